"""People who play Ticket to Ride: San Francisco: the network's policy, seen with limited sight and bent by habits.

A builder likes long tracks, a blocker claims where others build, a collector draws tickets and keeps all, and a gambler
takes cards that nobody has seen.
"""

from typing import Any, Final

import numpy as np

from fogcity.bots.people import Person, settle, temper
from fogcity.bots.tickets import net as network
from fogcity.bots.tickets.champion import list_sensible
from fogcity.bots.tickets.net import Net, Space
from fogcity.games.tickets.state import BOTH, CLAIM_WORD, KEEP, TAKE_DECK, TICKETS
from fogcity.kernel import Rng, bit, rule

RUNGS: Final = {
    "novice": (Person("Pip", "cap", "builder", -90), temper(3.6, 0.75, build=0.35)),
    "easy": (Person("Rosa", "scarf", "collector", -10), temper(2.5, 0.8, collect=1.6)),
    "normal": (Person("Mabel", "glasses", "builder", 70), temper(1.8, 0.88, build=0.35)),
    "skilled": (Person("Gus", "hat", "blocker", 150), temper(1.0, 0.95, block=1.6)),
    "hard": (Person("Theo", "curls", "gambler", 230), temper(0.1, 1.0, gamble=1.4)),
}
"""Who plays at the levels below the champion's, and how: temperatures were tuned in the arena, each against the level
below (docs/strength.md). Habits are in temperatures, so that they show in whoever is nearly certain, too."""
CHAMPION: Final = Person("Ada", "crown", "all_round", 300)


@rule
def choose(
    setup: Any, s: Any, seat: int, who: Any, net: Net, at: Space, mask: Any, actions: Any, likings: Any, rng: Rng
) -> int:
    """What somebody does for a seat."""
    count = list_sensible(setup, s, seat, mask, actions)
    if count == 1:
        return int(actions[0])
    network.look(setup, s, seat, net, at)
    for i in range(count):
        action = int(actions[i])
        likings[i] = network.logit(net, at, action) + who.temperature * taste(setup, s, seat, action, who)
    return int(actions[settle(likings, count, who, rng)])


@rule
def taste(setup: Any, s: Any, seat: int, action: int, who: Any) -> float:
    """How much an action is to somebody's taste, in temperatures."""
    if action >> 6 >= CLAIM_WORD:
        track = (action >> 6) - CLAIM_WORD
        liked = who.build * (float(setup.length[track]) - 1.0)
        if who.block != 0.0 and crowded(setup, s, seat, track):
            liked += who.block
        return float(liked)
    if action == TAKE_DECK:
        return float(who.gamble)
    if action == TICKETS or action == KEEP + BOTH:
        return float(who.collect)
    return 0.0


@rule
def crowded(setup: Any, s: Any, seat: int, track: int) -> bool:
    """Whether another seat has come to one of the ends of a track."""
    for other in range(np.int64(setup.players)):
        if other != seat:
            for near in range(np.int64(setup.tracks)):
                if s.claimed[other, near >> 6] & bit(near & 63) != 0:
                    for end in range(2):
                        if setup.end[near, end] == setup.end[track, 0] or setup.end[near, end] == setup.end[track, 1]:
                            return True
    return False
