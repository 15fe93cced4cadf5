"""The terminal client on Textual: keys, mouse, time, and bots that think in threads; page.py draws the page."""

import time
from collections.abc import Callable
from functools import partial
from typing import Any

from textual import events
from textual.app import App, ComposeResult
from textual.worker import Worker, get_current_worker

from fogcity import bots, games, locales
from fogcity.bots import Bot
from fogcity.cli.screen import over, pointing
from fogcity.cli.screen.page import Entry, Key, Page, Shown, compose, overlay, veil
from fogcity.cli.screen.widget import CellsWidget
from fogcity.cli.screen.words import WordsDrawing
from fogcity.cli.sitting import Sitting
from fogcity.games import Action, BadInput, Illegal
from fogcity.games.cells import GLOW, WRONG, Line, Span
from fogcity.games.terminal import Drawing, Pointer, Scene
from fogcity.history import History
from fogcity.kernel import at_once

HINT_LEVEL = "expert@100ms"
"""The bot that is asked for hints."""
LOG_STEPS = 60
"""More than that fits on no screen."""
COUNT_SECONDS = 0.45
"""Between two steps of counting up the end."""


class TableApp(App[None]):
    """A table on the full screen."""

    ENABLE_COMMAND_PALETTE = False
    CSS = "Screen { background: #0F1E27; }"

    def __init__(self, sitting: Sitting, language: str, *, pause: float, count_pause: float = COUNT_SECONDS) -> None:
        super().__init__()
        self.sitting = sitting
        self.table = sitting.table
        self.language = language
        self.pause, self.count_pause = pause, count_pause
        self.eyes = sitting.people[0]
        """The seat of the person at the screen."""
        self.over: str = ""
        """What lies over the table: help, curtain or result."""
        self.pointer = Pointer()
        self.sure = ""
        """The spot that was chosen by a click, and is played by the next one."""
        self.notes: list[Line] = []
        self.entries: list[Entry] = []
        self.counted = 0
        self.problem: BaseException | None = None
        """What ended the game early."""
        part = games.part(self.table.game.id, "terminal")
        self.kind: type[Drawing] = WordsDrawing if part is None else part.DRAWING
        self.widget = CellsWidget()
        self.page: Page
        self.drawing: Drawing
        self._thinking: Worker[None] | None = None
        self._adviser: Bot | None = None

    def compose(self) -> ComposeResult:
        yield self.widget

    def on_mount(self) -> None:
        self.title = self.table.game.title
        self.set_interval(self.count_pause, self.count)
        self.go_on()

    def say(self, message: str, **arguments: Any) -> str:
        """A message in the language that was chosen."""
        return locales.text(self.language, message, **arguments)

    # --- the game ----------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Let the next bot or person act, with a curtain before another person's secrets."""
        person = self.sitting.person_to_move
        if self.sitting.bot_to_move is not None:
            self._think(self.sitting.bot_to_move)
        elif person is not None and person != self.eyes:
            if any(map(self.sitting.secret, (person, self.eyes))):
                self.over = "curtain"
            else:
                self.eyes = person
        elif self.table.over and self.over != "result":
            self.over, self.counted = "result", 0
        self.look()

    def look(self) -> None:
        """Draw the position anew."""
        table, seat = self.table, self.eyes
        legal = table.legal(seat) if seat in table.waiting and self.sitting.bot_to_move is None else ()
        scene = Scene(table.game, table.veiled(seat), seat, self.names(), self.say, legal, self.language)
        self.drawing = self.kind(scene)
        colors, last = self.kind.seat_colors(table.game), self._last_own()
        latest = list(enumerate(self.sitting.log))[-LOG_STEPS:]
        self.entries = [
            Entry(words, colors[told.seat], index > last)
            for index, told in latest
            for words in self.drawing.tell(told.seat, told.action, told.events)
        ]
        news = self.sitting.log[last + 1 :]
        self.drawing.news = {
            spot for told in news for event in told.events if (spot := self.drawing.where(event)) is not None
        }
        self.pointer = pointing.begin(self.drawing, self.pointer)
        self.redraw()
        if legal and self.pointer.at not in self.page.middles:
            self.pointer = pointing.next_open(self.drawing, self.pointer, self.page.middles)
            self.redraw()

    def names(self) -> list[str]:
        """What the seats are called: by their colors where they have them, else by their numbers."""
        table, colors = self.table, self.kind.seat_colors(self.table.game)
        names = []
        for seat, name in enumerate(table.names):
            bot = seat in self.sitting.bots
            if not locales.has(self.language, f"color-{name}"):
                called = name.capitalize()
            elif not colors[seat]:
                called = self.say("bot-number" if bot else "seat-here-name", number=seat + 1)
            else:
                called = self.say("bot-name", color=name) if bot else self.say(f"color-{name}").capitalize()
            alone = len(self.sitting.people) == 1
            names.append(self.say("seat-me", name=called) if alone and not bot else called)
        return names

    def _last_own(self) -> int:
        """The index of the last step of the person who looks, -1 before it."""
        own = [index for index, told in enumerate(self.sitting.log) if told.seat == self.eyes]
        return own[-1] if own else -1

    def _think(self, seat: int) -> None:
        if self._thinking is None:
            known = self.table.veiled(seat), seat, list(self.table.numbers(seat)), self.table.history
            self._thinking = self.run_worker(partial(self._choose, self.sitting.bots[seat], *known), thread=True)

    def _choose(self, bot: Bot, veiled: Any, seat: int, numbers: list[int], history: History) -> None:
        """In a thread: what a bot does, no sooner than people can follow."""
        begun = time.monotonic()
        try:
            with at_once():
                number = bot.choose(self.table.game, veiled, seat, numbers, history)
        except (BadInput, Illegal) as error:
            self._tell(partial(self._fail, error))
            return
        time.sleep(max(0.0, self.pause - (time.monotonic() - begun)))
        self._tell(partial(self._bot_acts, seat, number))

    def _tell(self, news: Callable[[], None]) -> None:
        if not get_current_worker().is_cancelled:
            self.call_from_thread(news)

    def _bot_acts(self, seat: int, number: int) -> None:
        self._thinking = None
        self.notes = []
        self.sitting.play(seat, number)
        self.go_on()

    def _fail(self, problem: BaseException) -> None:
        self.problem = problem
        self.exit()

    # --- what people do ----------------------------------------------------------------------------------------

    def play(self) -> None:
        """Play what the cursor points at, or say why it is not legal."""
        choice = pointing.chosen(self.drawing, self.pointer)
        if choice is None:
            self.notes = [[Span("✗ ", WRONG), Span(self._refusal(), GLOW)]]
            self.redraw()
            return
        self.notes, self.sure = [], ""
        self.sitting.play(self.eyes, choice.action)
        self.go_on()

    def _refusal(self) -> str:
        if not self.drawing.choices:
            return self.drawing.expected()
        meant = self.drawing.meant(self.pointer)
        try:
            if meant is not None:
                self.table.game.read(self.table.veiled(self.eyes), self.eyes, meant)
        except Illegal as refused:
            message = f"{self.table.game.id}-rule-{(refused.rule or '').lower()}"
            return self.say(message) if locales.has(self.language, message) else refused.message
        except BadInput as unclear:
            return str(unclear)
        return self.say("terminal-nothing-here", key="N")

    def undo(self) -> None:
        """Take back the player's last action."""
        try:
            self.sitting.undo(self.eyes)
            self.notes = []
        except Illegal:
            self.notes = [[Span(self.say("terminal-undo-too-late" if self.table.log else "undo-nothing-yet"), GLOW)]]
        self.look()

    def hint(self) -> None:
        """Ask a strong bot; it thinks in a thread, too."""
        if not self.drawing.choices:
            return
        self.notes = [[Span(self.say("hint-thinking"), GLOW)]]
        seat, ply = self.eyes, len(self.table.log)
        known = self.table.veiled(seat), seat, list(self.table.numbers(seat)), self.table.history
        self.run_worker(partial(self._ask, ply, *known), thread=True)
        self.redraw()

    def _ask(self, ply: int, veiled: Any, seat: int, numbers: list[int], history: History) -> None:
        game = self.table.game
        self._adviser = self._adviser or bots.make(game, HINT_LEVEL, seed=1)
        with at_once():
            number = self._adviser.choose(game, veiled, seat, numbers, history)
        self._tell(partial(self._advise, ply, game.action(veiled, seat, number)))

    def _advise(self, ply: int, action: Action) -> None:
        if ply != len(self.table.log):
            return  # the game went on meanwhile
        self.drawing.advised = action
        reasons = self.table.game.reasons(self.table.veiled(self.eyes), self.eyes, action)
        why = [words for reason in reasons if (words := self.drawing.because(reason)) is not None]
        self.notes = [[Span("★ ", GLOW), Span(" ".join([self.drawing.advice(action), *why]), GLOW)]]
        choice = next(choice for choice in self.drawing.choices if choice.action.number == action.number)
        self.pointer = Pointer(choice.at, choice.item or self.pointer.item, choice.turn)
        self.redraw()

    def next_language(self) -> None:
        """Go on in another language."""
        known = locales.LANGUAGES
        self.language = known[(known.index(self.language) + 1) % len(known)]
        self.notes = []
        self.look()

    # --- drawing -----------------------------------------------------------------------------------------------

    def redraw(self) -> None:
        """Put everything on the screen."""
        shown = Shown(
            title=self.table.game.title,
            drawing=self.drawing,
            pointer=self.pointer,
            log=self.entries,
            keys=self._keys(),
            notes=self.notes,
            busy=self._thinking is not None,
        )
        self.page = compose(*self.widget.size, shown)
        if lines := self._over():
            if self.over == "curtain":
                veil(self.page)
            overlay(self.page, lines, "enter")
        self.widget.show(self.page.picture.cells)

    def _over(self) -> list[Line]:
        match self.over:
            case "help":
                return over.help_lines(self.say, self._help(), str(self.sitting.file))
            case "curtain":
                person = self.sitting.person_to_move
                return over.curtain_lines(self.say, self.names()[self.eyes if person is None else person])
            case "result":
                colors = self.kind.seat_colors(self.table.game)
                places = self.table.game.places(self.table.state)
                parts, headline = self.drawing.parts(), self.drawing.expected()
                return over.count_lines(self.say, self.names(), colors, parts, places, self.counted, headline)
        return []

    def count(self) -> None:
        """Count one more part of everybody's points."""
        if self.over == "result" and self.counted < over.most_parts(self.drawing.parts()):
            self.counted += 1
            self.redraw()

    def _keys(self) -> list[Key]:
        items = {choice.item for choice in self.drawing.choices} - {""}
        turns = {choice.turn for choice in self.drawing.choices}
        play = ("terminal-key-result",) if self.table.over else ("terminal-key-play",)
        return [
            Key("enter", "Enter", self.say(*play)),
            *([Key("r", "R", self.say("terminal-key-turn"))] if len(turns) > 1 else []),
            *([Key("t", "T", self.say("terminal-key-take"))] if len(items) > 1 else []),
            Key("n", "N", self.say("terminal-key-next")),
            Key("h", "H", self.say("terminal-key-hint")),
            Key("u", "U", self.say("terminal-key-undo")),
            Key("question_mark", "?", self.say("terminal-key-help")),
            Key("q", "Q", self.say("terminal-key-leave")),
            Key("l", "L", self.say("terminal-key-language")),
        ]

    def _help(self) -> list[tuple[str, str]]:
        own = " ".join(sorted(self.drawing.keys))
        return [
            ("← → ↑ ↓" + (f"  {own}" if own else ""), self.say("terminal-help-move")),
            ("Enter", self.say("terminal-help-play")),
            ("N  Shift+N", self.say("terminal-help-next")),
            ("R  Shift+R", self.say("terminal-help-turn")),
            ("T", self.say("terminal-help-take")),
            ("H", self.say("terminal-help-hint")),
            ("U", self.say("terminal-help-undo")),
            ("L", self.say("terminal-help-language")),
            ("Q", self.say("terminal-help-leave")),
        ]

    # --- keys and mouse ----------------------------------------------------------------------------------------

    def on_cells_widget_resized(self) -> None:
        self.look()

    def on_key(self, event: events.Key) -> None:
        event.prevent_default()
        event.stop()
        self.press(event.key, event.character or "")

    def press(self, key: str, character: str = "") -> None:
        """What a key does."""
        if key in ("q", "ctrl+c", "ctrl+q"):
            self.exit()
        elif key == "l":
            self.next_language()
        elif self.over:
            self._close(key)
        elif key in pointing.ARROWS:
            self._point(pointing.move(self.drawing, self.pointer, self.page.middles, key))
        elif character in self.drawing.keys:
            self._go_or_play(self.drawing.keys[character])
        else:
            self._letter(key, character)

    def _letter(self, key: str, character: str) -> None:
        back = -1 if character.isupper() else 1
        match character.lower():
            case "n":
                self._point(pointing.next_open(self.drawing, self.pointer, self.page.middles, back))
            case "r":
                self._point(pointing.turn(self.drawing, self.pointer, back))
            case "t":
                self._point(pointing.take_next(self.drawing, self.pointer, back))
            case "h":
                self.hint()
            case "u":
                self.undo()
            case "?":
                self.over = "help"
                self.redraw()
            case _ if key in ("enter", "space") and self.table.over:
                self.over = "result"
                self.redraw()
            case _ if key in ("enter", "space"):
                self.play()

    def _close(self, key: str) -> None:
        """Close what lies over the table; a result is counted to its end first."""
        if self.over == "result" and self.counted < over.most_parts(self.drawing.parts()):
            self.counted = over.most_parts(self.drawing.parts())
        elif self.over == "curtain":
            person = self.sitting.person_to_move
            if key not in ("enter", "space") or person is None:
                return
            self.over, self.eyes, self.pointer = "", person, Pointer()
        else:
            self.over = ""
        self.look()

    def _point(self, pointer: Pointer) -> None:
        self.pointer, self.sure, self.notes = pointer, "", []
        self.redraw()

    def _go_or_play(self, spot: str) -> None:
        """Point at a spot; once more plays what is there."""
        if spot == self.pointer.at == self.sure:
            self.play()
        elif spot in self.page.middles:
            self._point(pointing.to(self.drawing, self.pointer, spot))
            self.sure = spot

    def on_mouse_move(self, event: events.MouseMove) -> None:
        spot = self.page.picture.spots.get((event.x, event.y))
        if spot is not None and spot != self.pointer.at:
            self._point(pointing.to(self.drawing, self.pointer, spot))

    def on_click(self, event: events.Click) -> None:
        at = event.x, event.y
        if event.button == 3:
            self._point(pointing.turn(self.drawing, self.pointer))
        elif at in self.page.keys:
            self.press(self.page.keys[at], {"question_mark": "?"}.get(self.page.keys[at], self.page.keys[at]))
        elif at in self.page.picture.items:
            self._point(pointing.take(self.drawing, self.pointer, self.page.picture.items[at]))
        elif at in self.page.picture.spots:
            self._go_or_play(self.page.picture.spots[at])

    def on_mouse_scroll_down(self) -> None:
        self._point(pointing.turn(self.drawing, self.pointer))

    def on_mouse_scroll_up(self) -> None:
        self._point(pointing.turn(self.drawing, self.pointer, -1))
