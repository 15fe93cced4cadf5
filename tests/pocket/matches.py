"""Games of a bot in a browser against the same bot here, with the same time for every decision."""

import json
import math

import numpy as np

from browser.engines import Engine
from fogcity import bots, games
from fogcity.bots import Budget
from fogcity.games import Game
from fogcity.kernel import new_rng

BOT = "champion"
SECONDS = 0.1
"""For a decision."""


def play_matches(page: Engine, count: int) -> None:
    """Print for each game how often the browser's bot wins for two players, each beginning half of the games."""
    for name in games.names():
        won = sum(match(page, name, number) for number in range(count))
        low, high = interval(won / count, count)
        print(
            f"{name}: {BOT} of the browser wins {won / count:.1%} ({low:.1%} to {high:.1%}) against the one here,"
            f" {SECONDS} s a decision, n = {count}",
            flush=True,
        )


def match(page: Engine, name: str, number: int) -> float:
    """One game: what the browser's bot wins, 0 or 1, or half where both share the first place."""
    own = number % 2
    options = {"players": 2, "first": number // 2 % 2}
    game, rng = games.make(name, **options), new_rng(17, number // 2)
    bot = bots.make(game, BOT, seed=number, budget=Budget(seconds=SECONDS))
    s = game.start(rng)
    while waiting := game.waiting(s):
        seat = waiting[0]
        veiled = game.veiled(s, seat)
        if seat == own:
            action = asked(page, game, options, veiled, seat, number)
        else:
            action = bot.choose(game, veiled, seat, game.numbers(veiled, seat))
        game.rules.apply(game.setup, s, seat, action, rng)
    places = game.places(s)
    winners = places.count(1)
    return 1 / winners if places[own] == 1 else 0.0


def asked(page: Engine, game: Game, options: dict[str, int], veiled: np.record, seat: int, seed: int) -> int:
    """What the browser's bot chooses."""
    job = {"game": game.id, "options": options, "bot": BOT, "seed": seed, "seat": seat, "seconds": SECONDS}
    job["veiled"] = list(veiled.tobytes())
    found: int = page.run(f"globalThis.chosen({json.dumps(job)})")
    return found


def interval(rate: float, count: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's interval of a rate."""
    middle = rate + z * z / (2 * count)
    half = z * math.sqrt(rate * (1 - rate) / count + z * z / (4 * count * count))
    return (middle - half) / (1 + z * z / count), (middle + half) / (1 + z * z / count)
