"""Every rule of Cable Car, each by a position that would come out differently if the rule were broken."""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from fogcity.games import Illegal
from fogcity.games.cablecar import CableCar, CableCarOptions, rules
from fogcity.games.cablecar.board import (
    ARRIVAL,
    COLORS,
    COPIES,
    DEPARTURE,
    EDGE,
    INTO_POWER_STATION,
    NEXT,
    PERCENTS,
    PLAYABLE,
    SQUARE,
    SQUARES,
    TILES,
    cars,
    squares_of,
)
from fogcity.games.cablecar.rules import NO_ONE
from fogcity.games.cablecar.view import hand_of, traces
from fogcity.kernel import new_rng
from fogcity.table import Table
from oracles import cablecar as oracle


def cable_car(**options: Any) -> CableCar:
    """A game of Cable Car."""
    return CableCar(CableCarOptions(**options))


def play(game: CableCar, s: Any, action: str) -> None:
    """Let the seat whose turn it is carry out an action."""
    (seat,) = game.waiting(s)
    rules.apply(game.setup, s, seat, game.read(s, seat, action).number, new_rng(1))


def refused(game: object, s: object, seat: int, action: str) -> str | None:
    """The rule by which an action is refused, None if it is allowed."""
    try:
        game.read(s, seat, action)  # type: ignore[attr-defined]
    except Illegal as error:
        return error.rule
    return None


def late(game: CableCar, hands: str, *free: str, more: str = "") -> Any:
    """A state in which only these squares are free, and all other tiles are in hands or on the board."""
    left = Counter(dict(zip(TILES, COPIES.tolist(), strict=True))) - Counter(hands.replace("/", ",").split(","))
    squares = [square for square in squares_of(int(PLAYABLE)) if square not in free]
    board = ",".join(f"{tile}@{square}" for tile, square in zip(left.elements(), squares, strict=True))
    return game.from_position(f"{board} 1 {hands} {more}")


# --- Board ---------------------------------------------------------------------------------------------------------


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


# --- Tiles ---------------------------------------------------------------------------------------------------------


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


# --- Set-up --------------------------------------------------------------------------------------------------------


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


# --- Turn ----------------------------------------------------------------------------------------------------------


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


# --- Placing -------------------------------------------------------------------------------------------------------


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


# --- Scoring -------------------------------------------------------------------------------------------------------


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


# --- Variants ------------------------------------------------------------------------------------------------------


def test_free_rotation() -> None:
    """CC-25: four orientations, turned clockwise; CC-18 is judged over all of them."""
    game = cable_car(players=2, first=0, rotate=True)
    s = game.from_position("- 1 aacb/?")
    assert refused(game, s, 0, "c1/45") == "CC-25"
    written = {game.action(s, 0, action).text for action in game.numbers(s, 0)}
    assert {"aacb@c1", "aacb@c1/90", "aacb@c1/180", "aacb@c1/270"} <= written
    # Turned by 90 degrees the rails of aacb are those of baac.
    turned, plain = game.from_position("aacb@c1/90"), game.from_position("baac@c1")
    assert traces(game.setup, turned)[2].path == traces(game.setup, plain)[2].path
    # adad breaks CC-17 at c1 when it lies across, not as it is: CC-18 does not help, since other turns are clean.
    s = game.from_position("- 1 adad/?")
    assert refused(game, s, 0, "adad@c1/90") == "CC-17"
    assert refused(game, s, 0, "adad@c1") is None
    s = game.from_position("- 1 dddd/?")
    assert len([a for a in game.numbers(s, 0) if a != rules.DRAW]) == 4 * 28


@pytest.mark.parametrize("hand", [2, 3])
def test_hands_of_two_or_three_tiles(hand: int) -> None:
    """CC-26: any tile of the hand, or draw and place the drawn one; then the hand is filled up again."""
    table = Table("cablecar", players=2, first=0, hand=hand, secret=bytes(32))
    held = table.view(0).hands[0]
    assert len(held) == hand
    placeable = {action.text.split("@")[0] for action in table.legal(0) if "@" in action.text}
    assert placeable == set(held)
    last = held[-1]
    table.play(0, next(action for action in table.legal(0) if action.text.startswith(f"{last}@")))
    assert len(table.view(0).hands[0]) == hand
    table.play(1, "+")
    kept = table.view(1).hands[1]
    table.play(1, table.legal(1)[0])
    assert table.view(1).hands[1] == kept
    game = cable_car(players=2, hand=hand)
    hands = {2: "aacb,baac/acba,cbaa", 3: "aacb,baac,dddd/acba,cbaa,bbbb"}[hand]
    s = late(game, hands, *["c3", "f6", "b2", "g7", "c6", "f3"][: 2 * hand])
    rules.apply(game.setup, s, 0, game.numbers(s, 0)[0], new_rng(1))
    assert len(hand_of(s, 0)) == hand - 1


# --- The Company expansion -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(2, 7))
def test_eight_companies_whatever_the_number_of_players(players: int) -> None:
    """CC-27: four cars each, one on each side, each distance from a corner once."""
    assert cars(players, companies=True) == oracle.COMPANY_CARS
    game = cable_car(players=players, companies=True)
    assert sorted(game.setup.car.tolist()) == sorted(list(range(8)) * 4)
    for stations in oracle.COMPANY_CARS.values():
        assert sorted((station - 1) // 8 for station in stations) == [0, 1, 2, 3]


@pytest.mark.parametrize("players", [2, 6])
def test_everybody_draws_a_share_of_each_percentage(players: int) -> None:
    """CC-28: 32 shares; one of each percentage a player, hidden; the top of each pile is turned up."""
    table = Table("cablecar", players=players, companies=True)
    s, view = table.state, table.view(0)
    for i, percent in enumerate(PERCENTS):
        held = [int(s.share[seat, i]) for seat in range(players)]
        rest = [company for company in range(8) if int(s.unseen[i]) >> company & 1]
        assert sorted([*held, int(s.face_up[i]), *rest]) == list(range(8))
        assert view.shares[0][percent] in COLORS
        assert all(view.shares[seat][percent] == "?" for seat in range(1, players))
        assert view.piles[i].face_up == COLORS[s.face_up[i]]


def test_a_turn_is_a_tile_or_an_exchange() -> None:
    """CC-29: an exchange ends the turn; not after a tile was drawn; not without the expansion."""
    table = Table("cablecar", players=2, first=0, companies=True)
    table.play(0, "x20")
    assert table.waiting == (1,)
    table.play(1, "+")
    assert refused(table.game, table.state, 1, "x20") == "CC-29"
    assert not any(action.text.startswith("x") for action in table.legal(1))
    plain = Table("cablecar", players=2, first=0)
    assert refused(plain.game, plain.state, 0, "x20") == "CC-29"


def test_an_exchanged_share_goes_under_its_pile() -> None:
    """CC-30: then the face-up one is taken and the next turned up, or the top one is taken unseen."""
    table = Table("cablecar", players=2, first=0, companies=True, secret=bytes(32))
    view = table.view(0)
    given, face_up = view.shares[0][30], view.piles[2].face_up
    table.play(0, "x30")
    view = table.view(0)
    assert view.shares[0][30] == face_up
    assert view.piles[2].put_back == (given,)
    assert view.piles[2].face_up not in (given, face_up)
    assert table.view(1).piles[2].put_back == ("?",)
    face_up = view.piles[2].face_up
    table.play(1, "x30?")
    assert table.view(1).piles[2].face_up == face_up
    assert table.view(1).shares[1][30] in COLORS
    # The first share given back comes up when the shuffled part of the pile is gone.
    for _ in range(3):
        table.play(table.waiting[0], "x30?")
    assert table.view(0).piles[2].unseen == 0
    table.play(table.waiting[0], "x30")
    assert table.view(0).piles[2].face_up == given


AT_25 = (
    "2cbcb1ccccadbbaaaa1/1cdacbbbb3bbaddada/5adadddddccda/acbaacbaccda2dbcdacbacbaa/dbbacbaabadb2cbaacbaaaaaa/"
    "cddbbcbccddb1cbcbaccdbbbbbaac/aacbdddddacccbcb1cdac2/1aaaa1bcbcaacbbaacacba1"
)


def test_no_exchange_once_a_company_has_25_points() -> None:
    """CC-31: at 24 still, at 25 no more."""
    game = cable_car(players=2, companies=True)
    s = game.from_position(
        "1bcbcaaaacdac1bcddcddb1/adbbddddbaac1bcbccdacccdacbaa/cbaaadbbbbbb2ddddcbcbdada/bbbbaaaadbcd2badbadadbadb/"
        "acbacbaa3dbcd2/cbcbbaac1cbaa4/bcbcddbcaaaaaacbdadabcddacbadbba/1ccccdbbabaacddbcacbabbadacba"
        " 1 dacc/adad - GPNP/KKPN B/B/O/B"
    )
    assert int(s.score.max()) == 24
    assert refused(game, s, 0, "x10?") is None
    s = game.from_position(f"{AT_25} 1 bcdd/adad - YYGG/NKNO O/B/Y/N")
    assert int(s.score.max()) == 25
    assert refused(game, s, 0, "x10?") == "CC-31"
    assert not any(action >= rules.EXCHANGE for action in game.numbers(s, 0))


def test_shares_pay_their_percentage_exactly() -> None:
    """CC-32: lines score for the company of their car; sums are not rounded; level players share the place."""
    game = cable_car(players=2, companies=True)
    s = game.from_position("aaaa@c1,dddd@c2 1 ?/? - ????/???? Y/Y/Y/Y")
    assert s.score.tolist()[COLORS.index("orange")] == 3
    s = game.from_position(f"{AT_25} 1 ?/? - NBGR/RKNP Y/Y/Y/Y")
    assert s.score.tolist() == [5, 3, 3, 0, 2, 10, 25, 7]
    # 10 % of 7, 20 % of 3, 30 % of 0 and 40 % of 25; 10 % of 25, 20 % of 10, 30 % of 7 and 40 % of 2
    assert game.written_scores(s) == ["11.3", "7.4"]
    s = game.from_position(f"{AT_25} 1 ?/? - BOBO/OBOB Y/Y/Y/Y")
    assert game.places(s) == [1, 1]


def test_a_seat_that_can_do_nothing_is_passed_over() -> None:
    """CC-29, ruling: once exchanges end and tiles run out unevenly, seats without a tile are passed over."""
    game = cable_car(players=3, companies=True)
    s = late(game, "aacb/-/baac", "c3", "f6", more="- ????/????/???? Y/Y/Y/Y")
    assert int(s.score.max()) >= 25
    rules.apply(game.setup, s, 0, game.numbers(s, 0)[0], new_rng(1))
    assert game.waiting(s) == (2,)


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
