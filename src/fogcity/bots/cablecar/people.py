"""Bots that play Cable Car like people: the network's policy, with limited sight and bent by habits.

A builder lengthens their own lines, a blocker brings others' lines to an early end, a collector brings their own home,
and a gambler draws another tile and steers for the Power Station.
"""

from typing import Any, Final

from fogcity.bots.cablecar import net as network
from fogcity.bots.cablecar.champion import list_actions
from fogcity.bots.cablecar.net import Net, Space
from fogcity.bots.cablecar.worth import follow
from fogcity.bots.people import Person, settle, tempers
from fogcity.games.cablecar.board import ARRIVAL, INTO_POWER_STATION, PATTERN
from fogcity.games.cablecar.rules import DRAW, NO_ONE, NO_TILE
from fogcity.kernel import Rng, rule

RUNGS: Final = {
    "novice": (
        Person("Pip", "cap", "builder", (30, -40, -70, -60, -30)),
        tempers((44.3, 29.0, 25.0, 22.0, 21.0), 0.75, build=0.35),
    ),
    "easy": (
        Person("Rosa", "scarf", "collector", (180, 60, 60, 50, 30)),
        tempers((25.3, 18.0, 14.0, 13.2, 12.5), 0.8, collect=1.6),
    ),
    "casual": (
        Person("Otis", "beard", "gambler", (310, 150, 110, 80, 70)),
        tempers((25.6, 17.5, 13.7, 13.0, 11.8), 0.85, gamble=1.4),
    ),
    "normal": (
        Person("Mabel", "glasses", "builder", (430, 230, 140, 110, 90)),
        tempers((21.4, 15.7, 13.6, 13.0, 12.0), 0.9, build=0.35),
    ),
    "skilled": (
        Person("Gus", "hat", "blocker", (540, 330, 210, 170, 140)),
        tempers((20.1, 13.0, 10.6, 9.2, 8.5), 0.93, block=1.6),
    ),
    "hard": (
        Person("Ines", "bun", "collector", (690, 410, 270, 210, 170)),
        tempers((13.8, 10.1, 8.8, 8.3, 8.1), 0.96, collect=1.6),
    ),
    "strong": (
        Person("Theo", "curls", "gambler", (840, 530, 350, 280, 230)),
        tempers((13.4, 8.7, 7.5, 7.2, 6.6), 0.98, gamble=1.4),
    ),
    "master": (
        Person("Vera", "bow", "blocker", (970, 620, 440, 350, 300)),
        tempers((10.2, 5.6, 4.7, 4.4, 4.1), 1.0, block=1.6),
    ),
}
"""Who plays at the levels below the champion's, and how: temperatures, for each number of players, were tuned in the
arena, each against the level below (docs/strength.md). Habits are in temperatures, so that they show in whoever is
nearly certain, too. Ratings are from the arena, for each number of players (docs/strength.md)."""
CHAMPION: Final = Person("Ada", "crown", "all_round", (1630, 970, 560, 450, 360))


@rule
def choose(
    setup: Any, s: Any, seat: int, who: Any, net: Net, at: Space, mask: Any, actions: Any, likings: Any, rng: Rng
) -> int:
    """The action that somebody chooses for a seat."""
    count = list_actions(setup, s, seat, mask, actions)
    network.look(setup, s, seat, net, at, mask)
    for i in range(count):
        action = int(actions[i])
        likings[i] = network.logit(at, action) + who.temperature * taste(setup, s, seat, action, who)
    return int(actions[settle(likings, count, who, rng)])


@rule
def taste(setup: Any, s: Any, seat: int, action: int, who: Any) -> float:
    """How much somebody's habit likes an action, in temperatures."""
    if action == DRAW:
        return float(who.gamble)
    tile = int(s.drawn) if s.drawn != NO_TILE else int(s.hand[seat, 0])
    pattern, square = int(PATTERN[tile - 1, 0]), action
    liked = 0.0
    for entry in range(4):
        line = int(s.cell[square, entry]) - 1
        if line >= 0 and int(setup.car[line]) != NO_ONE:
            head, crossings = follow(s, square, pattern, 4 * square + entry)
            if int(setup.car[line]) == seat:
                liked += who.build * crossings
                if head >= ARRIVAL:
                    liked += who.collect
                if head == INTO_POWER_STATION:
                    liked += who.gamble
            elif head == ARRIVAL:
                liked += who.block
    return float(liked)
