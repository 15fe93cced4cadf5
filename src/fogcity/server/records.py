"""The records of stored games, as files that `fogcity verify` and `fogcity replay` read."""

from collections.abc import Sequence

from fogcity import games, record
from fogcity.server.live import Live, make_table, name_of, other_rules, replay_all
from fogcity.server.store import EntryRow, SeatRow, Stored, TableRow
from fogcity.table import Table, commitment


def file_name(row: TableRow) -> str:
    """What the record of a table is called."""
    return f"{row.game}-{row.created_at:%Y-%m-%d}-{row.id}.json"


def of_live(live: Live) -> record.GameRecord:
    """The record of a game in memory."""
    if live.table is None:
        return _as_stored(live.row, live.seats, live.entries)
    return _of_table(live.table, live.seats)


def of_stored(stored: Stored) -> record.GameRecord:
    """The record of a game from the database."""
    if other_rules(stored.row):
        return _as_stored(stored.row, stored.seats, stored.entries)
    table = make_table(stored.row, stored.seats)
    replay_all(table, stored.entries)
    return _of_table(table, stored.seats)


def _of_table(table: Table, seats: Sequence[SeatRow]) -> record.GameRecord:
    table.names = tuple(map(name_of, seats))  # as they are called now
    return record.of_table(table, with_secret=True)


def _as_stored(row: TableRow, seats: Sequence[SeatRow], entries: Sequence[EntryRow]) -> record.GameRecord:
    """The record of a game of other rules: what was written down, since nothing replays it."""
    undone = {entry.takes_back for entry in entries}
    actions = [entry for entry in entries if entry.kind == "action" and entry.ply not in undone]
    scores = dict(zip(games.kind(row.game).seat_names, row.scores or (), strict=False))
    return record.GameRecord(
        game=row.game,
        rules=row.rules,
        options=row.options,
        names=tuple(map(name_of, seats)),
        commitment=commitment(row.secret),
        secret=row.secret.hex(),
        log=tuple(f"{entry.seat + 1}: {entry.action}" for entry in actions),
        outcome={"scores": scores, "places": row.places} if row.status == "finished" else None,
        start=row.start,
        taken_back=_taken_back(seats, entries) if row.taken_back else None,
    )


def _taken_back(seats: Sequence[SeatRow], entries: Sequence[EntryRow]) -> tuple[int, ...]:
    """How many actions each seat took back."""
    takers = [entry.seat for entry in entries if entry.kind == "undo"]
    return tuple(takers.count(seat.seat) for seat in seats)
