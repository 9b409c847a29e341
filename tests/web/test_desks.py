"""Claims, questions to several, auctions and jail, each set up and played through the page."""

import pytest

from tests.at_the_table import ANA, BETO, CARO, DORA, set_table
from tests.web.at_the_page import buttons, can, event, panel, plain, says, why_off


def test_a_game_in_its_middle_is_played_on(visit, set_up):
    ana, beto = visit(), visit()
    set_up(set_table("peru", players=2, owner={1: ANA, 3: BETO}, cash={ANA: 77}), ana, beto)
    ana.locator(".cash", has_text="77").first.wait_for()
    can(ana, "roll").click()
    event(beto, "rolled").first.wait_for()


def a_claim(edition):
    """Beto stood on Ana's land, and the roll to come ends her claim."""
    rolls, age = (DORA, 2) if edition == "malta" else (CARO, 1)
    claim = {"by": ANA, "visitor": BETO, "square": 1, "amount": 2, "age": age}
    return set_table(edition, players=4, owner={1: ANA}, at={BETO: 1}, to_roll=rolls, claims=[claim])


@pytest.mark.parametrize("edition", ["brasil", "peru", "malta"])  # BR-19, PE-11, MT-17
def test_a_roll_waits_for_a_claim_which_is_made_let_go_or_missed(visit, set_up, edition):
    ana, others = visit(), visit()
    # On the second page all other seats: it shows the one that rolls.
    for answer, seconds in (("claim", 3600), ("waive", 3600), ("miss", 1)):
        set_up(a_claim(edition), others, ana, claim_seconds=seconds, held=[[1, 2, 3], [0]])
        assert buttons(ana)[0] == "claim_rent"
        can(others, "roll").click()
        if answer == "miss":
            event(ana, "claim-lapsed").wait_for()
        else:
            says(others, "Rent may still be claimed by Ana")
            ana.locator("[data-front=claim] [role=timer]").wait_for()
            assert event(ana, "rolled").count() == 0
            (can(ana, "claim_rent") if answer == "claim" else ana.locator("[data-command=waive_claims]")).click()
        event(ana, "rolled").first.wait_for()
        assert event(ana, "rent-claimed").count() == (answer == "claim")
        assert ana.locator("[data-front=claim]").count() == 0


def test_a_claim_let_go_before_the_roll_holds_nothing_up(visit, set_up):
    ana, others = visit(), visit()
    set_up(a_claim("peru"), others, ana, held=[[1, 2, 3], [0]])
    ana.locator("[data-main][data-move=claim_rent] + [data-command=waive_claims]").click()  # beside what claims it
    says(ana, "You let it go")
    can(others, "roll").click()
    event(ana, "claim-lapsed").wait_for()


def test_on_one_device_the_seat_that_may_claim_comes_to_the_front(visit, set_up):
    page = visit()
    set_up(a_claim("peru"), page)
    assert page.locator(".hot [aria-pressed=true]").inner_text() == "Caro"
    can(page, "roll").click()
    page.locator(".hot [aria-pressed=true]", has_text="Ana").wait_for()
    can(page, "claim_rent").click()
    event(page, "rent-claimed").wait_for()
    event(page, "rolled").first.wait_for()


def test_a_declined_title_is_offered_to_the_others_and_dice_decide(visit, set_up):  # SC-11
    ana, beto, caro = visit(), visit(), visit()
    declined = {"players": 3, "at": {ANA: 6}, "phase": "buy"}
    set_up(set_table("scuola", **declined, cash={CARO: 20}), ana, beto, caro)
    can(ana, "decline").click()
    says(ana, "Asked: Beto, Caro")
    can(caro, "waive").wait_for()
    assert buttons(caro) == ["waive", "-want"]
    assert "SC-11" in why_off(caro, "want")
    can(caro, "waive").click()
    can(beto, "want").wait_for()
    assert buttons(beto) == ["want", "waive"]
    can(beto, "want").click()
    event(ana, "title").wait_for()
    ana.locator("[data-deed='6']", has_text="Beto").wait_for()  # SC-12: everyone sees the contract

    set_up(set_table("scuola", **declined), ana, beto, caro)
    can(ana, "decline").click()
    can(caro, "want").click()
    can(beto, "want").click()
    for page in (ana, beto, caro):
        page.locator("[data-dice-off] li").nth(1).wait_for()
    event(ana, "title").wait_for()


def test_an_auction_from_the_first_bid_to_the_last_one_standing(visit, set_up):  # PE-10
    ana, beto, caro = visit(), visit(), visit()
    game = set_table("peru", players=3, at={ANA: 6}, phase="buy", owner={1: BETO}, cash={CARO: 15})
    set_up(game, ana, beto, caro)
    can(ana, "decline").click()
    can(beto, "bid").wait_for()
    assert [plain(each) for each in beto.locator("[data-raise]").all()] == ["S/. 1", "S/. 10", "S/. 50", "S/. 100"]
    beto.locator(".actions .head [role=timer]").wait_for()
    panel(beto, "mortgage").wait_for()  # money may be raised meanwhile
    beto.locator("[data-raise='10']").click()
    says(ana, "Beto leads with S/. 10")
    own = ana.get_by_label("Your bid")
    for wrong in ("10", "1501", "12.5", ""):
        own.fill(wrong)
        assert ana.locator("[data-main]").is_disabled(), wrong
    own.fill("20")
    ana.locator("[data-main]", has_text="20").click()
    caro.locator(".stage .bid", has_text="20").wait_for()
    assert buttons(caro) == ["pass", "-bid"]
    assert "15" in why_off(caro, "bid")
    can(caro, "pass").click()
    says(caro, "You are not in this auction")
    ana.locator(".stage .bidders", has_text="Caro").wait_for(state="detached")
    says(ana, "You lead with S/. 20")
    can(beto, "pass").click()
    for page in (ana, beto, caro):
        event(page, "auction-won").wait_for()


JAILS = {  # turns spent there: the choices
    "brasil": {0: ["roll", "use_card", "-pay_bail"], 3: ["use_card", "roll", "pay_bail"]},  # BR-14 to BR-16
    "peru": {0: ["roll", "use_card", "pay_bail"]},  # PE-24
    "scuola": {0: ["use_card", "pay_bail", "end_turn", "-roll"]},  # SC-24 to SC-26
    "castilla": {0: ["use_card", "pay_bail", "end_turn", "-roll"]},  # CA-15
}


def test_the_ways_out_of_jail_are_those_of_the_rulebook(visit, set_up):
    ana, beto = visit(), visit(width=360, height=740)
    for edition, by_turns in JAILS.items():
        for turns, expected in by_turns.items():
            game = set_table(edition, players=2, jail={ANA: turns}, at={ANA: 10}, jail_cards={ANA: 1}, cash={ANA: 300})
            set_up(game, ana, beto)
            assert buttons(ana) == expected, edition
            if expected[-1].startswith("-"):
                assert game.edition.prefix in why_off(ana, expected[-1][1:]), edition
            # SC-19: the cards held lie at the bottom of the board for all to see, also on a phone.
            beto.locator("[data-held='0']", has_text="Ana").wait_for()
    can(ana, "end_turn").click()
    event(ana, "waited").wait_for()


def test_hints_say_what_the_choices_mean_and_can_be_turned_off(visit, set_up):
    page = visit()
    set_up(set_table("castilla", players=2, jail={ANA: 1}, at={ANA: 10}), page)
    hint = page.locator("[data-hint]")
    assert "Pay 50 Castis and play on" in plain(hint)
    assert "turn 2 of 3" in plain(hint)
    hint.get_by_role("button").click()
    hint.wait_for(state="detached")
    page.reload()
    can(page, "pay_bail").wait_for()
    assert hint.count() == 0
