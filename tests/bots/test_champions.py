"""The networks that come with the product: what their files say, and that they play well."""

from importlib import resources
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from bots.test_play import play
from fogcity import bots, games
from fogcity.bots import dense
from fogcity.bots.cablecar import net as cablecar_net
from fogcity.bots.thinking import TreeSearch
from fogcity.bots.tickets import belief
from fogcity.bots.tickets import net as tickets_net
from fogcity.games.tickets.state import HIDDEN
from fogcity.kernel import new_rng
from fogcity.pocket import values
from fogcity.table import Table

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


@pytest.mark.parametrize(("game_id", "network"), [("cablecar", cablecar_net), ("tickets", tickets_net)])
def test_networks_are_small_in_the_browser_too(game_id: str, network: ModuleType) -> None:
    """There they come as the functions take them, without being packed."""
    _, content = values.write(network.net(games.make(game_id)))
    assert len(content) <= LARGEST


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


@pytest.mark.parametrize("game_id", WEAKER)
def test_the_expert_is_the_champion(game_id: str) -> None:
    game = games.make(game_id, players=3)
    expert, champion = (bots.make(game, name, seed=1) for name in ("expert", "champion"))
    assert type(expert) is type(champion)


def test_what_is_kept_of_lines_and_placements_changes_no_number() -> None:
    """A network that has looked at a whole game before says the same as one that sees a position first."""
    game = games.make("cablecar", players=3)
    old = cablecar_net.net(game)
    used, mask = cablecar_net.space(old), np.zeros(game.rules.WORDS, np.uint64)
    table, bot = Table(game, secret=bytes(32)), bots.make(game, "policy", seed=1)
    while not table.over:
        for seat in range(3):
            fresh = cablecar_net.space(old)
            for room in (used, fresh):
                cablecar_net.look(game.setup, table.veiled(seat), seat, old, room, mask)
            assert used.value.tolist() == fresh.value.tolist()
            if seat in table.waiting:
                placed = [action for action in table.numbers(seat) if action < 64]
                assert used.logits[placed].tolist() == fresh.logits[placed].tolist()
        seat = table.waiting[0]
        table.play(seat, bot.choose(game, table.veiled(seat), seat, table.numbers(seat)))


def test_the_champion_of_cable_car_tries_more_than_the_network_likes() -> None:
    """A prior nearly as sharp as the policy kept trees on an eighth of the actions."""
    game = games.make("cablecar", players=2)
    table, tried = Table(game, secret=bytes(31) + b"\2"), []
    champion, bot = bots.make(game, "champion@400", seed=1), bots.make(game, "policy", seed=1)
    assert isinstance(champion, TreeSearch)
    while len(table.log) < 24:
        seat = table.waiting[0]
        veiled, actions = table.veiled(seat), table.numbers(seat)
        if len(table.log) % 3 == 0:
            tried.append((champion.visits(game, veiled, seat, actions) > 0).mean())
        table.play(seat, bot.choose(game, veiled, seat, actions))
    assert np.mean(tried) >= 0.3


def test_hidden_tickets_are_dealt_as_the_network_believes() -> None:
    """What others really hold is likelier than by even chances, and every deal fits what a seat knows."""
    game = games.make("tickets", players=3)
    net, rng, surprise = tickets_net.net(game), new_rng(1), []
    room, chances, likely = tickets_net.space(net), np.zeros(belief.SHAPE), np.zeros(belief.SHAPE[1])
    table, bot = Table(game, secret=bytes(31) + b"\3"), bots.make(game, "policy", seed=1)
    while not table.over:
        seat = table.waiting[0]
        veiled: Any = table.veiled(seat)
        hidden = np.flatnonzero(veiled.kept[: veiled.kept_count] == HIDDEN)
        if veiled.cars.min() <= 12 and len(hidden) > 0:
            belief.believe(game.setup, veiled, seat, net, room, 1.0, chances)
            unseen = [ticket for ticket in range(int(game.setup.tickets)) if int(veiled.unseen) >> ticket & 1]
            for i in hidden:
                own = chances[veiled.kept_by[i]]
                surprise.append(np.log(own[table.state.kept[i]] / own[unseen].sum() * len(unseen)))
            dealt: Any = game.copy(veiled)
            belief.deal_kept(dealt, chances, likely, rng)
            assert HIDDEN not in dealt.kept[: dealt.kept_count]
            game.rules.resample(game.setup, dealt, rng)
            game.rules.veil(game.setup, dealt, seat)
            assert dealt.tobytes() == veiled.tobytes()
        table.play(seat, bot.choose(game, veiled, seat, table.numbers(seat)))
    assert len(surprise) > 40
    assert np.mean(surprise) > 0.7
