"""A bot in a browser against the same bot here, with the same time for every decision: `python -m benchmarks.matches`.

Two players. Every deal is played twice, so that each side has each seat; dealing and judging are done here, the browser
is only asked what it would do in a position as its seat knows it. Deals are played until the minutes are over;
`--first 1000` begins with the thousandth. docs/browser.md has figures.
"""

import argparse
import json
import multiprocessing
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import count

from benchmarks.pocket import BROWSERS
from browser.engines import Engine
from fogcity import bots, games
from fogcity.bots import Budget
from fogcity.kernel import new_rng
from fogcity.simulation import wilson
from pocket.conftest import builder
from pocket.served import open_trial, trial_page


@dataclass(frozen=True)
class Match:
    """A game of the browser against this machine, as the browser's side has it."""

    won: float
    """1, 0, or half where both share the first place."""
    ahead: int
    """In points."""
    there: tuple[float, int]
    """Seconds that the browser thought, and its decisions."""
    here: tuple[float, int]


def main() -> None:
    """Print for each game how often the browser's bot wins."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--bot", default="champion")
    parser.add_argument("--seconds", type=float, default=0.1, help="for a decision")
    parser.add_argument("--minutes", type=float, default=7.0, help="after which no deal is begun")
    parser.add_argument("--workers", type=int, default=1, help="games at a time; each needs a core of its own")
    parser.add_argument("--first", type=int, default=0, help="number of the first deal")
    parser.add_argument("--browser", default="Chromium", choices=BROWSERS)
    parser.add_argument("--game", action="append", choices=games.names(), help="only this one")
    arguments = parser.parse_args()
    names = arguments.game or games.names()
    builder().build()
    with ProcessPoolExecutor(arguments.workers, multiprocessing.get_context("spawn")) as pool:
        shares = [pool.submit(play, arguments, names, worker) for worker in range(arguments.workers)]
        found = [share.result() for share in shares]
    for name in names:
        report(name, arguments, [match for share in found for match in share[name]])


def report(name: str, arguments: argparse.Namespace, matches: list[Match]) -> None:
    """Print what was found."""
    n, won = len(matches), sum(match.won for match in matches)
    low, high = wilson(won / n, n)
    times = [
        1000 * sum(seconds for seconds, _ in side) / max(1, sum(decisions for _, decisions in side))
        for side in ([match.there for match in matches], [match.here for match in matches])
    ]
    print(
        f"{name}: {arguments.bot} of {arguments.browser} wins {won:g} of {n} games, {won / n:.1%} ({low:.1%} to"
        f" {high:.1%}), and is {sum(match.ahead for match in matches) / n:+.1f} points ahead;"
        f" {times[0]:.0f} ms a decision there, {times[1]:.0f} here",
        flush=True,
    )


def play(arguments: argparse.Namespace, names: list[str], worker: int) -> dict[str, list[Match]]:
    """The matches of one worker, which plays every so many-th deal of each game until the time is over."""
    found: dict[str, list[Match]] = {name: [] for name in names}
    with trial_page(builder().build()) as address, BROWSERS[arguments.browser][1]() as page:
        open_trial(page, address)
        for name in names:  # compile
            match(page, arguments.bot, 0.01, name, 0, 0)
        end = time.monotonic() + 60 * arguments.minutes
        for deal in count(arguments.first + worker, arguments.workers):
            for name in names:
                found[name] += [match(page, arguments.bot, arguments.seconds, name, deal, seat) for seat in (0, 1)]
            if time.monotonic() > end:
                return found
    raise AssertionError("there is always another deal")


def match(page: Engine, name: str, seconds: float, game_id: str, deal: int, own: int) -> Match:
    """One game: the browser's bot has the seat `own`, the same bot here the other one."""
    options = {"players": 2, "first": deal % 2}
    game, rng = games.make(game_id, **options), new_rng(17, deal)
    bot = bots.make(game, name, seed=deal, budget=Budget(seconds=seconds))
    s = game.start(rng)
    spent, decisions = [0.0, 0.0], [0, 0]
    while waiting := game.waiting(s):
        seat = waiting[0]
        veiled = game.veiled(s, seat)
        actions = game.numbers(veiled, seat)
        if seat == own:
            job = {"game": game.id, "options": options, "bot": name, "seed": deal, "seat": seat, "seconds": seconds}
            answer = page.run(f"globalThis.chosen({json.dumps(job | {'veiled': list(veiled.tobytes())})})")
            action, taken = answer["action"], answer["seconds"]
        else:
            started = time.perf_counter()
            action = bot.choose(game, veiled, seat, actions)
            taken = time.perf_counter() - started
        if len(actions) > 1:
            spent[seat] += taken
            decisions[seat] += 1
        game.rules.apply(game.setup, s, seat, action, rng)
    places, scores = game.places(s), game.scores(s)
    won = 1 / places.count(1) if places[own] == 1 else 0.0
    other = 1 - own
    return Match(won, scores[own] - scores[other], (spent[own], decisions[own]), (spent[other], decisions[other]))


if __name__ == "__main__":
    main()
