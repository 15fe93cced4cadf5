"""The screen of a game that has no drawing for terminals: its own description, and a list of actions."""

from collections.abc import Sequence
from typing import Any

from fogcity.games import Action, Event
from fogcity.games.cells import FAINT, GLOW, INK, PAGE, SOFT, Cells, Line, Picture, Span, cut, wrap
from fogcity.games.terminal import Choice, Drawing, Part, Pointer


class WordsDrawing(Drawing):
    """A position of any game: its text, and every legal action by name."""

    @classmethod
    def seat_colors(cls, game: Any) -> Sequence[str]:
        return [""] * game.players

    def list_choices(self) -> list[Choice]:
        return [Choice(action, action.text) for action in self.scene.legal]

    def expected(self) -> str:
        game, veiled = self.scene.game, self.scene.veiled
        if game.over(veiled):
            winners = [name for name, place in zip(self.scene.names, game.places(veiled), strict=True) if place == 1]
            return self.say("final-won", names=", ".join(winners), count=len(winners))
        if self.scene.legal:
            return self.say("table-your-turn")
        return self.say("plain-turn", names=", ".join(self.scene.names[seat] for seat in game.waiting(veiled)))

    def board(self, width: int, height: int, pointer: Pointer) -> Picture:
        picture = Picture(Cells(width, height))
        text = self.scene.game.text(self.scene.veiled, self.scene.seat)
        lines = [part for line in text.splitlines() for part in wrap_kept(line, width - 2)]
        for y, line in enumerate(lines):
            picture.cells.put(1, y, line, INK)
        return picture

    def side(self, width: int, height: int, pointer: Pointer) -> Picture:
        """The actions; a long list shows those around the one that is pointed at."""
        actions = [choice.at for choice in self.choices]
        room = max(1, height - 2)
        first = actions.index(pointer.at) - room // 2 if pointer.at in actions else 0
        first = max(0, min(first, len(actions) - room))
        shown = actions[first : first + room]
        picture = Picture(Cells(width, len(shown) + 2))
        picture.cells.put(1, 0, self.say("plain-actions"), SOFT)
        for y, action in enumerate(shown, start=1):
            here = action == pointer.at
            picture.cells.put(1, y, cut(f" {action} ", width - 2), PAGE if here else INK, GLOW if here else None)
            picture.spot(action, 1, y, width - 2)
        if len(actions) > room:
            picture.cells.put(1, len(shown) + 1, f"{first + 1}–{first + len(shown)} / {len(actions)}", FAINT)
        return picture

    def preview(self, pointer: Pointer) -> list[Line]:
        for choice in self.choices:
            if choice.at == pointer.at:
                told = self.scene.game.describe(self.scene.veiled, self.scene.seat, choice.action)
                return [[Span(choice.at, INK, bold=True)], [Span(told, SOFT)]]
        return []

    def told(self, event: Event) -> str | None:
        return None

    def tell(self, seat: int, action: Action, events: Sequence[Event]) -> list[str]:
        return [self.say("log-action", name=self.scene.names[seat], action=action.text)]

    def advice(self, action: Action) -> str:
        return self.say("plain-advice", action=action.text)

    def parts(self) -> list[list[Part]]:
        game = self.scene.game
        return [[Part("", points / game.unit)] for points in game.scores(self.scene.veiled)]


def wrap_kept(line: str, width: int) -> list[str]:
    """A line as it is where it fits, so that tables stay tables."""
    return [line] if len(line) <= width else wrap(line, width)
