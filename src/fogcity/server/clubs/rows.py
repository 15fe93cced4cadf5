"""Everything that is stored about an event: its own row, its entrants, its rounds and its boards."""

import hashlib
from dataclasses import dataclass, fields
from datetime import UTC, datetime
from typing import Literal

from sqlalchemy import Connection, or_, select

from fogcity import games
from fogcity.server.clubs.standings import Board, Entrant, Format, Place, Rules, standings
from fogcity.server.people.ratings import FIRST
from fogcity.server.store.club_schema import boards, entrants, events
from fogcity.server.store.club_schema import rounds as club_rounds
from fogcity.server.store.schema import accounts

News = Literal["planned", "begins", "moved", "cancelled", "ended"]
"""What entrants and the club's chat are told; nobody has entered when an event is planned."""


@dataclass
class EventRow:
    """The row of an event; the fields are the columns."""

    id: str
    club_id: int
    version: int
    name: str
    game: str
    format: Format
    players: int
    rounds: int
    minutes: int
    clock_kind: str
    clock_amount: int
    arrive: int
    rated: bool
    everybody: bool
    """Whether people outside the club can enter and watch."""
    most: int
    seed: str
    status: str
    """`entering`, `running`, `finished` or `cancelled`."""
    step: int
    """How many rounds have been paired."""
    starts_at: datetime
    ends_at: datetime | None
    ended_at: datetime | None
    due: datetime | None
    created_at: datetime
    news: News | None = None
    """What entrants have yet to be told."""

    @property
    def rules(self) -> Rules:
        """The rules for its pairings."""
        smallest = max(2, games.kind(self.game).options_type.seats[0])
        return Rules(self.format, self.players, self.rounds, self.seed, smallest)

    @property
    def time_up(self) -> bool:
        """Whether an arena that is running starts no more games."""
        return self.ends_at is not None and (self.due is None or datetime.now(UTC) >= self.ends_at)

    @property
    def commitment(self) -> str:
        """The hash of the seed, published before the event begins."""
        return hashlib.sha256(self.seed.encode()).hexdigest()


@dataclass
class EntrantRow:
    """Somebody who takes part."""

    number: int
    account_id: int | None
    came_from: str | None
    rating: float | None
    out: bool
    """Whether they are taking a break or have left."""
    place: int | None
    points: int | None
    name: str | None = None
    banned: bool = False
    hidden: bool = False
    """Whether they hide their rating."""
    is_new: bool = False
    """Whether their rating is not stored yet."""

    @property
    def present(self) -> bool:
        """Whether they can be paired."""
        return self.account_id is not None and not self.out and not self.banned


@dataclass
class BoardRow:
    """The players at one table of a round."""

    round: int
    board: int
    table_id: str | None
    numbers: list[int]
    ranks: list[int] | None
    absent: list[int]
    void: bool
    """Whether its game has no result because the host closed it; everybody ties."""
    taken: int | None
    """After which round its result was known; None while it is not counted."""
    ended_at: datetime | None


@dataclass
class RoundRow:
    """A round: when it was paired, and who was available."""

    number: int
    at: datetime
    present: list[int]


EVENT_COLUMNS = tuple(events.c[f.name] for f in fields(EventRow))
ENTRANT_COLUMNS = (
    *(entrants.c[name] for name in ("number", "account_id", "came_from", "rating", "out", "place", "points")),
    accounts.c.name,
    accounts.c.banned_at.is_not(None).label("banned"),
    or_(accounts.c.hidden, accounts.c.hides.contains("ratings")).label("hidden"),
)
BOARD_COLUMNS = tuple(boards.c[f.name] for f in fields(BoardRow))
ROUND_COLUMNS = tuple(club_rounds.c[f.name] for f in fields(RoundRow))


@dataclass
class Played:
    """All boards of an event at one version, shared by all visitors."""

    version: int
    boards: list[BoardRow]
    places: list[Place] | None = None
    """The standings, computed on first use."""


@dataclass
class Whole:
    """All of an event."""

    event: EventRow
    entrants: list[EntrantRow]
    played: Played
    rounds: list[RoundRow]
    """Read only to recompute the event, because these lists are long."""

    @property
    def boards(self) -> list[BoardRow]:
        """All boards, in their order."""
        return self.played.boards

    def places(self) -> list[Place]:
        """The current standings."""
        if self.played.places is None:
            self.played.places = standings(self.event.rules, self.field(), self.results())
        return self.played.places

    def field(self) -> list[Entrant]:
        """The entrants, in the form that pairing uses."""
        return [Entrant(one.number, FIRST if one.rating is None else one.rating) for one in self.entrants]

    def results(self, before: int | None = None) -> list[Board]:
        """All boards as known when a round was paired, or as known now."""
        made = [board for board in self.boards if before is None or board.round < before]
        return [
            Board(
                board.round,
                tuple(board.numbers),
                tuple(board.ranks)
                if board.ranks is not None and board.taken is not None and (before is None or board.taken < before)
                else None,
            )
            for board in made
        ]


def load(connection: Connection, event_id: str, *, rounds: bool = False, known: Played | None = None) -> Whole | None:
    """Read a whole event; boards `known` at the same version are not read again."""
    found = connection.execute(select(*EVENT_COLUMNS).where(events.c.id == event_id)).first()
    if found is None:
        return None
    joined = entrants.join(accounts, accounts.c.id == entrants.c.account_id, isouter=True)
    of_entrants = select(*ENTRANT_COLUMNS).select_from(joined).where(entrants.c.event_id == event_id)
    of_rounds = select(*ROUND_COLUMNS).where(club_rounds.c.event_id == event_id).order_by(club_rounds.c.number)
    of_boards = select(*BOARD_COLUMNS).where(boards.c.event_id == event_id)
    event = EventRow(*found)
    if known is None or known.version != event.version:
        rows = connection.execute(of_boards.order_by(boards.c.round, boards.c.board))
        known = Played(event.version, [BoardRow(*row) for row in rows])
    return Whole(
        event,
        [EntrantRow(*row) for row in connection.execute(of_entrants.order_by(entrants.c.number))],
        known,
        [RoundRow(*row) for row in connection.execute(of_rounds)] if rounds else [],
    )
