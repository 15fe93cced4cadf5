"""What Alembic runs for each migration; the connection comes from `Database.migrate`."""

from alembic import context

from fogcity.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
