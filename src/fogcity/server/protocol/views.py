"""What a seat sees, as games tell it: the same fields as each game's View (a test compares them)."""

from typing import Literal

from pydantic import Field

from fogcity.server.protocol.base import Model


class CableCarLine(Model):
    """The line of one station."""

    station: int
    color: str | None
    """Whose car stands there, None for nobody's."""
    path: list[tuple[str, int, int]] = Field(examples=[[["c1", 0, 5]]])
    """The crossings in order: square, exit by which the line enters it, exit by which it leaves."""
    complete: bool
    power_station: bool
    points: int
    """What it has scored: 0 until it is complete, and without a car."""


class CableCarPile(Model):
    """One percentage of shares."""

    percent: int
    face_up: str
    unseen: int
    put_back: list[str]


class CableCarView(Model):
    """What a seat (None for a spectator) sees of a game of Cable Car."""

    seat: int | None
    colors: list[str]
    turn: int | None
    tiles: dict[str, str] = Field(examples=[{"c1": "aacb"}])
    """What lies on each filled square: `aacb`, or `aacb/90` when it is turned."""
    stack: int
    hands: list[list[str]] = Field(examples=[[["aacb"], ["?"]]])
    drawn: str | None
    unseen: dict[str, int]
    scores: dict[str, int]
    lines: list[CableCarLine]
    shares: list[dict[str, str]] | None
    piles: list[CableCarPile] | None
    results: list[str] | None
    places: list[int] | None


class TicketsTicket(Model):
    """A ticket that one sees; it adds its points or, as long as it is not completed, takes them away."""

    id: str
    a: str
    b: str
    points: int
    completed: bool


class TicketsResult(Model):
    """The final score of a seat, part by part."""

    routes: int
    tickets: list[TicketsTicket]
    tokens: int
    total: int
    completed: int


class TicketsPlayer(Model):
    """What one sees of a seat."""

    points: int
    cars: int
    tokens: list[str]
    cards: int
    """How many transportation cards the seat holds."""
    hand: dict[str, int]
    """The cards one knows: one's own hand; of others those that were taken face up and not spent since."""
    ticket_count: int
    tickets: list[TicketsTicket]
    """The tickets one knows: one's own; of others hardly ever one."""
    decided: bool
    """Whether the seat has chosen its first tickets."""


class TicketsView(Model):
    """What a seat (None for a spectator) sees of a game of Ticket to Ride: San Francisco."""

    seat: int | None
    phase: Literal["choosing", "stacking", "turn", "second_card", "token_choice", "ticket_choice", "over"]
    acting: list[int]
    last_turns: int | None
    """Once a seat has two or fewer cars: how many turns are left in the game."""
    players: list[TicketsPlayer]
    row: dict[str, int]
    """The face-up cards."""
    deck: int
    discards: dict[str, int]
    unseen: dict[str, int]
    """The cards that one has not seen: in the deck or in hands of others."""
    owners: dict[str, int]
    """The seat that has claimed each track that is claimed."""
    stacks: dict[str, tuple[str, int]]
    """Symbol and number of the tourist tokens on each location that has a stack, even an empty one."""
    aside: list[str]
    """The symbols whose stacks are still set aside."""
    tokens_at: list[str]
    """The two locations between which the acting seat must choose a token."""
    offer: list[TicketsTicket]
    """Tickets that are offered to oneself."""
    chosen: list[str]
    """Of the first tickets the ones that one has decided to keep, while others still choose."""
    ticket_deck: int
    put_back: list[str]
    """The last tickets of the deck, which were put back under it; `?` where one does not know which."""
    results: list[TicketsResult] | None
    places: list[int] | None


GameView = CableCarView | TicketsView
