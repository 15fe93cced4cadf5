"""Draws the pictures of README and docs: `make pictures`."""

from pathlib import Path

from fogcity import games, record
from fogcity.games import SPECTATOR
from fogcity.games.cablecar import CableCar
from fogcity.games.cablecar.draw import draw, draw_tile
from fogcity.games.cablecar.view import tiles_on, traces

HERE = Path(__file__).parent


def cable_car(name: str, placements: str, *, players: int = 2, **keywords: object) -> None:
    """A board with the given placements."""
    import numpy as np

    from fogcity.games.cablecar import rules
    from fogcity.games.cablecar.notation import parse_placement

    game = games.make("cablecar", players=players)
    assert isinstance(game, CableCar)
    s = np.zeros(1, rules.STATE)[0]
    rules.clear(s)
    for placement in placements.split():
        tile, square = placement.split("@")
        kind, turn, at = parse_placement(tile, square, None)
        rules.place(game.setup, s, kind, turn, at)
    (HERE / f"{name}.svg").write_text(draw(tiles_on(s), traces(game.setup, s), **keywords), encoding="utf-8")  # type: ignore[arg-type]


def game_of_bots(name: str, *, ply: int | None = None) -> None:
    """A game between three hard bots, kept in a record beside this file: after some actions, or at the end."""
    found = record.read(HERE / f"{name}.json")
    table = next(table for table in record.replay(found) if table.over or table.ply == ply)
    for theme in ("light", "dark"):
        picture = table.game.svg(table.veiled(SPECTATOR), SPECTATOR, theme=theme)
        (HERE / f"{name}-{theme}.svg").write_text(picture, encoding="utf-8")


def main() -> None:
    """Draw them all."""
    game_of_bots("cablecar", ply=74)
    game_of_bots("tickets")
    cable_car("cablecar-twice", "aaaa@c1 dddd@c2", players=3, title="A line over two tiles that scores three")
    cable_car(
        "cablecar-power-station",
        "aaaa@b1 aaaa@b2 aaaa@b3 baac@b4 aaaa@c4",
        title="A line of five tiles into the Power Station scores ten",
    )
    for tile in ("aaaa", "bcbc", "dddd", "aacb"):
        (HERE / f"tile-{tile}.svg").write_text(draw_tile(tile), encoding="utf-8")


if __name__ == "__main__":
    main()
