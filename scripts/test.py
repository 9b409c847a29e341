"""Runs every stage of the tests, also after one has failed, and says at the end what passed, failed or could not run.

Stages that keep one core busy have another beside them; what that says is shown when it ends.

    python scripts/test.py            all stages
    python scripts/test.py ruff mypy  some of them

With CI set, a stage that could not run is a failure.
"""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PASSED, FAILED, COULD_NOT_RUN = "passed", "failed", "could not run"


class Result(NamedTuple):
    state: str
    reason: str = ""
    tests_passed: int = 0
    tests_failed: int = 0


class Said(threading.local):
    """What the stages of this thread say is kept here; None if it is shown at once."""

    kept: list[str] | None = None


said = Said()


def say(text: str) -> None:
    if said.kept is None:
        print(text, flush=True)
    else:
        said.kept.append(text)


def run(*arguments: str, **environment: str) -> tuple[int, list[str]]:
    """Run this Python with arguments, showing its output as it comes; its exit code and its lines."""
    process = subprocess.Popen(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    assert process.stdout is not None
    lines = []
    for line in process.stdout:
        lines.append(line.rstrip())
        say(lines[-1])
    return process.wait(), lines


def tool(module: str, *arguments: str) -> Result:
    if importlib.util.find_spec(module) is None:
        return Result(COULD_NOT_RUN, f"{module} is not installed: make install")
    code, _ = run("-m", module, *arguments)
    return Result(PASSED) if code == 0 else Result(FAILED, f"{module} ended with {code}")


def compile_rules() -> Result:
    build = load_build()
    reason = build.rebuild(retry=True)
    if not reason:
        return Result(PASSED)
    code_is_to_blame = build.c_compiler() is not None and not build.pure_wanted(os.environ)
    return Result(FAILED if code_is_to_blame else COULD_NOT_RUN, reason)


def load_build() -> Any:
    """`rentier/_build.py` by its path: `import rentier` would load extensions that are about to be replaced."""
    spec = importlib.util.spec_from_file_location("_build", ROOT / "rentier" / "_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def pytest(*arguments: str, **environment: str) -> Result:
    if importlib.util.find_spec("pytest") is None:
        return Result(COULD_NOT_RUN, "pytest is not installed: make install")
    code, lines = run("-m", "pytest", "-q", *arguments, **environment)
    counts = {"passed": 0, "failed": 0, "error": 0}
    for line in reversed(lines):
        if re.search(r"\bin \d+(\.\d+)?s\b", line):
            for number, what in re.findall(r"(\d+) (passed|failed|error)", line):
                counts[what] = int(number)
            break
    passed, failed = counts["passed"], counts["failed"] + counts["error"]
    if code == 0:
        return Result(PASSED, f"{passed} tests", passed)
    if code == 5:
        return Result(COULD_NOT_RUN, "no test is selected")
    return Result(
        FAILED, f"{failed} of {passed + failed} tests" if failed else f"pytest ended with {code}", passed, failed
    )


def page(*arguments: str) -> Result:
    """A step of scripts/web.py: the page's packages come with it."""
    code, _ = run(str(ROOT / "scripts" / "web.py"), *arguments)
    if code == 0:
        return Result(PASSED)
    if not (ROOT / "web" / "node_modules").is_dir():
        return Result(COULD_NOT_RUN, "the page's packages could not be installed: see above")
    return Result(FAILED, f"scripts/web.py {' '.join(arguments)} ended with {code}".replace("  ", " "))


def in_the_browser() -> Result:
    """Whole games in a real Chromium: the system's, or Playwright's own, installed if need be."""
    if importlib.util.find_spec("playwright") is None:
        return Result(COULD_NOT_RUN, "playwright is not installed: make install")
    if not (ROOT / "rentier" / "server" / "static" / "index.html").exists():
        return Result(COULD_NOT_RUN, "the page is not built: make web")
    if not has_chromium():
        if shutil.which("apt-get") and getattr(os, "geteuid", lambda: 1)() == 0:
            subprocess.run(["apt-get", "install", "-y", "-q", "chromium"], stdout=subprocess.DEVNULL)
        if not has_chromium():
            run("-m", "playwright", "install", "chromium")
    if not has_chromium():
        return Result(COULD_NOT_RUN, "no Chromium: install the system's, or playwright install chromium")
    return pytest("-n", "2", "tests/web")


def with_postgres() -> Result:
    """On a real PostgreSQL, with a real Redis: given ones, the system's, or ones installed for the tests."""
    for needed in ("postgres", "redis_server"):
        code, lines = run(f"tests/server/{needed}.py")
        if code != 0:
            return Result(COULD_NOT_RUN, ([line for line in lines if line] or [f"no {needed}"])[-1])
    return pytest("-m", "postgres", "tests/server")


def has_chromium() -> bool:
    from playwright.sync_api import sync_playwright

    if shutil.which("chromium") or shutil.which("chromium-browser"):
        return True
    with sync_playwright() as browsers:
        return Path(browsers.chromium.executable_path).exists()


STAGES: dict[str, tuple[str, Callable[[], Result]]] = {
    "compile": ("the rules compile", compile_rules),
    "ruff": ("ruff check", lambda: tool("ruff", "check", ".")),
    "format": ("ruff format --check", lambda: tool("ruff", "format", "--check", ".")),
    "mypy": ("mypy --strict", lambda: tool("mypy")),
    "page": ("the page is built", page),
    "svelte": ("svelte-check", lambda: page("check")),
    "vitest": ("vitest", lambda: page("test")),
    "pure": (
        "pytest of both forms, in plain Python",
        lambda: pytest("-n", "2", "-m", "both_forms", "--ignore=tests/web", RENTIER_PURE="1"),
    ),
    "postgres": ("pytest with PostgreSQL and Redis", with_postgres),
    "pytest": (
        "pytest",
        lambda: pytest("-n", str(max(2, os.cpu_count() or 2)), "-m", "not postgres", "--ignore=tests/web"),
    ),
    "browser": ("pytest in a browser", in_the_browser),
}
# What runs after what; two rows at a place run beside each other.
ORDER = (
    [["compile"]],
    [["ruff", "format", "mypy", "page", "svelte", "vitest"], ["pure"]],
    [["postgres"]],
    [["pytest"]],
    [["browser"]],
)


def carry_out(names: list[str], results: dict[str, Result]) -> None:
    results.update((name, Result(FAILED, "it was not reached")) for name in names)
    for name in names:
        title, stage = STAGES[name]
        say(f"\n=== {title}")
        started = time.monotonic()
        results[name] = stage()
        say(f"--- {title}: {results[name].state} in {time.monotonic() - started:.1f} s")


def carry_out_beside(names: list[str], results: dict[str, Result]) -> None:
    said.kept = []
    carry_out(names, results)
    print("\n".join(said.kept), flush=True)


def main(names: list[str]) -> int:
    unknown = [name for name in names if name not in STAGES]
    if unknown:
        print(f"no such stage: {', '.join(unknown)}; there are {', '.join(STAGES)}", file=sys.stderr)
        return 2
    results: dict[str, Result] = {}
    for first, *others in [[names]] if names else ORDER:
        beside = [threading.Thread(target=carry_out_beside, args=(each, results)) for each in others]
        for thread in beside:
            thread.start()
        carry_out(first, results)
        for thread in beside:
            thread.join()

    print("\n=== summary")
    for name, result in results.items():
        reason = f": {result.reason}" if result.reason else ""
        print(f"{STAGES[name][0]:40} {result.state}{reason}")
    if any(result.tests_passed or result.tests_failed for result in results.values()):
        passed = sum(result.tests_passed for result in results.values())
        failed = sum(result.tests_failed for result in results.values())
        print(f"{passed} passed, {failed} failed")
    bad = {FAILED, COULD_NOT_RUN} if os.environ.get("CI") else {FAILED}
    return 1 if any(result.state in bad for result in results.values()) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
