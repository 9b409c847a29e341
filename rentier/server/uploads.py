"""Files from outside are read in a process of their own, so that a slow or huge one holds up no table."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from typing import ParamSpec, TypeVar

from pydantic_core import to_json

from rentier.notation.record import from_text
from rentier.notation.refusals import Refused
from rentier.proof import forged_chance
from rentier.server import replay
from rentier.server.limits import Limits
from rentier.server.protocol import Language
from rentier.server.wrong import Wrong, refusal_of

P = ParamSpec("P")
T = TypeVar("T")

ENDS_WITHIN = 1.0  # seconds, once its process is gone
GRACE = 20.0  # seconds more, for the process to start; then it is no longer waited for


def replayed(record: bytes, language: Language, played_by: Sequence[str] = ()) -> tuple[int, bytes]:
    """A record's file played again: the answer's status and text."""
    try:
        data = from_text(record.decode("utf-8", "replace"))
        try:
            return 200, to_json(replay.frames(data, language, played_by))
        except Refused as problem:
            forged = forged_chance(data)
            text = {} if forged is None else {"text": forged.text_in(language)}
            return 422, to_json({**refusal_of(problem, language), **text})
    except Refused as problem:
        return 422, to_json(refusal_of(problem, language))


def go_with_the_server() -> None:
    """Ends this process when its server is gone, however that went."""
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(1)


def be_small(megabytes: int) -> None:
    """A process that reads files takes no more memory than this, gives way to the tables, and outlives no server."""
    threading.Thread(target=go_with_the_server, daemon=True).start()
    with suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))
    with suppress(AttributeError, OSError):
        os.nice(5)


def in_time(seconds: int, work: Callable[[], T]) -> T:
    """Work that ends the whole process when it takes too long."""
    import signal

    if not hasattr(signal, "alarm"):
        return work()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.alarm(seconds)
    try:
        return work()
    finally:
        signal.alarm(0)


class Uploads:
    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.pool: ProcessPoolExecutor | None = None
        self.turn = asyncio.Lock()

    async def run(self, what: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Does the work in the other process, one file after the other."""
        async with self.turn:
            if self.pool is None:
                self.pool = ProcessPoolExecutor(
                    1,
                    mp_context=multiprocessing.get_context("spawn"),
                    initializer=be_small,
                    initargs=(self.limits.upload_megabytes,),
                )
            work = partial(what, *arguments, **named)
            doing = asyncio.get_running_loop().run_in_executor(self.pool, in_time, self.limits.upload_seconds, work)
            try:
                async with asyncio.timeout(self.limits.upload_seconds + GRACE):
                    return await doing
            except (BrokenProcessPool, TimeoutError):
                self.close()
                raise Wrong("took-too-long") from None
            except (MemoryError, RecursionError):
                raise Wrong("took-too-long") from None

    def close(self) -> None:
        if self.pool is not None:
            working = list(self.pool._processes.values())
            thread = getattr(self.pool, "_executor_manager_thread", None)
            self.pool.shutdown(wait=False, cancel_futures=True)
            for process in working:
                process.kill()  # else a server that has stopped would not end before it
            if thread is not None:
                thread.join(ENDS_WITHIN)  # else Python may trip over it at its own end
            self.pool = None
