"""Positions of Ticket to Ride: San Francisco as a line of text (docs/positions.md).

    turn:1 first:1 row:BGKPR hands:2Bkf;3? routes:uni-pai;emb-pot/2 tickets:uni-cas;? stacks:alc=crab,… tokens:-;bell

A field that is missing holds nothing. Seats are separated by `;`, things of one seat by `,`; `-` stands for nothing and
`?` for a card or ticket that is hidden. Cards are letters: B blue, G green, K black, P purple, R red, O orange, F
ferry; in hands capitals are cards that everybody has seen, small letters those that only their owner knows. Locations
are written by the beginning of their ids. `+2` after a ticket means that seat 2 knows it, too. Cars, points, decks and
what is left of the stacks follow from these, so they are never written.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from fogcity.games import State
from fogcity.games.tickets.board import SYMBOLS, Board
from fogcity.games.tickets.state import (
    BOTH,
    CHOOSING,
    DECIDED,
    HIDDEN,
    NO_TICKET,
    NO_TRACK,
    NOWHERE,
    SEATS,
    TURN,
    UNDECIDED,
)
from fogcity.games.tickets.view import PHASES

NOTHING, UNKNOWN = "-", "?"
CARD_LETTERS = "BGKPROF"
CHOICES = {UNDECIDED: NOTHING, 1: "1", 2: "2", BOTH: "both", DECIDED: UNKNOWN}
FIELDS = (
    *("turn", "phase", "first", "row", "discards", "hands", "routes", "tickets", "kept", "under", "offer", "choice"),
    *("stacks", "tokens", "track", "passes", "last", "shuffled"),
)
"""The fields in the order in which they are written."""


def codes(board: Board) -> tuple[str, ...]:
    """Each location's shortest beginning of three letters or more that means no other one."""
    return _codes(tuple(location.id for location in board.locations))


@lru_cache(maxsize=64)
def _codes(ids: tuple[str, ...]) -> tuple[str, ...]:
    def short(name: str) -> str:
        beginnings = (name[:n] for n in range(3, len(name)))
        return next((b for b in beginnings if sum(other.startswith(b) for other in ids) == 1), name)

    return tuple(map(short, ids))


# --- writing -----------------------------------------------------------------------------------------------------


def write(board: Board, setup: Any, s: State) -> str:
    """A state as text; a veiled one has `?` where something is hidden."""
    seats = range(int(setup.players))
    kept = [_kept(s, seat) for seat in seats]
    fields = {
        "turn": "" if s.phase == CHOOSING else str(int(s.turn) + 1),
        "phase": "" if s.phase == TURN else PHASES[int(s.phase)],
        "first": str(int(s.first) + 1),
        "row": _cards(s.row, s.row),
        "discards": _cards(s.discards, s.discards),
        "hands": _each(_cards(s.hand[seat], s.known[seat], int(s.hidden[seat])) for seat in seats),
        "routes": _each(_list(track_name(board, track) for track in claimed(board, s, seat)) for seat in seats),
        "tickets": _each(_list(_ticket(board, *entry, seat) for entry in kept[seat]) for seat in seats),
        "kept": "".join(str(seat + 1) for seat in _order(s)) if _order(s) != usual_order(setup, s, kept) else "",
        "under": _list(_ticket(board, int(s.queue[i]), int(s.queue_known[i])) for i in range(s.queued)),
        "offer": _each(_list(_ticket(board, *entry, seat) for entry in _offer(s, seat)) for seat in seats),
        "choice": ";".join(CHOICES[int(s.choice[seat])] for seat in seats) if s.choice.any() else "",
        "stacks": _list(
            f"{codes(board)[at]}={SYMBOLS[symbol]}" for symbol, at in enumerate(s.stack_at.tolist()) if at != NOWHERE
        ),
        "tokens": _each(_list(SYMBOLS[symbol] for symbol in _symbols(s, seat)) for seat in seats),
        "track": "" if s.track == NO_TRACK else track_name(board, int(s.track)),
        "passes": str(s.passes) if s.passes else "",
        "last": str(s.last_turns) if s.last_turns else "",
        "shuffled": str(s.renewed) if s.renewed else "",
    }
    return " ".join(f"{name}:{fields[name]}" for name in FIELDS if fields[name])


def _each(seats: Iterable[str]) -> str:
    """What belongs to each seat, or nothing at all if nobody has any of it."""
    parts = list(seats)
    return ";".join(part or NOTHING for part in parts) if any(parts) else ""


def _list(things: Iterable[str]) -> str:
    return ",".join(things)


def _cards(cards: Any, seen: Any, hidden: int = 0) -> str:
    """Cards as letters with their numbers: those that all have seen as capitals, then the others."""
    parts = []
    for letter, number, open_ in zip(CARD_LETTERS, cards.tolist(), seen.tolist(), strict=True):
        parts += [(open_, letter), (number - open_, letter.lower())]
    return "".join(f"{n if n > 1 else ''}{letter}" for n, letter in [*parts, (hidden, UNKNOWN)] if n)


def track_name(board: Board, track: int) -> str:
    """A track by its ends: `uni-pai`, on a double route `emb-pot/2`."""
    _, slash, number = board.tracks[track].id.partition("/")
    route = board.routes[board.tracks[track].route]
    return f"{codes(board)[route.a]}-{codes(board)[route.b]}{slash}{number}"


def claimed(board: Board, s: State, seat: int) -> list[int]:
    """The tracks that a seat has claimed."""
    low, high = s.claimed[seat].tolist()
    return [track for track in range(len(board.tracks)) if (low | high << 64) >> track & 1]


def _ticket(board: Board, ticket: int, known: int, owner: int | None = None) -> str:
    """A ticket and who else knows it; its owner goes without saying."""
    others = "".join(str(seat + 1) for seat in range(SEATS) if known >> seat & 1 and seat != owner)
    if ticket == HIDDEN:
        name = UNKNOWN
    else:
        name = f"{codes(board)[board.tickets[ticket].a]}-{codes(board)[board.tickets[ticket].b]}"
    return f"{name}+{others}" if others else name


def _kept(s: State, seat: int) -> list[tuple[int, int]]:
    """The tickets that a seat has kept, each with the mask of those who know it."""
    return [(int(s.kept[i]), int(s.kept_known[i])) for i, by in enumerate(_order(s)) if by == seat]


def _order(s: State) -> list[int]:
    """Who kept each ticket, from the first to the last."""
    order: list[int] = s.kept_by[: s.kept_count].tolist()
    return order


def usual_order(setup: Any, s: State, kept: Sequence[Sequence[Any]]) -> list[int]:
    """The order in which tickets were kept if nothing else is said: one seat after the other, from the first on."""
    players = int(setup.players)
    seats = [(int(s.first) + i) % players for i in range(players)]
    return [seat for seat in seats for _ in kept[seat]]


def _offer(s: State, seat: int) -> list[tuple[int, int]]:
    offer = zip(s.offer[seat].tolist(), s.offer_known[seat].tolist(), strict=True)
    return [entry for entry in offer if entry[0] != NO_TICKET]


def _symbols(s: State, seat: int) -> list[int]:
    return [symbol for symbol in range(len(SYMBOLS)) if int(s.tokens[seat]) >> symbol & 1]
