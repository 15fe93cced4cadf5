"""Training targets for every seat's view, computed backwards over many games, for any number of seats.

A value is a row of numbers as one seat sees it: each seat's chance of winning, counted clockwise from the seat itself,
and its margin. Seats do not take turns evenly, so each follows its own chain: the target at a seat's action mixes what
it expected at its next action with what came of that; at the end of a game, the result stands for both. The functions
take arrays of NumPy or PyTorch (`xp` is the library).
"""

from typing import Any, NamedTuple

Array = Any


class Rollout(NamedTuple):
    """What happened in T steps of N games with up to P seats. V is the length of a value."""

    seats: Array
    """(T, N) who acted."""
    values: Array
    """(T, N, V) what that seat's view said."""
    done: Array
    """(T, N) whether the action ended the game."""
    results: Array
    """(T, N, P, V) where it did, what every seat's view should have said."""
    after: Array
    """(N, P, V) what every seat's view says after the last step."""
    viewers: Array
    """(T, N) another seat that looked on, or the same."""


def returns(xp: Any, rollout: Rollout, decay: float) -> tuple[Array, Array]:
    """What the views of the seats that acted, and of those that looked on, should have said: two arrays (T, N, V)."""
    steps, games = rollout.seats.shape
    rows = xp.arange(games, device=rollout.seats.device) if hasattr(xp, "Tensor") else xp.arange(games)
    expected = rollout.after + 0
    came = rollout.after + 0
    acted, looked = xp.zeros_like(rollout.values), xp.zeros_like(rollout.values)
    for t in range(steps - 1, -1, -1):
        ended = rollout.done[t][:, None, None]
        expected = xp.where(ended, rollout.results[t], expected)
        came = xp.where(ended, rollout.results[t], came)
        seat, viewer = rollout.seats[t], rollout.viewers[t]
        looked[t] = (1 - decay) * expected[rows, viewer] + decay * came[rows, viewer]
        target = (1 - decay) * expected[rows, seat] + decay * came[rows, seat]
        acted[t] = target
        expected[rows, seat] = rollout.values[t]
        came[rows, seat] = target
    return acted, looked


def utility(values: Array, players: Array, margin: float) -> Array:
    """How well a seat does by a value, from -1 to 1 for two: its chance against an even share, and its margin."""
    chances = values[..., 0]
    even = (players * chances - 1) / (players - 1)
    return (1 - margin) * even + margin * values[..., -1]


def results(xp: Any, rewards: Array, scores: Array, width: int, unit: float) -> Array:
    """What every seat's view of games that are over should have said: (N, P, width + 1), P being their seats.

    `rewards` are those by rank: the highest of a game are its winners, who share the win.
    """
    seats = rewards.shape[-1]
    best = xp.amax(rewards, -1)[:, None]
    won = xp.where(rewards >= best, 1.0, 0.0)
    share = won / won.sum(-1)[:, None]
    columns = []
    for place in range(width):
        if place < seats:
            columns.append(xp.roll(share, -place, -1))
        else:
            columns.append(0 * share)
    lead = 0 * share
    for seat in range(seats):
        others = xp.concatenate([scores[:, :seat], scores[:, seat + 1 :]], -1)
        lead[:, seat] = 1.0 * (scores[:, seat] - xp.amax(others, -1))
    columns.append(xp.tanh(lead / unit))
    return xp.stack(columns, -1)
