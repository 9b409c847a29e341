"""What goes to a node of a cluster to be played there, and playing it.

The edition goes as data. Bots of a user's own go as files: the modules that were imported from the folder in which the
bot was found, and packages whole, with the data beside their code. What pip installed stays: a node has its own.
"""

from __future__ import annotations

import pickle
import socket
import sys
import sysconfig
import tempfile
from collections.abc import Iterator, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import Any

from rentier.bots import BUILT_IN
from rentier.lab import Mistake
from rentier.lab.play import never
from rentier.lab.workers import Player, attempt

PACKAGE = Path(__file__).resolve().parent.parent
DECIDING = ("rules", "bots", "editions", "notation", "lab")  # the packages that decide how a game goes and is counted
MOST_BYTES = 100 << 20


@cache
def fingerprint() -> str:
    """Of the code that plays and counts, whatever its version says."""
    hashed = sha256()
    for folder in DECIDING:
        for file in sorted((PACKAGE / folder).rglob("*.py")):
            hashed.update(file.relative_to(PACKAGE).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return hashed.hexdigest()


# Where it is packed.


def files_of(bots: Sequence[str]) -> dict[str, bytes]:
    """The files of bots that are neither built in nor installed, by their path below a folder of Python's path."""
    files: dict[str, bytes] = {}
    for top in {name.partition(":")[0].partition(".")[0] for name in bots if name not in BUILT_IN}:
        root = root_of(sys.modules[top])
        if root is None or installed(root):
            continue
        for module in list(sys.modules.values()):
            for file in own_files(module, root):
                files.setdefault(file.relative_to(root).as_posix(), file.read_bytes())
                if sum(map(len, files.values())) > MOST_BYTES:
                    raise Mistake(f"the bots' code is more than {MOST_BYTES >> 20} MB: keep large data out of {root}")
    return files


def root_of(top: ModuleType) -> Path | None:
    """The folder in which a module or a package lies."""
    paths = list(getattr(top, "__path__", ()))
    where = paths[0] if paths else getattr(top, "__file__", None)
    return Path(where).resolve().parent if where else None


def installed(folder: Path) -> bool:
    standard = Path(sysconfig.get_path("stdlib")).resolve()
    return (
        folder == standard
        or standard in folder.parents
        or bool({"site-packages", "dist-packages"} & set(folder.parts))
        or folder == PACKAGE.parent  # a checkout: a node has it
    )


def own_files(module: object, root: Path) -> Iterator[Path]:
    """The files of a module that was imported from below a folder; of a package all that is there."""
    name, file = getattr(module, "__name__", None), getattr(module, "__file__", None)
    if not isinstance(name, str) or not isinstance(file, str) or name == "__main__":
        return
    path = Path(file).resolve()
    if root not in path.parents or installed(path.parent):
        return
    if path.name != "__init__.py":
        yield path
        return
    for each in sorted(path.parent.rglob("*")):
        below = each.relative_to(path.parent).parts
        if each.is_file() and "__pycache__" not in below and not any(part.startswith(".") for part in below):
            yield each


# Where it is played.


class Unpacked:
    """The last parcel of this process: its hall, and the folder with its code."""

    key = ""
    hall: Player[Any] | None = None
    folder: tempfile.TemporaryDirectory[str] | None = None


def play(key: str, package: list[Any], first: int, count: int) -> tuple[Any, Any]:
    """A batch and the seconds that it took, or what went wrong, as `workers.attempt` says it."""

    def batch(first: int, count: int) -> Any:
        if Unpacked.hall is None or Unpacked.key != key:
            Unpacked.hall = hall_of(package)
            Unpacked.key = key
        return Unpacked.hall.play(first, count, never)

    return attempt(batch, first, count)


def hall_of(package: list[Any]) -> Player[Any]:
    import ray

    Unpacked.hall = None
    files, plan = pickle.loads(ray.get(package[0]))
    unpack(files)
    try:
        hall: Player[Any] = pickle.loads(plan).hall()
    except Mistake as mistake:
        raise Mistake(f"on node {socket.gethostname()}: {mistake}") from mistake
    return hall


def unpack(files: dict[str, bytes]) -> None:
    """The files in a folder of Python's path, in place of those of the parcel before."""
    if Unpacked.folder is not None:
        before = Unpacked.folder.name
        sys.path.remove(before)
        for name, module in list(sys.modules.items()):
            if str(getattr(module, "__file__", None) or "").startswith(before):
                del sys.modules[name]
        Unpacked.folder.cleanup()
        Unpacked.folder = None
    if files:
        Unpacked.folder = tempfile.TemporaryDirectory(prefix="rentier-", ignore_cleanup_errors=True)
        for name, content in files.items():
            file = Path(Unpacked.folder.name, name)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)
        sys.path.insert(0, Unpacked.folder.name)
