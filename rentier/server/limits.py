"""How much of a server one client may take. Each limit is here, with its default for a server at home.

`rentier serve --limit NAME=VALUE`, or RENTIER_LIMIT_NAME in the environment, changes those of `Limits`; the lengths
above it belong to the protocol and do not change.
"""

from __future__ import annotations

import asyncio
import ipaddress
import math
import os
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields
from functools import lru_cache

NAME_LETTERS = 24
TALK_LETTERS = 500
TOKEN_LETTERS = 100
SEATS_A_HELLO = 8
TOKENS_A_REQUEST = 200
TABLES_AN_ANSWER = 200  # of one's own, the latest
CODE_LETTERS = 6  # of a table, while it waits
SEAT_CODE_LETTERS = 10  # of a seat that is handed over
MOST_ADDRESSES = 20_000  # that a server remembers; of more, the one that was quiet for longest is forgotten


@dataclass(frozen=True)
class Limits:
    # A connection.
    frame_bytes: int = 16 * 1024
    messages_a_second: float = 20
    messages_in_a_row: int = 100
    talk_a_minute: float = 30
    talk_in_a_row: int = 10
    outbox_messages: int = 256  # that a client may be behind
    outbox_letters: int = 2_000_000

    # An address.
    connections_an_address: int = 64
    address_messages_a_second: float = 200
    address_messages_in_a_row: int = 1000
    requests_a_second: float = 50
    requests_in_a_row: int = 400
    tables_an_hour: float = 120
    tables_in_a_row: int = 60
    uploads_a_minute: float = 20
    uploads_in_a_row: int = 30
    editions_an_hour: float = 60  # of their own that are kept; the same one again does not count
    editions_in_a_row: int = 30
    misses_an_hour: float = 60  # codes and links that lead nowhere
    misses_in_a_row: int = 30

    # What is sent over HTTP.
    body_bytes: int = 8 * 1024 * 1024
    edition_bytes: int = 256 * 1024
    address_body_bytes: int = 32 * 1024 * 1024  # of all files of an address that are under way
    request_seconds: float = 15  # until a request's head, and then its body, is there
    upload_seconds: int = 10  # to check an edition or play a record again
    upload_megabytes: int = 1024  # of memory, for that

    # The server.
    connections: int = 10_000
    rooms: int = 5_000
    public_tables: int = 50  # in the list on the start page


class BadLimit(ValueError):
    """A limit that there is not, or cannot be so; the text says what can."""


def limits_from(given: Iterable[str] = (), environment: Mapping[str, str] = os.environ) -> Limits:
    """The defaults, changed by RENTIER_LIMIT_… and then by NAME=VALUE as the command line has it."""
    known = {field.name: field.type for field in fields(Limits)}
    wanted: dict[str, str] = {}
    for name in known:
        value = environment.get(f"RENTIER_LIMIT_{name.upper()}")
        if value is not None:
            wanted[name] = value
    for each in given:
        name, equals, value = each.partition("=")
        name = name.strip().replace("-", "_")
        if not equals or name not in known:
            raise BadLimit(f"--limit {each}: give NAME=VALUE; the names are {', '.join(known)}")
        wanted[name] = value
    found: dict[str, float] = {}
    for name, value in wanted.items():
        try:
            number = int(value) if known[name] == "int" else float(value)
        except ValueError:
            number = math.nan
        if not 0 < number < math.inf:
            what = "whole number" if known[name] == "int" else "number"
            raise BadLimit(f"limit {name}={value}: give a {what} above zero")
        found[name] = number
    return Limits(**found)  # type: ignore[arg-type]


class Bucket:
    """Holds `most` tokens, and fills again at `rate` a second."""

    __slots__ = ("clock", "level", "most", "rate", "since")

    def __init__(self, rate: float, most: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.most, self.clock = rate, most, clock
        self.level = most
        self.since = clock()

    def fill(self) -> None:
        now = self.clock()
        self.level = min(self.most, self.level + (now - self.since) * self.rate)
        self.since = now

    def take(self) -> bool:
        """Takes a token, if there is one."""
        self.fill()
        if self.level < 1:
            return False
        self.level -= 1
        return True

    def give_back(self) -> None:
        """What was taken was not needed."""
        self.level = min(self.most, self.level + 1)

    @property
    def wait(self) -> int:
        """Whole seconds until there is a token."""
        self.fill()
        return max(1, math.ceil((1 - self.level) / self.rate))


class Visitor:
    """What one address has taken of late."""

    def __init__(self, limits: Limits) -> None:
        self.requests = Bucket(limits.requests_a_second, limits.requests_in_a_row)
        self.messages = Bucket(limits.address_messages_a_second, limits.address_messages_in_a_row)
        self.tables = Bucket(limits.tables_an_hour / 3600, limits.tables_in_a_row)
        self.uploads = Bucket(limits.uploads_a_minute / 60, limits.uploads_in_a_row)
        self.editions = Bucket(limits.editions_an_hour / 3600, limits.editions_in_a_row)
        self.misses = Bucket(limits.misses_an_hour / 3600, limits.misses_in_a_row)
        self.body_bytes = 0  # of files that are under way
        self.files = asyncio.Lock()  # one of them is read, or waits for those of others
        self.connections = 0  # sockets
        self.requesting = 0  # connections that are none yet


class Visitors:
    """Every address that came of late."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.known: OrderedDict[str, Visitor] = OrderedDict()
        self.connections = 0

    def at(self, address: str) -> Visitor:
        key = network_of(address)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = Visitor(self.limits)
            if len(self.known) > MOST_ADDRESSES:
                self.forget()
        else:
            self.known.move_to_end(key)
        return found

    def forget(self) -> None:
        for key, visitor in self.known.items():
            if not visitor.connections and not visitor.requesting:
                del self.known[key]
                return


@lru_cache(MOST_ADDRESSES)
def network_of(address: str) -> str:
    """Who an address stands for: an IPv6 host has a whole /64 to choose from."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)
