"""The rows of the list of legal moves: bots see their numbers, and a bot that chooses a row makes that move."""

import random

import pytest

from rentier import load
from rentier.bots import random as random_player
from rentier.notation.moves import KINDS, NAMES
from rentier.rules import legal, moves, names, play
from rentier.rules.log import Log
from rentier.rules.moves import MoveList
from tests.at_the_table import ANA, BETO, CARO, do, set_table
from tests.properties.crowded import crowded

EDITIONS = ("brasil", "peru", "scuola", "malta", "castilla")
OF_A_SQUARE = {"claim_rent", "build", "sell_building", "mortgage", "lift", "keep", "auction_title"}
OF_A_GROUP_OR_OFFER = {"sell_group", "accept", "reject"}
GAMES = 6  # of each edition
MOVES = 60


def rows_of(state, tables, seat):
    """Kind, square and extra of each row, in the order of the list."""
    rows = MoveList()
    legal.list_moves(state, tables, seat, rows)
    found = [moves.row(rows, i) for i in range(rows.count)]
    if all(kind != names.MOVE_BID for kind, *_ in found):
        assert {(least, most) for *_, least, most in found} <= {(0, 0)}
    return [row[:3] for row in found]


def listed(game, seat):
    return [(NAMES[kind], square, extra) for kind, square, extra in rows_of(*game.flat, seat)]


@pytest.mark.both_forms
def test_a_row_has_only_the_numbers_that_its_move_needs():
    seen = set()
    for edition in EDITIONS:
        for number in range(GAMES):
            rng = random.Random(f"{edition} {number}")
            game = crowded(load(edition), 3, rng)
            state, tables = game.flat
            player = random_player.Player(rng.getrandbits(64))
            log = Log(False)
            for _ in range(MOVES):
                for seat in range(3):
                    for kind, square, extra in rows_of(state, tables, seat):
                        name = NAMES[kind]
                        seen.add(name)
                        if name not in OF_A_SQUARE | OF_A_GROUP_OR_OFFER:
                            assert square == 0, name
                        if name == "sell_building":
                            assert extra in (0, 1)
                        elif name == "claim_rent":
                            assert extra in {claim.visitor for claim in game.claims if claim.by == seat}
                        else:
                            assert extra == 0, name
                seat = random_player.next_seat(state, tables, player)
                if seat != names.NOBODY and random_player.choose(state, tables, player, seat):
                    play.apply(state, tables, log, seat, player.move)
    assert seen == set(KINDS)


@pytest.mark.both_forms
def test_the_rows_of_a_lot_are_one_building_less_all_of_them_and_the_group():
    game = set_table("castilla", owner={1: ANA, 3: ANA}, buildings={1: 2, 3: 1}, cash={ANA: 0})
    assert listed(game, ANA) == [
        ("roll", 0, 0),
        ("sell_building", 1, 0),
        ("sell_building", 1, 1),
        ("sell_group", 0, 0),
        ("sell_building", 3, 0),
        ("resign", 0, 0),
        ("offer", 0, 0),
    ]


@pytest.mark.both_forms
def test_the_group_is_listed_after_the_first_of_its_lots_that_is_built():
    game = set_table("castilla", owner={1: ANA, 3: ANA}, buildings={3: 1}, cash={ANA: 0})
    assert listed(game, ANA) == [
        ("roll", 0, 0),
        ("mortgage", 1, 0),
        ("sell_building", 3, 0),
        ("sell_group", 0, 0),
        ("resign", 0, 0),
        ("offer", 0, 0),
    ]


@pytest.mark.both_forms
def test_the_rows_of_a_debtor_and_of_who_is_offered_property():
    debts = [{"debtor": ANA, "creditor": BETO, "amount": 900}]
    offers = [{"by": CARO, "to": BETO, "give": {"squares": [5]}, "take": {"cash": 1}}]
    game = set_table("peru", owner={39: ANA, 5: CARO}, cash={ANA: 0}, debts=debts, offers=offers)
    number = game.offers[0].id
    assert listed(game, ANA) == [
        ("settle", 0, 0),
        ("declare_bankruptcy", 0, 0),
        ("mortgage", 39, 0),
        ("resign", 0, 0),
        ("offer", 0, 0),
    ]
    do(game, "settle", give={"squares": [39]})
    assert listed(game, BETO) == [
        ("resign", 0, 0),
        ("reject", number, 0),
        ("accept", 0, 0),
        ("reject", 0, 0),
        ("offer", 0, 0),
    ]

    game = set_table("brasil", owner={39: ANA}, cash={ANA: 0}, debts=debts)
    assert ("auction_title", 39, 0) in listed(game, ANA)


@pytest.mark.both_forms
def test_the_rows_of_who_owes_the_bail_and_holds_a_card():
    debts = [{"debtor": ANA, "creditor": "bank", "amount": 50, "reason": "bail"}]
    game = set_table("peru", cash={ANA: 0}, jail_cards={ANA: 1}, debts=debts)
    assert ("use_card", 0, 0) in listed(game, ANA)


@pytest.mark.both_forms
@pytest.mark.parametrize(
    ("edition", "more", "seat"),
    [
        ("castilla", {"owner": {1: ANA, 3: ANA, 5: ANA}, "buildings": {1: 2, 3: 2}, "mortgaged": [5]}, ANA),
        ("castilla", {"owner": {1: ANA}, "buildings": {1: 1}}, ANA),
        ("peru", {"owner": {1: BETO}, "claims": [{"by": BETO, "visitor": CARO, "square": 1, "amount": 2}]}, BETO),
        ("peru", {"owner": {1: BETO}, "claims": [{"by": BETO, "visitor": ANA, "square": 1, "amount": 2}]}, BETO),
        ("peru", {"offers": [{"by": ANA, "to": BETO, "give": {"cash": 5}, "take": {"squares": [1]}}]}, BETO),
    ],
)
def test_a_bot_that_chooses_rows_makes_each_listed_move_and_no_other(edition, more, seat):
    owned = {1: BETO} if "offers" in more else {}
    game = set_table(edition, **{"owner": owned, **more})
    state, tables = game.flat
    made = []
    for seed in range(300):
        player = random_player.Player(seed)
        assert random_player.choose(state, tables, player, seat)
        move = game._reader.write(moves.packed(player.move))
        if move["move"] != "offer" and move not in made:
            made.append(move)
    expected = [move for move in game.legal_moves(seat) if move["move"] not in ("offer", "resign")]
    assert len(made) == len(expected)
    assert all(move in expected for move in made)
