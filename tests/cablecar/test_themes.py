"""Themes of puzzles: a line that is said to be saved was in danger before, and is not afterwards."""

from pathlib import Path

from fogcity import games
from fogcity.games.cablecar.board import COLORS, POWER_STATION, SQUARES, STATIONS
from fogcity.games.cablecar.preview import lines_of, tiles_left
from fogcity.puzzles import store
from fogcity.puzzles.find import secret
from fogcity.table import Table

SHIPPED = Path(__file__).parents[2] / "web/src/games/cablecar/puzzles.generated.json"
SAMPLE = 3


def endangered(cars: dict[str, str], tiles: dict[str, str]) -> set[int]:
    """Stations whose lines one tile more could end outside the Power Station; every board is traced from the start."""
    open_now = {line.station for line in lines_of(cars, tiles) if not line.complete}  # type: ignore[arg-type]
    found: set[int] = set()
    for square in set(SQUARES) - set(tiles) - set(POWER_STATION):
        for tile, copies in tiles_left(tiles).items():
            if copies:
                ended = lines_of(cars, {**tiles, square: tile})  # type: ignore[arg-type]
                found |= {line.station for line in ended if line.complete and not line.power_station}
    return found & open_now


def test_a_saved_line_was_in_danger_and_is_not_any_more() -> None:
    told, sources = store.read(SHIPPED)
    saved = [(source, puzzle) for source in sources for puzzle in source.puzzles if puzzle.theme == "save"]
    game = games.make("cablecar", players=2)
    for source, puzzle in saved[:SAMPLE]:
        table = Table(game, secret=secret("cablecar", told["seed"], source.number))
        for number in source.log[: puzzle.step]:
            table.play(table.waiting[0], number)
        seat = table.waiting[0]
        view = table.view(seat)
        cars = {str(line.station): line.color for line in view.lines if line.color == COLORS[seat]}
        assert 0 < len(cars) <= STATIONS
        action = game.action(table.veiled(seat), seat, puzzle.best)
        tile, _, square = action.text.partition("@")
        after = {**view.tiles, square: tile}
        lines = {line.station: line for line in lines_of(cars, after)}
        before, then = endangered(cars, view.tiles), endangered(cars, after)
        grown = [line for line in view.lines if str(line.station) in cars and lines[line.station].path != line.path]
        assert any(line.station in before - then and not lines[line.station].complete for line in grown)
    assert len(saved) >= SAMPLE
