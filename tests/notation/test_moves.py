"""Moves: read from data, written as data, typed."""

import pytest

from rentier import Game, load
from rentier.notation.moves import FIELDS, KINDS, NAMES, Reader
from rentier.rules import moves as rules_moves
from rentier.rules import names
from rentier.rules.moves import Move
from tests.at_the_table import ANA, BETO, set_table

READER = Reader(load("peru"), 4)

FULL = [
    *({"move": name} for name in KINDS if not FIELDS.get(name, ((), ()))[0]),
    {"move": "bid", "amount": 0},
    {"move": "bid", "amount": 1_000_000_000},
    {"move": "claim_rent", "square": 39},
    {"move": "claim_rent", "square": 39, "visitor": 0},
    *({"move": name, "square": 3} for name in ("build", "sell_building", "mortgage", "lift", "keep", "auction_title")),
    {"move": "sell_building", "square": 0, "whole": True},
    {"move": "accept", "id": 7},
    {"move": "reject", "id": 7},
    {"move": "offer", "to": 0},
    {"move": "offer", "to": 3, "give": {"cash": 5}, "answers": 2},
    {"move": "offer", "to": 3, "give": {"squares": [0, 1, 39]}, "take": {"cash": 1, "cards": 2}},
    {"move": "settle", "give": {}},
    {"move": "settle", "give": {"cash": 5, "squares": [1, 3]}},
    *({"move": "sell_group", "group": group} for group in load("peru").groups),
]


@pytest.mark.both_forms
@pytest.mark.parametrize("data", FULL, ids=str)
def test_writing_is_the_inverse_of_reading(data):
    assert READER.write(rules_moves.packed(READER.read(data))) == data


def test_every_move_is_tried_above():
    assert {data["move"] for data in FULL} == set(KINDS)
    assert set(NAMES) == set(range(1, names.MOVES))


def test_what_says_nothing_is_left_out():
    said = {"move": "sell_building", "square": 1, "whole": False}
    assert READER.write(rules_moves.packed(READER.read(said))) == {"move": "sell_building", "square": 1}
    said = {"move": "offer", "to": 1, "give": {}, "take": {"cash": 0, "squares": [], "cards": 0}}
    assert READER.write(rules_moves.packed(READER.read(said))) == {"move": "offer", "to": 1}


@pytest.mark.both_forms
def test_a_settlement_is_written_without_the_cards_of_an_offer_before():
    """A bot's move is one and the same object each time."""
    move = READER.read({"move": "settle", "give": {"cash": 5}})
    move.give_cards = 1
    assert READER.write(rules_moves.packed(move)) == {"move": "settle", "give": {"cash": 5}}


def test_a_tuple_of_squares_is_a_list():
    assert READER.read({"move": "settle", "give": {"squares": (1, 3)}}).give_squares == 0b1010


@pytest.mark.both_forms
def test_a_typed_move_does_what_its_data_does():
    one = set_table("peru", dice=[(1, 2)])
    other = set_table("peru", dice=[(1, 2)])
    one.apply({"move": "roll"})
    other.apply(Move(names.MOVE_ROLL))
    one.apply({"move": "buy"})
    other.apply(READER.read({"move": "buy"}))
    assert one.state_bytes() == other.state_bytes()
    assert one.record()["moves"] == other.record()["moves"]


def test_a_listed_move_can_be_made_as_it_is():
    game = set_table("peru", owner={1: ANA, 3: ANA}, buildings={1: 2, 3: 2})
    for listed in game.legal_moves():
        assert game.why_not(listed) is None or listed["move"] == "offer"
    assert {"move": "sell_group", "group": load("peru").squares[1].group} in game.legal_moves()


def test_a_bid_is_listed_with_its_least_and_its_most():
    game = set_table("peru", auction={"square": 39, "in": [0, 1]}, cash={ANA: 70})
    assert game.legal_moves(ANA)[0] == {"move": "bid", "min": 1, "max": 70}


def test_an_answer_is_listed_with_the_offers_number():
    game = set_table("peru", owner={1: ANA})
    game.apply({"move": "offer", "to": BETO, "give": {"squares": [1]}, "take": {"cash": 60}})
    assert {"move": "accept", "id": 1} in game.legal_moves(BETO)
    assert {"move": "reject", "id": 1} in game.legal_moves(BETO)
    assert {"move": "withdraw"} in game.legal_moves(ANA)


def test_nobody_moves_when_the_game_is_over():
    game = Game("peru", players=2, seed="1")
    game.end_time()
    assert game.legal_moves() == []
    assert game.legal_moves(0) == []
    assert game.entitled() == []
