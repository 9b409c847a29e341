"""Which form of the rules runs, compiled or plain Python, and whether what was compiled is still what is written.

`python -m rentier._build` compiles again what has changed in a checkout. This module imports nothing of rentier:
setup.py, conftest.py and scripts/test.py load it by its path, before any extension is imported.
"""

import os
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from typing import Any

PACKAGE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(PACKAGE)
COMPILED = ("rules", "bots", "env")
PLAIN = {"__init__", "looks", "names", "native", "numbers"}  # what is in the .pxd does what compiling these would
HEADERS = tuple(f"{name}.pxd" for name in sorted(PLAIN))

SUFFIX = EXTENSION_SUFFIXES[0]  # of this Python: `.cpython-311-x86_64-linux-gnu.so`
RECORD = os.path.join(PACKAGE, f"_compiled{os.path.splitext(SUFFIX)[0]}.json")  # each Python has its own extensions


# What runs.


def pure_wanted(environment: Mapping[str, str]) -> bool:
    return environment.get("RENTIER_PURE", "") not in ("", "0")


class SourcesOnly:
    """Finds the `.py` files of the rules although extensions lie beside them."""

    def find_spec(self, fullname: str, path: Sequence[str] | None = None, target: object = None) -> ModuleSpec | None:
        if path is None or not fullname.startswith(tuple(f"rentier.{package}." for package in COMPILED)):
            return None
        for folder in path:
            found = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if found is not None:
                return found
        return None


def choose_form() -> None:
    """Called by `import rentier`, before any of the rules is imported."""
    if pure_wanted(os.environ):
        sys.meta_path.insert(0, SourcesOnly())
    else:
        warn_if_stale()


def form() -> str:
    """`compiled` or `plain Python`: what `import rentier` runs here and now."""
    from importlib.util import find_spec

    spec = find_spec("rentier.rules.tables")
    compiled = spec is not None and spec.origin is not None and spec.origin.endswith(tuple(EXTENSION_SUFFIXES))
    return "compiled" if compiled else "plain Python"


def warn_if_stale() -> None:
    """Say so when the rules were edited and an older compiled form of them is about to run. A few stats, as a rule."""
    try:
        since = os.stat(RECORD).st_mtime
    except OSError:
        return  # an installed package, or one that was never compiled
    if not any(os.stat(file).st_mtime > since for file in _files()):
        return
    record = _record()
    if record.get("failed") == "" and record.get("sources") != sources():
        import warnings

        warnings.warn(
            "the rules were edited after they were compiled, and the older form runs: "
            "`make install` compiles them, RENTIER_PURE=1 runs them as they are written",
            RuntimeWarning,
            stacklevel=4,
        )


# What is compiled.


def modules() -> list[str]:
    """The modules with C types beside them, e.g. `rentier.rules.rent`."""
    found = []
    for package in COMPILED:
        files = set(os.listdir(folder)) if os.path.isdir(folder := os.path.join(PACKAGE, package)) else set()
        stems = {file.removesuffix(".pxd") for file in files if file.endswith(".pxd")} - PLAIN
        found += [f"rentier.{package}.{stem}" for stem in sorted(stems) if f"{stem}.py" in files]
    return found


def sources() -> dict[str, str]:
    """The hash of each file that has a say in the compiled form, by its path in the checkout."""
    from hashlib import sha256

    hashes = {}
    for file in [*_files(), os.path.join(ROOT, "setup.py")]:
        try:
            with open(file, "rb") as opened:
                hashes[os.path.relpath(file, ROOT).replace(os.sep, "/")] = sha256(opened.read()).hexdigest()[:32]
        except FileNotFoundError:
            pass
    return hashes


def fingerprint(module: str, now: Mapping[str, str]) -> str:
    """What a module's C code is made from: itself, and all declarations that it can see."""
    seen: set[str] = set()
    to_read = [module]
    while to_read:
        file = to_read.pop().replace(".", "/") + ".pxd"
        if file in now and file not in seen:
            seen.add(file)
            to_read += _cimported(os.path.join(ROOT, file))
    return " ".join(now[file] for file in [module.replace(".", "/") + ".py", *sorted(seen)])


def _cimported(pxd: str) -> list[str]:
    import re

    with open(pxd, encoding="utf-8") as opened:
        text = opened.read()
    found = re.findall(r"^\s*cimport\s+(rentier[\w.]*)", text, re.MULTILINE)
    for package, names in re.findall(r"^\s*from\s+(rentier[\w.]*)\s+cimport\s+(\([^)]*\)|[^#\n]*)", text, re.MULTILINE):
        found += [package, *(f"{package}.{name}" for name in re.findall(r"\w+", names))]
    return found


def recipe() -> str:
    """The folder under build/ of one Python, one Cython and one setup.py: their products do not mix."""
    from hashlib import sha256

    with open(os.path.join(ROOT, "setup.py"), "rb") as opened:
        return sha256(f"{SUFFIX} {_cython()}".encode() + opened.read()).hexdigest()[:12]


def cores() -> int:
    return min(os.cpu_count() or 1, 8)


def _files() -> list[str]:
    files = []
    for module in modules():
        stem = os.path.join(ROOT, *module.split("."))
        files += [stem + ".py", stem + ".pxd"]
    for package in COMPILED:
        files += [os.path.join(PACKAGE, package, name) for name in HEADERS]
    return [file for file in files if os.path.exists(file)]


def _cython() -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("Cython")
    except PackageNotFoundError:
        return ""


# The record of what was compiled.


def _record() -> dict[str, Any]:
    """`sources` and `cython` that it was made from, and why it `failed`, or ''; empty if there is none."""
    import json

    try:
        with open(RECORD, encoding="utf-8") as opened:
            record = json.load(opened)
    except (OSError, ValueError):
        return {}
    return record if isinstance(record, dict) else {}


def _write(now: Mapping[str, str], failed: str) -> None:
    import json

    with open(RECORD + ".new", "w", encoding="utf-8") as opened:
        json.dump({"sources": now, "cython": _cython(), "failed": failed}, opened, indent=1)
    os.replace(RECORD + ".new", RECORD)


def _extension(module: str) -> str:
    return os.path.join(ROOT, *module.split(".")) + SUFFIX


def clear(package: str, keep: Iterable[str] = ()) -> None:
    """Remove this Python's extensions from a copy of the package, but for those of the modules to keep."""
    kept = {module.rpartition(".")[2] + SUFFIX for module in keep}
    for folder in (os.path.join(package, name) for name in COMPILED):
        for name in os.listdir(folder) if os.path.isdir(folder) else ():
            if name.endswith(SUFFIX) and name not in kept:
                os.remove(os.path.join(folder, name))


def install(built: Mapping[str, str], now: Mapping[str, str]) -> None:
    """Put the extensions beside their sources, and only them. Called by setup.py once all of them are built."""
    import shutil

    for module, file in built.items():
        place = _extension(module)
        shutil.copy2(file, place + ".new")
        os.replace(place + ".new", place)  # a running game keeps the file that it has open
    clear(PACKAGE, keep=built)
    _write(now, failed="")


def uninstall(now: Mapping[str, str], failed: str) -> None:
    """Leave no extension behind; the record says why, so that not every test run tries again."""
    clear(PACKAGE)
    _write(now, failed)


# Compiling again.


def c_compiler() -> str | None:
    """The command of a C compiler, `python -m ziglang cc` if nothing else is there, or None."""
    import shlex
    import shutil
    import sysconfig
    from importlib.util import find_spec

    usual = os.environ.get("CC") or sysconfig.get_config_var("CC") or ""
    if os.name == "nt":
        return usual or "cl"  # found by setuptools, or not
    for command in (usual, "cc", "gcc", "clang"):
        if command and shutil.which(shlex.split(command)[0]):
            return command
    if find_spec("ziglang"):
        return f"{shlex.quote(sys.executable)} -m ziglang cc"
    return None


def rebuild(retry: bool = False) -> str:
    """Compile what has changed since the last time; the reason why the rules stay plain Python, or ''.

    An attempt that failed is repeated when a source has changed, or if `retry` says so; then what the compiler said
    is shown as well.
    """
    if pure_wanted(os.environ):
        return "RENTIER_PURE is set"
    if not os.path.exists(os.path.join(ROOT, "setup.py")):
        return "" if form() == "compiled" else "installed without compiled rules"
    with _one_at_a_time():
        record, now = _record(), sources()
        same = record.get("sources") == now and record.get("cython") == _cython()
        if same and (failed := str(record.get("failed", ""))) and not retry:
            return failed
        if same and not failed and all(os.path.exists(_extension(module)) for module in modules()):
            os.utime(RECORD)  # a checkout may have given old contents new times
            return ""
        return _compile(now, show=retry)


def _compile(now: Mapping[str, str], show: bool) -> str:
    import subprocess
    import time

    if not _cython():
        uninstall(now, "Cython is not installed")
        return "Cython is not installed"
    command = c_compiler()
    if command is None:
        uninstall(now, "no C compiler")
        return "no C compiler"
    folder = os.path.join("build", recipe())
    started = time.monotonic()
    run = subprocess.run(
        [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
        + ["--build-temp", os.path.join(folder, "temp"), "--build-lib", os.path.join(folder, "lib")],
        cwd=ROOT,
        env={**os.environ, "CC": command} if os.name != "nt" else None,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    failed = str(_record().get("failed", "")) if run.returncode == 0 else f"setup.py ended with {run.returncode}"
    if failed:
        if show:
            print(run.stdout, file=sys.stderr, end="")
        uninstall(now, failed)
    else:
        print(f"compiled the rules ({len(modules())} modules) in {time.monotonic() - started:.1f} s", file=sys.stderr)
    return failed


@contextmanager
def _one_at_a_time() -> Iterator[None]:
    os.makedirs(os.path.join(ROOT, "build"), exist_ok=True)
    with open(os.path.join(ROOT, "build", "lock"), "w") as lock:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def main() -> None:
    if "--has-compiler" in sys.argv:
        sys.exit(0 if c_compiler() else 1)
    reason = rebuild(retry=True)
    if reason:
        print(f"the rules run as plain Python: {reason}", file=sys.stderr)


if __name__ == "__main__":
    main()
