"""What a seat is told of its moves is true now, however much of it was kept from before."""

import random

import pytest

from rentier import Game, editions
from rentier.server.sight import Sight


@pytest.mark.parametrize("edition", editions.names())
def test_what_a_seat_is_told_after_many_moves_is_what_a_fresh_look_tells(edition):
    """Sentences are kept as long as they are true, and no longer: prices, debts, whoever must decide."""
    seen = set()
    for number in range(6):
        game = Game(edition, players=4, seed=f"fresh-{number}")
        kept, chance = Sight(game), random.Random(number)
        for _ in range(260):
            if game.actor is None:
                break
            moves = [move for move in game.legal_moves() if move["move"] not in ("offer", "settle", "resign")]
            move = dict(chance.choice(moves))
            if "min" in move:
                move["amount"] = move.pop("min")
                del move["max"]
            game.apply(move)
            fresh = Sight(game)
            kept.look(), fresh.look()
            for seat in range(4):
                told = kept.seat_view(seat, "en")
                assert told == fresh.seat_view(seat, "en")
                seen |= set(told["refusals"])
    assert {"roll", "end_turn", "build"} <= seen


def test_the_price_of_lifting_that_is_told_is_the_one_that_is_asked_now():
    """PE-43, PE-47: who gets a mortgaged title lifts it at once for its value, later with interest."""
    players = [{"name": "Ana", "cash": 5}, {"name": "Beto"}]
    title = {"owner": 0, "buildings": 0, "mortgaged": True}
    game = Game.from_position({"edition": "peru", "players": players, "titles": {39: title}, "heirs": [39]})
    sight = Sight(game)
    sight.look()
    at_once = sight.seat_view(0, "en")["refusals"]["lift"]["text"]
    game.apply({"move": "keep", "square": 39})
    sight.look()
    later = sight.seat_view(0, "en")["refusals"]["lift"]["text"]
    assert "200" in at_once
    assert "220" in later
