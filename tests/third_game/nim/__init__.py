"""Nim with a secret: a whole game for Fog City, as small as one with chance and hidden cards can be."""

import re
from typing import Any, cast

from fogcity.games import SPECTATOR, Action, BadInput, Event, Game, Illegal, Rules, State, plain, ranking
from nim import rules
from nim.values import NimOptions, Player, Roll, Take, Taken, View

ACTIONS: tuple[Action, ...] = (
    *(Take(number=count - 1, text=f"take {count}", count=count) for count in range(1, rules.MOST + 1)),
    Roll(number=rules.ROLL, text="roll"),
)


class Nim(Game):
    """A game of Nim with its options."""

    id = "nim"
    title = "Nim with a secret"
    options_type = NimOptions
    action_types = (Take, Roll)
    event_types = (Taken,)
    view_type = View
    seat_names = ("north", "east", "south", "west")
    rules = cast(Rules, rules)

    def __init__(self, options: NimOptions) -> None:
        super().__init__(options)
        self.setup.players = options.players
        self.setup.first = rules.RANDOM_FIRST if options.first is None else options.first
        self.setup.heap = options.heap

    def action(self, s: State, seat: int, number: int) -> Action:
        return ACTIONS[number]

    def read(self, s: State, seat: int, text: str) -> Action:
        plain = " ".join(text.lower().split())
        found = next((action for action in ACTIONS if action.text == plain), None)
        if self.over(s):
            raise Illegal("NIM-4", "The game is over.")
        if int(s.turn) != seat:
            raise Illegal("NIM-2", f"It is the turn of seat {int(s.turn) + 1}.")
        if found is None and not re.fullmatch(r"take \d{1,3}", plain):
            raise BadInput(f"{text[:40]!r} is not an action: write take 1, take 2, take 3 or roll")
        if found is None or found.number not in self.numbers(s, seat):
            raise Illegal("NIM-2", f"One takes 1 to {rules.most(s)} stones.")
        return found

    def action_text(self, type: str, **fields: Any) -> str:
        return f"take {fields['count']}" if type == "take" else type

    def view(self, veiled: State, seat: int) -> View:
        over, points = self.over(veiled), self.scores(veiled)
        return View(
            seat=None if seat == SPECTATOR else seat,
            heap=int(veiled.heap),
            turn=None if over else int(veiled.turn),
            players=tuple(
                Player(int(veiled.stones[i]), int(veiled.card[i]) or None, points[i] if over else None)
                for i in range(self.players)
            ),
        )

    def events(self, seat: int, action: Action, before: View, after: View) -> list[Event]:
        return [Taken(seat=seat, count=before.heap - after.heap, rolled=isinstance(action, Roll))]

    def outcome(self, s: State) -> dict[str, Any]:
        return {"scores": self.scores(s), "players": plain(self.view(s, SPECTATOR).players)}

    def places(self, s: State) -> list[int]:
        return ranking(self.scores(s))

    def describe(self, veiled: State, seat: int, action: Action) -> str:
        left = int(veiled.heap)
        if isinstance(action, Take):
            return f"You take {action.count} of {left} stones."
        return f"You take 1 to {rules.most(veiled)} of {left} stones, as chance has it."

    def text(self, veiled: State, seat: int, *, board: bool = True) -> str:
        seen = self.view(veiled, seat)
        lines = [f"There are {seen.heap} stones." + (f" {'o' * seen.heap}" if board else "")]
        for name, player in zip(self.seat_names, seen.players, strict=False):
            card = "a secret card" if player.card is None else f"the card {player.card}"
            points = "" if player.points is None else f", {player.points} points"
            lines.append(f"{name} has {player.stones} stones and {card}{points}.")
        lines.append("The game is over." if seen.turn is None else f"It is the turn of {self.seat_names[seen.turn]}.")
        return "\n".join(lines)

    def svg(self, veiled: State, seat: int, **keywords: Any) -> str:
        stones = "".join(f'<circle cx="{20 * i + 15}" cy="15" r="8"/>' for i in range(int(veiled.heap)))
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 620 30">{stones}</svg>'
