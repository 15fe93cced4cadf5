"""The San Francisco board, the words for what is wrong with a board, and the map (TK-1 to TK-4, TK-6)."""

import json
import math
import tomllib
import xml.etree.ElementTree as ET
from importlib import resources
from itertools import combinations, pairwise
from pathlib import Path

import pytest

from fogcity.games.tickets import board as boards
from fogcity.games.tickets import board_file
from fogcity.games.tickets import draw as drawing
from fogcity.games.tickets.board import distances, stats, twins
from fogcity.games.tickets.board_file import BoardError, builtin, load, parse
from fogcity.games.tickets.draw import draw
from fogcity.games.tickets.layout import Box, Slot, curve_points, label_boxes, route_shapes, slot_corners

SF = builtin()
TEXT = (resources.files("fogcity.games.tickets") / "data" / "san_francisco.toml").read_text(encoding="utf-8")
PLAIN = "\n".join(
    line
    for line in TEXT[: TEXT.index("# Scenery")].splitlines()
    if not line.startswith(("at ", "xy ", "label ", "via ", "size "))
)


def problems(text: str) -> list[str]:
    with pytest.raises(BoardError) as caught:
        parse(text, source="mine.toml")
    return [str(problem) for problem in caught.value.problems]


def ids(pair: tuple[int, int]) -> set[str]:
    return {SF.locations[i].id for i in pair}


# ------------------------------------------------------------------------------------------------- San Francisco (TK-4)


def test_tk1_tk4_its_size() -> None:
    counts = (len(SF.locations), len(SF.routes), len(SF.tracks), len(SF.tickets))
    assert counts == (18, 36, 46, 24)
    assert (SF.id, SF.name) == ("san_francisco", "San Francisco")


def test_tk6_the_five_marked_locations() -> None:
    marked = {location.id for location in SF.locations if location.marked}
    assert marked == {"alcatraz", "golden_gate_bridge", "embarcadero", "sunset", "potrero_hill"}


def test_tk4_one_route_of_five_and_all_others_at_most_three() -> None:
    long = [route for route in SF.routes if route.length > 3]
    assert [(route.length, ids((route.a, route.b))) for route in long] == [(5, {"fort_mason", "golden_gate_bridge"})]


def test_tk4_three_ferry_routes_with_one_symbol_each_and_alcatraz_only_by_ferry() -> None:
    assert [route.ferries for route in SF.routes if route.ferries] == [1, 1, 1]
    assert all(route.ferries for route in SF.routes if "alcatraz" in ids((route.a, route.b)))


def test_tk4_every_ticket_is_worth_its_shortest_path() -> None:
    far = distances(SF)
    assert all(ticket.points == far[ticket.a][ticket.b] for ticket in SF.tickets)
    assert any(ids((ticket.a, ticket.b)) == {"golden_gate_bridge", "potrero_hill"} for ticket in SF.tickets)


def test_tk2_tracks_are_named_by_their_ends_in_the_order_of_the_file() -> None:
    names = [track.id for track in SF.tracks[:5]]
    assert names[0] == "golden_gate_bridge-fort_mason"
    assert names[3:] == ["golden_gate_bridge-presidio/1", "golden_gate_bridge-presidio/2"]
    assert [SF.tracks[t].color for t in SF.route_tracks(3)] == ["green", "black"]
    assert all(SF.tracks[i].id == name for name, i in SF.track_index.items())


def test_tk3_points() -> None:
    assert boards.POINTS == (0, 1, 2, 4, 7, 10, 15)


# ------------------------------------------------------------------------------------------------------ what is refused

CASTRO = 'between = ["castro", "mission_district"]\nlength = 1\ntracks = ["red"]'
LAST = 'between = ["alcatraz", "twin_peaks"]\npoints = 10'


@pytest.mark.parametrize(
    ("old", "new", "where", "words"),
    [
        ('id = "presidio"', "id = presidio", "column", "not valid TOML"),
        ('id = "presidio"', 'id = "The Presidio"', "location 3 (The Presidio)", "lower-case letters"),
        ('id = "presidio"', "id = [3]", "location 3", "`id` must be"),
        ('id = "presidio"', 'id = "alcatraz"', "location 3 (alcatraz)", "location 1 has the id alcatraz already"),
        ('name = "Presidio"\n', "", "location 3 (presidio)", "`name` is missing"),
        ('name = "Presidio"', 'nmae = "Presidio"', "location 3 (presidio)", "did you mean `name`?"),
        ('name = "Presidio"', "name = 7", "location 3 (presidio)", "`name` must be"),
        ("at = [37.7989, -122.4662]", "at = [37.7989]", "location 3 (presidio)", "a latitude and a longitude"),
        ("at = [37.7989, -122.4662]", "at = [nan, 1.0]", "location 3 (presidio)", "a latitude and a longitude"),
        ("tourist_stack = true", 'tourist_stack = "yes"', "location 1 (alcatraz)", "true or false"),
        ("tourist_stack = true\n", "", "board", "4 locations carry `tourist_stack = true`: mark exactly 5"),
        ("[[ticket]]", "[[tickte]]", "board", "did you mean `ticket`?"),
        (CASTRO, CASTRO.replace("castro", "kastro"), "route 33 (kastro - mission_district)", "did you mean `castro`?"),
        (CASTRO, CASTRO.replace("mission_district", "castro"), "route 33 (castro - castro)", "to itself"),
        (CASTRO, CASTRO.replace("castro", "potrero_hill"), "route 35", "route 33 joins the same two locations"),
        (CASTRO, CASTRO.replace('["red"]', '["rde"]'), "route 33", "did you mean `red`?"),
        (CASTRO, CASTRO.replace('["red"]', '["red", "red", "red"]'), "route 33", "one or two colors"),
        (CASTRO, CASTRO.replace('["red"]', "[]"), "route 33", "one or two colors"),
        (CASTRO, CASTRO.replace('"red"', '"red", { color = "blue", length = 2 }'), "route 33", "1 and 2 spaces long"),
        (CASTRO, CASTRO.replace('"red"', '{ colour = "red" }'), "route 33", "did you mean `color`?"),
        (CASTRO, CASTRO.replace("length = 1", "length = 7"), "route 33", "from 1 to 6"),
        (CASTRO, CASTRO.replace("length = 1", "length = true"), "route 33", "from 1 to 6"),
        (CASTRO, CASTRO + "\nferries = 2", "route 33", "2 ferry symbols do not fit"),
        (CASTRO, CASTRO + "\nferries = -1", "route 33", "0 or more"),
        ("via = [[", "via = [[1, 2], [3, 4], [", "route 1 (golden_gate_bridge - fort_mason)", "one or two points"),
        (LAST, LAST.replace("10", "0"), "ticket 24 (alcatraz - twin_peaks)", "from 1 to 99"),
        (LAST, LAST.replace("alcatraz", "twin_peaks"), "ticket 24", "to itself"),
        (LAST, LAST.replace("alcatraz", "treasure_island"), "ticket 24", "there is no location `treasure_island`"),
        (LAST, LAST.replace("alcatraz", "lombard_street"), "ticket 24", "ticket 17 joins the same two locations"),
        ('name = "San Francisco"', "name = 1", "board", "`name` must be"),
        ("size = [1200, 900]", "size = [12, 9]", "board", "width and height"),
        ('kind = "lake"', 'kind = "volcano"', "scenery", "one of land, park"),
    ],
)
def test_tk4_a_problem_is_told_with_its_place_and_its_cure(old: str, new: str, where: str, words: str) -> None:
    assert old in TEXT
    told = problems(TEXT.replace(old, new, 1))
    assert any(where in line and words in line for line in told), told


def test_tk4_all_problems_are_told_at_once_with_their_lines() -> None:
    text = TEXT.replace(CASTRO, CASTRO.replace("red", "rde")).replace(LAST, LAST.replace("10", "0"))
    text = text.replace('name = "Presidio"\n', "")
    told = problems(text)
    assert len(told) == 3
    head = text[: text.index('["rde"]')].count("\n") - 2  # [[route]] stands three lines above its tracks
    assert any(problem.startswith(f"line {head}, route 33 (castro - mission_district): ") for problem in told)


def without_routes_of(place: str) -> str:
    blocks = TEXT.split("\n\n")
    return "\n\n".join(block for block in blocks if not ("[[route]]" in block and f'"{place}"' in block))


def test_tk4_a_place_that_no_route_reaches_and_its_tickets() -> None:
    told = problems(without_routes_of("alcatraz"))
    assert any(line.startswith("board:") and "alcatraz" in line for line in told)
    assert sum("no routes lead from one end to the other" in line for line in told) == 4


def test_tk4_a_board_too_small_for_its_players() -> None:
    blocks = TEXT.split("\n\n")
    routes = [block for block in blocks if "[[route]]" in block]
    tickets = [block for block in blocks if "[[ticket]]" in block]
    few = "\n\n".join(block for block in blocks if block not in routes[::2] and block not in tickets[7:])
    told = problems(few)
    assert any("7 tickets: four players need at least 8" in line for line in told)
    assert any("too few for two players' 40 cars" in line for line in told)


def test_tk4_a_board_too_large() -> None:
    more = "".join(f'\n[[location]]\nid = "more_{i}"\nname = "More {i}"\n' for i in range(40))
    assert any("58 location tables are too many: a board has 48 at most" in line for line in problems(TEXT + more))


@pytest.mark.parametrize("text", ["", "location = 3", "[location]\nid = 'a'", "route = [1, 2]", "location = [[]]"])
def test_a_file_of_another_shape_is_refused_in_words(text: str) -> None:
    assert problems(text)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("a" + ".a" * 500 + " = 1", "too many dots"),
        ('"a b"' + '."a b"' * 500 + " = 1", "too many dots"),
        ("1" + ".1" * 500 + " = 1", "too many dots"),
        ("[" + ".".join("a" * 500) + "]", "too many dots"),
        ("# " + "a" * 6000, "a line of 6002 characters is too long"),
        ("#\n" * 60_000, "120000 characters are too many"),
    ],
)
def test_a_text_that_would_take_long_is_refused_before_it_is_read(
    text: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tomllib, "loads", lambda text: pytest.fail("it was read"))
    assert [words in line for line in problems(text)] == [True]


def test_many_decimals_in_a_line_are_no_keys() -> None:
    points = ", ".join(f"[{i}.5, 20.25]" for i in range(100))
    assert parse(TEXT + f'\n[[scenery]]\nkind = "lake"\npoints = [{points}]\n', source="long.toml")


def test_only_the_first_problems_of_very_many_are_told() -> None:
    told = str(BoardError("x", [board_file.Problem("route", f"problem {i}") for i in range(1000)])).splitlines()
    assert told[0] == "x: 1000 problems in this board"
    assert len(told) == 102


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "latin.toml").write_bytes(b'name = "Caf\xe9"')
    for name in ("latin.toml", "missing.toml"):
        with pytest.raises(BoardError, match="plain text"):
            load(tmp_path / name)
    with pytest.raises(BoardError, match="no such board"):
        builtin("atlantis")


# ----------------------------------------------------------------------------------------------------------- statistics


def test_statistics_are_ready_for_json() -> None:
    told = json.loads(json.dumps(stats(SF)))
    assert (told["diameter"], told["spaces"], told["warnings"]) == (11, 93, [])
    assert told["colors"]["blue"] == {"tracks": 6, "spaces": 11, "cards": 6}
    assert told["car_demand"]["2"] == {"cars": 40, "spaces": 75}
    assert told["degrees"]["union_square"] == 6


def test_a_ticket_off_its_shortest_path_is_a_warning_and_no_error() -> None:
    board = parse(TEXT.replace(LAST, LAST.replace("10", "12")), source="mine.toml")
    assert stats(board)["warnings"] == ["ticket alcatraz-twin_peaks is worth 12; its shortest path is 10 spaces"]


def test_a_ticket_that_needs_more_cars_than_a_player_has() -> None:
    """TK-1: 20 cars a player."""
    places = [f"far_{i}" for i in range(5)]
    chain = [*zip(["potrero_hill", *places[:-1]], places, strict=True)]
    more = "".join(f'\n[[location]]\nid = "{place}"\nname = "{place}"\n' for place in places)
    more += "".join(f'\n[[route]]\nbetween = ["{a}", "{b}"]\nlength = 5\ntracks = ["gray"]\n' for a, b in chain)
    ticket = '\n[[ticket]]\nbetween = ["potrero_hill", "far_{}"]\npoints = 9\n'
    assert parse(PLAIN + more + ticket.format(3), source="mine.toml")
    (told,) = problems(PLAIN + more + ticket.format(4))
    assert "its ends are 25 spaces apart, but a player has 20 cars" in told


def test_places_that_nobody_can_tell_apart_are_warnings_and_no_errors() -> None:
    assert twins(SF) == []
    first, second = SF.locations[:2]
    text = TEXT.replace(f'name = "{second.name}"', f'name = "{first.name.upper()}"')
    assert twins(parse(text, source="mine.toml")) == [f"{first.id} and {second.id} have the same name"]
    same = "[37.76, -122.43]"
    text = PLAIN.replace(f'id = "{first.id}"', f'id = "{first.id}"\nat = {same}\nxy = [9, 9]')
    text = text.replace(f'id = "{second.id}"', f'id = "{second.id}"\nat = {same}\nxy = [9, 9]')
    board = parse(text, source="mine.toml")
    assert twins(board) == [
        f"{first.id} and {second.id} have the same coordinates",
        f"{first.id} and {second.id} have the same point on the map",
    ]
    assert set(twins(board)) <= set(stats(board)["warnings"])


# -------------------------------------------------------------------------------------------------------------- the map

ROUND = 7.0  # radius of a slot's corners: a slot is all points within it of a smaller rectangle
SLOTS = [(track, slot) for track, shape in route_shapes(SF).items() for slot in shape["slots"]]
Polygon = list[tuple[float, float]]


def core(slot: Slot) -> Polygon:
    shrunk = slot.copy()
    shrunk["length"], shrunk["width"] = slot["length"] - 2 * ROUND, slot["width"] - 2 * ROUND
    return slot_corners(shrunk)


def corners(box: Box) -> Polygon:
    return [(box.left, box.top), (box.right, box.top), (box.right, box.bottom), (box.left, box.bottom)]


def sides(shape: Polygon) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    return list(pairwise([*shape, shape[0]]))


def to_side(p: tuple[float, float], a: tuple[float, float], b: tuple[float, float]) -> float:
    (ax, ay), (bx, by) = a, b
    t = ((p[0] - ax) * (bx - ax) + (p[1] - ay) * (by - ay)) / (math.dist(a, b) ** 2 or 1.0)
    t = min(1.0, max(0.0, t))
    return math.dist(p, (ax + t * (bx - ax), ay + t * (by - ay)))


def gap(one: Polygon, other: Polygon) -> float:
    """Between two convex polygons (or a point and one), 0 if they overlap."""
    for (ax, ay), (bx, by) in [*sides(one), *sides(other)]:
        nx, ny = ay - by, bx - ax
        first, second = ([x * nx + y * ny for x, y in shape] for shape in (one, other))
        if max(first) < min(second) or max(second) < min(first):
            near = [to_side(p, a, b) for p in one for a, b in sides(other)]
            return min(near + [to_side(p, a, b) for p in other for a, b in sides(one)])
    return 0.0


def test_all_slots_have_the_standard_size() -> None:
    assert {(slot["length"], slot["width"]) for _, slot in SLOTS} == {(boards.SLOT_LENGTH, boards.SLOT_WIDTH)}
    assert len(SLOTS) == 93


def test_no_two_slots_touch() -> None:
    close = [(a, b) for a, b in combinations(SLOTS, 2) if math.dist(slot_at(a[1]), slot_at(b[1])) < 80]
    assert len(close) > 100
    tight = [(a[0], b[0]) for a, b in close if gap(core(a[1]), core(b[1])) - 2 * ROUND < 2.4]
    assert tight == []


def slot_at(slot: Slot) -> tuple[float, float]:
    return slot["x"], slot["y"]


def test_no_slot_touches_a_disc() -> None:
    discs = [[place.xy] for place in SF.locations]
    assert min(gap(disc, core(slot)) for disc in discs for _, slot in SLOTS) - boards.DISC - ROUND > 6


def test_names_touch_no_slot_no_disc_and_no_other_name() -> None:
    names = {place: corners(box) for place, box in label_boxes(SF).items()}
    to_slots = {gap(name, core(slot)) - ROUND: place for place, name in names.items() for _, slot in SLOTS}
    assert min(to_slots) > 3.5, to_slots[min(to_slots)]
    assert min(gap([place.xy], name) for name in names.values() for place in SF.locations) - boards.DISC > 4
    assert min(gap(a, b) for a, b in combinations(names.values(), 2)) > 4
    assert all(10 < x < SF.size[0] - 10 and 10 < y < SF.size[1] - 10 for name in names.values() for x, y in name)


def test_routes_do_not_cross() -> None:
    curves = [[SF.locations[r.a].xy, *r.via, SF.locations[r.b].xy] for r in SF.routes]
    lines = [curve_points(curve, 24) for curve in curves]
    crossed = []
    for (i, one), (j, other) in combinations(enumerate(lines), 2):
        for (a, b), (c, d) in ((s, t) for s in pairwise(one) for t in pairwise(other)):
            shared = {a, b} & {c, d}
            if not shared and turn(a, b, c) != turn(a, b, d) and turn(c, d, a) != turn(c, d, b):
                crossed.append((i, j))
    assert crossed == []


def turn(a: tuple[float, float], b: tuple[float, float], c: tuple[float, float]) -> bool:
    return (b[0] - a[0]) * (c[1] - a[1]) > (b[1] - a[1]) * (c[0] - a[0])


def test_shapes_are_ready_for_json_and_ships_stand_on_ferry_routes() -> None:
    shapes = json.loads(json.dumps(route_shapes(SF)))
    assert list(shapes) == [track.id for track in SF.tracks]
    assert {track: shape["ships"] for track, shape in shapes.items() if shape["ships"]} == {
        "golden_gate_bridge-fort_mason": [2],
        "pier_39-alcatraz": [1],
        "embarcadero-alcatraz": [1],
    }


@pytest.mark.parametrize("theme", ["light", "dark", "auto"])
def test_the_drawing_stands_alone_and_is_the_same_each_time(theme: drawing.Theme) -> None:
    owner = {track.id: i % 4 for i, track in enumerate(SF.tracks)}
    stacks = dict(zip(SF.location_index, ((symbol, 3) for symbol in boards.SYMBOLS), strict=False))
    svg = draw(SF, owner=owner, stacks=stacks, highlight=SF.track_index, lit=SF.location_index, theme=theme)
    assert svg == draw(SF, owner=owner, stacks=stacks, highlight=SF.track_index, lit=SF.location_index, theme=theme)
    assert len(svg.encode()) < 150_000
    root = ET.fromstring(svg)
    found = [value for element in root.iter() if (value := element.get("id"))]
    used = {value for element in root.iter() if (value := element.get("href"))}
    assert len(found) == len(set(found))
    assert all(name.startswith("tk-") for name in found)
    assert used <= {f"#{name}" for name in found}
    assert "http" not in svg.replace("http://www.w3.org/2000/svg", "")
    assert (root.get("role"), root[0].text) == ("img", "Map of San Francisco")
    assert all(slot in svg for slot in ("#tk-car-3", "#tk-glow", "#tk-token-crab", "tk-lit"))


@pytest.mark.parametrize("text", [PLAIN, TEXT.replace("\nxy = [", "\n# [")], ids=["typed in", "with coordinates"])
def test_a_board_without_a_layout_still_draws(text: str) -> None:
    board = parse(text, source="my_board.toml")
    assert all(0 < place.xy[0] < board.size[0] and 0 < place.xy[1] < board.size[1] for place in board.locations)
    assert min(math.dist(a.xy, b.xy) for a, b in combinations(board.locations, 2)) > 3 * boards.DISC
    assert min(slot["length"] for shape in route_shapes(board).values() for slot in shape["slots"]) > 30
    ET.fromstring(draw(board))


def test_names_are_safe_in_the_drawing() -> None:
    board = parse(TEXT.replace('"Presidio"', '"<b>&\\"P"'), source="mine.toml")
    ET.fromstring(draw(board, title="<Tom & Jerry>"))


@pytest.mark.parametrize("small", [*map(drawing.symbol_svg, boards.SYMBOLS), *map(drawing.mark, drawing.MARKS)])
def test_small_drawings_are_svg(small: str) -> None:
    ET.fromstring(small)


# -------------------------------------------------------------------------------------------------------------- colors

# How a color of linear light looks to normal, red-blind, green-blind and blue-blind eyes (Machado and others, 2009).
EYES = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "red-blind": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "green-blind": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "blue-blind": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}
Triple = tuple[float, float, float]


def linear(color: str) -> Triple:
    r, g, b = (int(color[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (r, g, b))  # type: ignore[return-value]


def times(matrix: tuple[Triple, ...], v: Triple) -> list[float]:
    return [sum(m * c for m, c in zip(row, v, strict=True)) for row in matrix]


def lab(color: str, eye: str) -> Triple:
    r, g, b = (min(1.0, max(0.0, c)) for c in times(EYES[eye], linear(color)))
    xyz = times(((0.4339, 0.3762, 0.1899), (0.2126, 0.7152, 0.0722), (0.0177, 0.1095, 0.8728)), (r, g, b))
    x, y, z = (c ** (1 / 3) if c > 0.008856 else 7.787 * c + 16 / 116 for c in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def contrast(one: str, other: str) -> float:
    light = sorted(sum(w * c for w, c in zip((0.2126, 0.7152, 0.0722), linear(x), strict=True)) for x in (one, other))
    return (light[1] + 0.05) / (light[0] + 0.05)


@pytest.mark.parametrize("eye", EYES)
def test_colors_are_apart_for_all_eyes(eye: str) -> None:
    cards = {color: drawing.HEX[color] for color in (*boards.COLORS, boards.GRAY)}
    for palette, least in ((list(cards.values()), 25), (list(drawing.PLAYER_COLORS), 39)):
        assert min(math.dist(lab(a, eye), lab(b, eye)) for a, b in combinations(palette, 2)) > least


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_names_have_contrast_on_land_and_water(theme: int) -> None:
    fill = {name: values[theme].split(";")[0].removeprefix("fill:") for name, values in drawing.STYLE.items()}
    assert all(contrast(fill["name"], fill[ground]) > 4.5 for ground in ("land", "sea", "park", "paper"))


def test_a_printed_white_car_would_be_lost_on_the_paper() -> None:
    """Why players are not blue, white, pink and purple, as the printed cars are said to be (docs/games/tickets.md)."""
    paper = drawing.STYLE["paper"][0].split(";")[0].removeprefix("fill:")
    assert contrast("#FFFFFF", paper) < 1.2 < 1.5 < min(contrast(color, paper) for color in drawing.PLAYER_COLORS)


# ------------------------------------------------------------------------------------------------------------ languages


def test_the_board_has_the_leaflets_names() -> None:
    board = builtin("san_francisco")
    korean = {place.id: place.names["ko"] for place in board.locations}
    assert [korean[place] for place in ("alcatraz", "golden_gate_bridge", "embarcadero", "sunset", "potrero_hill")] == [
        *("알카트라즈", "골든게이트 브리지", "엠바르카데로", "선셋", "포트레로 힐"),
    ]
    assert board.locations[board.location_index["pier_39"]].names["fr"] == "le Pier 39"


@pytest.mark.parametrize("names", ['"le Presidio"', '{ French = "le Presidio" }', '{ fr = "" }', "{ fr = 7 }"])
def test_names_by_language_are_checked(names: str) -> None:
    broken = TEXT.replace('name = "Presidio"\n', f'name = "Presidio"\nnames = {names}\n')
    broken = broken.replace('names = { fr = "le Presidio", ko = "프레시디오" }\n', "")
    with pytest.raises(BoardError, match=r"presidio.*`names` must be names by language"):
        parse(broken, source="mine.toml")
