"""The rules of Cable Car by their ids: board, tiles and set-up."""

from collections import Counter
from itertools import permutations

import pytest

from cablecar.positions import cable_car, refused
from fogcity.games.cablecar.board import (
    ARRIVAL,
    COLORS,
    COPIES,
    DEPARTURE,
    INTO_POWER_STATION,
    NEXT,
    PLAYABLE,
    SQUARE,
    SQUARES,
    TILES,
    squares_of,
)
from fogcity.games.cablecar.rules import NO_ONE
from fogcity.games.cablecar.view import traces
from fogcity.table import Table
from oracles import cablecar as oracle

# --- Board ----------------------------------------------------------------------------------------------------------


def test_sixty_playable_squares() -> None:
    """CC-1: 8 x 8 squares less the Power Station's d4 e4 d5 e5."""
    assert len(SQUARES) == 64
    assert (SQUARES[0], SQUARES[7], SQUARES[8], SQUARES[63]) == ("a1", "h1", "a2", "h8")
    assert set(SQUARES) - set(squares_of(int(PLAYABLE))) == {"d4", "e4", "d5", "e5"}


def test_stations_are_numbered_clockwise_from_the_top_left() -> None:
    """CC-2: 1-8 along the top, 9-16 down the right, 17-24 along the bottom to the left, 25-32 up the left."""
    squares = [SQUARES[int(start) // 4] for start in DEPARTURE]
    assert squares[:8] == ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1"]
    assert squares[8:16] == ["h1", "h2", "h3", "h4", "h5", "h6", "h7", "h8"]
    assert squares[16:24] == ["h8", "g8", "f8", "e8", "d8", "c8", "b8", "a8"]
    assert squares[24:] == ["a8", "a7", "a6", "a5", "a4", "a3", "a2", "a1"]


@pytest.mark.parametrize(("leaves", "to", "enters"), [(1, "c2", 4), (3, "d3", 6), (5, "c4", 0), (7, "b3", 2)])
def test_exits_meet_those_of_the_neighbor(leaves: int, to: str, enters: int) -> None:
    """CC-3: leaving c3 by exit 1, 3, 5, 7 enters the neighbor by 4, 6, 0, 2."""
    assert int(NEXT[SQUARE["c3"], leaves // 2]) == 4 * SQUARE[to] + enters // 2


def test_departures_enter_by_even_exits_and_arrivals_leave_by_the_odd_exit_of_that_edge() -> None:
    """CC-4: the departure is the right rail seen from the station: exits 0 top, 2 right, 4 bottom, 6 left."""
    assert [int(DEPARTURE[station - 1]) % 4 * 2 for station in (1, 9, 17, 25)] == [0, 2, 4, 6]
    for square, leaves in (("c1", 1), ("h3", 3), ("c8", 5), ("a3", 7)):
        assert NEXT[SQUARE[square], leaves // 2] == ARRIVAL


def test_eight_edges_lead_into_the_power_station_and_no_line_starts_there() -> None:
    """CC-5: a line that leaves a square into the Power Station ends there; rails out of it belong to nobody."""
    into = {(SQUARES[q], 2 * side + 1) for q in range(64) for side in range(4) if NEXT[q, side] == INTO_POWER_STATION}
    outside = {(square, exit_) for square, exit_ in into if square not in ("d4", "e4", "d5", "e5")}
    assert outside == {
        ("d3", 5), ("e3", 5), ("f4", 7), ("f5", 7), ("d6", 1), ("e6", 1), ("c4", 3), ("c5", 3),
    }  # fmt: skip
    game = cable_car(players=2)
    s = game.from_position("aaaa@d1,aaaa@d2,aaaa@d3")
    assert traces(game.setup, s)[3].power_station
    # The rail that leads from the Power Station up to the arrival of station 4 is nobody's.
    assert sum(traces(game.setup, s)[station - 1].complete for station in range(1, 33)) == 1


# --- Tiles ----------------------------------------------------------------------------------------------------------


def test_the_24_kinds_are_the_24_ways_to_join_even_exits_to_odd_ones() -> None:
    """CC-6: a straight across (e + 5), b clockwise (e + 3), c counter-clockwise (e + 7), d back (e + 1)."""
    step = {"a": 5, "b": 3, "c": 7, "d": 1}
    ways = {tuple((2 * i + step[letter]) % 8 for i, letter in enumerate(tile)) for tile in TILES}
    assert ways == set(permutations((1, 3, 5, 7)))
    game = cable_car(players=2)
    for tile in TILES:
        s = game.from_position(f"{tile}@a1")
        line = traces(game.setup, s)[0]
        assert line.path == (("a1", 0, step[tile[0]]),)


def test_copies_of_the_tiles() -> None:
    """CC-7: 4 of five kinds, 3 of two, 2 of seventeen, 60 in all; a game never has more."""
    assert dict(zip(TILES, COPIES.tolist(), strict=True)) == oracle.COPIES
    assert Counter(COPIES.tolist()) == {4: 5, 3: 2, 2: 17}
    table = Table("cablecar", players=2, secret=bytes(32))
    while not table.over:
        table.play(table.waiting[0], table.legal(table.waiting[0])[0])
    placed = Counter(tile for tile in table.view(0).tiles.values())
    assert placed == oracle.COPIES


# --- Set-up ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(2, 7))
def test_cars_stand_at_the_stations_of_the_chart(players: int) -> None:
    """CC-8: each color's stations; with 3, 5 or 6 players 16 and 17 have no car."""
    game = cable_car(players=players)
    expected = oracle.CARS[players]
    assert list(expected) == list(COLORS[:players])
    for station in range(1, 33):
        owner = next((color for color, stations in expected.items() if station in stations), None)
        assert traces(game.setup, game.from_position("-"))[station - 1].color == owner
    empty = {station for station in range(1, 33) if game.setup.car[station - 1] == NO_ONE}
    assert empty == ({16, 17} if players in (3, 5, 6) else set())


@pytest.mark.parametrize("players", range(2, 7))
def test_everybody_starts_with_no_points_and_one_hidden_tile(players: int) -> None:
    """CC-9: scores start at 0, each player holds one tile that others do not see."""
    table = Table("cablecar", players=players)
    view = table.view(0)
    assert set(view.scores.values()) == {0}
    assert len(view.hands[0]) == 1
    assert view.hands[0][0] in TILES
    assert all(hand == ("?",) for hand in view.hands[1:])
    assert view.stack == 60 - players


def test_the_first_player_is_random_or_chosen_and_play_goes_clockwise() -> None:
    """CC-10: over many tables every seat starts; a chosen seat always does; then the next seat, round and round."""
    assert {Table("cablecar", players=3, secret=bytes([i] * 32)).waiting for i in range(40)} == {(0,), (1,), (2,)}
    table = Table("cablecar", players=3, first=1)
    movers = []
    for _ in range(7):
        movers.append(table.waiting[0])
        placement = next(action.text for action in table.legal(table.waiting[0]) if "@" in action.text)
        table.play(table.waiting[0], placement)
    assert movers == [1, 2, 0, 1, 2, 0, 1]
    assert refused(table.game, table.state, 0, "+") == "CC-10"
