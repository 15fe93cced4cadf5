"""What is told before anybody acts is what the rules then do."""

from typing import Any

import numpy as np

from fogcity.games import State
from fogcity.games.cablecar import CableCar, preview, rules
from fogcity.games.cablecar.actions import Exchange, Place
from fogcity.games.cablecar.board import SQUARE, TILES, TURNS
from fogcity.games.cablecar.view import View
from fogcity.kernel import below, new_rng


def positions(game: CableCar, count: int) -> list[State]:
    """Positions of random games, each with a turn to come."""
    rng, found = new_rng(3), []
    for _ in range(count):
        s = game.start(rng)
        for step in range(500):
            if game.waiting(s) == ():
                break
            if step % 9 == 0:
                found.append(np.frombuffer(bytearray(s.tobytes()), rules.STATE)[0])
            legal = game.numbers(s, game.waiting(s)[0])
            rules.apply(game.setup, s, game.waiting(s)[0], legal[int(below(rng, len(legal)))], rng)
    return found


def view_of(game: CableCar, s: State) -> View:
    seat = game.waiting(s)[0]
    return game.view(game.veiled(s, seat), seat)


def test_lines_run_as_they_will() -> None:
    """CC-19 to CC-22: effects of every legal placement, against the board after it."""
    game = CableCar(CableCar.options_type(players=3, rotate=True))
    for s in positions(game, 2):
        seat, view = game.waiting(s)[0], view_of(game, s)
        for action in game.legal(s, seat):
            if not isinstance(action, Place):
                continue
            after = np.frombuffer(bytearray(s.tobytes()), rules.STATE)[0]
            rules.place(game.setup, after, TILES.index(action.tile), TURNS.index(action.turn), SQUARE[action.square])
            lines = game.view(after, seat).lines
            tile = action.tile + (f"/{action.turn}" if action.turn else "")
            told = {effect.station: effect for effect in preview.effects(view, tile, action.square)}
            for before, line in zip(view.lines, lines, strict=True):
                effect = told.pop(line.station, None)
                if effect is None:
                    assert line == before
                else:
                    assert effect.added
                    assert line.path == (*before.path, *effect.added)
                    ends = (effect.crossings, effect.complete, effect.power_station, effect.points)
                    assert ends == (len(line.path), line.complete, line.power_station, line.points)
            assert not told


def test_a_board_has_the_lines_of_its_tiles() -> None:
    game = CableCar(CableCar.options_type(players=4))
    for s in positions(game, 1):
        view = view_of(game, s)
        assert preview.lines_of(game.board_data().cars, view.tiles) == view.lines
        left = preview.tiles_left(view.tiles)
        assert sum(left.values()) == 60 - len(view.tiles)
        assert min(left.values()) >= 0


def test_whatever_is_legal_could_be_planned() -> None:
    """But for exchanges: what lies face up may change."""
    game = CableCar(CableCar.options_type(players=2, rotate=True, companies=True))
    for s in positions(game, 2):
        seat = game.waiting(s)[0]
        if s.drawn:
            continue
        planned = {(plan.type, getattr(plan, "square", ""), getattr(plan, "turn", 0)) for plan in plans(game, s)}
        legal: list[Any] = [action for action in game.legal(s, seat) if not isinstance(action, Exchange)]
        assert {(one.type, getattr(one, "square", ""), getattr(one, "turn", 0)) for one in legal} <= planned


def plans(game: CableCar, s: State) -> tuple[Any, ...]:
    return preview.plans(view_of(game, s), bool(game.setup.rotate))


def test_shares_are_worth_the_result() -> None:
    """CC-32."""
    game = CableCar(CableCar.options_type(players=3, companies=True))
    rng = new_rng(5)
    s = game.start(rng)
    while game.waiting(s):
        legal = game.numbers(s, game.waiting(s)[0])
        rules.apply(game.setup, s, game.waiting(s)[0], legal[int(below(rng, len(legal)))], rng)
    view = game.view(game.veiled(s, 0), 0)
    worth = [sum(preview.share_points(view, seat).values()) for seat in range(3)]
    assert [f"{points:.1f}" for points in worth] == list(view.results or ())
    ends = {preview.end_of(line) for line in view.lines if line.complete}
    assert "power" in ends
    assert ends - {"power"} <= set(range(1, 33))
