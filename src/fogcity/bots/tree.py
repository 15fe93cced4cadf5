"""The tree of information-set Monte Carlo search, the same for all games: one preallocated array of edges.

An edge is an action out of a node, and a node is the edge that led to it, so both are one index; 0 is the root. Edges
are found by a hash of node and action. Since hidden information is drawn again in every iteration, not every action
can be played every time: `available` counts how often it could, and exploration goes by that.
"""

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from fogcity.kernel import rule

ROOT: Final = 0
FULL: Final = -1
LOW: Final = np.uint64(0xFFFFFFFF)

EDGE: Final = np.dtype(
    (
        np.record,
        [
            ("key", np.uint64),  # 1 + action, and above it the node; 0 for a place not used yet
            ("visits", np.int32),
            ("available", np.int32),
            ("total", np.float32),  # of the utilities for the seat that played the action
            ("next_total", np.float32),  # of the utilities for the seat that acts after it
            ("prior", np.float32),
        ],
    )
)

Tree = npt.NDArray[Any]


def new_tree(edges: int) -> Tree:
    """An empty tree with room for a number of edges, rounded up to a power of two."""
    return np.zeros(1 << max(10, (edges - 1).bit_length()), EDGE)


@rule
def find(tree: Tree, node: int, action: int) -> int:
    """The edge of an action out of a node, added if necessary; FULL when there is no room for it."""
    mask = np.uint64(len(tree) - 1)
    key = (np.uint64(node) << np.uint64(32)) | np.uint64(action + 1)
    # A hash in 64 bits that never runs over: as plain Python NumPy would complain about it.
    spot = ((np.uint64(node) * np.uint64(0x9E3779B1)) ^ (np.uint64(action) * np.uint64(0x85EBCA77))) & LOW
    spot = (spot ^ (spot >> np.uint64(15))) * np.uint64(0x2C1B3C6D)
    at = (spot >> np.uint64(12)) & mask
    for _ in range(32):
        if at != np.uint64(ROOT):
            found = tree[at].key
            if found == key:
                return np.int64(at)  # type: ignore[return-value]  # a NumPy number, so that Numba keeps it signed
            if found == 0:
                tree[at].key = key
                return np.int64(at)  # type: ignore[return-value]
        at = (at + np.uint64(1)) & mask
    return FULL


@rule
def urgency(tree: Tree, node: int, edge: int, prior: float, exploration: float) -> float:
    """How much an available action deserves to be tried next (PUCT, with availability in place of visits)."""
    visits = int(tree[edge].visits)
    mean = tree[edge].total / visits if visits > 0 else tree[node].next_total / max(1, int(tree[node].visits))
    return float(mean + exploration * prior * np.sqrt(float(tree[edge].available)) / (1 + visits))


@rule
def select(tree: Tree, node: int, edges: Any, count: int, exploration: float) -> int:
    """The available edge of a node to follow."""
    total = 0.0
    for i in range(count):
        total += tree[edges[i]].prior
    best, best_urgency = 0, -1e9
    for i in range(count):
        value = urgency(tree, node, int(edges[i]), tree[edges[i]].prior / total, exploration)
        if value > best_urgency:
            best, best_urgency = i, value
    return best


@rule
def backup(tree: Tree, path: Any, seats: Any, depth: int, utilities: Any) -> None:
    """Add the utilities of one iteration to all edges it went through; every seat counts its own (max^n)."""
    node = ROOT
    tree[ROOT].visits += 1
    for i in range(depth):
        edge = int(path[i])
        utility = utilities[seats[i]]
        tree[node].next_total += utility
        tree[edge].visits += 1
        tree[edge].total += utility
        node = edge


def root_visits(tree: Tree, actions: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
    """How often each of the root's actions was played."""
    visits = np.zeros(len(actions), np.int64)
    _root_visits(tree, actions, visits)
    return visits


@rule
def _root_visits(tree: Tree, actions: Any, visits: Any) -> None:
    for i in range(len(actions)):
        edge = find(tree, ROOT, int(actions[i]))
        if edge != FULL:
            visits[i] = tree[edge].visits
