"""The protocol: names, levels, budgets, fairness, and the example of the documentation."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from fogcity import bots, games
from fogcity.bots import Bot, Budget, thinking
from fogcity.bots.thinking import TreeSearch
from fogcity.games import BadInput, Game
from fogcity.kernel import below, new_rng
from fogcity.table import Table

FEW = Budget(iterations=30)
GAMES = games.names()
DOCS = Path(__file__).parents[2] / "docs" / "bots.md"


ALL_BOTS = [(game, name) for game in GAMES for name in (*bots.names(game), *bots.levels(game))]


def positions(game: Game, seed: int, *, every: int) -> Iterator[Table]:
    """Tables on the way through a random game."""
    table = Table(game, secret=seed.to_bytes(32, "little"))
    rng = new_rng(seed)
    while not table.over:
        if len(table.log) % every == 0:
            yield table
        seat = table.waiting[0]
        actions = table.numbers(seat)
        table.play(seat, actions[below(rng, len(actions))])


@pytest.mark.parametrize(("game_id", "name"), ALL_BOTS)
def test_choice_depends_on_nothing_but_what_the_seat_knows(game_id: str, name: str) -> None:
    """Two states that a seat cannot tell apart give the same choice, and so does asking again."""
    game = games.make(game_id, players=3)
    one = bots.make(game, name, seed=5, budget=FEW)
    other = bots.make(game, name, seed=5, budget=FEW)
    for table in positions(game, 11, every=17):
        seat = table.waiting[0]
        veiled = table.veiled(seat)
        twin = game.copy(veiled)
        game.rules.resample(game.setup, twin, new_rng(99))
        actions = table.numbers(seat)
        assert game.numbers(twin, seat) == actions
        before = veiled.tobytes()
        choice = one.choose(game, veiled, seat, actions)
        assert choice in actions
        assert veiled.tobytes() == before, "a bot leaves what it is shown as it is"
        assert other.choose(game, game.veiled(twin, seat), seat, actions) == choice


def test_example_of_the_documentation() -> None:
    """docs/bots.md runs as it stands."""
    blocks = re.findall(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks[0].strip().splitlines()) <= 25
    scope: dict[str, Any] = {}
    exec("\n".join(blocks), scope)
    assert scope["table"].over


@pytest.mark.parametrize("game_id", GAMES)
def test_documentation_names_every_bot(game_id: str) -> None:
    text = DOCS.read_text(encoding="utf-8")
    for name in (*bots.names(game_id), *bots.levels(game_id)):
        assert f"`{name}`" in text


def test_unknown_names_say_what_there_is() -> None:
    game = games.make("cablecar")
    with pytest.raises(BadInput, match="choose random, newcomer, one_ply"):
        bots.make(game, "stockfish")


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("100ms", Budget(seconds=0.1)),
        ("1.5s", Budget(seconds=1.5)),
        ("2000", Budget(iterations=2000)),
        ("1s*4", Budget(seconds=1.0, threads=4)),
    ],
)
def test_budgets_are_written_as_people_do(text: str, budget: Budget) -> None:
    assert Budget.of(text) == budget
    assert str(budget) == text


@pytest.mark.parametrize("text", ["", "fast", "-1s", "0", "0ms", "1h", "1s*0"])
def test_bad_budgets_are_refused(text: str) -> None:
    with pytest.raises(BadInput, match="budget"):
        Budget.of(text)


def test_a_budget_behind_the_name_wins() -> None:
    bot = bots.make(games.make("tickets"), "search@77", seed=1, budget=FEW)
    assert isinstance(bot, TreeSearch)
    assert bot.budget == Budget(iterations=77)
    assert bot.name == "search@77"


def search(game: Game, budget: Budget, seed: int = 3) -> TreeSearch:
    bot = bots.make(game, "search", seed=seed, budget=budget)
    assert isinstance(bot, TreeSearch)
    return bot


def never(*_: Any) -> bool:
    return False


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("threads", [1, 3])
def test_search_makes_exactly_its_iterations_and_repeats_itself(
    game_id: str, threads: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "certain", never)
    game = games.make(game_id, players=2)
    table = next(positions(game, 4, every=1))
    seat = table.waiting[0]
    asked = game, table.veiled(seat), seat, table.numbers(seat)
    visits = search(game, Budget(iterations=200, threads=threads)).visits(*asked)
    assert visits.sum() == 200
    assert np.array_equal(visits, search(game, Budget(iterations=200, threads=threads)).visits(*asked))
    assert not np.array_equal(visits, search(game, Budget(iterations=200, threads=threads), seed=4).visits(*asked))


@pytest.mark.parametrize("game_id", GAMES)
def test_search_stops_when_its_favorite_is_certain_and_chooses_the_same(
    game_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = games.make(game_id, players=2)
    asked = []
    for table in positions(game, 5, every=7):
        seat = table.waiting[0]
        if len(table.numbers(seat)) > 1:
            asked.append((game, table.veiled(seat), seat, table.numbers(seat)))
    bot = search(game, Budget(iterations=600))
    early = [bot.visits(*position) for position in asked]
    monkeypatch.setattr(thinking, "certain", never)
    late = [bot.visits(*position) for position in asked]
    assert [int(np.argmax(visits)) for visits in early] == [int(np.argmax(visits)) for visits in late]
    assert sum(map(np.sum, early)) < 0.9 * sum(map(np.sum, late)) == 0.9 * 600 * len(asked)


@pytest.mark.parametrize(("visits", "left", "certain"), [((5, 3), 1, True), ((5, 3), 2, False), ((4,), 9, True)])
def test_a_favorite_is_certain_when_nothing_can_overtake_it(visits: tuple[int, ...], left: int, certain: bool) -> None:
    assert thinking.certain(np.array(visits), left) == certain


def test_search_stops_when_its_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every 10 iterations take a second of this clock: 20 seconds are about 200 iterations, never much more."""

    class Clock:
        now = 0.0

        def perf_counter(self) -> float:
            return self.now

    clock = Clock()
    monkeypatch.setattr(thinking, "time", clock)
    monkeypatch.setattr(thinking, "certain", never)
    game = games.make("cablecar")
    bot = search(game, Budget(seconds=20.0))
    grow, done = bot.grow, []

    def slow(**given: Any) -> None:
        done.append(given["iterations"])
        clock.now += given["iterations"] / 10
        grow(**given)

    monkeypatch.setattr(bot, "grow", slow)
    table = Table(game, secret=bytes(32))
    bot.choose(game, table.veiled(table.waiting[0]), table.waiting[0], table.numbers(table.waiting[0]))
    assert 190 <= sum(done) <= 210


def test_one_legal_action_needs_no_thought() -> None:
    game = games.make("cablecar")
    veiled = Table(game).veiled(0)
    bot: Bot = search(game, Budget(seconds=1e9))
    assert bot.choose(game, veiled, 0, [42]) == 42
