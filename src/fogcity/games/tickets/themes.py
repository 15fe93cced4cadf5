"""The themes of Ticket to Ride: San Francisco puzzles, and how large a loss makes a decision a mistake."""

from typing import Final

from fogcity.games import Action, State
from fogcity.games.tickets import Tickets
from fogcity.games.tickets.actions import Claim, DrawTickets, Keep, Take
from fogcity.games.tickets.reasons import TicketHelped

THRESHOLDS: Final = (0.08, 0.04, 0.02)
MARGIN: Final = 0.05
FEWEST: Final = 3
SPREAD: Final = 1
THEMES: Final = ("keep", "payment", "connect", "block", "tickets", "cards", "tokens", "last")


def possible(veiled: State) -> tuple[str, ...]:
    """The themes that a position may have."""
    return THEMES[-1:] if int(veiled.last_turns) > 0 else THEMES[:-1]


def theme(game: Tickets, veiled: State, seat: int, best: Action, second: Action) -> str:
    """The theme of a position by its best action and the next best one."""
    if int(veiled.last_turns) > 0:
        return "last"
    if isinstance(best, Keep):
        return "keep"
    if isinstance(best, Claim) and isinstance(second, Claim) and best.track == second.track:
        return "payment"
    if isinstance(best, Claim):
        helped = any(isinstance(reason, TicketHelped) for reason in game.reasons(veiled, seat, best))
        return "connect" if helped else "block"
    if isinstance(best, DrawTickets):
        return "tickets"
    return "cards" if isinstance(best, Take) else "tokens"
