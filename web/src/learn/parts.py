"""What the steps of all tutorials are made of.

A step is a position with all its legal actions, those of them that do what the step asks for, the position after each
of these, and for wishes that the rules refuse the rule: all of it worked out by the same rules as any game, so that
the browser decides nothing.
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

from claims import Told, claim

from fogcity.games import SPECTATOR, BadInput, Game, Illegal, plain
from fogcity.kernel import new_rng

ME = 0
"""The learner's seat."""

Json = dict[str, Any]
Then = Callable[[Any, str], Json | None]
"""What the learner does after an action, or nothing when the step is done with it."""


@dataclass(frozen=True)
class Step:
    """A step of a tutorial, and what its texts may tell: by the end of their ids, such as `do`."""

    id: str
    part: Json
    says: Mapping[str, Collection[Told]] = field(default_factory=dict)


def at(game: Game, position: str) -> Any:
    """The state of a position; what it leaves unknown is dealt."""
    s = game.from_position(position)
    game.rules.resample(game.setup, s, new_rng(1))
    return s


def legal(game: Game, s: Any) -> list[str]:
    """The learner's actions as they are written."""
    return [action.text for action in game.legal(s, ME)]


def seen(game: Game, s: Any) -> Any:
    """What the learner sees."""
    return plain(game.view(game.veiled(s, ME), ME))


def played(game: Game, s: Any, text: str, seed: int = 1) -> tuple[Any, Json]:
    """The state after an action, and what everybody could see happen."""
    after, action = game.copy(s), game.read(s, ME, text)
    game.rules.apply(game.setup, after, ME, action.number, new_rng(seed))
    looks = [game.view(game.veiled(state, SPECTATOR), SPECTATOR) for state in (s, after)]
    told = game.events(ME, game.public(action), *looks)
    return after, {"seat": ME, "action": action.text, "events": plain(told)}


def part(
    game: Game,
    s: Any,
    right: Collection[str],
    *,
    wishes: Collection[str] = (),
    without: Collection[str] = (),
    then: Then | None = None,
    seed: int = 1,
) -> Json:
    """A position where the learner should play one of the right actions; those in `without` are not offered."""
    may = [action for action in legal(game, s) if action not in without]
    claim(bool(right) and set(right) <= set(may), f"{set(right) - set(may) or 'nothing'} is not legal: {may}")
    after = {}
    for action in right:
        state, step = played(game, s, action, seed)
        after[action] = (then and then(state, action)) or {"view": seen(game, state)}
        after[action]["step"] = step
    return {"view": seen(game, s), "legal": may, "after": after, "why": refusals(game, s, wishes)}


def tries(
    game: Game,
    s: Any,
    rule: str,
    wishes: Collection[str],
    then: Json | None = None,
    *,
    without: Collection[str] = (),
) -> Json:
    """A position where the learner should wish for something that a rule refuses, and see it refused."""
    why = refusals(game, s, wishes)
    claim(rule in why.values(), f"nothing is refused by {rule}")
    may = [action for action in legal(game, s) if action not in without]
    return {"view": seen(game, s), "legal": may, "tries": rule, "why": why, "then": then}


def refusals(game: Game, s: Any, wishes: Collection[str]) -> dict[str, str]:
    """The rule that refuses each of the wishes that are not allowed."""
    why = {}
    for wish in wishes:
        try:
            game.read(s, ME, wish)
        except BadInput:
            pass  # allowed, and in more than one way
        except Illegal as refused:
            why[wish] = str(refused.rule)
    return why
