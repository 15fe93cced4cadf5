"""What the steps of all tutorials are made of.

A step is a position with all its legal actions, those of them that do what the step asks for, the position after each
of these, and for wishes that the rules refuse the rule: all of it worked out by the same rules as any game, so that
the browser decides nothing.
"""

from collections.abc import Callable, Collection
from dataclasses import asdict, is_dataclass
from typing import Any

from fogcity.games import SPECTATOR, BadInput, Game, Illegal
from fogcity.kernel import new_rng
from fogcity.server.events import events

ME = 0
"""The learner's seat."""

Json = dict[str, Any]
Then = Callable[[Any, str], Json | None]
"""What the learner does after an action, or nothing when the step is done with it."""


def plain(value: Any) -> Any:
    """A view as JSON holds it."""
    if is_dataclass(value) and not isinstance(value, type):
        return plain(asdict(value))
    if hasattr(value, "_asdict"):
        return plain(value._asdict())
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    return [plain(item) for item in value] if isinstance(value, (list, tuple)) else value


def legal(game: Game, s: Any) -> list[str]:
    """The learner's actions as they are written."""
    return [game.write(s, ME, action) for action in game.legal(s, ME)]


def seen(game: Game, s: Any) -> Any:
    """What the learner sees."""
    return plain(game.view(game.veiled(s, ME), ME))


def played(game: Game, s: Any, action: str, seed: int) -> tuple[Any, Json]:
    """The state after an action, and what everybody could see happen."""
    after = game.copy(s)
    game.rules.apply(game.setup, after, ME, game.read(s, ME, action), new_rng(seed))
    looks = [game.view(game.veiled(state, SPECTATOR), SPECTATOR) for state in (s, after)]
    told = events(game.id, ME, game.public(action), *looks, over=game.over(after))
    return after, {"seat": ME, "action": action, "events": plain(told)}


def part(
    game: Game, s: Any, right: Collection[str], *, wishes: Collection[str] = (), then: Then | None = None, seed: int = 1
) -> Json:
    """A position where the learner should play one of the right actions."""
    assert right
    may = legal(game, s)
    after = {}
    for action in right:
        assert action in may, f"{action} is not legal: {may}"
        state, step = played(game, s, action, seed)
        after[action] = (then and then(state, action)) or {"view": seen(game, state)}
        after[action]["step"] = step
    return {"view": seen(game, s), "legal": may, "after": after, "why": refusals(game, s, wishes)}


def tries(game: Game, s: Any, rule: str, wishes: Collection[str], then: Json | None = None) -> Json:
    """A position where the learner should wish for something that a rule refuses, and see it refused."""
    why = refusals(game, s, wishes)
    assert rule in why.values(), f"nothing is refused by {rule}"
    return {"view": seen(game, s), "legal": legal(game, s), "tries": rule, "why": why, "then": then}


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


def step(name: str, first: Json) -> Json:
    """A step of a tutorial."""
    return {"id": name, "part": first}
