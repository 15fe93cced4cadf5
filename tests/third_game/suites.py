"""The test suites of other libraries, and our own batch, for the third game: `python -m suites pettingzoo`.

They run in processes of their own, where the game is found as that of an installed package.
"""

import random
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from fogcity import games
from fogcity.kernel import below, new_rng

GAME = "nim"


def pettingzoo() -> None:
    """PettingZoo's own API tests."""
    from pettingzoo.test import api_test, parallel_api_test, seed_test  # type: ignore[import-untyped]

    from fogcity.envs.pettingzoo import env, parallel_env

    for players in (2, 4):
        api_test(env(GAME, players=players, illegal="random"), num_cycles=200)
    parallel_api_test(parallel_env(GAME, illegal="random"), num_cycles=100)
    seed_test(lambda: env(GAME, illegal="random"), num_cycles=20)


def gymnasium() -> None:
    """Gymnasium's own checker, and a game to its end."""
    import gymnasium
    from gymnasium.utils.env_checker import check_env

    from fogcity.envs.gymnasium import IDS

    assert IDS["fogcity/Nim-v1"] == GAME
    environment: Any = gymnasium.make("fogcity/Nim-v1", players=3, heap=20, opponents="easy")
    check_env(environment.unwrapped, skip_render_check=True)
    environment.reset(seed=3)
    chance, ended, reward = random.Random(1), False, 0.0
    while not ended:
        action = chance.choice(environment.unwrapped.action_masks().nonzero()[0].tolist())
        _, reward, ended, _, _ = environment.step(action)
    assert -1 <= reward <= 1


def openspiel() -> None:
    """OpenSpiel's own simulation test."""
    import pyspiel  # type: ignore[import-not-found]

    import fogcity.envs.openspiel  # noqa: F401  # registers the games

    for options in ({}, {"players": 3, "reward": "margin"}):
        pyspiel.random_sim_test(pyspiel.load_game("python_fogcity_nim", options), 3, False, False)


def screen() -> None:
    """A whole game on the full screen of the terminal, which knows nothing of it but what every game has."""
    import asyncio
    import tempfile
    from pathlib import Path

    from fogcity import bots
    from fogcity.cli.screen.app import TableApp
    from fogcity.cli.sitting import Sitting
    from fogcity.table import Table

    table = Table(GAME, secret=bytes(32), players=3, first=0, heap=20)
    others = {seat: bots.make(table.game, "easy", seed=seat) for seat in (1, 2)}
    app = TableApp(Sitting(table, (0,), others, Path(tempfile.mkdtemp()) / "nim.json"), "fr", pause=0, count_pause=3600)

    async def play() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            while not table.over:
                await pilot.pause(0.01)
                if app.drawing.choices:
                    assert "There are" in str(app.widget.cells)
                    await pilot.press("down", "enter")
            while app.over != "result":
                await pilot.pause(0.01)
            await pilot.press("enter")
            assert "gagne" in str(app.widget.cells)

    asyncio.run(play())
    assert {step.action.text for step in table.log if step.seat == 0} <= {"take 1", "take 2", "take 3", "roll"}


def secrecy() -> None:
    """What a learner sees of a game without a features.py is the state as its seat knows it, and nothing else."""
    from fogcity.envs.match import Match

    match = Match(games.make(GAME, players=4), "rank")
    match.begin(5)
    for seat in range(4):
        observation, mask = match.look(seat)
        assert observation.tobytes() == match.game.veiled(match.state, seat).tobytes()
        assert mask.nonzero()[0].tolist() == match.game.numbers(match.state, seat)


def batch() -> None:
    """A batch on the CPU plays what the rules play, and says that CUDA needs more of a game."""
    from fogcity.gpu import Batch

    together = Batch(GAME, 700, players=3, seed=9, threads=2)
    game = together.game
    for _ in range(40):
        together.legal()
        together.observe()
        together.step(together.sample())
        together.check()
    assert together.episodes.min() >= 1
    together.reset()
    scores = together.random_games().copy()
    for i in (0, 1, 699):
        rng = new_rng(9, i, 0)
        s = game.start(rng)
        game.rules.random_game(game.setup, s, rng, np.zeros(1, np.uint64))
        assert scores[i].tolist() == game.scores(s)
    with pytest.raises(games.BadInput, match=r"features\.py"):
        Batch(GAME, 8, device="cuda")


def oracle() -> None:
    """Random games against the rules as one would tell them to a child, written once more without the kernel."""
    for number in range(300):
        players = 2 + number % 3
        game = games.make(GAME, players=players, heap=5 + number % 26)
        rng = new_rng(number)
        s = game.start(rng)
        heap, stones, cards, turn = 5 + number % 26, [0] * players, s.card[:players].tolist(), int(s.turn)
        assert all(1 <= card <= 3 for card in cards)
        while heap:
            assert game.waiting(s) == (turn,)
            assert [str(action) for action in game.legal(s, turn)] == [
                *(f"take {count}" for count in range(1, min(3, heap) + 1)),
                "roll",
            ]
            for seat in range(players):
                seen = game.veiled(s, seat).card[:players].tolist()
                assert seen == [card if other == seat else 0 for other, card in enumerate(cards)]
            action = game.legal(s, turn)[below(rng, min(3, heap) + 1)]
            final = game.rules.apply(game.setup, s, turn, action.number, rng)
            taken = heap - int(s.heap)
            assert taken in range(1, min(3, heap) + 1)
            assert str(action) == "roll" or str(action) == f"take {taken}"
            stones[turn] += taken
            heap -= taken
            turn = (turn + 1) % players
            assert bool(final) == (str(action) == "roll" or heap == 0)
        points = [count + 5 * (count % 4 == card) for count, card in zip(stones, cards, strict=True)]
        assert game.over(s)
        assert game.scores(s) == points
        assert game.places(s) == [1 + sum(other > own for other in points) for own in points]
        assert game.veiled(s, 0).card[:players].tolist() == cards


SUITES: dict[str, Callable[[], None]] = {
    suite.__name__: suite for suite in (pettingzoo, gymnasium, openspiel, screen, secrecy, batch, oracle)
}

if __name__ == "__main__":
    SUITES[sys.argv[1]]()
