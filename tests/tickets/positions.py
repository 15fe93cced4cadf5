"""Positions for tests of the rules: a game that can be arranged, played in notation and asked why it refuses."""

from collections.abc import Sequence
from typing import Any

import pytest

from fogcity.games import Illegal
from fogcity.games.tickets import Tickets, TicketsOptions
from fogcity.games.tickets.board import CARD_NAMES, CARDS, FERRY_CARDS
from fogcity.games.tickets.cards import total
from fogcity.games.tickets.state import FERRY
from fogcity.kernel import new_rng, new_script, script_fits

SMALL_BOARD = "".join(
    [f'[[location]]\nid = "p{i}"\nname = "P{i}"\n{"tourist_stack = true" * (i < 5)}\n' for i in range(9)]
    + [f'[[route]]\nbetween = ["p{i}", "p{i + 1}"]\nlength = 5\ntracks = ["gray"]\n' for i in range(8)]
    + [f'[[ticket]]\nbetween = ["p{i}", "p{i + 1}"]\npoints = {i + 1}\n' for i in range(8)]
)
"""Nine locations in a line, joined by gray routes of five; a ticket for each route."""


class Position:
    """A game at its first turn (or at the very start), seat 0 first unless told otherwise."""

    def __init__(self, players: int = 2, *, first: int = 0, board: str = "san_francisco", opening: bool = True) -> None:
        self.game = Tickets(TicketsOptions(players=players, first=first, board=board))
        self.s = self.game.start(new_rng(1))
        if opening:
            while self.s.phase < 2:  # TK-8, TK-9
                self.play(sorted(self.legal())[0])

    @property
    def seat(self) -> int:
        """The seat that acts (the first of several)."""
        return self.game.waiting(self.s)[0]

    @property
    def over(self) -> bool:
        return self.game.over(self.s)

    def legal(self, begin: str = "", seat: int | None = None) -> set[str]:
        """The legal actions whose text begins so."""
        who = self.seat if seat is None else seat
        texts = {self.game.action(self.s, who, action).text for action in self.game.numbers(self.s, who)}
        return {text for text in texts if text.startswith(begin)}

    def play(self, text: str, *, seat: int | None = None, chance: Sequence[int] | None = None) -> bool:
        """Carry out a legal action, with the given outcomes of chance if any; returns whether it is final."""
        who = self.seat if seat is None else seat
        action = self.game.read(self.s, who, text).number
        assert action in self.game.numbers(self.s, who)
        rng = new_rng(7) if chance is None else new_script(chance)
        final = self.game.rules.apply(self.game.setup, self.s, who, action, rng)
        assert chance is None or script_fits(rng), "exactly these outcomes of chance were asked for"
        return bool(final)

    def refusal(self, text: str, seat: int | None = None) -> str | None:
        """The rule that forbids an action."""
        with pytest.raises(Illegal) as refused:
            self.game.read(self.s, self.seat if seat is None else seat, text)
        return refused.value.rule

    def hold(self, seat: int, **cards: int) -> None:
        """Put these cards into a hand, and all cards that it had back into the deck."""
        self._take_back(self.s.hand[seat])
        self.s.known[seat] = 0
        self._put(self.s.hand[seat], cards)

    def lay_row(self, **cards: int) -> None:
        """Let exactly these cards lie face up."""
        self._take_back(self.s.row)
        self._put(self.s.row, cards)

    def discard_deck(self, **kept: int) -> None:
        """Leave only these cards in the deck; all others of it become discards."""
        self._take_back(self.s.discards)
        deck = self.s.deck.copy()
        self.s.deck[:] = 0
        for name, number in kept.items():
            self.s.deck[CARD_NAMES.index(name)] = number
        self.s.discards[:] = deck - self.s.deck
        self.s.deck_size = total(self.s.deck)

    def empty_deck(self, seat: int = 1) -> None:
        """Leave neither deck nor discards: a hand gets all of it."""
        self.s.hand[seat] += self.s.deck + self.s.discards
        self.s.deck[:] = 0
        self.s.discards[:] = 0
        self.s.deck_size = 0

    def _take_back(self, pile: Any) -> None:
        self.s.deck[:] += pile
        pile[:] = 0
        self.s.deck_size = total(self.s.deck)

    def _put(self, pile: Any, cards: dict[str, int]) -> None:
        for name, number in cards.items():
            kind = CARD_NAMES.index(name)
            assert self.s.deck[kind] >= number, f"only {self.s.deck[kind]} {name} are to be had"
            self.s.deck[kind] -= number
            pile[kind] += number
        self.s.deck_size = total(self.s.deck)

    def nth(self, name: str) -> int:
        """The outcome of chance by which the deck gives this card."""
        kind = CARD_NAMES.index(name)
        assert self.s.deck[kind] > 0
        return int(self.s.deck[:kind].sum())

    def cards(self, pile: Any) -> dict[str, int]:
        return {name: number for name, number in zip(CARD_NAMES, pile.tolist(), strict=True) if number}

    def check_cards(self) -> None:
        """Every card is in exactly one place (TK-1)."""
        s = self.s
        everywhere = s.hand.sum(axis=0) + s.row + s.deck + s.discards
        assert everywhere.tolist() == [CARDS] * FERRY + [FERRY_CARDS]
        assert int(s.deck_size) == total(s.deck)
