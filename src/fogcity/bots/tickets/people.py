"""Bots that play Ticket to Ride: San Francisco like people: the network's policy, with limited sight, bent by habits.

A collector draws tickets and keeps them all, and a gambler draws unseen cards. We also tried preferences for long
tracks and for others' neighborhoods, but they did not show: what can be claimed depends on cards.
"""

from typing import Any, Final

from fogcity.bots.people import Person, settle, tempers
from fogcity.bots.tickets import net as network
from fogcity.bots.tickets.champion import list_sensible
from fogcity.bots.tickets.net import Net, Space
from fogcity.games.tickets.state import BOTH, KEEP, TAKE_DECK, TICKETS
from fogcity.kernel import Rng, rule

RUNGS: Final = {
    "novice": (Person("Pip", "cap", "gambler", (-120, -70, -60)), tempers((3.85, 3.2, 2.9), 0.75, gamble=1.4)),
    "easy": (Person("Rosa", "scarf", "collector", (-10, -20, 20)), tempers((2.45, 2.15, 1.75), 0.8, collect=4.0)),
    "normal": (Person("Mabel", "glasses", "gambler", (110, 90, 90)), tempers((2.4, 2.1, 1.95), 0.87, gamble=2.0)),
    "skilled": (Person("Gus", "hat", "all_round", (190, 140, 140)), tempers((1.9, 1.6, 1.4), 0.95)),
    "hard": (Person("Theo", "curls", "gambler", (310, 210, 200)), tempers((0.4, 0.4, 0.4), 1.0, gamble=4.0)),
}
"""Who plays at the levels below the champion's, and how: temperatures, for each number of players, were tuned in the
arena, each against the level below (docs/strength.md). Habits are in temperatures, so that they show in whoever is
nearly certain, too. Ratings are from the arena, for each number of players (docs/strength.md)."""
CHAMPION: Final = Person("Ada", "crown", "all_round", (410, 220, 240))


@rule
def choose(
    setup: Any, s: Any, seat: int, who: Any, net: Net, at: Space, mask: Any, actions: Any, likings: Any, rng: Rng
) -> int:
    """The action that somebody chooses for a seat."""
    count = list_sensible(setup, s, seat, mask, actions)
    if count == 1:
        return int(actions[0])
    network.look(setup, s, seat, net, at)
    for i in range(count):
        action = int(actions[i])
        likings[i] = network.logit(net, at, action) + who.temperature * taste(action, who)
    return int(actions[settle(likings, count, who, rng)])


@rule
def taste(action: int, who: Any) -> float:
    """How much somebody's habit likes an action, in temperatures."""
    if action == TAKE_DECK:
        return float(who.gamble)
    if action == TICKETS or action == KEEP + BOTH:
        return float(who.collect)
    return 0.0
