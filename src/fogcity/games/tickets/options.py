"""The options of Ticket to Ride: San Francisco."""

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from fogcity.games import BadInput, Options, option
from fogcity.games.tickets.board import Board
from fogcity.games.tickets.board_file import BoardError, builtin, builtin_names, parse


@dataclass(frozen=True, kw_only=True)
class TicketsOptions(Options):
    """The options of a Ticket to Ride: San Francisco table."""

    board: str = option("san_francisco", "The board: a name, or a board file.", choices=builtin_names(), file=True)
    """The name of a board that comes with the product, or the whole text of a board file."""

    seats: ClassVar[range] = range(2, 5)

    def __post_init__(self) -> None:
        super().__post_init__()
        load_board(self.board)


@lru_cache(maxsize=64)
def load_board(source: str) -> Board:
    """A board by its name, or from the text of a board file; BadInput says what is wrong with it."""
    try:
        return parse(source, source="board") if "\n" in source else builtin(source)
    except BoardError as error:
        raise BadInput(str(error)) from None
