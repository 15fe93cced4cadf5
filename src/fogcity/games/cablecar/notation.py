"""Actions of Cable Car as people write them, and why one is refused.

aacb@c1        place the tile aacb on c1; `c1` alone is enough when there is only one tile to place
aacb@c1/90     the same, turned clockwise by 90 (180, 270) degrees
+              draw another tile, which must then be placed
x30  x30?      exchange the 30 % share for the face-up one, or for the unseen top of its pile
"""

import re
from functools import lru_cache
from typing import Any

import numpy as np

from fogcity.foreign import quote
from fogcity.games import Action, BadInput, Illegal
from fogcity.games.cablecar import rules
from fogcity.games.cablecar.actions import Draw, Exchange, Place
from fogcity.games.cablecar.board import (
    COLORS,
    COPIES_MASK,
    PERCENTS,
    POWER_STATION,
    SQUARE,
    SQUARES,
    TILES,
    TURNS,
    tile_name,
)
from fogcity.games.cablecar.preview import Effect, effects_on
from fogcity.games.cablecar.rules import DRAW, EXCHANGE, NO_TILE
from fogcity.games.cablecar.view import tiles_on, traces

PLACEMENT = re.compile(r"(?:(?P<tile>\w+)@)?(?P<square>[a-z]\d{1,4})(?:/(?P<turn>\d{1,4}))?")
SWAP = re.compile(r"x(?P<percent>\d{1,4})(?P<unseen>\??)")
HELP = "write a placement such as aacb@c1 or c1, + to draw, x30 or x30? to exchange a share"


def action(s: Any, seat: int, number: int) -> Action:
    """An action by its number; `s` is the state before it."""
    if number >= DRAW:
        return _OTHERS[number]
    slot = number >> 8
    return _place(number, int(s["drawn"]) or int(s["hand"][seat, slot]))  # NO_TILE is 0; for brackets see view.py


@lru_cache(maxsize=4 * 64 * 4 * len(TILES))
def _place(number: int, tile: int) -> Place:
    turn, square = TURNS[number >> 6 & 3], SQUARES[number & 63]
    return Place(
        number=number,
        text=write("place", tile=TILES[tile - 1], square=square, turn=turn),
        tile=TILES[tile - 1],
        square=square,
        turn=turn,
    )


def write(type: str, *, tile: str = "", square: str = "", turn: int = 0, percent: int = 0, unseen: bool = False) -> str:
    """An action as people write it, legal or not."""
    match type:
        case "place":
            return f"{tile}@{square}" + (f"/{turn}" if turn else "")
        case "exchange":
            return f"x{percent}" + ("?" if unseen else "")
    return "+"


def _others() -> dict[int, Action]:
    """The actions that are no placements, by their numbers."""
    found: dict[int, Action] = {DRAW: Draw(number=DRAW, text=write("draw"))}
    for i, percent in enumerate(PERCENTS):
        for unseen in (False, True):
            number, text = EXCHANGE + 2 * i + unseen, write("exchange", percent=percent, unseen=unseen)
            found[number] = Exchange(number=number, text=text, percent=percent, unseen=unseen)
    return found


_OTHERS = _others()


def read(setup: Any, s: Any, seat: int, text: str) -> int:
    """The number of the legal action that a text means; Illegal names the rule that forbids it."""
    plain = text.strip().lower().replace(" ", "")
    if rules.over(setup, s):
        raise Illegal("CC-24", "The game is over: all 60 tiles are placed.")
    if int(s.turn) != seat:
        raise Illegal("CC-10", f"It is the turn of seat {int(s.turn) + 1}, not of seat {seat + 1}.")
    if plain == "+":
        return _read_draw(s)
    if found := SWAP.fullmatch(plain):
        return _read_exchange(setup, s, int(found["percent"]), bool(found["unseen"]))
    if found := PLACEMENT.fullmatch(plain):
        return _read_placement(setup, s, seat, found)
    raise BadInput(f"{quote(text.strip())} is not an action: {HELP}")


def _read_draw(s: Any) -> int:
    if s.drawn != NO_TILE:
        raise Illegal("CC-11", "Only one tile may be drawn in a turn: place the drawn one.")
    if s.stack == 0:
        raise Illegal("CC-11", "The stack is empty: place a tile from your hand.")
    return DRAW


def _read_exchange(setup: Any, s: Any, percent: int, unseen: bool) -> int:
    if not setup.companies:
        raise Illegal("CC-29", "Shares are exchanged only with the Company expansion.")
    if percent not in PERCENTS:
        raise Illegal("CC-28", "There are shares of 10, 20, 30 and 40 %.")
    if s.drawn != NO_TILE:
        raise Illegal("CC-29", "A turn is a tile or an exchange: place the tile that was drawn.")
    if not rules.may_exchange(setup, s):
        raise Illegal("CC-31", "A company has reached 25 points: shares are no longer exchanged.")
    return EXCHANGE + 2 * PERCENTS.index(percent) + unseen


def _read_placement(setup: Any, s: Any, seat: int, found: re.Match[str]) -> int:
    slots = {0: int(s.drawn)} if s.drawn != NO_TILE else dict(enumerate(s.hand[seat].tolist()))
    held = {TILES[tile - 1]: slot for slot, tile in reversed(slots.items()) if tile != NO_TILE}
    if not held:
        raise Illegal("CC-11", "You have no tile to place: " + ("draw one with +." if s.stack else "none is left."))
    if found["tile"] is None and len(held) > 1:
        raise BadInput(f"say which tile goes there, for instance {next(iter(held))}@{found['square']}")
    tile = found["tile"] or next(iter(held))
    kind, turn, square = parse_placement(tile, found["square"], found["turn"])
    if tile not in held:
        what = "The tile just drawn must be placed" if s.drawn != NO_TILE else "That tile is not in your hand"
        raise Illegal("CC-11", f"{what}: you have {', '.join(held)}.")
    if refused := refusal(setup, s, kind, turn, square):
        raise refused
    return 64 * (4 * held[tile] + turn) + square


def parse_placement(tile: str, square: str, turn: str | None) -> tuple[int, int, int]:
    """Kind, turn and square of a written placement; Illegal if the game has no such tile, turn or square."""
    return *parse_tile(tile, turn), parse_square(square)


def parse_tile(tile: str, turn: str | None) -> tuple[int, int]:
    """Kind and turn of a written tile; Illegal if the game has none such."""
    if tile not in TILES:
        raise Illegal("CC-6", f"There is no tile {quote(tile)}: the kinds are {' '.join(TILES)}.")
    degrees = int(turn or 0)
    if degrees not in TURNS:
        raise Illegal("CC-25", "A tile is turned by 90, 180 or 270 degrees.")
    return TILES.index(tile), TURNS.index(degrees)


def parse_square(square: str) -> int:
    """A written square; Illegal if the board has none such."""
    if square not in SQUARE:
        raise Illegal("CC-1", f"There is no square {quote(square)}: columns are a to h, rows 1 to 8.")
    return SQUARE[square]


def turn_refusal(setup: Any, turn: int) -> Illegal | None:
    """Why a tile may not be turned so, or None if it may."""
    if turn and not setup.rotate:
        return Illegal("CC-15", "All tiles point the same way: tiles are not turned at this table.")
    return None


def refusal(setup: Any, s: Any, kind: int, turn: int, square: int) -> Illegal | None:
    """Why a tile may not be placed so, or None if it may."""
    if refused := turn_refusal(setup, turn):
        return refused
    name = SQUARES[square]
    if name in POWER_STATION:
        return Illegal("CC-1", f"{name} belongs to the Power Station: no tile goes there.")
    if not int(s.free) >> square & 1:
        return Illegal("CC-14", f"{name} is taken: choose a free square.")
    if not int(s.frontier) >> square & 1:
        return Illegal("CC-14", f"{name} touches neither the edge of the board nor a tile.")
    squares = np.zeros(4, np.uint64)
    rules.placements(setup, s, kind, squares)
    if not int(squares[turn]) >> square & 1:
        return Illegal(
            "CC-17",
            f"On {name} {tile_name(kind, turn)} would join a station to a station over this one tile,"
            " and it can still be placed elsewhere.",
        )
    return None


def copies_left(s: Any, kind: int) -> int:
    """How many tiles of a kind are left to take."""
    return (int(s.left) & int(COPIES_MASK[kind])).bit_count()


def describe(setup: Any, s: Any, seat: int, action: Action) -> str:
    """What a legal action would do, in a sentence."""
    match action:
        case Place(tile=tile, square=square, turn=turn):
            effects = explain(setup, s, TILES.index(tile), TURNS.index(turn), SQUARE[square])
            return "; ".join(map(_effect_words, effects)) + "." if effects else "No line is touched."
        case Exchange(percent=percent, unseen=unseen):
            i = PERCENTS.index(percent)
            taken = "the top share of the pile, unseen" if unseen else f"the share of {COLORS[s.face_up[i]]}"
            return f"You give back {COLORS[s.share[seat, i]]}, {percent} %, for {taken}."
    return "You draw a tile, which you must then place; the tiles in your hand stay there."


def _effect_words(effect: Effect) -> str:
    line = f"line {effect.station} of {effect.color}" if effect.color else f"line {effect.station} of nobody"
    if not effect.complete:
        return f"{line} grows to {effect.crossings}"
    end = "in the Power Station" if effect.power_station else "at a station"
    return f"{line} ends {end} and scores {effect.points}"


def explain(setup: Any, s: Any, kind: int, turn: int, square: int) -> list[Effect]:
    """Which lines a placement on a free square would extend or complete, for whom and for how many points."""
    if not int(s.free) >> square & 1:
        raise Illegal("CC-14", f"{SQUARES[square]} is not free: nothing can be placed there.")
    return list(effects_on(traces(setup, s), tiles_on(s), tile_name(kind, turn), SQUARES[square]))
