"""A table during play: its state, and what clients can send."""

from typing import Any, Literal

from pydantic import Field

from fogcity.server.protocol.base import ActionText, Model, Ply, RequestBody, Seat, Time
from fogcity.server.protocol.games import GameAction, GameEvent, GameReason, GameView
from fogcity.server.protocol.lobby import Ended, TableInfo


class Entry(Model):
    """An entry of a table's log."""

    ply: Ply
    """Its number, from 1."""
    kind: Literal["action", "undo"]
    seat: Seat
    """Who acted; with `undo`, who took back, even if it was somebody else's action."""
    action: GameAction
    """What was played or taken back; of a hidden action only its type is given."""
    by: Literal["person", "bot", "stand_in"]
    """Who chose it: the seat's owner, its bot, or the bot that stands in for its owner."""
    takes_back: Ply | None = None
    """With `undo`: the entry that no longer counts."""
    at: Time
    events: list[GameEvent]
    """Public events, in order."""


class Message(Model):
    """Something said at a table, or a note of the server about what happened there."""

    id: int
    """Messages of a table are numbered upwards, with gaps."""
    at: Time
    ply: Ply
    """The ply of the game at that time."""
    kind: Literal["chat", "note"]
    seat: Seat | None = None
    """Who said it, or who it is about."""
    name: str | None = None
    text: str | None = None
    """With `chat`: plain text, never to be shown as HTML."""
    note: (
        Literal[
            "joined",
            "left",
            "kicked",
            "started",
            "time_up",
            "back",
            "resigned",
            "lost_on_time",
            "bot_replaced",
            "finished",
            "abandoned",
            "cancelled",
            "rematch",
            "undo_asked",
            "undo_refused",
            "unrated",
        ]
        | None
    ) = None
    """With `note`: what happened."""
    details: dict[str, str] = Field(default_factory=dict)
    """More about a note: `bot_replaced` has `from` and `to`; `rematch` has `table`, and its seat is who asked."""


class Presence(Model):
    """Who is connected now."""

    seats: list[Seat]
    spectators: int


class Seen(Model):
    """What one of my seats (or a spectator, with `seat` null) sees and may do."""

    seat: Seat | None
    view: GameView
    actions: list[GameAction]
    """Every legal action. Empty unless the seat may act."""
    may_undo: bool
    """Whether the seat may take back its last action now, without asking."""
    may_ask_undo: bool = False
    """Whether it may ask the others to let it take back its last action."""


class Held(Model):
    """An action that is not carried out yet: until then its player can take it back (`undo`)."""

    seat: Seat
    action: GameAction | None
    """The action, visible to its player only."""
    until: Time


class UndoAsked(Model):
    """Somebody asks the others to agree to take back an action and everything after it."""

    seat: Seat
    to: Ply
    """The action, by its ply."""
    missing: list[Seat]
    """The seats that have not answered."""


class Outcome(Model):
    """How a game ended. It is there once the table is finished."""

    ended: Ended
    places: list[int]
    """Each seat's place, 1 for the best. With `ended: resigned` those who resigned share the last place; in a game that
    was played to its end a seat has the place that the bot reached which played on for it."""
    scores: list[str]
    """Each seat's result, as people write it."""
    details: dict[str, Any]
    """How the scores came about (the `outcome` of a record)."""
    secret: str
    """The secret, in hexadecimal: its SHA-256 is the commitment, and all chance can be replayed from it."""


class StoredEntry(Model):
    """An entry of the log of a game that is not replayed."""

    ply: Ply
    kind: Literal["action", "undo"]
    seat: Seat
    text: str | None
    """The action as people write it; null if it is hidden."""
    at: Time


class StoredGame(Model):
    """A game started by another version of the rules: it is shown as stored and cannot go on."""

    rules: int
    """The version of its rules."""
    here: int
    """The version that this server plays."""
    log: list[StoredEntry]


class TableState(Model):
    """Everything an account may know of a table; of the log and messages only what is newer than asked for."""

    table: TableInfo
    ply: Ply
    since: Ply
    """The log below holds the entries after this ply."""
    log: list[Entry]
    messages: list[Message]
    presence: Presence
    deadlines: dict[str, Time]
    """When time is up for the seats that may act, by seat; empty without a clock."""
    now: Time
    """The server's clock, to show correct deadlines on a device whose clock is wrong."""
    mine: list[Seat]
    """My seats; empty for a spectator."""
    seen: list[Seen]
    """One for each of my seats, or one for a spectator; empty before the start."""
    outcome: Outcome | None
    held: Held | None = None
    undo_asked: UndoAsked | None = None
    muted: list[Seat]
    """Seats I have muted."""
    stored: StoredGame | None = None
    """For a game of other rules: what was stored. `log` and `seen` are empty then."""


class Act(RequestBody):
    """An action for a seat of mine."""

    seat: Seat
    ply: Ply
    """The `ply` of the state in which the choice was made."""
    action: ActionText | dict[str, Any]
    """The action by its text, or by its `type` and the fields that say what is done."""


class Undo(RequestBody):
    """Take back an action of a seat of mine, with everything after it: at once, or when the others agree."""

    seat: Seat
    ply: Ply
    """The `ply` of the state in which the request was made."""
    to: Ply | None = Field(default=None, examples=[11])
    """The action by its ply; left out, the seat's last one, refused as `stale` if the game has moved on since `ply`."""


class AnswerUndo(RequestBody):
    """Agree or refuse that somebody takes back."""

    seat: Seat
    """A seat of mine."""
    to: Ply
    """What was asked for."""
    agree: bool


class Say(RequestBody):
    """Something to say to the table."""

    text: str = Field(min_length=1, max_length=500, examples=["Well played!"])


class ForSeat(RequestBody):
    """A request for one of my seats."""

    seat: Seat


class Mute(RequestBody):
    """Mute or unmute somebody, everywhere."""

    seat: Seat
    muted: bool


class Accepted(Model):
    """An action or an undo was stored under this ply."""

    ply: Ply
    repeated: bool = False
    """It had been stored before: the first answer got lost."""
    held_until: Time | None = None
    """Set if the action is held: until then it can be taken back."""
    asked: bool = False
    """Nothing was taken back yet: the others were asked."""


class Hint(Model):
    """What a strong bot would do, from what the seat can see."""

    seat: Seat
    ply: Ply
    action: GameAction
    text: str
    """What the action does, in a sentence."""
    reasons: list[GameReason] = Field(default_factory=list)
    """Reasons for it, the strongest first."""


class Words(Model):
    """What a seat sees in words, and as a picture where the game draws one."""

    text: str
    svg: str | None


class Position(Model):
    """What a seat sees as one line of text, with `?` for what is hidden."""

    position: str


class ReplayStep(Model):
    """The table after one action of a game."""

    step: int
    """Actions played so far: 0 is the set-up. Actions that were taken back are left out."""
    seat: Seat | None
    action: GameAction | None
    """What was played; during the game, of a hidden action only its type is given."""
    events: list[GameEvent]
    waiting: list[Seat]
    views: list[GameView]
    """One view, or with `seat=open` one for every seat."""


class Replay(Model):
    """Steps of a game."""

    table: TableInfo
    outcome: Outcome | None
    seat: str
    """The point of view: the number of a seat, `spectator` or `open`."""
    length: int
    """Actions in the whole game: there is one step more, the set-up."""
    steps: list[ReplayStep]
