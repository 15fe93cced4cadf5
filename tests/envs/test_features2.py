"""Observation version 2: only what the seat knows, the same in parts, and enough to rebuild a bot's choice."""

import hashlib
from typing import Any

import numpy as np
import pytest

from envs.test_features import GAMES, positions
from fogcity import games
from fogcity.bots import cablecar
from fogcity.bots.cablecar.worth import HEADS, phase_of, table_index, tables
from fogcity.bots.tickets.plan import missing
from fogcity.games import Game, State
from fogcity.games.cablecar import features2 as traced
from fogcity.games.cablecar.rules import DRAW
from fogcity.games.tickets import features2 as planned
from fogcity.gpu.study import second_version

FROZEN = {"cablecar": "cef4a031010040ff", "tickets": "726b5838c83fa950"}
"""A digest of observations and action features of the second version."""


def prepared(game: Game, s: State, seat: int, parts: int = 1) -> Any:
    features = second_version(game.id)
    room = np.full(features.ROOM, 77, np.int16)
    for part in reversed(range(parts)):
        features.clear_part(part, parts, room)
    for part in reversed(range(parts)):
        features.prepare_part(game.setup, s, seat, part, parts, room)
    return room


def observation(game: Game, s: State, seat: int, parts: int = 1) -> Any:
    features = second_version(game.id)
    out = np.zeros(features.SIZE, np.uint8)
    room = prepared(game, s, seat, parts)
    for part in reversed(range(parts)):
        before = out.copy()
        features.observe_part(game.setup, s, seat, part, parts, room, out)
        assert not before[before != out].any(), "two parts wrote the same byte"
    return out


def described(game: Game, s: State, seat: int) -> dict[int, Any]:
    """What is told of each legal action."""
    features = second_version(game.id)
    room, rows = prepared(game, s, seat), {}
    for action in game.numbers(s, seat):
        rows[action] = np.zeros(features.ACTION_SIZE, np.uint8)
        features.describe(game.setup, s, seat, action, room, rows[action])
    return rows


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_it_holds_only_what_the_seat_knows(name: str, options: dict[str, Any]) -> None:
    game = games.make(name, **options)
    for s in positions(game, range(1)):
        for seat in range(game.players):
            veiled = game.veiled(s, seat)
            assert np.array_equal(observation(game, veiled, seat), observation(game, s, seat))
            known = described(game, veiled, seat)
            for action, row in described(game, s, seat).items():
                assert np.array_equal(known[action], row), (seat, action)


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_parts_put_together_are_the_whole(name: str, options: dict[str, Any]) -> None:
    game = games.make(name, **options)
    for number, s in enumerate(positions(game, range(1))):
        if number % 4 == 0:
            assert np.array_equal(observation(game, s, 1, 64), observation(game, s, 1))


@pytest.mark.parametrize("players", [2, 4])
def test_lines_can_be_rebuilt_from_what_placements_do(players: int) -> None:
    """The bot that follows traced lines chooses the same from the features alone."""
    game = games.make("cablecar", players=players)
    table = tables()[table_index(game.setup)]
    bot = cablecar.Lines(game)
    compared = 0
    for s in positions(game, range(3)):
        if game.over(s):
            continue
        seat = game.waiting(s)[0]
        phase = phase_of(int(s.placed) + 1)
        best, best_gain = -1, -1e9
        for action, row in described(game, s, seat).items():
            if action != DRAW:
                gain = _gain(table, phase, action & 63, row.reshape(-1)[: traced.PLACEMENT], players)
                if gain > best_gain + 1e-4:
                    best, best_gain = action, gain
        legal = game.numbers(s, seat)
        chosen = bot.choose(game, game.veiled(s, seat), seat, legal)
        if DRAW in legal and best_gain < table[phase, HEADS, 0]:
            best = DRAW
        assert chosen == best
        compared += 1
    assert compared > 150


def _gain(table: Any, phase: int, square: int, row: Any, players: int) -> float:
    total = 0.0
    for entry, told in enumerate(row.reshape(traced.ENTRIES, traced.ENTRY_BYTES).astype(int)):
        weight = 1.0 if told[0] else -1.0 / (players - 1) if told[1] else 0.0
        length = told[traced.LENGTH] + told[traced.CROSSINGS]
        before = table[phase, 4 * square + entry, 0] + table[phase, 4 * square + entry, 1] * told[traced.LENGTH]
        after = float(length)
        if told[traced.POWERED]:
            after = 2.0 * length
        elif told[traced.WAITS]:
            after = table[phase, told[traced.AFTER], 0] + table[phase, told[traced.AFTER], 1] * length
        total += weight * (after - before)
    return total


def test_tickets_know_what_they_lack() -> None:
    """A ticket lacks nothing exactly if it is completed; a track can be paid exactly if claiming it is legal."""
    game = games.make("tickets", players=2)
    for s in positions(game, range(2)):
        if game.over(s):
            continue
        seat = game.waiting(s)[0]
        seen = observation(game, s, seat)
        part = {f.name: planned.LAYOUT.part(seen, f.name).astype(int) for f in planned.LAYOUT.fields}
        unfinished = np.flatnonzero(part["ticket"] == 1)
        assert not part["lack"][part["ticket"] == 2].any()
        assert not part["lost"][part["ticket"] == 2].any()
        if len(unfinished) == 1:  # of several one may lie on the ways of the others
            assert part["lack"][unfinished[0]] > 0 or part["lost"][unfinished[0]] > 0
        if int(s.phase) == 2:
            claims = {(action >> 6) - 3 for action in game.numbers(s, seat) if action >> 6 >= 3}
            assert claims == set(np.flatnonzero(part["afford"] == 1).tolist())
            for track in np.flatnonzero(part["afford"]):
                assert part["afford"][track] == 1 + min(3, missing(game.setup, s, seat, int(track)))


@pytest.mark.parametrize("name", ["cablecar", "tickets"])
def test_the_second_version_is_frozen(name: str) -> None:
    features = second_version(name)
    layouts = [[field[:4] for field in layout.fields] for layout in (features.LAYOUT, features.ACTION_LAYOUT)]
    digest = hashlib.sha256(repr(layouts).encode())
    for number, (_, options) in enumerate(case for case in GAMES if case[0] == name):
        game = games.make(name, **options)
        for s in positions(game, range(number, number + 1)):
            for seat in range(game.players):
                digest.update(observation(game, s, seat).tobytes())
                for row in described(game, s, seat).values():
                    digest.update(row.tobytes())
    assert digest.hexdigest()[:16] == FROZEN[name], (
        "observations have changed: make a third version (unless only the rules or their chance did, which change"
        f" the games played here) and write {digest.hexdigest()[:16]} into FROZEN"
    )
