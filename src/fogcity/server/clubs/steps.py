"""One step of an event: count results, pair the next round, or end the event.

What a step does depends only on what is stored and on the time. It is written in one transaction, and only if the event
is still as it was read, so every step is done exactly once, even if a worker dies.
"""

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Connection, and_, insert, select, update

from fogcity.server import game_cache, lobby
from fogcity.server.clubs.pairing import Table, next_round
from fogcity.server.clubs.rows import BoardRow, EventRow, Whole
from fogcity.server.clubs.standings import Place, standings
from fogcity.server.people.ratings import FIRST, points
from fogcity.server.settings import Settings
from fogcity.server.store import Conflict, SeatRow, TableRow
from fogcity.server.store.club_schema import boards, entrants, events, rounds
from fogcity.server.store.schema import ratings, seats, tables

MOST_BOARDS = 4000
"""An arena ends early after this many games, because repeated resignations could create any number."""


@dataclass
class Step:
    """Changes to write."""

    event: EventRow
    """The event as it was read."""
    values: dict[str, Any] = field(default_factory=dict)
    """Changes to the event itself."""
    taken: list[BoardRow] = field(default_factory=list)
    """Boards whose results count from now on."""
    gone: set[int] = field(default_factory=set)
    """No-shows."""
    present: list[int] = field(default_factory=list)
    tables: list[Table] = field(default_factory=list)
    """The next round."""
    places: list[Place] = field(default_factory=list)
    """Final places."""

    @property
    def empty(self) -> bool:
        """Whether there is nothing to write."""
        return not (self.values or self.taken)


def plan(whole: Whole, now: datetime) -> Step:
    """The next step of an event."""
    event, step = whole.event, Step(whole.event)
    if event.status == "entering" and now >= event.starts_at:
        _begin(whole, step, now)
    elif event.status == "running":
        _go_on(whole, step, now)
    return step


def _begin(whole: Whole, step: Step, now: datetime) -> None:
    here = [one.number for one in whole.entrants if one.present]
    if len(here) < whole.event.rules.smallest:
        step.values = {"status": "cancelled", "ended_at": now, "due": None, "news": "cancelled"}
        return
    ends = now + timedelta(minutes=whole.event.minutes) if whole.event.format == "arena" else None
    step.values = {"status": "running", "ends_at": ends, "due": ends, "news": "begins"}
    _make_round(whole, step, here)


def _go_on(whole: Whole, step: Step, now: datetime) -> None:
    event = whole.event
    step.taken = [board for board in whole.boards if board.ranks is not None and board.taken is None]
    for board in step.taken:
        board.taken = event.step
        step.gone |= set(board.absent)
    playing = any(board.ranks is None for board in whole.boards)
    here = [one.number for one in whole.entrants if one.present and one.number not in step.gone]
    arena = event.format == "arena"
    in_time = not arena or (event.ends_at is not None and now < event.ends_at and len(whole.boards) < MOST_BOARDS)
    if in_time and (arena or not playing):
        _make_round(whole, step, here)
    ends = event.ends_at
    if ends is not None and len(whole.boards) + len(step.tables) >= MOST_BOARDS:
        ends = min(now, ends)
    due = ends if ends is not None and now < ends else None
    step.values |= {name: value for name, value in (("due", due), ("ends_at", ends)) if getattr(event, name) != value}
    if not playing and not step.tables and (not arena or not in_time):
        step.places = standings(event.rules, whole.field(), whole.results())
        step.values = {"status": "finished", "ended_at": now, "due": None, "news": "ended"}


def _make_round(whole: Whole, step: Step, here: list[int]) -> None:
    step.present = sorted(here)
    step.tables = next_round(whole.event.rules, whole.field(), whole.results(), set(here))
    if step.tables:
        step.values |= {"step": whole.event.step + 1}


def write(connection: Connection, step: Step, whole: Whole, settings: Settings, now: datetime) -> list[TableRow]:
    """Write a step and return its new tables; raises Conflict if the event has changed since it was read."""
    event = step.event
    this = and_(events.c.id == event.id, events.c.version == event.version)
    changed = connection.execute(update(events).where(this).values(**step.values, version=event.version + 1))
    if changed.rowcount != 1:
        raise Conflict
    for board in step.taken:
        key = and_(boards.c.event_id == event.id, boards.c.round == board.round, boards.c.board == board.board)
        connection.execute(update(boards).where(key).values(taken=board.taken))
    for number in sorted(step.gone):
        connection.execute(update(entrants).where(_entrant(event, number)).values(out=True))
    for place in step.places:
        values = {"place": place.place, "points": place.points}
        connection.execute(update(entrants).where(_entrant(event, place.number)).values(**values))
    if not step.tables:
        return []
    _write_ratings(connection, whole)
    return _write_round(connection, step, whole, settings, now)


def _entrant(event: EventRow, number: int) -> Any:
    return and_(entrants.c.event_id == event.id, entrants.c.number == number)


def _write_round(connection: Connection, step: Step, whole: Whole, settings: Settings, now: datetime) -> list[TableRow]:
    event, number = step.event, step.values["step"]
    connection.execute(insert(rounds).values(event_id=event.id, number=number, at=now, present=step.present))
    made_tables = []
    for at, table in enumerate(step.tables, start=1):
        bye = len(table) == 1
        row = None if bye else _table(event, len(table), settings, now)
        result = {"ranks": [1], "taken": number, "ended_at": now} if bye else {}
        board = {"event_id": event.id, "round": number, "board": at, "numbers": list(table)}
        connection.execute(insert(boards).values(**board, table_id=row and row.id, absent=[], **result))
        if row is not None:
            made_tables.append(row)
            connection.execute(insert(tables), vars(row))
            sitting = [vars(seat) | {"table_id": row.id} for seat in _seats(whole, table)]
            connection.execute(insert(seats), sitting)
    return made_tables


def _table(event: EventRow, players: int, settings: Settings, now: datetime) -> TableRow:
    """A table of an event, due immediately; whichever worker's caretaker comes first starts the game."""
    row = lobby.new_row(
        None,
        settings,
        game=event.game,
        options=game_cache.game(event.game, {"players": players}).options.values(),
        public=event.everybody,
        spectators=True,
        hints=False,
        chat=True,
        autostart=True,
        clock_kind=event.clock_kind,
        clock_amount=event.clock_amount,
        start=None,
        rated=event.rated,
        club_id=None if event.everybody else event.club_id,
        event_id=event.id,
        arrive=event.arrive,
    )
    row.due = now
    return row


def _seats(whole: Whole, table: Table) -> list[SeatRow]:
    by_number = {one.number: one for one in whole.entrants}
    found = []
    for seat, number in enumerate(table):
        one = by_number[number]
        found.append(SeatRow(seat, "person", one.account_id, name=one.name, came_from=one.came_from))
    return found


def read_ratings(connection: Connection, whole: Whole) -> None:
    """Store the ratings of entrants who are paired for the first time."""
    event = whole.event
    new = [one for one in whole.entrants if one.rating is None]
    known = select(ratings.c.account_id, ratings.c.mu).where(
        ratings.c.account_id.in_([one.account_id for one in new if one.account_id is not None]),
        ratings.c.game == event.game,
        ratings.c.players == event.players,
    )
    rated = {account: float(points(mu)) for account, mu in connection.execute(known)}
    for one in new:
        one.rating, one.is_new = rated.get(one.account_id or 0, float(FIRST)), True


def _write_ratings(connection: Connection, whole: Whole) -> None:
    """Store an entrant's seeding ratings."""
    for one in (one for one in whole.entrants if one.is_new):
        missing = and_(_entrant(whole.event, one.number), entrants.c.rating.is_(None))
        connection.execute(update(entrants).where(missing).values(rating=one.rating))
