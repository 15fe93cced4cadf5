"""Where everything goes on the map of a tickets board: locations, slots of routes and names, for anyone who draws it.

Everything is placed by the board's data: discs at `xy`, slots along the curve from one disc over `via` to the other,
all of one size.
"""

import math
from bisect import bisect
from collections.abc import Iterator, Sequence
from itertools import accumulate, pairwise
from typing import Any, NamedTuple, TypedDict

from fogcity.games.tickets.board import DISC, SIZE, SLOT_GAP, SLOT_LENGTH, SLOT_WIDTH, Board, Point, Route, shortest

FONT_SIZE, LINE_HEIGHT = 20.0, 21.5
CLEAR = DISC + 7  # a row of slots keeps this far from the centres of its discs
STRETCH = 1.22  # slots of a long curve spread up to this, then stay together in its middle


class Slot(TypedDict):
    x: float
    y: float
    angle: float  # degrees clockwise, above -90 and up to 90, so that what stands on it is never upside down
    length: float
    width: float


class TrackShape(TypedDict):
    color: str
    curve: str  # SVG path of the route's center line from disc to disc
    slots: list[Slot]
    ships: list[int]  # which slots carry a ferry symbol


class Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float


def point_of(pair: Sequence[float]) -> Point:
    """Two numbers of a file as a point."""
    return float(pair[0]), float(pair[1])


def positions(
    locations: list[dict[str, Any]], routes: tuple[Route, ...], size: Sequence[float] | None
) -> tuple[list[Point], Point]:
    """Positions on the map and its size: those that the file gives, and room for the rest.

    Locations without `xy` start from their coordinates, or on a circle, and are moved until the distance between any
    two is about that of the slots and discs on the shortest way between them (stress majorization).
    """
    fixed, count = [table["xy"] is not None for table in locations], len(locations)
    spots: list[Point] = []
    for i, table in enumerate(locations):
        turn, (lat, lon) = math.tau * i / count, table["at"] or (0.0, 0.0)
        on_earth = (lon * math.cos(math.radians(lat)) * 9000, -lat * 9000)
        on_circle = (math.cos(turn) * 400, math.sin(turn) * 400)
        spots.append(point_of(table["xy"] or (on_earth if table["at"] else on_circle)))
    if all(fixed):
        return spots, point_of(size or SIZE)
    want = shortest(count, [(r.a, r.b, 2 * DISC + 16 + r.length * (SLOT_LENGTH + SLOT_GAP)) for r in routes])
    for _ in range(120):
        for i, (x, y) in enumerate(spots):
            if fixed[i]:
                continue
            sums = [0.0, 0.0, 0.0]
            for j, (ox, oy) in enumerate(spots):
                if i != j:
                    pull, weight = want[i][j] / (math.dist((x, y), (ox, oy)) or 1.0), want[i][j] ** -2
                    sums[0] += weight * (ox + (x - ox) * pull)
                    sums[1] += weight * (oy + (y - oy) * pull)
                    sums[2] += weight
            spots[i] = (sums[0] / sums[2], sums[1] / sums[2])
    if any(fixed):
        return [(round(x, 1), round(y, 1)) for x, y in spots], point_of(size or SIZE)
    (left, right), (top, bottom) = ((min(axis), max(axis)) for axis in zip(*spots, strict=True))
    margin, roomy = (150.0, 80.0), 1.25
    if size is None:
        size = (2 * margin[0] + (right - left) * roomy, 2 * margin[1] + (bottom - top) * roomy)
    scale = min((size[0] - 2 * margin[0]) / (right - left or 1), (size[1] - 2 * margin[1]) / (bottom - top or 1))
    x0, y0 = size[0] / 2 - (left + right) / 2 * scale, size[1] / 2 - (top + bottom) / 2 * scale
    return [(round(x0 + x * scale, 1), round(y0 + y * scale, 1)) for x, y in spots], (round(size[0]), round(size[1]))


def route_shapes(board: Board) -> dict[str, TrackShape]:
    """Where each slot of each track lies, in map units and ready for JSON."""
    shapes: dict[str, TrackShape] = {}
    for track in board.tracks:
        route = board.routes[track.route]
        curve = [board.locations[route.a].xy, *route.via, board.locations[route.b].xy]
        side = 0.0 if len(route.tracks) == 1 else SLOT_WIDTH / 2 + 1.5
        shapes[track.id] = {
            "color": track.color,
            "curve": f"M{at(curve[0])}{' LQC'[len(curve) - 1]}" + " ".join(map(at, curve[1:])),
            "slots": list(_slots(curve, route.length, -side if track.id.endswith("/1") else side)),
            "ships": [(2 * k + 1) * route.length // (2 * route.ferries) for k in range(route.ferries)],
        }
    return shapes


def curve_points(control: Sequence[Point], steps: int = 48) -> list[Point]:
    """Points along the Bezier curve of two to four control points."""
    points = []
    for i in range(steps + 1):
        level, t = list(control), i / steps
        while len(level) > 1:
            level = [(ax + (bx - ax) * t, ay + (by - ay) * t) for (ax, ay), (bx, by) in pairwise(level)]
        points.append(level[0])
    return points


def _slots(control: Sequence[Point], count: int, side: float) -> Iterator[Slot]:
    points = curve_points(control)
    ways = list(accumulate((math.dist(a, b) for a, b in pairwise(points)), initial=0.0))
    pitch = min((ways[-1] - 2 * CLEAR) / count, (SLOT_LENGTH + SLOT_GAP) * STRETCH)
    length = max(12.0, min(SLOT_LENGTH, pitch - SLOT_GAP))  # shorter only where a board leaves no room
    for k in range(count):
        way = ways[-1] / 2 + (k - (count - 1) / 2) * pitch
        i = min(max(bisect(ways, way), 1), len(points) - 1)
        (ax, ay), (bx, by), step = points[i - 1], points[i], ways[i] - ways[i - 1] or 1.0
        dx, dy, along = (bx - ax) / step, (by - ay) / step, way - ways[i - 1]
        yield {
            "x": round(ax + dx * along - dy * side, 1),
            "y": round(ay + dy * along + dx * side, 1),
            "angle": round(90 - (90 - math.degrees(math.atan2(dy, dx))) % 180, 1),
            "length": round(length, 1),
            "width": SLOT_WIDTH,
        }


def slot_corners(slot: Slot) -> list[Point]:
    """The four corners of a slot, in order."""
    c, s = math.cos(math.radians(slot["angle"])), math.sin(math.radians(slot["angle"]))
    u, v = slot["length"] / 2, slot["width"] / 2
    return [(slot["x"] + c * x - s * y, slot["y"] + s * x + c * y) for x, y in ((-u, -v), (u, -v), (u, v), (-u, v))]


def label_lines(name: str) -> list[str]:
    """A location's name on one line, or on the two most even ones."""
    words = name.split()
    splits = [[" ".join(words[:i]), " ".join(words[i:])] for i in range(1, len(words))]
    return min(splits, key=lambda lines: max(map(_text_width, lines))) if splits and len(name) > 9 else [name]


def _text_width(text: str) -> float:
    """At most what the text takes in a bold sans of any common system."""
    em = sum(
        0.42
        if c in "iljtfrI'.,- "
        else 1.04
        if c in "mwMW"
        else 1.0
        if ord(c) > 0x2E80
        else 0.8
        if c.isupper()
        else 0.7
        for c in text
    )
    return em * FONT_SIZE


def label_boxes(board: Board) -> dict[str, Box]:
    """The box around each location's name: where the board puts it, or on the side where it covers least."""
    taken = [
        (slot["x"] * (1 - part) + x * part, slot["y"] * (1 - part) + y * part)
        for shape in route_shapes(board).values()
        for slot in shape["slots"]
        for x, y in slot_corners(slot)
        for part in (0.5, 1.0)
    ]
    boxes: dict[str, Box] = {}
    for place in board.locations:
        lines = label_lines(place.name)
        w, h = max(map(_text_width, lines)) / 2, len(lines) * LINE_HEIGHT / 2
        ways = [place.label] if place.label else _around(w + DISC + 4, h + DISC + 4)
        spots = [Box(x - w, y - h, x + w, y + h) for x, y in ((place.xy[0] + x, place.xy[1] + y) for x, y in ways)]
        boxes[place.id] = min(spots, key=lambda box: _covered(box, taken, list(boxes.values()), board.size))
    return boxes


def _around(width: float, height: float) -> Iterator[Point]:
    """Sixteen points on the edge of a box around 0,0, from its right side on."""
    for k in range(16):
        c, s = math.cos(math.tau * k / 16), math.sin(math.tau * k / 16)
        far = min(width / max(abs(c), 1e-9), height / max(abs(s), 1e-9))
        yield c * far, s * far


def _covered(box: Box, points: Sequence[Point], boxes: Sequence[Box], size: Point) -> int:
    left, top, right, bottom = box.left - 6, box.top - 6, box.right + 6, box.bottom + 6
    out = left < 0 or top < 0 or right > size[0] or bottom > size[1]
    names = sum(b.left < right and left < b.right and b.top < bottom and top < b.bottom for b in boxes)
    return 20 * out + 10 * names + sum(left < x < right and top < y < bottom for x, y in points)


def at(point: Point) -> str:
    """A point as SVG writes it."""
    return f"{num(point[0])} {num(point[1])}"


def num(value: float) -> str:
    """A length as SVG writes it, to a tenth."""
    return f"{value:.1f}".removesuffix(".0") if abs(value) >= 0.05 else "0"
