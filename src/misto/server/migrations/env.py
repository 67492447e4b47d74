"""How Alembic reaches the database: the connection is handed over by migrate.py."""

from alembic import context

from misto.server.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(
    connection=connection, target_metadata=METADATA, render_as_batch=connection.dialect.name == "sqlite"
)
with context.begin_transaction():
    context.run_migrations()
