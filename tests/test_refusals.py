"""Whatever is not allowed is refused: with a stable code, a sentence in four languages, and nothing changed."""

from enum import IntEnum
from typing import Any

import pytest

from rentier import Game, Refused, load
from rentier.notation.refusals import CODES, MALFORMED
from rentier.notation.refusals import Refused as TheSame
from rentier.rules import moves as rules_moves
from rentier.rules import names, play
from rentier.rules.moves import Move
from tests.at_the_table import ANA, BETO, CARO, do, refused, set_table
from tests.properties import test_everything_is_seen as seen

LANGUAGES = ("pt", "es", "it", "en")
NAN, INFINITE = float("nan"), float("inf")


def assert_told(refusal: Refused, code: str) -> None:
    """The code, and a sentence for it in each language, no two of them the same."""
    assert refusal.code == code
    texts = [refusal.text_in(language) for language in LANGUAGES]
    for text in texts:
        assert text.strip()
        assert f"refused-{code}" not in text
        assert "{$" not in text
    assert len(set(texts)) == len(LANGUAGES)
    assert refusal.text in texts
    assert refusal.data()["code"] == code


MALFORMED_MOVES: list[tuple[str, Any, str]] = [
    ("no mapping at all", None, "not-a-move"),
    ("a text", "roll", "not-a-move"),
    ("a list", ["roll"], "not-a-move"),
    ("a number", 7, "not-a-move"),
    ("nothing", {}, "not-a-move"),
    ("no move in it", {"mov": "roll"}, "not-a-move"),
    ("an unknown move", {"move": "cheat"}, "unknown-move"),
    ("a move in capitals", {"move": "ROLL"}, "unknown-move"),
    ("a move that is a number", {"move": 1}, "unknown-move"),
    ("a move that is a list", {"move": ["roll"]}, "unknown-move"),
    ("an unknown field", {"move": "roll", "dice": [6, 6]}, "unknown-field"),
    ("a field of another move", {"move": "buy", "square": 39}, "unknown-field"),
    ("a field that is no text", {"move": "roll", 5: 5}, "unknown-field"),
    ("an unknown field in a pile", {"move": "offer", "to": 1, "give": {"gold": 1}}, "unknown-field"),
    ("cards in a settlement", {"move": "settle", "give": {"cards": 1}}, "unknown-field"),
    ("a missing amount", {"move": "bid"}, "missing-field"),
    ("a missing square", {"move": "build"}, "missing-field"),
    ("a missing partner", {"move": "offer", "give": {"cash": 5}}, "missing-field"),
    ("a missing pile", {"move": "settle"}, "missing-field"),
    ("a negative amount", {"move": "bid", "amount": -1}, "out-of-range"),
    ("a huge amount", {"move": "bid", "amount": 10**12}, "out-of-range"),
    ("an amount of thousands of digits", {"move": "bid", "amount": 10**5000}, "out-of-range"),
    ("a fraction", {"move": "bid", "amount": 1.5}, "wrong-type"),
    ("a whole number with a point", {"move": "bid", "amount": 5.0}, "wrong-type"),
    ("not a number", {"move": "bid", "amount": NAN}, "wrong-type"),
    ("an infinite amount", {"move": "bid", "amount": INFINITE}, "wrong-type"),
    ("an infinite debt", {"move": "bid", "amount": -INFINITE}, "wrong-type"),
    ("text where a number belongs", {"move": "bid", "amount": "50"}, "wrong-type"),
    ("true where a number belongs", {"move": "bid", "amount": True}, "wrong-type"),
    ("nothing where a number belongs", {"move": "bid", "amount": None}, "wrong-type"),
    ("square 40", {"move": "build", "square": 40}, "no-such-square"),
    ("square -1", {"move": "mortgage", "square": -1}, "no-such-square"),
    ("a square of thousands of digits", {"move": "mortgage", "square": 10**5000}, "no-such-square"),
    ("a square as text", {"move": "build", "square": "1"}, "wrong-type"),
    ("a square that is true", {"move": "build", "square": True}, "wrong-type"),
    ("a square that is not a number", {"move": "build", "square": NAN}, "wrong-type"),
    ("square 40 in an offer", {"move": "offer", "to": 1, "give": {"squares": [40]}}, "no-such-square"),
    ("a square twice in an offer", {"move": "offer", "to": 1, "give": {"squares": [1, 1]}}, "out-of-range"),
    ("squares that are no list", {"move": "offer", "to": 1, "give": {"squares": 1}}, "wrong-type"),
    ("a pile that is no mapping", {"move": "offer", "to": 1, "give": [1]}, "wrong-type"),
    ("negative cash in an offer", {"move": "offer", "to": 1, "give": {"cash": -5}}, "out-of-range"),
    ("cash as text in an offer", {"move": "offer", "to": 1, "take": {"cash": "5"}}, "wrong-type"),
    ("nine cards", {"move": "offer", "to": 1, "take": {"cards": 9}}, "out-of-range"),
    ("an offer to a seat that is not there", {"move": "offer", "to": 3}, "no-such-seat"),
    ("an offer to a seat as text", {"move": "offer", "to": "1"}, "no-such-seat"),
    ("a visitor that is not there", {"move": "claim_rent", "square": 1, "visitor": -1}, "no-such-seat"),
    ("offer number 0", {"move": "accept", "id": 0}, "out-of-range"),
    ("half of a yes", {"move": "sell_building", "square": 1, "whole": 1}, "wrong-type"),
    ("a group that is not there", {"move": "sell_group", "group": "gold"}, "no-such-group"),
    ("a group as a number", {"move": "sell_group", "group": 1}, "no-such-group"),
]


@pytest.mark.both_forms
@pytest.mark.parametrize(
    ("move", "code"), [case[1:] for case in MALFORMED_MOVES], ids=[case[0] for case in MALFORMED_MOVES]
)
def test_what_is_not_a_move_is_refused(move, code):
    game = set_table("peru", owner={1: ANA, 3: ANA, 39: BETO})
    before = game.state_bytes()
    with pytest.raises(Refused) as caught:
        game.apply(move)
    assert_told(caught.value, code)
    told = game.why_not(move)
    assert told is not None
    assert told.code == code
    assert game.state_bytes() == before


@pytest.mark.parametrize("seat", [3, -1, 99, "0", 0.0, True, NAN, [0], 10**40])
def test_a_seat_that_is_not_there_is_refused(seat):
    game = set_table("peru")
    before = game.state_bytes()
    with pytest.raises(Refused) as caught:
        game.apply({"move": "roll"}, seat=seat)
    assert_told(caught.value, "no-such-seat")
    assert game.why_not({"move": "roll"}, seat).code == "no-such-seat"
    with pytest.raises(Refused):
        game.legal_moves(seat)
    with pytest.raises(Refused):
        game.view(seat)
    assert game.state_bytes() == before


def test_a_typed_move_is_looked_at_as_closely():
    game = set_table("peru", owner={1: ANA})
    for change in (
        {"kind": 0},
        {"kind": names.MOVES},
        {"kind": -1},
        {"square": 40},
        {"square": -1},
        {"amount": -1},
        {"amount": 2 * 10**9},
        {"give_cash": 2 * 10**9},
        {"visitor": 3},
        {"kind": names.MOVE_OFFER, "to": 3},
        {"kind": names.MOVE_OFFER, "to": -1},
        {"give_cash": -1},
        {"take_cash": -1},
        {"give_cards": 9},
        {"take_cards": -1},
        {"give_squares": 1 << 40},
        {"take_squares": 1 << 63},
        {"id": -1},
        {"answers": -1},
    ):
        move = Move(names.MOVE_ROLL)
        for name, value in change.items():
            setattr(move, name, value)
        before = game.state_bytes()
        with pytest.raises(Refused) as caught:
            game.apply(move)
        assert_told(caught.value, "not-a-move")
        assert game.why_not(move).code == "not-a-move"
        assert game.state_bytes() == before


def test_a_trade_for_what_one_does_not_own_is_refused():
    game = set_table("peru", owner={1: ANA, 39: BETO})
    give = refused(game, "offer", to=BETO, give={"squares": [39]}, take={"cash": 10})
    assert_told(give, "not-owner")
    take = refused(game, "offer", to=BETO, give={"cash": 10}, take={"squares": [37]})
    assert_told(take, "they-do-not-own")
    square = refused(game, "offer", to=BETO, give={"squares": [0]}, take={"cash": 10})
    assert_told(square, "not-a-title")


def test_an_offer_to_oneself_is_refused():
    assert_told(refused(set_table("peru", owner={1: ANA}), "offer", to=ANA, give={"squares": [1]}), "to-oneself")


def test_an_offer_to_a_bankrupt_is_refused():
    game = set_table("peru", owner={1: ANA}, bankrupt=[CARO])
    assert_told(refused(game, "offer", to=CARO, give={"squares": [1]}, take={"cash": 5}), "to-bankrupt")


def test_more_money_than_there_is_cannot_be_offered_or_asked():
    game = set_table("peru", owner={1: ANA, 3: BETO}, cash={ANA: 100, BETO: 50})
    assert_told(refused(game, "offer", to=BETO, give={"cash": 101}, take={"squares": [3]}), "no-cash")
    assert_told(refused(game, "offer", to=BETO, give={"squares": [1]}, take={"cash": 51}), "they-have-no-cash")


def test_the_wrong_seat_is_refused():
    assert_told(refused(set_table("peru"), "roll", seat=BETO), "not-your-turn")
    assert_told(refused(set_table("peru", bankrupt=[BETO]), "roll", seat=BETO), "bankrupt-seat")


def test_after_the_end_everything_is_refused():
    game = set_table("peru")
    game.end_time()
    assert game.actor is None
    assert_told(refused(game, "roll", seat=ANA), "game-over")
    assert_told(game.why_not({"move": "roll"}), "game-over")


def test_a_refusal_knows_its_clause():
    refusal = refused(set_table("peru", owner={1: ANA, 3: ANA}, mortgaged=[3]), "build", square=1)
    assert refusal.code == "group-mortgaged"
    assert refusal.clause == "PE-31"
    assert "PE-31" in str(refusal)


def test_the_refusal_of_the_package_is_that_of_the_notation():
    assert Refused is TheSame
    assert issubclass(Refused, ValueError)


# Games that cannot begin, and what cannot be dictated.


@pytest.mark.parametrize("players", [1, 9, 0, -1, 10**9, [], ["Ana"], [str(n) for n in range(9)]])
def test_a_wrong_number_of_players_is_refused(players):
    with pytest.raises(Refused) as caught:
        Game("peru", players=players)
    assert_told(caught.value, "players-number")


@pytest.mark.parametrize(
    "players",
    [
        *("Ana", None, {"name": "Ana"}, 2.0, True, ["Ana", ""], ["Ana", "  "], ["Ana", 5], ["Ana", "x" * 41]),
        *(
            ["Ana", "B\x1b[2J"],
            ["Ana", "B\ud800"],
            ["Ana", {"nome": "Beto"}],
            ["Ana", {"name": None}],
            ["Ana", ["Beto"]],
            ["Ana", "Ana"],
            ["Ana", " aNA"],
            ["Straße", {"name": "STRASSE"}],
        ),
    ],
)
def test_names_that_are_none_are_refused(players):
    with pytest.raises(Refused) as caught:
        Game("peru", players=players)
    assert_told(caught.value, "players-names")


@pytest.mark.parametrize("pawns", [("red", "red"), ("gold", "red"), ("red", 5), ("red", ["red"])])
def test_pawns_that_are_taken_or_none_are_refused(pawns):
    with pytest.raises(Refused) as caught:
        Game("peru", players=[{"name": "Ana", "pawn": pawns[0]}, {"name": "Beto", "pawn": pawns[1]}])
    assert_told(caught.value, "pawn-taken")


DICTATED: list[tuple[str, tuple[Any, ...]]] = [
    *(
        ("load_dice", (roll,))
        for roll in [(0, 1), (1, 7), (1, 2, 3), (), "34", 7, None, True, (1.0, 2), (True, 1), 2.5]
    ),
    *(("load_chance", case) for case in [("luck", [1]), ("amount", [-1]), ("amount", [1.5]), ("square", [40])]),
    *(("load_chance", case) for case in [("order", [3]), ("deal", ["1"]), ("amount", [True]), (None, [1])]),
    *(("load_chance", case) for case in [([], [1]), ("amount", 5), ("amount", "5"), ("deal", [40])]),
    *(("stack_deck", case) for case in [([], ["a"]), ("casualidad", None), ("casualidad", "advance-start")]),
    *(("stack_deck", case) for case in [("no deck", []), ("casualidad", ["no card"]), ("casualidad", [None])]),
    *(("stack_deck", ("casualidad", [card] * 2)) for card in ("advance-start", "jail-free")),
]


@pytest.mark.parametrize(("way", "values"), DICTATED)
def test_chance_that_is_none_is_refused(way, values):
    game = set_table("peru")
    before = game.position()
    with pytest.raises(Refused) as caught:
        getattr(game, way)(*values)
    assert_told(caught.value, "not-chance")
    assert game.position() == before


@pytest.mark.parametrize(("amount", "fits"), [(9, False), (10, True), (180, True), (181, False), (5000, False)])
def test_an_amount_that_no_card_draws_is_refused(amount, fits):
    game = set_table("malta")
    if fits:
        game.load_chance("amount", [amount])
        return
    with pytest.raises(Refused) as caught:
        game.load_chance("amount", [amount])
    assert_told(caught.value, "not-chance")
    assert caught.value.details["allowed"] == "10…180"


@pytest.mark.both_forms
def test_what_cannot_come_up_is_refused_when_it_would():
    """A birthday is worth 100 at most: the move is not made, and the tape is as it was."""
    game = set_table("malta", at={ANA: 4}, dice=[(1, 2)], deck={"xorti": ["birthday"]}, chance={"amount": [150]})
    for _ in range(2):
        refusal = refused(game, "roll")
        assert_told(refusal, "not-chance")
        assert (refusal.details["field"], refusal.details["value"]) == ("amount", "150")
        assert game.why_not({"move": "roll"}).code == "not-chance"
    assert game.record()["moves"] == []
    assert game.copy().why_not({"move": "roll"}).code == "not-chance"
    game.load_dice((1, 1))
    assert game.why_not({"move": "roll"}).code == "not-chance"  # the first dice come first


@pytest.mark.both_forms
def test_a_setup_that_cannot_be_is_refused():
    with pytest.raises(Refused) as caught:
        Game("peru", players=2, mode="quick", chance={"deal": [39, 39]})
    assert_told(caught.value, "not-chance")
    with pytest.raises(Refused) as caught:
        Game("peru", players=2, mode="quick", chance={"deal": [0]})
    assert_told(caught.value, "not-chance")
    for wrong in ({"dice": 5}, {"dice": "34"}, {"chance": [1]}):
        with pytest.raises(Refused) as caught:
            Game("peru", players=2, **wrong)
        assert_told(caught.value, "not-chance")


@pytest.mark.both_forms
def test_chance_of_a_kind_that_the_game_never_draws_waits_for_ever():
    game = Game("peru", players=3, seed="42")
    game.load_dice((3, 4), (1, 1))
    game.load_chance("amount", [50])
    game.stack_deck("casualidad", ["advance-start"])
    game.apply({"move": "roll"})
    assert game.events[-1].kind in ("moved", "card-drawn", "paid")


@pytest.mark.both_forms
def test_dice_that_are_refused_leave_none_behind():
    game = Game("peru", players=2, seed="1")
    with pytest.raises(Refused):
        game.load_dice((3, 4), (9, 9))
    assert game.position()["tape"] == []


@pytest.mark.both_forms
def test_what_is_dictated_goes_along_with_a_position():
    game = Game("peru", players=2, seed="1")
    game.load_dice((6, 5))
    other = Game.from_position(game.position())
    assert other.position() == game.position()
    other.apply({"move": "roll"})
    assert other.view(None)["dice"] == [6, 5]


def test_a_position_and_a_record_are_nobodys_but_the_games():
    data = {"edition": "peru", "players": [{"name": "Ana", "cash": 7}, {"name": "Beto"}]}
    game = Game.from_position(data)
    data["players"][0]["cash"] = 999
    game.record()["header"]["position"]["players"][0]["cash"] = 888
    assert game.record()["header"]["position"]["players"][0]["cash"] == 7


def test_an_answer_leaves_the_callers_typed_move_as_it_was():
    game = set_table("peru", owner={5: ANA})
    do(game, "offer", to=BETO, give={"squares": [5]}, take={"cash": 10})
    answer = Move(names.MOVE_ACCEPT)
    before = rules_moves.packed(answer)
    assert game.why_not(answer, seat=BETO) is None
    assert rules_moves.packed(answer) == before


def test_an_edition_in_a_position_brings_its_own_rules():
    told = {"edition": load("peru").to_data(), "players": [{"name": "Ana"}, {"name": "Beto"}]}
    assert Game.from_position(told).edition.mode is None
    for more in ({"house_rules": {"money.salary": 500}}, {"mode": "quick"}):
        with pytest.raises(Refused):
            Game.from_position(told | more)


def test_an_event_shows_itself_in_one_line():
    assert len(repr(Game("peru", players=2, seed="1").events[0])) < 300


def test_what_lies_on_top_of_a_deck_is_not_put_there_again():
    game = set_table("peru", at={ANA: 0}, dice=[(3, 4)])
    game.stack_deck("casualidad", ["back-three"])
    with pytest.raises(Refused) as caught:
        game.stack_deck("casualidad", ["back-three"])
    assert_told(caught.value, "not-chance")
    game.apply({"move": "roll"})
    game.stack_deck("casualidad", ["back-three"])


@pytest.mark.both_forms
def test_a_seat_may_be_a_member_of_an_enumeration():
    class Seat(IntEnum):
        ANA = 0
        BETO = 1
        NOBODY = 7

    game = set_table("peru")
    assert game.why_not({"move": "roll"}, Seat.BETO).code == "not-your-turn"
    assert refused(game, "roll", seat=Seat.NOBODY).code == "no-such-seat"
    game.apply({"move": "roll"}, Seat.ANA)
    assert type(game.record()["moves"][0][0]) is int


def test_more_than_the_tape_holds_is_refused():
    game = set_table("peru")
    with pytest.raises(Refused) as caught:
        game.load_dice(*[(1, 2)] * 600)
    assert_told(caught.value, "not-chance")


# Every code can be produced: at random by some edition (test_everything_is_seen), or here.


def test_a_group_out_of_range_of_a_typed_move_is_refused():
    game = set_table("peru")
    move = Move(names.MOVE_SELL_GROUP)
    for group in (-1, 99):
        move.group = group
        assert_told(game.why_not(move), "no-such-group")


def test_eight_debts_are_as_many_as_can_be_claimed():
    debts = [
        {"debtor": debtor, "creditor": creditor, "amount": 2000, "reason": "card"}
        for debtor, creditor in [(1, 2), (1, 3), (1, 4), (1, 5), (2, 1), (2, 3), (2, 4), (2, 5)]
    ]
    claim = {"by": 0, "visitor": 5, "square": 1, "amount": 2}
    game = set_table("peru", players=6, owner={1: ANA}, debts=debts, claims=[claim])
    assert_told(refused(game, "claim_rent", seat=ANA, square=1), "too-much-owed")


def test_where_bail_is_never_taken_it_is_refused():
    rules = {"jail.bail_when": "never", "jail.wait_turns": 3}
    game = set_table("peru", jail={ANA: 0}, house_rules=rules)
    assert_told(refused(game, "pay_bail"), "no-bail")


def test_where_bail_is_never_taken_a_prisoner_has_no_more_tries_than_the_dial_says():
    rules = {"jail.bail_when": "never", "jail.wait_turns": 5, "jail.double_turns": 2}
    assert_told(refused(set_table("peru", jail={ANA: 2}, house_rules=rules), "roll"), "no-more-tries")
    assert set_table("peru", jail={ANA: 1}, house_rules=rules).why_not({"move": "roll"}) is None


def test_where_money_is_raised_only_while_acting_the_others_are_told_to_wait():
    rules = {"money.raise_when": "acting"}
    game = set_table("brasil", owner={1: BETO}, house_rules=rules)
    assert_told(refused(game, "mortgage", seat=BETO, square=1), "busy")


HERE = {"no-such-group", "too-much-owed", "no-bail", "no-more-tries", "busy"}


def test_every_code_can_be_produced():
    """By an edition's random play, whose test sees all that its dials allow, or by a test above."""
    from rentier import load

    by_chance = set()
    for name, mode in seen.TABLES:
        by_chance |= seen.possible(CODES.values(), seen.CODES_NEED, load(name, mode=mode).dials)
    assert set(CODES.values()) - by_chance == HERE
    assert {code for _, _, code in MALFORMED_MOVES} <= set(MALFORMED)


@pytest.mark.parametrize("code", [*CODES.values(), *MALFORMED])
def test_every_code_has_its_sentence(code):
    from rentier.notation.moves import full

    assert_told(Refused(code, None, "en", **full({"player": "Ana", "square": "Tacna", "value": "7"})), code)


def test_asking_about_a_typed_answer_to_an_offer_leaves_the_move_as_it_was():
    game = set_table("peru", owner={1: ANA}, cash={BETO: 100})
    do(game, "offer", seat=ANA, to=BETO, give={"squares": [1]}, take={"cash": 60})
    answer = Move(names.MOVE_ACCEPT)
    before = rules_moves.packed(answer)
    state, tables = game.flat
    assert play.why_not(state, tables, BETO, answer) == names.OK
    assert game.why_not(answer, BETO) is None
    game.apply(answer, BETO)
    assert rules_moves.packed(answer) == before
    assert game.record()["moves"][-1][1] == {"move": "accept"}
