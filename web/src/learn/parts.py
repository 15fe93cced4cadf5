"""What the steps of all tutorials are made of.

A step is a position with all its legal actions, those of them that do what the step asks for, the position after each
of these, and for attempts that the rules refuse the rule: all of it worked out by the same rules as any game, so that
the browser decides nothing.
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

from claims import Told, claim

from fogcity.games import SPECTATOR, Action, BadInput, Game, Illegal, plain
from fogcity.kernel import new_rng

ME = 0
"""The learner's seat."""

Json = dict[str, Any]
"""What becomes JSON; values that games declare may be in it."""
Attempt = dict[str, Any]
"""An action that the learner may try, legal or not: its `type` and the fields that say what is done."""
Then = Callable[[Any, Any], Json | None]
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


def legal(game: Game, s: Any, without: type[Action] | None = None) -> list[Any]:
    """The learner's actions, but for those of a kind that is not offered."""
    return [action for action in game.legal(s, ME) if without is None or not isinstance(action, without)]


def seen(game: Game, s: Any) -> Any:
    """What the learner sees."""
    return plain(game.view(game.veiled(s, ME), ME))


def played(game: Game, s: Any, action: Action, seed: int = 1) -> tuple[Any, Json]:
    """The state after an action, and what everybody could see happen."""
    after = game.copy(s)
    game.rules.apply(game.setup, after, ME, action.number, new_rng(seed))
    looks = [game.view(game.veiled(state, SPECTATOR), SPECTATOR) for state in (s, after)]
    told = game.events(ME, game.public(action), *looks)
    return after, {"seat": ME, "action": action, "events": told}


def part(
    game: Game,
    s: Any,
    right: Collection[Action],
    *,
    attempts: Collection[Attempt] = (),
    without: type[Action] | None = None,
    then: Then | None = None,
    seed: int = 1,
) -> Json:
    """A position where the learner should play one of the right actions; `without` is a kind that is not offered."""
    may = legal(game, s, without)
    claim(bool(right) and all(action in may for action in right), f"{right or 'nothing'} is not legal: {may}")
    after = {}
    for action in right:
        state, step = played(game, s, action, seed)
        after[action.text] = (then and then(state, action)) or {"view": seen(game, state)}
        after[action.text]["step"] = step
    return {"view": seen(game, s), "legal": may, "after": after, "why": refusals(game, s, attempts)}


def right(made: Json) -> list[Any]:
    """The actions of a part that do what it asks for."""
    return [action for action in made["legal"] if action.text in made["after"]]


def wrong(made: Json) -> list[Any]:
    """The actions of a part that are legal and not right."""
    return [action for action in made["legal"] if action.text not in made["after"]]


def tries(
    game: Game,
    s: Any,
    rule: str,
    attempts: Collection[Attempt],
    then: Json | None = None,
    *,
    without: type[Action] | None = None,
) -> Json:
    """A position where the learner should try something that a rule refuses, and see it refused."""
    why = refusals(game, s, attempts)
    claim(any(one["rule"] == rule for one in why), f"nothing is refused by {rule}")
    return {"view": seen(game, s), "legal": legal(game, s, without), "tries": rule, "why": why, "then": then}


def refusals(game: Game, s: Any, attempts: Collection[Attempt]) -> list[Json]:
    """Those attempts that are not allowed, each with the rule that refuses it."""
    why = []
    for tried in attempts:
        try:
            game.read(s, ME, game.action_text(**tried))
        except BadInput:
            pass  # allowed, and in more than one way
        except Illegal as refused:
            why.append({"tried": tried, "rule": str(refused.rule)})
    return why
