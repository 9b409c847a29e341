"""A table counts its changes, so that of two writers who saw the same one loses."""

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    op.add_column("tables", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    op.execute("DELETE FROM about")
    op.execute("INSERT INTO about (schema) VALUES (2)")  # for Rentier 0.1, which leaves alone what it does not know
