"""What is asked of modules and of the rules here alike: random games with all options, and trees of bots."""

import itertools
from collections.abc import Iterator
from dataclasses import fields
from typing import Any

import numpy as np

from fogcity import bots, games
from fogcity.bots import Budget
from fogcity.bots.thinking import TreeSearch
from fogcity.kernel import below, new_rng, nth_action
from fogcity.pocket.book import choices
from pocket.trial import FIRST, Trial, mix

Job = dict[str, Any]


def option_sets(game_id: str) -> Iterator[dict[str, Any]]:
    """All options that change the rules of a game; who starts is left to chance."""
    options = games.kind(game_id).options_type
    parts = [part for part in fields(options) if part.name != "first"]
    for combination in itertools.product(*(choices(options, part) for part in parts)):
        yield {part.name: value for part, value in zip(parts, combination, strict=True)}


def game_jobs(game_id: str, count: int, key: int = 1, first: int = 0) -> list[Job]:
    """So many random games, spread over all options; beginning later, they go on where fewer games ended."""
    sets = list(option_sets(game_id))
    ranges = [dealt(range(first, first + count), i, len(sets)) for i in range(len(sets))]
    return [
        {"game": game_id, "options": options, "key": key, "first": own.start, "count": len(own)}
        for options, own in zip(sets, ranges, strict=True)
        if own
    ]


def dealt(numbers: range, place: int, places: int) -> range:
    """The share of one place where numbers are dealt like cards, counted from the first card that it ever got."""
    start, stop = ((number - place + places - 1) // places for number in (numbers.start, numbers.stop))
    return range(start, stop)


def played(job: Job) -> list[int]:
    """The answer to a job of random games, from the rules here."""
    trial = Trial(games.make(job["game"], **job["options"]))
    return [trial.number(job["key"], job["first"] + i) for i in range(job["count"])]


def thought(job: Job) -> list[int]:
    """The answer to a job of bots, from the bots here: visits and the number of the tree, or the choice."""
    game = games.make(job["game"], **job["options"])
    return [number for i in range(job["count"]) for number in _thought(game, job, job["first"] + i)]


def _thought(game: games.Game, job: Job, number: int) -> list[int]:
    rng, mask = new_rng(job["key"], number), np.zeros(game.rules.WORDS, np.uint64)
    s = game.start(rng)
    for _ in range(job["plies"]):
        seat = game.waiting(s)[0]
        count = game.rules.legal(game.setup, s, seat, mask)
        game.rules.apply(game.setup, s, seat, int(nth_action(mask, below(rng, count))), rng)
    seat = game.waiting(s)[0]
    veiled = game.veiled(s, seat)
    actions = game.numbers(veiled, seat)
    bot = bots.make(game, job["bot"], seed=number, budget=Budget(iterations=job["iterations"]))
    if not isinstance(bot, TreeSearch):
        return [bot.choose(game, veiled, seat, actions)]
    trees: list[Any] = []
    grow = bot.grow

    def watched(**given: Any) -> None:
        trees[:] = [given["tree"]]
        grow(**given)

    bot.grow = watched  # type: ignore[assignment]
    visits = bot.visits(game, veiled, seat, actions)
    content = trees[0].tobytes()
    words = np.frombuffer(content + bytes(-len(content) % 4), np.uint32)
    return [*map(int, visits), int(mix(np.uint64(FIRST), words))]
