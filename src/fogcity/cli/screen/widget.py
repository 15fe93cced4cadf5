"""The Textual widget that shows a grid of cells."""

from functools import lru_cache

from rich.segment import Segment
from rich.style import Style
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from fogcity.games.cells import PAGE, Cell, Cells


class CellsWidget(Widget, can_focus=True):
    """Shows cells and passes on what is done to them."""

    DEFAULT_CSS = "CellsWidget { width: 1fr; height: 1fr; }"

    cells = Cells(0, 0)

    def show(self, cells: Cells) -> None:
        """Show other cells."""
        self.cells = cells
        self.refresh()

    class Resized(Message):
        """There is more room, or less."""

    def on_resize(self) -> None:
        self.post_message(self.Resized())

    def render_line(self, y: int) -> Strip:
        if y >= self.cells.height:
            return Strip.blank(self.size.width, _style(Cell(paper=PAGE)))
        row = self.cells.rows[y]
        segments, start = [], 0
        for x in range(1, len(row) + 1):
            if x == len(row) or row[x][1:] != row[start][1:]:
                text = "".join(cell.char for cell in row[start:x])
                segments.append(Segment(text, _style(row[start])))
                start = x
        return Strip(segments, len(row))


@lru_cache(maxsize=4096)
def _style(cell: Cell) -> Style:
    return Style(color=cell.ink or None, bgcolor=cell.paper or PAGE, bold=cell.bold)
