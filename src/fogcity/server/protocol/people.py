"""Accounts: everybody is a guest first; a password lets one come back on another device."""

import unicodedata
from typing import Annotated

from pydantic import AfterValidator, Field, StringConstraints

from fogcity.server.protocol.base import Model, Time, Wish

LONGEST_NAME = 24


def _fits(name: str) -> str:
    """Some characters are whole phrases: they count as what they stand for, as when names are compared."""
    if len(unicodedata.normalize("NFKC", name)) > LONGEST_NAME:
        raise ValueError(f"a name has {LONGEST_NAME} characters at most: choose a shorter one")
    return name


Name = Annotated[
    str,
    StringConstraints(min_length=2, max_length=LONGEST_NAME, strip_whitespace=True),
    AfterValidator(_fits),
    Field(description="A name of 2 to 24 printable characters.", examples=["Foggy Otter"]),
]
Password = Annotated[
    str,
    StringConstraints(min_length=8, max_length=200),
    Field(description="A password of at least 8 characters.", examples=["correct horse battery"]),
]


class Me(Model):
    """The account of whoever asks. Nobody else sees more of it than the name."""

    name: str = Field(examples=["Foggy Otter 482"])
    has_password: bool
    """Whether one can come back on another device."""
    created_at: Time
    admin: bool = False
    """Whether the host's tools are for this account, too."""


class Arrive(Wish):
    """What a new guest brings."""

    invitation: str | None = Field(default=None, max_length=100, examples=["K7QMX2RTBD"])
    """The code of an invitation to a table, or to a server for invited people."""


class Rename(Wish):
    """A new name; names are unique, whatever their case."""

    name: Name


class NewPassword(Wish):
    """Set or change the password; other devices are logged out."""

    password: Password
    current: str | None = Field(default=None, max_length=200)
    """The password so far, needed where there is one."""


class Login(Wish):
    """Come back on another device."""

    name: str = Field(min_length=1, max_length=24, pattern=r"^[^\x00-\x1f]+$", examples=["Foggy Otter"])
    password: str = Field(min_length=1, max_length=200, examples=["correct horse battery"])
