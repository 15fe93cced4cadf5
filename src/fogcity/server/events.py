"""What everybody could see happen in a step: made from what spectators see before and after it, nothing else."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

Event = dict[str, Any]


def events(game: str, seat: int, action: str, before: Any, after: Any, *, over: bool) -> list[Event]:
    """The events of a step; `action` as others may see it, `before` and `after` views of a spectator."""
    found = list(OF_GAME[game](seat, action, before, after)) if game in OF_GAME else []
    return [*found, {"type": "game_over"}] if over else found


def cablecar(seat: int, action: str, before: Any, after: Any) -> Iterator[Event]:
    """The events of Cable Car."""
    for square in after.tiles.keys() - before.tiles.keys():
        yield {"type": "tile_placed", "seat": seat, "square": square, "tile": after.tiles[square]}
    for old, new in zip(before.lines, after.lines, strict=True):
        if new.complete and not old.complete:
            yield {
                "type": "line_scored",
                "station": new.station,
                "color": new.color,
                "crossings": len(new.path),
                "power_station": new.power_station,
                "points": new.points,
            }
    if found := re.fullmatch(r"x(\d+)(\??)", action):
        percent, unseen = int(found[1]), bool(found[2])
        pile = next(i for i, pile in enumerate(before.piles) if pile.percent == percent)
        yield {
            "type": "share_exchanged",
            "seat": seat,
            "percent": percent,
            "taken": None if unseen else before.piles[pile].face_up,
            "turned_up": None if unseen else after.piles[pile].face_up,
        }
    for stack in range(before.stack - 1, after.stack - 1, -1):
        yield {"type": "tile_drawn", "seat": seat, "to_place": after.drawn is not None, "stack": stack}


def tickets(seat: int, action: str, before: Any, after: Any) -> Iterator[Event]:
    """The events of Ticket to Ride: San Francisco."""
    verb, _, rest = action.partition(" ")
    taken: Counter[str] = Counter()
    match verb:
        case "keep" if before.phase == "choosing":
            yield {"type": "tickets_chosen", "seat": seat}
        case "tickets":
            yield {"type": "tickets_drawn", "seat": seat}
        case "take":
            yield {"type": "card_taken", "seat": seat, "card": None if rest == "deck" else rest}
            taken = Counter() if rest == "deck" else Counter([rest])
        case "pass":
            yield {"type": "passed", "seat": seat}
    for location in after.stacks.keys() - before.stacks.keys():
        yield {"type": "stack_placed", "seat": seat, "symbol": after.stacks[location][0], "location": location}
    for track in after.owners.keys() - before.owners.keys():
        paid = {card: int(number) for number, card in re.findall(r"(\d+) (\w+)", rest.partition(" with ")[2])}
        points = after.players[seat].points - before.players[seat].points
        yield {"type": "route_claimed", "seat": seat, "track": track, "cards": paid, "points": points}
    for symbol in set(after.players[seat].tokens) - set(before.players[seat].tokens):
        location = next(place for place, (its_symbol, _) in after.stacks.items() if its_symbol == symbol)
        yield {"type": "token_taken", "seat": seat, "symbol": symbol, "location": location}
    for other, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
        if new.ticket_count > old.ticket_count:
            yield {"type": "tickets_kept", "seat": other, "count": new.ticket_count - old.ticket_count}
    yield from _row_changed(Counter(before.row) - taken, Counter(after.row))
    if after.last_turns is not None and before.last_turns is None:
        yield {"type": "last_round", "seat": seat}


def _row_changed(left: Counter[str], row: Counter[str]) -> Iterator[Event]:
    renewed = bool(left - row)  # a card went that nobody took
    turned_up = sorted((row if renewed else row - left).elements())
    if turned_up:
        yield {"type": "row_changed", "turned_up": turned_up, "renewed": renewed}


OF_GAME: dict[str, Callable[[int, str, Any, Any], Iterator[Event]]] = {"cablecar": cablecar, "tickets": tickets}
