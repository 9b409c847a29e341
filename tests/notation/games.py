"""Games for the tests of the notation: some moves at random, the same ones every time."""

import random
from typing import Any

from rentier import Game


def played(edition: str = "peru", moves: int = 150, seed: str = "7", players: int = 3, **more: Any) -> Game:
    """A game after so many random moves, offers among them."""
    game = Game(edition, players=players, seed=seed, **more)
    play_on(game, moves, random.Random(repr(seed)))
    return game


def play_on(game: Game, moves: int, rng: random.Random) -> None:
    for _ in range(moves):
        if game.actor is None:
            return
        seats = [game.actor] * 3 + game.entitled()
        seat = rng.choice(seats)
        row = rng.choice([row for row in game.legal_moves(seat) if row["move"] != "resign"])
        move = in_full(row, game, seat, rng)
        if game.why_not(move, seat) is None:
            game.apply(move, seat)


def in_full(row: dict[str, Any], game: Game, seat: int, rng: random.Random) -> dict[str, Any]:
    if row["move"] == "bid":
        return {"move": "bid", "amount": min(row["min"] + rng.randrange(20), row["max"])}
    if row["move"] not in ("offer", "settle"):
        return row
    mine = [square for square, title in game.view(None)["titles"].items() if title["owner"] == seat]
    give = {"cash": rng.randrange(40), "squares": rng.sample(mine, min(1, len(mine)))}
    if row["move"] == "settle":
        return {"move": "settle", "give": give}
    to = rng.randrange(game.seats)
    return {"move": "offer", "to": to, "give": {"squares": give["squares"]}, "take": {"cash": 20}}


def finished(edition: str = "peru", **more: Any) -> Game:
    """A game that was stopped by agreement after some moves."""
    game = played(edition, **more)
    rng = random.Random(1)
    while game.actor is not None:
        game.end_time()
        play_on(game, 1, rng)
    return game
