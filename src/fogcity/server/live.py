"""A table in memory: the game rebuilt from its secret and its log, and drafts of its next state."""

import asyncio
from bisect import bisect_left
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from itertools import chain, zip_longest
from typing import Any

import orjson

from fogcity import games
from fogcity.games import SPECTATOR, Action, View
from fogcity.history import Seen
from fogcity.server import game_cache
from fogcity.server.people import beside, fair
from fogcity.server.people.beside import Ratings
from fogcity.server.problems import Refusal
from fogcity.server.settings import Settings
from fogcity.server.store import Change, EntryRow, MessageRow, SeatRow, Stored, TableRow, twin
from fogcity.server.store.tables import KEPT_MESSAGES
from fogcity.table import Step, Table

SOMEBODY = "somebody"
"""The name in records of players whose account is deleted."""
RECENT = 4
"""How many of the last entries can be requested again after a lost answer."""
LEASE = timedelta(seconds=5)
"""How long a worker owns a table's bots; it renews the lease while they wait and think."""


class Live:
    """A table in memory. Hold its lock to read or change it; what you see under the lock is committed."""

    def __init__(self, stored: Stored) -> None:
        self.lock = asyncio.Lock()
        self.outdated = 0
        """How often it was marked as outdated."""
        self.ratings: Ratings = {}
        """At a rated table, of everybody who sat here when it was read."""
        self.reset(stored)

    def reset(self, stored: Stored) -> None:
        """Start over from all that the database has."""
        self.broken = False
        """Whether an update failed halfway, so that everything must be read again."""
        self.table: Table | None = None
        self.recent: deque[tuple[int, Table]] = deque(maxlen=RECENT)
        """The game as it was before each of the last entries of the log."""
        self.entries: list[EntryRow] = []
        self.actions: list[Action] = []
        """What was played or taken back, for each entry."""
        self.standing: list[int] = []
        """The plies of the actions that have not been taken back."""
        self.messages: list[MessageRow] = []
        self.kept: dict[Any, Any] = {}
        """Values computed for the current position, kept until the next action."""
        self.shown: tuple[Any, bytes] | None = None
        """The last state sent to a spectator, and what they had before; kept until anything changes."""
        self.take(stored)

    def take(self, stored: Stored, numbers: Sequence[int | None] = ()) -> None:
        """Apply what is new in the database."""
        self.stale = self.broken = True
        """Whether what is new must be read from the database before it is used; so it is if this breaks off."""
        self.row, self.seats, self.members = stored.row, stored.seats, stored.members
        self.hear(stored.messages)
        self.kept.clear()
        self.shown = None
        if self.table is None and begun(self.row) and not self.other_rules:
            self.table = make_table(self.row, self.seats)
        if self.other_rules:
            self.entries += stored.entries
        else:
            lefts = range(len(stored.entries), 0, -1)
            for left, entry, number in zip_longest(lefts, stored.entries, numbers):
                self.replay(entry, number, keep=left <= RECENT)
        self.stale = self.broken = False

    def outdate(self, *, whole: bool = False) -> None:
        """Mark the table as outdated, without the lock: it is read again even if it is being read now."""
        self.stale, self.broken = True, self.broken or whole
        self.outdated += 1

    @property
    def other_rules(self) -> bool:
        """Whether its game was started by another version of the rules: it is shown, but never replayed."""
        return other_rules(self.row)

    def let_play(self) -> None:
        """Refuse operations on a game of other rules."""
        if self.other_rules:
            here = games.kind(self.row.game).version
            raise Refusal(
                "other_rules",
                f"The game was started with version {self.row.rules} of its rules, but version {here} is played here."
                " It stays as it was stored.",
            )

    def adopt(self, change: Change) -> None:
        """Apply a change that another worker has committed."""
        row = replace(self.row, **change.values, version=change.version + 1)
        changed = {seat.seat: seat for seat in change.seats}
        seats = [changed.get(seat.seat, seat) for seat in self.seats]
        self.take(Stored(row, seats, change.entries, change.messages, self.members), change.numbers)

    def replay(self, entry: EntryRow, number: int | None = None, *, keep: bool) -> None:
        """Carry out an entry of the log that is committed; `keep` the game as it was before."""
        assert self.table is not None
        before = self.table
        self.table = before.copy() if keep else before
        self.add(entry, carry_out(self.table, entry, number).action, before if keep else None)

    def add(self, entry: EntryRow, action: Action, before: Table | None) -> None:
        """Add an entry to the log, with the game before it."""
        if before is not None:
            self.recent.append((entry.ply, before))
        self.entries.append(entry)
        self.actions.append(action)
        if entry.kind == "undo":
            self.standing.pop()
        else:
            self.standing.append(entry.ply)

    @property
    def history(self) -> list[Seen]:
        """What everybody saw of the actions that stand: what bots may remember."""
        assert self.table is not None
        public = self.table.game.public
        standing = ((self.entries[ply - 1], self.actions[ply - 1]) for ply in self.standing)
        return [Seen(seat=entry.seat, action=public(action).text, events=entry.events) for entry, action in standing]

    def doer(self, entry: EntryRow) -> int:
        """The seat whose action an entry is about: an undo can take back others' actions, too."""
        return entry.seat if entry.takes_back is None else self.entries[entry.takes_back - 1].seat

    def before(self, ply: int) -> Table | None:
        """The game as it was before one of the last entries of the log."""
        return next((table for number, table in self.recent if number == ply), None)

    def hear(self, messages: Sequence[MessageRow]) -> None:
        """Add messages; the oldest are dropped beyond the limit."""
        # What was said while the table was read from the database comes again with the news of it.
        new = [message for message in messages if message.id > self.last_message]
        self.messages = [*self.messages, *new][-KEPT_MESSAGES:] if new else self.messages

    @property
    def lacks_ratings(self) -> bool:
        """Whether it must be read again, because somebody has sat down at a rated table."""
        return not beside.all_known(self.row, self.seats, self.ratings)

    @property
    def last_message(self) -> int:
        """The number of the newest message."""
        return self.messages[-1].id if self.messages else 0

    def mine(self, account_id: int | None) -> list[int]:
        """The seats of an account."""
        return [seat.seat for seat in self.seats if account_id is not None and seat.account_id == account_id]

    def may_look(self, account_id: int | None) -> bool:
        """Whether an account may see this table."""
        reserved = account_id is not None and any(seat.reserved_id == account_id for seat in self.seats)
        if self.row.club_id is not None and account_id not in self.members:
            return reserved or bool(self.mine(account_id))
        return self.row.spectators or self.row.status == "open" or reserved or bool(self.mine(account_id))

    def let_see(self, account_id: int | None) -> None:
        """Refuse an account that may not see this table."""
        if not self.may_look(account_id):
            who = "sit at this table" if self.row.club_id is None else "belong to the club of this table"
            raise Refusal("not_allowed", f"Only those who {who} may look at it.")


def begun(row: TableRow) -> bool:
    """Whether a table has a game."""
    return row.status in ("playing", "finished") or row.ended == "abandoned"


def other_rules(row: TableRow) -> bool:
    """Whether the game of a table was begun by another version of its rules than the one played here."""
    return begun(row) and row.rules != games.kind(row.game).version


def make_table(row: TableRow, seats: Sequence[SeatRow]) -> Table:
    """The table at the set-up."""
    game, names = game_cache.game(row.game, row.options), [name_of(seat) for seat in seats]
    return Table(game, secret=row.secret, names=names, start=row.start)


def carry_out(table: Table, entry: EntryRow, number: int | None = None) -> Step:
    """Carry out an entry of a log."""
    if entry.kind == "undo":
        return table.take_back(entry.seat)
    return table.play(entry.seat, entry.action if number is None else number)  # reading a text takes longer


def replay_all(table: Table, entries: Sequence[EntryRow]) -> None:
    """Carry out a whole log."""
    for entry in entries:
        carry_out(table, entry)


def name_of(seat: SeatRow) -> str:
    """Who sits somewhere, for records."""
    return f"{seat.level} bot" if seat.kind == "bot" else seat.name or SOMEBODY


@dataclass
class Draft:
    """The next state of a table: operations change this copy, then it is committed as a whole or thrown away."""

    live: Live
    settings: Settings
    worker: str = ""
    """Who commits it, and lets the table's bots think."""
    now: datetime = field(default_factory=lambda: datetime.now(UTC))

    def __post_init__(self) -> None:
        self.row = twin(self.live.row)
        self.row.waiting, self.row.deadlines = self.row.waiting.copy(), self.row.deadlines.copy()
        self.seats = [twin(seat) for seat in self.live.seats]
        self.table = self.live.table
        """The game: the live one until an operation changes it, then a copy."""
        self.kept = self.live.kept
        self.entries: list[EntryRow] = []
        self.actions: list[Action] = []
        self.befores: list[Table | None] = []
        self.messages: list[MessageRow] = []
        self._settled = False

    # --- what operations look at and do ---------------------------------------------------------------------------

    def seat(self, seat: int) -> SeatRow:
        """A seat that must be there."""
        if not 0 <= seat < len(self.seats):
            raise Refusal("no_such_seat", f"There is no seat {seat + 1}: seats are 1 to {len(self.seats)}.")
        return self.seats[seat]

    def own(self, account_id: int, seat: int) -> SeatRow:
        """A seat that must be an account's own."""
        found = self.seat(seat)
        if found.account_id != account_id:
            raise Refusal("not_your_seat", "That seat is not yours: act for the seats in `mine`.")
        return found

    def playing(self) -> Table:
        """The game, which must be under way."""
        self.live.let_play()
        if self.row.status != "playing" or self.table is None:
            raise Refusal("not_playing", "The game is not being played: it has not started, or it is over.")
        return self.table

    def note(self, note: str, seat: int | None = None, **details: str) -> None:
        """Add a note about what happened to the table's messages."""
        who = self.seats[seat] if seat is not None else SeatRow(-1, "")
        message = MessageRow(0, self.now, self.row.ply, "note", seat, who.account_id, who.name, None, note, details)
        self.messages.append(message)

    def play(self, seat: int, action: str | int, by: str) -> int:
        """Play an action; returns its ply."""
        before = spectator_view(self.playing(), self.kept)
        table = self._copy()
        step = table.play(seat, action)
        seen = table.events(before, spectator_view(table, self.kept))
        self._add("action", step, by, orjson.loads(orjson.dumps(seen)), None)
        return self.row.ply

    def take_back(self, seat: int, to: int) -> int:
        """Take an action and all that stand after it back for a seat; returns the ply of the last undo."""
        table = self.playing()
        plies = self.live.standing[bisect_left(self.live.standing, to) :]
        within_rules = len(plies) == 1 and table.may_undo(seat)
        for left, ply in zip(range(len(plies), 0, -1), reversed(plies), strict=True):
            step = self._copy(keep=left <= RECENT).take_back(seat)
            self._add("undo", step._replace(seat=seat), "person", [], ply)
        if within_rules and (deadline := self.live.entries[to - 1].deadline) is not None:
            self.row.deadlines[str(seat)] = deadline.isoformat()
        assert self.table is not None
        self.row.taken_back = sum(self.table.taken_back)
        return self.row.ply

    def _copy(self, *, keep: bool = True) -> Table:
        """The game as a copy, to change; without `keep` a copy that was made before may be changed further."""
        assert self.table is not None
        keep = keep or self.table is self.live.table
        self.befores.append(self.table if keep else None)
        self.table, self.kept = self.table.copy() if keep else self.table, {}
        return self.table

    def _add(self, kind: str, step: Step, by: str, seen: list[dict[str, Any]], takes_back: int | None) -> None:
        self.row.ply += 1
        deadline = self.row.deadlines.pop(str(step.seat), None)
        entry = EntryRow(
            self.row.ply,
            kind,
            step.seat,
            step.action.text,
            by,
            takes_back,
            self.now,
            datetime.fromisoformat(deadline) if deadline else None,
            seen,
        )
        self.entries.append(entry)
        self.actions.append(step.action)

    def start(self) -> None:
        """Begin the game."""
        self.row.status, self.row.rules = "playing", games.kind(self.row.game).version
        self.row.started_at = self.now
        if self.row.strict:
            fair.deal_seats(self.seats)
            if self.row.rated and fair.of_one_address(self.seats) and not self.settings.rate_one_address:
                self.row.rated = False
                self.note("unrated")
        self.table, self.kept = make_table(self.row, self.seats), {}
        self.note("started")

    def finish(self, ended: str, places: list[int] | None = None) -> None:
        """End the game with a result; without places it is the game's own."""
        assert self.table is not None
        game, state = self.table.game, self.table.state
        self.row.status, self.row.ended = "finished", ended
        self.row.held = self.row.asked = None
        self.row.places = places or game.places(state)
        self.row.scores = game.written_scores(state)
        self.note("finished")

    def close(self, ended: str) -> None:
        """Close a table that has no result."""
        self.row.status, self.row.ended = "closed", ended
        self.row.held = self.row.asked = None
        self.note(ended)

    # --- committing -----------------------------------------------------------------------------------------------

    def settle(self) -> None:
        """Compute who is to act, until when, and when the server must handle the table itself."""
        row, table = self.row, self.table
        if self.live.other_rules:
            self.rest()
            return
        if row.status == "playing" and table is not None and table.over:
            self.finish("complete")
        row.changed_at = self.now
        row.waiting = list(table.waiting) if row.status == "playing" and table is not None else []
        persons = [seat for seat in row.waiting if not self.seats[seat].played_by_bot]
        limit = row.thinking_time
        row.deadlines = {
            str(seat): row.deadlines.get(str(seat)) or (self.now + self._time_for(seat, limit)).isoformat()
            for seat in persons
            if limit is not None
        }
        if len(persons) == len(row.waiting):
            row.leased_by = row.leased_until = None
        elif row.leased_by in (None, self.worker):  # else the other one goes on, or is found dead when the table is due
            row.leased_by, row.leased_until = self.worker, self.now + LEASE
        row.due = self._due()
        self._settled = True

    def _time_for(self, seat: int, limit: timedelta) -> timedelta:
        """How long a seat may think: for the first action there may be more time, to arrive."""
        return limit if not self.row.arrive or self.has_acted(seat) else max(limit, timedelta(seconds=self.row.arrive))

    def has_acted(self, seat: int) -> bool:
        """Whether the player of a seat has done anything in this game."""
        return any(entry.seat == seat and entry.by == "person" for entry in chain(self.live.entries, self.entries))

    def take_on_bots(self) -> bool:
        """Take over the table's bots from whichever worker had them; False if no bot is to act."""
        if bot_to_act(self.row, self.seats) is None:
            return False
        self.row.leased_by, self.row.leased_until = self.worker, self.now + LEASE
        self.row.due = self._due()
        self._settled = True
        return True

    def rest(self) -> None:
        """Clear all deadlines: nothing more can happen in this game."""
        self.row.waiting, self.row.deadlines, self.row.due = [], {}, None
        self.row.leased_by = self.row.leased_until = None
        self._settled = True

    def _due(self) -> datetime | None:
        if self.row.status == "open":
            # A table of an event begins at once, or is found to be impossible: all others wait for it.
            return self.now + timedelta(days=self.settings.open_days if self.row.event_id is None else 0)
        if self.row.status != "playing":
            return None
        moments = [datetime.fromisoformat(deadline) for deadline in self.row.deadlines.values()]
        if self.row.leased_until is not None:
            moments.append(self.row.leased_until)
        if self.row.held is not None:
            moments.append(datetime.fromisoformat(self.row.held["until"]))
        return min(moments, default=self.now + timedelta(days=self.settings.abandoned_days))

    def change(self) -> Change:
        """What has to be written."""
        old, new = self.live.row, self.row
        before, after = vars(old), vars(new)
        changed = {name: value for name, value in after.items() if value != before[name]}
        return Change(
            table_id=new.id,
            version=old.version,
            # `due` always when it was worked out: another worker may have moved it on, which memory does not know.
            values=changed | ({"due": new.due} if self._settled else {}),
            seats=[seat for seat, before in zip(self.seats, self.live.seats, strict=True) if seat != before],
            entries=self.entries,
            messages=self.messages,
            numbers=[action.number for action in self.actions],
        )

    def adopt(self) -> None:
        """Make the draft the table's state, now that it is committed."""
        self.row.version += 1
        self.live.row = self.row
        if self.seats != self.live.seats:
            self.live.seats = self.seats
        self.live.table, self.live.kept = self.table, self.kept
        for entry, action, before in zip(self.entries, self.actions, self.befores, strict=True):
            self.live.add(entry, action, before)
        self.live.hear(self.messages)
        self.live.shown = None


def bot_to_act(row: TableRow, seats: Sequence[SeatRow]) -> int | None:
    """A seat for which a bot has to act now."""
    waiting = row.waiting if row.status == "playing" else []
    return next((seat for seat in waiting if seats[seat].played_by_bot), None)


def spectator_view(table: Table, kept: dict[Any, Any]) -> View:
    """What a spectator sees of a game; worked out once."""
    if SPECTATOR not in kept:
        kept[SPECTATOR] = table.view(SPECTATOR)
    view: View = kept[SPECTATOR]
    return view
