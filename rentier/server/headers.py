"""What every answer carries for its browser's protection, and which pages and names a request may come from."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable, Mapping
from typing import get_args
from urllib.parse import urlsplit

from rentier.server.protocol import Language

LANGUAGES: tuple[Language, ...] = get_args(Language)

SAFE = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), "
    "magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
# A table's link and a seat's token are secrets: what the server says of them stays in no cache.
NOT_KEPT = {"Cache-Control": "no-store"}
ONLY_HTTPS = {"Strict-Transport-Security": "max-age=31536000"}


def same_origin(headers: Mapping[str, str]) -> bool:
    """Whether a request comes from this server's own page, or from no page at all."""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower()
    except ValueError:
        return False


class Hosts:
    """The names that this server answers to.

    A page elsewhere may let its own name lead to this machine, and would then be of the same origin (DNS rebinding):
    so a name that is not ours is refused. An address in numbers is no name, and leads nowhere else.
    """

    def __init__(self, names: Iterable[str] = ()) -> None:
        here = socket.gethostname().lower()
        self.names = {"localhost", here, f"{here}.local", *(name.lower().rstrip(".") for name in names)}

    def knows(self, host: str) -> bool:
        """Whether a Host header, its port included, is one of ours."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return name.rstrip(".") in self.names
        return True


def spoken(asked: str | None, accepted: str) -> Language:
    """What is asked for, or the browser's first language that we have, or English."""
    for wish in (asked or "", *accepted[:200].split(",")):
        short = wish.strip()[:2].lower()
        if short in LANGUAGES:
            return short
    return "en"
