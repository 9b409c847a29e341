"""Messages between the workers of one service, by Redis.

They come in order or not at all, and nothing is true because one said so: what counts is in the database. When
messages may have been lost, `lost` is called, and whoever waited for one starts anew.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import Callable, Iterable
from typing import Any

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

log = logging.getLogger("rentier.server")

PREFIX = "rentier"
MOST_AT_ONCE = 500
AGAIN_AFTER = 0.5  # seconds, when Redis does not answer
ANSWERS_WITHIN = 5.0  # seconds
LOOKS_EVERY = 3.0  # seconds
FAILURES = (RedisError, OSError, asyncio.TimeoutError)


class NoBus(Exception):
    """The bus cannot be used; its text says why and what to do."""


async def end(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Cancels tasks until they end: a cancellation may be lost in a library that waits with a time limit."""
    left = set(tasks)
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=0.1)


class Bus:
    """This worker's line to the others."""

    def __init__(self, address: str, worker: str) -> None:
        self.worker = worker
        self.redis = Redis.from_url(
            address,
            socket_timeout=ANSWERS_WITHIN,
            socket_connect_timeout=ANSWERS_WITHIN,
            retry=Retry(NoBackoff(), 0),  # a line that was cut may have lost something: we want to know
        )
        self.queue: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
        self.tasks: list[asyncio.Task[None]] = []
        self.open = asyncio.Event()
        self.hear: Callable[[dict[str, Any]], None] = lambda message: None
        self.lost: Callable[[], None] = lambda: None

    @staticmethod
    def must_answer(address: str) -> None:
        """Raises NoBus where the address is none, or nobody answers there."""
        import redis

        try:
            with redis.Redis.from_url(
                address, socket_timeout=ANSWERS_WITHIN, socket_connect_timeout=ANSWERS_WITHIN
            ) as line:
                line.ping()
        except (ValueError, TypeError, AttributeError) as problem:  # the last two of settings that Redis has not
            raise NoBus("--bus: this is no address; write redis://HOST:PORT") from problem
        except FAILURES as problem:
            raise NoBus(f"--bus: Redis does not answer ({str(problem).rstrip('.')}); see that it runs") from problem

    async def start(self, hear: Callable[[dict[str, Any]], None], lost: Callable[[], None]) -> None:
        self.hear, self.lost = hear, lost
        self.tasks = [
            asyncio.create_task(self.read(), name="bus in"),
            asyncio.create_task(self.write(), name="bus out"),
        ]
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.open.wait(), ANSWERS_WITHIN)

    def send(self, worker: str, message: dict[str, Any]) -> None:
        """On its way to one worker."""
        self.queue.put_nowait((f"{PREFIX}:to:{worker}", json.dumps(message, ensure_ascii=False, separators=(",", ":"))))

    def send_all(self, message: dict[str, Any]) -> None:
        self.queue.put_nowait((f"{PREFIX}:all", json.dumps(message, ensure_ascii=False, separators=(",", ":"))))

    async def read(self) -> None:
        first = True
        while True:
            try:
                async with self.redis.pubsub() as heard:
                    await heard.subscribe(f"{PREFIX}:to:{self.worker}", f"{PREFIX}:all")
                    await heard.ping()
                    self.open.set()
                    if not first:
                        self.lost()
                    first = False
                    await self.listen(heard)
            except Exception as problem:  # whatever it was: a worker must not stay deaf
                if self.open.is_set():
                    log.warning("the bus does not answer: %s", problem)
                self.open.clear()
                await asyncio.sleep(AGAIN_AFTER)

    async def listen(self, heard: PubSub) -> None:
        """As long as the line is whole: one that is silent is asked, and one that does not answer is given up."""
        asked = False
        while True:
            message = await heard.get_message(timeout=LOOKS_EVERY)
            if message is not None:
                asked = False
                if message["type"] == "message":
                    self.take(message["data"])
            elif asked:
                raise TimeoutError("it is silent")
            else:
                asked = True
                await heard.ping()

    def take(self, data: bytes) -> None:
        try:
            self.hear(json.loads(data))
        except Exception:
            log.exception("a message of another worker")

    async def write(self) -> None:
        while True:
            batch = [await self.queue.get()]
            while len(batch) < MOST_AT_ONCE and not self.queue.empty():
                batch.append(self.queue.get_nowait())
            try:
                async with self.redis.pipeline(transaction=False) as pipe:
                    for channel, text in batch:
                        pipe.publish(channel, text)
                    await pipe.execute()
            except Exception as problem:
                log.warning("the bus does not take messages: %s", problem)
                while not self.queue.empty():  # what follows on a lost message is of no use
                    self.queue.get_nowait()
                self.lost()
                await asyncio.sleep(AGAIN_AFTER)

    async def stop(self) -> None:
        """Once everything that waits is sent, if it can be."""
        for _ in range(50):
            if self.queue.empty():
                break
            await asyncio.sleep(0.01)
        await end(self.tasks)
        with contextlib.suppress(*FAILURES):
            await self.redis.aclose()
