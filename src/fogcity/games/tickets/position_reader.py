"""Reads positions of Ticket to Ride: San Francisco; position.py says what they look like and writes them."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from fogcity.foreign import quote, shorten
from fogcity.games import BadInput, State
from fogcity.games.tickets import rules
from fogcity.games.tickets.board import CARD_NAMES, CARS, SYMBOLS, Board
from fogcity.games.tickets.position import (
    CARD_LETTERS,
    CHOICES,
    FIELDS,
    NOTHING,
    UNKNOWN,
    track_name,
    usual_order,
)
from fogcity.games.tickets.position_check import check
from fogcity.games.tickets.state import CHOOSING, FULL_DECK, HIDDEN, KINDS, NOWHERE, ROW, TURN
from fogcity.games.tickets.view import PHASES


def read(board: Board, setup: Any, text: str) -> State:
    """The state that a text means; BadInput says what is wrong with it."""
    return _Reader(board, setup, text).state()


class _Reader:
    """Reads the fields of one text into a state."""

    def __init__(self, board: Board, setup: Any, text: str) -> None:
        self.board, self.setup, self.players = board, setup, int(setup.players)
        self.fields = _fields(text)
        self.s: Any = np.zeros(1, rules.STATE)[0]
        rules.clear(setup, self.s)

    def state(self) -> State:
        s = self.s
        s.phase = self._word("phase", PHASES, PHASES[TURN])
        s.first = self._seat("first")
        s.turn = 0 if s.phase == CHOOSING else self._seat("turn")
        s.passes, s.last_turns = self._number("passes", self.players), self._number("last", self.players)
        s.renewed = self._number("shuffled", int(FULL_DECK.sum()))
        self._routes()
        self._stacks()
        self._read_cards()
        self._tickets()
        check(self.board, self.setup, s)
        return s

    # --- single values -------------------------------------------------------------------------------------------

    def _word(self, field: str, words: Sequence[str], default: str) -> int:
        word = self.fields.get(field, default)
        if word not in words:
            raise BadInput(f"{field}:{shorten(word)} cannot be: write one of {', '.join(words)}")
        return words.index(word)

    def _seat(self, field: str) -> int:
        return self._word(field, [str(seat + 1) for seat in range(self.players)], "1")

    def _number(self, field: str, most: int) -> int:
        return self._word(field, [str(number) for number in range(most + 1)], "0")

    def _seats(self, field: str) -> list[list[str]]:
        """What a field says about each seat, as lists of words."""
        if field not in self.fields:
            return [[] for _ in range(self.players)]
        parts = self.fields[field].split(";")
        if len(parts) != self.players:
            raise BadInput(f"{field} is written for {len(parts)} seats instead of {self.players}: separate them by ;")
        return [[] if part == NOTHING else part.split(",") for part in parts]

    def _list(self, field: str) -> list[str]:
        return self.fields[field].split(",") if field in self.fields else []

    def _location(self, text: str) -> int:
        ids = [location.id for location in self.board.locations]
        found = [i for i, name in enumerate(ids) if name == text]
        found = found or [i for i, name in enumerate(ids) if text and name.startswith(text)]
        if len(found) != 1:
            problem = "could be several locations" if found else "is not a location on this board"
            raise BadInput(f"{quote(text)} {problem}: write the beginning of an id such as {ids[0]}")
        return found[0]

    def _ends(self, text: str) -> set[int]:
        a, dash, b = text.partition("-")
        if not dash:
            raise BadInput(f"{quote(text)} does not name two locations: write them with - between, such as a-b")
        return {self._location(a), self._location(b)}

    def _track(self, text: str) -> int:
        name, _, number = text.partition("/")
        ends = self._ends(name)
        routes = [i for i, route in enumerate(self.board.routes) if {route.a, route.b} == ends]
        tracks = self.board.route_tracks(routes[0]) if routes else ()
        if not tracks:
            raise BadInput(f"there is no route {quote(name)} on this board")
        if len(tracks) == 1 and not number:
            return tracks[0]
        if number not in ("1", "2")[: len(tracks)] or len(tracks) == 1:
            kind = "two tracks: write /1 or /2 after it" if len(tracks) == 2 else "only one track: write no number"
            raise BadInput(f"the route {quote(text)} has {kind}")
        return tracks[int(number) - 1]

    # --- the board -----------------------------------------------------------------------------------------------

    def _routes(self) -> None:
        s, taken = self.s, Counter[int]()
        for seat, names in enumerate(self._seats("routes")):
            tracks = [self._track(name) for name in names]
            taken.update(tracks)
            for track in tracks:
                name, length = track_name(self.board, track), int(self.setup.length[track])
                if taken[track] > 1:
                    raise BadInput(f"the route {name} is claimed twice")
                if not int(s.open[seat, track >> 6]) >> (track & 63) & 1:
                    raise BadInput(f"seat {seat + 1} cannot have {name}: the other track of it is claimed")
                if length > s.cars[seat]:
                    raise BadInput(f"the routes of seat {seat + 1} need more than {CARS} cars")
                rules.occupy(self.setup, s, seat, track)
        if "track" in self.fields:
            s.track = self._track(self.fields["track"])

    def _stacks(self) -> None:
        """Stacks lie where they are written; what players have taken from them is gone (TK-6, TK-9, TK-21)."""
        s, marked = self.s, self.setup.marked.tolist()
        for entry in self._list("stacks"):
            place, _, name = entry.partition("=")
            at, symbol = self._location(place), self._symbol(name)
            if s.stack_at[symbol] != NOWHERE or at in s.stack_at.tolist():
                raise BadInput(f"stacks:{shorten(entry)} cannot be: a symbol has one stack, a location one at most")
            s.stack_at[symbol] = at
            s.stack_left[symbol] = self.players - 1 if at not in marked else 3 if self.players == 4 else 2
        for seat, symbols in enumerate(self._seats("tokens")):
            for name in symbols:
                symbol = self._symbol(name)
                if int(s.tokens[seat]) >> symbol & 1:
                    raise BadInput(f"seat {seat + 1} has two tokens {name}: nobody takes a symbol twice")
                if s.stack_left[symbol] == 0:
                    raise BadInput(f"seat {seat + 1} cannot have a token {name}: no stack of it has one left")
                s.stack_left[symbol] -= 1
                s.tokens[seat] |= 1 << symbol

    def _symbol(self, name: str) -> int:
        if name not in SYMBOLS:
            raise BadInput(f"{quote(name)} is not a symbol: write one of {', '.join(SYMBOLS)}")
        return SYMBOLS.index(name)

    # --- cards ---------------------------------------------------------------------------------------------------

    def _read_cards(self) -> None:
        s = self.s
        for field, pile in (("row", s.row), ("discards", s.discards)):
            seen, unseen, hidden = _read_cards(field, self.fields.get(field, NOTHING))
            if hidden:
                raise BadInput(f"all cards of {field} are known to everybody: write no ?")
            pile[:] = seen + unseen
        for seat, words in enumerate(self._seats("hands")):
            seen, unseen, hidden = _read_cards(f"the hand of seat {seat + 1}", ",".join(words) or NOTHING)
            s.hand[seat], s.known[seat], s.hidden[seat] = seen + unseen, seen, hidden
        if s.row.sum() > ROW:
            raise BadInput(f"{s.row.sum()} cards lie in the row: it has {ROW} places")
        everywhere = s.hand.sum(axis=0, dtype=int) + s.row + s.discards
        for name, number, all_ in zip(CARD_NAMES, everywhere.tolist(), FULL_DECK.tolist(), strict=True):
            if number > all_:
                raise BadInput(f"{number} {name} cards: there are only {all_}")
        s.deck[:] = FULL_DECK - everywhere
        rest, hidden = int(s.deck.sum()), int(s.hidden.sum(dtype=int))
        if hidden > rest:
            raise BadInput(f"{hidden} hidden cards in hands: only {rest} are not accounted for")
        s.deck_size = rest - hidden

    # --- tickets -------------------------------------------------------------------------------------------------

    def _tickets(self) -> None:
        s, seats = self.s, range(self.players)
        kept = [[self._entry(word, seat) for word in words] for seat, words in enumerate(self._seats("tickets"))]
        under = [self._entry(word, None) for word in self._list("under")]
        offers = [[self._entry(word, seat) for word in words] for seat, words in enumerate(self._seats("offer"))]
        known = [entry[0] for entries in (*kept, under, *offers) for entry in entries]
        for ticket, number in Counter(known).items():
            if ticket != HIDDEN and number > 1:
                raise BadInput(f"the ticket {self.board.tickets[ticket].id} is written twice")
        size = len(self.board.tickets) - len(known)
        if size < 0:
            raise BadInput(f"{len(known)} tickets are out of the deck: the board has {len(self.board.tickets)}")
        if len(under) > len(s.queue):
            raise BadInput(f"{len(under)} tickets under the deck are too many")
        s.unseen = sum(1 << ticket for ticket in range(len(self.board.tickets)) if ticket not in known)
        s.unseen_size, s.queued, s.kept_count = size, len(under), sum(map(len, kept))
        for i, (ticket, knower) in enumerate(under):
            s.queue[i], s.queue_known[i] = ticket, knower
        for seat in seats:
            if offers[seat]:
                if len(offers[seat]) != 2:
                    raise BadInput(f"two tickets are offered at a time, not {len(offers[seat])} as to seat {seat + 1}")
                s.offer[seat], s.offer_known[seat] = zip(*offers[seat], strict=True)
        queues: list[Iterator[tuple[int, int]]] = [iter(entries) for entries in kept]
        for i, seat in enumerate(self._kept_order(kept)):
            (s.kept[i], s.kept_known[i]), s.kept_by[i] = next(queues[seat]), seat
        meanings = {text: choice for choice, text in CHOICES.items()}
        for seat, words in enumerate(self._seats("choice")):
            word = ",".join(words) or NOTHING
            if word not in meanings:
                raise BadInput(f"seat {seat + 1} cannot have chosen {quote(word)}: write 1, 2, both, ? or -")
            s.choice[seat] = meanings[word]

    def _entry(self, text: str, owner: int | None) -> tuple[int, int]:
        """A ticket and the mask of those who know it."""
        name, plus, knowers = text.partition("+")
        if (plus or owner is None) and not re.fullmatch(f"[1-{self.players}]+", knowers):
            raise BadInput(f"{quote(text)}: write the seats that know the ticket after a +, such as {shorten(name)}+1")
        mask = sum(1 << int(seat) - 1 for seat in set(knowers)) | (0 if owner is None else 1 << owner)
        return (HIDDEN if name == UNKNOWN else self._ticket(name)), mask

    def _ticket(self, text: str) -> int:
        ends = self._ends(text)
        found = [i for i, ticket in enumerate(self.board.tickets) if {ticket.a, ticket.b} == ends]
        if not found:
            raise BadInput(f"there is no ticket {quote(text)} on this board")
        return found[0]

    def _kept_order(self, kept: Sequence[Sequence[Any]]) -> list[int]:
        if "kept" not in self.fields:
            return usual_order(self.setup, self.s, kept)
        text = self.fields["kept"]
        order = [int(seat) - 1 for seat in text] if re.fullmatch(f"[1-{self.players}]+", text) else []
        if [order.count(seat) for seat in range(self.players)] != [len(entries) for entries in kept]:
            raise BadInput("kept says who kept each ticket, from the first to the last: it does not fit the tickets")
        return order


def _fields(text: str) -> Mapping[str, str]:
    fields: dict[str, str] = {}
    for word in text.split():
        name, colon, value = word.partition(":")
        if not colon or not value or name not in FIELDS:
            raise BadInput(
                f"{quote(word)} is not a field of a position: write one of {', '.join(FIELDS)}, such as turn:1"
            )
        if name in fields:
            raise BadInput(f"the field {name} is written twice")
        fields[name] = value
    return fields


def _read_cards(where: str, text: str) -> tuple[Any, Any, int]:
    """Cards that all have seen and other ones by kind, and the number of hidden ones."""
    seen, unseen, hidden = np.zeros(KINDS, np.uint8), np.zeros(KINDS, np.uint8), 0
    if text != NOTHING and not re.fullmatch(r"(\d{0,2}[BGKPROF?])+", text, re.IGNORECASE | re.ASCII):
        raise BadInput(
            f"{where}: {quote(text)} are no cards: write letters of {CARD_LETTERS} with numbers, as in 2BkF3?"
        )
    for count, letter in re.findall(r"(\d*)([^\d-])", text):
        number = int(count or 1)
        if letter == UNKNOWN:
            hidden += number
        else:
            pile = seen if letter.isupper() else unseen
            kind = CARD_LETTERS.index(letter.upper())
            pile[kind] = min(99, int(pile[kind]) + number)
    return seen, unseen, min(hidden, 99)
