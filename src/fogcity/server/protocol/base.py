"""What all models of the protocol share, and the problem documents of RFC 9457."""

from datetime import datetime
from functools import lru_cache
from typing import Annotated, Any, Literal

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field, StringConstraints

from fogcity import games
from fogcity.bots import Level

__all__ = ["Level"]

Time = AwareDatetime
"""A moment, always with its offset: `2026-01-31T12:00:00Z`."""
TableId = Annotated[str, Field(description="The id of a table: 16 characters that nobody can guess.")]
EventId = Annotated[str, Field(description="The id of an event: 16 characters.", examples=["Zr71LmPq_cb3xQ0a"])]
Seat = Annotated[int, Field(ge=0, le=5, description="A seat, from 0.", examples=[0])]
Ply = Annotated[
    int,
    Field(
        ge=0,
        le=100_000,
        description="The number of entries in a table's log. It never decreases: an undo adds an entry, too.",
        examples=[12],
    ),
]
ActionText = Annotated[str, StringConstraints(min_length=1, max_length=200)]
"""An action as people write it."""
GameId = Annotated[str, Field(max_length=40, description="The id of a game.", examples=[games.names()[0]])]


def _drop_titles(schema: dict[str, Any]) -> None:
    """Generated titles only repeat the names of fields, and give type generators names nobody asked for."""
    for property_ in schema.get("properties", {}).values():
        property_.pop("title", None)


class Model(BaseModel):
    """A value of the protocol that the server sends, with all its fields."""

    model_config = ConfigDict(
        json_schema_extra=_drop_titles,
        json_schema_serialization_defaults_required=True,
        use_attribute_docstrings=True,
    )


class RequestBody(BaseModel):
    """A value that clients send: unknown fields are refused."""

    model_config = ConfigDict(extra="forbid", json_schema_extra=_drop_titles, use_attribute_docstrings=True)


Code = Literal[
    "bad_request",
    "bad_password",
    "banned",
    "chat_off",
    "hints_off",
    "illegal",
    "internal",
    "name_taken",
    "no_account",
    "no_such_seat",
    "not_allowed",
    "not_found",
    "not_host",
    "not_open",
    "not_over",
    "not_playing",
    "not_your_seat",
    "not_your_turn",
    "origin",
    "other_rules",
    "seat_taken",
    "seats_open",
    "stale",
    "too_large",
    "too_many",
    "unavailable",
]
"""What can go wrong, for programs. Codes are only ever added."""


class Invalid(Model):
    """An invalid field."""

    field: str
    """Where it is: `body.seats.0.kind`."""
    message: str


class Problem(Model):
    """Why something was refused: a problem document (RFC 9457), sent as application/problem+json."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=False)  # what is empty is left out

    type: str = Field(examples=["/problems/illegal"])
    """The URL of a page about the code: always `/problems/` and the code."""
    title: str = Field(examples=["The rules forbid it"])
    status: int = Field(examples=[409])
    code: Code = Field(examples=["illegal"])
    detail: str = Field(examples=["There is no such table."])
    """A sentence for people that says what to do."""
    rule: str | None = None
    """The rule of the game that forbids an action."""
    ply: int | None = None
    """With `stale`: the current ply of the table."""
    limit: str | None = None
    """With `too_many`: the limit, named after its setting (`guests` for `FOGCITY_LIMIT_GUESTS`)."""
    retry_after: int | None = None
    """With `too_many` and `unavailable`: seconds to wait."""
    errors: list[Invalid] | None = None
    """With `bad_request`: the fields that are wrong."""


@lru_cache(maxsize=1000)  # all who get a state get the same moments
def utc(moment: datetime) -> str:
    """A moment as the protocol writes it."""
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")
