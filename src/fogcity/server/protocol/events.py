"""What everybody at a table could see happen in a step, for animations and for a log in words."""

from typing import Annotated, Literal

from pydantic import Field

from fogcity.server.protocol.base import Model, Seat


class GameOver(Model):
    """The game ended with this step."""

    type: Literal["game_over"]


# --- Cable Car ---------------------------------------------------------------------------------------------------


class TilePlaced(Model):
    """A tile was placed on a square."""

    type: Literal["tile_placed"]
    seat: Seat
    square: str = Field(examples=["c1"])
    tile: str = Field(examples=["aacb", "aacb/90"])


class LineScored(Model):
    """A placement completed a line; `color` is None, and nobody scores, where no car stands."""

    type: Literal["line_scored"]
    station: int
    color: str | None
    crossings: int
    power_station: bool
    points: int


class TileDrawn(Model):
    """A tile was drawn from the stack, hidden: into the hand, or to be placed at once."""

    type: Literal["tile_drawn"]
    seat: Seat
    to_place: bool
    stack: int
    """Tiles left in the stack."""


class ShareExchanged(Model):
    """A share went under its pile and another was taken: the face-up one, which all know, or the unseen top."""

    type: Literal["share_exchanged"]
    seat: Seat
    percent: int
    taken: str | None
    """The company of the face-up share taken; None for the unseen top of the pile."""
    turned_up: str | None
    """The company that lies face up now, if it changed."""


# --- Ticket to Ride: San Francisco -------------------------------------------------------------------------------


class TicketsChosen(Model):
    """A seat chose from its first tickets; how many it kept comes to light when all have chosen."""

    type: Literal["tickets_chosen"]
    seat: Seat


class TicketsDrawn(Model):
    """Tickets were drawn, to choose from."""

    type: Literal["tickets_drawn"]
    seat: Seat


class TicketsKept(Model):
    """How many tickets a seat kept."""

    type: Literal["tickets_kept"]
    seat: Seat
    count: int


class StackPlaced(Model):
    """A stack of tokens was placed."""

    type: Literal["stack_placed"]
    seat: Seat
    symbol: str = Field(examples=["crab"])
    location: str = Field(examples=["presidio"])


class CardTaken(Model):
    """A card was taken: face up, or unseen from the deck (`card` is None)."""

    type: Literal["card_taken"]
    seat: Seat
    card: str | None = Field(examples=["blue", "ferry"])


class RowChanged(Model):
    """Cards came face up; `renewed` where three ferries made all five go."""

    type: Literal["row_changed"]
    turned_up: list[str]
    renewed: bool


class RouteClaimed(Model):
    """A track was claimed."""

    type: Literal["route_claimed"]
    seat: Seat
    track: str = Field(examples=["castro-mission_district"])
    cards: dict[str, int] = Field(examples=[{"red": 1, "ferry": 1}])
    points: int


class TokenTaken(Model):
    """A tourist token was taken."""

    type: Literal["token_taken"]
    seat: Seat
    symbol: str
    location: str


class Passed(Model):
    """A player who could do nothing passed."""

    type: Literal["passed"]
    seat: Seat


class LastRound(Model):
    """Somebody has two cars or fewer: everybody has one more turn."""

    type: Literal["last_round"]
    seat: Seat


Event = Annotated[
    GameOver
    | TilePlaced
    | LineScored
    | TileDrawn
    | ShareExchanged
    | TicketsChosen
    | TicketsDrawn
    | TicketsKept
    | StackPlaced
    | CardTaken
    | RowChanged
    | RouteClaimed
    | TokenTaken
    | Passed
    | LastRound,
    Field(discriminator="type"),
]
