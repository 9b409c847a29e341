"""Where each table lives: one worker at a time has its room, its bots and its clocks.

A worker that lives says so every second. A table's home is a row with a number that grows each time it moves: whoever
writes for a table shows its number, and one that is out of date is refused, so that a worker that slept, and does not
know that its tables have moved, can do no harm. All times are the database's own.
"""

from __future__ import annotations

from sqlalchemy import Engine, delete, exists, func, literal, select, update
from sqlalchemy.dialects.postgresql import insert

from rentier.server.store import Fence, homes, tables, workers

LIVES = 3.0  # seconds after its last sign
SIGN_EVERY = 1.0
NOBODY = ""

now = func.extract("epoch", func.clock_timestamp())


class Homes:
    """This worker's side of it. Every call may take its time: not for the event loop."""

    def __init__(self, engine: Engine, worker: str) -> None:
        self.engine = engine
        self.worker = worker

    def sign(self) -> tuple[set[str], bool]:
        """This worker lives: all that do, and whether it was taken for dead until now."""
        row = {"id": self.worker, "expires": now + LIVES}
        mine = workers.c.id == self.worker
        with self.engine.begin() as connection:
            slept = not connection.execute(select(workers.c.id).where(mine, workers.c.expires > now)).scalar()
            connection.execute(insert(workers).values(row).on_conflict_do_update(index_elements=["id"], set_=row))
            connection.execute(delete(workers).where(workers.c.expires < now - 100 * LIVES))
            living = connection.execute(select(workers.c.id).where(workers.c.expires > now)).scalars()
            return set(living), slept

    def mine(self) -> dict[str, int]:
        """The tables that live here, with their numbers."""
        with self.engine.connect() as connection:
            found = connection.execute(select(homes.c.table_id, homes.c.number).where(homes.c.worker == self.worker))
            return {table_id: number for table_id, number in found}

    def others(self) -> set[str]:
        """Who else lives."""
        with self.engine.connect() as connection:
            found = connection.execute(select(workers.c.id).where(workers.c.expires > now, workers.c.id != self.worker))
            return set(found.scalars())

    def claim(self, table_id: str) -> tuple[str, Fence | None] | None:
        """Where the table lives, and what to show if that is here: from now on, where it lived nowhere."""
        lives = exists().where(workers.c.id == homes.c.worker, workers.c.expires > now)
        wanted = insert(homes).from_select(
            ["table_id", "worker", "number"],
            select(tables.c.id, literal(self.worker), literal(1)).where(tables.c.id == table_id),
        )
        moved = wanted.on_conflict_do_update(
            index_elements=["table_id"],
            set_={"worker": self.worker, "number": homes.c.number + 1},
            where=(homes.c.worker == self.worker) | ~lives,
        ).returning(homes.c.number)
        with self.engine.begin() as connection:
            number = connection.execute(moved).scalar()
            if number is not None:
                return self.worker, Fence(table_id, number)
            worker = connection.execute(select(homes.c.worker).where(homes.c.table_id == table_id)).scalar()
            return None if worker is None else (worker, None)

    def release(self, fence: Fence) -> None:
        """The table may live anywhere again."""
        mine = (homes.c.table_id == fence.table_id, homes.c.worker == self.worker, homes.c.number == fence.number)
        with self.engine.begin() as connection:
            connection.execute(update(homes).where(*mine).values(worker=NOBODY))

    def leave(self) -> None:
        """This worker goes, and its tables may live anywhere."""
        with self.engine.begin() as connection:
            connection.execute(update(homes).where(homes.c.worker == self.worker).values(worker=NOBODY))
            connection.execute(delete(workers).where(workers.c.id == self.worker))
