"""What is asked of modules and of the rules here alike: random games with all options."""

import itertools
from collections.abc import Iterator
from dataclasses import fields
from typing import Any

from fogcity import games
from fogcity.pocket.book import choices
from pocket.trial import Trial

Job = dict[str, Any]


def option_sets(game_id: str) -> Iterator[dict[str, Any]]:
    """All options that change the rules of a game; who starts is left to chance."""
    options = games.kind(game_id).options_type
    parts = [part for part in fields(options) if part.name != "first"]
    for combination in itertools.product(*(choices(options, part) for part in parts)):
        yield {part.name: value for part, value in zip(parts, combination, strict=True)}


def game_jobs(game_id: str, count: int, key: int = 1) -> list[Job]:
    """So many random games, spread over all options."""
    sets = list(option_sets(game_id))
    shares = [count // len(sets) + (i < count % len(sets)) for i in range(len(sets))]
    return [
        {"game": game_id, "options": options, "key": key, "first": 0, "count": share}
        for options, share in zip(sets, shares, strict=True)
        if share
    ]


def played(job: Job) -> list[int]:
    """The answer to a job of random games, from the rules here."""
    trial = Trial(games.make(job["game"], **job["options"]))
    return [trial.number(job["key"], job["first"] + i) for i in range(job["count"])]
