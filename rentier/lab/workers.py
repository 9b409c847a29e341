"""Games spread over processes: batches go out in order, results come back as they are ready, Ctrl-C keeps them."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.synchronize import Event
from typing import Any, Protocol, TypeVar

from rentier.lab import Mistake

BATCH_SECONDS = 0.4
LARGEST = 4096
MOST_WORKERS = 256
INTERRUPTS = "a bot raises KeyboardInterrupt, which is kept for Ctrl-C: let it raise something else"
START = "fork" if sys.platform == "linux" else "spawn"  # a fork starts at once, and needs nothing of the main module


class Played(Protocol):
    """The result of some games."""

    @property
    def games(self) -> int: ...


P = TypeVar("P", bound=Played)
P_co = TypeVar("P_co", bound=Played, covariant=True)


class Player(Protocol[P_co]):
    @property
    def compiled(self) -> bool:
        """Whether it calls functions that Ctrl-C cannot interrupt."""
        ...

    def play(self, first: int, games: int, stopped: Callable[[], bool], /) -> P_co: ...


class Job(Protocol[P_co]):
    """What is to be played, in multiples of `step` games; each worker opens a hall of its own."""

    @property
    def step(self) -> int: ...

    @property
    def bots(self) -> tuple[str, ...]: ...

    def hall(self) -> Player[P_co]: ...


def cores() -> int:
    """Those that this process may use."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


class Stop:
    """Set by the first Ctrl-C; a second one ends the command at once."""

    def __init__(self) -> None:
        self.asked = False

    def __call__(self) -> bool:
        return self.asked

    def note(self, number: int, frame: object) -> None:
        if self.asked:
            raise KeyboardInterrupt
        self.asked = True


@contextmanager
def interruptible() -> Iterator[Stop]:
    stop = Stop()
    if threading.current_thread() is not threading.main_thread():
        yield stop
        return
    before = signal.signal(signal.SIGINT, stop.note)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)


class Crew(Protocol):
    """Who plays: so many workers, wherever they are."""

    workers: int

    def play(self, plan: Job[P], games: int, done: Callable[[P], None], /) -> bool:
        """Plays all games and hands over each batch as it is ready; False if Ctrl-C came first."""
        ...


class Sizes:
    """How many games go out at once: as many as take `seconds`, and fewer towards the end."""

    def __init__(
        self, games: int, workers: int, step: int = 1, seconds: float = BATCH_SECONDS, largest: int = LARGEST
    ) -> None:
        self.next = 0
        self.games = games
        self.workers = workers
        self.step = step
        self.seconds = seconds
        self.largest = largest
        self.size = 1

    def take(self) -> tuple[int, int]:
        """The first game of a batch and how many; none when all have gone out."""
        left = self.games - self.next
        count = max(1, min(self.size, -(-left // (2 * self.workers))))
        count = min(left, -(-count // self.step) * self.step)
        first = self.next
        self.next += count
        return first, count

    def learn(self, games: int, seconds: float) -> None:
        if games:
            fits = int(games * self.seconds / max(seconds, 1e-6))
            self.size = max(1, min(self.largest, fits, self.size * 8))


class Processes:
    """A crew on this machine."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def play(self, plan: Job[P], games: int, done: Callable[[P], None]) -> bool:
        with interruptible() as stop:
            hall = plan.hall()  # before any fork: bots are compiled once
            if self.workers == 1 and not hall.compiled:
                play_here(hall, games, plan.step, done, stop)
            else:  # a compiled bot that never returns would not let Ctrl-C through to this process
                play_in_processes(plan, games, min(self.workers, games), done, stop)
            return not stop.asked


def play_here(hall: Player[P], games: int, step: int, done: Callable[[P], None], stop: Stop) -> None:
    sizes = Sizes(games, 1, step)
    while not stop.asked:
        first, count = sizes.take()
        if count == 0:
            return
        began = time.perf_counter()
        try:
            batch = hall.play(first, count, stop)
        except KeyboardInterrupt:
            if stop.asked:
                raise
            raise Mistake(INTERRUPTS) from None
        sizes.learn(batch.games, time.perf_counter() - began)
        done(batch)


def serve(connection: Connection, inherited: list[Connection], plan: Job[Played], stopping: Event) -> None:
    """A worker's life: batches until there are no more, or the other end is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches every process of a terminal; the first one decides
    for other in inherited:
        other.close()
    hall: Player[Played] | None = None

    def play(first: int, count: int) -> Played:
        nonlocal hall
        hall = hall or plan.hall()
        return hall.play(first, count, stopping.is_set)

    with suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while (job := connection.recv()) is not None:
            connection.send(attempt(play, *job))


def attempt(play: Callable[[int, int], P], first: int, count: int) -> tuple[P | str | None, Any]:
    """A batch and the seconds that it took; or a mistake's text; or no batch and a traceback. `opened` tells them."""
    began = time.perf_counter()
    try:
        return play(first, count), time.perf_counter() - began
    except Mistake as mistake:
        return str(mistake), None
    except KeyboardInterrupt:
        return INTERRUPTS, None
    except Exception:
        return None, traceback.format_exc()


def opened(batch: Any, seconds: Any) -> tuple[Any, float]:
    """The answer of a worker, as `attempt` gave it; raises what happened there."""
    if isinstance(batch, str):
        raise Mistake(batch)
    if batch is None:
        raise RuntimeError(f"in a worker:\n{seconds}")
    return batch, seconds


def play_in_processes(plan: Job[P], games: int, workers: int, done: Callable[[P], None], stop: Stop) -> None:
    context: Any = multiprocessing.get_context(START)
    stopping = context.Event()
    ends: dict[Connection, int] = {}  # the batches that each worker still owes
    processes = []
    sizes = Sizes(games, workers, plan.step)
    for _ in range(workers):
        here, there = context.Pipe()
        inherited = [*ends, here] if START == "fork" else []
        process = context.Process(target=serve, args=(there, inherited, plan, stopping), daemon=True)
        process.start()
        there.close()
        ends[here] = 0
        processes.append(process)
    try:
        while True:
            if stop.asked:
                stopping.set()
            for end in ends:
                while ends[end] < 2 and not stop.asked:  # one in hand, one to go on with
                    first, count = sizes.take()
                    if count == 0:
                        break
                    send(end, (first, count))
                    ends[end] += 1
            busy = [end for end, owed in ends.items() if owed]
            if not busy:
                break
            for ready in wait(busy, timeout=0.2):
                assert isinstance(ready, Connection)
                ends[ready] -= 1
                batch, seconds = receive(ready)
                sizes.learn(batch.games, seconds)
                done(batch)
        for end in ends:
            send(end, None)
        for process in processes:
            process.join()
    finally:
        for process in processes:
            if process.is_alive():
                process.terminate()
                process.join()
        for end in ends:
            end.close()


def send(end: Connection, job: tuple[int, int] | None) -> None:
    with suppress(BrokenPipeError, ConnectionResetError):  # what happened there is read from it
        end.send(job)


def receive(end: Connection) -> tuple[Any, float]:
    try:
        batch, seconds = end.recv()
    except (EOFError, ConnectionResetError) as problem:
        raise Mistake(
            "a worker has ended: from outside (try again, with fewer --workers), or by a bot that ends its process"
        ) from problem
    return opened(batch, seconds)
