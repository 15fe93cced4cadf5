"""Observations: the same from the full state as from what the seat may know, and nothing lost of what it sees."""

import hashlib
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from fogcity import games
from fogcity.games import Game, State
from fogcity.games.cablecar import board as cablecar_board
from fogcity.games.cablecar.features import LAYOUT as CABLE_CAR
from fogcity.games.tickets.board import COLORS, FERRY, SYMBOLS
from fogcity.games.tickets.features import LAYOUT as TICKETS
from fogcity.gpu.loops import action_table, game_names
from fogcity.kernel import below, new_rng

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("cablecar", {"players": 2}),
    ("cablecar", {"players": 3, "rotate": True, "hand": 3}),
    ("cablecar", {"players": 4, "companies": True}),
    ("cablecar", {"players": 6, "companies": True, "hand": 2}),
    ("tickets", {"players": 2}),
    ("tickets", {"players": 3}),
    ("tickets", {"players": 4}),
]
FROZEN = {("cablecar", 1): "c4787d88c65f16c6", ("tickets", 1): "c18614b0b1d7e216"}
"""A digest of observations by game and version."""


def observation(game: Game, s: State, seat: int) -> Any:
    features = game_names(game.id)["features"]
    out = np.full(features.SIZE, 77, np.uint8)
    features.observe(game.setup, s, seat, out)
    return out


def positions(game: Game, seeds: range) -> Iterator[State]:
    """All positions of some random games, the ends included."""
    for number in seeds:
        rng = new_rng(number)
        s = game.start(rng)
        yield s
        while not game.over(s):
            seats = game.waiting(s)
            seat = seats[below(rng, len(seats))]
            actions = game.numbers(s, seat)
            game.rules.apply(game.setup, s, seat, actions[below(rng, len(actions))], rng)
            yield s


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_an_observation_holds_only_what_the_seat_knows(name: str, options: dict[str, Any]) -> None:
    game = games.make(name, **options)
    rng = new_rng(1)
    for s in positions(game, range(2)):
        for seat in range(game.players):
            expected = observation(game, s, seat)
            veiled = game.veiled(s, seat)
            assert np.array_equal(observation(game, veiled, seat), expected)
            if not game.over(s):
                game.rules.resample(game.setup, veiled, rng)
                assert np.array_equal(observation(game, veiled, seat), expected)


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_parts_put_together_are_the_observation(name: str, options: dict[str, Any]) -> None:
    """As threads on CUDA write it: every part into the same zeros, in whatever order."""
    game = games.make(name, **options)
    features = game_names(name)["features"]
    for s in positions(game, range(1)):
        for parts in (3, 32):
            out = np.zeros(features.SIZE, np.uint8)
            for part in reversed(range(parts)):
                before = out.copy()
                features.observe_part(game.setup, s, 1, part, parts, out)
                assert not before[before != out].any(), "two parts wrote the same byte"
            assert np.array_equal(out, observation(game, s, 1))


@pytest.mark.parametrize("name", ["cablecar", "tickets"])
def test_a_version_of_observations_is_frozen(name: str) -> None:
    """Observations of the same games, and what their fields are called, are always the same within a version."""
    features = game_names(name)["features"]
    digest = hashlib.sha256(repr([field[:4] for field in features.LAYOUT.fields]).encode())
    for number, (_, options) in enumerate(case for case in GAMES if case[0] == name):
        game = games.make(name, **options)
        for s in positions(game, range(number, number + 1)):
            for seat in range(game.players):
                digest.update(observation(game, s, seat).tobytes())
    assert digest.hexdigest()[:16] == FROZEN.get((name, features.OBSERVATION_VERSION)), (
        "observations have changed: raise OBSERVATION_VERSION in features.py (unless only the rules or their chance"
        f" did, which change the games played here) and write {digest.hexdigest()[:16]} into FROZEN"
    )


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_codes_stay_in_their_range_and_expand(name: str, options: dict[str, Any]) -> None:
    game = games.make(name, **options)
    layout = game_names(name)["features"].LAYOUT
    for s in positions(game, range(2)):
        seen = observation(game, s, 0)
        for field in layout.fields:
            if field.codes:
                assert layout.part(seen, field.name).max() < field.codes, field.name
        expanded = layout.expand(seen[None])
        assert expanded.shape == (1, len(layout.sources))
        assert expanded.dtype == np.float32
        assert expanded.max() < 6


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_every_legal_action_is_among_the_learners(name: str, options: dict[str, Any]) -> None:
    game = games.make(name, **options)
    table, numbering = action_table(game)
    possible = set(table.tolist())
    assert [int(numbering[action]) for action in table] == list(range(len(table)))
    for s in positions(game, range(3)):
        for seat in range(game.players):
            assert possible.issuperset(game.numbers(s, seat))


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_standing_decides_places(name: str, options: dict[str, Any]) -> None:
    """CC-24, CC-32, TK-28."""
    game = games.make(name, **options)
    keys = np.zeros(game.players, np.int32)
    for s in positions(game, range(8)):
        if game.over(s):
            game_names(name)["features"].standing(game.setup, s, keys)
            assert games.ranking(keys.tolist()) == game.places(s)


@pytest.mark.parametrize(("name", "options"), GAMES[:4])
def test_a_cable_car_observation_holds_all_of_a_view(name: str, options: dict[str, Any]) -> None:
    game = games.make(name, **options)
    for s in positions(game, range(1)):
        for seat in range(game.players):
            if game.over(s):
                continue
            view, part = game.view(game.veiled(s, seat), seat), _parts(CABLE_CAR, observation(game, s, seat))
            owners = [*((seat + i) % game.players for i in range(game.players))]
            if not game.options.values()["companies"]:
                names = [cablecar_board.COLORS[owner] for owner in owners]
                assert {
                    n: 100 * h + r for n, h, r in zip(names, part["score_hundreds"], part["score_rest"], strict=False)
                } == view.scores
            for line, of, end, length in zip(
                view.lines, part["line_of"], part["line_end"], part["line_length"], strict=True
            ):
                assert (of == 9) == (line.color is None)
                assert end == line.complete + line.power_station
                assert length == len(line.path)
            names_in_hand = [cablecar_board.TILES[tile - 1] for tile in part["hand"] if tile]
            assert names_in_hand == [*view.hands[seat]]
            assert [*part["hand_size"][: game.players]] == [len(view.hands[owner]) for owner in owners]
            assert {t: n for t, n in zip(cablecar_board.TILES, part["unseen"], strict=True) if n} == view.unseen
            assert part["stack"][0] == view.stack
            assert view.turn == (seat + part["turn"][0] - 1) % game.players
            filled = {cablecar_board.SQUARES[i] for i in np.flatnonzero(part["exits"][0].ravel())}
            assert filled == set(view.tiles)


@pytest.mark.parametrize(("name", "options"), GAMES[4:])
def test_a_tickets_observation_holds_all_of_a_view(name: str, options: dict[str, Any]) -> None:
    game: Any = games.make(name, **options)
    kinds = (*COLORS, FERRY)
    for s in positions(game, range(1)):
        for seat in range(game.players):
            if game.over(s):
                continue
            view, part = game.view(game.veiled(s, seat), seat), _parts(TICKETS, observation(game, s, seat))
            order = [(seat + i) % game.players for i in range(game.players)]
            owners = {t.id: order[c - 1] for t, c in zip(game.board.tracks, part["track"], strict=False) if 0 < c < 5}
            assert owners == view.owners
            assert {k: n for k, n in zip(kinds, part["row"], strict=True) if n} == view.row
            assert {k: n for k, n in zip(kinds, part["hand"], strict=True) if n} == view.players[seat].hand
            assert part["deck"][0] == view.deck
            assert part["ticket_deck"][0] + part["put_back"][0] == view.ticket_deck
            for at, other in enumerate(order):
                player = view.players[other]
                assert part["cars"][at] == player.cars
                assert part["points"][at] == player.points
                assert part["tickets_kept"][at] == player.ticket_count
                assert tuple(SYMBOLS[i] for i in np.flatnonzero(part["tokens"][at])) == player.tokens
                if at:
                    assert part["known_cards"][at - 1].sum() + part["hidden_cards"][at - 1] == player.cards
            own = {game.board.tickets[i].id: code == 2 for i, code in enumerate(part["ticket"]) if code in (1, 2)}
            assert own == {ticket.id: ticket.completed for ticket in view.players[seat].tickets}
            offered = sorted((place, i) for i, place in enumerate(part["offer_place"]) if place)
            assert [game.board.tickets[i].id for _, i in offered] == [ticket.id for ticket in view.offer]
            assert tuple(np.flatnonzero(part["acting"])) == tuple(sorted(order.index(other) for other in view.acting))


def _parts(layout: Any, seen: Any) -> dict[str, Any]:
    return {field.name: layout.part(seen, field.name).astype(int) for field in layout.fields}
