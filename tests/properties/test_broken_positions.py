"""The invariants themselves: each finds the position that breaks it, and accepts the nearest one that does not."""

import pytest

from rentier import load
from rentier.notation import position
from rentier.rules import invariants, names, setup
from rentier.rules.log import Log
from rentier.rules.moves import MoveList
from tests.at_the_table import ANA, BETO, CARO

HOLDS, MONEY, STOCK, TITLES, CARDS, DUES, OFFERS, JAIL, ACTOR, EVEN = range(10)
TITLE_KINDS = ("lot", "station", "service", "company", "monument")
JAIL_FREE = 10  # of the deck `casualidad` of peru
CARO_IS_OUT = {"bankrupt": {CARO: 1}, "cash": {CARO: 0}, "seats_out": 1}
POOR = {ANA: 0}  # can pay no debt, and may declare bankruptcy
AUCTION = {"auction": names.AUCTION_DECLINED, "auction_square": 1, "auction_in": 7, "auction_asked": CARO}
OPEN_QUESTION = {"ask": names.ASK_SCARCE}  # that nobody has been asked: whose turn it is can do nothing


def found(edition="peru", house_rules=None, **changes):
    """What is broken in the first position of a game of three, changed; the Bank has all the other money.

    A dict changes some places of an array, another value the field.
    """
    tables = load(edition, house_rules=house_rules or {}).tables
    game = setup.new_state(tables, 3, 1, 0)
    setup.start(game, tables, Log(False))
    fields = position.unpack(game)
    fields["turn"] = ANA
    for name, change in changes.items():
        if isinstance(change, dict):
            fields[name] = [change.get(at, value) for at, value in enumerate(fields[name])]
        else:
            fields[name] = change
    if names.BANK not in changes.get("cash", {}):
        fields["cash"][names.BANK] -= sum(fields["cash"])
    return invariants.broken(position.pack(fields), tables, MoveList())


def first(count, value):
    """This value in the first places of an array."""
    return dict.fromkeys(range(count), value)


def debts(count, **more):
    """Ana, who has no money, owes Beto 1, so many times."""
    owed = {"debtor": first(count, ANA), "creditor": first(count, BETO), "debt_amount": first(count, 1)}
    return {"cash": POOR, "debt_count": count, **owed, **more}


def claims(count, **more):
    """Ana may claim 1 from Beto, so many times."""
    open_rents = {"claim_by": first(count, ANA), "claim_visitor": first(count, BETO), "claim_amount": first(count, 1)}
    return {"claim_count": count, **open_rents, **more}


def offer(to, **more):
    return {"offer_id": {ANA: 1}, "offer_to": {ANA: to}, **more}


def bits(*squares):
    return sum(1 << square for square in squares)


def lots():
    """The lots of peru."""
    return [square.index for square in load("peru").squares if square.kind == "lot"]


def built(number, level, **more):
    """Ana owns every lot, and so many have this level."""
    every = dict.fromkeys(lots(), ANA)
    return {"owner": every, "whole": bits(*range(8)), "buildings": dict.fromkeys(lots()[:number], level), **more}


def test_the_position_that_is_changed_holds():
    assert found() == HOLDS


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"cash": {ANA: 1501, names.BANK: -4500}}, MONEY),
        ({"cash": {ANA: 1501}}, HOLDS),
        ({"cash": {ANA: 0}}, HOLDS),
        ({"cash": {ANA: -1}}, MONEY),
        ({"cash": {names.JACKPOT: -1}}, MONEY),
        (CARO_IS_OUT, HOLDS),
        ({**CARO_IS_OUT, "cash": {CARO: 1}}, MONEY),
    ],
)
def test_money_from_nowhere_below_zero_or_of_a_bankrupt_is_found(changes, what):
    assert found(**changes) == what


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"houses_left": 31}, STOCK),
        ({"hotels_left": 11}, STOCK),
        ({"owner": {1: ANA}, "buildings": {1: -1}, "houses_left": 33}, STOCK),
        ({"owner": {1: ANA}, "buildings": {1: 1}, "houses_left": 31}, HOLDS),
        ({"owner": {1: ANA}, "buildings": {1: 1}, "houses_left": 30}, STOCK),
        ({**built(2, 5), "hotels_left": 10}, HOLDS),
        ({**built(2, 5), "hotels_left": 12, "houses_left": 22}, STOCK),
        ({**built(2, 6), "hotels_left": 10}, STOCK),
        ({**built(8, 4), "houses_left": 0}, HOLDS),  # the first three groups
        ({**built(11, 3), "houses_left": -1}, STOCK),
        ({**built(12, 5), "hotels_left": 0}, EVEN),  # four groups and a lot: counted, but uneven
        ({**built(13, 5), "hotels_left": -1}, STOCK),
    ],
)
def test_buildings_that_the_bank_does_not_have_are_found(changes, what):
    assert found(**changes) == what


def test_where_buildings_are_unlimited_they_are_not_counted():
    unlimited = {"houses_left": names.UNLIMITED, "hotels_left": names.UNLIMITED}
    assert found("malta", **unlimited) == HOLDS
    assert found("malta", **unlimited, owner={1: ANA, 3: ANA}, whole=1, buildings={1: 4, 3: 5}) == HOLDS


@pytest.mark.parametrize("edition", ["brasil", "peru", "scuola", "malta", "castilla"])
def test_only_titles_have_an_owner(edition):
    every = {square.index for square in load(edition).squares if square.kind in TITLE_KINDS}
    for square in range(names.SQUARES):
        assert found(edition, owner={square: CARO}) == (HOLDS if square in every else TITLES), square


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"owner": {1: 3}}, TITLES),  # no fourth player
        ({"owner": {1: -2}}, TITLES),
        ({"owner": {1: CARO}, **CARO_IS_OUT}, TITLES),
        ({"owner": {1: BETO}, **CARO_IS_OUT}, HOLDS),
        ({"owner": {1: ANA}, "mortgaged": {1: names.MORTGAGED}, "pledged": bits(1)}, HOLDS),
        ({"owner": {1: ANA}, "mortgaged": {1: names.MORTGAGED}}, TITLES),
        ({"owner": {1: ANA}, "pledged": bits(1)}, TITLES),
        ({"mortgaged": {1: names.MORTGAGED}, "pledged": bits(1)}, TITLES),
        ({"buildings": {1: 1}, "houses_left": 31}, TITLES),
        ({"owner": {5: ANA}, "buildings": {5: 1}, "houses_left": 31}, TITLES),
        (
            {
                **{"owner": {1: ANA}, "mortgaged": {1: names.MORTGAGED}, "pledged": bits(1)},
                **{"buildings": {1: 1}, "houses_left": 31},
            },
            TITLES,
        ),
    ],
)
def test_a_title_of_nobody_in_the_game_or_in_an_impossible_state_is_found(changes, what):
    assert found(**changes) == what


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"estate": {CARO: bits(1)}, **CARO_IS_OUT}, HOLDS),
        ({"estate": {CARO: bits(1)}, "owner": {1: ANA}, **CARO_IS_OUT}, TITLES),
        ({"estate": {CARO: bits(3)}, "owner": {1: ANA}, **CARO_IS_OUT}, HOLDS),
        ({"heir_asked": bits(1), "owner": {1: ANA}}, TITLES),
        (
            {
                **{"heir_asked": bits(1), "owner": {1: ANA}},
                **{"mortgaged": {1: names.INHERITED_MORTGAGED}, "pledged": bits(1)},
            },
            HOLDS,
        ),
    ],
)
def test_a_title_in_an_estate_has_no_owner_and_an_heir_is_asked_about_mortgages(changes, what):
    assert found(**changes) == what


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"owner": {1: ANA, 3: ANA}, "whole": bits(0)}, HOLDS),
        ({"owner": {1: ANA, 3: ANA}}, TITLES),
        ({"owner": {1: ANA, 3: BETO}}, HOLDS),
        ({"owner": {1: ANA, 3: BETO}, "whole": bits(0)}, TITLES),
        ({"owner": {3: ANA}}, HOLDS),
        ({"whole": bits(0)}, TITLES),
    ],
)
def test_a_group_is_marked_as_complete_if_one_player_owns_it(changes, what):
    assert found(**changes) == what


def deck_of(*cards):
    """The first deck with these cards."""
    return {"deck": dict(enumerate(cards)), "deck_left": {0: len(cards)}}


WITHOUT_JAIL_FREE = [card for card in range(16) if card != JAIL_FREE]


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        (deck_of(*range(16)), HOLDS),
        (deck_of(*range(15)), CARDS),
        (deck_of(*range(15), 14), CARDS),
        (deck_of(*WITHOUT_JAIL_FREE), CARDS),
        ({**deck_of(*WITHOUT_JAIL_FREE), "keeper": {0: CARO}}, HOLDS),
        ({**deck_of(*range(16)), "keeper": {0: CARO}}, CARDS),
        ({**deck_of(*range(15)), "keeper": {0: CARO}}, CARDS),  # it is in the deck too, and another is nowhere
        ({**deck_of(*WITHOUT_JAIL_FREE), "keeper": {1: CARO}}, CARDS),  # the other deck's
        ({**deck_of(*WITHOUT_JAIL_FREE), "keeper": {0: CARO}, **CARO_IS_OUT}, CARDS),
        ({**deck_of(*WITHOUT_JAIL_FREE), "keeper": {0: BETO}, **CARO_IS_OUT}, HOLDS),
    ],
)
def test_a_card_that_is_missing_double_or_in_a_bankrupt_s_hand_is_found(changes, what):
    assert found(**changes) == what


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        (claims(1), HOLDS),
        (claims(names.CLAIMS), HOLDS),
        (claims(names.CLAIMS, claim_count=names.CLAIMS + 1), DUES),
        (claims(1, claim_amount={0: 0}), DUES),
        (claims(1, claim_by={0: BETO}), DUES),
        (claims(1, claim_by={0: CARO}, **CARO_IS_OUT), DUES),
        (claims(1, claim_visitor={0: CARO}, **CARO_IS_OUT), DUES),
        (claims(2, claim_amount={0: 1, 1: 0}), DUES),
    ],
)
def test_a_claim_of_nothing_on_oneself_or_of_a_bankrupt_is_found(changes, what):
    assert found(**changes) == what


ANA_IS_POOR_AND_CARO_OUT = {**CARO_IS_OUT, "cash": {ANA: 0, CARO: 0}}


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        (debts(1), HOLDS),
        (debts(1, creditor={0: names.BANK}), HOLDS),
        (debts(names.DEBTS), HOLDS),
        (debts(names.DEBTS, debt_count=names.DEBTS + 1), DUES),
        (debts(1, debt_amount={0: 0}), DUES),
        (debts(1, creditor={0: ANA}), DUES),
        (debts(1) | {"creditor": {0: CARO}, **ANA_IS_POOR_AND_CARO_OUT}, DUES),
        (debts(1) | {"debtor": {0: CARO}, **ANA_IS_POOR_AND_CARO_OUT}, DUES),
        (debts(1) | ANA_IS_POOR_AND_CARO_OUT, HOLDS),
        (debts(2, debt_joint={1: 1}), HOLDS),
        (debts(2, debt_joint={0: 1}), DUES),
        (debts(2, debtor={0: ANA, 1: CARO}), HOLDS),
        (debts(2, debtor={0: ANA, 1: CARO}, debt_joint={1: 1}), DUES),
        (debts(3, debtor={0: ANA, 1: ANA, 2: CARO}, debt_joint={1: 1}), HOLDS),
        (debts(3, debtor={0: ANA, 1: CARO, 2: CARO}, debt_joint={2: 1}), HOLDS),
        (debts(3, debtor={0: CARO, 1: ANA, 2: CARO}, cash={ANA: 0, CARO: 0}, debt_joint={2: 1}), DUES),
    ],
)
def test_a_debt_of_nothing_to_oneself_or_of_a_bankrupt_is_found(changes, what):
    assert found(**changes) == what


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        (AUCTION, HOLDS),
        ({**AUCTION, "auction_leader": BETO, "auction_bid": 1500}, HOLDS),
        ({**AUCTION, "auction_leader": BETO, "auction_bid": 1501}, DUES),
        ({**AUCTION, "auction_in": 3, "auction_asked": ANA, "auction_money_to": BETO, **CARO_IS_OUT}, HOLDS),
        ({**AUCTION, "auction_in": 3, "auction_asked": ANA, "auction_money_to": CARO, **CARO_IS_OUT}, DUES),
    ],
)
def test_a_bid_beyond_cash_and_an_auction_for_a_bankrupt_are_found(changes, what):
    assert found(**changes) == what


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        (offer(BETO), HOLDS),
        (offer(ANA), OFFERS),
        (offer(BETO, **CARO_IS_OUT), HOLDS),
        (offer(CARO, **CARO_IS_OUT), OFFERS),
        ({"offer_id": {CARO: 1}, "offer_to": {CARO: ANA}}, HOLDS),
        ({"offer_id": {CARO: 1}, "offer_to": {CARO: ANA}, **CARO_IS_OUT}, OFFERS),
    ],
)
def test_an_offer_to_oneself_or_of_a_bankrupt_is_found(changes, what):
    assert found(**changes) == what


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"jail_turns": {CARO: 0}, "square": {CARO: 10}}, HOLDS),
        ({"jail_turns": {CARO: 0}, "square": {CARO: 11}}, JAIL),
        ({"square": {CARO: 10}}, HOLDS),
    ],
)
def test_a_prisoner_elsewhere_is_found(changes, what):
    assert found(**changes) == what


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"turn": CARO}, HOLDS),
        ({"turn": 3}, ACTOR),
        ({"turn": -1}, ACTOR),
        ({"turn": CARO, **CARO_IS_OUT}, ACTOR),
        ({"phase": names.PHASE_OVER, "ended": names.END_AGREED}, HOLDS),
        ({"phase": names.PHASE_OVER}, ACTOR),
        ({"ended": names.END_AGREED}, ACTOR),
    ],
)
def test_a_running_game_in_which_nobody_decides_is_found(changes, what):
    assert found(**changes) == what


def test_who_could_only_leave_or_trade_cannot_decide():
    assert found(**OPEN_QUESTION) == ACTOR  # it may leave the game, and make an offer
    assert found(**OPEN_QUESTION, **offer(BETO)) == ACTOR  # it may leave, and take its offer back
    assert found(**OPEN_QUESTION, owner={1: ANA}) == HOLDS  # it may mortgage


@pytest.mark.parametrize(("levels", "what"), [((0, 0), HOLDS), ((1, 0), HOLDS), ((2, 0), EVEN), ((0, 2), EVEN)])
def test_uneven_building_is_found_where_it_is_forbidden(levels, what):
    group = {"owner": {1: ANA, 3: ANA}, "whole": bits(0), "buildings": {1: levels[0], 3: levels[1]}}
    group["houses_left"] = 32 - sum(levels)
    assert found(**group) == what
    for edition in ("brasil", "scuola", "castilla"):  # selling, building or both need not be even
        assert found(edition, **group) == HOLDS
    assert found(house_rules={"building.needs": "lot"}, **group) == HOLDS
