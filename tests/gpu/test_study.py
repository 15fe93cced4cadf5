"""What searchers and learners need of a batch: positions from elsewhere, other seats' knowledge, bots inside it."""

import pickle
from typing import Any

import numpy as np
import pytest

from fogcity import bots, games
from fogcity.gpu import Batch

SOME: list[tuple[str, dict[str, Any]]] = [
    ("cablecar", {"players": 3, "hand": 2, "companies": True}),
    ("tickets", {"players": 3}),
]
GAMES = 6


def played(name: str, options: dict[str, Any], steps: int = 25) -> Batch:
    """A batch in the middle of its games."""
    batch = Batch(name, GAMES, seed=4, auto_reset=False, **options)
    for _ in range(steps):
        batch.step(batch.sample())
    return batch


@pytest.mark.parametrize(("name", "options"), SOME)
def test_written_states_leave_nothing_stale(name: str, options: dict[str, Any]) -> None:
    """Seats and masks are those of the new states, whether they are asked for, sampled from or played."""
    source = played(name, options)
    seats, masks = source.seats.copy(), source.masks.copy()
    written, loaded = Batch(name, GAMES, seed=9, **options), Batch(name, GAMES, seed=9, **options)
    assert not np.array_equal(written.masks, masks)
    written.states[:] = source.states
    loaded.load(source.states)
    for batch in (written, loaded):
        assert np.array_equal(batch.seats, seats)
        assert np.array_equal(batch.masks, masks)
    written.states[:] = Batch(name, GAMES, seed=9, **options).states
    written.states[:] = source.states
    chosen = written.sample()
    assert masks[np.arange(GAMES), chosen].all()
    written.step(chosen)
    written.check()


@pytest.mark.parametrize(("name", "options"), SOME)
def test_snapshots_and_pickles_go_on_alike(name: str, options: dict[str, Any]) -> None:
    batch = played(name, options)
    kept, twin = batch.snapshot(), pickle.loads(pickle.dumps(batch))
    for _ in range(10):
        batch.step(batch.sample())
        twin.step(twin.sample())
    after = batch.states.tobytes()
    assert twin.states.tobytes() == after
    batch.restore(kept)
    assert batch.states.tobytes() == kept["states"].tobytes() != after
    for _ in range(10):
        batch.step(batch.sample())
    assert batch.states.tobytes() == after


@pytest.mark.parametrize(("name", "options"), SOME)
def test_any_seat_sees_what_it_knows(name: str, options: dict[str, Any]) -> None:
    batch = played(name, options)
    observe, row = games.part(name, "features").observe, np.zeros(batch.layout.size, np.uint8)
    for seat in range(batch.game.players):
        seen = batch.observe(seat).copy()
        for i in range(GAMES):
            observe(batch.game.setup, batch.states[i], seat, row)
            assert np.array_equal(seen[i], row)
    of_each = np.array([i % 3 for i in range(GAMES)], np.int8)
    assert np.array_equal(batch.observe(of_each)[1], batch.observe(1)[1])


@pytest.mark.parametrize(("name", "options"), SOME)
def test_resampling_keeps_what_a_seat_knows_and_deals_the_rest_anew(name: str, options: dict[str, Any]) -> None:
    batch = played(name, options)
    game = batch.game
    before = [game.copy(s) for s in batch.states]
    batch.resample(1)
    after = [game.copy(s) for s in batch.states]
    for old, new in zip(before, after, strict=True):
        assert game.veiled(new, 1).tobytes() == game.veiled(old, 1).tobytes()
    assert any(old.tobytes() != new.tobytes() for old, new in zip(before, after, strict=True))


@pytest.mark.parametrize(("name", "options"), SOME)
def test_running_scores_and_action_features_are_those_of_the_positions(name: str, options: dict[str, Any]) -> None:
    batch = played(name, options)
    assert batch.running_scores().tolist() == [batch.game.scores(s) for s in batch.states]
    features, masks = batch.action_features(), batch.masks
    assert features.shape == (GAMES, batch.actions, batch.action_layout.size)
    assert features[masks].any()
    assert not features[~masks].any()


def test_a_bot_inside_a_batch_is_the_bot_at_a_table() -> None:
    batch = played("cablecar", {"players": 2})
    choose, alone = batch.bot("lines"), bots.make(batch.game, "lines")
    chosen = batch.rule_actions[choose()]
    for i in range(GAMES):
        seat = int(batch.seats[i])
        veiled = batch.game.veiled(batch.states[i], seat)
        assert int(chosen[i]) == alone.choose(batch.game, veiled, seat, batch.game.numbers(veiled, seat))
