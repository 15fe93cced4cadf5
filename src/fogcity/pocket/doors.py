"""Which functions of a game a module has: its rules and its features."""

from collections.abc import Iterator

import numpy as np

from fogcity import games
from fogcity.games import Game
from fogcity.kernel import below, list_actions, new_rng, seed
from fogcity.kernel.wasm import Door


def rules_doors(game: Game) -> Iterator[Door]:
    """The rules of a game, and random numbers for them."""
    rules, setup, rng = game.rules, game.setup, new_rng()
    s, mask, scores = np.zeros(1, rules.STATE)[0], np.zeros(rules.WORDS, np.uint64), np.zeros(game.players, np.int32)
    yield Door("seed", seed, (rng, 0, 0, 0))
    yield Door("below", below, (rng, 0))
    yield Door("list_actions", list_actions, (mask, np.zeros(1, np.int32)))
    yield Door("start", rules.start, (setup, s, rng))
    yield Door("over", rules.over, (setup, s))
    yield Door("waiting", rules.waiting, (setup, s))
    yield Door("legal", rules.legal, (setup, s, 0, mask))
    yield Door("apply", rules.apply, (setup, s, 0, 0, rng))
    yield Door("scores", rules.scores, (setup, s, scores))
    yield Door("veil", rules.veil, (setup, s, 0))
    yield Door("resample", rules.resample, (setup, s, rng))
    yield Door("random_game", rules.random_game, (setup, s, rng, mask))


def features_doors(game: Game) -> Iterator[Door]:
    """What learners see of a game, where it has features."""
    setup, s = game.setup, np.zeros(1, game.rules.STATE)[0]
    if plain := games.part(game.id, "features"):
        yield Door("observe", plain.observe, (setup, s, 0, np.zeros(plain.SIZE, np.uint8)))
    if second := games.part(game.id, "features2"):
        room, seen = np.zeros(second.ROOM, np.int16), np.zeros(second.SIZE, np.uint8)
        yield Door("clear_part", second.clear_part, (0, 1, room))
        yield Door("prepare_part", second.prepare_part, (setup, s, 0, 0, 1, room))
        yield Door("observe_part", second.observe_part, (setup, s, 0, 0, 1, room, seen))
        yield Door("describe", second.describe, (setup, s, 0, 0, room, np.zeros(second.ACTION_SIZE, np.uint8)))


def sizes(game: Game) -> dict[str, int]:
    """How many bytes or items the caller of the doors has to make room for."""
    rules = game.rules
    found = {"setup": rules.SETUP.itemsize, "state": rules.STATE.itemsize, "words": rules.WORDS}
    if plain := games.part(game.id, "features"):
        found["observation"] = plain.SIZE
    if second := games.part(game.id, "features2"):
        found |= {"room": second.ROOM, "observation2": second.SIZE, "action": second.ACTION_SIZE}
    return found
