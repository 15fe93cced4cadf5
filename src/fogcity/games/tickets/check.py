"""A game of Ticket to Ride: San Francisco typed in from a real table: what was done, and what was seen of the cards.

The text is a record in JSON. Instead of a secret it gives the deal, and after `>` what each step revealed:

    {
      "game": "tickets",
      "options": {"players": 2},
      "deal": {
        "first": 2,
        "stacks": {"alcatraz": "crab", "golden_gate_bridge": "bell", "embarcadero": "tram", "sunset": "flower",
                   "potrero_hill": "bridge"},
        "cards": ["red blue", "? ?"],
        "row": "ferry ferry red ferry blue; red ferry green ferry black",
        "tickets": ["castro-potrero_hill alcatraz-presidio", "? ?"]
      },
      "log": ["1: keep 1", "2: keep both", "stack sea_lion on castro", "stack sourdough on presidio",
              "take red > green", "take deck", "take deck > blue", "take green > ferry; blue red green black orange",
              "claim castro-mission_district with 1 red", "tickets > ? fort_mason-painted_ladies", "keep 2"]
    }

Seats count from 1. `?` stands for a card or ticket that the writer has not seen; what is left out is unseen, too. Cards
that come up in the row (after a claim, too) are seen by all and must be written in order; the five new ones for three
ferries follow the old ones. An unseen card may turn out to be any card that is not known to be elsewhere: paying with
it settles which.
"""

import json
import re
from typing import Any

import numpy as np

from fogcity.foreign import quote, shorten
from fogcity.games import BadInput, Illegal
from fogcity.games.tickets import Tickets, TicketsOptions, rules
from fogcity.games.tickets.board import SYMBOLS
from fogcity.games.tickets.guesses import UNSEEN, Guesses
from fogcity.games.tickets.notation_reader import find_location, names_hidden, one_of
from fogcity.games.tickets.state import CHOOSING, CLAIM_WORD, HIDDEN, STATE, TAKE, TAKE_DECK, TICKET_CHOICE
from fogcity.games.tickets.view import owners
from fogcity.kernel import new_script

PARTS = ("first", "stacks", "cards", "row", "tickets")


def check(text: str, options: TicketsOptions) -> dict[str, Any]:
    """Judge a game typed in as JSON; the first illegal step ends it. The record's options go before the given ones.

    An error with no rule means that a step could not be read; an error with no index lies in the deal.
    """
    document = _document(text)
    replay = Replay(TicketsOptions.of({**options.values(), **document.get("options", {})}))
    place: dict[str, Any] = {"index": None, "step": "deal"}
    error = None
    try:
        replay.deal(document["deal"])
        for index, step in enumerate(document["log"]):
            place = {"index": index, "step": shorten(step)}
            replay.play(step)
    except (Illegal, BadInput) as problem:
        rule, message = (problem.rule, problem.message) if isinstance(problem, Illegal) else (None, str(problem))
        error = {**place, "rule": rule, "message": message}
    return {"valid": error is None, **replay.report(), "error": error}


def _document(text: str) -> dict[str, Any]:
    """The record, with the types of its parts made sure of."""
    try:
        document = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadInput(f"the record is not JSON: {error}") from None
    if not isinstance(document, dict) or document.get("game", "tickets") != "tickets":
        raise BadInput('the record must be an object with "game": "tickets"')
    rules_version = document.get("rules", 1 if "format" in document else Tickets.version)
    if type(rules_version) is not int:
        raise BadInput('"rules" is the version of the rules: a number')
    Tickets.same_rules(rules_version)
    if document.get("secret"):
        raise BadInput("this record was played in Fog City and holds its secret: use fogcity verify")
    if not isinstance(document.get("deal"), dict) or not isinstance(document.get("options", {}), dict):
        raise BadInput('the record needs a "deal", an object that tells what was dealt; "options" is one, too')
    log = document.get("log")
    if not isinstance(log, list) or not all(isinstance(step, str) for step in log):
        raise BadInput('the record needs a "log", a list of steps as texts')
    return document


def _words(value: Any, part: str) -> list[str]:
    """The words of a text or of a list of texts; commas and semicolons are only for the eye."""
    if isinstance(value, list) and all(isinstance(item, str) for item in value):
        value = " ".join(value)
    if not isinstance(value, str):
        raise BadInput(f'"{part}" must hold texts, such as "red blue"')
    return [word for word in re.split(r"[\s,;]+", value.lower()) if word]


class Replay:
    """A game as the kernel plays it, with what was seen in place of chance."""

    def __init__(self, options: TicketsOptions) -> None:
        self.game = Tickets(options)
        self.s: Any = np.zeros(1, STATE)[0]
        rules.clear(self.game.setup, self.s)
        self.guesses = Guesses(self.game, self.s)
        self.steps = 0

    def report(self) -> dict[str, Any]:
        """Where the game stands; tickets that nobody has seen count nothing."""
        shown, names = self.game.copy(self.s), self.game.seat_names
        shown.kept[np.isin(shown.kept, list(self.guesses.tickets))] = HIDDEN
        return {
            "steps": self.steps,
            "over": self.game.over(self.s),
            "scores": dict(zip(names, self.game.scores(shown), strict=False)),
            "claimed": {track: names[seat] for track, seat in owners(self.game.board, self.s).items()},
            "unseen_tickets": shown.kept[: shown.kept_count].tolist().count(HIDDEN),
        }

    # --- the deal ------------------------------------------------------------------------------------------------

    def deal(self, deal: dict[str, Any]) -> None:
        """Set up the game as it was at the table (TK-6 to TK-9)."""
        if unknown := sorted(set(deal) - set(PARTS)):
            raise BadInput(f'"deal" has parts nobody knows, {shorten(", ".join(unknown))}: it holds {", ".join(PARTS)}')
        setup, players = self.game.setup, self.game.players
        first = deal.get("first", int(setup.first) + 1)
        if type(first) is not int or not 1 <= first <= players:
            raise BadInput(f'"first" must be the seat that starts, from 1 to {players}')
        setup.first = first - 1
        hands, tickets = self._two_each(deal, "cards", "TK-7"), self._two_each(deal, "tickets", "TK-8")
        stacks, row = self._stacks(deal.get("stacks")), _words(deal.get("row", ""), "row")
        seats = [seat for seat in range(players) for _ in range(2)]
        cards = self.guesses.outcomes([word for hand in hands for word in hand] + row, seats=seats)
        unseen = int(self.s.unseen)
        rules.start(setup, self.s, new_script([*stacks, *cards, *[0] * len(seats)]))
        self.guesses.draw_tickets(unseen)
        for seat in range(players):
            self.guesses.name_tickets(seat, tickets[seat])

    def _two_each(self, deal: dict[str, Any], part: str, rule: str) -> list[list[str]]:
        """Two words for each seat; those left out are unseen."""
        entries = deal.get(part, [])
        if not isinstance(entries, list) or len(entries) > self.game.players:
            raise BadInput(f'"{part}" must be a list with a text for each of the {self.game.players} seats')
        words = [_words(entry, part) for entry in entries] + [[]] * (self.game.players - len(entries))
        if any(len(two) > 2 for two in words):
            raise Illegal(rule, f"Everybody starts with two {part}.")
        return [(two + [UNSEEN] * 2)[:2] for two in words]

    def _stacks(self, stacks: Any) -> list[int]:
        """The outcomes of chance that put the stacks where they stood (TK-6)."""
        board = self.game.board
        if not isinstance(stacks, dict) or not all(isinstance(symbol, str) for symbol in stacks.values()):
            raise BadInput('"stacks" must tell the symbol on each marked location, as in {"alcatraz": "crab"}')
        found = {find_location(board, place): one_of(symbol, SYMBOLS, "symbol") for place, symbol in stacks.items()}
        marked = [i for i, location in enumerate(board.locations) if location.marked]
        if sorted(found) != marked or len(set(found.values())) != len(marked):
            names = ", ".join(board.locations[i].id for i in marked)
            raise Illegal("TK-6", f"A stack with a symbol of its own stands on each of {names}.")
        left, outcomes = list(SYMBOLS), []
        for location in marked:
            outcomes.append(left.index(found[location]))
            left.remove(found[location])
        return outcomes

    # --- steps ---------------------------------------------------------------------------------------------------

    def play(self, step: str) -> None:
        """Carry out a step of the log with what it revealed."""
        done, _, seen = step.partition(">")
        seat, text = self._seat_and_action(done)
        words = _words(seen, "log")
        self._settle(seat, text)
        # Who passes may hold unseen cards that pay for nothing.
        state = self.guesses.without_guesses(seat) if text == "pass" else self.s
        action = self.game.read(state, seat, text).number
        outcomes: list[int] = []
        if action <= TAKE_DECK or action >= 64 * CLAIM_WORD:
            unseen_to = [seat] if action == TAKE_DECK else []
            outcomes = self.guesses.outcomes(words, seats=unseen_to, done=lambda t: self._move_cards(t, seat, action))
        elif text == "tickets":
            outcomes = [0] * min(2, int(self.s.unseen_size))
        elif words:
            raise BadInput(f"{quote(text)} reveals nothing: leave out what follows >")
        unseen = int(self.s.unseen)
        rules.apply(self.game.setup, self.s, seat, action, new_script(outcomes))
        if text == "tickets":
            self.guesses.draw_tickets(unseen)
            self.guesses.name_tickets(seat, words)
        self.steps += 1

    def _move_cards(self, t: Any, seat: int, action: int) -> None:
        """What an action does to the cards before any comes from the deck: one is taken from the row, or some paid."""
        if action < TAKE_DECK:
            t.row[action - TAKE] -= 1
        elif action > TAKE_DECK:
            track, payment = (action >> 6) - CLAIM_WORD, action & 63
            rules.pay(self.game.setup, t, seat, track, payment >> 3, payment & 7)

    def _seat_and_action(self, step: str) -> tuple[int, str]:
        """The seat that acts and its action in plain words."""
        number, colon, action = step.partition(":")
        waiting = self.game.waiting(self.s)
        if not colon and len(waiting) > 1:
            raise BadInput(f"several seats may act: write the seat before it, as in '1: {shorten(step.strip())}'")
        seats = {str(seat + 1): seat for seat in range(self.game.players)}
        if colon and number.strip() not in seats:
            raise BadInput(f"there is no seat {quote(number.strip())}: seats are 1 to {self.game.players}")
        seat = seats[number.strip()] if colon else (waiting or (0,))[0]
        return seat, " ".join((action if colon else step).lower().split())

    def _settle(self, seat: int, text: str) -> None:
        """Let what is guessed be what the action says."""
        verb, ticket, payment = names_hidden(text)
        if ticket and self.s.phase in (CHOOSING, TICKET_CHOICE):
            self.guesses.keep(seat, ticket)
        if payment:
            self.guesses.pay(seat, payment)
        elif verb == "claim" and self.guesses.cards[seat].any():
            raise BadInput(f"write what was paid, as in '{shorten(text)} with 1 red'")
