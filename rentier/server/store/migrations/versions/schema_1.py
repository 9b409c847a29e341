"""Rentier 0.1."""

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    op.create_table("about", sa.Column("schema", sa.Integer, primary_key=True))
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, nullable=False, unique=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("stage", sa.Text, nullable=False),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("edition", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("header", sa.Text),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("previous", sa.Text),
        sa.Column("next", sa.Text),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("level", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("pawn", sa.Text),
        sa.Column("token", sa.Text),
        sa.Column("ready", sa.Boolean, nullable=False),
    )
    op.create_index("seats_by_token", "seats", ["token"])
    op.create_table(
        "lines",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("sequence", sa.Integer, primary_key=True),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
    )
    op.create_table(
        "commands",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        # 0.1 knew SQLite alone, whose integers have 64 bits.
        sa.Column("n", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("answer", sa.Text, nullable=False),
    )
    op.create_table(
        "talk",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("time", sa.Float, nullable=False),
    )
    op.create_table(
        "codes",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_table(
        "own_editions",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("data", sa.Text, nullable=False),
    )
