"""One game being played: options, seats, log, chance, views and undo. Pure: no files, no clock, no network.

All chance of a table comes from a secret of 256 bits. Its SHA-256, the commitment, is known from the start; step t is
seeded by HMAC-SHA256(secret, t). When the secret is published after the game, anyone can replay the record and see that
nothing was bent; before, nobody can tell what a draw will bring.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Any, NamedTuple, Self

import numpy as np

from fogcity import games, position
from fogcity.games import BadInput, Game, Illegal, State
from fogcity.kernel import Rng, list_actions, new_rng

SECRET_BYTES = 32


class Step(NamedTuple):
    """One action of the log."""

    seat: int
    action: str
    final: bool
    """Whether chance or something hidden came to light, so that it cannot be taken back."""
    several: bool
    """Whether other seats could have acted, too."""


def commitment(secret: bytes) -> str:
    """What is published of a secret before the game."""
    return hashlib.sha256(secret).hexdigest()


def chance(secret: bytes, ply: int) -> Rng:
    """The random numbers of a step: 0 is the set-up, 1 the first action."""
    digest = hmac.digest(secret, str(ply).encode(), "sha256")
    return new_rng(*(int.from_bytes(digest[i : i + 4], "little") for i in (0, 4, 8)))


class Table:
    """A game between seats: `Table("cablecar", players=3)`."""

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
        self.game = game
        self.names = tuple(names) if names is not None else game.seat_names[: game.players]
        self.log: list[Step] = []
        self._secret = secrets.token_bytes(SECRET_BYTES) if secret is None else secret
        self.commitment = commitment(self._secret)
        self._mask = np.zeros(game.rules.WORDS, np.uint64)
        self._numbers = np.zeros(64 * game.rules.WORDS, np.int32)
        self._states = np.zeros(1, game.rules.STATE)
        self._before: list[bytes] = []
        """The states before each of the last steps, as far back as they may be undone."""
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
        self._see_who_waits()

    @classmethod
    def from_position(
        cls, text: str, *, secret: bytes | None = None, names: Sequence[str] | None = None, **options: Any
    ) -> Self:
        """A table at a position such as `cablecar players=2 | 2aaaa5/… 1 aacb/? -`.

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
    def ply(self) -> int:
        """How many actions have been played."""
        return len(self.log)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.waiting

    @property
    def secret(self) -> bytes | None:
        """The secret, published once the game is over."""
        return self._secret if self.over else None

    def actions(self, seat: int) -> list[int]:
        """The legal actions of a seat as numbers."""
        self.game.rules.legal_at(self.game.setups, self._states, 0, seat, self._mask)
        numbers: list[int] = self._numbers[: list_actions(self._mask, self._numbers)].tolist()
        return numbers

    def legal(self, seat: int) -> list[str]:
        """The legal actions of a seat as people write them."""
        return [self.game.write(self.state, seat, action) for action in self.actions(seat)]

    def play(self, seat: int, action: str | int) -> Step:
        """Carry out an action, written or as a number; Illegal and BadInput leave the table as it was."""
        if not 0 <= seat < self.game.players:
            raise BadInput(f"there is no seat {seat}: seats are 0 to {self.game.players - 1}")
        number = self.game.read(self.state, seat, action) if isinstance(action, str) else action
        if not self._is_legal(seat, number):
            raise Illegal(None, f"Action {number} is not legal for seat {seat} now.")
        before = self._states.tobytes()
        written = self.game.write(self.state, seat, number)
        rng = chance(self._secret, self.ply + 1)
        final = self.game.rules.step_at(self.game.setups, self._states, 0, seat, number, rng, self._mask)
        step = Step(seat, written, bool(final), several=len(self.waiting) > 1)
        self.log.append(step)
        self._see_who_waits()
        if step.final:
            self._before.clear()
        else:
            self._before.append(before)
        return step

    def _is_legal(self, seat: int, action: int) -> bool:
        self.game.rules.legal_at(self.game.setups, self._states, 0, seat, self._mask)
        return 0 <= action < 64 * len(self._mask) and bool(int(self._mask[action >> 6]) >> (action & 63) & 1)

    def _see_who_waits(self) -> None:
        mask = int(self.game.rules.waiting_at(self.game.setups, self._states, 0))
        self.waiting = tuple(seat for seat in range(self.game.players) if mask >> seat & 1)

    def may_undo(self, seat: int) -> bool:
        """Whether a seat may take back its last action: nobody acted since, nothing came to light by it.

        The end of a game brings everything to light.
        """
        return bool(self._before) and self.log[-1].seat == seat and not self.over

    def undo(self, seat: int) -> Step:
        """Take back the last action, which must be the seat's own and must not have brought anything to light."""
        if not self.may_undo(seat):
            raise Illegal(
                None, "Only your own last action can be taken back, and only if no chance or secret came up by it."
            )
        self._states = self.game.restore(self._before.pop())
        self._see_who_waits()
        return self.log.pop()

    def veiled(self, seat: int) -> State:
        """The state as a seat (or a SPECTATOR) knows it; everything a bot may work with."""
        return self.game.veiled(self.state, seat)

    def view(self, seat: int) -> Any:
        """What a seat (or a SPECTATOR) sees."""
        return self.game.view(self.veiled(seat), seat)

    def _repr_svg_(self) -> str:
        """The picture that a notebook shows: what a spectator sees."""
        return self.game.svg(self.veiled(games.SPECTATOR), games.SPECTATOR)
