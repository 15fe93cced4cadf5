"""Notification preferences, devices and e-mail addresses in the database."""

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from fogcity.server.store import Database
from fogcity.server.store.schema import accounts, deliveries, links, notice_preferences, subscriptions

MOST_DEVICES = 10
"""The most devices of one account with notifications; beyond that, the oldest is removed."""
MOST_WITH_ADDRESS = 5
"""The most accounts with one e-mail address that get a password reset link."""
DEFAULTS: dict[str, Any] = {
    "language": "en",
    "zone": "UTC",
    "quiet_from": None,
    "quiet_until": None,
    "off": [],
    "mail": True,
    "address": None,
    "confirmed": False,
}
Row = Mapping[str, Any]


class Preferences:
    """The preferences of all accounts."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, account_id: int) -> tuple[Row, list[Row]]:
        """The preferences of an account, and its devices."""
        own = select(notice_preferences).where(notice_preferences.c.account_id == account_id)
        devices = select(subscriptions).where(subscriptions.c.account_id == account_id).order_by(subscriptions.c.id)
        async with self.database.engine.connect() as connection:
            row = (await connection.execute(own)).mappings().first()
            its_devices: list[Row] = [dict(each) for each in (await connection.execute(devices)).mappings()]
        return (dict(row) if row is not None else DEFAULTS), its_devices

    async def change(self, account_id: int, **values: Any) -> None:
        """Change some preferences."""
        await self.database.write("notices", lambda connection: _change(connection, account_id, values))

    async def subscribe(self, account_id: int, session: str, **device: str) -> None:
        """Subscribe a device; it no longer belongs to any other account."""
        values = {"account_id": account_id, "session": session, "created_at": datetime.now(UTC), **device}
        own = select(subscriptions.c.id).where(subscriptions.c.account_id == account_id)
        newest = own.order_by(subscriptions.c.id.desc()).limit(MOST_DEVICES)

        def work(connection: Connection) -> None:
            same = (subscriptions.c.endpoint == device["endpoint"]) | (subscriptions.c.session == session)
            connection.execute(delete(subscriptions).where(same))
            connection.execute(insert(subscriptions).values(values))
            connection.execute(
                delete(subscriptions).where(subscriptions.c.account_id == account_id, subscriptions.c.id.not_in(newest))
            )

        await self.database.write("notices", work)

    async def unsubscribe(self, account_id: int, subscription_id: int) -> bool:
        """Unsubscribe a device; False if there is no such device."""
        this = (subscriptions.c.id == subscription_id) & (subscriptions.c.account_id == account_id)
        gone = delete(subscriptions).where(this)
        return await self.database.write("notices", lambda connection: connection.execute(gone).rowcount == 1)

    async def set_address(self, account_id: int, address: str | None) -> None:
        """Set an unconfirmed address, or none; earlier confirmation links stop working."""

        def work(connection: Connection) -> None:
            _change(connection, account_id, {"address": address, "confirmed": False})
            connection.execute(delete(links).where(links.c.account_id == account_id, links.c.kind != "invite"))
            connection.execute(
                delete(deliveries).where(deliveries.c.account_id == account_id, deliveries.c.channel == "mail")
            )

        await self.database.write("notices", work)

    async def with_address(self, address: str) -> list[int]:
        """The accounts with a confirmed address."""
        query = (
            select(notice_preferences.c.account_id)
            .join(accounts, accounts.c.id == notice_preferences.c.account_id)
            .where(
                notice_preferences.c.address == address, notice_preferences.c.confirmed, accounts.c.banned_at.is_(None)
            )
            .order_by(accounts.c.seen_at.desc())
            .limit(MOST_WITH_ADDRESS)
        )
        async with self.database.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())


def _change(connection: Connection, account_id: int, values: dict[str, Any]) -> None:
    """Change a row, or make it."""
    this = notice_preferences.c.account_id == account_id
    if connection.execute(update(notice_preferences).where(this).values(values)).rowcount == 0:
        connection.execute(insert(notice_preferences).values(DEFAULTS | values | {"account_id": account_id}))
