"""Quotas: how many tables an account and an address may have, and what is deleted over time."""

import logging
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

import anyio.to_thread
from sqlalchemy import ColumnElement, Connection, and_, delete, func, select

from fogcity.server import records
from fogcity.server.keeper import Keeper
from fogcity.server.problems import Refusal
from fogcity.server.settings import Settings
from fogcity.server.store import SeatRow, Stored, TableRow, TableStore
from fogcity.server.store.schema import messages, seats, tables
from fogcity.server.store.tables import KEPT_MESSAGES

log = logging.getLogger(__name__)

NAMES = ("open_tables", "address_tables", "bot_games", "all_bot_games")
"""What is counted; the setting of `open_tables` is `quota_open_tables`, and so on."""
AT_ONCE = 200
"""The most tables purged at once."""
UNDER_WAY = tables.c.status.in_(("open", "playing"))
OVER = tables.c.status.in_(("finished", "closed"))
OF_BOTS_ALONE = and_(
    tables.c.status == "playing", tables.c.id.not_in(select(seats.c.table_id).where(seats.c.kind != "bot"))
)


async def add(keeper: Keeper, row: TableRow, its_seats: list[SeatRow]) -> None:
    """Keep a new table; refused if its account or its address has reached a quota at that moment."""
    refused = await keeper.add(row, its_seats, partial(_refusal, keeper.settings, row, its_seats))
    if refused is not None:
        raise refused


def _refusal(settings: Settings, row: TableRow, its_seats: Sequence[SeatRow], connection: Connection) -> Refusal | None:
    counted: list[tuple[ColumnElement[bool], int, str, str]] = [
        (
            and_(UNDER_WAY, tables.c.made_by == row.made_by),
            settings.quota_open_tables,
            "open_tables",
            "You have {most} tables under way. Finish, leave or resign from one of them first.",
        ),
        (
            and_(UNDER_WAY, tables.c.made_from == row.made_from),
            settings.quota_address_tables,
            "address_tables",
            "There are {most} tables under way from your network. Join one of them, or wait until one is over.",
        ),
    ]
    if its_seats and all(seat.kind == "bot" for seat in its_seats):
        counted += [
            (
                and_(OF_BOTS_ALONE, tables.c.made_by == row.made_by),
                settings.quota_bot_games,
                "bot_games",
                "You have {most} games of bots alone under way. Wait until one is over, or take a seat yourself.",
            ),
            (
                OF_BOTS_ALONE,
                settings.quota_all_bot_games,
                "all_bot_games",
                "There are many games of bots alone just now. Wait until one is over, or take a seat yourself.",
            ),
        ]
    for wanted, most, name, advice in counted:
        number = connection.execute(select(func.count()).select_from(tables).where(wanted)).scalar_one()
        if number >= most:
            return Refusal("too_many", advice.format(most=most), limit=name)
    return None


async def purge(keeper: Keeper, settings: Settings) -> int:
    """Delete old closed tables and what is beyond quotas; returns how many tables were deleted."""
    gone = 0
    while table_ids := await _purgeable(keeper.store, settings):
        for table_id in table_ids:
            if settings.records is not None:
                await _keep_record(keeper.store, table_id, settings.records)
        await keeper.store.database.write("", lambda c, ids=table_ids: _delete(c, ids))  # type: ignore[misc]
        keeper.read_again(table_ids)
        gone += len(table_ids)
    await keeper.store.database.write("", _forget_messages)
    if gone:
        log.info("old tables were purged", extra={"tables": gone})
    return gone


def _delete(connection: Connection, table_ids: list[str]) -> None:
    connection.execute(delete(tables).where(tables.c.id.in_(table_ids)))


def _forget_messages(connection: Connection) -> None:
    """Delete what was said so long ago that nobody is shown it any more."""
    many = select(messages.c.table_id).group_by(messages.c.table_id).having(func.count() > KEPT_MESSAGES)
    for table_id in connection.execute(many).scalars().all():
        newest = select(messages.c.id).where(messages.c.table_id == table_id).order_by(messages.c.id.desc())
        last = connection.execute(newest.offset(KEPT_MESSAGES).limit(1)).scalar_one()
        connection.execute(delete(messages).where(messages.c.table_id == table_id, messages.c.id <= last))


async def _purgeable(store: TableStore, settings: Settings) -> list[str]:
    now = datetime.now(UTC)
    found: list[str] = []
    async with store.database.engine.connect() as connection:
        for status, days in (("closed", settings.purge_closed_days), ("finished", settings.purge_finished_days)):
            if status == "closed" or days:
                old = and_(tables.c.status == status, tables.c.changed_at < now - timedelta(days=days))
                found += (await connection.execute(select(tables.c.id).where(old).limit(AT_ONCE))).scalars()
        for column, most in (
            (tables.c.made_by, settings.quota_stored_games),
            (tables.c.made_from, settings.quota_address_games),
        ):
            many = select(column).where(OVER, column.is_not(None)).group_by(column).having(func.count() > most)
            for (maker,) in (await connection.execute(many.limit(20))).all():
                newest = select(tables.c.id).where(OVER, column == maker).order_by(tables.c.changed_at.desc())
                found += (await connection.execute(newest.offset(most).limit(AT_ONCE))).scalars()
    return list(dict.fromkeys(found))


async def _keep_record(store: TableStore, table_id: str, folder: Path) -> None:
    """Write the record of a game that is about to be deleted, if it was played at all."""
    stored = await store.load(table_id)
    if stored is not None and stored.row.ply:
        await anyio.to_thread.run_sync(_write_record, stored, folder)


def _write_record(stored: Stored, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / records.file_name(stored.row)).write_text(records.of_stored(stored).dumps(), encoding="utf-8")
