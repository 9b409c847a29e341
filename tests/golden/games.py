"""One whole game an edition, kept as a record that can be read, and as the sentences that it makes.

The header names the edition instead of holding it: a golden game is played by the rulebook as it is now.
"""

import json
from pathlib import Path
from typing import Any

from rentier import Game, load
from rentier.notation import record

HERE = Path(__file__).parent
EDITIONS = ("brasil", "peru", "scuola", "malta", "castilla")


def stored(edition: str) -> dict[str, Any]:
    """The golden record, complete: the edition that its header names is put in."""
    lines = [json.loads(line) for line in (HERE / f"{edition}.jsonl").read_text(encoding="utf-8").splitlines()]
    return {"header": {**lines[0], "edition": load(lines[0]["edition"]).to_data()}, "moves": lines[1:]}


def played_again(golden: dict[str, Any]) -> Game:
    """The same moves under today's rules, with nothing dictated: dice and cards come from the seed."""
    header = golden["header"]
    game = Game(header["edition"]["name"], players=header["players"], seed=header["seed"])
    for seat, move, _ in golden["moves"]:
        game.apply(move, seat)
    return game


def record_text(game: Game) -> str:
    told = game.record()
    return record.to_text({"header": {**told["header"], "edition": game.edition.name}, "moves": told["moves"]})


def event_text(game: Game) -> str:
    return "".join(event.text_in("en") + "\n" for event in game.events)
