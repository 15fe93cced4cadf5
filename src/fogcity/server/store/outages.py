"""Outages of the database: which errors mean one, and one log line for each."""

import logging
import time

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

log = logging.getLogger(__name__)

NO_ANSWER = (DBAPIError, NoConnectionFree, OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
"""What is raised when a database cannot be reached or used; what goes wrong while connecting comes from the driver."""
_STATES = ("08", "53", "57", "58", "XX")
"""Classes of SQLSTATE for what is no mistake of a statement: connections, resources, operators, the system."""


def is_outage(error: BaseException) -> bool:
    """Whether the database is unavailable, rather than refusing a statement or a value."""
    match error:
        case asyncpg.PostgresError():
            return str(getattr(error, "sqlstate", None) or "08")[:2] in _STATES
        case asyncpg.InterfaceError():
            return not isinstance(error, ValueError)  # values that do not fit are of both kinds
        case NoConnectionFree() | OSError() | OperationalError():
            return True
        case DBAPIError():
            cause = getattr(error.orig, "__cause__", None)
            return error.connection_invalidated or (cause is not None and is_outage(cause))
    return False


class Outages:
    """Whether the database is out of order, as this process knows it."""

    def __init__(self) -> None:
        self._since: float | None = None
        self._refused = 0

    def failed(self, error: BaseException) -> None:
        """Something could not be done; the first time the log says so."""
        self._refused += 1
        if self._since is None:
            self._since = time.monotonic()
            reason = str(getattr(error, "orig", None) or error).partition("\n")[0] or type(error).__name__
            log.error("the database does not answer", extra={"reason": reason[:200]})

    def answered(self) -> None:
        """Something was written: an outage is over."""
        if self._since is not None:
            seconds = round(time.monotonic() - self._since, 1)
            log.warning("the database answers again", extra={"seconds": seconds, "refused": self._refused})
            self._since, self._refused = None, 0


OUTAGES = Outages()
