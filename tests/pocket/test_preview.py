"""Previews on pages are the same as those of the same functions here, for views of random games."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fogcity import games
from fogcity.games import Game, State, plain
from fogcity.games.cablecar import preview as cablecar
from fogcity.games.cablecar.actions import Place
from fogcity.games.tickets import preview as tickets
from fogcity.kernel import below, new_rng
from fogcity.pocket.preview import camel
from pocket.conftest import run_node
from pocket.jobs import game_jobs

COUNT = int(os.environ.get("FOGCITY_GAMES", "60"))
"""Random games of each game, over all its options."""
EVERY = 17
Call = tuple[Any, tuple[Any, ...]]


def positions(name: str) -> Iterator[tuple[Game, State]]:
    """Every so many positions of random games with all options."""
    for job in game_jobs(name, COUNT, key=11):
        game = games.make(name, **job["options"])
        for number in range(job["count"]):
            rng = new_rng(job["key"], number)
            s, step = game.start(rng), number
            while waiting := game.waiting(s):
                if step % EVERY == 0:
                    yield game, s
                legal = game.numbers(s, waiting[0])
                game.rules.apply(game.setup, s, waiting[0], legal[int(below(rng, len(legal)))], rng)
                step += 1
            yield game, s


def asked_of_cablecar(game: Any, s: State, seat: int) -> Iterator[Call]:
    """What a page asks of a view of Cable Car."""
    view = game.view(game.veiled(s, seat), seat)
    yield cablecar.plans, (view, bool(game.setup.rotate))
    yield cablecar.lines_of, (game.board_data().cars, view.tiles)
    yield cablecar.tiles_left, (view.tiles,)
    for line in view.lines:
        if line.complete:
            yield cablecar.end_of, (line,)
    if view.shares:
        yield cablecar.share_points, (view, seat)
    for action in cablecar.plans(view, bool(game.setup.rotate))[:: len(view.tiles) + 1]:
        if isinstance(action, Place):
            tile = action.tile + (f"/{action.turn}" if action.turn else "")
            yield cablecar.effects, (view, tile, action.square)


def asked_of_tickets(game: Any, s: State, seat: int) -> Iterator[Call]:
    """What a page asks of a view of tickets."""
    view, board = game.view(game.veiled(s, seat), seat), game.board_data()
    yield tickets.plans, (board, view)
    yield tickets.missing_tracks, (board, view, seat)
    yield tickets.closed_tracks, (board, view, seat)
    kept = tuple(tuple(ticket.id for ticket in player.tickets) for player in view.players)
    yield tickets.sheet, (board, view.owners, kept, tuple(len(player.tokens) for player in view.players))
    yield tickets.faults, (board, dict.fromkeys(view.owners, seat), game.players)
    for ticket in (*view.players[seat].tickets, *view.offer):
        yield tickets.spaces_left, (board, view, seat, ticket.a, ticket.b)
    for track in board.tracks[:: len(view.owners) + 1]:
        yield tickets.lacking, (board, view.players[seat], track.id)


@pytest.mark.parametrize(("name", "asked"), [("cablecar", asked_of_cablecar), ("tickets", asked_of_tickets)])
def test_pages_tell_the_same(name: str, asked: Any) -> None:
    calls = [
        (function, given)
        for i, (game, s) in enumerate(positions(name))
        for function, given in asked(game, s, i % game.players)
    ]
    asked = [{"game": name, "name": camel(function.__name__), "given": plain(given)} for function, given in calls]
    answers = run_node("preview.mjs", Path(), asked)
    assert len({function for function, _ in calls}) > 3
    for (function, given), answer in zip(calls, answers, strict=True):
        assert answer == plain(function(*given)), (function, given)


def test_pages_know_the_points_of_routes_and_tokens() -> None:
    points = [(tickets.route_points, length) for length in range(1, 7)] + [(tickets.token_points, n) for n in range(8)]
    asked = [{"game": "tickets", "name": camel(each.__name__), "given": [number]} for each, number in points]
    asked += [{"game": "tickets", "name": "serves", "given": pair} for pair in (["gray", "red"], ["red", "blue"])]
    answers = run_node("preview.mjs", Path(), asked)
    assert answers == [*(each(number) for each, number in points), True, False]
