"""Recompute an event from its games, which must give the same pairings, points and places."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from sqlalchemy import Connection, select

from fogcity.server.clubs.pairing import next_round
from fogcity.server.clubs.rows import BoardRow, Whole
from fogcity.server.clubs.standings import standings
from fogcity.server.live import Live
from fogcity.server.people.ratings import ranks
from fogcity.server.store import TableStore
from fogcity.server.store.club_schema import entrants
from fogcity.server.store.schema import seats, tables


@dataclass
class RecomputedEvent:
    """What `recompute` found."""

    rounds: int = 0
    games: int = 0
    replayed: int = 0
    """Games played to the end; their results come from their logs."""
    missing: int = 0
    """Games that have been deleted since; their stored results are used."""
    differences: list[str] = field(default_factory=list)


async def replayed(store: TableStore, whole: Whole) -> dict[str, list[int]]:
    """The places in all games of an event that were played to the end, replayed from secret and log."""
    found = {}
    for board in whole.boards:
        stored = await store.load(board.table_id) if board.table_id is not None else None
        if stored is not None and stored.row.ended == "complete":
            live = Live(stored)
            if live.table is not None:  # else its rules are no longer played here
                found[stored.row.id] = live.table.game.places(live.table.state)
    return found


def recompute(connection: Connection, whole: Whole, played: Mapping[str, list[int]]) -> RecomputedEvent:
    """Recompute an event: results from the games, and pairings and places from the results.

    `played` are the places of games that were replayed; of others, in which somebody left, the stored ones count.
    """
    found = RecomputedEvent(rounds=len(whole.rounds), replayed=len(played))
    for board in whole.boards:
        if board.table_id is not None and board.taken is not None and not board.void:
            _compare_game(connection, whole, board, found, played.get(board.table_id))
    for made in whole.rounds:
        stored = [tuple(board.numbers) for board in whole.boards if board.round == made.number]
        again = next_round(whole.event.rules, whole.field(), whole.results(made.number), set(made.present))
        if stored != again:
            found.differences.append(f"round {made.number}: stored {stored}, computed {again}")
    if whole.event.status == "finished":
        for place in standings(whole.event.rules, whole.field(), whole.results()):  # with results that differ, too
            one = next(one for one in whole.entrants if one.number == place.number)
            if (one.place, one.points) != (place.place, place.points):
                found.differences.append(
                    f"entrant {one.number}: stored place {one.place} with {one.points}, computed {place.place} with"
                    f" {place.points}"
                )
    return found


def _compare_game(
    connection: Connection, whole: Whole, board: BoardRow, found: RecomputedEvent, played: list[int] | None
) -> None:
    places = connection.execute(
        select(tables.c.places).where(tables.c.id == board.table_id, tables.c.status == "finished")
    ).scalar()
    if places is None:
        found.missing += 1
        return
    found.games += 1
    columns = seats.c.account_id, seats.c.away, seats.c.resigned
    sitting = connection.execute(
        select(*columns).where(seats.c.table_id == board.table_id).order_by(seats.c.seat)
    ).all()
    if played is not None and played != places:
        found.differences.append(f"table {board.table_id}: stored places {places}, but {played} when it is replayed")
        places = played
    placed = ranks(places, [seat.away or seat.resigned for seat in sitting])
    query = select(entrants.c.account_id, entrants.c.number).where(entrants.c.event_id == whole.event.id)
    number_of = {account: number for account, number in connection.execute(query) if account is not None}
    again = {
        number_of[seat.account_id]: 1 + sum(other < mine for other in placed)
        for seat, mine in zip(sitting, placed, strict=True)
        if seat.account_id in number_of
    }
    stored = dict(zip(board.numbers, board.ranks or (), strict=True))
    for number, rank in again.items():
        if stored.get(number) != rank:
            found.differences.append(
                f"round {board.round}, table {board.table_id}: entrant {number} has place {stored.get(number)}, but"
                f" {rank} in the game"
            )
            if board.ranks is not None and number in board.numbers:
                board.ranks[board.numbers.index(number)] = rank
