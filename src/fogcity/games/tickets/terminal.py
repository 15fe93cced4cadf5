"""Ticket to Ride: San Francisco in a terminal: the map, cards, tickets, and what a route would bring."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from fogcity.games import Action
from fogcity.games.cells import (
    FAINT,
    GLOW,
    INK,
    PAGE,
    PANEL,
    SOFT,
    Cells,
    Line,
    Picture,
    Span,
    cut,
    ink_on,
    mix,
    text_width,
)
from fogcity.games.terminal import Choice, Pointer, Scene
from fogcity.games.tickets.actions import Claim, DrawTickets, Keep, Stack, Take, Token
from fogcity.games.tickets.board import CARD_NAMES, COLORS, FERRY, GRAY, POINTS
from fogcity.games.tickets.preview import closed_tracks, spaces_between
from fogcity.games.tickets.terminal_map import HEX, MARKS, SEATS, SYMBOLS, Shown, draw
from fogcity.games.tickets.terminal_words import Words
from fogcity.games.tickets.view import Ticket

DECK, DRAW, PASSING, BOTH = "deck", "tickets", "pass", "keep-both"
"""Spots beside the map. Cards are `card-KIND`, offered tickets `keep-ID`, one's own tickets `ticket-ID`."""


class TicketsDrawing(Words):
    """A position of Ticket to Ride: San Francisco for a seat."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self.keys = {str(n): f"card-{card}" for n, card in enumerate(CARD_NAMES, start=1)}
        self.keys |= {"d": DECK, "x": DRAW, "p": PASSING, "b": BOTH}
        self.open = {choice.at for choice in self.choices}

    @classmethod
    def seat_colors(cls, game: Any) -> Sequence[str]:
        return SEATS[: game.players]

    def list_choices(self) -> list[Choice]:
        return [self._choice(action) for action in self.scene.legal]

    def _choice(self, action: Action) -> Choice:
        match action:
            case Claim(track=track, cards=cards):
                return Choice(action, track, self._cards(cards))
            case Stack(symbol=symbol, location=location):
                return Choice(action, location, symbol)
            case Token(location=location):
                return Choice(action, location)
            case Take(card=card):
                return Choice(action, DECK if card is None else f"card-{card}")
            case Keep(tickets=tickets):
                return Choice(action, f"keep-{tickets[0]}" if tickets is not None and len(tickets) == 1 else BOTH)
            case DrawTickets():
                return Choice(action, DRAW)
        return Choice(action, PASSING)

    # --- the map -----------------------------------------------------------------------------------------------

    def board(self, width: int, height: int, pointer: Pointer) -> Picture:
        names = tuple(self._place(place.id) for place in self.map.locations)
        shown = Shown(
            owners=self.view.owners,
            stacks=self.view.stacks,
            open=self.open,
            lit=self._lit(pointer),
            news=self.news,
            closed=self._closed,
        )
        return draw(self.map, names, shown, width, height)

    def _lit(self, pointer: Pointer) -> set[str]:
        """What is pointed at: a track or a place, or the two ends of a ticket."""
        kind, _, id_ = pointer.at.partition("-")
        if kind in ("keep", "ticket"):
            offered = [*self.view.offer, *(self.me.tickets if self.me else ())]
            return {end for ticket in offered if id_ in (ticket.id, "both") for end in (ticket.a, ticket.b)}
        return {pointer.at}

    @cached_property
    def _closed(self) -> set[str]:
        """The free tracks that the seat can no longer claim."""
        return set(closed_tracks(self.map, self.view, self.scene.seat))

    def _left(self, ticket: Ticket, owners: dict[str, int], cars: int) -> int | None:
        """Spaces that are still to be claimed for a ticket; None when it can no longer be completed."""
        return spaces_between(self.map, self.view, self.scene.seat, (ticket.a, ticket.b), owners, cars)

    @cached_property
    def _lacks(self) -> dict[str, int | None]:
        """What each open ticket that one knows of lacks."""
        if self.me is None:
            return {}
        known = [*self.me.tickets, *self.view.offer]
        return {
            ticket.id: self._left(ticket, self.view.owners, self.me.cars) for ticket in known if not ticket.completed
        }

    # --- what one points at ------------------------------------------------------------------------------------

    def preview(self, pointer: Pointer) -> list[Line]:
        at = pointer.at
        kind, _, id_ = at.partition("-")
        if at in self.map.track_index:
            return self._track_preview(at, pointer)
        if at in self.map.location_index:
            return self._place_preview(at, pointer)
        if kind == "card":
            return [[Span(self.say("tickets-take", card=self._card(id_)), INK, bold=True)]]
        if at == DECK:
            return [[Span(self.say("tickets-take-deck", count=self.view.deck), INK, bold=True)]]
        if at == DRAW:
            return [[Span(self.say("tickets-draw-tickets", count=self.view.ticket_deck), INK, bold=True)]]
        if at == PASSING:
            return [[Span(self.say("tickets-pass"), INK, bold=True)]]
        return self._ticket_preview(id_)

    def _ticket_preview(self, id_: str) -> list[Line]:
        offered = [*self.view.offer, *(self.me.tickets if self.me else ())]
        lines: list[Line] = []
        for ticket in offered:
            if id_ in (ticket.id, "both"):
                worth = self.say("tickets-ticket-worth", points=ticket.points)
                lines.append(
                    [Span(f"{self._ticket(ticket)}: {worth}. ", INK, bold=True), Span(self._state(ticket), SOFT)]
                )
        return lines

    def _state(self, ticket: Ticket) -> str:
        if ticket.completed:
            return self.say("tickets-ticket-done")
        if self.view.phase == "over":
            return self.say("tickets-ticket-missed")
        lacks = self._lacks.get(ticket.id)
        return self.say("tickets-ticket-lost") if lacks is None else self.say("tickets-ticket-left", count=lacks)

    def _place_preview(self, place: str, pointer: Pointer) -> list[Line]:
        symbol, count = self.view.stacks.get(place, ("", 0))
        name = self._place(place)
        if pointer.item and place in self.open:
            words = self.say(
                "tickets-place-stack", symbol=self._symbol(pointer.item), where=self._placed("tickets-on", place)
            )
            return [[Span(f"{SYMBOLS[pointer.item]} ", GLOW), Span(words, INK, bold=True)]]
        if place in self.open:
            taking = {"symbol": self._symbol(symbol), "where": self._placed("tickets-from", place)}
            return [[Span(self.say("tickets-take-token", **taking), INK, bold=True)]]
        about = {"place": name, "count": count, "symbol": self._symbol(symbol) if symbol else "", "open": "no"}
        return [[Span(self.say("tickets-place", **about), INK)]]

    def _track_words(self, id_: str) -> str:
        track = self._track(id_)
        route = self.map.routes[track.route]
        return self.say(
            "tickets-track",
            route=self._route(id_),
            color=self._card(track.color),
            length=route.length,
            points=POINTS[route.length],
            ferries=route.ferries,
        )

    def _track_preview(self, id_: str, pointer: Pointer) -> list[Line]:
        what, mark = self._track_words(id_), Span(f"{MARKS[self._track(id_).color]} ", self._bright(id_))
        if id_ in self.view.owners:
            owned = self.say("tickets-track-owned", what=what, who=self.scene.names[self.view.owners[id_]])
            return [[mark, Span(owned, SOFT)]]
        if id_ in self._closed:
            return [[mark, Span(self.say("tickets-track-closed", what=what), SOFT)]]
        ways = [choice.item for choice in self.choices if choice.at == id_]
        if not ways:
            lack = self._lacking(id_)
            words = self.say("tickets-track-lacking", what=what, **lack) if lack else what
            return [[mark, Span(words, SOFT)]]
        number = ways.index(pointer.item) + 1 if pointer.item in ways else 1
        pay = self.say("tickets-pay-with", cards=ways[number - 1]) + (
            f"  {number}/{len(ways)}" if len(ways) > 1 else ""
        )
        return [[mark, Span(what, INK, bold=True)], [Span("  " + pay, GLOW)], *self._brings(id_)]

    def _bright(self, id_: str) -> str:
        color = self._track(id_).color
        return "#C9D2D6" if color == "black" else HEX[color]

    def _brings(self, id_: str) -> list[Line]:
        """What the route would do for one's open tickets."""
        if self.me is None:
            return []
        owners = {**self.view.owners, id_: self.scene.seat}
        cars = self.me.cars - self.map.routes[self._track(id_).route].length
        lines: list[Line] = []
        for ticket in self.me.tickets:
            before = self._lacks.get(ticket.id)
            left = None if before is None else self._left(ticket, owners, cars)
            if before is not None and left is not None and left < before:
                done = self.say("tickets-ticket-done") if left == 0 else self.say("tickets-ticket-left", count=left)
                lines.append([Span("✓ " if left == 0 else "→ ", GLOW), Span(f"{self._ticket(ticket)}: {done}", INK)])
        return lines

    def _lacking(self, id_: str) -> dict[str, str] | None:
        """What is missing for a free track, beside what one has."""
        if self.me is None:
            return None
        track, hand = self._track(id_), self.me.hand
        route = self.map.routes[track.route]
        if self.me.cars < route.length:
            needs = self.say("tickets-cars-needed", count=route.length)
            return {"needs": needs, "held": self.say("tickets-cars", count=self.me.cars)}
        gray = track.color == GRAY
        color: Any = max(COLORS, key=lambda one: hand.get(one, 0)) if gray else track.color
        rest = route.length - route.ferries
        needs = self.say("tickets-cards-alike", count=rest) if gray else self._kind(color, rest)
        ferries = [self._kind(FERRY, route.ferries)] if route.ferries else []
        held = [self._kind(color, hand.get(color, 0))] if hand.get(color) or not gray else []
        return {
            "needs": ", ".join([needs, *ferries]),
            "held": ", ".join([*held, self._kind(FERRY, hand.get(FERRY, 0))]),
        }

    def meant(self, pointer: Pointer) -> str | None:
        if pointer.at in self.map.track_index:
            return f"claim {pointer.at}"
        kind, _, id_ = pointer.at.partition("-")
        if kind == "card":
            return f"take {id_}"
        return {DECK: "take deck", DRAW: "tickets", PASSING: "pass"}.get(pointer.at)

    # --- players, cards and tickets ----------------------------------------------------------------------------

    def side(self, width: int, height: int, pointer: Pointer) -> Picture:
        picture = Picture(Cells(width, max(height, 30)))
        gap = int(height >= 24)
        y = self._players(picture) + gap
        y = self._cards_row(picture, y, "tickets-caption-row", self.view.row, pointer, spots=True) + gap
        if self.me is not None:
            y = self._cards_row(picture, y, "tickets-hand", self.me.hand, pointer, spots=False) + gap
        if self.view.phase != "over":
            y = self._piles(picture, y, pointer) + gap
        y = self._tickets(picture, y, pointer)
        rows = min(y, height)
        picture.cells.height, picture.cells.rows = rows, picture.cells.rows[:rows]
        picture.spots = {place: spot for place, spot in picture.spots.items() if place[1] < rows}
        return picture

    def _players(self, picture: Picture) -> int:
        """A row for each player: points, cars, cards, tickets; and the tokens they have."""
        cells, width, y = picture.cells, picture.cells.width, 1
        heads = [self.say(f"tickets-short-{what}") for what in ("points", "cars", "cards", "tickets")]
        for column, head in enumerate(heads):
            cells.put(width - 13 + 4 * column - text_width(head), 0, head, FAINT)
        for seat, (name, player) in enumerate(zip(self.scene.names, self.view.players, strict=True)):
            cells.put(0, y, "▶" if seat in self.view.acting else " ", GLOW)
            cells.put(1, y, "██", SEATS[seat])
            cells.put(4, y, cut(name, width - 21), INK, bold=seat == self.scene.seat)
            figures = (player.points, player.cars, player.cards, player.ticket_count)
            for column, figure in enumerate(figures):
                ink = INK if column == 0 else GLOW if column == 1 and figure <= 2 else SOFT
                cells.put(width - 17 + 4 * column, y, f"{figure:>4}", ink, bold=column == 0)
            if player.tokens:
                y += 1
                cells.put(4, y, " ".join(SYMBOLS[symbol] for symbol in player.tokens), "#FFE9A8")
            y += 1
        return y

    def _cards_row(
        self, picture: Picture, y: int, caption: str, cards: Mapping[Any, int], pointer: Pointer, *, spots: bool
    ) -> int:
        """The seven kinds of cards with how many there are."""
        picture.cells.put(1, y, self.say(caption), SOFT)
        for column, kind in enumerate(CARD_NAMES):
            count, x, spot = cards.get(kind, 0), 4 * column, f"card-{kind}"
            here = spots and pointer.at == spot
            paper = HEX[kind] if count else mix(HEX[kind], PAGE, 0.85)
            ink = ("#C9D2D6" if kind == "black" else ink_on(paper)) if count else FAINT
            picture.cells.put(x, y + 1, f" {MARKS[kind]}{count or ' '}", ink, paper, bold=bool(count))
            if spots and spot in self.open:
                picture.spot(spot, x, y + 1, 3)
                if here:
                    picture.cells.put(x, y + 1, "▸", GLOW, paper, bold=True)
        return y + 2

    def _piles(self, picture: Picture, y: int, pointer: Pointer) -> int:
        rows = [
            (DECK, "D", self.say("tickets-take-deck", count=self.view.deck)),
            (DRAW, "X", self.say("tickets-draw-tickets", count=self.view.ticket_deck)),
        ]
        if PASSING in self.open:
            rows.append((PASSING, "P", self.say("tickets-pass")))
        for spot, key, words in rows:
            if spot in self.open:
                self._row(picture, y, spot, f"{key} {words}", pointer)
                y += 1
        return y

    def _row(self, picture: Picture, y: int, spot: str, words: str, pointer: Pointer) -> None:
        here, width = pointer.at == spot, picture.cells.width
        words = cut(f" {words}", width - 1)
        picture.cells.put(0, y, words, PAGE if here else INK, GLOW if here else PANEL)
        picture.spot(spot, 0, y, text_width(words))

    def _tickets(self, picture: Picture, y: int, pointer: Pointer) -> int:
        """Tickets to choose from, then one's own, with what they lack."""
        width = picture.cells.width
        if any(choice.at.startswith("keep-") for choice in self.choices):
            picture.cells.put(1, y, self.say("tickets-offer"), SOFT)
            for ticket in self.view.offer:
                y += 1
                self._row(
                    picture, y, f"keep-{ticket.id}", self._fit(f"{ticket.points:>2} ", ticket, "", width - 2), pointer
                )
            y += 1
            self._row(picture, y, BOTH, f"B {self.say('tickets-keep', count=2)}", pointer)
            y += 1
        own = self.me.tickets if self.me else ()
        if own:
            picture.cells.put(1, y, self.say("tickets-own-tickets"), SOFT)
        for ticket in own:
            y += 1
            lacks = self._lacks.get(ticket.id)
            state = "✓" if ticket.completed else "✗" if lacks is None else "·"
            end = "" if ticket.completed or lacks is None else f" {lacks}▫"
            words = self._fit(f"{state}{ticket.points:>3} ", ticket, end, width - 1)
            here = pointer.at == f"ticket-{ticket.id}"
            ink = PAGE if here else GLOW if ticket.completed else FAINT if lacks is None else INK
            picture.cells.put(0, y, words, ink, GLOW if here else None)
            picture.spot(f"ticket-{ticket.id}", 0, y, width - 1)
        return y + bool(own)

    def _fit(self, begin: str, ticket: Ticket, end: str, width: int) -> str:
        """A ticket on one line: both names are cut alike where they are too long."""
        a, b = self._place(ticket.a), self._place(ticket.b)
        room = width - text_width(begin) - text_width(end) - 3
        half = max(room // 2, room - text_width(b))
        a = cut(a, half)
        b = cut(b, room - text_width(a))
        return f"{begin}{a} – {b}{end}"


DRAWING = TicketsDrawing
