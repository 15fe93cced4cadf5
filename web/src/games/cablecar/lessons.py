"""The tutorial of Cable Car, and what its rules page shows. Its texts are proved by the boards that they speak of."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable
from typing import Any

from claims import Told, claim
from parts import ME, Attempt, Json, Step, at, legal, part, played, refusals, right, seen, tries, wrong

from fogcity.games import plain
from fogcity.games.cablecar import CableCar, rules
from fogcity.games.cablecar.actions import Draw, Place
from fogcity.games.cablecar.board import (
    COLORS,
    COPIES,
    EDGE,
    ONE_TILE,
    PERCENTS,
    POWER_STATION,
    SQUARES,
    STATIONS,
    TILE_COUNT,
    TILES,
    cars,
)
from fogcity.games.cablecar.notation import Effect

BEGUN = "baac@a1,cbaa@b1"
PIECES = "baac@a2,cbcb@b2,acba@c2,cccc@d2,aacb@c3,cccc@c1"
READY = "cccc@b1,bcbc@c1,acba@a2,cbaa@a4,baac@d1,cbcb@c2,bcbc@f1"
BACK = "acba@d1,bcbc@d2,dddd@c2,aacb@f1,cbaa@a3"
POWER = "bcbc@a1,acba@a4,acba@b4,acba@d1,cbaa@b3,cbcb@c3,aacb@c4,aacb@e1"
BLUES = "aacb@b1,aacb@e1,acba@f1,cccc@b2"
SHARED = "acba@d1,baac@b1,acba@a4,aacb@a3,cbaa@b2,baac@a1"
LAST = (
    "acbabaaccdaccbaacbcbccccbcddaaaa/cddbdadabcddbadbaacbbbad1bbad/aaaaaacbcdacbadbbcbcaccdbaacacba/"
    "ccccbaacdacc2ddbcaacbccda/baacdadabbbb2dbcdadbbbbbb/cbcbcbaadaccadadccdacbcbdbbadbba/"
    "acbaddddcddbdddddbcdaaaaaaaaacba/cbaaddbcadbbadadaacbbcbccbaabcbc 1 accd/- -"
)
"""The last tile is left to place, and yellow is not ahead."""

TWO = CableCar(CableCar.options_type(players=2))
YELLOW, BLUE = TWO.seat_names[:2]


def position(tile: str, board: str = "-") -> Any:
    """The learner's turn with a tile, on a board where blue has a tile, too."""
    return at(TWO, f"{board} 1 {tile}/aaaa -")


def steps() -> list[Step]:
    """The tutorial of Cable Car: the learner is yellow, with the odd stations, against blue."""
    claim(cars(2, companies=False)[YELLOW] == [*range(1, STATIONS, 2)], "yellow has the odd stations")
    return [
        begin(),
        grow(),
        beside(),
        join(),
        finish(),
        twice(),
        power(),
        others(),
        both(),
        single(),
        nowhere(),
        draw(),
        last(),
    ]


# --- what placements do ------------------------------------------------------------------------------------------


def mine(effect: Effect) -> bool:
    """Whether a line is the learner's."""
    return effect.color == YELLOW


def effects(s: Any, action: Place) -> list[Effect]:
    """What a placement would do to whose lines."""
    return TWO.explain(s, action.tile, action.square)


def placements(s: Any) -> list[Place]:
    return legal(TWO, s, without=Draw)


def drawing(s: Any) -> Draw:
    """The action that draws a tile."""
    (draw,) = (action for action in legal(TWO, s) if isinstance(action, Draw))
    return draw


def attempt(tile: str, square: str) -> Attempt:
    """To place a tile somewhere."""
    return {"type": "place", "tile": tile, "square": square, "turn": 0}


def attempts(s: Any) -> list[Attempt]:
    """The tile to place on every square that is free."""
    view = TWO.view(TWO.veiled(s, ME), ME)
    tile = view.drawn or view.hands[ME][0]
    return [attempt(tile, square) for square in SQUARES if square not in view.tiles]


def place(s: Any, wanted: Callable[[Effect], bool], judged: Callable[[Iterable[bool]], bool] = any) -> Json:
    """A part that wants a placement with such an effect, or with such effects only."""
    good = [action for action in placements(s) if judged(map(wanted, effects(s, action)))]
    return part(TWO, s, good, attempts=attempts(s), without=Draw)


def inside(s: Any) -> Json:
    """A part that wants a tile away from the edge of the board."""
    good = [action for action in placements(s) if not {*action.square} & {*"ah18"}]
    return part(TWO, s, good, attempts=attempts(s), without=Draw)


def scores(points: int) -> Callable[[Effect], bool]:
    return lambda effect: mine(effect) and effect.points == points


def squares(made: Json) -> list[str]:
    """The squares of the right placements."""
    return [action.square for action in right(made)]


def wrong_effects(s: Any, made: Json) -> list[list[Effect]]:
    """What each placement does that is allowed and not right."""
    return [effects(s, action) for action in wrong(made)]


def only(found: Collection[Any], what: str) -> Any:
    """The one value that something has in all right answers."""
    claim(len(set(found)) == 1, f"{what} is not always the same: {sorted(set(found))}")
    return next(iter(found))


class Ends:
    """The line of the learner (or of blue) that every right placement of a part completes, as numbers."""

    def __init__(self, s: Any, made: Json, color: str = YELLOW, points: int | None = None) -> None:
        lines = []
        for action in right(made):
            after, _ = played(TWO, s, action)
            before = {line.station for line in TWO.view(s, ME).lines if line.complete}
            ended = [line for line in TWO.view(after, ME).lines if line.complete and line.station not in before]
            own = [line for line in ended if line.color == color and points in (None, line.points)]
            claim(len(own) == 1, f"{action} completes {len(own)} lines of {color}")
            lines.append((action.square, own[0]))
        paths = [[square for square, _, _ in line.path] for _, line in lines]
        self.points = only([line.points for _, line in lines], "points")
        self.crossings = only([len(path) for path in paths], "crossings")
        self.tiles = only([len(set(path)) for path in paths], "tiles")
        self.most = only([max(Counter(path).values()) for path in paths], "crossings of a tile")
        self.over_new = only([path.count(square) for (square, _), path in zip(lines, paths, strict=True)], "new tile")
        self.power_station = only([line.power_station for _, line in lines], "ends in the Power Station")


# --- the steps ---------------------------------------------------------------------------------------------------


def begin() -> Step:
    s = position("cbcb")
    made = place(s, mine)
    blue = all(any(not mine(effect) for effect in found) for found in wrong_effects(s, made))
    claim(blue, "every other square is in front of a blue car")
    return Step("begin", made, {"text": [YELLOW], "right": [YELLOW], "wrong": [BLUE, YELLOW]})


def grow() -> Step:
    s = position("acba", BEGUN)
    made = place(s, lambda effect: mine(effect) and len(effect.added) < effect.crossings)
    for action in right(made):
        grown = [effect for effect in effects(s, action) if mine(effect) and len(effect.added) < effect.crossings]
        claim(
            all(len(e.added) == 1 and not e.complete for e in grown),
            "the line is longer by the new tile and still open",
        )
    return Step("grow", made)


def beside() -> Step:
    s = position("aacb", BEGUN)
    (refused,) = refusals(TWO, s, [attempt("aacb", "f6")])
    claim(refused["rule"] == "CC-14", "f6 is in the middle of nowhere")
    return Step("beside", tries(TWO, s, "CC-14", attempts(s), inside(s), without=Draw), {"do": ["f6"]})


def join() -> Step:
    s = position("aaaa", PIECES)
    made = place(s, lambda effect: mine(effect) and len(effect.added) > 2)
    grown = [
        effect for action in right(made) for effect in effects(s, action) if mine(effect) and len(effect.added) > 2
    ]
    added = only([len(effect.added) for effect in grown], "growth")
    claim(all(len(effect.added) == effect.crossings for effect in grown), "the chain waits in front of a car")
    return Step("join", made, {"do": [added], "right": [added]})


def finish() -> Step:
    s = position("aaaa", READY)
    made = place(s, scores(5))
    line = Ends(s, made)
    claim(line.tiles == line.crossings, "as many tiles as points")
    return Step(
        "finish", made, {"do": [line.points], "right": [line.tiles, line.points], "wrong": [line.points, YELLOW]}
    )


def twice() -> Step:
    s = position("aaaa", BACK)
    made = place(s, scores(3))
    line = Ends(s, made)
    claim(line.over_new == line.most, "the line runs out and back over the new tile")
    says = {"title": [line.most], "text": [line.most], "do": [line.tiles, line.points], "right": [line.crossings]}
    claim(line.crossings == line.points, "a point for each crossing")
    return Step("twice", made, says)


def power() -> Step:
    s = position("baac", POWER)
    made = place(s, lambda effect: mine(effect) and effect.power_station)
    line = Ends(s, made)
    claim(line.power_station and set(squares(made)) <= {"d3", "e3"}, "the line ends just above the Power Station")
    factor = line.points // line.crossings
    return Step("power", made, {"text": [factor], "right": [line.crossings, factor, line.points]})


def others() -> Step:
    s = position("aaaa", BLUES)
    made = place(s, lambda effect: not mine(effect) and effect.points == 2)
    points = Ends(s, made, BLUE, 2).points
    claim(all(square.endswith("1") for square in squares(made)), "it is done along the upper edge")
    return Step("others", made, {"do": [BLUE, points], "right": [BLUE, points], "wrong": [BLUE, points]})


def both() -> Step:
    s = position("acba", SHARED)
    made = place(s, scores(5))
    own, other = Ends(s, made).points, Ends(s, made, BLUE).points
    claim(all(square.startswith("a") for square in squares(made)), "it is done at the left edge")
    return Step("both", made, {"do": [own, BLUE], "right": [own, other, BLUE], "wrong": [own]})


def single() -> Step:
    s = position("dddd", READY)
    edge = [attempt("dddd", square) for i, square in enumerate(SQUARES) if int(EDGE & s.free) >> i & 1]
    refused = {one["rule"] for one in refusals(TWO, s, edge)}
    claim(
        refused == {"CC-17"} and len(edge) == len(refusals(TWO, s, edge)),
        "the tile may not be placed on any square at the edge",
    )
    return Step("single", tries(TWO, s, "CC-17", attempts(s), inside(s), without=Draw))


def nowhere() -> Step:
    s = position("dddd")
    claim(int(s.frontier & ~ONE_TILE[TILES.index("dddd")]) == 0, "the tile breaks CC-17 on every square")
    made = place(s, lambda effect: not mine(effect), all)
    line = Ends(s, made, BLUE)
    claim(all(len(effects(s, action)) == 1 for action in right(made)) and line.points == 1, "only one blue line ends")
    ends_mine = all(any(mine(effect) and effect.complete for effect in found) for found in wrong_effects(s, made))
    claim(ends_mine, "every other square would end a line of the learner")
    return Step("nowhere", made, {"do": [BLUE], "right": [BLUE], "wrong": [BLUE]})


def draw() -> Step:
    s = position("dddd", READY)
    seed = seed_for(s, "aaaa")
    after, _ = played(TWO, s, drawing(s), seed)
    claim(TWO.view(after, ME).hands[ME] == ("dddd",), "the first tile stays in hand")
    line = Ends(after, place(after, scores(5)))
    made = part(TWO, s, [drawing(s)], attempts=attempts(s), seed=seed, then=lambda s, _: place(s, scores(5)))
    return Step("draw", made, {"then": [line.points]})


def seed_for(s: Any, tile: str) -> int:
    """A seed with which the learner draws this tile."""
    return next(seed for seed in range(1000) if TWO.view(played(TWO, s, drawing(s), seed)[0], ME).drawn == tile)


def last() -> Step:
    s = at(TWO, LAST)
    (action,) = legal(TWO, s)
    after, _ = played(TWO, s, action)
    before = {line.station for line in TWO.view(s, ME).lines if line.complete}
    ended = [line for line in TWO.view(after, ME).lines if line.complete and line.station not in before]
    longest = max(ended, key=lambda line: line.points)
    claim(TWO.over(after) and longest.color == YELLOW, "the longer line is the learner's")
    claim(TWO.scores(s)[ME] <= TWO.scores(s)[1] and TWO.places(after) == [1, 2], "the learner wins by it")
    return Step("last", part(TWO, s, [action]), {"text": [TILE_COUNT], "right": [len(ended)]})


# --- the rules page ----------------------------------------------------------------------------------------------


def board(game: CableCar, placements: str = "-", more: str = "") -> Json:
    """A board with the lines on it."""
    view = seen(game, game.from_position(f"{placements} 1 ?/? - {more}"))
    return {"tiles": view["tiles"], "lines": view["lines"]}


def figures() -> Json:
    """What the rules page shows: boards, the tiles and the stations of all cars."""
    companies = CableCar(CableCar.options_type(players=2, companies=True))
    return {
        "boards": {
            "empty": board(TWO),
            "companies": board(companies, more="????/???? Y/Y/Y/Y"),
            "beside": board(TWO, BEGUN),
            "single": board(TWO, "dddd@c1"),
            "twice": board(TWO, "aaaa@c1,dddd@c2"),
            "power": board(TWO, POWER + ",baac@d3"),
        },
        "open": sorted(TWO.legal_squares(at(TWO, f"{BEGUN} 1 aaaa/? -"), ME)),
        "tiles": dict(zip(TILES, map(int, COPIES), strict=True)),
        "cars": {players: plain(cars(players, companies=False)) for players in CableCar.options_type.seats},
    }


def places() -> dict[str, Collection[str]]:
    """The names of places: the board has none."""
    return {}


def rules_page() -> dict[str, Collection[Told]]:
    """What the texts of the rules page may tell."""
    made = figures()["boards"]
    ends = {name: [line for line in made[name]["lines"] if line["points"]] for name in ("single", "twice", "power")}
    claim(all(len(lines) == 1 for lines in ends.values()), "one line is complete in each of these figures")
    (one,), (two,), (five,) = ends.values()
    crossed = Counter(square for square, _, _ in two["path"])
    claim(five["power_station"] and len({square for square, *_ in five["path"]}) == len(five["path"]), "five tiles")
    stations = {*range(1, STATIONS + 1)}
    charts = {n: cars(n, companies=False).values() for n in CableCar.options_type.seats}
    empty = {n: stations - {station for chart in charts[n] for station in chart} for n in charts}
    side, seats = STATIONS // 4, CableCar.options_type.seats
    company = cars(2, companies=True)
    return {
        "board-1": [8, len(POWER_STATION), TILE_COUNT],
        "board-2": [STATIONS, *(n * side for n in range(1, 5)), *(n * side + 1 for n in range(1, 4))],
        "board-3": [2, 8],
        "board-5": [8],
        "tiles-1": [TILE_COUNT, len(TILES), len(TILES[0])],
        "tiles-2": [len(TILES[0])],
        "setup-1": [seats[0], seats[-1], *(told for n in seats if empty[n] for told in (n, *empty[n]))],
        "scoring-2": [crossed.most_common(1)[0][1]],
        "scoring-3": [five["points"] // len(five["path"])],
        "end-1": [TILE_COUNT],
        "variants-1": [4],
        "variants-2": [2, rules.SLOTS],
        "companies-1": [len(company), len(company[YELLOW])],
        "companies-2": [*PERCENTS, len(PERCENTS)],
        "companies-5": [rules.EXCHANGE_LIMIT],
        "figure-empty": [STATIONS, 2, YELLOW, BLUE],
        "figure-tiles": [len(TILES)],
        "figure-single": [one["station"]],
        "figure-twice": [two["station"], len(crossed), crossed.most_common(1)[0][1], two["points"]],
        "figure-power": [five["station"], len(five["path"]), five["points"]],
        "figure-companies": [len(COLORS)],
    }
