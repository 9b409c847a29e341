"""Starts the server: finds a port, opens the store, says where the page is, and opens the browser."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import ipaddress
import logging
import os
import re
import secrets
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import uvicorn
from fastapi import FastAPI
from sqlalchemy.exc import SQLAlchemyError

from rentier.editions import Edition
from rentier.server import app as apps
from rentier.server import logs, patient
from rentier.server.fleet import Fleet
from rentier.server.hall import Hall
from rentier.server.headers import Hosts
from rentier.server.homes import Homes
from rentier.server.limits import BadLimit, limits_from
from rentier.server.store import Store, Unusable, read_again
from rentier.server.store.database import is_sqlite

log = logging.getLogger("rentier.server")

PORT = 7340
TRIES = 20  # ports after the usual one, where that is taken
FRAME_FACTOR = 4  # a frame so many times too long gets no answer, its connection ends
OPEN_FILES = 65_536
SWITCHES = 0.0005  # seconds that a thread waits for its turn: what is stored is waited for, and needs many turns
LOOKS_EVERY = 1.0  # seconds, whether there is garbage to be searched for
QUIET = 0.05  # of that time at work: nobody waits
SOME_THINGS, MANY_THINGS = 100_000, 2_000_000  # made since the last search for garbage and not let go
SELDOM = 1800.0  # seconds after which all is looked at, what was there before too, also if it is never quiet
GIVES_BACK_EVERY = 60.0  # seconds
LAST_WORDS = 2.0  # seconds in which clients can still take what they are told when the server stops
TOUCHES_EVERY = 3.0  # seconds
GIVES_UP = 10.0  # seconds after which a server that was stopped goes, whatever it waits for
SEND_BUFFER = 128 * 1024  # bytes that the system keeps for a client that does not read; else it may be megabytes


class Mistake(Exception):
    """What the user can put right; the text says how."""


@dataclass(frozen=True)
class Guarding:
    """How a server that others reach is kept: see docs/operations.md."""

    limits: Sequence[str] = ()  # NAME=VALUE
    host_names: Sequence[str] = ()
    proxy: str | None = None  # the addresses of a proxy whose forwarded headers are believed
    metrics_token: str | None = None
    log_format: str = "text"
    log_level: str = "warning"
    bus: str | None = None  # the Redis by which several servers are one


def give_back() -> None:
    """Memory that is free goes back to the system: where tables come and go it lies in small pieces, and stays."""
    with suppress(OSError, AttributeError):  # only GNU's C library has it, and needs it
        ctypes.CDLL(None).malloc_trim(0)


async def tidy() -> None:
    """Looks for garbage when nobody waits for the server, or when much may have come together.

    By itself Python does so in the middle of a move and goes through what all tables hold, for a second where there
    are a thousand. Games, rooms and connections leave nothing that only this search would find; a library may.
    """
    gc.freeze()  # what is there now is not looked at again while there is work
    gc.disable()
    whole = given_back = time.monotonic()
    while True:
        worked = time.process_time()
        await asyncio.sleep(LOOKS_EVERY)
        is_quiet = time.process_time() - worked < QUIET * LOOKS_EVERY
        made, all_of_it = gc.get_count()[0], time.monotonic() - whole > SELDOM
        if made > MANY_THINGS or (made > SOME_THINGS and (is_quiet or all_of_it)):
            if all_of_it:
                gc.unfreeze()
                whole = time.monotonic()
            gc.collect()
            gc.freeze()
        if time.monotonic() - given_back > GIVES_BACK_EVERY:
            await asyncio.to_thread(give_back)
            given_back = time.monotonic()


async def stay_known(kept: Store) -> None:
    """A PostgreSQL that was started again knows of a server without guests only when that connects anew."""
    while True:
        await asyncio.sleep(TOUCHES_EVERY)
        with suppress(SQLAlchemyError, Unusable):  # what is asked of it next says so
            await asyncio.to_thread(read_again, kept.touch)


def give_up() -> None:
    """A thread that waits for a database can be ended in no other way. It is as safe as a cut of the power."""
    log.error(
        "something does not end, perhaps the database: what waits to be stored is given up, nobody was told of it"
    )
    os._exit(1)


class Server(uvicorn.Server):
    """Tells clients that it goes before it does."""

    def __init__(
        self, config: uvicorn.Config, hall: Hall, ready: str, opens: str | None, whole_process: bool = False
    ) -> None:
        super().__init__(config)
        self.whole_process = whole_process  # there is nothing else in it, which would go too
        self.hall = hall
        self.ready = ready
        self.opens = opens
        self.tasks: list[asyncio.Task[None]] = []

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        sys.setswitchinterval(SWITCHES)
        self.tasks.append(asyncio.create_task(tidy(), name="tidying"))
        if not is_sqlite(self.hall.store.url):
            self.tasks.append(asyncio.create_task(stay_known(self.hall.store), name="staying known"))
        if self.started:
            print(self.ready, flush=True)
            if self.opens is not None:
                threading.Thread(target=webbrowser.open, args=(self.opens,), daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log.info("stopping")
        if self.whole_process:
            limit = threading.Timer(GIVES_UP, give_up)
            limit.daemon = True
            limit.start()
        for task in self.tasks:
            task.cancel()
        self.hall.say_goodbye()
        await asyncio.sleep(0.05)
        cutting = asyncio.get_running_loop().call_later(LAST_WORDS, self.cut_off)
        await super().shutdown(sockets=sockets)
        cutting.cancel()

    def cut_off(self) -> None:
        """Whoever has not taken by now what they were told."""
        for connection in list(self.server_state.connections):
            connection.transport.abort()


def raise_open_files() -> None:
    """As many connections as the system lets us have."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = OPEN_FILES if hard == resource.RLIM_INFINITY else min(hard, OPEN_FILES)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def data_folder() -> Path:
    """Where the user's games are kept when nobody says otherwise."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or str(Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = str(Path.home() / "Library" / "Application Support")
    else:
        base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "rentier"


def is_network(address: str) -> bool:
    try:
        ipaddress.ip_network(address)
    except ValueError:
        return False
    return True


def place_of(where: Path | str | None) -> Path | str:
    """The database's address, or its file in the folder that was given, or in the user's own."""
    return where if isinstance(where, str) else (where or data_folder()) / "rentier.sqlite"


def lan_address() -> str | None:
    """This machine's address in the home network. No packet is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            address: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if address.startswith("127.") else address


def listen(host: str, port: int | None) -> socket.socket:
    """A socket on the port that was asked for, or on the first free one from the usual."""
    wanted = range(PORT, PORT + TRIES) if port is None else [port]
    problem: OSError | None = None
    for number in wanted:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        sock = socket.socket(family, socket.SOCK_STREAM)
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        try:
            sock.bind((host, number))
            sock.listen(2048)
        except (OSError, OverflowError, TypeError, UnicodeError) as wrong:
            sock.close()
            none = "port" if isinstance(wrong, OverflowError) else "address"
            problem = wrong if isinstance(wrong, OSError) else OSError(0, f"no such {none}")
            continue
        return sock
    assert problem is not None
    what = f"{host} port {port}" if port is not None else f"{host}, ports {PORT} to {PORT + TRIES - 1}"
    raise Mistake(f"cannot listen on {what}: {problem.strerror}; choose with --host and --port")


def join_others(hall: Hall, bus: str) -> None:
    """This server is one of several, which have one database and one bus."""
    if is_sqlite(hall.store.url):
        raise Mistake(
            "--bus: several servers need a database that they all reach: --database postgresql://USER@HOST/NAME"
        )
    try:
        from rentier.server.bus import Bus, NoBus
    except ModuleNotFoundError as missing:
        raise Mistake(f"--bus needs one more package ({missing.name}): pip install 'rentier[redis]'") from missing
    worker = secrets.token_hex(8)
    try:
        Bus.must_answer(bus)
        hall.fleet = Fleet(hall, Homes(hall.store.engine, worker), Bus(bus, worker))
    except NoBus as problem:
        raise Mistake(str(problem)) from problem


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    where: Path | str | None = None,
    lan: bool = False,
    edition: Edition | None = None,
    browser: bool = False,
    guarding: Guarding | None = None,
    whole_process: bool = False,
) -> int:
    """Runs until it is interrupted."""
    guarding = guarding or Guarding()
    try:
        limits = limits_from(guarding.limits)
    except BadLimit as problem:
        raise Mistake(str(problem)) from problem
    if guarding.proxy is not None and not guarding.host_names:
        raise Mistake("--behind-proxy: say with --host-name NAME which name the proxy answers to")
    for name in guarding.host_names:
        if not re.fullmatch(r"[\w.-]+", name):
            raise Mistake(f"--host-name {name}: give the name alone, e.g. play.example.org")
    for trusted in (guarding.proxy or "*").split(","):
        if trusted.strip() != "*" and not is_network(trusted.strip()):
            raise Mistake(f"--behind-proxy {guarding.proxy}: give addresses in numbers, e.g. 10.0.0.2 or 10.0.0.0/8")
    logs.set_up(guarding.log_format, guarding.log_level)
    raise_open_files()
    if lan and host == "127.0.0.1":
        host = "0.0.0.0"
    if browser and not (apps.STATIC / "index.html").is_file():
        raise Mistake(f"the page is not built yet: run `{apps.BUILD_IT}`, or play with `rentier play --terminal`")
    sock = listen(host, port)
    number = sock.getsockname()[1]
    at_home = lan_address() if lan else None
    address = f"http://{at_home}:{number}" if at_home else None
    shown = host if host not in ("0.0.0.0", "::") else "127.0.0.1"
    local = f"http://{f'[{shown}]' if ':' in shown else shown}:{number}"
    try:
        hall = Hall(Store(place_of(where)), edition, limits)
    except BaseException:
        sock.close()
        raise
    if guarding.bus is not None:
        try:
            join_others(hall, guarding.bus)
        except BaseException:
            sock.close()
            hall.store.close()
            raise
    names = [*guarding.host_names, *([] if host in ("0.0.0.0", "::") else [host])]
    app: FastAPI = apps.make_app(hall, address, Hosts(names), guarding.metrics_token)
    lines = [f"Rentier is at {local}"]
    if lan:
        lines.append(f"in the home network: {address}" if address else "no home network was found")
    if not (apps.STATIC / "index.html").is_file():
        lines.append(f"the page is not built yet: run `{apps.BUILD_IT}`")
    lines.append("Ctrl+C stops it; games are kept")
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        proxy_headers=guarding.proxy is not None,
        forwarded_allow_ips=guarding.proxy,
        http="h11" if guarding.proxy is not None else patient.patient(limits, hall.visitors),
        ws=patient.socket(limits),
        ws_max_size=limits.frame_bytes * FRAME_FACTOR,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=3,
        server_header=False,
    )
    server = Server(config, hall, "\n".join(lines), local if browser else None, whole_process)
    with suppress(ValueError):  # not where this is a thread of another program
        # uvicorn stops at the signal, and sends it again after that: by then there is nothing left to break off.
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    server.run(sockets=[sock])
    return 0
