"""What reports say about Cable Car is what happened in the games."""

import pytest

from fogcity import games
from fogcity.arena.match import Plan, play, replay
from fogcity.games.cablecar import CableCar
from fogcity.games.cablecar.insight import EARLY_TILES, parts, sections
from fogcity.games.insight import Bars, Grid, Table


def test_squares_openings_and_lines_are_counted() -> None:
    game = games.make("cablecar")
    assert isinstance(game, CableCar)
    plan = Plan("cablecar", game.options.values(), ("greedy", "random"), 4)
    results = [play(plan, match) for match in plan.matches()]
    played = [replay(plan, result) for result in results]
    squares, openings, lines = sections(game, played, plan.bots)
    filled, early = squares.figures[0], openings.figures[0]
    assert isinstance(filled, Grid)
    assert isinstance(early, Grid)
    assert sum(filled.values.values()) == pytest.approx(60 * 61 / 2), "every square once a game, by tile 1 to 60"
    assert sum(early.values.values()) == pytest.approx(100 * EARLY_TILES / 2), "the best bot places every other tile"
    bars, table = lines.figures
    assert isinstance(bars, Bars)
    assert isinstance(table, Table)
    of_three = [line for result in results for line in result.outcome["lines"] if line["station"] == 3]
    assert bars.values[2] == pytest.approx(sum(line["points"] for line in of_three) / max(1, len(of_three)))
    assert table.columns[1].values[2] == pytest.approx(
        sum(line["crossings"] for line in of_three) / max(1, len(of_three))
    )


def test_with_companies_points_are_those_of_shares() -> None:
    game = games.make("cablecar", companies=True, players=3)
    assert isinstance(game, CableCar)
    plan = Plan("cablecar", game.options.values(), ("random",), 1)
    result = play(plan, next(plan.matches()))
    end = replay(plan, result).end
    assert [each["shares"] for each in parts(game, end)] == [points / 10 for points in game.scores(end)]
