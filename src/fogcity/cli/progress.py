"""A progress bar with an estimate, on stderr and only for people."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import click


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """Show the progress of a long task; the block gets a function to call for each step done."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    with click.progressbar(length=total, label=what, show_pos=True, file=sys.stderr) as bar:
        yield bar.update
