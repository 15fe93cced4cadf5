"""What a page shows of a state is what the game shows of it: views, actions, events, refusals, reasons."""

import json
import os
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from fogcity import games
from fogcity.games import SPECTATOR, BadInput, Game, Illegal, State, plain
from fogcity.kernel import below, new_rng
from pocket.conftest import ask_node
from pocket.jobs import Job, game_jobs

COUNT = int(os.environ.get("FOGCITY_GAMES", "60"))
"""Random games of each game, over all its options."""
EVERY = 12
"""At every step a view and events are compared, every so many also all actions and what texts mean."""
DRAWS = ("+", "take deck")
"""Drawing a tile or a card unseen: reasons for it take the most work."""
TEXTS = {
    "cablecar": ["c1", "aaaa@a1/90", "zzzz@a1", "d4", "h8", "x30", "x30?", "+", "hello", "bbbb@c9"],
    "tickets": [
        "keep both",
        "take blue",
        "take deck",
        "claim sunset-golden_gate_park",
        "claim 1-2 with 2 red 1 ferry",
        "stack crab on presidio",
        "token sunset",
        "tickets",
        "pass",
        "keep castro-potrero_hill",
        "hello",
    ],
}


def texts(job: Job) -> list[str]:
    """What the page must find for a job, as texts."""
    game = games.make(job["game"], **job["options"])
    return [text for i in range(job["count"]) for text in _game_texts(game, job, job["first"] + i)]


def _game_texts(game: Game, job: Job, number: int) -> list[str]:
    rng = new_rng(job["key"], number)
    s = game.start(rng)
    found: list[str] = []
    events: list[str] = []
    for step in range(10_000):
        seat = step % (game.players + 1) - 1
        waiting = game.waiting(s)
        more = _told(game, s, waiting, job["texts"]) if step % job["every"] == 0 else {}
        found.append(_stable({"events": events, "view": plain(game.view(game.veiled(s, seat), seat)), **more}))
        if not waiting:
            return found
        events = _act(game, s, waiting[0], rng)
    raise AssertionError("the game does not end")


def _told(game: Game, s: State, waiting: Sequence[int], texts: Sequence[str]) -> dict[str, Any]:
    """All legal actions, what texts would mean (some others, some of these actions), and what speaks for some."""
    actions = [[plain(action) for action in game.legal(s, acting)] for acting in waiting]
    own = [actions[0][0]["text"], actions[0][-1]["text"]] if waiting else []
    reads = [_read(game, s, waiting[0], text) for text in (*own, *texts)] if waiting else []
    if not waiting:
        return {"actions": actions, "reads": reads, "reasons": []}
    veiled, legal = game.veiled(s, waiting[0]), game.numbers(s, waiting[0])
    draws = [number for number, action in zip(legal, actions[0], strict=True) if action["text"] in DRAWS]
    some = [game.action(veiled, waiting[0], number) for number in (legal[0], legal[len(legal) // 2], *draws)]
    told = [
        [game.describe(veiled, waiting[0], action), plain(game.reasons(veiled, waiting[0], action))] for action in some
    ]
    return {"actions": actions, "reads": reads, "reasons": told}


def _act(game: Game, s: State, seat: int, rng: Any) -> list[str]:
    legal = game.numbers(s, seat)
    number = legal[int(below(rng, len(legal)))]
    action = game.public(game.action(s, seat, number))
    before = game.view(game.veiled(s, SPECTATOR), SPECTATOR)
    game.rules.apply(game.setup, s, seat, number, rng)
    after = game.view(game.veiled(s, SPECTATOR), SPECTATOR)
    return sorted(_stable(plain(event)) for event in game.events(seat, action, before, after))


def _read(game: Game, s: State, seat: int, text: str) -> Any:
    try:
        return game.read(s, seat, text).number
    except Illegal as refusal:
        return [refusal.rule, refusal.message]
    except BadInput as refusal:
        return str(refusal)


def _stable(value: Any) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False, default=_number)


def _number(value: Any) -> Any:
    assert isinstance(value, np.generic), value
    return value.item()


@pytest.mark.parametrize("name", ["cablecar", "tickets"])
def test_pages_show_what_games_show(modules: Path, name: str) -> None:
    jobs = [job | {"texts": TEXTS[name], "every": EVERY} for job in game_jobs(name, COUNT)]
    for job, found in zip(jobs, ask_node(modules, jobs), strict=True):
        expected = texts(job)
        wrong = [i for i, text in enumerate(expected) if found[i : i + 1] != [zlib.crc32(text.encode())]]
        if wrong:
            (whole,) = ask_node(modules, [job | {"whole": wrong[0]}])
            assert json.loads(whole[wrong[0]]) == json.loads(expected[wrong[0]]), (job, wrong[0])
        assert len(found) == len(expected)
