"""A row a game, in a Parquet file."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import Any

from rentier.bots import numbers
from rentier.lab import Mistake
from rentier.lab.play import Batch, Plan
from rentier.notation.moves import squares_of
from rentier.notation.position import ENDINGS

ROWS_A_GROUP = 16_384


class Rows:
    """Writes batches in the order of their games, whatever the order in which they come."""

    def __init__(self, path: str, plan: Plan) -> None:
        if not path.endswith(".parquet"):
            raise Mistake(f"--out {path}: the name has to end in .parquet")
        try:
            import pyarrow
            import pyarrow.parquet
        except ImportError as problem:
            raise Mistake("--out needs pyarrow: pip install 'rentier[lab]'") from problem
        self.arrow: Any = pyarrow
        self.plan = plan
        seats = range(plan.players)
        text, whole = pyarrow.string(), pyarrow.int32()
        columns = [("game", pyarrow.int64()), ("ending", text), ("winners", pyarrow.list_(pyarrow.int8()))]
        columns += [(name, whole) for name in ("rounds", "turns", "decisions")]
        columns += [("first", pyarrow.int8()), ("bankrupt", pyarrow.list_(pyarrow.int8()))]
        columns += [("leaders_at_half", pyarrow.list_(pyarrow.int8()))]
        columns += [(f"bot_{seat}", pyarrow.dictionary(pyarrow.int8(), text)) for seat in seats]
        columns += [(f"wealth_{seat}", whole) for seat in seats]
        about = {"edition": plan.edition.name, "seed": plan.seed, "max_rounds": str(plan.max_rounds)}
        about |= {f"rule {key}": str(value) for key, value in plan.edition.house_rules.items()}
        self.schema = pyarrow.schema(columns, metadata=about)
        self.sets = [squares_of(bits) for bits in range(1 << plan.players)]
        self.early: dict[int, Batch] = {}
        self.next = 0
        self.ready: list[Any] = []
        try:
            self.file: Any = open(path, "wb")  # noqa: SIM115 - `close` closes it
        except OSError as problem:
            raise Mistake(f"--out {path}: {problem.strerror}; name a file in a folder that can be written") from problem
        self.writer: Any = pyarrow.parquet.ParquetWriter(self.file, self.schema, compression="zstd")

    def add(self, batch: Batch) -> None:
        self.early[batch.first] = batch
        while self.next in self.early:
            following = self.early.pop(self.next)
            self.next += max(1, following.tally.games)
            self.write(following)

    def write(self, batch: Batch) -> None:
        arrow, plan, games = self.arrow, self.plan, batch.tally.games
        seatings = [plan.seatings[game % len(plan.seatings)] for game in range(batch.first, batch.first + games)]
        names = arrow.array(plan.bots)
        column = batch.column
        columns: list[Any] = [
            range(batch.first, batch.first + games),
            [ENDINGS.get(why) for why in column(numbers.OUT_ENDED)],
            [self.sets[bits] for bits in column(numbers.OUT_WINNERS)],
            column(numbers.OUT_ROUNDS),
            column(numbers.OUT_TURNS),
            column(numbers.OUT_DECISIONS),
            column(numbers.OUT_FIRST),
            [self.sets[bits] for bits in column(numbers.OUT_BANKRUPT)],
            [self.sets[bits] for bits in column(numbers.OUT_HALFWAY)],
        ]
        columns += [
            arrow.DictionaryArray.from_arrays(arrow.array([s[seat] for s in seatings], arrow.int8()), names)
            for seat in range(plan.players)
        ]
        columns += [column(numbers.OUT_WEALTH + seat) for seat in range(plan.players)]
        arrays = [
            values if isinstance(values, arrow.Array) else arrow.array(values, field.type)
            for values, field in zip(columns, self.schema, strict=True)
        ]
        self.ready.append(arrow.RecordBatch.from_arrays(arrays, schema=self.schema))
        if sum(rows.num_rows for rows in self.ready) >= ROWS_A_GROUP:
            self.flush()

    def flush(self) -> None:
        if self.ready:
            self.writer.write_table(self.arrow.Table.from_batches(self.ready, self.schema))
            self.ready = []

    def close(self) -> None:
        """Everything that was played is in the file, also what came after a gap that Ctrl-C left."""
        for first in sorted(self.early):
            self.write(self.early[first])
        self.early = {}
        self.flush()
        self.writer.close()
        self.file.close()

    def abandon(self) -> None:
        """Nothing of a run that failed is left behind."""
        with suppress(OSError):
            self.writer.close()
        with suppress(OSError):
            self.file.close()
        with suppress(OSError):
            os.remove(self.file.name)
