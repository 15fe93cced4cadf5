"""The database: its tables, and the statements that read and write them."""

from fogcity.server.store import club_schema as club_schema
from fogcity.server.store import puzzle_schema as puzzle_schema
from fogcity.server.store.counts import Counts
from fogcity.server.store.database import Conflict, Database
from fogcity.server.store.facts import Facts
from fogcity.server.store.people import People
from fogcity.server.store.rows import AccountRow, EntryRow, MessageRow, SeatRow, TableRow, twin
from fogcity.server.store.tables import Change, Stored, TableStore, read_change

__all__ = [
    "AccountRow",
    "Change",
    "Conflict",
    "Counts",
    "Database",
    "EntryRow",
    "Facts",
    "MessageRow",
    "People",
    "SeatRow",
    "Stored",
    "TableRow",
    "TableStore",
    "read_change",
    "twin",
]
