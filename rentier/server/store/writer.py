"""The one that writes: the moves of many rooms wait for the disk together."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from rentier.server.store.changes import Change
from rentier.server.store.store import Store

MOST_AT_ONCE = 500  # writes in one transaction
APART = 0.008  # seconds from one transaction's begin to the next one's: the more there is, the more goes into one


class Writer:
    """The one writer: whatever waits, of all rooms, goes into one transaction."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.queue: asyncio.Queue[tuple[Sequence[Change], asyncio.Future[None]]] = asyncio.Queue()
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="rentier-writer")
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.run(), name="writer")

    async def write(self, changes: Sequence[Change]) -> None:
        """Returns when the changes are stored for good; raises what the database said otherwise."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait((changes, done))
        await done

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        began = loop.time() - APART
        while True:
            batch = [await self.queue.get()]
            await asyncio.sleep(began + APART - loop.time())
            began = loop.time()
            while len(batch) < MOST_AT_ONCE and not self.queue.empty():
                batch.append(self.queue.get_nowait())
            results: Sequence[Exception | None]
            try:
                results = await loop.run_in_executor(self.thread, self.store.write_all, [each[0] for each in batch])
            except Exception as problem:
                results = [problem] * len(batch)
            for (_, done), wrong in zip(batch, results, strict=True):
                if done.done():
                    continue
                if wrong is None:
                    done.set_result(None)
                else:
                    done.set_exception(wrong)

    async def stop(self) -> None:
        """Once everything that waits is written."""
        while not self.queue.empty():
            await asyncio.sleep(0.01)
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        self.thread.shutdown(wait=True)
