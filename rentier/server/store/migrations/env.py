"""What Alembic runs: the steps, on the connection and in the transaction of `store.migrate`."""

from alembic import context

from rentier.server.store.migrate import VERSION_TABLE
from rentier.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, version_table=VERSION_TABLE
)
with context.begin_transaction():
    context.run_migrations()
