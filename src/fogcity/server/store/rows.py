"""Rows of the database as values; the fields are the columns."""

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, Literal, TypeVar

T = TypeVar("T")
Circle = Literal["nobody", "followed", "everybody"]
"""Nobody, the people an account follows, or everybody."""


def twin(row: T) -> T:
    """A copy of a row, several times as fast as `copy.copy`."""
    other = object.__new__(type(row))
    other.__dict__.update(row.__dict__)
    return other


@dataclass
class AccountRow:
    """An account."""

    id: int
    name: str
    password: str | None
    created_at: datetime
    seen_at: datetime
    banned_at: datetime | None = None
    admin: bool = False
    hidden: bool = False
    """Whether nobody else sees ratings and statistics."""
    hides: str = ""
    """The parts of the profile that others do not see, one word for each."""
    online_to: Circle = "followed"
    """Who sees that they are online."""
    invited_by: Circle = "everybody"
    """Whose invitations reach them."""


@dataclass
class SeatRow:
    """A seat of a table."""

    seat: int
    kind: str
    account_id: int | None = None
    reserved_id: int | None = None
    """Before a rematch: the account that this seat is kept for."""
    name: str | None = None
    level: str | None = None
    away: bool = False
    resigned: bool = False
    late: bool = False
    """With `resigned`: their time ran out in a game that is lost that way."""
    came_from: str | None = None
    """At rated tables: a keyed hash of the address that its player came from."""

    @property
    def played_by_bot(self) -> bool:
        """Whether a bot acts for this seat now."""
        return self.kind == "bot" or self.away or self.resigned


@dataclass
class TableRow:
    """The head of a table."""

    id: str
    code: str
    version: int
    game: str
    options: dict[str, Any]
    status: str
    ended: str | None
    public: bool
    spectators: bool
    hints: bool
    chat: bool
    autostart: bool
    clock_kind: str
    clock_amount: int
    secret: bytes = field(repr=False)
    host_id: int | None
    ply: int
    waiting: list[int]
    deadlines: dict[str, str]
    """Until when each waiting person may think, by seat, as ISO 8601."""
    due: datetime | None
    """When the server must handle this table itself: a bot, a clock or an abandoned table."""
    places: list[int] | None
    scores: list[str] | None
    rematch: str | None
    created_at: datetime
    changed_at: datetime
    start: str | None = field(repr=False)
    """The position where the game begins, None for an ordinary set-up: it may say what players cannot know."""
    rules: int
    """The version of the game's rules by which it is played."""
    made_by: int | None = None
    made_from: str | None = None
    """A keyed hash of the address that the table was made from."""
    kicked: list[int] = field(default_factory=list)
    """Accounts that the host sent away."""
    grace: int = 0
    """Seconds in which an action can be taken back before it reveals something."""
    held: dict[str, Any] | None = None
    """An action that waits for that moment to pass: `seat`, `action` and `until`."""
    asked: dict[str, Any] | None = None
    """Whether others agree that an action is taken back: `seat`, `to` (its ply) and the seats that `agreed`."""
    refused: list[int] = field(default_factory=list)
    """The plies of actions that others did not agree to take back."""
    taken_back: int = 0
    """How many actions were taken back beyond what the rules allow."""
    leased_by: str | None = None
    """The worker that runs this table's bots; others leave them alone while the lease lasts."""
    leased_until: datetime | None = None
    """When the lease ends unless it is renewed; renewing makes no new version of the table."""
    device: bool = False
    """Whether it was played on a device, whose owner knew its chance, and sent here at its end."""
    rated: bool = False
    """Whether the result counts for ratings."""
    club_id: int | None = None
    """The club that owns it; only its members can see it."""
    event_id: str | None = None
    """The event that it is played for."""
    arrive: int = 0
    """Seconds for a player's first action, if that is more than for others."""
    started_at: datetime | None = None

    @property
    def strict(self) -> bool:
        """Whether seats are dealt, nothing is taken back, and whose time is up has lost."""
        return self.rated or self.event_id is not None

    @property
    def thinking_time(self) -> timedelta | None:
        """The time for a move; None for no limit."""
        match self.clock_kind:
            case "seconds":
                return timedelta(seconds=self.clock_amount)
            case "days":
                return timedelta(days=self.clock_amount)
        return None


@dataclass
class EntryRow:
    """An entry of the log: an action, or an undo that takes one back."""

    ply: int
    kind: str
    seat: int
    action: str
    by: str
    takes_back: int | None
    at: datetime
    deadline: datetime | None
    """Until when the seat might have thought: what an undo gives back."""
    events: list[dict[str, Any]]


@dataclass
class MessageRow:
    """Something said, or a note."""

    id: int
    at: datetime
    ply: int
    kind: str
    seat: int | None = None
    account_id: int | None = None
    name: str | None = None
    text: str | None = None
    note: str | None = None
    details: dict[str, str] = field(default_factory=dict)
