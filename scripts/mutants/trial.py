"""Trying an error: a forked child puts it into the rules and runs the tests that reach it, until one fails."""

import gc
import os
import resource
import signal
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass

from .mutations import Mutant, install
from .probes import STAGES, Probe

MEMORY_BYTES = 4 << 30
LEAST_SECONDS = 3.0  # of CPU time, before a test is taken to be in an endless loop
TIMES_SLOWER = 20  # than without the error, under the same condition
SURVIVED, NOTICED, BROKEN = 0, 1, 2  # exit codes of a child
EVERYWHERE = "rentier.rules.tables"  # runs once for each edition, whose tables are cached; every test depends on it


@dataclass
class Outcome:
    """What became of an error: the test that noticed it, or none."""

    noticed_by: str | None
    stage: str  # of that test; "" if nobody noticed
    how: str  # failed, endless, crashed; survived, or uncovered: no test reaches the place
    seconds: float


def reaching(mutant: Mutant, probes: list[Probe]) -> list[Probe]:
    """The tests that execute the place of the error, by stage and then the fastest first."""
    found = [
        probe
        for probe in probes
        if probe.passes and (probe.lines if mutant.module == EVERYWHERE else probe.covers(mutant.module, *mutant.lines))
    ]
    return sorted(found, key=lambda probe: (STAGES.index(probe.stage), probe.seconds))


def run_all(
    mutants: list[Mutant],
    sources: dict[str, bytes],
    probes: list[Probe],
    jobs: int,
    done: Callable[[Mutant, Outcome], None],
) -> None:
    """Try every error, at most `jobs` at the same time; `done` is called with each outcome."""
    waiting = list(reversed(mutants))
    running: dict[int, tuple[Mutant, list[Probe], int, float]] = {}
    try:
        while waiting or running:
            while waiting and len(running) < jobs:
                mutant = waiting.pop()
                tests = reaching(mutant, probes)
                if not tests:
                    done(mutant, Outcome(None, "", "uncovered", 0.0))
                    continue
                pid, pipe = start(mutant, sources[mutant.module], tests)
                running[pid] = (mutant, tests, pipe, time.perf_counter())
            if running:
                pid, status = os.wait()
                mutant, tests, pipe, started = running.pop(pid)
                done(mutant, outcome(tests, pipe, status, time.perf_counter() - started))
    finally:
        for pid in running:
            os.kill(pid, signal.SIGKILL)
            os.waitpid(pid, 0)


def start(mutant: Mutant, source: bytes, tests: list[Probe]) -> tuple[int, int]:
    """Fork a child that runs the tests; its id, and where it writes the number of each test before running it."""
    reading, writing = os.pipe()
    sys.stdout.flush()
    sys.stderr.flush()
    pid = os.fork()
    if pid:
        os.close(writing)
        return pid, reading
    code = BROKEN
    try:
        os.close(reading)
        prepare(mutant, source)
        code = NOTICED
        code = SURVIVED if all_pass(tests, writing) else NOTICED
    finally:
        os._exit(code)


def prepare(mutant: Mutant, source: bytes) -> None:
    """Make this process a child that is silent and limited, with the error in its rules."""
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    signal.signal(signal.SIGVTALRM, signal.SIG_DFL)
    gc.disable()
    install(mutant, source)
    if mutant.module == EVERYWHERE:
        forget_editions()


def all_pass(tests: list[Probe], writing: int) -> bool:
    """Run the tests until one fails. A test in an endless loop ends this process."""
    for at, probe in enumerate(tests):
        os.write(writing, at.to_bytes(2, "little"))
        signal.setitimer(signal.ITIMER_VIRTUAL, max(LEAST_SECONDS, probe.seconds * TIMES_SLOWER))
        if not probe.run(tests[at + 1] if at + 1 < len(tests) else None):
            return False
    return True


def outcome(tests: list[Probe], pipe: int, status: int, seconds: float) -> Outcome:
    """Read what a child has left."""
    told = b""
    while part := os.read(pipe, 1 << 16):
        told += part
    os.close(pipe)
    seconds = round(seconds, 2)
    if os.WIFEXITED(status) and os.WEXITSTATUS(status) == SURVIVED:
        return Outcome(None, "", "survived", seconds)
    if not told or (os.WIFEXITED(status) and os.WEXITSTATUS(status) == BROKEN):
        raise RuntimeError("the child could not put the error into the rules")
    last = tests[int.from_bytes(told[-2:], "little")]
    how = "failed"
    if os.WIFSIGNALED(status):
        how = "endless" if os.WTERMSIG(status) == signal.SIGVTALRM else "crashed"
    return Outcome(last.name, last.stage, how, seconds)


def forget_editions() -> None:
    from rentier.editions import loader

    loader._load_built_in.cache_clear()
