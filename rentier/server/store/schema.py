"""The tables of the database as they are now. What they were, and how they became this, is in `migrations`."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Float, Index, Integer, MetaData, Table, Text

SCHEMA = "2"  # the newest of migrations/versions

metadata = MetaData()
tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("created", Float, nullable=False),
    Column("stage", Text, nullable=False),
    Column("plan", Text, nullable=False),  # mode, house rules and pace
    Column("edition", Text, nullable=False),  # the whole of it, as played
    Column("seed", Text, nullable=False),
    Column("header", Text),  # of the record, once the game has begun
    Column("summary", Text, nullable=False),  # where the game stands
    Column("previous", Text),
    Column("next", Text),
    Column("revision", Integer, nullable=False, server_default="0"),  # one more with each change of the table
)
seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("level", Text),
    Column("name", Text, nullable=False),
    Column("pawn", Text),
    Column("token", Text),  # hashed
    Column("ready", Boolean, nullable=False),
    Index("seats_by_token", "token"),
)
lines = Table(
    "lines",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("sequence", Integer, primary_key=True),
    Column("line", Text, nullable=False),  # as in the record
    Column("by", Text, nullable=False),
)
commands = Table(
    "commands",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("n", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),  # pages count in milliseconds
    Column("digest", Text, nullable=False),
    Column("answer", Text, nullable=False),
)
talk = Table(
    "talk",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("time", Float, nullable=False),
)
codes = Table(
    "codes",
    metadata,
    Column("code", Text, primary_key=True),  # hashed
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("expires", Float, nullable=False),
)
own_editions = Table(
    "own_editions",
    metadata,
    Column("name", Text, primary_key=True),
    Column("data", Text, nullable=False),
)
# See homes.py.
workers = Table("workers", metadata, Column("id", Text, primary_key=True), Column("expires", Float, nullable=False))
homes = Table(
    "homes",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("worker", Text, nullable=False),
    Column("number", Integer, nullable=False),
)
# Rentier 0.1 looks here alone, and leaves a database with another number as it is.
about = Table("about", metadata, Column("schema", Integer, primary_key=True))
