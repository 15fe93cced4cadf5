"""Statistics of each account, updated when a game ends. Storage per account is bounded."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Table, bindparam, case, delete, select

from fogcity.bots import LEVELS
from fogcity.server.store.database import insert_into
from fogcity.server.store.schema import awards, companions, feats, tallies

if TYPE_CHECKING:
    from fogcity.server.people.results import Ended

PEOPLE, MIXED = "people", "mixed"
"""The kind of opponents: only people, people and bots, or the level of the strongest bot."""
MOST_FEATS = MOST_AWARDS = 16
MOST_COMPANIONS = 200
"""How many opponents are remembered."""
SUMS, LARGEST = ("games", "wins", "places", "points", "total", "ahead"), ("best", "last_at")
"""Columns that are added up, and those that keep the maximum; the others stay as they were first written."""


def add(connection: Connection, game: "Ended") -> None:
    """Count a game for everybody who played it on one seat."""
    if not game.usual or len(set(game.people)) < len(game.people):
        return
    rows: dict[Table, list[dict[str, Any]]] = {tallies: [], feats: [], awards: [], companions: []}
    for seat, account in enumerate(game.accounts):
        if account is None:
            continue
        won = 1 / game.places.count(1) if game.places[seat] == 1 else 0.0
        place, points = game.places[seat], game.scores[seat]
        if game.left[seat]:  # a bot played on, so only the loss counts
            won, place, points = 0.0, game.players, 0.0
        key = {"account_id": account, "game": game.game}
        where = {"players": game.players, "against": _against(game, seat), "seat": seat}
        rows[tallies].append(key | where | {"games": 1, "wins": won, "places": place, "points": points, "best": points})
        if not game.left[seat] and game.feats:
            for name, value in list(game.feats[seat].items())[:MOST_FEATS]:
                rows[feats].append(key | {"name": name, "games": 1, "total": value, "best": value})
        if not game.left[seat] and game.awards:
            for name in game.awards[seat][:MOST_AWARDS]:
                first = {"first_at": game.at, "table_id": game.table_id}
                rows[awards].append(key | {"name": name, "games": 1} | first)
        rows[companions] += _met(game, seat, account)
    for table, added in rows.items():
        if added:
            connection.execute(_adding(connection, table), added)
    _forget_companions(connection, {row["account_id"] for row in rows[companions]})


def _adding(connection: Connection, table: Table) -> Any:
    """A statement that adds figures to those of the same key, or stores the first ones.

    One for all rows: who commits something else at that moment waits until they are written.
    """
    statement = insert_into(connection, table)
    old, new = table.c, statement.excluded
    changed = {name: old[name] + new[name] for name in SUMS if name in old}
    changed |= {name: case((old[name] < new[name], new[name]), else_=old[name]) for name in LARGEST if name in old}
    return statement.on_conflict_do_update(index_elements=table.primary_key.columns.keys(), set_=changed)


def _against(game: "Ended", seat: int) -> str:
    others = [level for other, level in enumerate(game.levels) if other != seat]
    levels = [level for level in others if level is not None]
    if not levels:
        return PEOPLE
    if len(levels) < len(others):
        return MIXED
    known: tuple[str, ...] = LEVELS
    return max(levels, key=lambda level: known.index(level) if level in known else -1)


def _met(game: "Ended", seat: int, account: int) -> Iterator[dict[str, Any]]:
    """Whom a seat's player met, and whether they were ahead."""
    for other, companion in enumerate(game.accounts):
        if companion is None or seat == other:
            continue
        ahead = 0.5 if game.places[seat] == game.places[other] else float(game.places[seat] < game.places[other])
        yield {"account_id": account, "other_id": companion, "games": 1, "ahead": ahead, "last_at": game.at}


def _forget_companions(connection: Connection, of: Iterable[int]) -> None:
    """Remember only the last of those whom these accounts met."""
    one = companions.c.account_id == bindparam("one")
    kept = select(companions.c.other_id).where(one).order_by(companions.c.last_at.desc()).limit(MOST_COMPANIONS)
    if each := [{"one": account} for account in of]:
        connection.execute(delete(companions).where(one, companions.c.other_id.not_in(kept)), each)
