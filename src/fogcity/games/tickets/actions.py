"""The actions of Ticket to Ride: San Francisco. notation.py writes their texts, notation_reader.py reads them."""

from dataclasses import dataclass, field
from typing import Literal

from fogcity.games import Action
from fogcity.games.tickets.board import Card, Symbol


@dataclass(frozen=True, slots=True, kw_only=True)
class Keep(Action):
    """Keep one or both of the tickets that were offered."""

    type: Literal["keep"] = "keep"
    tickets: tuple[str, ...] | None
    """The tickets that are kept; None for players who may not know."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Stack(Action):
    """Place a stack of tourist tokens that was set aside."""

    type: Literal["stack"] = "stack"
    symbol: Symbol
    location: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Take(Action):
    """Take a face-up card, or the top of the deck."""

    type: Literal["take"] = "take"
    card: Card | None
    """The face-up card; None for the deck."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim(Action):
    """Claim a track and pay for it."""

    type: Literal["claim"] = "claim"
    track: str
    cards: dict[Card, int] = field(hash=False)
    """What is paid."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Token(Action):
    """Take the tourist token of a location, where both ends of a route have one."""

    type: Literal["token"] = "token"
    location: str


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawTickets(Action):
    """Draw tickets to choose from."""

    type: Literal["tickets"] = "tickets"


@dataclass(frozen=True, slots=True, kw_only=True)
class Pass(Action):
    """Do nothing, when nothing else can be done."""

    type: Literal["pass"] = "pass"
