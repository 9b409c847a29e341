"""`scuola`, SC-13 to SC-21: rent and what raises it, cards, taxes, the Bank."""

import pytest

from tests.at_the_table import ANA, BETO, CARO, at, can, cash, do, refused, titles


def event(game, kind):
    """The last event of this kind."""
    return [event for event in game.events if event.kind == kind][-1]


# Rent.


@pytest.mark.clause("SC-13")
def test_rent_is_paid_to_the_owner_by_itself(scuola):
    game = scuola(at={ANA: 32}, owner={39: BETO}, dice=[(3, 4)])
    do(game, "roll")
    assert cash(game) == [560, 660, 610]
    assert game.claims == []
    refusal = refused(game, "claim_rent", seat=BETO, square=39)
    assert (refusal.code, refusal.clause) == ("rent-is-automatic", "SC-13")


@pytest.mark.clause("SC-13")
def test_on_ones_own_property_nothing_is_paid(scuola):
    game = scuola(at={ANA: 32}, owner={39: ANA}, dice=[(3, 4)])
    do(game, "roll")
    assert cash(game) == [610, 610, 610]
    assert can(game, "end_turn")


@pytest.mark.clause("SC-14")
@pytest.mark.parametrize(("buildings", "rent"), [(0, 50), (1, 200), (2, 600), (3, 1400), (4, 1700), (5, 2000)])
def test_buildings_raise_the_rent_as_the_contract_says(scuola, buildings, rent):
    game = scuola(at={ANA: 32}, owner={39: BETO}, buildings={39: buildings}, cash={ANA: 2000, BETO: 0}, dice=[(3, 4)])
    do(game, "roll")
    assert cash(game)[BETO] == rent


@pytest.mark.clause("SC-14")
@pytest.mark.parametrize(("start", "square"), [(32, 39), (28, 35), (21, 28)])
def test_a_mortgaged_property_earns_nothing(scuola, start, square):
    game = scuola(at={ANA: start}, owner={square: BETO}, mortgaged=[square], dice=[(3, 4)])
    do(game, "roll")
    assert (at(game)[ANA], cash(game)) == (square, [610, 610, 610])
    assert can(game, "end_turn")


@pytest.mark.clause("SC-15")
def test_the_contract_is_shown_to_all_when_its_mortgage_is_made(scuola):
    game = scuola(owner={39: ANA})
    do(game, "mortgage", square=39)
    shown = event(game, "mortgaged")
    assert (shown.seat, shown.square, shown.amount, shown.seen_by) == (ANA, 39, 200, None)
    assert shown.clause == "SC-15"
    for seat in (None, ANA, BETO):
        assert game.view(seat)["titles"][39] == {"owner": ANA, "buildings": 0, "mortgaged": True}


@pytest.mark.clause("SC-16")
@pytest.mark.parametrize(
    ("owners", "buildings", "mortgaged", "rent"),
    [
        ({39: BETO}, {}, [], 50),
        ({37: BETO, 39: BETO}, {}, [], 100),
        ({37: CARO, 39: BETO}, {}, [], 50),
        ({37: BETO, 39: BETO}, {39: 1}, [], 200),  # a built lot is not doubled
        ({37: BETO, 39: BETO}, {37: 4}, [], 100),  # an unbuilt one is, whatever stands on the others
        ({37: BETO, 39: BETO}, {}, [37], 100),
    ],
)
def test_a_complete_group_earns_double_on_its_unbuilt_lots(scuola, owners, buildings, mortgaged, rent):
    game = scuola(at={ANA: 32}, owner=owners, buildings=buildings, mortgaged=mortgaged, cash={BETO: 0}, dice=[(3, 4)])
    do(game, "roll")
    assert cash(game)[BETO] == rent


@pytest.mark.clause("SC-16")
@pytest.mark.parametrize(
    ("owners", "rent"),
    [
        ({35: BETO}, 25),
        ({35: BETO, 5: BETO}, 50),
        ({35: BETO, 5: BETO, 15: BETO}, 100),
        ({35: BETO, 5: BETO, 15: BETO, 25: BETO}, 200),
        ({35: BETO, 5: CARO, 15: CARO, 25: ANA}, 25),
    ],
)
def test_a_station_earns_by_the_number_that_its_owner_has(scuola, owners, rent):
    game = scuola(at={ANA: 28}, owner=owners, cash={BETO: 0}, dice=[(3, 4)])
    do(game, "roll")
    assert cash(game)[BETO] == rent


@pytest.mark.clause("SC-16")
@pytest.mark.parametrize(
    ("owners", "dice", "rent"),
    [
        ({12: BETO}, (3, 4), 28),
        ({12: BETO}, (1, 4), 20),
        ({12: BETO, 28: CARO}, (3, 4), 28),
        ({12: BETO, 28: BETO}, (3, 4), 70),
        ({12: BETO, 28: BETO}, (1, 4), 50),
    ],
)
def test_an_enterprise_earns_4_times_the_dice_and_both_10_times(scuola, owners, dice, rent):
    game = scuola(at={ANA: 12 - sum(dice)}, owner=owners, cash={BETO: 0}, dice=[dice])
    do(game, "roll")
    assert cash(game)[BETO] == rent


@pytest.mark.clause("SC-17")
def test_a_house_may_be_built_on_a_single_lot_of_a_group(scuola):
    game = scuola(owner={39: ANA, 37: BETO})
    do(game, "build", square=39)
    assert (titles(game)[39]["buildings"], cash(game)[ANA]) == (1, 410)
    assert event(game, "built").clause == "SC-17"


@pytest.mark.clause("SC-17")
def test_one_lot_may_get_four_houses_while_the_others_have_none(scuola):
    game = scuola(owner={1: ANA, 3: ANA})
    for _ in range(4):
        do(game, "build", square=1)
    assert (titles(game)[1]["buildings"], titles(game)[3]["buildings"]) == (4, 0)
    assert cash(game)[ANA] == 410
    assert not can(game, "build", square=1)  # no fifth


@pytest.mark.clause("SC-17")
def test_houses_may_come_down_unevenly_too(scuola):
    game = scuola(owner={1: ANA, 3: ANA}, buildings={1: 1, 3: 3})
    do(game, "sell_building", square=1)
    assert (titles(game)[1]["buildings"], titles(game)[3]["buildings"]) == (0, 3)


@pytest.mark.clause("SC-17")
def test_only_ones_own_lots_can_be_built_on(scuola):
    game = scuola(owner={1: BETO, 5: ANA, 12: ANA})
    refusal = refused(game, "build", square=1)
    assert (refusal.code, refusal.clause) == ("not-owner", "SC-17")
    for square in (5, 12):
        refusal = refused(game, "build", square=square)
        assert (refusal.code, refusal.clause) == ("not-a-lot", "SC-17")


@pytest.mark.clause("SC-17")
def test_nothing_is_built_on_a_mortgaged_lot_but_beside_it(scuola):
    game = scuola(owner={1: ANA, 3: ANA}, mortgaged=[3])
    refusal = refused(game, "build", square=3)
    assert (refusal.code, refusal.clause) == ("lot-mortgaged", "SC-17")
    do(game, "build", square=1)
    assert titles(game)[1]["buildings"] == 1


@pytest.mark.clause("SC-17")
def test_one_builds_on_ones_own_turn_before_and_after_the_roll(scuola):
    game = scuola(at={ANA: 13}, owner={1: ANA, 39: BETO}, dice=[(3, 4)])
    do(game, "build", square=1)
    do(game, "roll")
    do(game, "build", square=1)
    assert titles(game)[1]["buildings"] == 2
    refusal = refused(game, "build", seat=BETO, square=39)
    assert (refusal.code, refusal.clause) == ("not-your-turn-to-build", "SC-17")


@pytest.mark.clause("SC-17")
def test_one_builds_also_from_the_assenza(scuola):
    game = scuola(jail={ANA: 0}, owner={1: ANA})
    do(game, "build", square=1)
    assert (titles(game)[1]["buildings"], cash(game)[ANA]) == (1, 560)


# Cards, taxes and the Bank.


@pytest.mark.clause("SC-18")
@pytest.mark.parametrize(
    ("start", "deck", "card", "after"),
    [(0, "imprevisti", "broken-window", 560), (10, "probabilita", "scholarship", 810)],
)
def test_a_card_is_shown_to_all_obeyed_and_put_back(scuola, start, deck, card, after):
    game = scuola(at={ANA: start}, dice=[(3, 4)], deck={deck: [card]})
    do(game, "roll")
    shown = event(game, "card-drawn")
    assert (shown.seat, shown.deck, shown.card, shown.seen_by) == (ANA, deck, card, None)
    assert cash(game)[ANA] == after
    assert game.view(None)["decks"][deck] == 16
    assert card in game.position()["decks"][deck]


@pytest.mark.clause("SC-18")
def test_a_card_that_was_put_back_may_come_again_at_once(scuola):
    game = scuola(at={ANA: 0, BETO: 0}, players=2, dice=[(3, 4), (3, 4)], deck={"imprevisti": ["found-wallet"] * 2})
    do(game, "roll")
    do(game, "end_turn")
    do(game, "roll")
    assert cash(game) == [760, 760]


@pytest.mark.clause("SC-18")
def test_any_card_may_come_wherever_it_lies_in_its_deck(scuola):
    cards = [card.id for card in scuola().edition.decks["probabilita"].cards]
    drawn = set()
    for seed in range(200):
        game = scuola(at={ANA: 10}, dice=[(3, 4)], decks={"probabilita": cards}, seed=str(seed))
        do(game, "roll")
        drawn.add(event(game, "card-drawn").card)
    assert drawn == set(cards)


@pytest.mark.clause("SC-18")
def test_a_card_that_moves_the_pawn_has_its_square_obeyed_too(scuola):
    game = scuola(at={ANA: 0}, owner={39: BETO}, dice=[(3, 4)], deck={"imprevisti": ["advance-39"]})
    do(game, "roll")
    assert (at(game)[ANA], cash(game)) == (39, [560, 660, 610])


@pytest.mark.clause("SC-18")
@pytest.mark.parametrize(
    ("card", "square", "money"),
    [
        ("next-station", 15, [585, 635, 0]),
        ("next-service", 12, [610, 610, 0]),
        ("back-three", 4, [410, 610, 0]),
        ("pizza-bet", 7, [560, 660, 0]),  # 50 to each who is still in the game
        ("chewing-gum", 7, [460, 610, 0]),  # 25 for each of two houses, 100 for the hotel, none for Beto's
    ],
)
def test_every_kind_of_card_is_obeyed(scuola, card, square, money):
    game = scuola(
        at={ANA: 0},
        bankrupt=[CARO],
        owner={15: BETO, 1: ANA, 3: ANA, 39: BETO},
        buildings={1: 2, 3: 5, 39: 4},
        dice=[(3, 4)],
        deck={"imprevisti": [card]},
    )
    do(game, "roll")
    assert (at(game)[ANA], cash(game)) == (square, money)


@pytest.mark.clause("SC-19")
@pytest.mark.parametrize(("start", "deck"), [(0, "imprevisti"), (10, "probabilita")])
def test_a_jail_free_card_is_kept_for_all_to_see_and_out_of_its_deck(scuola, start, deck):
    game = scuola(at={ANA: start}, dice=[(3, 4)], deck={deck: ["jail-free"]})
    do(game, "roll")
    for seat in (None, ANA, BETO):
        assert game.view(seat)["held"] == [{"deck": deck, "card": "jail-free", "by": ANA}]
    assert game.view(None)["decks"][deck] == 15
    assert "jail-free" not in game.position()["decks"][deck]
    assert event(game, "card-kept").seen_by is None


@pytest.mark.clause("SC-19")
def test_there_are_two_jail_free_cards_one_in_each_deck(scuola):
    decks = scuola().edition.decks.values()
    assert [[card.id for card in deck.cards if card.effect == "jail_free"] for deck in decks] == [["jail-free"]] * 2


@pytest.mark.clause("SC-19")
def test_once_used_by_its_holder_it_goes_back_to_its_deck(scuola):
    game = scuola(jail={ANA: 0}, jail_cards={ANA: 1}, held=[{"deck": "probabilita", "card": "jail-free", "by": ANA}])
    assert game.view(None)["decks"] == {"imprevisti": 16, "probabilita": 15}
    do(game, "use_card")
    assert game.view(None)["held"] == []
    assert game.view(None)["decks"] == {"imprevisti": 16, "probabilita": 16}
    assert "jail-free" in game.position()["decks"]["probabilita"]


@pytest.mark.clause("SC-19")
def test_sold_it_lies_before_the_buyer_and_goes_back_when_that_one_uses_it(scuola):
    held = [{"deck": "imprevisti", "card": "jail-free", "by": ANA}]
    game = scuola(jail={BETO: 0}, to_roll=BETO, jail_cards={ANA: 1}, held=held)
    do(game, "offer", to=ANA, give={"cash": 40}, take={"cards": 1})
    do(game, "accept", seat=ANA)
    assert game.view(None)["held"] == [{"deck": "imprevisti", "card": "jail-free", "by": BETO}]
    assert game.view(None)["decks"]["imprevisti"] == 15
    do(game, "use_card")
    assert (game.view(None)["held"], game.view(None)["decks"]["imprevisti"]) == ([], 16)


@pytest.mark.clause("SC-20")
@pytest.mark.parametrize(("start", "square", "left"), [(31, 38, 510), (37, 4, 610)])
def test_taxes_are_taken_by_themselves(scuola, start, square, left):
    game = scuola(at={ANA: start}, dice=[(3, 4)])
    do(game, "roll")
    assert (at(game)[ANA], cash(game)[ANA]) == (square, left)  # 4 lies behind VIA: 200 came, 200 went
    assert (event(game, "paid").reason, event(game, "paid").payee) == ("tax", "bank")
    assert can(game, "end_turn")


@pytest.mark.clause("SC-20")
def test_free_parking_does_nothing(scuola):
    game = scuola(players=2, at={ANA: 31, BETO: 13}, dice=[(3, 4), (3, 4)])
    do(game, "roll")  # Ana's tax is not waiting there
    do(game, "end_turn")
    do(game, "roll")
    assert (at(game)[BETO], cash(game)) == (20, [510, 610])
    assert can(game, "end_turn")


@pytest.mark.clause("SC-21")
def test_the_bank_pays_however_much_it_has_paid_before(scuola):
    game = scuola(at={ANA: 35}, cash={ANA: 400_000_000, BETO: 400_000_000}, owner={39: ANA}, dice=[(2, 3)])
    do(game, "roll")
    do(game, "mortgage", square=39)
    assert cash(game)[ANA] == 400_000_400


@pytest.mark.clause("SC-21")
def test_the_bank_makes_every_transaction_without_anyones_doing(scuola):
    game = scuola(at={ANA: 0}, dice=[(3, 4)], deck={"imprevisti": ["phone-in-class"]}, owner={1: ANA})
    do(game, "build", square=1)
    do(game, "roll")
    assert [(e.payer, e.payee, e.amount, e.reason) for e in game.events if e.kind == "paid"] == [
        (ANA, "bank", 50, "building"),
        (ANA, "bank", 15, "card"),
    ]
    assert game.view(None)["jackpot"] == 0
