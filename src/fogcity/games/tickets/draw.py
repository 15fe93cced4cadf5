"""The map of a tickets board as one standalone SVG; `layout.py` says where everything goes.

What a theme changes is in its style sheet; shapes that repeat are defined once and used many times.
"""

import math
from collections.abc import Collection, Iterator, Mapping, Sequence
from html import escape
from typing import Literal

from fogcity.games.tickets import board as boards
from fogcity.games.tickets.board import COLORS, DISC, FERRY, GRAY, SLOT_LENGTH, SLOT_WIDTH, Board, Point
from fogcity.games.tickets.layout import LINE_HEIGHT, Slot, TrackShape, at, label_boxes, label_lines, num, route_shapes

Theme = Literal["light", "dark", "auto"]
PLAYER_COLORS = ("#C0392B", "#2456B8", "#EDB614", "#4A3050")
INK, CREAM, ACCENT = "#22303A", "#FFFDF6", "#C0442E"

# At least 25 apart in CIE Lab for normal, red-blind, green-blind and blue-blind eyes; the mark says it once more.
HEX = {
    "blue": "#2F7BDC",
    "green": "#40C070",
    "black": "#2B3138",
    "purple": "#76248A",
    "red": "#B92B27",
    "orange": "#F4AE2E",
    GRAY: "#BCC4C8",
    FERRY: "#A9CEDB",
}
# Drawn around 0,0 in a circle of radius 8.
MARKS = {
    "blue": '<path d="M0-8 6.5 0 0 8-6.5 0Z"/>',
    "green": '<path d="M0-7.5 8 6H-8Z"/>',
    "black": '<path d="M-6-6H6V6H-6Z"/>',
    "purple": '<circle r="6.5"/>',
    "red": '<path d="M-2.4-7h4.8v4.6H7v4.8H2.4V7h-4.8V2.4H-7v-4.8h4.6Z"/>',
    "orange": '<path d="M0-8 2.1-2.8 7.6-2.5 3.3 1.1 4.7 6.5 0 3.4-4.7 6.5-3.3 1.1-7.6-2.5-2.1-2.8Z"/>',
    GRAY: "",
    FERRY: '<path d="M-11 1.5H11L8 7.5H-8ZM-6.5-3H6V.5H-6.5ZM-2-7.5H2V-4H-2Z"/>',
}
# Tourist tokens: the face's color, and a symbol in a square of 24 around 0,0; {0} is cut out in the face's color.
_LINE = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'
TOKENS = {
    "bridge": ("#A8402A", f'<path d="M-11 6H11M-5.5 9V-9M5.5 9V-9M-11 0Q-7 0-5.5-8 0 9 5.5-8 7 0 11 0" {_LINE}/>'),
    "bell": (
        "#86611C",
        '<path d="M0-10C6-10 6-4 6.5 1 7 4 9 4.5 9 6.5H-9C-9 4.5-7 4-6.5 1-6-4-6-10 0-10Z"/><circle cy="8.5" r="2.5"/>',
    ),
    "crab": (
        "#8C2F4B",
        '<ellipse cy="2.5" rx="7" ry="5"/><path d="M-6 0-9-5M6 0 9-5M-7 4-10.5 5M-6 6-8.5 9M7 4 10.5 5M6 6 8.5 9" '
        f'{_LINE}/><circle cx="-8.5" cy="-6.5" r="2.8"/><circle cx="8.5" cy="-6.5" r="2.8"/>'
        '<path d="M-8.5-5.5-6.5-10H-10.5ZM8.5-5.5 6.5-10H10.5ZM-3.2 1.5h2.2v-2.2h-2.2ZM1 1.5h2.2v-2.2h-2.2Z" '
        'fill="{0}"/>',
    ),
    "sea_lion": (
        "#47525D",
        '<path d="M-10-7.5C-8-10.5-3-11-1.5-7.5-.5-5-.5-3 2-.5 4.5 2 6.5 3.5 8 4L11 .5C11.8 3 11.5 4.5 10.5 6L11.5 9C9 9 8 '
        '8.5 7 8H-1L-4 9.5H-9.5C-8.5 7.5-6.5 6.5-5.5 5.5-7 2-6.5-2-6.5-4.5L-9.5-5.5Z"/><circle cx="-5" cy="-7.6" '
        'r="1" fill="{0}"/><path d="M-2.5 1.5C-1.5 4.5-2 6.5-4 8.5" fill="none" stroke="{0}" stroke-width="1.5"/>',
    ),
    "sourdough": (
        "#6B4A2E",
        '<path d="M-10.5 3C-10.5-4-5-7 0-7S10.5-4 10.5 3C10.5 6 8 7.5 6 7.5H-6C-8 7.5-10.5 6-10.5 3Z"/>'
        '<path d="M-5.5 1.5-4-3.5M0 1.5 1.5-3.5M5.5 1.5 7-2.5" stroke="{0}" stroke-width="1.8" stroke-linecap="round"/>',
    ),
    "flower": (
        "#35694A",
        '<circle cy="-6" r="4.5"/><circle cx="5.7" cy="-1.8" r="4.5"/><circle cx="3.5" cy="4.9" r="4.5"/>'
        '<circle cx="-3.5" cy="4.9" r="4.5"/><circle cx="-5.7" cy="-1.8" r="4.5"/><circle r="3.2" fill="{0}"/>',
    ),
    "tram": (
        "#1F4A5C",
        '<path d="M-8-9.5H8V-7H-8ZM-7-6H7V5H-7Z"/><path d="M-9 6H9V8H-9Z"/><circle cx="-4" cy="8.5" r="2"/><circle cx="4" '
        'cy="8.5" r="2"/><path d="M-5-4H-1.5V0H-5ZM1.5-4H5V0H1.5Z" fill="{0}"/>',
    ),
}

# What a theme changes: class -> (light, dark).
STYLE = {
    "sea": ("fill:#BFD9E1", "fill:#0F1E27"),
    "paper": ("fill:#F4EEE2", "fill:#22333D"),
    "deep": ("stroke:#CBE0E7;stroke-width:104", "stroke:#12252F;stroke-width:104"),
    "mid": ("stroke:#D7E7EC;stroke-width:62", "stroke:#162D38;stroke-width:62"),
    "shallow": ("stroke:#E4EFF1;stroke-width:24", "stroke:#1B3642;stroke-width:24"),
    "land": ("fill:#F4EEE2;stroke:#A79C86;stroke-width:2", "fill:#22333D;stroke:#51656F;stroke-width:2"),
    "street": ("stroke:#EAE1CF", "stroke:#283B46"),
    "park": ("fill:#CBD8B6;stroke:#B3C39B", "fill:#29453C;stroke:#3A5A4D"),
    "lake": ("fill:#BFD9E1;stroke:#A79C86", "fill:#0F1E27;stroke:#51656F"),
    "hill": ("stroke:#CFC1A6", "stroke:#40555F"),
    "bed": ("stroke:#FFFDF8;stroke-opacity:.85", "stroke:#131F26;stroke-opacity:.6"),
    "dash": ("stroke:#4B8097", "stroke:#6F9DB0"),
    "words": ("fill:#2F6076", "fill:#7FA6B5"),
    "name": ("fill:#22303A;stroke:#FFFDF8;stroke-opacity:.75", "fill:#E9EEF0;stroke:#16232B;stroke-opacity:.75"),
    "gray": ("fill:#BCC4C8", "fill:#8C999F"),
    "ferry": ("fill:#A9CEDB", "fill:#7FAFC0"),
    "slot": ("stroke:#22303A;stroke-opacity:.55", "stroke:#DCE5E9;stroke-opacity:.75"),
    "glow": ("fill:#FFD65A;stroke:#B26A00", "fill:#FFD65A;stroke:#FFF3C4"),
    "disc": ("fill:#B98A3E;stroke:#6E4E1B", "fill:#C9994A;stroke:#2E210C"),
    "face": ("fill:#FBF3DF", "fill:#F3E7C8"),
    "spot": ("fill:#C0442E", "fill:#D9583F"),
    "lit": ("fill:#FFE9A8;stroke:#C0442E", "fill:#5A3A2C;stroke:#FF8A66"),
    "bridge": ("stroke:#C0442E", "stroke:#D9583F"),
    "steel_bridge": ("stroke:#7C8D96", "stroke:#8FA3AD"),
    "stone": ("fill:#FFFDF8;stroke:#7A6F5C", "fill:#C9D2D6;stroke:#3A4A53"),
}
FIXED = (
    ".tk-line{fill:none;stroke-linecap:round;stroke-linejoin:round}"
    ".tk-name{font:600 20px sans-serif;text-anchor:middle;stroke-width:4;stroke-linejoin:round;paint-order:stroke}"
    ".tk-words{font:italic 22px serif;text-anchor:middle;letter-spacing:3px}"
    ".tk-count{font:700 12px sans-serif;text-anchor:middle}"
)


def draw(
    board: Board,
    *,
    owner: Mapping[str, int] = {},
    stacks: Mapping[str, tuple[str, int]] = {},
    highlight: Collection[str] = (),
    lit: Collection[str] = (),
    colors: Sequence[str] = PLAYER_COLORS,
    theme: Theme = "light",
    title: str | None = None,
) -> str:
    """Draw a board as a standalone SVG: claimed tracks, stacks of tokens, tracks that glow, locations that are lit."""
    shapes, (width, height) = route_shapes(board), board.size
    land = any(item.kind == "land" for item in board.scenery)
    body = [
        f'<rect class="tk-{"sea" if land else "paper"}" width="{num(width)}" height="{num(height)}"/>',
        *_scenery(board),
        *_beds(board, shapes),
        *(_glow(shapes[track.id]) for track in board.tracks if track.id in highlight),
        *(_track(board, track, shapes[track.id], owner.get(track.id)) for track in board.tracks),
        *(_place(place, stacks.get(place.id), place.id in lit) for place in board.locations),
        *_names(board),
    ]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(width)} {num(height)}" role="img" '
            'aria-labelledby="tk-title">',
            f'<title id="tk-title">{escape(title or f"Map of {board.name}")}</title>',
            f"<style>{FIXED}{_style(theme)}</style>",
            f"<defs>{''.join(_shapes(colors, sorted(set(owner.values()))))}</defs>",
            *body,
            "</svg>\n",
        ]
    )


def symbol_svg(symbol: str) -> str:
    """A tourist token with its symbol, as a small standalone SVG."""
    return _small(symbol.replace("_", " "), _token(symbol), 20)


def mark(color: str) -> str:
    """A card color's mark on its color, as a small standalone SVG."""
    ink = _mark_ink(color)
    return _small(color, f'<rect x="-18" y="-18" width="36" height="36" rx="8" fill="{HEX[color]}"/>{ink}', 20)


def _small(title: str, body: str, half: int) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-{half} -{half} {2 * half} {2 * half}" role="img">'
        f"<title>{title}</title>{body}</svg>\n"
    )


def _mark_ink(color: str) -> str:
    ink = INK if color in ("green", "orange", GRAY, FERRY) else CREAM
    return f'<g fill="{ink}">{MARKS[color]}</g>' if MARKS[color] else ""


def _token(symbol: str) -> str:
    tint, drawing = TOKENS[symbol]
    rim = f'<circle r="17" fill="{tint}" stroke="{CREAM}" stroke-width="1.5"/>'
    return f'{rim}<g fill="{CREAM}" color="{CREAM}">{drawing.format(tint)}</g>'


def _style(theme: Theme) -> str:
    def rules(which: int) -> str:
        return "".join(f".tk-{name}{{{values[which]}}}" for name, values in STYLE.items())

    if theme == "auto":
        return f"{rules(0)}@media(prefers-color-scheme:dark){{{rules(1)}}}"
    return rules(theme == "dark")


def _shapes(colors: Sequence[str], seats: Sequence[int]) -> Iterator[str]:
    """What is drawn more than once, around 0,0: slots and their marks, the glow, cars and seat numbers, tokens."""
    left, top, size = -SLOT_LENGTH / 2, -SLOT_WIDTH / 2, f'width="{num(SLOT_LENGTH)}" height="{num(SLOT_WIDTH)}"'
    for color in (*COLORS, GRAY, FERRY):
        rect = f'x="{num(left)}" y="{num(top)}" {size} rx="7" fill="{HEX[color]}" stroke-width="1.5"'
        yield f'<rect id="tk-slot-{color}" class="tk-slot tk-{color}" {rect}/><g id="tk-mark-{color}">{_mark_ink(color)}</g>'
    big = f'width="{num(SLOT_LENGTH + 11)}" height="{num(SLOT_WIDTH + 11)}"'
    yield f'<rect id="tk-glow" class="tk-glow" x="{num(left - 5.5)}" y="{num(top - 5.5)}" {big} rx="12" stroke-width="1.5"/>'
    for seat in seats:
        yield (
            f'<g id="tk-car-{seat}"><rect x="-25" y="-8" width="53" height="20" rx="5" opacity=".35"/>'
            f'<path d="M-26-6H26V5Q26 10 21 10H-21Q-26 10-26 5Z" fill="{colors[seat]}" stroke="{INK}"/>'
            f'<path d="M-25-11H25Q28-11 28-8V-6H-28V-8Q-28-11-25-11Z" fill="{CREAM}" stroke="{INK}"/>'
            f'<path d="M-22-3h9v7h-9zM13-3h9v7h-9z" fill="{CREAM}" fill-opacity=".9"/></g>'
            f'<g id="tk-seat-{seat}"><circle r="9.5" fill="{CREAM}" stroke="{INK}"/>'
            f'<text y="4.5" class="tk-count" fill="{INK}">{seat + 1}</text></g>'
        )
    for symbol in boards.SYMBOLS:
        yield f'<g id="tk-token-{symbol}">{_token(symbol)}</g>'
    yield '<pattern id="tk-grid" width="26" height="26" patternUnits="userSpaceOnUse" patternTransform="rotate(-9)">'
    yield '<path class="tk-line tk-street" d="M0 13H26M13 0V26"/></pattern>'


def _beds(board: Board, shapes: Mapping[str, TrackShape]) -> Iterator[str]:
    """Under each route a pale bed that lifts it off the scenery, or the dashes of a ferry line."""
    for i, route in enumerate(board.routes):
        curve = shapes[board.tracks[board.route_tracks(i)[0]].id]["curve"]
        if route.ferries:
            yield f'<path class="tk-line tk-dash" d="{curve}" stroke-width="3" stroke-dasharray="2 9"/>'
        else:
            bed = len(route.tracks) * (SLOT_WIDTH + 3) + 5
            yield f'<path class="tk-line tk-bed" d="{curve}" stroke-width="{num(bed)}"/>'


def _laid(slot: Slot) -> str:
    squeeze = f"scale({slot['length'] / SLOT_LENGTH:.2f} 1)" if slot["length"] < SLOT_LENGTH else ""
    return f"translate({num(slot['x'])} {num(slot['y'])})rotate({num(slot['angle'])}){squeeze}"


def _glow(shape: TrackShape) -> str:
    return "".join(f'<use href="#tk-glow" transform="{_laid(slot)}"/>' for slot in shape["slots"])


def _track(board: Board, track: boards.Track, shape: TrackShape, seat: int | None) -> str:
    a, b = board.ends(track)
    count = len(shape["slots"])
    words = f"{a.name} - {b.name}, {track.color}, {count} space{'s' * (count > 1)}"
    if seat is not None:
        words += f", player {seat + 1}"
    parts = ""
    for i, slot in enumerate(shape["slots"]):
        kind = FERRY if i in shape["ships"] else shape["color"]
        put, laid = f"translate({num(slot['x'])} {num(slot['y'])})", _laid(slot)
        parts += f'<use href="#tk-slot-{kind}" transform="{laid}"/>'
        if seat is not None:
            parts += f'<use href="#tk-car-{seat}" transform="{laid}"/><use href="#tk-seat-{seat}" transform="{put}"/>'
        elif kind != GRAY:
            parts += f'<use href="#tk-mark-{kind}" transform="{put}"/>'
    return f'<g data-track="{track.id}"><title>{escape(words)}</title>{parts}</g>'


def _place(place: boards.Location, stack: tuple[str, int] | None, lit: bool) -> str:
    r = DISC
    parts = [f'<circle class="tk-lit" r="{num(r + 5)}" stroke-width="5"/>'] if lit else []
    parts.append(
        f'<circle class="tk-disc" r="{num(r - 0.75)}" stroke-width="1.5"/><circle class="tk-face" r="{num(r - 6)}"/>'
    )
    if place.marked:
        parts.append(f'<circle class="tk-spot" r="{num(r - 9)}"/>')
    if stack is not None and stack[1] > 0:
        symbol, count = stack
        parts += [f'<use href="#tk-token-{symbol}" y="{-4 * k}"/>' for k in range(count)]
        parts.append(f'<circle cx="15" cy="11" r="8.5" fill="{CREAM}" stroke="{INK}"/>')
        parts.append(f'<text x="15" y="15.3" class="tk-count" fill="{INK}">{count}</text>')
    return f'<g data-location="{place.id}" transform="translate({at(place.xy)})">{"".join(parts)}</g>'


def _names(board: Board) -> Iterator[str]:
    for place, box in zip(board.locations, label_boxes(board).values(), strict=True):
        x = num((box.left + box.right) / 2)
        for n, line in enumerate(label_lines(place.name)):
            yield f'<text class="tk-name" x="{x}" y="{num(box.top + n * LINE_HEIGHT + 17)}">{escape(line)}</text>'


# ------------------------------------------------------------------------------------------------------------- scenery


def _scenery(board: Board) -> Iterator[str]:
    """Water in bands around the land, then everything on it, in the order of the file."""
    land = "".join(_smooth(item.points) + "Z" for item in board.scenery if item.kind == "land")
    for band in ("deep", "mid", "shallow"):
        yield f'<path class="tk-line tk-{band}" d="{land}"/>' if land else ""
    yield f'<path class="tk-land" d="{land}"/>' if land else ""
    yield f'<path d="{land[: land.find("Z") + 1]}" fill="url(#tk-grid)"/>' if land else ""  # streets on the first land
    for item in board.scenery:
        first, last = item.points[0], item.points[-1]
        turn = math.degrees(math.atan2(last[1] - first[1], last[0] - first[0]))
        middle = ((first[0] + last[0]) / 2, (first[1] + last[1]) / 2)
        if item.kind in ("park", "lake"):
            yield f'<path class="tk-{item.kind}" d="{_smooth(item.points)}Z"/>'
        elif item.kind == "hill":
            yield f'<path class="tk-line tk-hill" stroke-width="1.5" d="{_hatching(item.points)}"/>'
        elif item.kind == "words":
            put = f"translate({at(middle)})rotate({num(turn)})"
            yield f'<text class="tk-words" transform="{put}">{escape(item.name)}</text>'
        elif item.kind in ("bridge", "steel_bridge"):
            put, span = f"translate({at(first)})rotate({num(turn)})", math.dist(first, last)
            yield f'<g class="tk-line tk-{item.kind}" transform="{put}">{_bridge(span)}</g>'
        elif item.kind == "lighthouse":
            shape = "M-5 0-3-18H3L5 0ZM-4-18V-23H4V-18ZM-5-23 0-28 5-23ZM8 0V-8H20V0Z"
            yield f'<path class="tk-stone" transform="translate({at(first)})" d="{shape}"/>'


def _smooth(points: Sequence[Point]) -> str:
    """A closed curve through points that leaves each along the line between its neighbors."""
    count, path = len(points), f"M{at(points[0])}"
    for i in range(count):
        before, start, end, after = (points[(i + k) % count] for k in (-1, 0, 1, 2))
        third = math.dist(start, end) / 3
        bends = []
        for (x, y), (ax, ay), (bx, by), way in ((start, before, end, third), (end, start, after, -third)):
            share = way / (math.dist((ax, ay), (bx, by)) or 1.0)
            bends.append((x + (bx - ax) * share, y + (by - ay) * share))
        path += f"C{at(bends[0])} {at(bends[1])} {at(end)}"
    return path


def _hatching(ridge: Sequence[Point]) -> str:
    """Two rings of short strokes around a ridge, falling away from it."""
    (ax, ay), (bx, by) = ridge[0], ridge[-1]
    span, turn = math.dist(ridge[0], ridge[-1]), math.atan2(by - ay, bx - ax)
    path = ""
    for ring, (near, long) in enumerate(((7, 11), (22, 8))):
        around = 2 * span + math.tau * near
        count = round(around / 9)
        for k in range(count):
            way = around * (k + ring / 2) / count
            half, x = divmod(way, span + math.pi * near)
            out = -math.pi / 2 + max(0.0, x - span) / near
            x = min(x, span)
            c, s = math.cos(turn + half * math.pi), math.sin(turn + half * math.pi)
            ox, oy = (bx, by) if half else (ax, ay)
            u, v = math.cos(out) * c - math.sin(out) * s, math.cos(out) * s + math.sin(out) * c
            fall = long * (1 + 0.3 * (u + v))  # longer on the lee of the morning sun
            path += f"M{at((ox + x * c + u * near, oy + x * s + v * near))}l{at((u * fall, v * fall))}"
    return path


def _bridge(span: float) -> str:
    """A hanging bridge seen from the side: deck, two towers, cables and hangers."""
    a, b, top = span * 0.25, span * 0.75, -34
    cables = f"M0 0Q{num(a * 0.75)} -6 {num(a)} {top}Q{num(span / 2)} 26 {num(b)} {top}Q{num(span - a * 0.75)} -6 {num(span)} 0"
    for k in range(1, 8):
        t = k / 8
        cables += f"M{num(a + (b - a) * t)} 0V{num(top * (1 - 2 * t * (1 - t)) + 52 * t * (1 - t))}"
    towers = f"M{num(a)} 9V{top}M{num(b)} 9V{top}"
    return f'<path d="{cables}"/><path d="M0 0H{num(span)}" stroke-width="4"/><path d="{towers}" stroke-width="5"/>'
