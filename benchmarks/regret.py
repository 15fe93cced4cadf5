"""How much a champion's choices lose, as a much longer search sees it: finer than games, but not the last word.

    python -m benchmarks.regret cablecar --positions 400 --try root=3,exploration=1.6 --try root=20

Takes positions from the champion's own games, searches each for a long time with priors so flat that no action is left
out, and lets the champion choose with its default knobs and with every other set of them. What a choice loses is how
much less the long search thinks of it than of the best action that it tried often. Prints the mean for each set, and
the difference from the default knobs on the same positions with its standard error. Only games can confirm it:
the long search shares the opinions of the short one.
"""

import argparse
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, NamedTuple

import numpy as np

from fogcity import bots, games, registry
from fogcity.bots import Budget, stream
from fogcity.bots.tree import ROOT, find, new_tree
from fogcity.games import Game
from fogcity.simulation import cores
from fogcity.table import Table

EVERY = 5
"""One position in so many is taken, so that they come from many games."""
OFTEN = 0.005
"""The share of the long search's visits that an action needs to be compared with."""
FLAT = {"cablecar": {"temperature": 6.0, "root": 15.0}, "tickets": {"temperature": 20.0}}
"""The knobs of the long search."""

Knobs = Mapping[str, float]


class Position(NamedTuple):
    """What a seat knew, and the actions it had."""

    players: int
    veiled: bytes
    seat: int
    actions: list[int]


class Searched(NamedTuple):
    """How often a search tried each action of a position, and what it thinks of it."""

    visits: np.ndarray[Any, Any]
    worth: np.ndarray[Any, Any]


def champion(game: Game, iterations: int, knobs: Knobs) -> Any:
    """The champion with some knobs changed."""
    module: Any = registry.bots()[game.id].load()
    if not knobs:
        return bots.make(game, f"champion@{iterations}", seed=1)
    crowd = game.players > 2 and hasattr(module.champion, "CROWD")
    defaults = module.champion.CROWD if crowd else module.champion.DEFAULTS
    changed = np.array(defaults.tolist(), defaults.dtype)
    for name, value in knobs.items():
        changed[name] = value
    return module.Champion(game, 1, Budget(iterations=iterations), changed[()])


def positions(game_id: str, players: int, iterations: int, number: int) -> list[Position]:
    """Positions of a game of the champion against itself."""
    game = games.make(game_id, players=players)
    bot = champion(game, iterations, {})
    table = Table(game, secret=number.to_bytes(32))
    found = []
    while not table.over:
        seat = table.waiting[0]
        veiled, actions = table.veiled(seat), table.numbers(seat)
        if len(actions) > 1 and (len(table.log) + number) % EVERY == 0:
            found.append(Position(players, veiled.tobytes(), seat, actions))
        table.play(seat, bot.choose(game, veiled, seat, actions))
    return found


def search(game_id: str, position: Position, iterations: int, knobs: Knobs, seed: int) -> Searched:
    """Search a position and look at the root of the tree."""
    game = games.make(game_id, players=position.players)
    bot = champion(game, iterations, knobs)
    states = game.restore(2 * position.veiled)
    tree = new_tree(min(1 << 20, 16 * iterations))
    rng = stream(seed, states[0], position.seat)
    keys = bot.keys(game.restore(position.veiled)[0], position.seat, position.actions)
    bot.grow(setup=game.setup, states=states, tree=tree, iterations=iterations, rng=rng)
    edges = tree[[int(find(tree, ROOT, int(key))) for key in keys]]
    visits = edges["visits"].astype(float)
    return Searched(visits, edges["total"] / np.maximum(visits, 1))


def regrets(game_id: str, position: Position, iterations: int, longer: int, tried: list[Knobs]) -> list[float] | None:
    """What the choice of each set of knobs loses; nothing for positions where the long search tried one action."""
    judged = search(game_id, position, longer, FLAT[game_id], 2)
    often = judged.visits >= OFTEN * longer
    if often.sum() < 2:
        return None
    best = judged.worth[often].max()
    choices = [int(search(game_id, position, iterations, knobs, 1).visits.argmax()) for knobs in tried]
    return [float(max(0.0, best - judged.worth[choice])) for choice in choices]


def knobs_of(text: str) -> Knobs:
    """Knobs as the command line gives them."""
    pairs = (part.split("=") for part in text.split(","))
    return {name: float(value) for name, value in pairs}


def check(parser: argparse.ArgumentParser, game_id: str, tried: list[Knobs]) -> None:
    """Refuse knobs that the champion of a game doesn't have."""
    module: Any = registry.bots()[game_id].load()
    known = module.champion.KNOBS.names
    for name in (name for knobs in tried for name in knobs if name not in known):
        parser.error(f"the champion of {game_id} has no knob {name}: choose {', '.join(known)}")


def main() -> None:
    """Find positions, judge and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(FLAT))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--iterations", type=int, default=2000, help="how long the champion searches")
    parser.add_argument("--longer", type=int, default=20, help="how many times as long the search that judges takes")
    parser.add_argument("--try", action="append", type=knobs_of, default=[], dest="tried", metavar="KNOB=VALUE,...")
    wanted = parser.parse_args()
    check(parser, wanted.game, wanted.tried)
    tried: list[Knobs] = [{}, *wanted.tried]
    with ProcessPoolExecutor(cores(), get_context("spawn")) as pool:
        found: list[Position] = []
        number = 0
        while len(found) < wanted.positions:
            some = range(number, number := number + cores())
            jobs = [pool.submit(positions, wanted.game, wanted.players, wanted.iterations // 10, i) for i in some]
            found += [one for job in jobs for one in job.result()]
        longer = wanted.longer * wanted.iterations
        rows = [pool.submit(regrets, wanted.game, one, wanted.iterations, longer, tried) for one in found]
        lost = np.array([row for job in rows[: wanted.positions] if (row := job.result()) is not None])
    print(f"{len(lost)} positions, {wanted.iterations} iterations, judged by {longer}; losses in points of utility")
    for knobs, mine in zip(tried, lost.T, strict=True):
        more = mine - lost[:, 0]
        error = more.std() / np.sqrt(len(more))
        name = ", ".join(f"{name} {value:g}" for name, value in knobs.items()) or "the default"
        print(f"{name:40} {100 * mine.mean():6.3f}   {100 * more.mean():+.3f} ± {100 * error:.3f}")


if __name__ == "__main__":
    main()
