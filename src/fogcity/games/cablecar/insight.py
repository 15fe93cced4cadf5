"""What many games of Cable Car show: when squares are filled, where the best bot begins, what lines score."""

import statistics
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

from fogcity.games import State
from fogcity.games.cablecar import CableCar
from fogcity.games.cablecar.actions import Place
from fogcity.games.cablecar.board import STATIONS
from fogcity.games.cablecar.view import Line, traces
from fogcity.games.insight import Axis, Bars, Column, Grid, Played, Section, Table

EARLY_TILES = 20
COLUMNS, ROWS = tuple("abcdefgh"), tuple("12345678")


def parts(game: CableCar, s: State) -> list[dict[str, float]]:
    """Points of lines that end in a station and of those that end in the Power Station; with companies of shares."""
    if game.setup.companies:
        return [{"shares": points / game.unit} for points in game.scores(s)]
    lines = completed(game, s)
    return [
        {
            "lines to a station": sum(each.points for each in lines if each.color == color and not each.power_station),
            "lines to the Power Station": sum(
                each.points for each in lines if each.color == color and each.power_station
            ),
        }
        for color in game.seat_names[: game.players]
    ]


def completed(game: CableCar, s: State) -> list[Line]:
    """The lines that scored."""
    return [line for line in traces(game.setup, s) if line.complete and line.color]


def sections(game: CableCar, games: Iterable[Played], bots: Sequence[str]) -> Iterator[Section]:
    best, count = bots[0], 0
    numbers: dict[tuple[str, str], list[int]] = defaultdict(list)
    early: dict[tuple[str, str], int] = defaultdict(int)
    lines: dict[int, list[Line]] = defaultdict(list)
    for played in games:
        count += 1
        placed = ((move.seat, move.action) for move in played.moves if isinstance(move.action, Place))
        for number, (seat, action) in enumerate(placed, start=1):
            square = action.square[0], action.square[1]
            numbers[square].append(number)
            if number <= EARLY_TILES and played.names[seat] == best:
                early[square] += 1
        for line in completed(game, played.end):
            lines[line.station].append(line)
    filled = {square: statistics.fmean(each) for square, each in numbers.items()}
    yield Section(
        "Squares",
        "When each square is filled: the mean number of its tile, early in red.",
        [Grid(COLUMNS, ROWS, filled, ".0f", low_is_red=True)],
    )
    yield Section(
        "Openings",
        f"Where {best} places among the first {EARLY_TILES} tiles: placements in 100 games.",
        [Grid(COLUMNS, ROWS, {square: 100 * placements / count for square, placements in early.items()}, ".0f")],
    )
    yield _stations(lines)


def _stations(lines: dict[int, list[Line]]) -> Section:
    names = [str(station) for station in range(1, STATIONS + 1)]
    of_station = [lines[station] for station in range(1, STATIONS + 1)]
    points = [_mean([line.points for line in each]) for each in of_station]
    crossings = [_mean([len(line.path) for line in each]) for each in of_station]
    powered = [_mean([line.power_station for line in each]) for each in of_station]
    return Section(
        "Lines",
        "What the line of each station brings, whoever owns it, and how often it ends in the Power Station.",
        [
            Bars(
                "station",
                names,
                Axis("mean points", ".1f"),
                points,
                marks_axis=Axis("ends in the Power Station", ".0%"),
                marks=powered,
            ),
            Table(
                "Points and crossings: of a completed line. Power Station: how often the line ends there.",
                "station",
                names,
                [
                    Column("points", ".1f", points),
                    Column("crossings", ".1f", crossings),
                    Column("Power Station", ".0%", powered),
                ],
            ),
        ],
    )


def _mean(values: Sequence[float]) -> float:
    return statistics.fmean(values) if values else 0.0
