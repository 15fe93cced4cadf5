"""What pictures of Cable Car are made of: colors and styles, tiles with streets and houses, cars, the Power Station.

`draw.py` puts them together. Ids begin with `%-`, which becomes the picture's own prefix.
"""

import re
from collections.abc import Collection, Iterator
from functools import cache
from math import cos, dist, pi, sin
from string import Template
from zlib import crc32

SQUARE = 72
MARGIN = 72

# Chosen for distance in normal sight and in protanopia, deuteranopia and tritanopia.
COLORS: dict[str, str] = {
    "yellow": "#EFC51F",
    "blue": "#1F5BD0",
    "orange": "#E27B36",
    "green": "#1DB394",
    "purple": "#B267C2",
    "black": "#1E252B",
    "red": "#CE3059",
    "brown": "#5A3B20",
}
COLORS_DARK: dict[str, str] = {
    "yellow": "#F7D74A",
    "blue": "#2B6CEC",
    "orange": "#EF9260",
    "green": "#5BCBB3",
    "purple": "#C68CE2",
    "black": "#05090C",
    "red": "#E4202C",
    "brown": "#8C7060",
}
# A mark for each color, as path data around (0, 0), so that no car is told by its color alone.
MARKS: dict[str, str] = {
    "yellow": "M0-3.4A3.4 3.4 0 1 1 0 3.4 3.4 3.4 0 1 1 0-3.4ZM0-1.5A1.5 1.5 0 1 0 0 1.5 1.5 1.5 0 1 0 0-1.5Z",
    "blue": "M0-3.9 3.3 0 0 3.9-3.3 0Z",
    "orange": "M0-4 1-1.3 3.8-1.2 1.6.5 2.4 3.2 0 1.6-2.4 3.2-1.6.5-3.8-1.2-1-1.3Z",
    "green": "M0-3.6 3.7 2.7H-3.7Z",
    "purple": "M0-3.1A3.1 3.1 0 1 1 0 3.1 3.1 3.1 0 1 1 0-3.1Z",
    "black": "M-2.8-2.8H2.8V2.8H-2.8Z",
    "red": "M-1.2-3.5H1.2V-1.2H3.5V1.2H1.2V3.5H-1.2V1.2H-3.5V-1.2H-1.2Z",
    "brown": "M-3.2-2.7H3.2V-.7H-3.2ZM-3.2.7H3.2V2.7H-3.2Z",
}
# Everything else: by day, by night.
PALETTE: dict[str, tuple[str, str]] = {
    "page": ("#F4EEE2", "#0F1E27"),
    "ink": ("#22303A", "#E9EEF0"),
    "soft": ("#5C6A72", "#9DB0B9"),
    "accent": ("#C0442E", "#E2694F"),
    "shadow": ("#22303A", "#000000"),
    "fog": ("#DDE5E5", "#15252F"),
    "lane": ("#E6ECEB", "#1A2C37"),
    "grid": ("#CBD6D7", "#22363F"),
    "block": ("#EFE5D0", "#22343F"),
    "seam": ("#D6C9AC", "#14242D"),
    "street": ("#FDFBF6", "#33464F"),
    "rail": ("#626E75", "#A9B7BD"),
    "slot": ("#D5D8D6", "#4A5D66"),
    "tree": ("#BFCDA8", "#33493F"),
    "leaf": ("#D0DBBC", "#3F594C"),
    "wall": ("#FBF5E8", "#7E8A8A"),
    "pane": ("#7D8C93", "#F0D9A0"),
    "red_roof": ("#C58A76", "#70493D"),
    "blue_roof": ("#9DB0B5", "#44606B"),
    "sand_roof": ("#CDB083", "#6A5B42"),
    "brick": ("#9A5641", "#7B4334"),
    "mortar": ("#B9785F", "#55302A"),
    "slate": ("#7A4030", "#3F2522"),
    "pit": ("#4A2A22", "#241613"),
    "brass": ("#B98A3E", "#C89B50"),
    "shine": ("#E3C07A", "#EDCB86"),
    "glass": ("#E8F1F3", "#F6E7BE"),
}

_STREET = 6.4  # half the width of a street
_WIDE, _TALL = 8.4, 10.4  # a house

# The four curves from exit 0; those from exits 2, 4 and 6 are the same a quarter turn on each. They run a little over
# the edge so that no gap shows between two tiles.
#
#        0    1
#     +--|----|--+     a  straight across
#   7 -          - 2   b  wide arc to the next edge clockwise
#   6 -          - 3   c  tight arc to the next edge counter-clockwise
#     +--|----|--+     d  turn-back
#        5    4
_CURVES = {
    "a": "M24-.3V72.3",
    "b": "M24-.3V0A48 48 0 0 0 72 48H72.3",
    "c": "M24-.3V0A24 24 0 0 1 0 24H-.3",
    "d": "M24-.3V1A12 12 0 0 0 48 1V-.3",
}


def turn(x: float, y: float, quarters: int, center: float) -> tuple[float, float]:
    """Turn a point clockwise round (center, center)."""
    for _ in range(quarters % 4):
        x, y = 2 * center - y, x
    return x, y


def num(value: float) -> str:
    """A length as SVG writes it."""
    return f"{round(value, 2) + 0.0:.2f}".rstrip("0").rstrip(".")


@cache
def _houses(pattern: str) -> str:
    """Houses in rows and a few trees, wherever the pattern leaves room between its streets."""
    streets = [point for i, letter in enumerate(pattern) for point in _samples(i, letter)]

    def free(left: float, top: float, wide: float, tall: float) -> bool:
        near = ((min(max(x, left), left + wide), min(max(y, top), top + tall)) for x, y in streets)
        return all(dist(a, b) > _STREET + 0.3 for a, b in zip(streets, near, strict=True))

    parts: list[str] = []
    taken: list[tuple[float, float]] = []
    seed = crc32(pattern.encode())
    for row in range(-2, 3):
        base = 36 + _TALL / 2 + 13.2 * row
        spots = [x / 2 for x in range(4, 124) if free(x / 2, base - _TALL, _WIDE, _TALL)]
        while spots:
            gap = [x for i, x in enumerate(spots) if x == spots[0] + i / 2]
            spots = spots[len(gap) :]
            count = int((gap[-1] - gap[0]) // (_WIDE + 0.6)) + 1
            start = (gap[0] + gap[-1] - (count - 1) * (_WIDE + 0.6)) / 2
            for i in range(count):
                if i % 4 < 3:  # every fourth place is left to the trees
                    seed = (seed * 1103515245 + 12345) % 2**31
                    x = start + i * (_WIDE + 0.6)
                    taken.append((x + _WIDE / 2, base - _TALL / 2))
                    parts.append(f'<use href="#%-h{(seed >> 8) % 3}" x="{num(x)}" y="{num(base)}"/>')
    for _ in range(90):
        seed = (seed * 1103515245 + 12345) % 2**31
        x, y = 4 + (seed >> 8) % 129 / 2, 4 + (seed >> 17) % 129 / 2
        if free(x - 2.3, y - 2.3, 4.6, 4.6) and all(dist((x, y), spot) > 7.6 for spot in taken):
            taken.append((x, y))
            parts.append(f'<use href="#%-tree" x="{num(x)}" y="{num(y)}"/>')
    return "".join(parts)


def _samples(quarters: int, letter: str) -> Iterator[tuple[float, float]]:
    """Points along the middle of one curve, close enough to keep houses off it."""
    for i in range(25):
        t = i / 24
        across, down = cos(pi / 2 * t), sin(pi / 2 * t)
        x, y = {
            "a": (24, 72 * t),
            "b": (72 - 48 * across, 48 * down),
            "c": (24 * across, 24 * down),
            "d": (36 - 12 * cos(pi * t), 1 + 12 * sin(pi * t)),
        }[letter]
        yield turn(x, y, quarters, 36)


def board() -> str:
    """The page, its frame with the coordinates, a compass, and the squares still in fog."""
    ticks = "".join(f"M{72 * i}-66V-53M{72 * i} 629V642M-66 {72 * i}H-53M629 {72 * i}H642" for i in range(9))
    lanes = "".join(f"M0 {24 * i}H576M{24 * i} 0V576" for i in range(24) if i % 3)
    edges = "".join(f"M0 {72 * i}H576M{72 * i} 0V576" for i in range(1, 8))
    names = "".join(
        f'<text class="name" x="{x}" y="{y}">{text}</text>'
        for i, at in enumerate(range(36, 576, 72))
        for x, y, text in (
            (at, -56, "abcdefgh"[i]),
            (at, 639, "abcdefgh"[i]),
            (-59.5, at + 3.5, i + 1),
            (635.5, at + 3.5, i + 1),
        )
    )
    rose = "".join(
        f'<g transform="rotate({45 * i}) scale({scale})"><path class="rose" d="M0 0V-17L-3-4Z"/>'
        '<path class="rose night" d="M0 0V-17L3-4Z"/></g>'
        for scale, first in ((0.62, 1), (1, 0))
        for i in range(first, 8, 2)
    )
    return (
        '<rect class="page" x="-72" y="-72" width="720" height="720" rx="10"/>'
        '<rect class="frame" x="-66" y="-66" width="708" height="708" rx="5"/>'
        f'<path class="hair" d="M-53-53H629V629H-53Z{ticks}"/>{names}'
        f'<g transform="translate(603 603)"><circle class="hair" r="12.5"/>{rose}</g>'
        f'<path class="fog" d="M0 0H576V576H0Z"/><path class="lane" d="{lanes}"/><path class="edge" d="{edges}"/>'
        '<rect class="rim" x="-.7" y="-.7" width="577.4" height="577.4" rx="1.5"/>'
    )


def defs(patterns: Collection[str]) -> str:
    """What tracks and tiles are made of: `k` a bare curve, `s` the street with its rails, `t` a tile's paper."""
    curves = {f"{letter}{2 * i}": (d, 90 * i) for letter, d in _CURVES.items() for i in range(4)}
    curves |= {"in": ("M24-.3V18", 0), "out": ("M48-.3V18", 0), "from": ("M24 .3V-42", 0), "to": ("M48 .3V-15", 0)}
    parts = ['<g id="%-tree"><circle class="tree" r="2.3"/><circle class="leaf" cx="-.5" cy="-.6" r="1.2"/></g>']
    for name, (d, degrees) in curves.items():
        turned = f' transform="rotate({degrees} 36 36)"' if degrees else ""
        layers = "".join(f'<use href="#%-k{name}" class="{layer}"/>' for layer in ("street", "rail", "bed", "slot"))
        parts.append(f'<path id="%-k{name}" d="{d}"{turned}/><g id="%-s{name}">{layers}</g>')
    for i in range(3):
        parts.append(
            f'<g id="%-h{i}"><path class="wall" d="M.3 0V-4L4.2-6.8 8.1-4V0Z"/>'
            '<path class="pane" d="M1.7-1.2V-3.2H3.3V-1.2ZM5.1 0V-3.2H6.7V0Z"/>'
            f'<path class="roof{i}" d="M0-3.5 4.2-6.5V-10.4L0-7.4Z"/>'
            f'<path class="roof{i} lee" d="M8.4-3.5 4.2-6.5V-10.4L8.4-7.4Z"/></g>'
        )
    for pattern in sorted(patterns):
        paper = '<rect class="block" x=".25" y=".25" width="71.5" height="71.5" rx="2"/>'
        parts.append(f'<g id="%-t{pattern}">{paper}{_houses(pattern)}</g>')
    return "".join(parts)


# A car is seen from above and a little from the south, as the houses are: `v` runs up and down, `h` from side to side.
FURNITURE = (
    '<g id="%-carv"><rect class="shadow" x="-6.5" y="-11.5" width="16" height="27" rx="4"/>'
    '<rect class="body" x="-7.5" y="-13" width="15" height="27" rx="3.6"/>'
    '<rect class="shade" x="-7.5" y="-13" width="15" height="27" rx="3.6"/>'
    '<path class="glass" d="M-5.6 8.2H-1.9V11.4H-5.6ZM-1.1 8.2H1.1V11.4H-1.1ZM1.9 8.2H5.6V11.4H1.9Z"/>'
    '<circle class="lamp" cy="12.8" r=".8"/><rect class="body" x="-8" y="-14" width="16" height="21" rx="4.4"/>'
    '<rect class="sheen" x="-5.2" y="-12" width="10.4" height="17" rx="3"/></g>'
    '<rect id="%-veilv" x="-8.2" y="-14.2" width="16.4" height="28.6" rx="4"/>'
    '<g id="%-carh"><rect class="shadow" x="-12.5" y="-7.5" width="28" height="18" rx="4"/>'
    '<rect class="body" x="-13.5" y="-8" width="27" height="17.5" rx="3.2"/>'
    '<rect class="shade" x="-13.5" y="-8" width="27" height="17.5" rx="3.2"/>'
    '<path class="glass" d="M-11.6 4.2H-7.7V7.4H-11.6ZM-6.4 4.2H-2.5V7.4H-6.4ZM-1.3 4.2H1.3V7.4H-1.3ZM2.5 4.2H6.4V7.4'
    'H2.5ZM7.7 4.2H11.6V7.4H7.7Z"/><rect class="body" x="-14" y="-9.5" width="28" height="12.5" rx="4.4"/>'
    '<rect class="sheen" x="-10.5" y="-7.6" width="21" height="8.6" rx="3"/></g>'
    '<rect id="%-veilh" x="-14.2" y="-9.7" width="28.4" height="19.4" rx="4"/>'
    '<g id="%-stop"><path class="buffer" d="M17-45H31M20-45V-41.5M28-45V-41.5"/>'
    '<path class="bar" d="M42.5-15.5H53.5"/></g>'
    '<rect id="%-ticket" x="-10" y="-6.2" width="20" height="12.4" rx="3"/>'
)


@cache
def power_house() -> str:
    """Brick and brass: the roof with the great sheave, and the southern front with doors where the tracks lead in."""
    bricks = "".join(
        f"M16 {y}H128" + "".join(f"M{x + 3 * (i % 2)} {y}V{min(y + 3, 127)}" for x in range(19, 126, 6))
        for i, y in enumerate(range(110, 127, 3))
    )
    doors = "".join(f"M{x - 6.5} 127V118A6.5 6.5 0 0 1 {x + 6.5} 118V127Z" for x in (24, 48, 96, 120))
    windows = "".join(f"M{x - 2.8:.4g} 123V116.6A2.8 2.8 0 0 1 {x + 2.8:.4g} 116.6V123Z" for x in (62, 72, 82))
    panes = "".join(
        f"M{x + dx} {y + dy}h5v5h-5Z" for x, y in ((25, 21), (25, 90), (108, 90)) for dx in (0, 6) for dy in (0, 6)
    )
    spokes = "".join(
        f"M{num(72 + 7 * cos(a))} {num(61 + 7 * sin(a))}L{num(72 + 32 * cos(a))} {num(61 + 32 * sin(a))}"
        for a in (pi * i / 4 + pi / 8 for i in range(8))
    )
    return (
        '<g id="%-house"><rect class="shadow" x="18" y="16" width="113" height="114" rx="2"/>'
        f'<path class="brick" d="M16 106H128V127H16Z"/><path class="mortar" d="{bricks}"/>'
        f'<path class="door" d="{doors}"/><path class="glass" d="{windows}"/>'
        '<rect class="coping" x="16" y="12" width="112" height="97" rx="1.5"/>'
        f'<path class="slate" d="M20.5 16.5H123.5V104.5H20.5Z"/><path class="glass" d="{panes}"/>'
        '<path class="brick" d="M104 6H113V33H104Z"/>'
        '<path class="mortar" d="M104 12H113M104 16H113M104 20H113M104 24H113M104 28H113"/>'
        '<path class="brass" d="M103 4H114V8H103Z"/><circle class="pit" cx="72" cy="61" r="42"/>'
        f'<path class="spokes" d="{spokes}"/><circle class="wheel" cx="72" cy="61" r="34.5"/>'
        '<circle class="groove" cx="72" cy="61" r="34.5"/><circle class="hub" cx="72" cy="61" r="8.5"/>'
        '<circle class="axle" cx="72" cy="61" r="3"/></g>'
    )


def style_sheet(family: str, *, night: bool) -> str:
    """The style sheet of one theme, every class with the family's prefix."""
    colors = {name: pair[night] for name, pair in PALETTE.items()}
    rules = [_STYLE.substitute(colors, street_width=2 * _STREET)]
    for name, color in (COLORS_DARK if night else COLORS).items():
        mark = PALETTE["ink"][0] if _brightness(color) > 120 else "#FFFFFF"
        pale = _mix(color, colors["street"], 0.3)
        rules.append(f".{name}{{color:{color}}}.{name}.pale{{color:{pale}}}.on-{name}{{fill:{mark}}}")
    return re.sub(r"\.(?=[a-z])", "." + family, "".join(rules)).replace("breath", family + "breath")


# A joint is longer the higher it lies, so that its ends never show: bed and slot are cut shorter than line and core.
_STYLE = Template(
    ".page{fill:$page}.fog{fill:$fog}.wall{fill:$wall}.pane{fill:$pane}.tree{fill:$tree}.leaf{fill:$leaf}"
    ".roof0{fill:$red_roof}.roof1{fill:$blue_roof}.roof2{fill:$sand_roof}.glass{fill:$glass}.brick{fill:$brick}"
    ".slate{fill:$slate}.brass{fill:$brass}.frame{fill:none;stroke:$soft;stroke-width:1.2}"
    ".hair{fill:none;stroke:$soft;stroke-width:.5}"
    ".rose{fill:$page;stroke:$soft;stroke-width:.5}.night{fill:$soft}.lane{stroke:$lane;stroke-width:9}"
    ".edge{stroke:$grid;stroke-width:.8}.rim{fill:none;stroke:$soft;stroke-width:1.4}"
    ".block{fill:$block;stroke:$seam;stroke-width:.7}.yard{fill:$block}.lee{fill-opacity:.78}"
    ".street{fill:none;stroke:$street;stroke-width:$street_width}.rail{fill:none;stroke:$rail;stroke-width:9}"
    ".bed{fill:none;stroke:$street;stroke-width:7}.slot{fill:none;stroke:$slot}"
    ".joint{stroke-dasharray:0 1.2 2 9}.slot.joint{stroke-dasharray:0 .8 2.8 9}"
    ".line{fill:none;stroke:currentColor;stroke-width:6}.own{stroke-width:7.2}.pale{stroke-width:5.4}"
    ".core{fill:none;stroke:$street;stroke-width:1.6}.badge{fill:currentColor;stroke:$street;stroke-width:1.4}"
    ".legal{fill:$page;stroke:$accent;stroke-width:1.4}.preview{fill:none;stroke:$accent;stroke-width:2}"
    ".last{fill:none;stroke:$accent;stroke-width:1.4}.buffer{fill:none;stroke:$ink;stroke-width:2.4}"
    ".bar{stroke:$rail;stroke-width:1.6}.ticket{fill:$street;stroke:currentColor;stroke-width:1.6}"
    ".number,.points,.name{font:600 13px system-ui,sans-serif;text-anchor:middle;fill:$ink}"
    ".points{font-size:9.5px;font-weight:700}.ticket.double{fill:$shine}.points.double{fill:#22303A}"
    ".name{font-size:9.5px;fill:$soft}"
    ".shadow{fill:$shadow;fill-opacity:.16}.body{fill:currentColor}.shade{fill:#000;fill-opacity:.3}"
    ".sheen{fill:#fff;fill-opacity:.24}.lamp{fill:$shine}.veil{fill:$page;fill-opacity:.52}.dim{fill:$ink}"
    ".mortar{fill:none;stroke:$mortar;stroke-width:.5}.coping{fill:$brick;stroke:$mortar;stroke-width:.8}"
    ".pit{fill:$pit;stroke:$brass;stroke-width:1.4}.door{fill:$pit;stroke:$brass}.axle{fill:$pit}"
    ".spokes{stroke:$brass;stroke-width:4}.wheel{fill:none;stroke:$brass;stroke-width:8}"
    ".groove{fill:none;stroke:$shine;stroke-width:2.6}.hub{fill:$brass;stroke:$shine;stroke-width:1.6}"
    "@keyframes breath{from{opacity:.6}}"
    "@media(prefers-reduced-motion:no-preference){.legal{animation:breath 2s ease-in-out infinite alternate}}"
)


def _mix(color: str, other: str, share: float) -> str:
    pairs = ((int(color[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


def _brightness(color: str) -> float:
    red, green, blue = (int(color[i : i + 2], 16) for i in (1, 3, 5))
    return 0.3 * red + 0.59 * green + 0.11 * blue
