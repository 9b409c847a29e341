"""Where each table lives: one worker at a time has its room, its bots and its clocks.

A worker that lives says so every second. A table that moves gets a new number, and counts it as a change of its own:
a room writes only if the table has not changed since it last looked, so a worker that slept, and does not know that
its tables have moved, can do no harm. All times are the database's own.
"""

from __future__ import annotations

from sqlalchemy import ColumnElement, Engine, delete, func, literal, select, update
from sqlalchemy.dialects.postgresql import insert

from rentier.server.store.schema import homes, tables, workers

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

    def claim(self, table_id: str) -> tuple[str, int | None] | None:
        """Where the table lives, and under which number if that is here: from now on, where it lived nowhere.

        Its revision counts up as with any change: whoever knows it only from before cannot write any more.
        """
        living = select(workers.c.id).where(workers.c.expires > now)
        wanted = insert(homes).from_select(
            ["table_id", "worker", "number"],
            select(tables.c.id, literal(self.worker), literal(1)).where(tables.c.id == table_id),
        )
        moved = wanted.on_conflict_do_update(
            index_elements=["table_id"],
            set_={"worker": self.worker, "number": homes.c.number + 1},
            where=(homes.c.worker == self.worker) | homes.c.worker.not_in(living),
        ).returning(homes.c.number)
        home = select(homes.c.worker).where(homes.c.table_id == table_id)
        with self.engine.begin() as connection:
            # A worker that is taken for dead may wake just now: it signs before this, or learns what it has lost.
            before = connection.execute(home.with_for_update()).scalar()
            connection.execute(select(workers.c.id).where(workers.c.id == before).with_for_update())
            number = connection.execute(moved).scalar()
            if number is not None:
                mine = tables.c.id == table_id
                connection.execute(update(tables).where(mine).values(revision=tables.c.revision + 1))
                return self.worker, number
            worker = connection.execute(home).scalar()
            return None if worker is None else (worker, None)

    def lives_here(self, table_id: str, number: int) -> bool:
        with self.engine.connect() as connection:
            return (
                connection.execute(select(homes.c.table_id).where(*self.claimed(table_id, number))).scalar() is not None
            )

    def release(self, table_id: str, number: int) -> None:
        """The table may live anywhere again."""
        with self.engine.begin() as connection:
            connection.execute(update(homes).where(*self.claimed(table_id, number)).values(worker=NOBODY))

    def claimed(self, table_id: str, number: int) -> tuple[ColumnElement[bool], ...]:
        return homes.c.table_id == table_id, homes.c.worker == self.worker, homes.c.number == number

    def leave(self) -> None:
        """This worker goes, and its tables may live anywhere."""
        with self.engine.begin() as connection:
            connection.execute(update(homes).where(homes.c.worker == self.worker).values(worker=NOBODY))
            connection.execute(delete(workers).where(workers.c.id == self.worker))
