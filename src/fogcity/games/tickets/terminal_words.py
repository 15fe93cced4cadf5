"""Ticket to Ride: San Francisco in words, for the terminal: names, what is expected, what happened, what to do."""

from collections.abc import Iterable, Mapping
from typing import Any

from fogcity.games import SPECTATOR, Action, Event, Reason
from fogcity.games.terminal import Drawing, Part, Scene
from fogcity.games.tickets import events
from fogcity.games.tickets.actions import Claim, DrawTickets, Keep, Stack, Take, Token
from fogcity.games.tickets.board import CARD_NAMES, Board, Location, Track, called
from fogcity.games.tickets.reasons import (
    CardServes,
    CardUnseen,
    DeckFerries,
    DeckHelps,
    NoCardNeeded,
    RowHelpsNot,
    TicketHelped,
    TicketNeeds,
    TokenComes,
)
from fogcity.games.tickets.view import Player, Ticket, View


class Words(Drawing):
    """A position of Ticket to Ride: San Francisco in words."""

    def __init__(self, scene: Scene) -> None:
        self.map: Board = scene.game.board
        self.view: View = scene.game.view(scene.veiled, scene.seat)
        self.me: Player | None = None if scene.seat == SPECTATOR else self.view.players[scene.seat]
        super().__init__(scene)

    # --- names -------------------------------------------------------------------------------------------------

    def _place(self, id_: str) -> str:
        return called(self._location(id_), self.scene.language)[0]

    def _placed(self, how: str, id_: str) -> str:
        """Where something lies or comes from, as a sentence says it."""
        place, article = called(self._location(id_), self.scene.language)
        return self.say(how, place=place, article=article)

    def _location(self, id_: str) -> Location:
        return self.map.locations[self.map.location_index[id_]]

    def _track(self, id_: str) -> Track:
        return self.map.tracks[self.map.track_index[id_]]

    def _route(self, track: str) -> str:
        a, b = self.map.ends(self._track(track))
        return self.say("tickets-route", a=self._place(a.id), b=self._place(b.id))

    def _ticket(self, ticket: Ticket) -> str:
        return self.say("tickets-route", a=self._place(ticket.a), b=self._place(ticket.b))

    def _card(self, kind: str) -> str:
        return self.say("tickets-card", kind=kind)

    def _symbol(self, symbol: str) -> str:
        return self.say("tickets-symbol", symbol=symbol)

    def _kind(self, kind: str, count: int) -> str:
        return self.say("tickets-cards", kind=kind, count=count, name=self._card(kind))

    def _cards(self, cards: Mapping[Any, int]) -> str:
        return ", ".join(self._kind(kind, cards[kind]) for kind in CARD_NAMES if cards.get(kind))

    # --- sentences ---------------------------------------------------------------------------------------------

    def expected(self) -> str:
        view, names = self.view, self.scene.names
        if view.phase == "over":
            winners = [name for name, place in zip(names, view.places or (), strict=True) if place == 1]
            points = max((end.total for end in view.results or ()), default=0)
            return self.say("tickets-won", who=", ".join(winners), count=len(winners), points=points)
        mine = self.scene.seat in view.acting
        who = ", ".join(names[seat] for seat in view.acting)
        words = self.say(
            "tickets-turn" if mine else "tickets-turn-other", phase=view.phase, who=who, count=len(view.acting)
        )
        if view.last_turns is None:
            return words
        return f"{words} · {self.say('tickets-last-round', count=view.last_turns)}"

    def told(self, event: Event) -> str | None:
        about = self.who(event.seat) if hasattr(event, "seat") else {}
        match event:
            case events.TicketsChosen():
                return self.say("tickets-log-chosen", **about)
            case events.TicketsDrawn():
                return self.say("tickets-log-drew", **about)
            case events.TicketsKept(count=count):
                return self.say("tickets-log-kept", count=count, **about)
            case events.StackPlaced(symbol=symbol, location=place):
                return self.say(
                    "tickets-log-stack", symbol=self._symbol(symbol), where=self._placed("tickets-on", place), **about
                )
            case events.TokenTaken(symbol=symbol, location=place):
                return self.say(
                    "tickets-log-token", symbol=self._symbol(symbol), where=self._placed("tickets-from", place), **about
                )
            case events.CardTaken(card=None):
                return self.say("tickets-log-took-unseen", **about)
            case events.CardTaken(card=str(card)):
                return self.say("tickets-log-took", card=self._card(card), **about)
            case events.RowChanged(renewed=True):
                return self.say("tickets-log-renewed")
            case events.DeckRenewed(cards=count):
                return self.say("tickets-log-shuffled", count=count)
            case events.RouteClaimed(track=track, cards=cards, points=points):
                route, paid = self._route(track), self._cards(cards)
                return self.say("tickets-log-claimed", route=route, cards=paid, points=points, **about)
            case events.Passed():
                return self.say("tickets-log-passed", **about)
            case events.LastRound():
                return self.say("tickets-log-last-round", **about)
        return None

    def where(self, event: Event) -> str | None:
        match event:
            case events.RouteClaimed(track=track):
                return track
            case events.StackPlaced(location=place):
                return place
        return None

    def advice(self, action: Action) -> str:
        match action:
            case Claim(track=track, cards=cards):
                return self.say("tickets-advice-claim", route=self._route(track), cards=self._cards(cards))
            case Take(card=None):
                return self.say("tickets-advice-deck")
            case Take(card=str(card)):
                return self.say("tickets-advice-take", card=self._card(card))
            case Keep(tickets=kept):
                ticket = next((t for t in self.view.offer if kept is not None and (t.id,) == kept), None)
                if ticket is None:
                    return self.say("tickets-advice-keep-both")
                return self.say("tickets-advice-keep", route=self._ticket(ticket))
            case Stack(symbol=symbol, location=place):
                return self.say(
                    "tickets-advice-stack", symbol=self._symbol(symbol), where=self._placed("tickets-on", place)
                )
            case Token(location=place):
                symbol, _ = self.view.stacks[place]
                return self.say(
                    "tickets-advice-token", symbol=self._symbol(symbol), where=self._placed("tickets-from", place)
                )
            case DrawTickets():
                return self.say("tickets-advice-tickets")
        return self.say("tickets-advice-pass")

    def because(self, reason: Reason) -> str | None:
        match reason:
            case TicketHelped(ticket=ticket, points=points, left=left):
                return self.say("tickets-reason-ticket", route=self._own(ticket), points=points, left=left)
            case TicketNeeds(ticket=ticket, points=points, left=left):
                return self.say("tickets-reason-needs", route=self._own(ticket), points=points, left=left)
            case TokenComes(symbol=symbol, location=place):
                return self.say("tickets-reason-token", symbol=self._symbol(symbol), place=self._place(place))
            case CardServes(tracks=tracks):
                return self.say("tickets-reason-card", routes=self._routes(tracks), count=len(tracks))
            case RowHelpsNot(tracks=tracks, ferry=ferry):
                return self.say("tickets-reason-row", routes=self._routes(tracks), ferry=ferry)
            case DeckHelps(cards=cards, ferries=ferries, unseen=unseen):
                about = {"count": cards, "ferries": ferries, "unseen": unseen, "others": unseen - cards}
                return self.say("tickets-reason-deck", **about)
            case DeckFerries(ferries=ferries, unseen=unseen):
                return self.say("tickets-reason-ferries", count=ferries, unseen=unseen)
            case NoCardNeeded(tracks=tracks):
                return self.say("tickets-reason-paid", routes=self._routes(tracks), count=len(tracks))
            case CardUnseen():
                return self.say("tickets-reason-unseen")
        return None

    def _routes(self, tracks: Iterable[str]) -> str:
        return ", ".join(map(self._route, tracks))

    def _own(self, id_: str) -> str:
        """A ticket that one holds or is offered."""
        known = [*(self.me.tickets if self.me else ()), *self.view.offer]
        return next(self._ticket(ticket) for ticket in known if ticket.id == id_)

    def parts(self) -> list[list[Part]]:
        counted: list[list[Part]] = []
        for end in self.view.results or ():
            parts = [Part(self.say("tickets-outcome-routes"), end.routes)]
            for ticket in end.tickets:
                parts.append(Part(self._ticket(ticket), ticket.points if ticket.completed else -ticket.points))
            counted.append([*parts, Part(self.say("tickets-outcome-tokens"), end.tokens)])
        return counted
