"""Pages of the terminal client that are kept as text, to be looked at: `python -m terminal.pages` writes them anew.

Each file has the characters of the page and below them its colors: a letter for each, with a legend.
"""

import string
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from fogcity import games, locales
from fogcity.cli.screen import over, pointing
from fogcity.cli.screen.page import Entry, Key, Page, Shown, compose, overlay, veil
from fogcity.cli.sitting import Told
from fogcity.games import SPECTATOR
from fogcity.games.cells import Cells
from fogcity.games.terminal import Drawing, Pointer, Scene
from fogcity.kernel import below, new_rng
from fogcity.table import Table

GOLDEN = Path(__file__).parent / "golden"
SMALL, LARGE = (80, 24), (120, 40)


def played(game: str, steps: int, **options: Any) -> tuple[Table, list[Told]]:
    """A table after some random actions, and what was told of them."""
    table, rng, told = Table(game, secret=bytes(32), **options), new_rng(7, 7, 7), []
    while not table.over and (len(table.log) < steps or 0 not in table.waiting):
        seat = table.waiting[0]
        numbers, before = table.numbers(seat), table.view(SPECTATOR)
        step = table.play(seat, numbers[below(rng, len(numbers))])
        told.append(Told(seat, table.game.public(step.action), table.events(before, table.view(SPECTATOR))))
    return table, told


def drawing_of(table: Table, language: str = "en", seat: int = 0) -> Drawing:
    """How a game is drawn for a seat."""
    say = partial(locales.text, language)
    names = [name.capitalize() for name in table.names]
    legal = table.legal(seat) if seat in table.waiting else ()
    kind: type[Drawing] = games.part(table.game.id, "terminal").DRAWING
    return kind(Scene(table.game, table.veiled(seat), seat, names, say, legal, language))


def page(
    game: str,
    size: tuple[int, int],
    steps: int,
    *,
    language: str = "en",
    at: Callable[[Drawing], Pointer] | None = None,
    **options: Any,
) -> Page:
    """The page of a table after some actions, with the pointer on the first spot where something can be done."""
    table, told = played(game, steps, **options)
    drawing = drawing_of(table, language)
    colors = drawing.seat_colors(table.game)
    log = [
        Entry(words, colors[each.seat], each is told[-1])
        for each in told
        for words in drawing.tell(each.seat, each.action, each.events)
    ]
    keys = [Key("enter", "Enter", drawing.say("terminal-key-play"))]
    pointer = pointing.begin(drawing, Pointer())
    first = compose(*size, Shown(table.game.title, drawing, pointer, log, keys))
    pointer = at(drawing) if at else pointing.next_open(drawing, pointer, first.middles)
    return compose(*size, Shown(table.game.title, drawing, pointer, log, keys))


def counted(game: str, steps: int, **options: Any) -> Page:
    """The end of a game, counted so far."""
    table, _ = played(game, 10_000, **options)
    drawing = drawing_of(table)
    shown = compose(*SMALL, Shown(table.game.title, drawing, Pointer()))
    parts, places = drawing.parts(), table.game.places(table.state)
    colors, names = drawing.seat_colors(table.game), list(drawing.scene.names)
    lines = over.count_lines(drawing.say, names, colors, parts, places, steps, drawing.expected())
    overlay(shown, lines, "enter")
    return shown


def curtain() -> Page:
    """The curtain between two people."""
    shown = page("tickets", SMALL, 12, players=2)
    veil(shown)
    overlay(shown, over.curtain_lines(partial(locales.text, "fr"), "Bleu"), "enter")
    return shown


def own_board() -> str:
    """A board without coordinates and scenery: five places in a ring, each joined to its neighbors and across."""
    places = ["North Beach", "East Harbor", "South Gate", "West Hill", "Middle", "Far Point", "Old Mill", "Lake"]
    text = ['name = "Ring"']
    for number, name in enumerate(places):
        text.append(
            f'[[location]]\nid = "p{number}"\nname = "{name}"' + ("\ntourist_stack = true" if number < 5 else "")
        )
    for number in range(len(places)):
        for step, colors in ((1, '["red", "blue"]'), (3, '["gray"]')):
            other = (number + step) % len(places)
            text.append(f'[[route]]\nbetween = ["p{number}", "p{other}"]\nlength = {step + 1}\ntracks = {colors}')
    for number in range(len(places)):
        other = (number + 2) % len(places)
        text.append(f'[[ticket]]\nbetween = ["p{number}", "p{other}"]\npoints = 4')
    return "\n".join(text) + "\n"


PAGES: dict[str, Callable[[], Page]] = {
    "cablecar-80x24": lambda: page("cablecar", SMALL, 60, players=3),
    "cablecar-120x40": lambda: page("cablecar", LARGE, 60, players=3),
    "cablecar-first-turned": lambda: page(
        "cablecar",
        SMALL,
        0,
        players=2,
        first=0,
        rotate=True,
        hand=3,
        at=lambda drawing: Pointer("c1", _held(drawing), 1),
    ),
    "cablecar-companies-ko": lambda: page("cablecar", SMALL, 30, language="ko", players=4, companies=True),
    "cablecar-six-fr": lambda: page("cablecar", SMALL, 70, language="fr", players=6),
    "tickets-80x24": lambda: page("tickets", SMALL, 45, players=3),
    "tickets-120x40": lambda: page("tickets", LARGE, 45, players=4),
    "tickets-first-nl": lambda: page("tickets", SMALL, 0, language="nl", players=2),
    "tickets-own-board": lambda: page("tickets", SMALL, 20, players=2, board=own_board()),
    "cablecar-end": lambda: counted("cablecar", 100, players=3),
    "tickets-counting": lambda: counted("tickets", 2, players=3),
    "curtain-fr": curtain,
}


def _held(drawing: Drawing) -> str:
    return next(choice.item for choice in drawing.choices if choice.item)


def written(cells: Cells) -> str:
    """A page as it is kept: its characters, then its colors."""
    letters = iter(string.ascii_letters + string.digits + "!#$%&()*+,-./:;<=>?@[]^_{|}~")
    known: dict[tuple[str, str], str] = {("", ""): " "}
    rows = []
    for row in cells.rows:
        for cell in row:
            look = cell.ink if cell.char.strip() else "", cell.paper
            if look not in known:
                known[look] = next(letters, "?")
        rows.append("".join(known[cell.ink if cell.char.strip() else "", cell.paper] for cell in row))
    legend = [f"{letter} {ink or '-':7} on {paper or '-'}" for (ink, paper), letter in known.items() if letter != " "]
    return "\n".join([str(cells), "", *rows, "", *legend]) + "\n"


def main() -> Iterator[Path]:
    """Write every page."""
    GOLDEN.mkdir(exist_ok=True)
    for name, make in PAGES.items():
        path = GOLDEN / f"{name}.txt"
        path.write_text(written(make().picture.cells), encoding="utf-8")
        yield path


if __name__ == "__main__":
    for path in main():
        print(path)
