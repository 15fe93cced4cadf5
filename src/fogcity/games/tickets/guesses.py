"""What nobody at a real table has seen: the kernel needs some card or ticket there, so it is guessed until it shows.

A guess may be swapped for anything else that is unseen. Only if nothing unseen fits is what was written down
impossible.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from fogcity.foreign import quote, shorten
from fogcity.games import BadInput, Illegal
from fogcity.games.tickets import Tickets
from fogcity.games.tickets.board import CARD_NAMES
from fogcity.games.tickets.cards import draw_card, renew, row_must_go, total
from fogcity.games.tickets.notation_reader import find_tickets, one_of
from fogcity.games.tickets.state import FERRY, KINDS, NO_TICKET, ROW, TOO_MANY_FERRIES
from fogcity.kernel import new_script

UNSEEN = "?"


class Lacking(Exception):
    """What was seen cannot be unless the deck has another card of some kinds; `refusal` says so if it has not."""

    def __init__(self, kinds: Sequence[int], refusal: Illegal) -> None:
        self.kinds, self.refusal = kinds, refusal


class Guesses:
    """The state of a game at a real table, and what in it is guessed."""

    def __init__(self, game: Tickets, s: Any) -> None:
        self.game, self.s = game, s
        self.cards = np.zeros((game.players, KINDS), np.int64)
        """How many cards of each kind in each hand are guessed."""
        self.tickets: set[int] = set()
        """Tickets outside their deck that are guessed."""
        self.fresh: Any = None
        """Once the deck was made of the discards: those cards, without the ones of them that were seen since."""

    # --- cards ---------------------------------------------------------------------------------------------------

    def outcomes(
        self, words: Sequence[str], *, seats: Sequence[int] = (), done: Callable[[Any], None] | None = None
    ) -> list[int]:
        """The outcomes of chance by which these cards come from the deck: one to each of `seats`, then to the row.

        `done` is what happened to the cards before.
        """
        wanted = [UNSEEN if word == UNSEEN else one_of(word, CARD_NAMES, "card") for word in words]
        wanted += [UNSEEN] * (len(seats) - len(wanted))
        unseen = [card == UNSEEN for card in wanted[: len(seats)]]
        # What a single unseen card is may decide what came up after it: try all.
        tries = [[card, *wanted[1:]] for card in CARD_NAMES] if unseen == [True] else [wanted]
        refusals = []
        for cards in tries:
            try:
                deal = self._deal(cards, unseen, done)
            except Illegal as refused:
                refusals.append(refused)
                continue
            for seat, kind, guessed in zip(seats, deal.kinds, unseen, strict=False):
                self.cards[seat, kind] += guessed
            self.fresh = deal.fresh
            return deal.outcomes
        raise refusals[0]

    def _deal(self, wanted: Sequence[str], unseen: Sequence[bool], done: Callable[[Any], None] | None) -> "Deal":
        """Deal these cards, the first ones to hands, with exchanges of guessed ones for what the deck lacks."""
        exchanges = int(self.cards.sum())
        while True:
            t = self.game.copy(self.s)
            if done is not None:
                done(t)
            try:
                deal = Deal(t, wanted, self.fresh)
                for guessed in unseen:
                    deal.draw(seen=not guessed)
                deal.settle()
            except Lacking as lacking:
                if exchanges == 0:
                    raise lacking.refusal from None
                exchanges -= 1
                self._free(lacking, wanted)
            else:
                return deal

    def _free(self, lacking: Lacking, wanted: Sequence[str]) -> None:
        """Exchange a card that a hand was guessed to hold with one of the deck, so that the deck has what it lacks."""
        held = [(seat, kind) for kind in lacking.kinds for seat in np.flatnonzero(self.cards[:, kind]).tolist()]
        others = [kind for kind in range(KINDS) if kind not in lacking.kinds and self.s.deck[kind]]
        if not held or not others:
            raise lacking.refusal
        needed = wanted[: int(self.s.deck_size)]
        self._exchange(*held[0], _surplus(self.s.deck, needed, others))

    def _exchange(self, seat: int, kind: int, other: int) -> None:
        """Let a guessed card of a hand be another one, which the deck has."""
        self._change(seat, kind, other)
        self.s.deck[kind] += 1
        self.s.deck[other] -= 1

    def _change(self, seat: int, kind: int, other: int) -> None:
        for pile in (self.s.hand[seat], self.cards[seat]):
            pile[kind] -= 1
            pile[other] += 1

    def pay(self, seat: int, payment: Counter[str]) -> None:
        """Make guessed cards of a hand those that it pays with, as far as that is possible."""
        for card, number in payment.items():
            kind = CARD_NAMES.index(card)
            known = int(self.s.hand[seat, kind]) - int(self.cards[seat, kind])
            for _ in range(min(number - known, int(self.cards[seat].sum()))):
                self._settle_card(seat, kind)

    def without_guesses(self, seat: int) -> Any:
        """A state in which a hand has only the cards that are sure."""
        sure = self.game.copy(self.s)
        sure.hand[seat] -= self.cards[seat].astype(np.uint8)
        return sure

    def _settle_card(self, seat: int, kind: int) -> None:
        """Make a guessed card of a hand one of this kind, unless all of these are known to be elsewhere."""
        if self.cards[seat, kind] == 0:
            given, holders = int(self.cards[seat].argmax()), np.flatnonzero(self.cards[:, kind])
            if self.s.deck[kind] > 0:
                self._exchange(seat, given, kind)
            elif len(holders):
                self._change(seat, given, kind)
                self._change(int(holders[0]), kind, given)
            else:
                return
        self.cards[seat, kind] -= 1

    # --- tickets -------------------------------------------------------------------------------------------------

    def draw_tickets(self, unseen: int) -> None:
        """Those tickets are guessed that were in the unseen part of the deck before and are not now."""
        drawn = unseen & ~int(self.s.unseen)
        self.tickets |= {i for i in range(len(self.game.board.tickets)) if drawn >> i & 1}

    def name_tickets(self, seat: int, words: Sequence[str]) -> None:
        """Let the tickets that a seat was just given be those written."""
        s = self.s
        for i, word in enumerate(words):
            given = [int(ticket) for ticket in s.offer[seat] if ticket != NO_TICKET] or [int(s.kept[s.kept_count - 1])]
            if i >= len(given):
                raise Illegal("TK-23", f"Only {len(given)} could be drawn: {quote(word)} cannot.")
            if word != UNSEEN:
                self.settle_ticket(given[i], self._ticket(word))

    def keep(self, seat: int, text: str) -> None:
        """Make a guessed ticket of an offer the one that is kept."""
        wanted, offer = self._ticket(text), [int(ticket) for ticket in self.s.offer[seat]]
        guessed = [ticket for ticket in offer if ticket in self.tickets]
        if wanted in guessed:
            self.settle_ticket(wanted, wanted)
        elif wanted not in offer and guessed:
            self.settle_ticket(guessed[0], wanted)

    def _ticket(self, text: str) -> int:
        found = find_tickets(self.game.board, text)
        if len(found) != 1:
            raise BadInput(
                f"{quote(text)} is not a ticket: write its two ends, such as {self.game.board.tickets[0].id}"
            )
        return found[0]

    def settle_ticket(self, guess: int, wanted: int) -> None:
        """Let a ticket be the one that was seen, if that can be."""
        s, name = self.s, self.game.board.tickets[wanted].id
        in_deck = bool(int(s.unseen) >> wanted & 1)
        if guess != wanted and (guess not in self.tickets or not (in_deck or wanted in self.tickets)):
            raise Illegal(
                "TK-1", f"The ticket {name} cannot be here: it is known to be elsewhere, or this one is another."
            )
        if in_deck:
            s.unseen = int(s.unseen) - (1 << wanted) + (1 << guess)
        for places in (s.offer, s.queue, s.kept):
            here, there = places == guess, places == wanted
            places[here] = wanted
            places[there] = guess
        if in_deck or guess == wanted:
            self.tickets.discard(guess)
        self.tickets.discard(wanted)


class Deal:
    """Cards as they come from the deck one by one, in a copy of a state."""

    def __init__(self, t: Any, wanted: Sequence[str], fresh: Any) -> None:
        self.t, self.rest, self.fresh = t, list(wanted), None if fresh is None else fresh.copy()
        self.outcomes: list[int] = []
        self.kinds: list[int] = []
        self.renewed = False
        """Whether the deck was renewed while these cards came: then all that is left in it is known."""

    def settle(self) -> None:
        """Turn cards up as the rules ask for; nothing may be missing then, nor left over (TK-10, TK-12, TK-15)."""
        t = self.t
        missing: BadInput | Illegal = BadInput("write which cards came up in the row")
        while True:
            if row_must_go(t):
                missing = Illegal("TK-15", "Three ferry cards lie face up: write the five new cards, too.")
                if not self.rest and not self.renewed:  # unless nothing better could be had
                    raise Lacking([FERRY], missing)
            t.renewed = 0
            renew(t)
            if t.renewed > 0:
                self.renewed, self.fresh = True, t.deck.copy()
            if total(t.row) == ROW or t.deck_size == 0:
                break
            if not self.rest:
                raise missing
            if self.rest[0] == UNSEEN:
                raise BadInput("all see the cards in the row: write which one came up instead of ?")
            t.row[self.draw()] += 1
        if self.rest:
            refusal = Illegal("TK-10", f"No more cards come up here: {shorten(' '.join(self.rest))} cannot.")
            raise Lacking(range(FERRY), refusal) if t.row[FERRY] >= TOO_MANY_FERRIES else refusal

    def draw(self, *, seen: bool = True) -> int:
        """Draw the next card; returns its kind."""
        t, card = self.t, self.rest.pop(0)
        in_deck = np.flatnonzero(t.deck).tolist()
        kind = _surplus(t.deck, self.rest, in_deck) if card == UNSEEN else CARD_NAMES.index(card)
        if seen and self.fresh is not None:
            if self.fresh[kind] == 0:
                raise Illegal("TK-12", f"The deck was made of the discards, and no {card} card is left of them.")
            self.fresh[kind] -= 1
        if t.deck[kind] == 0:
            raise Lacking([kind], Illegal("TK-1", f"No {card} card can come from the deck: all of them are elsewhere."))
        self.kinds.append(kind)
        self.outcomes.append(int(t.deck[:kind].sum()))
        draw_card(t, new_script(self.outcomes[-1:]))
        return kind


def _surplus(deck: Any, wanted: Sequence[str], kinds: Sequence[int]) -> int:
    """Of some kinds of cards the one of which a deck has most beyond those wanted from it."""
    return max(kinds, key=lambda kind: int(deck[kind]) - wanted.count(CARD_NAMES[kind]))
