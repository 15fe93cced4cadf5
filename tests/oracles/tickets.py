"""A slow, plain reading of the rules of Ticket to Ride: San Francisco, to be played beside the fast kernel.

Comments name the rule ids (TK-n) of the rules text. Nothing here is shared with the code under test.
"""

import tomllib
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

# Every random event: given the weights of the possibilities, returns the index of the one drawn.
Choose = Callable[[list[int]], int]

COLORS = ["blue", "green", "black", "purple", "red", "orange", "ferry"]
SYMBOLS = ["bridge", "bell", "crab", "sea_lion", "sourdough", "flower", "tram"]
CARDS = {"blue": 6, "green": 6, "black": 6, "purple": 6, "red": 6, "orange": 6, "ferry": 8}  # TK-1
CARS = 20  # TK-5
ROUTE_POINTS = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15}  # TK-3
TOKEN_POINTS = [0, 0, 1, 2, 4, 6, 9, 12]  # TK-27


@dataclass(frozen=True)
class Result:
    """The score of one seat, part by part."""

    routes: int
    tickets: tuple[tuple[str, int], ...]  # ticket -> +points or -points, in the order kept
    tokens: int
    total: int
    completed: int


@dataclass(frozen=True)
class Track:
    """One claimable line of a route; the tracks of a double route name each other as `twin`."""

    name: str
    ends: tuple[str, str]
    length: int
    color: str
    ferries: int
    twin: str | None


@dataclass(frozen=True)
class Ticket:
    """Two locations to be joined and what that is worth."""

    name: str
    ends: tuple[str, str]
    points: int


class Oracle:
    """One game, from the set-up to the final score."""

    def __init__(self, board: Path, players: int, *, first: int | None = None, choose: Choose) -> None:
        assert 2 <= players <= 4
        self.players = players
        self.choose = choose
        self._read(board)

        self.hands: list[Counter[str]] = [Counter() for _ in range(players)]
        self.row: Counter[str] = Counter()
        self.deck: Counter[str] = Counter(CARDS)
        self.discards: Counter[str] = Counter()
        self.shuffled = 0  # cards in the deck that was made of the discards during the last action, TK-12
        self.offers: list[list[str]] = [[] for _ in range(players)]
        self.tickets: list[list[str]] = [[] for _ in range(players)]
        self.ticket_deck: list[str] = list(self.all_tickets)
        self.ticket_returns: list[str] = []
        self.held: list[list[str]] = [[] for _ in range(players)]  # given back at set-up, not yet under the deck
        self.stacks: dict[str, tuple[str, int]] = {}
        self.aside: list[str] = list(SYMBOLS)
        self.tokens: list[list[str]] = [[] for _ in range(players)]
        self.cars: list[int] = [CARS] * players  # TK-5
        self.points: list[int] = [0] * players
        self.owner: dict[str, int] = {}

        self.stage = "choose"  # then "stacks", "turns", "over"
        self.turn = -1  # the seat to act in the stages "stacks" and "turns"
        self.drawn = 0  # cards taken so far in this turn
        self.token_ends: list[str] = []  # the two locations between which the seat on turn must choose, TK-21
        self.passes = 0  # turns passed one after the other
        self.turns_left: int | None = None  # counts down once the end has been triggered, TK-26

        self._set_up(first)

    def _read(self, board: Path) -> None:
        with board.open("rb") as file:
            data = tomllib.load(file)
        self.locations: list[str] = [location["id"] for location in data["location"]]
        self.marked: list[str] = [place["id"] for place in data["location"] if place.get("tourist_stack", False)]
        self.tracks: dict[str, Track] = {}
        for route in data["route"]:
            a, b = route["between"]
            colors = route["tracks"]
            names = [f"{a}-{b}"] if len(colors) == 1 else [f"{a}-{b}/1", f"{a}-{b}/2"]
            assert len(names) == len(colors)
            for name, color in zip(names, colors, strict=True):
                others = [other for other in names if other != name]
                twin = others[0] if others else None
                self.tracks[name] = Track(name, (a, b), route["length"], color, route.get("ferries", 0), twin)
        self.all_tickets: dict[str, Ticket] = {}
        for ticket in data["ticket"]:
            a, b = ticket["between"]
            self.all_tickets[f"{a}-{b}"] = Ticket(f"{a}-{b}", (a, b), ticket["points"])

    def _set_up(self, first: int | None) -> None:
        # TK-9: the first player is random.
        self.first: int = self.choose([1] * self.players) if first is None else first
        # TK-6: one stack on each marked location, the other two are set aside.
        size = 3 if self.players == 4 else 2
        for location in self.marked:
            symbol = SYMBOLS[self.choose([1 if symbol in self.aside else 0 for symbol in SYMBOLS])]
            self.aside.remove(symbol)
            self.stacks[location] = (symbol, size)
        # TK-7: two cards to each player, then five face up.
        for seat in range(self.players):
            for _ in range(2):
                self.hands[seat][self._draw_card()] += 1
        self._set_cards_right()
        # TK-8: two tickets to each player.
        for seat in range(self.players):
            for _ in range(2):
                self.offers[seat].append(self._draw_ticket())

    # Chance

    def _draw_card(self) -> str:
        """The top card of the deck."""
        card = COLORS[self.choose([self.deck[color] for color in COLORS])]
        assert self.deck[card] > 0
        self.deck[card] -= 1
        return card

    def _set_cards_right(self) -> None:
        """What happens by itself once a card has moved, one thing after the other until nothing is left to do.

        Where the row must go and the deck be renewed at the same moment, the row goes first.
        """
        while True:
            if self._row_must_go():  # TK-15
                self.discards.update(self.row)
                self.row = Counter()
            elif self.deck.total() == 0 and self.discards.total() > 0:  # TK-12
                self.deck, self.discards = self.discards, Counter()
                self.shuffled = self.deck.total()
            elif self.row.total() < 5 and self.deck.total() > 0:  # TK-10, TK-12
                self.row[self._draw_card()] += 1
            else:
                return

    def _row_must_go(self) -> bool:
        """TK-15"""
        if self.row.total() < 5 or self.row["ferry"] < 3:
            return False
        everything = self.row + self.deck + self.discards
        return everything.total() - everything["ferry"] >= 3

    def _draw_ticket(self) -> str:
        """The top ticket: one of the unseen part, and after that those put back, in the order they were."""
        if self.ticket_deck:
            names = list(self.all_tickets)
            name = names[self.choose([1 if name in self.ticket_deck else 0 for name in names])]
            self.ticket_deck.remove(name)
            return name
        return self.ticket_returns.pop(0)

    # What may be done

    def waiting(self) -> list[int]:
        """The seats that may act now."""
        if self.stage == "choose":
            return [seat for seat in range(self.players) if self.offers[seat]]
        if self.stage == "over":
            return []
        return [self.turn]

    def legal(self, seat: int) -> set[str]:
        """Every legal action of a seat."""
        if seat not in self.waiting():
            return set()
        if self.offers[seat]:  # TK-8, TK-22: one of them or both
            return {f"keep {ticket}" for ticket in self.offers[seat]} | {"keep both"}
        if self.stage == "stacks":  # TK-9: on any location without a stack
            free = [location for location in self.locations if location not in self.stacks]
            return {f"stack {symbol} on {location}" for symbol in self.aside for location in free}
        if self.token_ends:  # TK-21
            return {f"token {location}" for location in self.token_ends}
        if self.drawn == 1:
            return self._legal_takes()
        actions = self._legal_takes() | self._legal_claims(seat)
        if self.ticket_deck or self.ticket_returns:  # TK-23
            actions.add("tickets")
        return actions or {"pass"}  # TK-25

    def _legal_takes(self) -> set[str]:
        """TK-10"""
        actions = {f"take {color}" for color in COLORS if self.row[color] > 0}
        if self.drawn == 1:  # TK-11: a face-up ferry is never the second card
            actions.discard("take ferry")
        if self.deck.total() > 0:  # TK-12
            actions.add("take deck")
        return actions

    def _legal_claims(self, seat: int) -> set[str]:
        actions = set()
        for track in self.tracks.values():
            if self._is_open(track, seat) and self.cars[seat] >= track.length:  # TK-16
                for payment in self._payments(track, seat):
                    actions.add(f"claim {track.name} with {payment}")
        return actions

    def _is_open(self, track: Track, seat: int) -> bool:
        if track.name in self.owner:
            return False
        if track.twin is None or track.twin not in self.owner:
            return True
        return self.players > 2 and self.owner[track.twin] != seat  # TK-20

    def _payments(self, track: Track, seat: int) -> set[str]:
        """TK-17, TK-18"""
        hand = self.hands[seat]
        gray = track.color == "gray"
        colors = [color for color in COLORS if color != "ferry"] if gray else [track.color]
        payments = set()
        for ferries in range(track.ferries, track.length + 1):
            if ferries > hand["ferry"]:
                continue
            others = track.length - ferries
            if others == 0:
                payments.add(f"{ferries} ferry")
                continue
            for color in colors:
                if hand[color] >= others:
                    payments.add(f"{others} {color}" if ferries == 0 else f"{others} {color} {ferries} ferry")
        return payments

    # Doing it

    def play(self, seat: int, action: str) -> None:
        """Applies a legal action of a seat."""
        assert action in self.legal(seat), f"seat {seat} may not do this now: {action}"
        self.shuffled = 0
        words = action.split(" ")
        if words[0] == "keep":
            self._keep(seat, words[1])
        elif words[0] == "stack":
            self._place_stack(words[1], words[3])
        elif words[0] == "take":
            self._take(seat, words[1])
        elif words[0] == "claim":
            self._claim(seat, words[1], words[3:])
        elif words[0] == "token":
            self._take_token(seat, words[1])
            self._end_turn()
        elif words[0] == "tickets":
            self._tickets(seat)
        else:
            assert action == "pass"
            self._end_turn(passed=True)

    def _keep(self, seat: int, choice: str) -> None:
        kept = [ticket for ticket in self.offers[seat] if choice in ("both", ticket)]
        returned = [ticket for ticket in self.offers[seat] if ticket not in kept]
        self.offers[seat] = []
        self.tickets[seat].extend(kept)
        if self.stage == "turns":  # TK-22
            self.ticket_returns.extend(returned)
            self._end_turn()
            return
        # TK-8: all choose at the same time; the cards go under in turn order once everyone has chosen.
        self.held[seat] = returned
        if not any(self.offers):
            for place in range(self.players):
                giver = (self.first + place) % self.players
                self.ticket_returns.extend(self.held[giver])
                self.held[giver] = []
            self.stage = "stacks"
            self.turn = (self.first + self.players - 1) % self.players  # TK-9: the last player

    def _place_stack(self, symbol: str, location: str) -> None:
        """TK-9"""
        self.aside.remove(symbol)
        sizes = {2: 1, 3: 2, 4: 3}
        self.stacks[location] = (symbol, sizes[self.players])
        if not self.aside:
            self.stage = "turns"
            self.turn = self.first
        elif self.players > 2:  # the last but one; with two players the second player does both
            self.turn = (self.turn + self.players - 1) % self.players

    def _take(self, seat: int, what: str) -> None:
        if what == "deck":
            card = self._draw_card()
        else:
            card = what
            self.row[card] -= 1
        self.hands[seat][card] += 1
        self.drawn += 1
        self._set_cards_right()
        face_up_ferry = what == "ferry"  # TK-11: ends the turn
        no_second = self.drawn == 1 and not self._legal_takes()  # TK-13
        if self.drawn == 2 or face_up_ferry or no_second:
            self._end_turn()

    def _claim(self, seat: int, name: str, payment: list[str]) -> None:
        track = self.tracks[name]
        for number, color in zip(payment[0::2], payment[1::2], strict=True):  # TK-17
            self.hands[seat][color] -= int(number)
            self.discards[color] += int(number)
        self._set_cards_right()
        self.owner[name] = seat
        self.cars[seat] -= track.length  # TK-19
        self.points[seat] += ROUTE_POINTS[track.length]
        # TK-21
        giving = []
        for location in track.ends:
            if location in self.stacks:
                symbol, left = self.stacks[location]
                if left > 0 and symbol not in self.tokens[seat]:
                    giving.append(location)
        if len(giving) == 2:
            self.token_ends = giving
            return
        if len(giving) == 1:
            self._take_token(seat, giving[0])
        self._end_turn()

    def _take_token(self, seat: int, location: str) -> None:
        """TK-21"""
        symbol, left = self.stacks[location]
        self.stacks[location] = (symbol, left - 1)
        self.tokens[seat].append(symbol)
        self.token_ends = []

    def _tickets(self, seat: int) -> None:
        if len(self.ticket_deck) + len(self.ticket_returns) == 1:  # TK-23
            self.tickets[seat].append(self._draw_ticket())
            self._end_turn()
        else:  # TK-22
            self.offers[seat] = [self._draw_ticket(), self._draw_ticket()]

    def _end_turn(self, *, passed: bool = False) -> None:
        self.drawn = 0
        self.passes = self.passes + 1 if passed else 0
        # TK-26: from the first turn that ends with two or fewer cars on, everyone has one more turn.
        if self.turns_left is not None:
            self.turns_left -= 1
        elif self.cars[self.turn] <= 2:
            self.turns_left = self.players
        if self.turns_left == 0 or self.passes == self.players:  # TK-25, TK-26
            self.stage = "over"
            self.turn = -1
        else:
            self.turn = (self.turn + 1) % self.players

    # The score

    def _joined(self, seat: int, start: str, goal: str) -> bool:
        """Whether a path of the seat's own routes leads from one location to the other."""
        reached = [start]
        for location in reached:  # the list grows while it is walked through
            for name, owner in self.owner.items():
                a, b = self.tracks[name].ends
                if owner == seat and location == a and b not in reached:
                    reached.append(b)
                if owner == seat and location == b and a not in reached:
                    reached.append(a)
        return goal in reached

    def results(self) -> list[Result]:
        """TK-27: the score of every seat as it would be if the game ended now."""
        results = []
        for seat in range(self.players):
            tickets = []
            completed = 0
            for name in self.tickets[seat]:
                ticket = self.all_tickets[name]
                if self._joined(seat, *ticket.ends):
                    completed += 1
                    tickets.append((name, ticket.points))
                else:
                    tickets.append((name, -ticket.points))
            routes = self.points[seat]
            tokens = TOKEN_POINTS[len(self.tokens[seat])]
            total = routes + sum(points for _, points in tickets) + tokens
            results.append(Result(routes, tuple(tickets), tokens, total, completed))
        return results

    def places(self) -> list[int]:
        """TK-28: most points, then most completed tickets, then the place is shared."""
        ranks = [(result.total, result.completed) for result in self.results()]
        return [1 + sum(1 for other in ranks if other > rank) for rank in ranks]
