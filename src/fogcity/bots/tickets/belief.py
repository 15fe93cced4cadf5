"""What the network believes others hold: hidden tickets are dealt as likely as their owners' play makes them."""

from typing import Any, Final

from fogcity.bots.dense import draw, softmax
from fogcity.bots.tickets import net as network
from fogcity.bots.tickets.net import Net, Space
from fogcity.games.tickets.board import MAX_TICKETS
from fogcity.games.tickets.state import HIDDEN, SEATS
from fogcity.kernel import Rng, bit, nth_bit, popcount, rule

SHAPE: Final = (SEATS, MAX_TICKETS)
LEAST: Final = 1e-3
"""No ticket is less likely than this, however an opponent may have played."""


@rule
def believe(setup: Any, s: Any, me: int, net: Net, at: Space, power: float, chances: Any) -> None:
    """Write for every other seat how likely each unseen ticket is one of its own, by the veiled state of a seat.

    A power below 1 believes less, 0 nothing at all.
    """
    players, count = int(setup.players), popcount(s.unseen)
    network.look(setup, s, me, net, at)
    for place in range(1, players):
        own = chances[(me + place) % players]
        for i in range(count):
            own[i] = power * network.suspicion(net, at, place, nth_bit(s.unseen, i))
        softmax(own, count)
        for i in range(count - 1, -1, -1):  # from the i-th unseen ticket to its number, which is never less
            chance, own[i] = max(own[i], LEAST), 0.0
            own[nth_bit(s.unseen, i)] = chance


@rule
def deal_kept(s: Any, chances: Any, likely: Any, rng: Rng) -> None:
    """Deal the tickets that others have kept and a seat cannot see, by what it believes; `likely` is room."""
    for i in range(s.kept_count):
        if s.kept[i] == HIDDEN:
            own, count, total = chances[s.kept_by[i]], popcount(s.unseen), 0.0
            for k in range(count):
                likely[k] = own[nth_bit(s.unseen, k)]
                total += likely[k]
            for k in range(count):
                likely[k] /= total
            ticket = nth_bit(s.unseen, draw(likely, count, rng))
            s.unseen &= ~bit(ticket)
            s.kept[i] = ticket
