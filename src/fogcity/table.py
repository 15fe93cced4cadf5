"""One game being played: options, seats, log, chance, views and undo. Pure: no files, no clock, no network.

All chance of a table comes from a secret of 256 bits. Its SHA-256, the commitment, is known from the start; step t is
seeded by HMAC-SHA256(secret, t). When the secret is published after the game, anyone can replay the record and
verify it; before that, nobody can predict a draw.
"""

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, NamedTuple, Self, TypeVar, overload

import numpy as np

from fogcity import games, position
from fogcity.foreign import printable, quote
from fogcity.games import Action, BadInput, Event, Game, Illegal, State, View
from fogcity.history import History, Shown, events_of, veil
from fogcity.kernel import Rng, list_actions, new_rng

SECRET_BYTES = 32
T = TypeVar("T")


class Step(NamedTuple):
    """One action of the log."""

    seat: int
    action: Action
    final: bool
    """Whether it revealed chance or something hidden, so that it cannot be taken back."""
    several: bool
    """Whether other seats could have acted, too."""


def commitment(secret: bytes) -> str:
    """What is published of a secret before the game."""
    return hashlib.sha256(secret).hexdigest()


def chance(secret: bytes, step: int) -> Rng:
    """The random numbers of a step: 0 is the set-up, 1 the first action."""
    digest = hmac.digest(secret, str(step).encode(), "sha256")
    return new_rng(*(int.from_bytes(digest[i : i + 4], "little") for i in (0, 4, 8)))


class Trail(Sequence[T]):
    """A list whose copies share their items: copying is free, and items added later belong to one copy only."""

    __slots__ = ("_items", "_length")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._items = list(items)
        self._length = len(self._items)

    def copy(self) -> "Trail[T]":
        """An independent trail with the same items."""
        twin: Trail[T] = object.__new__(Trail)
        twin._items, twin._length = self._items, self._length
        return twin

    def append(self, item: T) -> None:
        """Add an item to this trail alone."""
        if len(self._items) != self._length:  # another one has gone on from here, or this one went back
            self._items = self._items[: self._length]
        self._items.append(item)
        self._length += 1

    def pop(self) -> T:
        """Take the last item off this trail alone."""
        item = self[-1]
        self._length -= 1
        return item

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[T]:
        return islice(self._items, self._length)

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> list[T]: ...
    def __getitem__(self, index: int | slice) -> T | list[T]:
        if isinstance(index, slice):
            return [self._items[i] for i in range(*index.indices(self._length))]
        if not -self._length <= index < self._length:
            raise IndexError(index)
        return self._items[index + self._length if index < 0 else index]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(list(self))


class Table:
    """A game between seats: `Table(GAME, players=3)` with the id of a game."""

    def __init__(
        self,
        game: Game | str,
        *,
        secret: bytes | None = None,
        names: Sequence[str] | None = None,
        start: str | None = None,
        **options: Any,
    ) -> None:
        if isinstance(game, str):
            game = games.make(game, **options)
        elif options:
            raise BadInput("options belong to the game: give them when it is made")
        if secret is not None and len(secret) != SECRET_BYTES:
            raise BadInput(f"a secret has {SECRET_BYTES} bytes, this one has {len(secret)}")
        if names is not None and len(names) != game.players:
            raise BadInput(f"{len(names)} names for {game.players} seats: give one for each")
        for name in names or ():
            if printable(name) != name:
                raise BadInput(f"{quote(name)} cannot be a name: leave out characters that cannot be shown")
        self.game = game
        self.names = tuple(names) if names is not None else game.seat_names[: game.players]
        self.log: Trail[Step] = Trail()
        self._secret = secrets.token_bytes(SECRET_BYTES) if secret is None else secret
        self.commitment = commitment(self._secret)
        self._mask = np.zeros(game.rules.WORDS, np.uint64)
        self._numbers = np.zeros(64 * game.rules.WORDS, np.int32)
        self._states = np.zeros(1, game.rules.STATE)
        self._before: Trail[bytes] = Trail()
        """The state before each step of the log."""
        self._shown: Trail[Shown] = Trail()
        """The first steps of the log as spectators saw them, computed on demand."""
        self.taken_back = [0] * game.players
        """How many actions each seat took back beyond what the rules allow."""
        self.start: str | None = None
        """The position where the game began, as the game writes it; None for an ordinary set-up."""
        if start is None:
            game.rules.start(game.setup, self.state, chance(self._secret, 0))
        else:
            self._states[0] = game.from_position(start)
            self.start = game.position(self.state)
            game.rules.resample(game.setup, self.state, chance(self._secret, 0))
        self.waiting: tuple[int, ...] = ()
        """The seats that may act now: none when the game is over, several where all choose at the same time."""
        self._legal: dict[int, list[int]] = {}
        self._actions: dict[int, list[Action]] = {}
        """The same as values, computed on demand for each seat."""
        self._changed()

    def copy(self) -> Self:
        """An independent copy of the table; chance will bring the same.

        It takes the same time however long the game is.
        """
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)  # several times as fast as `copy.copy`
        twin.log, twin._before, twin.taken_back = self.log.copy(), self._before.copy(), self.taken_back.copy()
        twin._states = self.game.restore(self._states.tobytes())  # NumPy copies records field by field
        twin._legal, twin._shown = self._legal.copy(), self._shown.copy()
        return twin

    @classmethod
    def from_position(
        cls, text: str, *, secret: bytes | None = None, names: Sequence[str] | None = None, **options: Any
    ) -> Self:
        """A table at a position, `GAME players=2 … | …` as docs/positions.md describes it.

        What the text leaves unknown is dealt by the table's chance: the same secret deals the same.
        """
        game, rest = position.game_of(text, **options)
        return cls(game, secret=secret, names=names, start=rest)

    def __repr__(self) -> str:
        """The table as Python makes it, with all its secrets: for its keeper."""
        aside = "".join(f", {name}={value!r}" for name, value in position.aside(self.game).items())
        try:
            return f"Table.from_position({self.position!r}{aside})"
        except BadInput:  # a game without positions as text
            return f"<Table of {self.game!r}>"

    @property
    def position(self) -> str:
        """The full state as a line of text that can be pasted: for the table's keeper, never for players."""
        return position.write(self.game, self.state)

    def view_position(self, seat: int) -> str:
        """The position as a seat (or a SPECTATOR) knows it, with `?` for what is hidden."""
        return position.write(self.game, self.veiled(seat))

    @property
    def state(self) -> State:
        """The full state with all secrets: for the table's keeper, never for players."""
        return self._states[0]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.waiting

    @property
    def secret(self) -> bytes | None:
        """The secret, published once the game is over."""
        return self._secret if self.over else None

    def numbers(self, seat: int) -> list[int]:
        """The legal actions of a seat as numbers; worked out once a position."""
        if seat not in self._legal:
            self.game.rules.legal_at(self.game.setups, self._states, 0, seat, self._mask)
            self._legal[seat] = self._numbers[: list_actions(self._mask, self._numbers)].tolist()
        return self._legal[seat]

    def legal(self, seat: int) -> list[Action]:
        """The legal actions of a seat; made once a position."""
        if seat not in self._actions:
            self._actions[seat] = self.game.actions(self.state, seat, self.numbers(seat))
        return self._actions[seat].copy()

    def read(self, seat: int, text: str) -> Action:
        """The legal action that a text means; Illegal and BadInput say why there is none."""
        if self._seat(seat) in self.waiting:  # most of the time it is one of those that were shown, as it was shown
            for shown in self._actions.get(seat, ()):
                if shown.text == text:
                    return shown
        return self.game.read(self.state, seat, text)

    def play(self, seat: int, action: Action | str | int) -> Step:
        """Carry out an action, its text or its number; Illegal and BadInput leave the table as it was."""
        self._seat(seat)
        match action:
            case str():
                number = self.read(seat, action).number
            case int():
                number = action
            case _:
                number = action.number
        if number not in self.numbers(seat):
            raise Illegal(None, f"Action {number} is not legal for seat {seat + 1} now.")
        meant = self.game.action(self.state, seat, number)
        before = self._states.tobytes()
        rng = chance(self._secret, len(self.log) + 1)
        final = self.game.rules.apply_at(self.game.setups, self._states, 0, seat, number, rng)
        step = Step(seat, meant, bool(final), several=len(self.waiting) > 1)
        self.log.append(step)
        self._changed()
        self._before.append(before)
        return step

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < self.game.players:
            raise BadInput(f"there is no seat {seat + 1}: seats are 1 to {self.game.players}")
        return seat

    def _changed(self) -> None:
        self._legal, self._actions = {}, {}  # new ones: copies may share the old
        mask = int(self.game.rules.waiting_at(self.game.setups, self._states, 0))
        self.waiting = tuple(seat for seat in range(self.game.players) if mask >> seat & 1)

    def may_undo(self, seat: int) -> bool:
        """Whether a seat may take back its last action: nobody has acted since, and it revealed nothing.

        The end of a game brings everything to light.
        """
        return bool(self.log) and self.log[-1].seat == seat and not self.log[-1].final and not self.over

    def undo(self, seat: int) -> Step:
        """Take back the last action, which must be the seat's own and must not have revealed anything."""
        if not self.may_undo(seat):
            raise Illegal(
                None, "Only your own last action can be taken back, and only if it revealed no chance and no secret."
            )
        return self.take_back(seat)

    def take_back(self, seat: int) -> Step:
        """Take back the last action for a seat, no matter who played it or what it revealed: for the table's keeper.

        Chance is bound to the step: the same action brings the same again.
        """
        if not self.log or self.over:
            raise Illegal(None, "There is nothing that could be taken back.")
        if not self.may_undo(seat):
            self.taken_back[seat] += 1
        self._states = self.game.restore(self._before.pop())
        if len(self._shown) == len(self.log):
            self._shown.pop()
        self._changed()
        return self.log.pop()

    def seed(self, seat: int) -> int:
        """The seed for a bot on a seat at this step: the same whenever the game comes here again."""
        digest = hmac.digest(self._secret, f"bot {len(self.log)} {seat}".encode(), "sha256")
        return int.from_bytes(digest[:4], "little")

    def veiled(self, seat: int) -> State:
        """The state as a seat (or SPECTATOR) knows it: what a bot gets."""
        return self.game.veiled(self.state, seat)

    def view(self, seat: int) -> Any:
        """What a seat (or a SPECTATOR) sees, as the game's own View."""
        return self.game.view(self.veiled(seat), seat)

    def events(self, before: View, after: View) -> list[Event]:
        """The public events of the last step, from a spectator's views before and after it."""
        step = self.log[-1]
        return events_of(self.game, step.seat, self.game.public(step.action), before, after, over=self.over)

    @property
    def history(self) -> History:
        """What everybody saw so far: what a bot may remember."""
        for number in range(len(self._shown), len(self.log)):
            step, last = self.log[number], number + 1 == len(self.log)
            before = self._shown[-1].after if self._shown else veil(self.game, self._before[0])
            after = veil(self.game, self._states.tobytes() if last else self._before[number + 1])
            self._shown.append(Shown(self.game, step.seat, step.action, before, after))
        return History(self._shown.copy())

    def _repr_svg_(self) -> str | None:
        """The picture that a notebook shows: what a spectator sees."""
        return self.game.svg(self.veiled(games.SPECTATOR), games.SPECTATOR)
