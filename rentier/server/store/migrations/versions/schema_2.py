"""A table counts its changes, so that of two writers who saw the same one loses; and has a home among workers."""

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    op.add_column("tables", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "workers", sa.Column("id", sa.Text, primary_key=True), sa.Column("expires", sa.Float, nullable=False)
    )
    op.create_table(
        "homes",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("worker", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
    )
    op.execute("DELETE FROM about")
    op.execute("INSERT INTO about (schema) VALUES (2)")  # for Rentier 0.1, which leaves alone what it does not know
