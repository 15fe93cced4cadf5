"""Ratings and statistics of a finished game, written in the transaction that ends the game.

So they are written exactly once. What is written depends only on the game and on the standings of its players, never on
how many games there were before.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from itertools import combinations
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from fogcity.games import Game, State
from fogcity.server.clubs.report import report
from fogcity.server.people import fair, ratings, statistics
from fogcity.server.people.ratings import Standing
from fogcity.server.store.rows import SeatRow, TableRow
from fogcity.server.store.schema import accounts, results, seats, tables
from fogcity.server.store.schema import ratings as standings

DAY = timedelta(days=1)
PAIR_GAMES, DAY_GAMES = 10, 100
"""The most games started in a day that count between the same two people, and for one person."""


@dataclass
class Ended:
    """A finished game as ratings and statistics see it."""

    table_id: str
    game: str
    rated: bool
    usual: bool
    """Whether it was played to the end with default options, without takebacks beyond the rules."""
    at: datetime
    accounts: list[int | None]
    levels: list[str | None]
    """The level of each bot that held a seat from the start."""
    places: list[int]
    scores: list[float]
    left: list[bool]
    """Who left: they resigned, ran out of time or were banned."""
    feats: list[dict[str, int]] = field(default_factory=list)
    """The game's own statistics for each seat."""
    awards: list[list[str]] = field(default_factory=list)
    """Achievements of each seat."""
    event_id: str | None = None
    started_at: datetime | None = None
    acted: list[bool] = field(default_factory=list)
    """Who made at least one action themselves."""

    @property
    def players(self) -> int:
        """How many played."""
        return len(self.places)

    @property
    def people(self) -> list[int]:
        """The accounts that played."""
        return [account for account in self.accounts if account is not None]


def ended(row: TableRow, seats: Sequence[SeatRow], game: Game, state: State, acted: list[bool]) -> Ended:
    """A table whose game has just ended."""
    complete = row.ended == "complete"
    return Ended(
        table_id=row.id,
        game=row.game,
        rated=row.rated,
        usual=complete and row.start is None and not row.taken_back and fair.is_usual(row.game, row.options),
        at=row.changed_at,
        accounts=[seat.account_id for seat in seats],
        levels=[seat.level if seat.kind == "bot" else None for seat in seats],
        places=list(row.places or []),
        scores=[float(score) for score in row.scores or []],
        left=[seat.away or seat.resigned for seat in seats],
        feats=game.feats(state) if complete else [],
        awards=game.awarded(state) if complete else [],
        event_id=row.event_id,
        started_at=row.started_at,
        acted=acted,
    )


def record(connection: Connection, game: Ended) -> None:
    """Store ratings and statistics of a game."""
    if game.event_id is not None:
        ranked = ratings.ranks(game.places, game.left)
        absent = [gone and not did for gone, did in zip(game.left, game.acted, strict=True)]
        report(connection, game.table_id, game.accounts, ranked, absent, game.at)
    if not game.people:
        return
    # One game at a time for each of its players, so that results are numbered in that order.
    connection.execute(
        select(accounts.c.id).where(accounts.c.id.in_(game.people)).order_by(accounts.c.id).with_for_update()
    )
    if game.rated:
        rate(connection, game)
    statistics.add(connection, game)


def rate(connection: Connection, game: Ended) -> None:
    """Update the players' ratings."""
    fixed = [ratings.of_level(game.game, level, game.players) for level in game.levels]
    known = all(one is not None or account is not None for one, account in zip(fixed, game.accounts, strict=True))
    counts = known and not _too_often(connection, game)
    ranked = ratings.ranks(game.places, game.left)
    before = [
        one if account is None else _standing(connection, account, game)
        for one, account in zip(fixed, game.accounts, strict=True)
    ]
    after: Sequence[Standing | None] = before
    if counts:
        after = ratings.after_game([one or Standing() for one in before], ranked)
    for seat, account in enumerate(game.accounts):
        was, now = before[seat], after[seat]
        moved = {} if was is None else {"mu_before": was.mu}
        if account is not None and now is not None:
            moved |= {"mu": now.mu, "sigma": now.sigma}
        connection.execute(
            insert(results).values(
                table_id=game.table_id,
                seat=seat,
                game=game.game,
                players=game.players,
                account_id=account,
                level=game.levels[seat],
                rank=ranked[seat],
                left=game.left[seat],
                counted=counts,
                ended_at=game.at,
                **moved,
            )
        )
        if counts and account is not None and now is not None:
            write_standing(connection, account, game.game, game.players, now, game.at)


def _too_often(connection: Connection, game: Ended) -> bool:
    """Whether these people had reached the daily limit of rated games when this one started.

    The order in which games end does not matter, so nobody can choose which ones count.
    """
    began = game.started_at or game.at
    lately = (
        select(seats.c.account_id, seats.c.table_id)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(seats.c.account_id.in_(game.people), tables.c.rated, tables.c.status.in_(("playing", "finished")))
        .where(tables.c.started_at > began - DAY, tables.c.started_at < began)
    )
    played: dict[int, set[str]] = {account: set() for account in game.people}
    for account, table_id in connection.execute(lately):
        played[account].add(table_id)
    return any(len(mine) >= DAY_GAMES for mine in played.values()) or any(
        len(played[one] & played[other]) >= PAIR_GAMES for one, other in combinations(game.people, 2)
    )


def _standing(connection: Connection, account: int, game: Ended) -> Standing:
    columns = standings.c.mu, standings.c.sigma, standings.c.games
    found = connection.execute(
        select(*columns).where(
            standings.c.account_id == account, standings.c.game == game.game, standings.c.players == game.players
        )
    ).first()
    return Standing() if found is None else Standing(*found)


def write_standing(connection: Connection, account: int, game: str, players: int, now: Standing, at: datetime) -> None:
    """Store a standing."""
    key = {"account_id": account, "game": game, "players": players}
    values = {"mu": now.mu, "sigma": now.sigma, "games": now.games, "sure": now.sure, "changed_at": at}
    this = [standings.c[name] == value for name, value in key.items()]
    if connection.execute(update(standings).where(*this).values(**values)).rowcount == 0:
        connection.execute(insert(standings).values(**key, **values))


def _bot_standing(row: Any) -> Standing:
    """A bot's rating in a game; levels may have been measured again since then."""
    if row.mu_before is not None:
        return ratings.fixed(row.mu_before)
    return ratings.of_level(row.game, row.level, row.players) or Standing()


@dataclass(frozen=True)
class Recomputed:
    """What `recompute` found."""

    games: int
    standings: int
    changed: int
    """Standings that differed."""


def recompute(connection: Connection) -> Recomputed:
    """Recompute all ratings from the results of all rated games, in the order in which they ended."""
    connection.execute(select(accounts.c.id).order_by(accounts.c.id).with_for_update())
    seen: dict[tuple[Any, str, int], tuple[Standing, datetime]] = {}
    # Games of others may have ended at the same time: their rows lie between each other. Those of one person never do.
    games: dict[str, list[Any]] = {}
    for row in connection.execute(select(results).where(results.c.counted).order_by(results.c.id)):
        games.setdefault(row.table_id, []).append(row)
    for table in games.values():
        keys = [(row.account_id or row.gone, row.game, row.players) for row in table]
        before = [
            _bot_standing(row) if row.level is not None else seen.get(key, (Standing(), row.ended_at))[0]
            for row, key in zip(table, keys, strict=True)
        ]
        after = ratings.after_game(before, [row.rank for row in table])
        for row, key, was, now in zip(table, keys, before, after, strict=True):
            if row.level is None:
                seen[key] = now, row.ended_at
                moved = {"mu_before": was.mu, "mu": now.mu, "sigma": now.sigma}
                connection.execute(update(results).where(results.c.id == row.id).values(**moved))
    wanted = {key: value for key, value in seen.items() if isinstance(key[0], int)}
    columns = [standings.c[name] for name in ("account_id", "game", "players", "mu", "sigma", "games")]
    stored = {(row[0], row[1], row[2]): Standing(*row[3:]) for row in connection.execute(select(*columns))}
    right = {key: standing for key, (standing, _) in wanted.items()}
    wrong = {key for key in stored.keys() | right.keys() if stored.get(key) != right.get(key)}
    connection.execute(delete(standings))
    for (account, game, players), (standing, at) in wanted.items():
        write_standing(connection, account, game, players, standing, at)
    return Recomputed(len(games), len(wanted), len(wrong))
