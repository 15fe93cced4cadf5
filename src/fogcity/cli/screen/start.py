"""The first screen of `fogcity play`: the game, the number of players, and the strength of the bots."""

from typing import Any, NamedTuple

from textual import events
from textual.app import App, ComposeResult

from fogcity import bots, games, locales
from fogcity.cli.screen.page import SMALLEST
from fogcity.cli.screen.widget import CellsWidget
from fogcity.games.cells import ACCENT, FAINT, GLOW, INK, PAGE, PANEL, SOFT, Cells, Place, cut, text_width, wrap

ROWS = ("game", "players", "level", "language")
CAR = ("┌──┬──┐", "│▒▒│▒▒│", "╘◯═╧═◯╛")


class Chosen(NamedTuple):
    """The player's choice of game and options."""

    game: str
    players: int
    level: str
    language: str


class StartApp(App[Chosen]):
    """Choose what to play, on the full screen."""

    ENABLE_COMMAND_PALETTE = False
    CSS = "Screen { background: #0F1E27; }"

    def __init__(self, language: str, players: int | None = None) -> None:
        super().__init__()
        self.chosen = Chosen(games.names()[0], players or 2, "normal", language)
        self._fit()
        self.title = "Fog City"
        self.row = 0
        self.widget = CellsWidget()
        self.buttons: dict[Place, tuple[int, int]] = {}
        """What a click means: a row, and a step in it, or 0 to begin."""

    def compose(self) -> ComposeResult:
        yield self.widget

    def say(self, message: str, **arguments: Any) -> str:
        """A message in the language that was chosen."""
        return locales.text(self.chosen.language, message, **arguments)

    def change(self, row: int, by: int) -> None:
        """Take the next value of a row."""
        self.row = row
        name = ROWS[row]
        values = self._values(name)
        value = getattr(self.chosen, name)
        self.chosen = self.chosen._replace(**{name: values[(values.index(value) + by) % len(values)]})
        self._fit()
        self.draw()

    def _fit(self) -> None:
        """As many players and a level as the game has them."""
        seats = games.kind(self.chosen.game).options_type.seats
        self.chosen = self.chosen._replace(players=min(max(self.chosen.players, seats[0]), seats[-1]))
        if self.chosen.level not in bots.levels(self.chosen.game):
            self.chosen = self.chosen._replace(level="normal")

    def _values(self, name: str) -> list[Any]:
        match name:
            case "game":
                return games.names()
            case "players":
                return list(games.kind(self.chosen.game).options_type.seats)
            case "level":
                return list(bots.levels(self.chosen.game))
        return list(locales.LANGUAGES)

    def _shown(self, name: str) -> tuple[str, str]:
        """What a row is about, and its value."""
        match name:
            case "game":
                return self.say("new-game"), games.kind(self.chosen.game).title
            case "players":
                return self.say("new-players"), str(self.chosen.players)
            case "level":
                return self.say("home-level"), self.say(f"level-{self.chosen.level}")
        return self.say("settings-language"), self.say("terminal-language")

    # --- drawing -----------------------------------------------------------------------------------------------

    def draw(self) -> None:
        """Put the page on the screen."""
        width, height = self.widget.size
        cells = Cells(width, height, PAGE)
        self.buttons = {}
        if width < SMALLEST[0] or height < SMALLEST[1]:
            words = self.say("terminal-too-small", columns=SMALLEST[0], rows=SMALLEST[1])
            for y, line in enumerate(wrap(words, max(2, width - 2))):
                cells.put(1, y + height // 3, line, INK)
            self.widget.show(cells)
            return
        left, top = (width - 60) // 2, max(1, (height - 20) // 2)
        for y, line in enumerate(CAR):
            cells.put(left, top + y, line, ACCENT, bold=True)
        cells.put(left + 10, top, self.title, INK, bold=True)
        cells.put(left + 10, top + 2, cut(self.say("home-title"), 60 - 10), SOFT)
        self._pitch(cells, left, top + 5)
        for number, name in enumerate(ROWS):
            self._row(cells, left, top + 9 + 2 * number, number, name)
        y = top + 9 + 2 * len(ROWS)
        begin = f" Enter  {self.say('new-play')} "
        cells.put(left + 18, y, begin, PAGE, GLOW, bold=True)
        self.buttons |= {(left + 18 + dx, y): (len(ROWS), 0) for dx in range(text_width(begin))}
        cells.put(left + 22 + text_width(begin), y, f"Q  {self.say('terminal-key-leave')}", SOFT)
        self.widget.show(cells)

    def _pitch(self, cells: Cells, left: int, top: int) -> None:
        pitch = f"home-{self.chosen.game}-pitch"
        if locales.has(self.chosen.language, pitch):
            for y, line in enumerate(wrap(self.say(pitch), 60)[:3]):
                cells.put(left, top + y, line, INK)

    def _row(self, cells: Cells, left: int, y: int, number: int, name: str) -> None:
        label, value = self._shown(name)
        here = number == self.row
        cells.put(left, y, cut(label, 17), INK if here else SOFT, bold=here)
        cells.fill(left + 18, y, 42, 1, PANEL)
        cells.put(left + 19, y, "◀", GLOW if here else FAINT)
        cells.put(left + 57, y, "▶", GLOW if here else FAINT)
        cells.put(left + 38 - text_width(value) // 2, y, value, GLOW if here else INK, bold=here)
        for column in range(18, 60):
            self.buttons[left + column, y] = (number, -1 if column < 30 else 1)

    # --- keys and mouse ----------------------------------------------------------------------------------------

    def on_cells_widget_resized(self) -> None:
        self.draw()

    def on_key(self, event: events.Key) -> None:
        event.prevent_default()
        event.stop()
        if event.key in ("up", "down"):
            self.row = (self.row + (1 if event.key == "down" else -1)) % len(ROWS)
            self.draw()
        elif event.key in ("left", "right"):
            self.change(self.row, 1 if event.key == "right" else -1)
        elif event.key == "l":
            self.change(ROWS.index("language"), 1)
        elif event.key in ("enter", "space"):
            self.exit(self.chosen)
        elif event.key in ("q", "escape", "ctrl+c", "ctrl+q"):
            self.exit()

    def on_click(self, event: events.Click) -> None:
        row, step = self.buttons.get((event.x, event.y), (-1, 0))
        if step:
            self.change(row, step)
        elif row == len(ROWS):
            self.exit(self.chosen)
