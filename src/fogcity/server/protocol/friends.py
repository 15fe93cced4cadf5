"""Friends, invitations, and looking for opponents."""

from typing import Annotated, Literal

from pydantic import Field

from fogcity.bots import Level
from fogcity.server.protocol.base import GameId, Model, RequestBody, TableId, Time
from fogcity.server.protocol.lobby import Clock
from fogcity.server.protocol.profiles import Players
from fogcity.server.store.rows import Circle


class Person(Model):
    """Somebody."""

    name: str = Field(examples=["Foggy Otter"])


class Friend(Person):
    """Somebody you follow."""

    mutual: bool
    """Whether they follow you, too."""
    online: bool
    """Whether they are online, if they let you see it."""


class Follower(Person):
    """Somebody who follows you, but whom you don't follow."""


class Circles(RequestBody):
    """Who sees that you are online, and whose invitations you get."""

    online_to: Circle
    invited_by: Circle


class Friends(Model):
    """Your lists of people. Nobody else sees them."""

    following: list[Friend]
    """Those who are online first."""
    followers: list[Follower]
    """Newest first: up to 100 people with a password."""
    blocked: list[Person]
    online_to: Circle
    invited_by: Circle


class Invite(RequestBody):
    """Somebody to invite to a table."""

    name: str = Field(min_length=1, max_length=24, pattern=r"^[^\x00-\x1f]+$", examples=["Foggy Otter"])


class InvitationInfo(Model):
    """A table you are invited to; you can join it without its code."""

    table: TableId
    game: GameId
    players: Players
    clock: Clock
    rated: bool
    by: str
    """Who invites."""
    at: Time


class SearchingMessage(Model):
    """The search is still running."""

    type: Literal["searching"] = "searching"
    since: Time
    rating: int
    """Your rating for this game and number of players."""
    window: int | None
    """How far opponents' ratings may currently differ from yours; null for any."""
    bots: list[Level]
    """After a minute: bot levels near your rating, which you can play instead."""


class MatchedMessage(Model):
    """There is a game: the search is over."""

    type: Literal["matched"] = "matched"
    table: TableId


SearchMessage = Annotated[SearchingMessage | MatchedMessage, Field(discriminator="type")]
"""What the server sends during a search for opponents."""
