"""Board files of Ticket to Ride: San Francisco: reads one, or says in words what is wrong with it.

docs/boards.md describes the format for owners of a board; `SCHEMA` below is all of it in code.
"""

import difflib
import math
import re
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, partial
from importlib import resources
from pathlib import Path
from typing import Any, NamedTuple

from fogcity.foreign import ENCODING, quote, shown
from fogcity.games import BadInput
from fogcity.games.tickets.board import (
    CARS,
    COLORS,
    GRAY,
    MARKED,
    MAX_LENGTH,
    MAX_LOCATIONS,
    MAX_TICKETS,
    MAX_TRACKS,
    MIN_TICKETS,
    SCENERY,
    SET_ASIDE,
    Board,
    BoardTicket,
    Location,
    Route,
    Scenery,
    Track,
    shortest,
)
from fogcity.games.tickets.layout import point_of, positions

LARGEST, LONGEST_LINE, MOST_DOTS = 100_000, 5_000, 20
"""Bounds on characters, on those of a line, and on dots in it outside numbers: what the TOML reader takes for a dotted
key grows with the square of its parts."""
MOST_TOLD = 100
"""The most problems of a file that are listed."""
_DECIMAL = re.compile(r"(?<![\w.])-?\d+\.\d+(?![\w.])")


class Problem(NamedTuple):
    where: str
    message: str
    line: int | None = None

    def __str__(self) -> str:
        return f"{f'line {self.line}, ' if self.line else ''}{self.where}: {self.message}"


class BoardError(BadInput):
    """A board file cannot be used; `problems` says everything that is wrong with it, where, and what to do."""

    def __init__(self, source: str, problems: Sequence[Problem]) -> None:
        self.source, self.problems = source, tuple(problems)
        count = f"{len(problems)} problem{'s' * (len(problems) != 1)}"
        told = [f"  {problem}" for problem in problems[:MOST_TOLD]]
        more = ["  and more: solve these first"] if len(problems) > MOST_TOLD else []
        super().__init__("\n".join([f"{shown(source, 200)}: {count} in this board", *told, *more]))


# ---------------------------------------------------------------------------------------------------------- the format


class Key(NamedTuple):
    good: Callable[[Any], bool]
    want: str  # completes "must be …"
    default: Any = ...  # `...` marks a key that must be there


def _number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and -10_000 <= value <= 10_000


def _whole(value: Any, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _text(value: Any) -> bool:
    return isinstance(value, str) and value.isprintable() and 0 < len(value.strip()) <= 40


def _names(value: Any) -> bool:
    named = value.items() if isinstance(value, dict) else [("", value)]
    return all(re.fullmatch("[a-z]{2,3}", code) is not None and _text(name) for code, name in named)


def _id(value: Any) -> bool:
    return isinstance(value, str) and re.fullmatch(r"[a-z0-9_]{1,32}", value) is not None


def _point(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(map(_number, value))


def _points(value: Any, low: int, high: int) -> bool:
    return isinstance(value, list) and low <= len(value) <= high and all(map(_point, value))


def _pair(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(isinstance(v, str) for v in value)


def _tracks(value: Any) -> bool:
    return isinstance(value, list) and len(value) in (1, 2) and all(isinstance(v, str | dict) for v in value)


_ID = "made of lower-case letters, digits and underscores, 32 at most"
_NAME = "a name of 1 to 40 characters in quotes"
_NAMES = Key(_names, 'names by language, as in { fr = "le Castro", ko = "카스트로" }', {})
_BETWEEN = Key(_pair, 'the ids of two locations, as in ["castro", "presidio"]')

SCHEMA: dict[str, dict[str, Key]] = {
    "board": {
        "id": Key(_id, _ID, None),
        "name": Key(_text, _NAME, None),
        "names": _NAMES,
        "size": Key(
            lambda v: _point(v) and min(v) >= 400, "the map's width and height, 400 or more, as in [1200, 900]", None
        ),
    },
    "location": {
        "id": Key(_id, _ID),
        "name": Key(_text, _NAME),
        "names": _NAMES,
        "at": Key(lambda v: _point(v) and abs(v[0]) < 90, "a latitude and a longitude, as in [37.76, -122.43]", None),
        "tourist_stack": Key(lambda v: isinstance(v, bool), "true or false, without quotes", False),
        "xy": Key(_point, "a position on the map, as in [600, 450]", None),
        "label": Key(_point, "the way from the disc to the middle of the name, as in [0, 34]", None),
    },
    "route": {
        "between": _BETWEEN,
        "length": Key(partial(_whole, low=1, high=MAX_LENGTH), f"a whole number of spaces from 1 to {MAX_LENGTH}"),
        "tracks": Key(_tracks, 'a list of one or two colors, as in ["red"] or ["red", "blue"]'),
        "ferries": Key(partial(_whole, low=0, high=99), "a whole number of ferry symbols, 0 or more", 0),
        "via": Key(partial(_points, low=1, high=2), "a list of one or two points, as in [[600, 450]]", []),
    },
    "ticket": {
        "between": _BETWEEN,
        "points": Key(partial(_whole, low=1, high=99), "a whole number of points from 1 to 99"),
    },
    "scenery": {
        "kind": Key(lambda v: v in SCENERY, "one of " + ", ".join(SCENERY)),
        "points": Key(partial(_points, low=1, high=200), "a list of points, as in [[10, 20], [30, 40]]"),
        "name": Key(_text, _NAME, ""),
        "names": _NAMES,
    },
}
MOST = {"location": MAX_LOCATIONS, "route": MAX_TRACKS, "ticket": MAX_TICKETS, "scenery": 100}


# ------------------------------------------------------------------------------------------------------------- loading


def load(path: Path) -> Board:
    """Read a board file, or raise a BoardError that lists every problem in it."""
    try:
        text = path.read_text(encoding=ENCODING)
    except (OSError, UnicodeDecodeError) as error:
        advice = f"cannot be read as a text file in UTF-8 ({error}); check its name and save it as plain text"
        raise BoardError(str(path), [Problem("file", advice)]) from error
    return parse(text, source=str(path))


@cache
def builtin_names() -> tuple[str, ...]:
    """The ids of the boards that come with the product."""
    folder = resources.files("fogcity.games.tickets") / "data"
    return tuple(sorted(file.name.removesuffix(".toml") for file in folder.iterdir() if file.name.endswith(".toml")))


@cache
def builtin(name: str = "san_francisco") -> Board:
    """A board that comes with the product, by its id."""
    file = resources.files("fogcity.games.tickets") / "data" / f"{name}.toml"
    if not _id(name) or not file.is_file():
        advice = "there is no such board in the product: give san_francisco, or the whole text of a board file"
        raise BoardError(name, [Problem("board", advice)])
    return parse(file.read_text(encoding="utf-8"), source=f"{name}.toml")


def parse(text: str, *, source: str) -> Board:
    """Turn the text of a board file into a Board, or raise a BoardError that lists every problem in it."""
    text = text.removeprefix("\ufeff")
    _check_bounds(text, source)
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        found = re.search(r"^(.*) \(at (?:line (\d+), (column \d+)|(end of document))\)$", str(error))
        reason, line, column, end = found.groups() if found else (str(error), None, None, None)
        advice = f"not valid TOML: {shown(reason)}; compare the text there with the examples in docs/boards.md"
        problem = Problem(column or end or "file", advice, int(line) if line else None)
        raise BoardError(source, [problem]) from error
    reader = _Reader(text)
    board = reader.board(data, re.sub(r"[^a-z0-9]+", "_", Path(source).stem.lower()).strip("_") or "board")
    if board is None:
        raise BoardError(source, sorted(reader.problems, key=lambda problem: problem.line or len(text)))
    return board


def _check_bounds(text: str, source: str) -> None:
    """Refuse text that is not a board file and would keep the TOML parser busy for minutes."""
    if len(text) > LARGEST:
        raise BoardError(source, [Problem("file", f"{len(text)} characters are too many: {LARGEST} at most")])
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            problem = Problem("file", f"a line of {len(line)} characters is too long: {LONGEST_LINE} at most", number)
            raise BoardError(source, [problem])
        if line.count(".") > MOST_DOTS and _DECIMAL.sub("", line).count(".") > MOST_DOTS:
            problem = Problem("file", "keys and names have too many dots: leave them out", number)
            raise BoardError(source, [problem])


class _Reader:
    """Collects the problems of one file: first of each key by itself, then of what the tables mean together."""

    def __init__(self, text: str) -> None:
        self.problems: list[Problem] = []
        heads = [(re.match(r"\s*\[\[\s*(\w+)\s*\]\]", line), n) for n, line in enumerate(text.split("\n"), 1)]
        self.lines = {kind: [n for head, n in heads if head and head[1] == kind] for kind in MOST}

    def tell(self, message: str, kind: str = "board", number: int = 0, table: Mapping[str, Any] | None = None) -> None:
        """Report a problem of the board, or of its n-th table of a kind, named by its id or its two ends."""
        if table is None:
            self.problems.append(Problem(kind, message))
            return
        ends = table.get("between", ())
        name = " - ".join(ends) if _pair(ends) else table.get("id", table.get("kind"))
        where, lines = f"{kind} {number}", self.lines[kind]
        if isinstance(name, str):
            where += f" ({shown(name)})"
        self.problems.append(Problem(where, message, lines[number - 1] if number <= len(lines) else None))

    def board(self, data: dict[str, Any], file_id: str) -> Board | None:
        top = self.values("board", {key: value for key, value in data.items() if key not in MOST})
        tables = {kind: self.tables(kind, data.get(kind, [])) for kind in MOST}
        typed = data.get("location", []) if tables["location"] else []  # also ids that are badly spelt, told already
        ids = {table["id"] for table in typed if isinstance(table.get("id"), str)}
        self.check_locations(tables["location"])
        self.check_pairs("route", tables["route"], ids)
        self.check_tracks(tables["route"])
        sound = not self.problems  # what follows would only repeat the problems of broken routes
        reach = _reach(ids, tables["route"]) if sound else {}
        if sound:
            self.check_size(tables["route"], reach)
        self.check_pairs("ticket", tables["ticket"], ids)
        self.check_tickets(tables["ticket"], reach)
        if sound:
            self.check_cars(tables["ticket"], tables["route"], sorted(ids))
        return None if self.problems else _build(top, file_id, *(tables[kind] for kind in MOST))

    def tables(self, kind: str, found: Any) -> list[dict[str, Any]]:
        if not isinstance(found, list) or not all(isinstance(table, dict) for table in found):
            self.tell(f"`{kind}` is not a list of tables: start each {kind} with a line [[{kind}]], with two brackets")
            return []
        if len(found) > MOST[kind]:
            self.tell(f"{len(found)} {kind} tables are too many: a board has {MOST[kind]} at most")
        return [self.values(kind, table, number) for number, table in enumerate(found, 1)]

    def values(self, kind: str, table: dict[str, Any], number: int = 0) -> dict[str, Any]:
        """The good values of one table, with defaults; a key that is wrong or missing is reported and left out."""
        schema, named = SCHEMA[kind], table if number else None
        known = [*schema] if number else [*schema, *MOST]
        values = {}
        for key in table:
            if key not in schema:
                self.tell(f"unknown key `{shown(key)}`: {_did_you_mean(key, known)}", kind, number, named)
        for key, (good, want, default) in schema.items():
            if key not in table and default is ...:
                self.tell(f"`{key}` is missing: add `{key} = …`, {want}", kind, number, named)
            elif key not in table or good(table[key]):
                values[key] = table.get(key, default)
            else:
                self.tell(f"`{key}` must be {want}; here it is {quote(table[key])}", kind, number, named)
        return values

    def check_locations(self, tables: list[dict[str, Any]]) -> None:
        first: dict[str, int] = {}
        for number, table in enumerate(tables, 1):
            if "id" in table and first.setdefault(table["id"], number) != number:
                message = f"location {first[table['id']]} has the id {table['id']} already: give each its own"
                self.tell(message, "location", number, table)
        marked = sum(table.get("tourist_stack", False) for table in tables)
        if marked != MARKED:
            self.tell(f"{marked} locations carry `tourist_stack = true`: mark exactly {MARKED} of them (TK-6)")
        if len(tables) - marked < SET_ASIDE:
            self.tell(f"at least {SET_ASIDE} locations must be unmarked, for the stacks that players place (TK-9)")

    def check_pairs(self, kind: str, tables: list[dict[str, Any]], ids: set[str]) -> None:
        first: dict[frozenset[str], int] = {}
        for number, table in enumerate(tables, 1):
            ends = table.get("between", ())
            for end in ends:
                if end not in ids:
                    message = f"there is no location `{shown(end)}`: {_did_you_mean(end, sorted(ids))}"
                    self.tell(message, kind, number, table)
            if ends and ends[0] == ends[1]:
                self.tell("it leads from a location to itself: name two different ones", kind, number, table)
            elif ends and first.setdefault(frozenset(ends), number) != number:
                cure = "write one route with two tracks" if kind == "route" else "leave one of them out"
                self.tell(f"{kind} {first[frozenset(ends)]} joins the same two locations: {cure}", kind, number, table)

    def check_tracks(self, tables: list[dict[str, Any]]) -> None:
        for number, table in enumerate(tables, 1):
            tell = partial(self.tell, kind="route", number=number, table=table)
            tracks = [track if isinstance(track, dict) else {"color": track} for track in table.get("tracks", [])]
            for track in tracks:
                for key in track:
                    if key not in ("color", "length"):
                        tell(f"unknown key `{shown(key)}` of a track: {_did_you_mean(key, ['color', 'length'])}")
                color = track.get("color")
                if color not in (*COLORS, GRAY):
                    tell(f"{quote(color)} is not a track color: {_did_you_mean(color, [*COLORS, GRAY])}")
            lengths = [track.get("length", table.get("length")) for track in tracks]
            if "length" in table and any(length != table["length"] for length in lengths):
                tell(f"its tracks are {' and '.join(map(quote, lengths))} spaces long: all must be `length` (TK-2)")
            if table.get("ferries", 0) > table.get("length", MAX_LENGTH):
                tell(f"{table['ferries']} ferry symbols do not fit on its spaces: make `ferries` smaller")
            table["tracks"] = tuple(track.get("color") for track in tracks)
        count = sum(len(table["tracks"]) for table in tables)
        if count > MAX_TRACKS:
            self.tell(f"{count} tracks are too many: a board has {MAX_TRACKS} at most")

    def check_size(self, tables: list[dict[str, Any]], reach: dict[str, set[str]]) -> None:
        joined = max(reach.values(), key=len, default=set())
        apart = [place for place in reach if place not in joined]
        if apart:
            self.tell(f"no routes lead from the rest of the board to {', '.join(apart)}: join them to it")
        spaces = sum(table["length"] for table in tables)
        if spaces < 2 * CARS:
            self.tell(f"its routes have {spaces} spaces, too few for two players' {2 * CARS} cars: add routes")

    def check_tickets(self, tables: list[dict[str, Any]], reach: dict[str, set[str]]) -> None:
        if len(tables) < MIN_TICKETS:
            self.tell(f"it has {len(tables)} tickets: four players need at least {MIN_TICKETS} at the start (TK-8)")
        for number, table in enumerate(tables, 1):
            a, b = table.get("between", ("", ""))
            if a in reach and b in reach and b not in reach[a]:
                self.tell("no routes lead from one end to the other: add some", "ticket", number, table)

    def check_cars(self, tables: list[dict[str, Any]], routes: list[dict[str, Any]], ids: list[str]) -> None:
        """Refuse tickets whose ends are farther apart than a player's cars reach."""
        index = {place: i for i, place in enumerate(ids)}
        far = shortest(len(ids), [(*(index[end] for end in r["between"]), r["length"]) for r in routes])
        for number, table in enumerate(tables, 1):
            ends = [index[end] for end in table.get("between", ()) if end in index]
            if len(ends) == 2 and CARS < (spaces := far[ends[0]][ends[1]]) < math.inf:
                advice = f"its ends are {spaces:.0f} spaces apart, but a player has {CARS} cars: add shorter routes"
                self.tell(advice, "ticket", number, table)


def _did_you_mean(word: Any, known: Sequence[str]) -> str:
    close = difflib.get_close_matches(word.lower(), known, n=1) if isinstance(word, str) else []
    return f"did you mean `{close[0]}`?" if close else f"use one of {', '.join(known)}"


def _reach(ids: Iterable[str], routes: Iterable[Mapping[str, Any]]) -> dict[str, set[str]]:
    """For each location the set of those that routes lead to, itself included."""
    reach = {place: {place} for place in sorted(ids)}
    for route in routes:
        a, b = route["between"]
        both = reach[a] | reach[b]
        for place in both:
            reach[place] = both
    return reach


def _build(
    top: dict[str, Any],
    file_id: str,
    locations: list[dict[str, Any]],
    routes: list[dict[str, Any]],
    tickets: list[dict[str, Any]],
    scenery: list[dict[str, Any]],
) -> Board:
    index = {table["id"]: i for i, table in enumerate(locations)}
    ends = {id(table): (index[table["between"][0]], index[table["between"][1]]) for table in (*routes, *tickets)}
    made_routes = tuple(
        Route(*ends[id(t)], t["length"], t["tracks"], t["ferries"], tuple(map(point_of, t["via"]))) for t in routes
    )
    tracks = []
    for i, table in enumerate(routes):
        name = "-".join(table["between"])
        for n, color in enumerate(table["tracks"], 1):
            tracks.append(Track(f"{name}/{n}" if len(table["tracks"]) == 2 else name, i, color))
    made_tickets = [BoardTicket("-".join(t["between"]), *ends[id(t)], t["points"]) for t in tickets]
    board_id = top["id"] or file_id
    spots, size = positions(locations, made_routes, top["size"])
    return Board(
        id=board_id,
        name=top["name"] or board_id.replace("_", " ").title(),
        locations=tuple(
            Location(
                t["id"],
                t["name"],
                t["tourist_stack"],
                t["at"] and point_of(t["at"]),
                xy,
                t["label"] and point_of(t["label"]),
                t["names"],
            )
            for t, xy in zip(locations, spots, strict=True)
        ),
        routes=made_routes,
        tracks=tuple(tracks),
        tickets=tuple(made_tickets),
        scenery=tuple(Scenery(t["kind"], tuple(map(point_of, t["points"])), t["name"], t["names"]) for t in scenery),
        size=size,
        names=top["names"],
        location_index=index,
        track_index={track.id: i for i, track in enumerate(tracks)},
        ticket_index={ticket.id: i for i, ticket in enumerate(made_tickets)},
    )
