"""Accounts: everybody starts as a guest; a password lets you come back on another device."""

import unicodedata
from typing import Annotated

from pydantic import AfterValidator, Field, StringConstraints

from fogcity.server.protocol.base import Model, RequestBody, Time

LONGEST_NAME = 24


def _fits(name: str) -> str:
    """Some characters stand for whole phrases and count as many, as when names are compared."""
    if "\0" in name:
        raise ValueError("a name has printable characters only")
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
    """Your own account. Others see only its name."""

    name: str = Field(examples=["Foggy Otter 482"])
    has_password: bool
    """Whether you can log in on another device."""
    created_at: Time
    admin: bool = False
    """Whether this account may use the host's tools."""
    hidden: bool = False
    """Whether nobody else sees my ratings and statistics."""


class Arrive(RequestBody):
    """What a new guest sends."""

    invitation: str | None = Field(default=None, max_length=100, pattern=r"^[^\x00-\x1f]*$", examples=["K7QMX2RTBD"])
    """The code of an invitation to a table, or to a server for invited people."""


class Rename(RequestBody):
    """A new name; names are unique, whatever their case."""

    name: Name


class NewPassword(RequestBody):
    """Set or change the password; other devices are logged out."""

    password: Password
    current: str | None = Field(default=None, max_length=200)
    """The current password, required if there is one."""


class Login(RequestBody):
    """Log in on another device."""

    name: str = Field(min_length=1, max_length=24, pattern=r"^[^\x00-\x1f]+$", examples=["Foggy Otter"])
    password: str = Field(min_length=1, max_length=200, examples=["correct horse battery"])
