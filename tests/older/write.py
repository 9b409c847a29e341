"""Writes the test data of this folder: records and a database of format 1, the last version before 2.

Run it with the code of that version, not with today's: `git archive 36cecf8 | tar x -C old`, then
`cd old && RENTIER_PURE=1 python write.py FOLDER`.
"""

import asyncio
import gzip
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

from rentier import Game
from rentier.notation import record
from rentier.server.hall import Hall
from rentier.server.seats import hashed
from rentier.server.store import Store
from tests.server.conftest import Guest, settle

PREFERRED = ("claim_rent", "buy", "roll", "waive", "pass", "end_turn", "keep", "mortgage", "decline")
OWN = 'format = 1\nextends = "scuola"\nname = "mine"\n[players]\nmax = 3\n'
HOUSE_RULES = {"turn.order": "random", "mortgage.needs": "group-bare"}
IDS = {"scuola": "scuola-table-01", "malta": "malta-table-001", "peru": "peru-table-0001", "own": "own-table-00001"}


def play(game: Game, moves: int) -> Game:
    for _ in range(moves):
        legal = {move["move"]: move for move in game.legal_moves()}
        game.apply(legal[next(name for name in PREFERRED if name in legal)])
    return game


def over(game: Game) -> Game:
    game.end_time()
    while game.actor is not None:
        play(game, 1)
    return game


def records() -> dict[str, Game]:
    names = ["Ana", "Beto", "Caro"]
    lot, others = {"owner": 0}, {"owner": 1, "buildings": 1}
    players = [{"name": "Ana", "cash": 10}, {"name": "Beto"}, {"name": "Caro", "bankrupt": True}]
    position = {"edition": "scuola", "seed": "3", "players": players, "titles": {1: lot, 3: others}}
    mortgaged = Game.from_position(Game.from_position(position).position())
    mortgaged.apply({"move": "mortgage", "square": 1}, 0)
    peru = Game("peru", players=names, seed="3", mode="quick", house_rules=HOUSE_RULES)
    # Version 1 let an owner claim rent for a title that it had mortgaged since; version 2 does not (PE-14).
    position = {"edition": peru.edition.to_data(), "seed": "3", "players": [{"square": 0}, {"square": 36}]}
    claimed = Game.from_position({**position, "titles": {1: {"owner": 0}}, "turn": 1})
    claimed.load_dice((2, 3))
    claimed.apply({"move": "roll"}, 1)
    claimed.apply({"move": "mortgage", "square": 1}, 0)
    claimed.apply({"move": "claim_rent", "square": 1}, 0)
    return {
        "scuola": over(play(Game("scuola", players=names, seed="1"), 90)),
        "malta": over(play(Game("malta", players=names, seed="2"), 60)),
        "peru": over(play(peru, 60)),
        "position": play(mortgaged, 2),
        "claimed": claimed,
    }


async def tables(place: Path) -> None:
    """Tables that were begun, are over, or wait for players; tokens are the players' names."""
    hall = Hall(Store(place))
    hall.start()
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "device", "name": "Beto"}, {"kind": "bot", "name": "Caro"}]
    more = {"speed": "at-once", "claim_seconds": 0, "grace_seconds": 3600}
    own = (await hall.check(OWN.encode(), "en", ""))["edition"]["name"]
    made = {
        "scuola": await hall.create({"edition": "scuola", "seats": seats, "start": True, **more}),
        "malta": await hall.create({"edition": "malta", "seats": seats, **more}),
        "peru": await hall.create(
            {"edition": "peru", "mode": "quick", "house_rules": HOUSE_RULES, "seats": seats, "start": True, **more}
        ),
        "own": await hall.create({"edition": own, "seats": seats, "start": True, **more}),
    }
    for name in ("scuola", "peru", "own"):
        room = await hall.room(made[name]["table"]["id"])
        tokens = [each["token"] for each in made[name]["tokens"]]
        ana = await Guest(room, tokens).arrive()
        for _ in range(2000):
            await settle(room)
            if room.game.version >= 40:
                break
            for seat in (0, 1):
                move = ana.any_move(seat)
                if room.game.actor == seat and move is not None:
                    await ana.ask("move", seat, move=move)
        if name == "peru":
            for seat in (0, 1):
                await ana.ask("wish", seat, what="end", wish=True)
            for _ in range(50):
                await settle(room)
        print(name, room.game.version, room.row["stage"])
        await ana.go()
    await hall.stop()
    with closing(sqlite3.connect(place)) as base:
        for name, answer in made.items():
            before = answer["table"]["id"]
            base.execute("UPDATE tables SET id = ? WHERE id = ?", (IDS[name], before))
            base.execute("UPDATE lines SET table_id = ? WHERE table_id = ?", (IDS[name], before))
            base.execute("UPDATE seats SET table_id = ? WHERE table_id = ?", (IDS[name], before))
            for seat, player in enumerate(("Ana", "Beto")):
                token = (hashed(f"{player}-{name}"), IDS[name], seat)
                base.execute("UPDATE seats SET token = ? WHERE table_id = ? AND seat = ?", token)
        base.execute("DELETE FROM commands")
        base.commit()


def main(folder: Path) -> None:
    for name, game in records().items():
        data = game.record()
        if name in ("position", "claimed"):
            data["header"]["edition"] = game.edition.name  # as in that record: it need not be here twice
        (folder / f"{name}.jsonl").write_text(record.to_text(data), encoding="utf-8")
        print(name, game.version, game.outcome and game.outcome.why)
    place = folder / "games.sqlite"
    asyncio.run(tables(place))
    with closing(sqlite3.connect(place)) as base:
        text = "\n".join(base.iterdump())
    (folder / "games.sql.gz").write_bytes(gzip.compress(text.encode(), mtime=0))
    place.unlink()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
