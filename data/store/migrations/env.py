"""Run the scripts of an upgrade for Alembic, on the connection that was handed in."""

from alembic import context

# No transaction is begun here: the one of the connection holds all migrations, so that a failing
# one leaves nothing behind. (SQLite can undo CREATE TABLE, though Alembic does not count on it.)
context.configure(connection=context.config.attributes["connection"], transactional_ddl=True)
context.run_migrations()
