"""Positions for tests of the rules: a game at a position as text, played in notation and asked why it refuses."""

import re
from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from fogcity.games import Illegal
from fogcity.games.tickets import Tickets, TicketsOptions
from fogcity.games.tickets.board import SYMBOLS
from fogcity.games.tickets.cards import total
from fogcity.games.tickets.position import CARD_LETTERS
from fogcity.games.tickets.state import FULL_DECK, NOWHERE
from fogcity.kernel import new_rng, new_script, script_fits

NO_CHANCE: list[int] = []

SMALL_BOARD = "".join(
    [f'[[location]]\nid = "p{i}"\nname = "P{i}"\n{"tourist_stack = true" * (i < 5)}\n' for i in range(9)]
    + [f'[[route]]\nbetween = ["p{i}", "p{i + 1}"]\nlength = 5\ntracks = ["gray"]\n' for i in range(8)]
    + [f'[[ticket]]\nbetween = ["p{i}", "p{i + 1}"]\npoints = {i + 1}\n' for i in range(8)]
)
"""Nine locations in a line, joined by gray routes of five; a ticket for each route."""
SMALL = "tickets:p0-p1;p1-p2 stacks:p0=crab,p1=bell,p2=tram,p3=flower,p4=bridge,p5=sea_lion,p6=sourdough"
"""What a position on the small board needs for two players."""

MARKED = "alc=crab,gol=bell,emb=tram,sun=flower,pot=bridge"
CHOICE = f"stacks:{MARKED},cas=sea_lion,mis=sourdough"
"""The route between Castro and the Mission District brings a choice of two tokens."""
USUAL = f"row:BGKPR tickets:alc-twi;gol-pot;emb-sun;emb-jap stacks:{MARKED},lom=sea_lion,uni=sourdough"
"""What lies on the table if a test does not say otherwise: a row, a ticket for each seat, every stack."""


def pile(cards: Iterable[int]) -> str:
    """Cards as positions write them: `2BGF`."""
    return "".join(f"{n if n > 1 else ''}{letter}" for letter, n in zip(CARD_LETTERS, cards, strict=True) if n)


def rest(*piles: str) -> str:
    """The cards that are in none of these piles."""
    left = dict(zip(CARD_LETTERS, FULL_DECK.tolist(), strict=True))
    for number, letter in re.findall(r"(\d*)([A-Z])", "".join(piles).upper()):
        left[letter] -= int(number or 1)
    return pile(left.values())


def fields(text: str) -> dict[str, str]:
    """The fields of a position by name; of one that is written twice the last."""
    return {word.partition(":")[0]: word for word in text.split()}


class Position:
    """A game at a position as docs/positions.md describes it; fields that the text leaves out are as USUAL has them."""

    def __init__(self, text: str = "", *, players: int = 2, board: str = "san_francisco") -> None:
        self.game = Tickets(TicketsOptions(players=players, board=board))
        words = fields(f"{USUAL} {text}")
        words["tickets"] = ";".join(words["tickets"].split(";")[:players])
        self.s = self.game.from_position(" ".join(words.values()))

    @property
    def seat(self) -> int:
        """The seat that acts (the first of several)."""
        return self.game.waiting(self.s)[0]

    @property
    def over(self) -> bool:
        return self.game.over(self.s)

    def legal(self, begin: str = "") -> set[str]:
        """The legal actions whose text begins so."""
        texts = {self.game.action(self.s, self.seat, action).text for action in self.game.numbers(self.s, self.seat)}
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

    def nth(self, letter: str) -> int:
        """The outcome of chance by which the deck gives this card."""
        kind = CARD_LETTERS.index(letter)
        assert self.s.deck[kind] > 0
        return int(self.s.deck[:kind].sum())

    def check_cards(self) -> None:
        """Every card is in exactly one place (TK-1)."""
        s = self.s
        assert (s.hand.sum(axis=0) + s.row + s.deck + s.discards).tolist() == [6] * 6 + [8]
        assert int(s.deck_size) == total(s.deck)


def stacks(s: Any) -> dict[int, tuple[str, int]]:
    """Symbol and number of the tokens by location."""
    places = enumerate(s.stack_at.tolist())
    return {at: (SYMBOLS[symbol], int(s.stack_left[symbol])) for symbol, at in places if at != NOWHERE}


def kept(position: Position, seat: int) -> list[str]:
    """The tickets that a seat has kept."""
    s, ids = position.s, [ticket.id for ticket in position.game.board.tickets]
    return [ids[int(s.kept[i])] for i in range(s.kept_count) if s.kept_by[i] == seat]


def put_back(position: Position) -> list[str]:
    """The tickets under the deck, in order."""
    ids = [ticket.id for ticket in position.game.board.tickets]
    return [ids[ticket] for ticket in position.s.queue[: position.s.queued].tolist()]
