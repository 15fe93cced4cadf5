"""Writes the changes of many tables at once. Most changes are some columns of a table and new entries of its log.

One statement writes all of them, instead of two for each table. In PostgreSQL every statement is a round trip, which
takes long in a busy event loop; in SQLite every statement waits for Python's interpreter lock.
"""

import sqlite3
from datetime import datetime
from typing import TYPE_CHECKING, Any

import orjson
from sqlalchemy import Connection

from fogcity.server.store.database import CHANNEL, Conflict, Many
from fogcity.server.store.schema import entries

if TYPE_CHECKING:
    from fogcity.server.store.tables import Change

PLAYED = frozenset(
    "version status ended host_id ply waiting deadlines due places scores rematch changed_at rules held asked refused"
    " taken_back leased_by leased_until".split()
)
"""Columns of a table that change while a game is played."""
_COLUMNS = sorted(PLAYED)
_ENTRY = [f'"{column.name}"' for column in entries.c]

# Told when both are committed, never before.
_IN_POSTGRESQL = f"""
WITH changes AS (
    SELECT * FROM unnest($1::text[], $2::integer[], $3::text[], $4::text[], $5::text[])
    AS c (id, version, changed, added, news)
), changed AS (
    UPDATE tables AS t SET ({", ".join(_COLUMNS)}) = (
        SELECT {", ".join(f"r.{name}" for name in _COLUMNS)} FROM jsonb_populate_record(t, c.changed::jsonb) AS r
    )
    FROM changes AS c WHERE t.id = c.id AND t.version = c.version
    RETURNING t.id
), added AS (
    INSERT INTO entries ({", ".join(_ENTRY)})
    SELECT {", ".join(f"e.{name}" for name in _ENTRY)}
    FROM changed JOIN changes AS c ON c.id = changed.id,
    jsonb_populate_recordset(NULL::entries, c.added::jsonb) AS e
)
SELECT changed.id, pg_notify('{CHANNEL}', c.news) FROM changed JOIN changes AS c ON c.id = changed.id
"""

_OLD_OR_NEW = (
    "CASE WHEN json_type(c.changed, '$.{0}') IS NULL THEN tables.{0} ELSE json_extract(c.changed, '$.{0}') END"
)
_CHANGE_IN_SQLITE = f"""
UPDATE tables SET {", ".join(f"{name} = {_OLD_OR_NEW.format(name)}" for name in _COLUMNS)}
FROM (
    SELECT value ->> 0 AS id, value ->> 1 AS version, value ->> 2 AS changed FROM json_each(?)
) AS c
WHERE tables.id = c.id AND tables.version = c.version
"""
_ADD_IN_SQLITE = f"""
INSERT INTO entries ({", ".join(_ENTRY)})
SELECT {", ".join(f"json_extract(value, '$.{column.name}')" for column in entries.c)} FROM json_each(?)
"""
_SQLITE_CAN = sqlite3.sqlite_version_info >= (3, 38)
"""Whether this SQLite has the functions used here; if not, each change is written by itself."""


def together(change: "Change", news: str | None) -> Many | None:
    """A change as one of many, for PostgreSQL if `news` is given; None if it must be written by itself."""
    if change.seats or change.messages or not change.values.keys() <= PLAYED:
        return None
    changed = change.values | {"version": change.version + 1}
    added = [vars(entry) | {"table_id": change.table_id} for entry in change.entries]
    if news is not None:
        texts = orjson.dumps(changed).decode(), orjson.dumps(added).decode(), news
        return Many(_IN_POSTGRESQL, (change.table_id, change.version, *texts))
    return Many(_in_sqlite, (change.table_id, change.version, changed, added)) if _SQLITE_CAN else None


def _in_sqlite(connection: Connection, values: list[tuple[Any, ...]]) -> set[str]:
    """Write many changes; returns the tables whose version was the expected one.

    SQLite only says how many there were: to read which ones would take the interpreter lock once for each. If some are
    missing, all are in conflict, and each is tried by itself.
    """
    done = connection.exec_driver_sql(_CHANGE_IN_SQLITE, (_json([each[:3] for each in values]),))
    if done.rowcount != len(values):
        raise Conflict
    if added := [entry for *_, its_entries in values for entry in its_entries]:
        connection.exec_driver_sql(_ADD_IN_SQLITE, (_json(added),))
    return {table_id for table_id, *_ in values}


def _json(value: Any) -> str:
    return orjson.dumps(value, default=_moment, option=orjson.OPT_PASSTHROUGH_DATETIME).decode()


def _moment(value: datetime) -> str:
    """A moment as SQLAlchemy writes it in SQLite."""
    return value.replace(tzinfo=None).isoformat(" ", "microseconds")
