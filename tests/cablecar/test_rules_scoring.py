"""The rules of Cable Car by their ids: scoring and the end."""

import pytest

from cablecar.positions import cable_car, play, refused
from fogcity.games import Illegal
from fogcity.games.cablecar.board import COLORS
from fogcity.games.cablecar.view import traces
from fogcity.table import Table


def test_lines_score_at_once_for_their_owners_whoever_placed() -> None:
    """CC-19: one placement can complete several lines of several players."""
    game = cable_car(players=2, first=0)
    s = game.from_position("aaaa@c1,aaaa@d1 1 dddd/dddd")
    assert s.score.tolist()[:2] == [0, 0]
    play(game, s, "dddd@c2")  # ends line 3 (yellow) at its own station
    assert s.score.tolist()[:2] == [3, 0]
    play(game, s, "dddd@d2")  # ends line 4 (blue)
    assert s.score.tolist()[:2] == [3, 3]
    game = cable_car(players=3)
    s = game.from_position("aaaa@c1,aaaa@a2,aaaa@b2 2 ?/dddd/?")
    play(game, s, "dddd@c2")  # ends line 3 (orange) from above and line 31 (yellow) from the left
    assert dict(zip(COLORS, s.score.tolist(), strict=True)) == {**dict.fromkeys(COLORS, 0), "orange": 3, "yellow": 5}


def test_one_point_a_crossing_and_a_tile_crossed_twice_counts_twice() -> None:
    """CC-20: a line over two tiles that crosses one of them twice scores 3."""
    game = cable_car(players=2)
    s = game.from_position("aaaa@c1,dddd@c2")
    line = traces(game.setup, s)[2]
    assert [square for square, _, _ in line.path] == ["c1", "c2", "c1"]
    assert (line.complete, line.points, int(s.score[0])) == (True, 3, 3)


def test_a_line_into_the_power_station_scores_double() -> None:
    """CC-21: five tiles that end there score 10; the rails printed on the Power Station count nothing."""
    game = cable_car(players=2)
    s = game.from_position("aaaa@b1,aaaa@b2,aaaa@b3,baac@b4,aaaa@c4")
    line = traces(game.setup, s)[1]
    assert (len(line.path), line.power_station, line.points, int(s.score[1])) == (5, True, 10, 10)


def test_a_scored_car_never_scores_again_and_empty_stations_score_nobody() -> None:
    """CC-22: later tiles do not change a scored line; a line from a station without a car gives no points."""
    game = cable_car(players=3)
    s = game.from_position("aaaa@c1,dddd@c2 1 aaaa/aaaa/?")
    before = s.score.tolist()
    play(game, s, "aaaa@b1")
    play(game, s, "aaaa@d1")
    assert s.score.tolist() == before
    s = game.from_position("aaaa@h7,dddd@h8")  # completes lines 16 and 17, which have no car with three players
    assert int(s.done) >> 15 & 1
    assert int(s.done) >> 16 & 1
    assert traces(game.setup, s)[15].points == 0
    scored = sum(traces(game.setup, s)[station - 1].points for station in range(1, 33) if station not in (16, 17))
    assert sum(s.score.tolist()) == scored


def test_closed_loops_mean_nothing() -> None:
    """CC-23: a loop between tiles that meets no station scores nobody and completes no line."""
    game = cable_car(players=2)
    s = game.from_position("aaaa@a3,aacb@b3,dddd@c3,dddd@c2")  # joined by the loop across their common edge
    assert (int(s.done), s.score.tolist()) == (0, [0] * 8)


def test_the_game_ends_with_the_sixtieth_tile_and_level_players_share_the_place() -> None:
    """CC-24: every line is then complete; most points win; equal points are an equal place."""
    table = Table("cablecar", players=4, secret=bytes(32))
    while not table.over:
        assert len(table.view(0).tiles) < 60
        table.play(table.waiting[0], table.legal(table.waiting[0])[0])
    view = table.view(0)
    assert len(view.tiles) == 60
    assert all(line.complete for line in view.lines)
    assert refused(table.game, table.state, 0, "+") == "CC-24"
    game = cable_car(players=4)
    s = game.from_position("5cddbaaaacbaa/6aacbbcdd/7cbcb/8/8/6ddddaaaa/7cbaa/2cbaacccc4")
    assert game.scores(s) == [0, 5, 2, 5]
    assert game.places(s) == [4, 1, 3, 1]


def test_explain_says_what_a_placement_would_do() -> None:
    """CC-19 to CC-21: stations, owners, crossings and points of the lines it extends or completes."""
    game = cable_car(players=3)
    s = game.from_position("aaaa@c1,aaaa@a2,aaaa@b2")
    before = s.tobytes()
    effects = {effect.station: effect for effect in game.explain(s, "dddd", "c2")}
    assert (effects[3].color, effects[3].crossings, len(effects[3].added), effects[3].points) == ("orange", 3, 2, 3)
    assert (effects[31].color, effects[31].complete, effects[31].points) == ("yellow", True, 5)
    assert set(effects) == {3, 31}
    (grows,) = game.explain(s, "aaaa", "c2")[:1]
    assert (grows.station, grows.complete, grows.points) == (3, False, 0)
    assert s.tobytes() == before
    for square in ("c1", "d4"):
        with pytest.raises(Illegal, match="not free"):
            game.explain(s, "aaaa", square)
