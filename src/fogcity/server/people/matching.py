"""Matchmaking: who plays with whom among those looking for opponents.

The database decides. One worker at a time looks at everybody who waits, in the transaction that also creates their
table, so nobody is matched twice, whichever workers they are connected to and even if one dies.
"""

import secrets
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import groupby
from math import inf
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, delete, func, insert, select, text, update

from fogcity import bots, games
from fogcity.server import lobby
from fogcity.server.people import ratings
from fogcity.server.people.ratings import Standing
from fogcity.server.settings import Settings
from fogcity.server.store import AccountRow, SeatRow, TableRow
from fogcity.server.store.people import COLUMNS
from fogcity.server.store.schema import accounts, companions, seats, tables
from fogcity.server.store.schema import ratings as standings
from fogcity.server.store.social import blocks, searches
from fogcity.server.store.tables import sits

FIRST_WINDOW, WIDER, EVERY, ANYBODY = 100, 50, timedelta(seconds=10), timedelta(seconds=180)
"""The initial rating window, how much and how often it grows, and when ratings no longer matter."""
MET, MET_WAIT = timedelta(hours=1), timedelta(seconds=30)
"""How long recent opponents wait for somebody else, so that nobody can choose their opponent."""
BOTS_AFTER, BOTS = timedelta(seconds=60), 3
"""When bots are offered, and how many levels."""
LOST = timedelta(seconds=30)
"""A search ends when its worker has not renewed it for this long."""
MOST_WAITING, MOST_OF_ADDRESS = 500, 20
"""How many of the longest searches are considered, and how many may come from one address."""
CLOCK_SECONDS, GRACE = 120, 3
LOCK = 0x0F06C175
"""The PostgreSQL lock that lets one worker at a time write searches."""


@dataclass(frozen=True)
class Searcher:
    """Somebody looking for opponents."""

    account: AccountRow
    game: str
    players: int
    rating: float
    since: datetime
    came_from: str | None = None


@dataclass(frozen=True)
class Stand:
    """The state of a search: still running, or matched at a table."""

    since: datetime
    rating: int
    game: str
    players: int
    table_id: str | None


def window(waited: timedelta) -> int | None:
    """How far opponents' ratings may differ from one's own; None for any."""
    return None if waited >= ANYBODY else FIRST_WINDOW + WIDER * (max(waited, timedelta()) // EVERY)


def near(game: str, players: int, rating: float) -> list[bots.Level]:
    """The bot levels closest to a rating, from weak to strong."""
    levels = bots.levels(game)
    known = {level: one.mu for level in levels if (one := ratings.of_level(game, level, players)) is not None}
    nearest = sorted(known, key=lambda level: abs(ratings.points(known[level]) - rating))[:BOTS]
    return [level for level in levels if level in nearest]


def groups(
    waiting: Sequence[Searcher],
    now: datetime,
    apart: Collection[frozenset[int]] = (),
    met: Collection[frozenset[int]] = (),
) -> list[list[Searcher]]:
    """Match players: the longest waiting comes first, with the longest waiting opponents that fit."""
    found: list[list[Searcher]] = []

    reach = {one.account.id: inf if (at := window(now - one.since)) is None else at for one in waiting}

    def fit(one: Searcher, other: Searcher) -> bool:
        mine, theirs = one.account.id, other.account.id
        if abs(one.rating - other.rating) > min(reach[mine], reach[theirs]):  # each must fit the other's window
            return False
        pair = frozenset((mine, theirs))
        return pair not in apart and (pair not in met or now - max(one.since, other.since) >= MET_WAIT)

    def kind(one: Searcher) -> tuple[str, int]:
        return one.game, one.players

    for (_, players), those in groupby(sorted(waiting, key=lambda one: (*kind(one), one.since)), key=kind):
        left = list(those)
        while len(left) >= players:
            group = [first := left.pop(0)]
            least, most = first.rating - reach[first.account.id], first.rating + reach[first.account.id]
            for other in [one for one in left if least <= one.rating <= most]:
                if len(group) < players and all(fit(one, other) for one in group):
                    group.append(other)
            if len(group) == players:
                found.append(group)
                left = [one for one in left if all(one is not other for other in group)]
    return found


def table_for(group: Sequence[Searcher], settings: Settings) -> tuple[TableRow, list[SeatRow]]:
    """The table of a match; rated if everybody has a password."""
    rated = all(one.account.password is not None for one in group)
    game = games.make(group[0].game, players=len(group), first=None)
    row = lobby.new_row(
        group[0].account,
        settings,
        game=game.id,
        options=game.options.values(),
        public=True,
        spectators=True,
        hints=False,
        rated=rated,
        chat=True,
        autostart=True,
        clock_kind="seconds",
        clock_amount=CLOCK_SECONDS,
        start=None,
        grace=GRACE,
        made_from=group[0].came_from,
    )
    seated = [
        SeatRow(i, "person", one.account.id, name=one.account.name, came_from=one.came_from if rated else None)
        for i, one in enumerate(group)
    ]
    return row, seated


# --- in the database --------------------------------------------------------------------------------------------------


def rating_of(connection: Connection, account_id: int, game: str, players: int) -> float:
    """An account's rating for a game and number of players."""
    columns = standings.c.mu, standings.c.sigma
    this = standings.c.account_id == account_id, standings.c.game == game, standings.c.players == players
    found = connection.execute(select(*columns).where(*this)).first()
    return ratings.points(Standing(*found).mu if found is not None else Standing().mu)


def begin(
    connection: Connection, settings: Settings, account_id: int, game: str, players: int, came_from: str, now: datetime
) -> str | None:
    """Start a search, ending any other of this account; returns its token, or None if there are too many.

    A match creates a table, so the table quotas apply.
    """
    lock(connection)
    connection.execute(delete(searches).where(searches.c.account_id == account_id))
    counted = (
        (select(func.count()).select_from(searches).where(searches.c.came_from == came_from), MOST_OF_ADDRESS),
        (_under_way(sits(account_id)), settings.quota_open_tables),
        (_under_way(tables.c.made_from == came_from), settings.quota_address_tables),
    )
    if any(connection.execute(query).scalar_one() >= most for query, most in counted):
        return None
    token = secrets.token_urlsafe(12)
    connection.execute(
        insert(searches).values(
            account_id=account_id,
            token=token,
            game=game,
            players=players,
            rating=rating_of(connection, account_id, game, players),
            came_from=came_from,
            since=now,
            beat_at=now,
        )
    )
    return token


def _under_way(which: ColumnElement[bool]) -> "Select[int]":
    return select(func.count()).select_from(tables).where(which, tables.c.status.in_(("open", "playing")))


def end(connection: Connection, tokens: Iterable[str]) -> None:
    """Stop searching."""
    lock(connection)
    connection.execute(delete(searches).where(searches.c.token.in_(list(tokens))))


def step(connection: Connection, tokens: Collection[str], now: datetime, settings: Settings) -> Mapping[str, Stand]:
    """Match players, and return the states of a worker's searches; missing ones are over."""
    lock(connection)
    connection.execute(update(searches).where(searches.c.token.in_(list(tokens))).values(beat_at=now))
    connection.execute(delete(searches).where(searches.c.beat_at < now - LOST))
    waiting = _waiting(connection)
    ids = [one.account.id for one in waiting]
    apart = _pairs(
        connection,
        select(blocks.c.account_id, blocks.c.blocked_id).where(
            blocks.c.account_id.in_(ids), blocks.c.blocked_id.in_(ids)
        ),
    )
    met = _pairs(
        connection,
        select(companions.c.account_id, companions.c.other_id).where(
            companions.c.account_id.in_(ids), companions.c.other_id.in_(ids), companions.c.last_at > now - MET
        ),
    )
    for group in groups(waiting, now, apart, met):
        row, seated = table_for(group, settings)
        connection.execute(insert(tables), vars(row))
        connection.execute(insert(seats), [vars(seat) | {"table_id": row.id} for seat in seated])
        matched = searches.c.account_id.in_([one.account.id for one in group])
        connection.execute(update(searches).where(matched).values(table_id=row.id))
    mine = select(searches).where(searches.c.token.in_(list(tokens)))
    return {
        row.token: Stand(row.since, round(row.rating), row.game, row.players, row.table_id)
        for row in connection.execute(mine)
    }


def lock(connection: Connection) -> None:
    """Let one worker at a time write searches; SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})


def _waiting(connection: Connection) -> list[Searcher]:
    its = searches.c.game, searches.c.players, searches.c.rating, searches.c.since, searches.c.came_from
    query = (
        select(*COLUMNS, *its)
        .join(accounts, accounts.c.id == searches.c.account_id)
        .where(searches.c.table_id.is_(None), accounts.c.banned_at.is_(None))
        .order_by(searches.c.since, searches.c.account_id)
        .limit(MOST_WAITING)
    )
    rows: Iterable[Sequence[Any]] = connection.execute(query).all()
    return [Searcher(AccountRow(*row[: len(COLUMNS)]), *row[len(COLUMNS) :]) for row in rows]


def _pairs(connection: Connection, query: "Select[int, int]") -> set[frozenset[int]]:
    return {frozenset(pair) for pair in connection.execute(query)}
