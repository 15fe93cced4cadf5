"""Statistics of each account, updated when a game ends. Storage per account is bounded."""

from datetime import datetime
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Table, case, delete, insert, select, update

from fogcity.bots import LEVELS
from fogcity.server.store.schema import awards, companions, feats, tallies

if TYPE_CHECKING:
    from fogcity.server.people.results import Ended

PEOPLE, MIXED = "people", "mixed"
"""The kind of opponents: only people, people and bots, or the level of the strongest bot."""
MOST_FEATS = MOST_AWARDS = 16
MOST_COMPANIONS = 200
"""How many opponents are remembered."""


def add(connection: Connection, game: "Ended") -> None:
    """Count a game for everybody who played it on one seat."""
    if not game.usual or len(set(game.people)) < len(game.people):
        return
    for seat, account in enumerate(game.accounts):
        if account is None:
            continue
        won = 1 / game.places.count(1) if game.places[seat] == 1 else 0.0
        place, points = game.places[seat], game.scores[seat]
        if game.left[seat]:  # a bot played on, so only the loss counts
            won, place, points = 0.0, game.players, 0.0
        key = {
            "account_id": account,
            "game": game.game,
            "players": game.players,
            "against": _against(game, seat),
            "seat": seat,
        }
        values = {"games": 1, "wins": won, "places": place, "points": points, "best": points}
        _count(connection, tallies, key, values)
        if not game.left[seat] and game.feats:
            for name, value in list(game.feats[seat].items())[:MOST_FEATS]:
                its = {"account_id": account, "game": game.game, "name": name}
                _count(connection, feats, its, {"games": 1, "total": value, "best": value})
        if not game.left[seat] and game.awards:
            for name in game.awards[seat][:MOST_AWARDS]:
                _award(connection, account, game, name)
    _meet(connection, game)


def _award(connection: Connection, account: int, game: "Ended", name: str) -> None:
    """Count an achievement, and remember its first game."""
    key = {"account_id": account, "game": game.game, "name": name}
    this = [awards.c[column] == value for column, value in key.items()]
    if connection.execute(update(awards).where(*this).values(games=awards.c.games + 1)).rowcount == 0:
        connection.execute(insert(awards).values(**key, games=1, first_at=game.at, table_id=game.table_id))


def _against(game: "Ended", seat: int) -> str:
    others = [level for other, level in enumerate(game.levels) if other != seat]
    levels = [level for level in others if level is not None]
    if not levels:
        return PEOPLE
    if len(levels) < len(others):
        return MIXED
    known: tuple[str, ...] = LEVELS
    return max(levels, key=lambda level: known.index(level) if level in known else -1)


def _count(connection: Connection, table: Table, key: dict[str, Any], values: dict[str, Any]) -> None:
    """Add to a row, creating it if needed; `best` keeps the maximum."""
    added: dict[str, Any] = {
        name: case((table.c.best < value, value), else_=table.c.best) if name == "best" else table.c[name] + value
        for name, value in values.items()
    }
    this = [table.c[name] == value for name, value in key.items()]
    if connection.execute(update(table).where(*this).values(**added)).rowcount == 0:
        connection.execute(insert(table).values(**key, **values))


def _meet(connection: Connection, game: "Ended") -> None:
    """Remember who played whom, and how often they were ahead."""
    for seat, account in enumerate(game.accounts):
        for other, companion in enumerate(game.accounts):
            if account is None or companion is None or seat == other:
                continue
            ahead = 0.5 if game.places[seat] == game.places[other] else float(game.places[seat] < game.places[other])
            _met(connection, account, companion, ahead, game.at)
        if account is not None and len(game.people) > 1:
            kept = select(companions.c.other_id).where(companions.c.account_id == account)
            kept = kept.order_by(companions.c.last_at.desc()).limit(MOST_COMPANIONS)
            old = companions.c.other_id.not_in(kept)
            connection.execute(delete(companions).where(companions.c.account_id == account, old))


def _met(connection: Connection, account: int, other: int, ahead: float, at: datetime) -> None:
    this = (companions.c.account_id == account) & (companions.c.other_id == other)
    more = {"games": companions.c.games + 1, "ahead": companions.c.ahead + ahead, "last_at": at}
    if connection.execute(update(companions).where(this).values(**more)).rowcount == 0:
        first = {"account_id": account, "other_id": other, "games": 1, "ahead": ahead, "last_at": at}
        connection.execute(insert(companions).values(**first))
