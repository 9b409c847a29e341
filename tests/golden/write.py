"""Writes the golden games again. A change to them is a decision: look at the difference, and say why in the commit.

python -m tests.golden.write                    the same moves, with what they lead to now
python -m tests.golden.write --new peru 2641 2  another game: edition, seed, players (a random player makes the moves)
"""

import sys

from rentier import Game
from rentier.bots import random as random_player
from tests.golden.games import EDITIONS, HERE, event_text, played_again, record_text, stored

NAMES = ("Ana", "Beto", "Caro", "Dora")


def new_game(edition: str, seed: str, players: int) -> Game:
    game = Game(edition, players=NAMES[:players], seed=seed)
    player = random_player.Player(int(seed))
    while game.actor is not None:
        seat = random_player.next_seat(game._state, game._tables, player)
        if random_player.choose(game._state, game._tables, player, seat):
            if game.why_not(player.move, seat) is None:
                game.apply(player.move, seat)
    return game


def write(edition: str, game: Game) -> None:
    (HERE / f"{edition}.jsonl").write_text(record_text(game), encoding="utf-8", newline="\n")
    (HERE / f"{edition}.txt").write_text(event_text(game), encoding="utf-8", newline="\n")


def main(arguments: list[str]) -> None:
    if arguments[:1] == ["--new"]:
        edition, seed, players = arguments[1:]
        write(edition, new_game(edition, seed, int(players)))
    else:
        for edition in EDITIONS:
            write(edition, played_again(stored(edition)))


if __name__ == "__main__":
    main(sys.argv[1:])
