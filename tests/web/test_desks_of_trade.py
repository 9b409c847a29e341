"""The trade desk and the offers that have come, each set up and played through the page."""

from tests.at_the_table import ANA, BETO, CARO, set_table
from tests.web.at_the_page import can, desk, event, panel, plain, says
from tests.web.conftest import no_serious_finding

OWNER = {1: ANA, 3: ANA, 39: ANA, 37: BETO, 12: BETO, 5: CARO, 15: CARO}


def lay(page, **sides):
    """Lays things on the open trade desk: give_37=True, take_cash=10."""
    for side, what in sides.items():
        field = page.locator(f"[data-trade={side.replace('_', '-')}]")
        field.check() if what is True else field.fill(str(what))


def test_an_offer_is_prepared_looked_at_twice_countered_and_made(visit, set_up):  # PE-19, PE-36, PE-43
    ana, beto = visit(), visit()
    owner = {square: seat for square, seat in OWNER.items() if seat != CARO}
    set_up(set_table("peru", players=2, owner=owner, mortgaged={12}, jail_cards={BETO: 1}), ana, beto)
    panel(ana, "trade").click()
    lay(ana, give_cash=10)
    ana.locator(".desk", has_text="PE-49").wait_for()  # money for nothing is refused before it is sent
    assert desk(ana, "offer").count() == 0
    lay(ana, give_1=True, take_37=True, take_cards=1)
    effects = {plain(each) for each in ana.locator("[data-effect]").all()}
    assert effects == {"Ana would break up Barrios Altos.", "Ana would complete Lima by the sea."}
    desk(ana, "offer").click()
    ana.locator(".desk [role=alert]", has_text="break up").wait_for()
    assert beto.locator("[data-front=offer]").count() == 0
    no_serious_finding(ana, "the trade desk")
    desk(ana, "offer").click()
    ana.locator("[data-front=sent]", has_text="Jirón Huallaga").wait_for()

    beto.locator("[data-front=offer] [data-move=counter]").click()
    lay(beto, take_cash=70)
    desk(beto, "offer").click()
    offer = ana.locator("[data-front=offer]", has_text="S/. 70")
    offer.wait_for()
    assert ana.locator("[data-front=sent]").count() == 0
    can(ana, "accept").click()
    says(ana, "You would give away part of a complete group")
    assert event(ana, "offer-accepted").count() == 0
    can(ana, "accept").click()
    for page in (ana, beto):
        event(page, "offer-accepted").wait_for()
        page.locator("[data-held='0']").wait_for()


def test_several_offers_wait_in_the_inbox_and_one_that_cannot_be_accepted_says_why(visit, set_up):
    ana, beto, caro = visit(), visit(), visit()
    offers = [
        {"id": 1, "by": ANA, "to": BETO, "give": {"squares": [39]}, "take": {"cash": 900}, "turns": 2},
        {"id": 2, "by": CARO, "to": BETO, "give": {"squares": [5]}, "take": {"cash": 100}, "turns": 2},
    ]
    game = set_table("peru", players=3, owner=OWNER, cash={BETO: 500}, offers=offers, offers_made=2)
    set_up(game, ana, beto, caro)
    front = beto.locator("[data-front=offer]")
    assert beto.locator("[data-offers='2']").count() == 1
    beto.locator("[data-front=offer] [data-move=accept][aria-disabled=true]").click(force=True)
    beto.locator("[data-refusal]", has_text="PE-36").wait_for()
    front.get_by_label("The next offer").click()
    front.filter(has_text="Caro").wait_for()
    can(beto, "accept").click()
    event(caro, "offer-accepted").wait_for()
    front.filter(has_text="Ana").wait_for()
    assert "Malecón" in plain(front)
    ana.locator("[data-front=sent] [data-move=withdraw]").click()
    front.wait_for(state="detached")
    event(beto, "offer-withdrawn").wait_for()
    assert event(caro, "offer-withdrawn").count() == 0  # a matter of two
