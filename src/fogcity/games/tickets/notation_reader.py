"""Actions of Ticket to Ride: San Francisco read from what people write, and why one is refused."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any, TypeVar

from fogcity.foreign import quote
from fogcity.games import BadInput, Illegal
from fogcity.games.tickets import rules
from fogcity.games.tickets.board import CARD_NAMES, GRAY, SYMBOLS, Board
from fogcity.games.tickets.board import FERRY as FERRY_CARD
from fogcity.games.tickets.cards import takes
from fogcity.games.tickets.notation import cards_text, paid, symbols_aside, token_ends
from fogcity.games.tickets.state import (
    BOTH,
    CHOOSING,
    CLAIM_WORD,
    KEEP,
    NO_TRACK,
    OVER,
    PASS,
    SECOND_CARD,
    STACK_WORD,
    STACKING,
    TAKE,
    TAKE_DECK,
    TICKET_CHOICE,
    TICKETS,
    TOKEN,
    TOKEN_CHOICE,
    TURN,
    UNDECIDED,
)

Name = TypeVar("Name", bound=str)
VERBS = ("keep", "stack", "take", "claim", "token", "tickets", "pass")
EXPECTED = {
    CHOOSING: ("keep", "TK-8", "Choose from your first tickets now: keep 1, keep 2 or keep both."),
    STACKING: ("stack", "TK-9", "Before the first turn, place a stack that was set aside: stack SYMBOL on LOCATION."),
    SECOND_CARD: ("take", "TK-10", "You have taken one card: take a second one."),
    TOKEN_CHOICE: ("token", "TK-21", "Both ends have a token for you: choose one with token LOCATION."),
    TICKET_CHOICE: ("keep", "TK-22", "Choose from the tickets you drew: keep 1, keep 2 or keep both."),
}
"""What a phase waits for, with the rule that says so."""


def read(board: Board, setup: Any, s: Any, seat: int, text: str) -> int:
    """The number of the legal action that a text means; Illegal names the rule that forbids it."""
    verb, _, rest = " ".join(text.lower().split()).partition(" ")
    if verb not in VERBS:
        raise BadInput(f"{quote(text.strip())} is not an action: begin with {', '.join(VERBS)}")
    _check_turn(setup, s, seat)
    phase = int(s.phase)
    if phase in EXPECTED and verb != EXPECTED[phase][0]:
        raise Illegal(*EXPECTED[phase][1:])
    match verb:
        case "keep":
            return _read_keep(board, s, seat, rest)
        case "stack":
            return _read_stack(board, s, rest)
        case "take":
            return _read_take(s, rest)
        case "claim":
            return _read_claim(board, setup, s, seat, rest)
        case "token":
            return _read_token(board, s, rest)
    if rest:
        raise BadInput(f"write {quote(verb)} alone, without {quote(rest)}")
    return _read_tickets(s) if verb == "tickets" else _read_pass(setup, s, seat)


def names_hidden(text: str) -> tuple[str, str, Counter[str] | None]:
    """What an action in plain words tells of hidden things: its verb, the ticket it keeps, the cards it pays."""
    verb, _, rest = text.partition(" ")
    ticket = rest if verb == "keep" and rest not in ("1", "2", "both") else ""
    payment = rest.partition(" with ")[2] if verb == "claim" else ""
    return verb, ticket, parse_payment(payment) if payment else None


def _check_turn(setup: Any, s: Any, seat: int) -> None:
    if s.phase == OVER:
        raise Illegal("TK-26", "The game is over.")
    if s.phase == CHOOSING and s.choice[seat] != UNDECIDED:
        raise Illegal("TK-8", "You have chosen your tickets: wait until all have.")
    if s.phase != CHOOSING and int(s.turn) != seat:
        raise Illegal("TK-9", f"It is the turn of seat {int(s.turn) + 1}, not of seat {seat + 1}.")


def _read_keep(board: Board, s: Any, seat: int, text: str) -> int:
    if s.phase == TURN:
        raise Illegal("TK-22", "No tickets are offered to you: draw some with tickets.")
    if text in ("both", "1", "2"):
        return KEEP + (BOTH if text == "both" else int(text))
    offered, meant = s.offer[seat].tolist(), find_tickets(board, text)
    found = [i for i, ticket in enumerate(offered) if ticket in meant]
    if len(found) == 1:
        return KEEP + 1 + found[0]
    choice = f"keep {board.tickets[offered[0]].id}, keep {board.tickets[offered[1]].id} or keep both"
    if found:
        raise BadInput(f"{quote(text)} could be either ticket: write {choice}")
    if not meant:
        raise BadInput(f"{quote(text)} is not a ticket: write {choice}")
    raise Illegal("TK-8" if s.phase == CHOOSING else "TK-22", f"That ticket is not offered to you: {choice}.")


def _read_stack(board: Board, s: Any, text: str) -> int:
    if s.phase == TURN:
        raise Illegal("TK-9", "Stacks are placed before the first turn only.")
    symbol_text, _, location_text = text.partition(" on ")
    aside = [SYMBOLS[symbol] for symbol in symbols_aside(s)]
    symbol = one_of(symbol_text, SYMBOLS, "symbol")
    location = find_location(board, location_text)
    if symbol not in aside:
        raise Illegal("TK-9", f"The stack of the {symbol} is not set aside: place {' or '.join(aside)}.")
    if location in s.stack_at.tolist():
        name = board.locations[location].name
        raise Illegal("TK-9", f"{name} has a stack already: choose a location without one.")
    return 64 * (STACK_WORD + aside.index(symbol)) + location


def _read_take(s: Any, text: str) -> int:
    wanted = one_of(text.removesuffix(" card"), (*CARD_NAMES, "deck"), "card")
    possible = int(takes(s))
    if not possible:
        raise Illegal("TK-13", "There is no card to take: do something else.")
    action = TAKE_DECK if wanted == "deck" else TAKE + CARD_NAMES.index(wanted)
    if possible >> action & 1:
        return action
    if wanted == "deck":
        raise Illegal("TK-12", "Deck and discards are empty: take a face-up card.")
    if s.row[action - TAKE] == 0:
        raise Illegal("TK-10", f"No {wanted} card lies face up: take {_or(_takes_text(possible))}.")
    raise Illegal("TK-11", f"A face-up ferry card cannot be the second card: take {_or(_takes_text(possible))}.")


def _takes_text(possible: int) -> list[str]:
    return [name for action, name in enumerate((*CARD_NAMES, "deck")) if possible >> action & 1]


def _or(words: list[str]) -> str:
    return " or ".join(filter(None, (", ".join(words[:-1]), words[-1])))


def _read_token(board: Board, s: Any, text: str) -> int:
    if s.phase == TURN:
        raise Illegal("TK-21", "There is no token to choose: it comes with a route that you claim.")
    location = board.locations[find_location(board, text)]
    ends = token_ends(board, s)
    if location not in ends:
        raise Illegal("TK-21", f"The token comes from an end of the route just claimed: {ends[0].id} or {ends[1].id}.")
    return TOKEN + ends.index(location)


def _read_tickets(s: Any) -> int:
    if not s.unseen_size and not s.queued:
        raise Illegal("TK-23", "No tickets are left to draw.")
    return TICKETS


def _read_pass(setup: Any, s: Any, seat: int) -> int:
    able = ["take a card"] if takes(s) else []
    able += ["draw tickets"] if s.unseen_size or s.queued else []
    if any(_ways(setup, s, seat, track) for track in range(setup.tracks)):
        able.append("claim a route")
    if able:
        raise Illegal("TK-25", f"Only a player who can do nothing passes, and you can {_or(able)}.")
    return PASS


# --- claims ------------------------------------------------------------------------------------------------------


def _read_claim(board: Board, setup: Any, s: Any, seat: int, text: str) -> int:
    route_text, _, payment_text = text.partition(" with ")
    tracks = _find_tracks(board, route_text)
    payment = parse_payment(payment_text) if payment_text else None
    tracks.sort(key=lambda track: _closeness(board, s, seat, track, payment), reverse=True)
    legal = {track: ways for track in tracks if (ways := _payments(board, setup, s, seat, track, payment))}
    if not legal:
        raise refusal(board, setup, s, seat, tracks[0], payment)
    # Tracks that the same cards pay for are equally good: take the first.
    track, ways = next(iter(legal.items()))
    choices = {text for others in legal.values() for text in others}
    if len(choices) > 1:
        example = f"claim {board.tracks[track].id} with {min(choices)}"
        raise BadInput(f"say how you pay for it, for instance {example}: it could be {_or(sorted(choices))}")
    return 64 * (CLAIM_WORD + track) + next(iter(ways.values()))


def _find_tracks(board: Board, text: str) -> list[int]:
    """The tracks that a text means: one, or both of a double route when it names none."""
    ends_text, _, number = text.replace(" ", "_").partition("/")
    ends = {frozenset(pair) for pair in _two_locations(board, ends_text)}
    if not ends:
        raise BadInput(
            f"{quote(text)} is not a route: write the two locations at its ends, such as {board.tracks[0].id}"
        )
    tracks = [t for t, track in enumerate(board.tracks) if frozenset(_ends(board, t)) in ends]
    if len({board.tracks[track].route for track in tracks}) > 1:
        raise BadInput(f"{quote(text)} could be {_or([board.tracks[track].id for track in tracks])}: write more of it")
    if not tracks:
        a, b = min(map(sorted, ends))[0], max(map(sorted, ends))[-1]
        raise Illegal("TK-2", f"No route joins {board.locations[a].name} and {board.locations[b].name}.")
    if not number:
        return tracks
    if number not in ("1", "2")[: len(tracks)]:
        raise Illegal(
            "TK-2", f"That route has {len(tracks)} track{'s' * (len(tracks) > 1)}: there is no {quote(number)}."
        )
    return [tracks[int(number) - 1]]


def _ends(board: Board, track: int) -> tuple[int, int]:
    route = board.routes[board.tracks[track].route]
    return route.a, route.b


def parse_payment(text: str) -> Counter[str]:
    """Cards as people write them: `2 red 1 ferry`, `2 red, 1 ferry` or `red red ferry`."""
    payment: Counter[str] = Counter()
    rest = re.sub(r"[,+&]| and | cards?\b", " ", f" {text} ")
    for number, word in re.findall(r"(\d{1,3})?\s*([^\s\d]+)", rest):
        payment[one_of({"ferries": FERRY_CARD}.get(word, word), CARD_NAMES, "card")] += int(number or 1)
    if not payment or re.search(r"\d\s*$|\d\s+\d", rest):
        raise BadInput(f"{quote(text)} is not a payment: write cards such as '2 red 1 ferry'")
    return +payment


def _closeness(board: Board, s: Any, seat: int, track: int, payment: Counter[str] | None) -> tuple[bool, bool, bool]:
    """Which track of a double route is meant more likely: an open one, an unclaimed one, one of the color paid."""
    color = board.tracks[track].color
    return _has(s.open[seat], track), owner(s, track) is None, color == GRAY or color in (payment or ())


def _has(tracks: Any, track: int) -> bool:
    return bool(int(tracks[track >> 6]) >> (track & 63) & 1)


def owner(s: Any, track: int) -> int | None:
    """The seat that has claimed a track."""
    return next((seat for seat, tracks in enumerate(s.claimed) if _has(tracks, track)), None)


def _ways(setup: Any, s: Any, seat: int, track: int) -> list[int]:
    """The payments by which a seat may claim a track, as 8 * color + ferries."""
    length = int(setup.length[track])
    if not _has(s.open[seat], track) or length > int(s.cars[seat]):
        return []
    ways = int(setup.payments[track]) & int(rules.payments(s, seat, length))
    return [way for way in range(64) if ways >> way & 1]


def _payments(board: Board, setup: Any, s: Any, seat: int, track: int, payment: Counter[str] | None) -> dict[str, int]:
    """The legal payments for a track, by their text, or only the given one."""
    length = int(setup.length[track])
    ways = {cards_text(paid(length, *divmod(way, 8))): way for way in _ways(setup, s, seat, track)}
    return {text: way for text, way in ways.items() if payment is None or parse_payment(text) == payment}


def refusal(board: Board, setup: Any, s: Any, seat: int, track: int, payment: Counter[str] | None) -> Illegal:
    """Why a seat may not claim a track, or not with this payment."""
    length, name = int(setup.length[track]), board.tracks[track].id
    taken_by, partner = owner(s, track), int(setup.partner[track])
    if taken_by is not None:
        whose = "you" if taken_by == seat else f"seat {taken_by + 1}"
        return Illegal("TK-16", f"The route {name} is taken by {whose}: choose an open one.")
    if partner != NO_TRACK and owner(s, partner) == seat:
        return Illegal("TK-20", f"You have the other track of {name}: nobody may claim both.")
    if not _has(s.open[seat], track):
        return Illegal("TK-20", f"With two players {name} is closed since its other track was claimed.")
    if length > int(s.cars[seat]):
        return Illegal("TK-16", f"The route {name} needs {length} cars and you have {int(s.cars[seat])}.")
    return _payment_refusal(board, s, seat, track, payment)


def _payment_refusal(board: Board, s: Any, seat: int, track: int, payment: Counter[str] | None) -> Illegal:
    name, color = board.tracks[track].id, board.tracks[track].color
    route = board.routes[board.tracks[track].route]
    hand = Counter(dict(zip(CARD_NAMES, s.hand[seat].tolist(), strict=True)))
    paint = "one color" if color == GRAY else color
    price = f"{route.length} card{'s' * (route.length > 1)} of {paint}, or ferry cards"
    symbols = f"at least {route.ferries} ferry card{'s' * (route.ferries > 1)}"
    if payment is None:
        if hand[FERRY_CARD] < route.ferries:
            return Illegal("TK-18", f"The ferry route {name} needs {symbols}: you have {hand[FERRY_CARD]}.")
        return Illegal("TK-17", f"You cannot pay for {name}: it costs {price}.")
    if payment.total() != route.length:
        return Illegal("TK-17", f"The route {name} costs {price}, not {payment.total()} of them.")
    colors = [card for card in payment if card != FERRY_CARD]
    if len(colors) > 1 or (color != GRAY and colors and colors != [color]):
        return Illegal("TK-17", f"The route {name} is paid with {price}.")
    if payment[FERRY_CARD] < route.ferries:
        return Illegal("TK-18", f"The ferry route {name} needs {symbols} among the {route.length}.")
    missing = payment - hand
    short = ", ".join(f"{number} {card}" for card, number in missing.items())
    return Illegal("TK-17", f"You do not have the cards for that: {short} too few.")


# --- words -------------------------------------------------------------------------------------------------------


def one_of(word: str, names: tuple[Name, ...], what: str) -> Name:
    """The name that a word means: itself or the only one that begins with it."""
    plain = word.strip().replace(" ", "_")
    found = [name for name in names if name == plain] or [name for name in names if plain and name.startswith(plain)]
    if len(found) != 1:
        raise BadInput(f"{quote(word.strip())} is not a {what}: write {_or(list(names))}")
    return found[0]


def find_location(board: Board, text: str) -> int:
    """The index of the location that a text means."""
    found = _locations(board, text)
    if len(found) == 1:
        return found[0]
    if found:
        raise BadInput(
            f"{quote(text.strip())} could be {_or([board.locations[i].id for i in found])}: write more of it"
        )
    ids = [location.id for location in board.locations]
    raise BadInput(f"there is no location {quote(text.strip())}: the board has {_or(ids)}")


def _locations(board: Board, text: str) -> list[int]:
    """The locations that a text may mean: by id or name, by number, or by the beginning of id or name."""
    plain = _plain(text)
    names = [(location.id, _plain(location.name)) for location in board.locations]
    exact = [i for i, either in enumerate(names) if plain in either]
    if exact or not plain:
        return exact
    numbers = [str(number) for number in range(1, len(names) + 1)]
    if plain in numbers:
        return [numbers.index(plain)]
    return [i for i, either in enumerate(names) if any(name.startswith(plain) for name in either)]


def find_tickets(board: Board, text: str) -> list[int]:
    """The indices of the tickets that a text may mean, with their ends in any order."""
    ends = set(_two_locations(board, text))
    return [i for i, t in enumerate(board.tickets) if (t.a, t.b) in ends or (t.b, t.a) in ends]


def _plain(text: str) -> str:
    return re.sub(r"[\W_]+", "_", text.lower()).strip("_")


def _two_locations(board: Board, text: str) -> Iterator[tuple[int, int]]:
    """The pairs of locations that `a-b` may mean; names with a hyphen make several splits possible."""
    parts = text.split("-")
    for i in range(1, len(parts)):
        sides = _locations(board, "-".join(parts[:i])), _locations(board, "-".join(parts[i:]))
        yield from product(*sides)
