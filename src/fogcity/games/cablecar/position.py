"""Positions of Cable Car as a line of text, as FEN is for chess (docs/positions.md).

    2aaaa5/2dddd5/8/8/8/8/8/8 1 aacb/? -

The fields: the board row by row from the top, with tiles by name and empty squares counted (a turned tile is followed
by where its roofs point: E, S or W); the seat whose turn it is; the hands; the drawn tile. With companies follow the
shares of each seat and the piles. `-` stands for nothing, `?` for a tile or share that is hidden. Lines, scores and
what is left in the stack follow from these, so they are never written.
"""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np

from fogcity.foreign import quote
from fogcity.games import BadInput, State
from fogcity.games.cablecar import rules
from fogcity.games.cablecar.board import (
    COLORS,
    COPIES,
    EDGE,
    LETTERS,
    NEIGHBOURS,
    PERCENTS,
    POWER_STATION,
    SQUARE,
    SQUARES,
    TILE_COUNT,
    TILES,
    TURNS,
)
from fogcity.games.cablecar.rules import EVERYBODY, FILLED, HIDDEN, NO_TILE

ROOFS = ("", "E", "S", "W")
"""Where the roofs of a turned tile point, by quarter turns clockwise."""
NOTHING, UNKNOWN, ALL = "-", "?", "*"
_COMPANY = "".join(LETTERS[color] for color in COLORS)
_ROW = re.compile(r"([a-d]{4}[ESW]?|[1-8])+")
_SHARE = re.compile(rf"([{_COMPANY}?])([*]|[1-6]*)")


# --- writing -----------------------------------------------------------------------------------------------------


def write(setup: Any, s: State) -> str:
    """A state as text; a veiled one has `?` where something is hidden."""
    players = range(int(setup.players))
    rows = [_row(s.cell[8 * row : 8 * row + 8, 0].tolist()) for row in range(8)]
    hands = [",".join(map(_tile, s.hand[seat, : setup.hand].tolist())) for seat in players]
    fields = ["/".join(rows), str(int(s.turn) + 1), "/".join(hands), _tile(int(s.drawn))]
    if setup.companies:
        held = ["".join(_share(*share, 1 << seat) for share in _shares(s, seat)) for seat in players]
        fields += ["/".join(held), "/".join(_pile(s, percent) for percent in range(len(PERCENTS)))]
    return " ".join(fields)


def _row(codes: list[int]) -> str:
    """Eight squares, with runs of empty ones counted."""
    squares = "".join(TILES[(code - FILLED) // 4] + ROOFS[code % 4] if code >= FILLED else "." for code in codes)
    return re.sub(r"\.+", lambda empty: str(len(empty[0])), squares)


def _tile(tile: int) -> str:
    return {NO_TILE: NOTHING, HIDDEN: UNKNOWN}.get(tile) or TILES[tile - 1]


def _shares(s: State, seat: int) -> Iterator[tuple[int, int]]:
    """The shares of a seat, each with the mask of those who know it."""
    return zip(s.share[seat].tolist(), s.share_known[seat].tolist(), strict=True)


def _share(company: int, known: int, implied: int = 0) -> str:
    """A share, followed by the seats that know it; its owner goes without saying."""
    seats = "".join(str(seat + 1) for seat in range(rules.SEATS) if (known & ~implied) >> seat & 1)
    return (UNKNOWN if company == HIDDEN else _COMPANY[company]) + (ALL if known == EVERYBODY else seats)


def _pile(s: State, percent: int) -> str:
    """The share that lies face up and, after a colon, those that were put back under the pile."""
    entries = zip(s.queue[percent].tolist(), s.queue_known[percent].tolist(), strict=True)
    put_back = "".join(_share(*entry) for entry, _ in zip(entries, range(s.queued[percent]), strict=False))
    return _COMPANY[int(s.face_up[percent])] + (f":{put_back}" if put_back else "")


# --- reading -----------------------------------------------------------------------------------------------------


def read(setup: Any, text: str) -> State:
    """The state that a text means; fields left out at its end are unknown. BadInput says what is wrong with it."""
    fields = text.split()
    most = 6 if setup.companies else 4
    if setup.companies and len(fields) < most:
        raise BadInput("a position with companies has six fields: board, turn, hands, drawn tile, shares and piles")
    if not 1 <= len(fields) <= most:
        raise BadInput(
            f"a position has {most} fields at most (board, turn, hands, drawn tile …), this one {len(fields)}"
        )
    tiles = _read_board(setup, fields[0])
    s = np.zeros(1, rules.STATE)[0]
    rules.clear(s)
    s.turn = _read_seat(setup, fields[1]) if len(fields) > 1 else 0
    hands = _read_hands(setup, fields[2]) if len(fields) > 2 else [[HIDDEN] * int(setup.hand)] * int(setup.players)
    for seat, hand in enumerate(hands):
        s.hand[seat, : len(hand)] = hand
    s.drawn = _read_tile(fields[3], "drawn tile") if len(fields) > 3 else NO_TILE
    held = [tile for hand in [*hands, [int(s.drawn)]] for tile in hand if tile != NO_TILE]
    _check_copies([kind for kind, _ in tiles.values()] + [tile - 1 for tile in held if tile != HIDDEN])
    for square, (kind, turn) in tiles.items():
        rules.take_kind(s, kind)
        rules.place(setup, s, kind, turn, square)
    for tile in held:
        if tile != HIDDEN:
            rules.take_kind(s, tile - 1)
    stack = TILE_COUNT - len(tiles) - len(held)
    if stack < 0:
        raise BadInput(f"{len(tiles)} tiles on the board and {len(held)} in hands are more than {TILE_COUNT}")
    s.stack = stack
    _check_hands(setup, s, hands)
    if setup.companies:
        _read_companies(setup, s, *fields[4:6])
    if not rules.over(setup, s) and not _can_act(setup, s):
        raise BadInput(f"seat {int(s.turn) + 1} cannot do anything, so it cannot be its turn")
    return s


def _read_board(setup: Any, text: str) -> dict[int, tuple[int, int]]:
    """Kind and turn of the tile on each filled square, from rows or from placements such as `aacb@c1,baac@c2/90`."""
    if text == NOTHING:
        return {}
    found = _read_placements(text) if "@" in text else _read_rows(text)
    tiles: dict[int, tuple[int, int]] = {}
    for name, kind, turn in found:
        if name in POWER_STATION:
            raise BadInput(f"no tile lies on {name}: it belongs to the Power Station")
        if SQUARE[name] in tiles:
            raise BadInput(f"two tiles lie on {name}")
        if turn and not setup.rotate:
            raise BadInput(f"the tile on {name} is turned: this needs the option rotate")
        tiles[SQUARE[name]] = kind, turn
    _check_reached(set(tiles))
    return tiles


def _read_placements(text: str) -> Iterator[tuple[str, int, int]]:
    for placement in text.split(","):
        tile, _, place = placement.partition("@")
        square, slash, degrees = place.partition("/")
        if square not in SQUARE:
            raise BadInput(f"{quote(placement)} is not a tile on a square: write aacb@c1, turned aacb@c1/90")
        if slash and degrees not in map(str, TURNS):
            raise BadInput(f"{quote(placement)}: a tile is turned by 90, 180 or 270 degrees")
        yield square, _kind(tile), TURNS.index(int(degrees or 0))


def _read_rows(text: str) -> Iterator[tuple[str, int, int]]:
    rows = text.split("/")
    if len(rows) != 8:
        raise BadInput(f"a board has 8 rows with / between them, this one has {len(rows)}")
    for number, row in enumerate(rows, start=1):
        if not _ROW.fullmatch(row):
            raise BadInput(f"row {number}, {quote(row)}, is not made of tiles (aacb) and numbers of empty squares")
        column = 0
        for word in re.findall(r"[a-d]{4}[ESW]?|[1-8]", row):
            if word.isdigit():
                column += int(word)
            else:
                if column < 8:
                    yield f"{'abcdefgh'[column]}{number}", _kind(word[:4]), ROOFS.index(word[4:])
                column += 1
        if column != 8:
            raise BadInput(f"row {number}, {quote(row)}, has {column} squares instead of 8")


def _kind(tile: str) -> int:
    if tile not in TILES:
        raise BadInput(f"there is no tile {quote(tile)}: the kinds are {' '.join(TILES)}")
    return TILES.index(tile)


def _check_reached(filled: set[int]) -> None:
    """Every tile was placed at the edge of the board or beside another one (CC-14)."""
    reached = {square for square in filled if int(EDGE) >> square & 1}
    grown = True
    while grown:
        beside = {square for square in filled - reached if any(int(NEIGHBOURS[square]) >> q & 1 for q in reached)}
        reached |= beside
        grown = bool(beside)
    if lost := sorted(filled - reached):
        raise BadInput(f"nothing joins the tile on {SQUARES[lost[0]]} to the edge of the board, where tiles begin")


def _check_copies(kinds: list[int]) -> None:
    for kind, number in Counter(kinds).items():
        if number > COPIES[kind]:
            raise BadInput(f"{number} tiles {TILES[kind]}: there are only {COPIES[kind]}")


def _read_seat(setup: Any, text: str) -> int:
    if text not in map(str, range(1, int(setup.players) + 1)):
        raise BadInput(f"it cannot be the turn of {quote(text)}: seats are 1 to {setup.players}")
    return int(text) - 1


def _read_hands(setup: Any, text: str) -> list[list[int]]:
    hands = [[_read_tile(tile, "tile in hand") for tile in hand.split(",")] for hand in text.split("/")]
    if len(hands) != setup.players:
        raise BadInput(f"{len(hands)} hands for {setup.players} players: write one for each, with / between them")
    for seat, hand in enumerate(hands, start=1):
        if len(hand) > setup.hand:
            raise BadInput(f"the hand of seat {seat} has {len(hand)} places for tiles instead of {setup.hand}")
        hand += [NO_TILE] * (int(setup.hand) - len(hand))
    return hands


def _read_tile(text: str, what: str) -> int:
    if text in (NOTHING, UNKNOWN):
        return NO_TILE if text == NOTHING else HIDDEN
    if text not in TILES:
        raise BadInput(f"{quote(text)} is not a {what}: write a tile such as aacb, ? for a hidden one or - for none")
    return TILES.index(text) + 1


def _check_hands(setup: Any, s: State, hands: list[list[int]]) -> None:
    """Hands are full while the stack lasts, and whoever has drawn had a full hand (CC-11, CC-12, CC-26)."""
    for seat, hand in enumerate(hands):
        if NO_TILE not in hand:
            continue
        if s.stack > 0:
            raise BadInput(f"the hand of seat {seat + 1} is not full, but {s.stack} tiles are left in the stack")
        if s.drawn != NO_TILE and seat == s.turn:
            raise BadInput(f"seat {seat + 1} has drawn a tile, so that its hand must be full")


def _can_act(setup: Any, s: State) -> bool:
    return bool(s.drawn != NO_TILE or s.stack > 0 or s.hand[s.turn].any() or rules.may_exchange(setup, s))


# --- shares ------------------------------------------------------------------------------------------------------


def _read_companies(setup: Any, s: State, shares: str, piles: str) -> None:
    """Fill in the shares of all seats and the piles; what is not known lies in the shuffled part of a pile (CC-28)."""
    players = int(setup.players)
    held, laid = shares.split("/"), piles.split("/")
    if len(held) != players or len(laid) != len(PERCENTS):
        raise BadInput(f"write the shares of {players} seats and {len(PERCENTS)} piles, with / between them")
    for seat, text in enumerate(held):
        entries = _read_shares(setup, text)
        if len(entries) != len(PERCENTS):
            raise BadInput(f"seat {seat + 1} has {len(entries)} shares instead of {len(PERCENTS)}")
        for percent, (company, known) in enumerate(entries):
            s.share[seat, percent] = company
            s.share_known[seat, percent] = known | 1 << seat
    for percent, text in enumerate(laid):
        face_up, _, under = text.partition(":")
        if len(face_up) != 1 or face_up not in _COMPANY:
            raise BadInput(f"{quote(face_up)} cannot lie face up: write the letter of a company, one of {_COMPANY}")
        s.face_up[percent] = _COMPANY.index(face_up)
        entries = _read_shares(setup, under)
        most = len(COLORS) - players - 1
        if len(entries) > most:
            raise BadInput(f"{len(entries)} shares under the pile of {PERCENTS[percent]} %: at most {most} fit")
        s.queued[percent] = len(entries)
        for i, (company, known) in enumerate(entries):
            if known == 0:
                raise BadInput(f"who put a share under the pile of {PERCENTS[percent]} % knows it: write the seat")
            s.queue[percent, i] = company
            s.queue_known[percent, i] = known
    for percent in range(len(PERCENTS)):
        queue = s.queue[percent, : s.queued[percent]].tolist()
        placed = [int(s.face_up[percent]), *s.share[:players, percent].tolist(), *queue]
        for company, number in Counter(placed).items():
            if company != HIDDEN and number > 1:
                raise BadInput(f"{number} shares of {PERCENTS[percent]} % of {COLORS[company]}: there is only one")
        s.unseen[percent] = sum(1 << company for company in range(len(COLORS)) if company not in placed)


def _read_shares(setup: Any, text: str) -> list[tuple[int, int]]:
    """Shares one after the other, each with the mask of those who know it."""
    if not re.fullmatch(rf"(?:{_SHARE.pattern})*", text):
        raise BadInput(f"{quote(text)} are no shares: write letters of {_COMPANY} or ?, then the seats that know them")
    shares = []
    for letter, known in _SHARE.findall(text):
        if known not in ("", ALL) and max(map(int, known)) > setup.players:
            raise BadInput(f"seat {max(known)} cannot know a share: seats are 1 to {setup.players}")
        mask = EVERYBODY if known == ALL else sum(1 << int(seat) - 1 for seat in set(known))
        shares.append((HIDDEN if letter == UNKNOWN else _COMPANY.index(letter), mask))
    return shares
