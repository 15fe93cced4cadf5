"""Random games beside the oracle: equal legal actions, state and scores at every step."""

import hashlib
import os
from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from fogcity.games.cablecar import CableCar
from fogcity.games.cablecar.board import COLORS, PERCENTS, TILES
from fogcity.games.cablecar.notation import copies_left
from fogcity.games.cablecar.rules import NO_TILE
from fogcity.games.cablecar.view import View
from fogcity.kernel import below, new_rng
from fogcity.table import Table
from oracles.cablecar import Oracle
from oracles.chance import Chance

GAMES = int(os.environ.get("FOGCITY_GAMES", "6"))
"""Games for each of the 60 combinations of options."""


COMBINATIONS: list[dict[str, Any]] = [
    {"players": players, "rotate": rotate, "hand": hand, "companies": companies}
    for players, rotate, hand, companies in product(range(2, 7), (False, True), (1, 2, 3), (False, True))
]


@pytest.mark.parametrize("options", COMBINATIONS, ids=lambda o: "-".join(map(str, o.values())))
def test_kernel_agrees_with_the_oracle(options: dict[str, Any]) -> None:
    """CC-1 to CC-32: the rules as the oracle reads them, in every combination of options."""
    for number in range(GAMES):
        secret = hashlib.sha256(f"{options} {number}".encode()).digest()
        chance = Chance(secret)
        table = Table("cablecar", secret=secret, **options)
        oracle = Oracle(**options, choose=chance)
        picks = new_rng(number, options["players"])
        while True:
            _compare(table, oracle)
            if table.over:
                break
            seat = table.waiting[0]
            written = [action.text for action in table.legal(seat)]
            assert len(set(written)) == len(written)
            assert set(written) == oracle.legal()
            # A third of the choices among the rarer kinds of action, so that draws and exchanges meet every position.
            rare = [action for action in written if "@" not in action]
            choices = rare if rare and below(picks, 3) == 0 else written
            action = choices[below(picks, len(choices))]
            table.play(seat, action)
            chance.ply = len(table.log)
            oracle.play(action)
        game = table.game
        unit = 10 if options["companies"] else 1
        assert [Fraction(score, unit) for score in game.scores(table.state)] == oracle.results()
        assert game.places(table.state) == oracle.places()


def _compare(table: Table, oracle: Oracle) -> None:
    s, game = table.state, table.game
    assert isinstance(game, CableCar)
    view: View = game.view(s, 0)  # of the full state: nothing is veiled
    assert (table.waiting[0] if table.waiting else None) == oracle.seat()
    assert view.tiles == oracle.board
    slots = [
        [None if t == NO_TILE else TILES[t - 1] for t in s.hand[seat][: game.setup.hand]]
        for seat in range(game.players)
    ]
    assert slots == oracle.hands
    assert view.drawn == oracle.drawn
    assert Counter({tile: copies_left(s, kind) for kind, tile in enumerate(TILES)}) == oracle.stack
    assert view.stack == oracle.stack.total()
    assert view.scores == oracle.scores
    for line, expected in zip(view.lines, oracle.lines(), strict=True):
        assert (line.station, line.color, len(line.path), line.complete, line.power_station, line.points) == (
            expected.station,
            expected.color,
            expected.crossings,
            expected.complete,
            expected.power_station,
            expected.points,
        )
        assert int(s.length[line.station - 1]) == expected.crossings
    if view.shares is not None:
        assert list(view.shares) == oracle.shares
        for i, percent in enumerate(PERCENTS):
            unseen = {color for j, color in enumerate(COLORS) if int(s.unseen[i]) >> j & 1}
            queue = [COLORS[company] for company in s.queue[i, : s.queued[i]]]
            assert (unseen, queue) == oracle.piles[percent]
            assert COLORS[s.face_up[i]] == oracle.faceup[percent]
