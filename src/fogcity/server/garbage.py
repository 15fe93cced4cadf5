"""Garbage collection in small portions: everybody at a worker waits while Python looks through its objects.

Playing leaves no reference cycles behind. Requests leave some, which a look through the young objects finds. Closed
connections leave about nine kilobytes each, which only a look through all objects finds; it takes a quarter of a second
with 500 tables in memory.
"""

import gc

YOUNG, NEVER = 2_000, 1_000_000
"""After how many new objects the young ones are looked through, and after how many times that others are, too."""
MOST_CLOSED = 5_000
"""How many connections are closed before all objects are looked through; once an hour they are anyway."""

_closed = 0


def in_portions() -> None:
    """Leave out what is there already and stays for good; of the rest look through the young ones only."""
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


async def collect() -> None:
    """Look through all objects."""
    _collect()


def closed() -> None:
    """A connection was closed; look through all objects if there were many."""
    global _closed
    _closed += 1
    if _closed >= MOST_CLOSED:
        _collect()


def _collect() -> None:
    global _closed
    _closed = 0
    if gc.get_threshold()[1] == NEVER:  # else it happens by itself
        gc.collect()
