"""What everybody saw of a game, step by step, in plain types: what bots may remember.

A step is worked out when somebody reads it, from what spectators see before and after it, and then kept. So a history
costs next to nothing if nobody asks for it, and it contains nothing hidden, however deep you look.
"""

from collections.abc import Iterator, Sequence
from typing import Any, TypedDict, overload

from fogcity.games import SPECTATOR, Action, Event, Game, GameOver, plain


class Seen(TypedDict):
    """A step as everybody saw it."""

    seat: int
    action: str
    """The text of the action, as the others may see it."""
    events: list[dict[str, Any]]
    """What it brought about, as clients get it."""


class Shown:
    """A step with a spectator's states before and after it, as bytes."""

    __slots__ = ("_made", "action", "after", "before", "game", "seat")

    def __init__(self, game: Game, seat: int, action: Action, before: bytes, after: bytes) -> None:
        self.game, self.seat, self.action = game, seat, game.public(action)
        self.before, self.after = before, after
        self._made: Seen | None = None

    @property
    def seen(self) -> Seen:
        """The step in plain types; worked out once."""
        if self._made is None:
            game = self.game
            before, after = game.restore(self.before)[0], game.restore(self.after)[0]
            views = game.view(before, SPECTATOR), game.view(after, SPECTATOR)
            events = events_of(game, self.seat, self.action, *views, over=game.over(after))
            self._made = Seen(seat=self.seat, action=self.action.text, events=plain(events))
        return self._made


class History(Sequence[Seen]):
    """The steps of a game so far."""

    __slots__ = ("_steps",)

    def __init__(self, steps: Sequence[Shown] = ()) -> None:
        self._steps = steps

    def __len__(self) -> int:
        return len(self._steps)

    def __iter__(self) -> Iterator[Seen]:
        return (step.seen for step in self._steps)

    @overload
    def __getitem__(self, index: int) -> Seen: ...
    @overload
    def __getitem__(self, index: slice) -> list[Seen]: ...
    def __getitem__(self, index: int | slice) -> Seen | list[Seen]:
        if isinstance(index, slice):
            return [step.seen for step in self._steps[index]]
        return self._steps[index].seen


def veil(game: Game, state: bytes) -> bytes:
    """A state as spectators know it."""
    hidden = game.restore(state)
    game.rules.veil_at(game.setups, hidden, 0, SPECTATOR)
    return hidden.tobytes()


def events_of(game: Game, seat: int, action: Action, before: Any, after: Any, *, over: bool) -> list[Event]:
    """The public events of a step, from a spectator's views before and after it; `action` is as others see it."""
    found = game.events(seat, action, before, after)
    return [*found, GameOver()] if over else found
