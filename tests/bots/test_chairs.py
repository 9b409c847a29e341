"""Bots in the chairs of a game that people play too."""

import pytest

from rentier import Game, editions
from rentier.bots import numbers
from rentier.bots.chairs import Chairs


def play(game, chairs, moves):
    """Bots move until a person must; how many moves they made, and the rights among them."""
    made = rights = 0
    while made < moves and (decision := chairs.decide(game)) is not None:
        chairs.apply(game, decision.move, decision.seat)
        made, rights = made + 1, rights + decision.right
    return made, rights


@pytest.mark.parametrize("bots", [(numbers.RANDOM,) * 3, (numbers.STEADY, numbers.TRADER, numbers.RANDOM)])
@pytest.mark.parametrize("edition", editions.names())
def test_whatever_bots_decide_is_legal_and_leaves_the_game_alone_until_it_is_made(edition, bots):
    game = Game(edition, players=3, seed="chairs", fair=True)
    chairs = Chairs(game, bots, 1)
    made, _ = play(game, chairs, 400)
    assert made == 400 or game.actor is None
    before = game.state_bytes()
    chairs.decide(game)
    assert game.state_bytes() == before


def test_a_person_is_waited_for_and_a_bot_may_take_its_place():
    game = Game("peru", players=2, seed="1", dice=[(6, 6), (1, 2)])
    chairs = Chairs(game, [None, numbers.STEADY])
    assert game.actor == 0
    assert chairs.decide(game) is None
    chairs.seat(0, numbers.STEADY)
    assert chairs.decide(game).seat == 0
    chairs.seat(0, None)
    assert chairs.decide(game) is None
    game.apply({"move": "roll"})


def test_a_bot_claims_its_rent_from_a_person_before_the_next_roll():
    players = [{"name": "Ana", "square": 1}, {"name": "Bot"}, {"name": "Caro"}]
    claims = [{"by": 1, "visitor": 0, "square": 1, "amount": 2, "age": 0}]
    position = {"edition": "peru", "seed": "1", "players": players, "titles": {1: {"owner": 1}}, "turn": 0}
    game = Game.from_position({**position, "phase": "end", "claims": claims})
    decision = Chairs(game, [None, numbers.STEADY, None]).decide(game)
    assert (decision.seat, decision.move["move"], decision.right) == (1, "claim_rent", True)
