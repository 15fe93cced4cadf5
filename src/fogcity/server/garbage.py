"""Garbage collection in small portions, because a worker answers nobody while Python looks through its objects.

Playing leaves no reference cycles behind. Requests leave some, which the collection of younger objects finds. Closed
connections also leave some, but they are old by then, and only a full collection finds those.
"""

import gc

YOUNG, OFTEN, NEVER = 2_000, 20, 1_000_000
"""After how many new objects the young ones are looked through, after how many times that those which were then in use,
and after how many times that all."""
MOST_CLOSED = 5_000
"""How many connections are closed before all objects are looked through; once an hour they are anyway."""

_closed = 0


def in_portions() -> None:
    """Leave out what is there already and stays for good; of the rest look through the newer ones only."""
    gc.freeze()
    gc.set_threshold(YOUNG, OFTEN, NEVER)


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
    if gc.get_threshold()[2] == NEVER:  # else it happens by itself
        gc.collect()
