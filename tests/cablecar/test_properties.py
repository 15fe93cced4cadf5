"""Laws that hold in every Cable Car game, tried on games that Hypothesis makes up."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from exploring import examples
from fogcity import record
from fogcity.games import SPECTATOR, Illegal
from fogcity.games.cablecar import rules
from fogcity.games.cablecar.board import TILES
from fogcity.games.cablecar.view import UNKNOWN
from fogcity.kernel import below, new_rng
from fogcity.table import Table

options = st.fixed_dictionaries(
    {
        "players": st.integers(2, 6),
        "rotate": st.booleans(),
        "hand": st.integers(1, 3),
        "companies": st.booleans(),
    }
)
seeds = st.integers(0, 2**32 - 1)
laws = examples(40)


def played(options: dict[str, Any], seed: int, plies: int | None = None) -> Table:
    """A table with random legal actions, to the end or so many."""
    table = Table("cablecar", secret=seed.to_bytes(32, "big"), **options)
    rng = new_rng(seed)
    while not table.over and (plies is None or len(table.log) < plies):
        seat = table.waiting[0]
        actions = table.numbers(seat)
        table.play(seat, actions[below(rng, len(actions))])
    return table


@laws
@given(options, seeds)
def test_a_finished_game_completes_all_lines(options: dict[str, Any], seed: int) -> None:
    """CC-24, CC-20: all 32 lines are complete, and no tile is crossed more than four times."""
    view = played(options, seed).view(SPECTATOR)
    assert len(view.tiles) == 60
    assert all(line.complete for line in view.lines)
    crossed = [square for line in view.lines for square, _, _ in line.path]
    assert len(crossed) <= 4 * 60
    assert all(crossed.count(square) <= 4 for square in view.tiles)
    assert sum(view.scores.values()) == sum(line.points for line in view.lines)


@laws
@given(options, seeds, st.integers(0, 80))
def test_undo_restores(options: dict[str, Any], seed: int, plies: int) -> None:
    """An undone action leaves the table as it was; one that brought something to light cannot be undone."""
    table = played(options, seed, plies)
    if table.over:
        return
    seat, before, log = table.waiting[0], table.state.tobytes(), list(table.log)
    for action in table.numbers(seat):
        step = table.play(seat, action)
        assert table.may_undo(seat) is not (step.final or table.over)  # the end brings everything to light
        if not table.may_undo(seat):
            after = table.state.tobytes()
            with pytest.raises(Illegal):
                table.undo(seat)
            assert (table.state.tobytes(), list(table.log)) == (after, [*log, step])
            break
        table.undo(seat)
        assert (table.state.tobytes(), list(table.log), table.waiting) == (before, log, (seat,))


@laws
@given(options, seeds, st.integers(0, 100))
def test_record_round_trips(options: dict[str, Any], seed: int, plies: int) -> None:
    table = played(options, seed, plies)
    written = record.of_table(table, with_secret=True)
    again = record.loads(written.dumps())
    assert again == written
    assert record.final(again).state.tobytes() == table.state.tobytes()
    assert record.verify(again).log == table.log


@laws
@given(options, seeds, st.integers(0, 100), seeds)
def test_equal_views_for_what_a_seat_cannot_tell_apart(
    options: dict[str, Any], seed: int, plies: int, other: int
) -> None:
    """States that differ only in hidden things give a seat the same view, legal actions and veiled state."""
    table = played(options, seed, plies)
    game = table.game
    for seat in (*range(game.players), SPECTATOR):
        veiled = table.veiled(seat)
        imagined = game.copy(veiled)
        rules.resample(game.setup, imagined, new_rng(other))
        again = game.veiled(imagined, seat)
        assert again.tobytes() == veiled.tobytes()
        assert game.view(again, seat) == table.view(seat)
        assert game.numbers(imagined, seat) == game.numbers(table.state, seat) == game.numbers(veiled, seat)
        assert int(imagined.left).bit_count() == int(table.state.stack)


@laws
@given(options, seeds, st.integers(0, 70))
def test_a_view_holds_nothing_hidden(options: dict[str, Any], seed: int, plies: int) -> None:
    """CC-9, CC-28: another's tiles and shares are question marks until they are known."""
    table = played(options, seed, plies)
    for seat in (*range(table.game.players), SPECTATOR):
        view = table.view(seat)
        for other, hand in enumerate(view.hands):
            assert other == seat or set(hand) <= {UNKNOWN}
        if view.drawn is not None and view.turn != seat:
            assert view.drawn == UNKNOWN
        unknown = sum(hand.count(UNKNOWN) for hand in view.hands) + (view.drawn == UNKNOWN)
        assert sum(view.unseen.values()) == view.stack + unknown


@laws
@given(options, seeds, st.integers(0, 100))
def test_every_legal_action_reads_back(options: dict[str, Any], seed: int, plies: int) -> None:
    table = played(options, seed, plies)
    game = table.game
    for seat in table.waiting:
        for action in table.numbers(seat):
            assert game.read(table.state, seat, game.action(table.state, seat, action).text).number == action
            assert game.describe(table.veiled(seat), seat, game.action(table.veiled(seat), seat, action)).endswith(".")


def test_resampling_reaches_every_possible_hand_evenly() -> None:
    """A hidden tile is drawn from all unseen ones by their number."""
    table = Table("cablecar", players=2, secret=bytes(32))
    game, veiled = table.game, table.veiled(0)
    counts = np.zeros(25)
    rng, rounds = new_rng(5), 6000
    for _ in range(rounds):
        imagined = game.copy(veiled)
        rules.resample(game.setup, imagined, rng)
        counts[imagined.hand[1, 0]] += 1
    unseen = table.view(0).unseen
    expected = np.array([0.0, *(unseen.get(tile, 0) for tile in TILES)]) / 59 * rounds
    chi_squared = float((((counts - expected) ** 2)[expected > 0] / expected[expected > 0]).sum())
    assert counts[expected == 0].sum() == 0
    assert chi_squared < 60  # 23 degrees of freedom: far beyond the 99.99 % point
