"""Achievements: what a finished game has to hold for each, and that there are texts and drawings for all."""

import re
from pathlib import Path

import pytest

from fogcity import games
from fogcity.games.cablecar import awards as cablecar
from fogcity.games.cablecar.view import Line
from fogcity.games.tickets import awards as tickets
from fogcity.games.tickets.view import Result, Ticket
from fogcity.table import Table

CLIENT = Path(__file__).parents[1] / "web" / "src" / "games"


@pytest.mark.parametrize("game", games.names())
def test_awards_are_those_that_a_game_declares_and_draws(game: str) -> None:
    table = Table(game, secret=bytes(32))
    while not table.over:
        seat = table.waiting[0]
        table.play(seat, table.legal(seat)[0])
    found = table.game.awarded(table.state)
    declared = games.kind(game).awards
    assert len(found) == table.game.players
    assert all(set(seat) <= set(declared) for seat in found)
    drawn = re.findall(r"^  (\w+):", (CLIENT / game / "awards.ts").read_text(encoding="utf-8"), re.MULTILINE)
    assert tuple(drawn) == declared


def line(length: int, *, power: bool = False) -> Line:
    """A completed line of so many squares."""
    path = (("D4", 0, 1),) * length
    return Line(station=1, color="yellow", path=path, complete=True, power_station=power, points=length)


@pytest.mark.parametrize(
    ("lines", "scores", "found"),
    [
        ([line(20, power=True), line(2)], [30, 30], ["haul"]),
        ([line(19, power=True), line(20), line(1)], [30, 30], []),
        ([line(3, power=True)] * 5, [20, 25], ["powerhouse", "spotless"]),
        ([line(3, power=True)] * 4 + [line(2)], [20, 25], []),
        ([line(2)], [31, 30, 12], ["photo"]),
        ([line(2)], [31, 11, 2], ["runaway"]),
        ([line(2)], [31, 12, 2], []),
    ],
)
def test_cable_car(lines: list[Line], scores: list[int], found: list[str]) -> None:
    assert cablecar.awarded(lines, scores, 0) == found


def result(total: int, completed: int = 0, missed: int = 0) -> Result:
    """A result with so many tickets."""
    all_ = [Ticket(id=f"t{i}", a="x", b="y", points=5, completed=i < completed) for i in range(completed + missed)]
    return Result(routes=0, tickets=tuple(all_), tokens=0, total=total, completed=completed)


@pytest.mark.parametrize(
    ("results", "symbols", "cars", "found"),
    [
        ([result(40, 6), result(40)], 6, 1, ["planner"]),
        ([result(40, 6, 1), result(40)], 6, 1, []),
        ([result(40, 5), result(40)], 7, 0, ["souvenirs", "lastcar"]),
        ([result(41), result(40), result(3)], 0, 2, ["photo"]),
        ([result(55), result(40), result(3)], 0, 2, ["runaway"]),
        ([result(54), result(40), result(3)], 0, 2, []),
    ],
)
def test_ticket_to_ride(results: list[Result], symbols: int, cars: int, found: list[str]) -> None:
    assert tickets.awarded(results, symbols, cars, 0) == found
