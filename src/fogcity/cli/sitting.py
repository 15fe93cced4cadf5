"""People and bots at a table in this terminal. The record on disk is always up to date."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from fogcity import record
from fogcity.bots import Bot
from fogcity.games import SPECTATOR, Action, Event, View
from fogcity.table import Step, Table


class Told(NamedTuple):
    """A step of the game as everybody could see it."""

    seat: int
    action: Action
    events: Sequence[Event]


class Sitting:
    """A table, the seats of the people here, the bots in the other seats, and the file of the saved game."""

    def __init__(self, table: Table, people: Sequence[int], bots: Mapping[int, Bot], file: Path) -> None:
        self.table = table
        self.people = tuple(people)
        self.bots = bots
        self.file = file
        self.log = list(_told(table))
        self.keep()

    @property
    def bot_to_move(self) -> int | None:
        """The next seat of a bot that may act."""
        return next((seat for seat in self.table.waiting if seat in self.bots), None)

    @property
    def person_to_move(self) -> int | None:
        """The next seat of a person who may act."""
        return next((seat for seat in self.table.waiting if seat in self.people), None)

    def play(self, seat: int, action: Action | str | int) -> Step:
        """Play an action and save the game."""
        before = self.table.view(SPECTATOR)
        step = self.table.play(seat, action)
        self.log.append(_tell(self.table, step, before))
        self.keep()
        return step

    def undo(self, seat: int) -> Step:
        """Take back a seat's last action and save the game."""
        step = self.table.undo(seat)
        self.log.pop()
        self.keep()
        return step

    def keep(self, file: Path | None = None) -> None:
        """Write the record, with all its secrets."""
        record.write(record.of_table(self.table, with_secret=True), file or self.file)

    def secret(self, seat: int) -> bool:
        """Whether a seat currently sees something that others don't."""
        return bool(self.table.veiled(seat).tobytes() != self.table.veiled(SPECTATOR).tobytes())


def _told(table: Table) -> list[Told]:
    """The steps of a table so far, replayed."""
    told: list[Told] = []
    if not table.log:
        return told
    steps = record.replay(record.of_table(table, with_secret=True))
    before = next(steps).view(SPECTATOR)
    for again in steps:
        told.append(_tell(again, again.log[-1], before))
        before = again.view(SPECTATOR)
    return told


def _tell(table: Table, step: Step, before: View) -> Told:
    events = table.events(before, table.view(SPECTATOR))
    return Told(step.seat, table.game.public(step.action), events)


def kept_file(game_id: str) -> Path:
    """The file of a new game."""
    import platformdirs

    folder = platformdirs.user_data_path("fogcity", ensure_exists=True) / "games"
    folder.mkdir(exist_ok=True)
    return folder / f"{game_id}-{datetime.now():%Y-%m-%d-%H%M%S}.json"
