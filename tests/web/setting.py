"""A server of its own, a Chromium, and any position of a game before its pages: for tests and for pictures."""

import contextlib
import json
import os
import re
import secrets
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from rentier import Game
from rentier.server import seats, store
from tests.at_the_table import ANA, BETO, CARO, DORA, set_table
from tests.server.conftest import PATIENT

ROOT = Path(__file__).resolve().parents[2]

LOG = "server.log"  # in the folder of its database

MOST = {"malta": 4, "castilla": 4}  # buildings on a lot, where it is not four houses and a hotel

# Two whole groups, one of them built, mortgages, and something of everything for everybody.
OWNER = {1: ANA, 3: ANA, 6: BETO, 8: BETO, 9: BETO, 11: CARO, 12: CARO, 15: CARO, 18: DORA, 21: ANA, 24: BETO}
OWNER |= {25: ANA, 29: DORA, 31: CARO, 39: ANA}


def lively(edition: str = "peru", **more: Any) -> Game:
    """A game in its middle with something of everything on the board."""
    position: dict[str, Any] = {
        "players": 4,
        "owner": OWNER,
        "buildings": {1: MOST.get(edition, 5), 3: MOST.get(edition, 5) - 1, 6: 2, 8: 2, 9: 1},
        "mortgaged": {12, 21},
        "cash": {ANA: 412, BETO: 95, CARO: 1204, DORA: 655},
        "at": {ANA: 24, BETO: 10, CARO: 19, DORA: 39},
        "jail": {BETO: 1} if edition != "malta" else {},
        "dice": (),
        "round": 14,
        "jackpot": 120,
    }
    return set_table(edition, **{**position, **more})


def page_is_built() -> bool:
    return (ROOT / "rentier" / "server" / "static" / "index.html").exists()


@contextlib.contextmanager
def server(data: Path) -> Iterator[str]:
    """A server on any free port, with its database in that folder; its address."""
    said = data / LOG
    with said.open("w", encoding="utf-8") as log:
        process = subprocess.Popen(
            [str(Path(sys.executable).with_name("rentier")), "serve", "--port", "0", "--data", str(data)],
            stdout=log,
            stderr=subprocess.STDOUT,
            env={**os.environ, **PATIENT, "PYTHONUNBUFFERED": "1"},
        )
    try:
        while not (address := re.search(r"http://\S+?(?=/?\s)", said.read_text(encoding="utf-8"))):
            if process.poll() is not None:
                raise RuntimeError("the server did not start: " + said.read_text(encoding="utf-8"))
            time.sleep(0.05)
        yield address[0]
    finally:
        process.terminate()
        process.wait(timeout=10)


def launch(browsers: Any) -> Any:
    """The system's Chromium, or Playwright's own; None if there is neither."""
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    if path is None and not Path(browsers.chromium.executable_path).exists():
        return None
    return browsers.chromium.launch(executable_path=path, args=["--no-sandbox"])


def put_before(
    data: Path,
    game: Game,
    *pages: Any,
    bots: Sequence[int] = (),
    held: Sequence[Sequence[int]] = (),
    **pace: Any,
) -> str:
    """Puts a game in its middle before these pages, which then show it; its id.

    The game is of `tests.at_the_table.set_table` or `Game.from_position`. The first seat is the first page's, and so
    on; `bots` are seats of bots; all other seats are the first page's too, as on one device. Or `held` says which
    seats each page holds.
    """
    record = game.record()
    assert not record["moves"], "a position, no moves after it"
    table_id, header = secrets.token_urlsafe(12), record["header"]
    tokens = [None if seat in bots else secrets.token_urlsafe(24) for seat in range(game.seats)]
    plain = {"minutes": None, "turn_seconds": None, "auction_seconds": 3600, "claim_seconds": 3600}
    plan = {"edition": game.edition.name, "pace": {**plain, "grace_seconds": 3600, "speed": "at-once", **pace}}
    view = game.view(None)
    summary = {"version": game.version, "round": view["round"], "actor": game.actor, "outcome": None, "played": 0.0}
    row = {
        "id": table_id,
        "code": seats.new_code(6),
        "created": time.time(),
        "stage": "playing",
        "plan": store.compact(plan),
        "edition": store.compact(game.edition.to_data()),
        "seed": game.position()["seed"],
        "header": store.compact(header),
        "summary": store.compact(summary),
        "previous": None,
        "next": None,
    }
    chairs = [
        {
            "table_id": table_id,
            "seat": seat,
            "kind": "bot" if token is None else "person",
            "level": "steady" if token is None else None,
            "name": player["name"],
            "pawn": player["pawn"],
            "token": token and seats.hashed(token),
            "ready": True,
        }
        for seat, (token, player) in enumerate(zip(tokens, header["players"], strict=True))
    ]
    kept = store.Store(data / "rentier.sqlite")
    assert kept.write_all([store.new_table(row, chairs)]) == [None]
    kept.close()
    for number, page in enumerate(pages):
        mine = [
            {"seat": seat, "token": token}
            for seat, token in enumerate(tokens)
            if token and (seat in held[number] if held else seat == number or (number == 0 and seat >= len(pages)))
        ]
        hold(page, {"table": {"id": table_id}, "tokens": mine})
        page.goto(f"/t/{table_id}")
        page.wait_for_selector("svg[role=listbox]")
    return table_id


def open_table(page: Any, plan: dict[str, Any]) -> str:
    """A table made for this page, which then shows it; its id."""
    answer = page.request.post("/api/tables", data={"speed": "at-once", **plan}, headers={"Origin": origin(page)})
    assert answer.ok, answer.text()
    made = answer.json()
    hold(page, made)
    page.goto(f"/t/{made['table']['id']}")
    return str(made["table"]["id"])


def hold(page: Any, seated: dict[str, Any]) -> None:
    """This browser keeps the seats' secrets."""
    kept = json.dumps([{"id": seated["table"]["id"], "seats": seated["tokens"]}])
    page.evaluate("kept => localStorage.setItem('rentier.seats', kept)", kept)


def origin(page: Any) -> str:
    return str(page.evaluate("location.origin"))
