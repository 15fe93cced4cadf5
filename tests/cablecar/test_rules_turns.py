"""The rules of Cable Car by their ids: turns and placing."""

import pytest

from cablecar.positions import cable_car, late, refused
from fogcity.games.cablecar import rules
from fogcity.games.cablecar.board import (
    EDGE,
    SQUARE,
    TILES,
    cars,
)
from fogcity.games.cablecar.view import hand_of, traces
from fogcity.kernel import new_rng
from fogcity.table import Table

# --- Turn -----------------------------------------------------------------------------------------------------------


def test_place_the_tile_in_hand_or_draw_one_that_must_be_placed() -> None:
    """CC-11: after drawing only the drawn tile may be placed; the other stays in hand; no draw without a stack."""
    table = Table("cablecar", players=2, first=0, secret=bytes(32))
    held = table.view(0).hands[0]
    assert "+" in map(str, table.legal(0))
    table.play(0, "+")
    drawn = table.view(0).drawn
    assert drawn is not None
    assert {action.text.split("@")[0] for action in table.legal(0)} == {drawn}
    assert refused(table.game, table.state, 0, "+") == "CC-11"
    other = next(tile for tile in TILES if tile not in (drawn, *held))
    assert refused(table.game, table.state, 0, f"{other}@a1") == "CC-11"
    table.play(0, table.legal(0)[0])
    assert table.view(0).hands[0] == held
    game = cable_car(players=2)
    assert refused(game, late(game, "aacb/baac", "c3", "f6"), 0, "+") == "CC-11"


def test_an_empty_hand_is_filled_while_the_stack_lasts() -> None:
    """CC-12: one tile is drawn after placing; none when the stack is empty."""
    game = cable_car(players=2, first=0)
    s = game.start(new_rng(1))
    action = game.numbers(s, 0)[0]
    assert rules.apply(game.setup, s, 0, action, new_rng(1))
    assert (len(hand_of(s, 0)), int(s.stack)) == (1, 57)
    s = late(game, "aacb/baac", "c3", "f6")
    assert not rules.apply(game.setup, s, 0, game.numbers(s, 0)[0], new_rng(1))
    assert hand_of(s, 0) == ()


def test_players_without_open_lines_go_on_placing() -> None:
    """CC-13: a seat whose lines are all finished still takes its turns."""
    game = cable_car(players=6)
    s = game.from_position(
        "1accdadadcbaaccccaaaabbadaaaa/1acba2dddd1accdcbaa/bcbcacba2baac1bbbbaacb/cbaacddbaacb4dbba/dbbabaac6/"
        "dacc6cbcb/daccacba1aaaaccdabadbcdacdada/aacbcdacbcbcdbcdcccc1adbb1 2 cddb/badb/cbcb/bbad/bbbb/baac"
    )
    orange = cars(6, companies=False)[game.seat_names[2]]
    assert all(int(s.done) >> station - 1 & 1 for station in orange)
    rules.apply(game.setup, s, 1, game.numbers(s, 1)[0], new_rng(1))
    assert game.waiting(s) == (2,)
    assert len(game.numbers(s, 2)) > 1


# --- Placing --------------------------------------------------------------------------------------------------------


def test_a_tile_needs_a_free_square_at_the_edge_or_beside_a_tile() -> None:
    """CC-14: touching only the Power Station is not enough."""
    game = cable_car(players=2, first=0)
    s = game.from_position("aaaa@c1 1 aacb/?")
    assert refused(game, s, 0, "c1") == "CC-14"  # taken
    assert refused(game, s, 0, "c4") == "CC-14"  # beside the Power Station only
    assert refused(game, s, 0, "d2") == "CC-14"  # corner to corner only
    assert refused(game, s, 0, "c2") is None
    assert refused(game, s, 0, "a5") is None
    assert refused(game, s, 0, "d4") == "CC-1"
    s = game.from_position("aaaa@c1,aaaa@c2,aaaa@c3 1 aacb/?")
    assert refused(game, s, 0, "c4") is None
    assert int(s.frontier) == int(EDGE) & ~(1 << SQUARE["c1"]) | sum(
        1 << SQUARE[q] for q in ("b2", "b3", "c4", "d2", "d3")
    )


def test_tiles_are_not_turned() -> None:
    """CC-15: all tiles point the same way."""
    game = cable_car(players=2, first=0)
    s = game.from_position("- 1 aacb/?")
    assert refused(game, s, 0, "c1/90") == "CC-15"
    assert refused(game, s, 0, "c1") is None
    assert not any("/" in game.action(s, 0, action).text for action in game.numbers(s, 0))


def test_any_line_may_be_built_against() -> None:
    """CC-16: one's own line and another's: both squares are open to both players."""
    game = cable_car(players=2)
    for seat in (0, 1):
        hands = "dddd/?" if seat == 0 else "?/dddd"
        s = game.from_position(f"aaaa@c1 {seat + 1} {hands}")  # yellow's line 3 waits at c2
        assert refused(game, s, seat, "c2") is None
    s = game.from_position("aaaa@c1,dddd@c2")
    assert traces(game.setup, s)[2].points == 3


@pytest.mark.parametrize(
    ("tile", "square", "players", "rule"),
    [
        ("dada", "c1", 2, "CC-17"),  # back to the same edge
        ("aacb", "h1", 2, None),  # top to bottom, right to left: no station on the other side
        ("bcbc", "h1", 2, "CC-17"),  # round the corner from the top to the right edge
        ("cbcb", "a1", 2, "CC-17"),
        ("cbcb", "c1", 2, None),
        ("dada", "h8", 3, "CC-17"),  # station 17 has no car with three players: it holds all the same
        ("adad", "h8", 3, "CC-17"),  # so does 16
        ("dada", "c2", 2, None),  # not at the edge
    ],
)
def test_no_line_from_station_to_station_over_one_tile(tile: str, square: str, players: int, rule: str | None) -> None:
    """CC-17: a turn back on the same edge, or at a corner from one edge to the other, with or without a car."""
    game = cable_car(players=players)
    s = game.from_position(f"aaaa@a2,aaaa@b2 1 {tile}" + "/?" * (players - 1))
    assert refused(game, s, 0, square) == rule


def test_a_tile_with_no_other_place_is_free_of_the_one_tile_rule() -> None:
    """CC-18: dddd breaks CC-17 on all edge squares, so on an empty board it may go to every one of them."""
    game = cable_car(players=2, first=0)
    s = game.from_position("- 1 dddd/?")
    assert len([a for a in game.numbers(s, 0) if a != rules.DRAW]) == 28
    s = game.from_position("aaaa@c1 1 dddd/?")  # now c2 is a clean place: only that one is left
    assert [game.action(s, 0, a).text for a in game.numbers(s, 0)] == ["dddd@c2", "+"]
