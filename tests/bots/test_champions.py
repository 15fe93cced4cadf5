"""The networks that come with the product: what their files say, and that they play well."""

from importlib import resources

import pytest

from bots.test_play import play
from fogcity import bots, games
from fogcity.bots import dense

WEAKER = {"cablecar": "greedy", "tickets": "one_step"}
LARGEST = 1_500_000


@pytest.mark.parametrize("game_id", WEAKER)
def test_networks_are_small_and_say_where_they_come_from(game_id: str) -> None:
    file = resources.files("fogcity.bots") / game_id / "weights.npz"
    assert len(file.read_bytes()) <= LARGEST
    card = dense.card(game_id)
    assert card["game"] == game_id
    assert card["license"] == "MIT"
    assert card["progress"]["samples"] > 100_000_000
    assert {"data", "config", "made with"} <= card.keys()


@pytest.mark.parametrize(("game_id", "weaker"), WEAKER.items())
def test_a_network_alone_beats_simple_players(game_id: str, weaker: str) -> None:
    """Ten deals, each from both seats: a network that is read wrongly loses them."""
    game = games.make(game_id, players=2)
    wins = 0.0
    for deal in range(10):
        for seat in range(2):
            players = [bots.make(game, "policy" if i == seat else weaker, seed=deal) for i in range(2)]
            scores = play(game, players, deal)
            wins += (scores[seat] > scores[1 - seat]) + 0.5 * (scores[seat] == scores[1 - seat])
    assert wins >= 14


def test_the_expert_of_tickets_is_the_champion() -> None:
    game = games.make("tickets", players=3)
    expert, champion = (bots.make(game, name, seed=1) for name in ("expert", "champion"))
    assert type(expert) is type(champion)
