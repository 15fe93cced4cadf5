"""The tutorial of Cable Car, and what its rules page shows."""

import random
from collections.abc import Callable, Collection, Iterable
from typing import Any

from fogcity.games import Game
from fogcity.games.cablecar import CableCar, rules
from fogcity.games.cablecar.board import COPIES, SQUARES, TILE_COUNT, TILES, cars
from fogcity.games.cablecar.notation import Effect
from fogcity.kernel import new_rng
from positions import cable_car, give, laid

from .parts import ME, Json, legal, part, plain, played, seen, step, tries

BEGUN = ("baac@a1", "cbaa@b1")
PIECES = ("baac@a2", "cbcb@b2", "acba@c2", "cccc@d2", "aacb@c3", "cccc@c1")
READY = ("cccc@b1", "bcbc@c1", "acba@a2", "cbaa@a4", "baac@d1", "cbcb@c2", "bcbc@f1")
SHORT = ("bcbc@a2", "cccc@a4", "acba@a1")
POWER = ("bcbc@a1", "acba@a4", "acba@b4", "acba@d1", "cbaa@b3", "cbcb@c3", "aacb@c4", "aacb@e1")
BLUES = ("aacb@b1", "aacb@e1", "acba@f1", "cccc@b2")
SHARED = ("acba@d1", "baac@b1", "acba@a4", "aacb@a3", "cbaa@b2", "baac@a1")


def steps() -> list[Json]:
    """The tutorial of Cable Car: the learner is yellow, with the odd stations, against blue."""
    game = cable_car(players=2, first=ME)

    def position(tile: str, *placements: str) -> Any:
        s = laid(game, *placements)
        for seat, held in enumerate((tile, "aaaa")):
            rules.take_kind(s, TILES.index(held))
            give(s, seat, held)
        s.stack = TILE_COUNT - 2 - len(placements)
        s.placed = len(placements)
        return s

    def wishes(s: Any) -> list[str]:
        view = game.view(game.veiled(s, ME), ME)
        tile = view.drawn or view.hands[ME][0]
        return [f"{tile}@{square}" for square in SQUARES if square not in view.tiles]

    def place(s: Any, wanted: Callable[[Effect], bool], judged: Callable[[Iterable[bool]], bool] = any) -> Json:
        """A part that wants a placement with such an effect, or with such effects only."""
        placements = [action.split("@") for action in legal(game, s) if "@" in action]
        right = [
            f"{tile}@{square}" for tile, square in placements if judged(map(wanted, game.explain(s, tile, square)))
        ]
        return part(game, s, right, wishes=wishes(s))

    def inside(s: Any) -> Json:
        """A part that wants a tile away from the edge of the board."""
        right = [action for action in legal(game, s) if not {*action.partition("@")[2]} & {*"ah18+"}]
        return part(game, s, [action for action in right if "@" in action], wishes=wishes(s))

    def scores(points: int) -> Callable[[Effect], bool]:
        return lambda effect: mine(effect) and effect.points == points

    lonely, alone, draw = position("aacb", *BEGUN), position("dddd", *READY), position("dddd", *READY)
    return [
        step("begin", place(position("cbcb"), mine)),
        step("grow", place(position("acba", *BEGUN), lambda found: mine(found) and found.added < found.crossings)),
        step("beside", tries(game, lonely, "CC-14", wishes(lonely), inside(lonely))),
        step("join", place(position("aaaa", *PIECES), lambda found: mine(found) and found.added > 2)),
        step("finish", place(position("aaaa", *READY), scores(5))),
        step("twice", place(position("aaaa", *SHORT), scores(3))),
        step("power", place(position("baac", *POWER), scores(10))),
        step("others", place(position("aaaa", *BLUES), lambda found: not mine(found) and found.points == 2)),
        step("both", place(position("acba", *SHARED), scores(5))),
        step("single", tries(game, alone, "CC-17", wishes(alone), inside(alone))),
        step("nowhere", place(position("dddd"), lambda found: not mine(found), all)),
        step(
            "draw",
            part(
                game, draw, ["+"], wishes=wishes(draw), seed=seed_for(game, draw), then=lambda s, _: place(s, scores(5))
            ),
        ),
        step("last", last_tile()),
    ]


def mine(effect: Effect) -> bool:
    """Whether a line is the learner's."""
    return effect.color == "yellow"


def seed_for(game: Game, s: Any, tile: str = "aaaa") -> int:
    """A seed with which the learner draws this tile."""
    for seed in range(1000):
        after, _ = played(game, s, "+", seed)
        if game.view(game.veiled(after, ME), ME).drawn == tile:
            return seed
    raise ValueError(f"{tile} is never drawn")


def last_tile() -> Json:
    """The last placement of a game that the learner wins with it."""
    game = cable_car(players=2, first=1)
    for seed in range(1000):
        chance, s = random.Random(seed), game.start(new_rng(seed))
        while int(s.placed) < 59:
            seat = game.waiting(s)[0]
            actions = [action for action in game.legal(s, seat) if action < rules.DRAW]
            game.rules.apply(game.setup, s, seat, chance.choice(actions), new_rng(chance.randrange(1 << 30)))
        after, _ = played(game, s, legal(game, s)[0], 1)
        before, ending = game.scores(s), game.scores(after)
        if before[ME] <= before[1] and ending[ME] > ending[1]:
            return part(game, s, legal(game, s)[:1])
    raise ValueError("no such game was found")


def rules_page() -> Json:
    """What the rules page of Cable Car shows: boards, the tiles and the stations of all cars."""

    def lines(game: CableCar, *placements: str) -> Json:
        view = seen(game, laid(game, *placements))
        return {"tiles": view["tiles"], "lines": view["lines"]}

    two, companies = cable_car(players=2), cable_car(players=2, companies=True)
    boards = {
        "empty": lines(two),
        "companies": lines(companies),
        "beside": lines(two, *BEGUN),
        "single": lines(two, "dddd@c1"),
        "twice": lines(two, *SHORT, "aaaa@a3"),
        "power": lines(two, *POWER, "baac@d3"),
    }
    return {
        "boards": boards,
        "open": sorted(game_squares(two, BEGUN)),
        "tiles": dict(zip(TILES, map(int, COPIES), strict=True)),
        "cars": {players: plain(cars(players, companies=False)) for players in CableCar.options_type.seats},
    }


def game_squares(game: CableCar, placements: Collection[str]) -> Collection[str]:
    """Where a tile that joins no two stations may go."""
    s = laid(game, *placements)
    give(s, ME, "aaaa")
    return game.legal_squares(s, ME)
