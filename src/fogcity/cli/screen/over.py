"""Overlays of the table: the help, the curtain between two people, and the final score."""

from collections.abc import Sequence

from fogcity.games.cells import FAINT, GLOW, INK, SOFT, Line, Span, cut, text_width
from fogcity.games.terminal import Part, Say

BAR = 24
"""Cells of the leader's bar."""
PATH = 70
"""Cells for the path of the game's file."""


def help_lines(say: Say, keys: Sequence[tuple[str, str]], file: str) -> list[Line]:
    """Every key and what it does."""
    wide = max(text_width(key) for key, _ in keys)
    lines: list[Line] = [[Span(say("terminal-help"), GLOW, bold=True)], []]
    for key, does in keys:
        lines.append([Span(key + " " * (wide - text_width(key) + 2), INK, bold=True), Span(does, SOFT)])
    path = cut(file[::-1], PATH)[::-1]  # the end of a path says most
    return [*lines, [], [Span(say("terminal-help-kept"), SOFT)], [Span(path, FAINT)]]


def curtain_lines(say: Say, name: str) -> list[Line]:
    """Pass the screen on."""
    ready = say("curtain-ready", name=name)
    return [
        [Span(say("curtain-title", name=name), GLOW, bold=True)],
        [],
        [Span(say("curtain-text"), INK)],
        [],
        [Span("Enter ", GLOW, bold=True), Span(ready, SOFT)],
    ]


def counted(parts: Sequence[Sequence[Part]], steps: int) -> list[float]:
    """Each seat's points after a number of parts."""
    return [sum(part.points for part in own[:steps]) for own in parts]


def most_parts(parts: Sequence[Sequence[Part]]) -> int:
    """How many steps it takes to count everything."""
    return max(map(len, parts), default=0)


def count_lines(
    say: Say,
    names: Sequence[str],
    colors: Sequence[str],
    parts: Sequence[Sequence[Part]],
    places: Sequence[int],
    steps: int,
    headline: str,
) -> list[Line]:
    """The points as they are counted; at the end the best comes first, and the headline says who won."""
    done, now = steps >= most_parts(parts), counted(parts, steps)
    top = max(1.0, *(abs(points) for points in counted(parts, most_parts(parts))))
    wide = max(map(text_width, names))
    order = sorted(range(len(names)), key=lambda seat: places[seat]) if done else range(len(names))
    title = headline if done else say("final-scoring")
    lines: list[Line] = [[Span(title, GLOW, bold=True)], []]
    for seat in order:
        cells = max(0, round(2 * BAR * now[seat] / top))
        bar = "█" * (cells // 2) + "▌" * (cells % 2)
        place = f"{places[seat]}. " if done else "   "
        label = parts[seat][steps - 1].label if 0 < steps <= len(parts[seat]) and not done else ""
        lines.append(
            [
                Span(place, GLOW if done and places[seat] == 1 else SOFT, bold=True),
                Span(names[seat] + " " * (wide - text_width(names[seat]) + 1), INK, bold=done and places[seat] == 1),
                Span(bar + " " * (BAR - (cells + 1) // 2), colors[seat] or SOFT),
                Span(f"{written(now[seat]):>6}", INK, bold=True),
            ]
        )
        if not done:
            added = f"{parts[seat][steps - 1].points:+g} {label}" if label else ""
            lines.append([Span("   " + " " * wide + " "), Span(f"{cut(added, BAR + 6):<{BAR + 6}}", SOFT)])
    ready = say("terminal-close") if done else say("terminal-count-all")
    return [*lines, [], [Span("Enter ", GLOW, bold=True), Span(ready, SOFT)]]


def written(points: float) -> str:
    """Points as people write them."""
    return f"{points:.1f}".removesuffix(".0")
