"""What a server does, in numbers, as Prometheus reads them."""

from __future__ import annotations

import asyncio
from collections import Counter as Count
from collections.abc import Iterator
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from rentier.notation.refusals import Refused
from rentier.server.wrong import Wrong

if TYPE_CHECKING:
    from rentier.server.hall import Hall

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


class Metrics:
    def __init__(self, hall: Hall) -> None:
        registry = self.registry = CollectorRegistry()
        self.tables = Counter("rentier_tables_made", "Tables made", registry=registry)
        self.moves = Counter("rentier_moves", "Moves made and stored", ["by"], registry=registry)
        self.command_seconds = Histogram(
            "rentier_command_seconds", "From a command's arrival to its answer", registry=registry, buckets=SECONDS
        )
        self.move_seconds = Histogram(
            "rentier_move_seconds", "From a move to its message to every client", registry=registry, buckets=SECONDS
        )
        self.store_seconds = Histogram(
            "rentier_store_seconds", "That a room waits for its write", registry=registry, buckets=SECONDS
        )
        self.refusals = Counter("rentier_refusals", "What was not done", ["code"], registry=registry)
        self.limits = Counter("rentier_limited", "What went beyond a limit", ["limit"], registry=registry)
        registry.register(Now(hall))
        ProcessCollector(registry=registry)

    def refused(self, problem: Wrong | Refused) -> None:
        self.refusals.labels(problem.code).inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)


class Now(Collector):
    """What is counted when it is asked for."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    def collect(self) -> Iterator[Metric]:
        rooms = list(self.hall.rooms.values())
        yield gauge("rentier_rooms", "Tables in memory", len(rooms))
        tables = GaugeMetricFamily("rentier_tables", "Tables that somebody is at, by stage", labels=["stage"])
        stages = Count(room.row["stage"] for room in rooms if room.clients)
        for stage in ("waiting", "playing", "paused", "over"):
            tables.add_metric([stage], stages[stage])
        yield tables
        clients = GaugeMetricFamily("rentier_clients", "Connections", labels=["kind"])
        seated = sum(1 for room in rooms for client in room.clients if client.seats)
        watching = sum(1 for room in rooms for client in room.clients if not client.seats)
        clients.add_metric(["seated"], seated)
        clients.add_metric(["watching"], watching)
        yield clients
        queues = GaugeMetricFamily("rentier_queue_length", "What waits to be done", labels=["queue"])
        queues.add_metric(["store"], self.hall.writer.queue.qsize())
        queues.add_metric(["rooms"], sum(room.mailbox.qsize() for room in rooms))
        queues.add_metric(["clients"], sum(client.behind for room in rooms for client in room.clients))
        if self.hall.fleet is not None:
            queues.add_metric(["bus"], self.hall.fleet.bus.queue.qsize())
        yield queues
        yield gauge("rentier_tasks", "Tasks of the event loop", len(asyncio.all_tasks()))


def gauge(name: str, what: str, value: float) -> GaugeMetricFamily:
    return GaugeMetricFamily(name, what, value=value)
