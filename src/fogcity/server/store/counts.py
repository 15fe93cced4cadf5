"""How often something happened lately, counted by all workers together."""

import hmac
import secrets
from datetime import UTC, datetime, timedelta

from sqlalchemy import Connection, case, delete
from sqlalchemy.dialects.postgresql import insert

from fogcity.server.store.database import Database
from fogcity.server.store.schema import counts


class Counts:
    """Counts in PostgreSQL. A server on SQLite is one worker, which counts in its memory."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.several_workers = database.postgresql
        self.key = secrets.token_bytes(32)
        """The key of the hashes; all workers share the one that the server keeps."""

    def hidden(self, text: str) -> str:
        """The stored hash of personal data, such as an address."""
        return hmac.digest(self.key, text.encode(), "sha256").hex()

    async def add(self, key: str, seconds: int) -> tuple[int, float]:
        """Count once; returns the count, and in how many seconds it expires. Only a hash of the key is stored."""
        now = datetime.now(UTC)
        hidden = self.hidden(key)

        def work(connection: Connection) -> tuple[int, datetime]:
            first = insert(counts).values(key=hidden, until=now + timedelta(seconds=seconds), number=1)
            over = counts.c.until <= now
            added = first.on_conflict_do_update(
                index_elements=[counts.c.key],
                set_={
                    "until": case((over, first.excluded.until), else_=counts.c.until),
                    "number": case((over, 1), else_=counts.c.number + 1),
                },
            )
            number, until = connection.execute(added.returning(counts.c.number, counts.c.until)).one()
            return number, until

        number, until = await self.database.write(hidden, work)
        return number, (until - now).total_seconds()

    async def forget(self) -> None:
        """Delete counts that are over."""
        old = delete(counts).where(counts.c.until <= datetime.now(UTC))
        await self.database.write("", lambda connection: connection.execute(old))
