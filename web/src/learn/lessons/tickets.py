"""The tutorial of Ticket to Ride: San Francisco."""

from collections.abc import Callable, Collection
from typing import Any

from fogcity.games.tickets.state import TOKEN_CHOICE, TURN
from tickets.positions import Position

from .parts import ME, Json, legal, part, step, tries

UNION = "union_square-painted_ladies"
MANY = (
    UNION,
    "painted_ladies-castro",
    "golden_gate_bridge-fort_mason",
    "presidio-fort_mason",
    "pier_39-alcatraz",
    "golden_gate_bridge-presidio/1",
)
"""Routes that leave the learner three cars."""
OTHERS = (
    "embarcadero-potrero_hill/2",
    "mission_district-potrero_hill/1",
    "chinatown-embarcadero",
    "lombard_street-chinatown",
    "fort_mason-lombard_street",
)


def steps() -> list[Json]:
    """The tutorial of tickets: the learner is red, first of two, and last of three where stacks are placed."""
    return [
        step("choose", choose()),
        step("stack", stack()),
        step("cards", cards()),
        step("blind", blind()),
        step("ferry", on(turn(row={"blue": 1, "green": 1, "red": 2, "ferry": 1}), ["take ferry"])),
        step("claim", on(turn(blue=3, red=1), starting("claim union_square-painted_ladies"))),
        step("gray", on(turn(green=2, orange=2, black=1), starting("claim union_square-pacific_heights"))),
        step("wild", on(turn(purple=2, ferry=1, blue=1), starting("claim presidio-fort_mason"))),
        step("boat", on(turn(orange=1, ferry=1, green=1), starting("claim pier_39-alcatraz"))),
        step("token", token()),
        step("double", double()),
        step("complete", complete()),
        step("more", more()),
        step("few", few()),
        step("end", end()),
    ]


def starting(*begin: str) -> Callable[[list[str]], list[str]]:
    """Picks the actions that begin so."""
    return lambda may: [action for action in may if action.startswith(begin)]


def on(position: Position, right: Collection[str] | Callable[[list[str]], list[str]], **more: Any) -> Json:
    """A part at a position; wishes are routes that cannot be claimed."""
    wanted = right(legal(position.game, position.s)) if callable(right) else right
    tracks = [f"claim {track.id}" for track in position.game.board.tracks]
    return part(position.game, position.s, wanted, wishes=tracks, **more)


def opening(first: list[str], players: int = 2, starts: int = ME) -> Position:
    """The very start of a game in which these tickets are dealt to the learner."""
    position = Position(players, first=starts, opening=False)
    s, ids = position.s, [ticket.id for ticket in position.game.board.tickets]
    for slot, wanted in enumerate(map(ids.index, first)):
        dealt = s.offer == wanted
        if dealt.any():
            s.offer[dealt] = s.offer[ME, slot]
        else:
            s.unseen = int(s.unseen) & ~(1 << wanted) | 1 << int(s.offer[ME, slot])
        s.offer[ME, slot] = wanted
    return position


def turn(keep: str = "both", row: dict[str, int] | None = None, **hand: int) -> Position:
    """The learner's turn, with a hand and a row of face-up cards."""
    position = opening(["golden_gate_bridge-potrero_hill", "union_square-castro"])
    position.play(f"keep {keep}", seat=ME)
    while position.s.phase < TURN:
        position.play(sorted(position.legal())[0])
    position.hold(1, black=1, orange=1)
    position.hold(ME, **hand)
    position.lay_row(**row or {"blue": 1, "green": 1, "black": 1, "purple": 1, "red": 1})
    return position


def claimed(position: Position, seat: int, *tracks: str) -> None:
    """Give tracks to a seat as if claimed in earlier turns, with the tokens that come with them."""
    s, hand, row = position.s, position.cards(position.s.hand[ME]), position.cards(position.s.row)
    position.lay_row()
    for track in tracks:
        for other in range(2):
            position.hold(other)
        s.turn = seat
        s.deck[:] += s.discards
        s.discards[:] = 0
        position.hold(seat, blue=5, green=5, black=5, purple=5, red=5, orange=5, ferry=5)
        position.play(sorted(position.legal(f"claim {track} ", seat))[0], seat=seat)
        if s.phase == TOKEN_CHOICE:
            position.play(sorted(position.legal(seat=seat))[0], seat=seat)
    s.turn = ME
    s.deck[:] += s.discards
    s.discards[:] = 0
    position.hold(1, black=1, orange=1)
    position.hold(ME, **hand)
    position.lay_row(**row)


def choose() -> Json:
    position = opening(["golden_gate_bridge-potrero_hill", "union_square-castro"])
    return on(position, starting("keep"))


def stack() -> Json:
    position = opening(["golden_gate_bridge-potrero_hill", "union_square-castro"], players=3, starts=1)
    position.play("keep union_square-castro", seat=ME)
    for other in (1, 2):
        position.play("keep both", seat=other)
    return on(position, lambda may: [action for action in may if action.endswith((" union_square", " castro"))])


def cards() -> Json:
    position = turn(row={"blue": 2, "green": 1, "black": 1, "ferry": 1}, red=1)
    return on(position, ["take blue"], then=lambda s, _: part(position.game, s, ["take blue"]))


def blind() -> Json:
    position = turn(row={"green": 2, "black": 2, "ferry": 1}, red=1)
    return on(position, ["take deck"], then=lambda s, _: part(position.game, s, legal(position.game, s)))


def token() -> Json:
    position = turn(red=3, green=1)
    return on(
        position,
        starting("claim embarcadero-potrero_hill"),
        then=lambda s, _: part(position.game, s, legal(position.game, s)),
    )


def double() -> Json:
    position = turn(orange=3, blue=2)
    claimed(position, 1, "embarcadero-potrero_hill/2")
    return tries(position.game, position.s, "TK-20", [f"claim {track.id}" for track in position.game.board.tracks])


def complete() -> Json:
    position = turn(keep="union_square-castro", orange=2, red=2)
    claimed(position, ME, UNION)
    return on(position, starting("claim painted_ladies-castro"))


def more() -> Json:
    position = turn(keep="union_square-castro", orange=1)
    claimed(position, ME, UNION, "painted_ladies-castro")
    return on(position, ["tickets"], then=lambda s, _: part(position.game, s, legal(position.game, s)))


def few() -> Json:
    position = turn(keep="union_square-castro", green=1, red=2)
    claimed(position, ME, *MANY)
    return on(position, starting("claim castro-mission_district", "claim haight_ashbury-twin_peaks"))


def end() -> Json:
    position = turn(keep="union_square-castro", red=1, green=1)
    claimed(position, 1, *OTHERS)
    claimed(position, ME, *MANY, "haight_ashbury-twin_peaks")
    position.s.last_turns = 1
    return on(position, starting("claim castro-mission_district"))
