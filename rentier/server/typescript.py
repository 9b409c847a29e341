"""The protocol's types for the browser: `python -m rentier.server.typescript` writes web/src/lib/protocol.ts."""

from __future__ import annotations

import inspect
import sys
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints

from typing_extensions import is_typeddict

from rentier.server import PROTOCOL, protocol

FILE = Path(__file__).parents[2] / "web" / "src" / "lib" / "protocol.ts"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "unknown"}


def written() -> str:
    """The whole file."""
    named = {name: kind for name, kind in vars(protocol).items() if is_declared(kind)}
    aliases = {
        repr(kind): name for name, kind in named.items() if not is_typeddict(kind) and get_origin(kind) is not Annotated
    }
    parts = [
        "// Written by `python -m rentier.server.typescript` from rentier/server/protocol.py: change it there.",
        f"export const PROTOCOL = {PROTOCOL};",
    ]
    parts += [
        interface(name, kind, aliases)
        if is_typeddict(kind)
        else f"export type {name} = {typed(kind, {**aliases, repr(kind): ''})};"
        for name, kind in named.items()
    ]
    return "\n\n".join(parts) + "\n"


def is_declared(kind: Any) -> bool:
    """Whether a name of the protocol is a type of ours, or another name for one."""
    if is_typeddict(kind):
        return bool(kind.__module__ == protocol.__name__)
    if get_origin(kind) is Annotated:
        return get_args(kind)[0] not in PLAIN  # a limit on a text or a number is the server's affair
    return get_origin(kind) in (Literal, Union, UnionType)


def interface(name: str, kind: Any, aliases: dict[str, str]) -> str:
    lines = []
    text = inspect.getdoc(kind)
    if text and "__doc__" in vars(kind) and vars(kind)["__doc__"]:
        lines.append(f"/** {' '.join(text.split())} */")
    lines.append(f"export interface {name} {{")
    for key, hint in get_type_hints(kind, include_extras=True).items():
        if key.startswith("__"):
            continue
        optional = get_origin(hint) is NotRequired
        inner = get_args(hint)[0] if optional else hint
        lines.append(f"  {key}{'?' if optional else ''}: {typed(inner, aliases)};")
    return "\n".join([*lines, "}"])


def typed(hint: Any, aliases: dict[str, str]) -> str:
    """A Python type as TypeScript says it."""
    if aliases.get(repr(hint)):
        return aliases[repr(hint)]
    if is_typeddict(hint):
        return str(hint.__name__)
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return typed(arguments[0], aliases)
    if origin is Literal:
        return " | ".join(f'"{word}"' for word in arguments)
    if origin in (Union, UnionType):
        return " | ".join(dict.fromkeys(typed(part, aliases) for part in arguments))
    if origin is list:
        inner = typed(arguments[0], aliases)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<string, {typed(arguments[1], aliases)}>"
    return PLAIN[hint]


if __name__ == "__main__":
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(written(), encoding="utf-8")
    sys.stdout.write(f"{FILE}\n")
