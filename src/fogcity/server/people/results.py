"""What a finished game leaves: ratings and statistics, written in the transaction that ends the game.

So they are written once, whichever worker ends the game and wherever it dies. What is written depends on the game
alone and on the standings of those who played it, never on how many games there were before.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from itertools import combinations
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from fogcity.games import Game, State
from fogcity.server.people import fair, ratings, statistics
from fogcity.server.people.ratings import Standing
from fogcity.server.store.rows import SeatRow, TableRow
from fogcity.server.store.schema import accounts, results
from fogcity.server.store.schema import ratings as standings

DAY = timedelta(days=1)
PAIR_GAMES, DAY_GAMES = 10, 100
"""The most games that count in a day between the same two people, and for one of them."""


@dataclass
class Ended:
    """A finished game as ratings and statistics see it."""

    table_id: str
    game: str
    rated: bool
    usual: bool
    """Whether it was played to its end by the usual rules, without take-backs that the rules do not allow."""
    at: datetime
    accounts: list[int | None]
    levels: list[str | None]
    """The level of each bot that had a seat of its own."""
    places: list[int]
    scores: list[float]
    left: list[bool]
    """Who resigned, ran out of time or was banned: a bot played on, or the game ended."""
    feats: list[dict[str, int]] = field(default_factory=list)
    """What the game itself notes about each seat."""

    @property
    def players(self) -> int:
        """How many played."""
        return len(self.places)

    @property
    def people(self) -> list[int]:
        """The accounts that played."""
        return [account for account in self.accounts if account is not None]


def ended(row: TableRow, seats: Sequence[SeatRow], game: Game, state: State) -> Ended:
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
    )


def record(connection: Connection, game: Ended) -> None:
    """Write down what a game leaves."""
    if not game.people:
        return
    # One game after the other for everybody who played it: their results get their numbers in that order.
    connection.execute(
        select(accounts.c.id).where(accounts.c.id.in_(game.people)).order_by(accounts.c.id).with_for_update()
    )
    if game.rated:
        rate(connection, game)
    statistics.add(connection, game)


def rate(connection: Connection, game: Ended) -> None:
    """Move the ratings of those who played."""
    fixed = [ratings.of_level(game.game, level) for level in game.levels]
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
        person = account is not None and was is not None and now is not None
        moved = {"mu_before": was.mu, "mu": now.mu, "sigma": now.sigma} if person and was and now else {}
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
    """Whether so many games of these people have counted lately that another one would say nothing new."""
    lately = select(results.c.account_id, results.c.table_id).where(
        results.c.account_id.in_(game.people), results.c.ended_at > game.at - DAY, results.c.counted
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
    """Store somebody's standing."""
    key = {"account_id": account, "game": game, "players": players}
    values = {"mu": now.mu, "sigma": now.sigma, "games": now.games, "sure": now.sure, "changed_at": at}
    this = [standings.c[name] == value for name, value in key.items()]
    if connection.execute(update(standings).where(*this).values(**values)).rowcount == 0:
        connection.execute(insert(standings).values(**key, **values))


@dataclass(frozen=True)
class Recomputed:
    """What `recompute` found."""

    games: int
    standings: int
    changed: int
    """Standings that were not as they should have been."""


def recompute(connection: Connection) -> Recomputed:
    """Compute all ratings again from the results of all rated games, in the order in which they ended."""
    connection.execute(select(accounts.c.id).order_by(accounts.c.id).with_for_update())
    seen: dict[tuple[Any, str, int], tuple[Standing, datetime]] = {}
    games = 0
    rows = connection.execute(select(results).where(results.c.counted).order_by(results.c.id)).all()
    for first in range(len(rows)):
        if first and rows[first].table_id == rows[first - 1].table_id:
            continue
        table = rows[first : first + rows[first].players]
        keys = [(row.account_id or row.gone, row.game, row.players) for row in table]
        before = [
            ratings.of_level(row.game, row.level) or Standing()
            if row.level is not None
            else seen.get(key, (Standing(), row.ended_at))[0]
            for row, key in zip(table, keys, strict=True)
        ]
        after = ratings.after_game(before, [row.rank for row in table])
        for row, key, was, now in zip(table, keys, before, after, strict=True):
            if row.level is None:
                seen[key] = now, row.ended_at
                moved = {"mu_before": was.mu, "mu": now.mu, "sigma": now.sigma}
                connection.execute(update(results).where(results.c.id == row.id).values(**moved))
        games += 1
    wanted = {key: value for key, value in seen.items() if isinstance(key[0], int)}
    columns = [standings.c[name] for name in ("account_id", "game", "players", "mu", "sigma", "games")]
    stored = {(row[0], row[1], row[2]): Standing(*row[3:]) for row in connection.execute(select(*columns))}
    right = {key: standing for key, (standing, _) in wanted.items()}
    wrong = {key for key in stored.keys() | right.keys() if stored.get(key) != right.get(key)}
    connection.execute(delete(standings))
    for (account, game, players), (standing, at) in wanted.items():
        write_standing(connection, account, game, players, standing, at)
    return Recomputed(games, len(wanted), len(wrong))
