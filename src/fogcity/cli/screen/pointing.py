"""Moving from spot to spot with the keyboard and the mouse."""

from collections.abc import Mapping

from fogcity.games.cells import Place
from fogcity.games.terminal import Choice, Drawing, Pointer

ARROWS: Mapping[str, Place] = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


def begin(drawing: Drawing, pointer: Pointer) -> Pointer:
    """A pointer for a new position: the same spot if it is still of use, and something in the hand."""
    choices = drawing.choices
    if drawing.carries and choices:
        held = [choice for choice in choices if choice.item]
        if held and pointer.item not in {choice.item for choice in held}:
            pointer = pointer._replace(item=held[0].item, turn=held[0].turn)
        elif not held:
            pointer = pointer._replace(item="", turn=0)
        return pointer
    return to(drawing, pointer, pointer.at)


def to(drawing: Drawing, pointer: Pointer, spot: str) -> Pointer:
    """Point at a spot, with what one holds, or with the first thing that can be used there."""
    if drawing.carries:
        return pointer._replace(at=spot)
    here = at(drawing, spot)
    if any((choice.item, choice.turn) == (pointer.item, pointer.turn) for choice in here):
        return pointer._replace(at=spot)
    return Pointer(spot, here[0].item, here[0].turn) if here else Pointer(spot)


def at(drawing: Drawing, spot: str) -> list[Choice]:
    """What can be chosen at a spot."""
    return [choice for choice in drawing.choices if choice.at == spot]


def chosen(drawing: Drawing, pointer: Pointer) -> Choice | None:
    """The choice that one points at; what is not done with the hand needs nothing in it."""
    for choice in at(drawing, pointer.at):
        if choice.item == "" or (choice.item, choice.turn) == (pointer.item, pointer.turn):
            return choice
    return None


def turn(drawing: Drawing, pointer: Pointer, by: int = 1) -> Pointer:
    """Turn what one holds to the next way in which it can be used, here if there is one; else take the next thing."""
    same = [choice for choice in drawing.choices if choice.item == pointer.item]
    here = [choice for choice in same if choice.at == pointer.at]
    ways = sorted({choice.turn for choice in (here or same)} | {pointer.turn})
    if len(ways) < 2:
        return take_next(drawing, pointer, by)
    return pointer._replace(turn=ways[(ways.index(pointer.turn) + by) % len(ways)])


def take_next(drawing: Drawing, pointer: Pointer, by: int = 1) -> Pointer:
    """Take the next thing that can be used: anywhere, or at this spot where things belong to spots."""
    among = drawing.choices if drawing.carries else at(drawing, pointer.at)
    items = list(dict.fromkeys(choice.item for choice in among if choice.item))
    if not items:
        return pointer
    position = items.index(pointer.item) + by if pointer.item in items else 0
    return take(drawing, pointer, items[position % len(items)])


def take(drawing: Drawing, pointer: Pointer, item: str) -> Pointer:
    """Take a thing into the hand, turned as it was if that can be."""
    ways = {choice.turn for choice in drawing.choices if choice.item == item}
    return pointer._replace(item=item, turn=pointer.turn if pointer.turn in ways else min(ways, default=0))


def next_open(drawing: Drawing, pointer: Pointer, spots: Mapping[str, Place], by: int = 1) -> Pointer:
    """Go to the next spot where something can be chosen."""
    usable = {choice.at for choice in drawing.choices if not drawing.carries or choice.item in ("", pointer.item)}
    order = [spot for spot in spots if spot in usable]
    if not order:
        return pointer
    if pointer.at in order:
        return to(drawing, pointer, order[(order.index(pointer.at) + by) % len(order)])
    return to(drawing, pointer, order[0 if by > 0 else -1])


def move(drawing: Drawing, pointer: Pointer, spots: Mapping[str, Place], key: str) -> Pointer:
    """Go to the nearest spot in the direction of an arrow key; a row counts twice a column, as it is drawn."""
    dx, dy = ARROWS[key]
    if pointer.at not in spots:
        return next_open(drawing, pointer, spots)
    x, y = spots[pointer.at]

    def far(spot: str) -> float | None:
        right, down = spots[spot][0] - x, 2 * (spots[spot][1] - y)
        along, aside = right * dx + down * dy, abs(right * dy) + abs(down * dx)
        return along + 2 * aside if along > 0 and aside <= 2 * along else None

    reached = {spot: distance for spot in spots if spot != pointer.at and (distance := far(spot)) is not None}
    return to(drawing, pointer, min(reached, key=lambda spot: reached[spot])) if reached else pointer
