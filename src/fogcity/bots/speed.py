"""How fast a search bot thinks: iterations per second on one core, from a position in the middle of a game."""

import time
from typing import Any

from fogcity import bots, games
from fogcity.bots import Budget
from fogcity.bots.thinking import TreeSearch
from fogcity.bots.tree import new_tree
from fogcity.games import BadInput, Game
from fogcity.kernel import new_rng
from fogcity.table import Table


def middle(game: Game, seed: int) -> Table:
    """A game played by quick players to about its middle."""
    secret = seed.to_bytes(32, "little")
    whole = _play(Table(game, secret=secret), None)
    return _play(Table(game, secret=secret), len(whole.log) // 2)


def _play(table: Table, plies: int | None) -> Table:
    player = bots.make(table.game, bots.names(table.game.id)[-2], seed=0)  # the strongest that does not search
    while not table.over and len(table.log) != plies:
        seat = table.waiting[0]
        table.play(seat, player.choose(table.game, table.veiled(seat), seat, table.numbers(seat)))
    return table


def measure(game_id: str, *, players: int = 2, seconds: float = 2.0, positions: int = 5) -> dict[str, Any]:
    """Iterations (one playout each) per second of processor time, over several positions."""
    game = games.make(game_id, players=players)
    bot = bots.make(game, "search", seed=0, budget=Budget(iterations=1))
    if not isinstance(bot, TreeSearch):
        raise BadInput(f"{game.title} has no search bot to measure")
    rates = []
    for seed in range(positions):
        table = middle(game, seed)
        seat = table.waiting[0]
        states = game.restore(2 * table.veiled(seat).tobytes())
        bot.grow(setup=game.setup, states=states, tree=new_tree(1 << 18), iterations=10, rng=new_rng(0))
        tree, rng, done = new_tree(1 << 20), new_rng(seed), 0
        started = time.thread_time()
        while (spent := time.thread_time() - started) < seconds / positions:
            bot.grow(setup=game.setup, states=states, tree=tree, iterations=500, rng=rng)
            done += 500
        rates.append(done / spent)
    return {
        "game": game_id,
        "players": players,
        "positions": positions,
        "iterations_per_second": sum(rates) / len(rates),
    }
