"""No point is lost in a last turn: what bots do is compared with everything that they could have done."""

import os

import pytest

from fogcity import bots, games
from fogcity.bots.tickets.last import solves
from fogcity.games import Game, State
from fogcity.games.tickets.state import TICKETS, TOKEN_CHOICE, TURN
from fogcity.kernel import new_rng
from fogcity.table import Table

GAMES = int(os.environ.get("FOGCITY_GAMES", "3"))


def points(game: Game, state: State, seat: int, action: int) -> int:
    """What a seat has after an action, and after the best choice of a token where one follows."""
    after = game.copy(state)
    game.rules.apply(game.setup, after, seat, action, new_rng(1))
    if int(after.phase) == TOKEN_CHOICE:
        return max(points(game, after, seat, token) for token in game.numbers(after, seat))
    return game.scores(after)[seat]


@pytest.mark.parametrize("name", ["policy", "champion@16", "planner"])
def test_no_points_are_lost_in_last_turns(name: str) -> None:
    """By points on the table after each legal claim; who takes tickets instead must expect more of them."""
    turns = lost = 0
    for number in range(GAMES):
        game = games.make("tickets", players=2 + number % 3)
        table = Table(game, secret=number.to_bytes(32, "little"))
        bot = bots.make(game, name, seed=number)
        while not table.over:
            seat = table.waiting[0]
            veiled, actions = table.veiled(seat), table.numbers(seat)
            chosen = bot.choose(game, veiled, seat, actions)
            if solves(veiled) and int(veiled.phase) == TURN and chosen != TICKETS:
                turns += 1
                gains = {action: points(game, table.state, seat, action) for action in actions if action != TICKETS}
                lost += max(gains.values()) - gains[chosen]
            table.play(seat, chosen)
    assert turns >= GAMES
    assert lost == 0
