"""What the server sends: a table as one account may see it. Views come from `Table.view`, and from nowhere else."""

from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any

import orjson

from fogcity import games
from fogcity.games import SPECTATOR, Value, View
from fogcity.server import game_cache, takebacks
from fogcity.server.live import Live, other_rules, spectator_view
from fogcity.server.people import beside
from fogcity.server.people.beside import Ratings
from fogcity.server.people.ratings import Standing
from fogcity.server.protocol.base import utc
from fogcity.server.store import MessageRow, SeatRow, TableRow
from fogcity.table import commitment

Plain = dict[str, Any]


def dumps(value: Any) -> bytes:
    """Plain data and values that games declare as JSON."""
    return orjson.dumps(value, option=orjson.OPT_NON_STR_KEYS)


def seat_info(seat: SeatRow, row: TableRow, account_id: int | None, standing: Standing | None) -> Plain:
    """A seat as SeatInfo."""
    return {
        "seat": seat.seat,
        "color": games.kind(row.game).seat_names[seat.seat],
        "kind": seat.kind,
        "name": seat.level if seat.kind == "bot" else seat.name,
        "level": seat.level,
        "mine": account_id is not None and seat.account_id == account_id,
        "host": seat.account_id is not None and seat.account_id == row.host_id,
        "away": seat.away,
        "resigned": seat.resigned,
        "late": seat.late,
        "rating": standing and standing.rating,
        "provisional": standing is not None and standing.provisional,
    }


def table_info(row: TableRow, seats: Sequence[SeatRow], account_id: int | None, ratings: Ratings) -> Plain:
    """A table as TableInfo."""
    infos = [seat_info(seat, row, account_id, beside.of_seat(row, seat, len(seats), ratings)) for seat in seats]
    other = other_rules(row)
    waiting = [] if other else row.waiting
    return {
        "id": row.id,
        "game": row.game,
        "title": games.kind(row.game).title,
        "options": {name: _short(value) for name, value in row.options.items()},
        "status": row.status,
        "ended": row.ended,
        "seats": infos,
        "public": row.public,
        "spectators": row.spectators,
        "hints": row.hints,
        "rated": row.rated,
        "chat": row.chat,
        "clock": {"kind": row.clock_kind, "amount": row.clock_amount},
        "autostart": row.autostart,
        "ply": row.ply,
        "waiting": waiting,
        "my_turn": any(infos[seat]["mine"] and not infos[seat]["resigned"] for seat in waiting),
        "places": row.places,
        "scores": row.scores,
        "commitment": commitment(row.secret),
        "code": row.code if account_id is not None and account_id == row.host_id else None,
        "rematch": row.rematch,
        "from_position": row.start is not None,
        "other_rules": other,
        "grace": row.grace,
        "taken_back": row.taken_back,
        "device": row.device,
        "club": row.club_id is not None,
        "event": row.event_id,
        "created_at": utc(row.created_at),
        "changed_at": utc(row.changed_at),
    }


def _short(value: Any) -> Any:
    return "custom" if isinstance(value, str) and "\n" in value else value


def state(
    live: Live,
    account_id: int | None,
    *,
    since: int = 0,
    messages_since: int = 0,
    presence: Mapping[str, Any],
    muted: frozenset[int] = frozenset(),
) -> bytes:
    """A table as TableState for an account, in JSON. Spectators who have received the same so far share one."""
    mine, since = live.mine(account_id), min(since, live.row.ply)
    wanted = since, messages_since, muted, presence
    if mine or (account_id is not None and account_id == live.row.host_id):
        head = _state(live, account_id, mine, *wanted)
    elif (shared := live.shown) is not None and shared[0] == wanted:
        head = shared[1]
    else:
        head = _state(live, None, mine, *wanted)
        live.shown = wanted, head
    return b'%b,"now":"%b"}' % (head, utc(datetime.now(UTC)).encode())


def _state(
    live: Live,
    account_id: int | None,
    mine: list[int],
    since: int,
    messages_since: int,
    muted: frozenset[int],
    presence: Mapping[str, Any],
) -> bytes:
    """The state without the time, which is added when it is sent."""
    row = live.row
    state = {
        "table": table_info(row, live.seats, account_id, live.ratings),
        "ply": row.ply,
        "since": since,
        "log": [] if live.other_rules else [entry(live, ply, mine) for ply in range(since + 1, row.ply + 1)],
        "messages": messages(live, messages_since, muted),
        "presence": presence,
        "deadlines": {seat: utc(datetime.fromisoformat(moment)) for seat, moment in row.deadlines.items()},
        "mine": mine,
        "seen": [seen(live, seat) for seat in mine or [SPECTATOR]] if live.table is not None else [],
        "outcome": outcome(live),
        "held": _held(live, mine),
        "undo_asked": _asked(live),
        "muted": [seat.seat for seat in live.seats if seat.account_id in muted],
        "stored": stored(live, mine) if live.other_rules else None,
    }
    return dumps(state)[:-1]


def stored(live: Live, mine: Iterable[int]) -> Plain:
    """A game of other rules as StoredGame: what was stored, without a replay."""
    over = live.row.status == "finished"
    return {
        "rules": live.row.rules,
        "here": games.kind(live.row.game).version,
        "log": [
            {
                "ply": found.ply,
                "kind": found.kind,
                "seat": found.seat,
                "text": found.action if over or live.doer(found) in mine else None,
                "at": utc(found.at),
            }
            for found in live.entries
        ],
    }


def entry(live: Live, ply: int, mine: Iterable[int]) -> Plain:
    """An entry of the log as Entry: an action in full for its own seat, for others when the game is over."""
    assert live.table is not None
    found, action = live.entries[ply - 1], live.actions[ply - 1]
    open_ = live.row.status == "finished" or live.doer(found) in mine
    return {
        "ply": found.ply,
        "kind": found.kind,
        "seat": found.seat,
        "action": action if open_ else live.table.game.public(action),
        "by": found.by,
        "takes_back": found.takes_back,
        "at": utc(found.at),
        "events": found.events,
    }


def messages(live: Live, since: int, muted: frozenset[int]) -> list[Plain]:
    """Messages after a number, without those of people whom the reader muted."""
    newer = live.messages[bisect_right(live.messages, since, key=lambda found: found.id) :]
    return [message(found) for found in newer if found.kind != "chat" or found.account_id not in muted]


def message(found: MessageRow) -> Plain:
    """A message as Message."""
    return {
        "id": found.id,
        "at": utc(found.at),
        "ply": found.ply,
        "kind": found.kind,
        "seat": found.seat,
        "name": found.name,
        "text": found.text,
        "note": found.note,
        "details": found.details,
    }


def seen(live: Live, seat: int) -> Plain:
    """What a seat sees and may do, as Seen; the view is made into JSON once for all who share it."""
    table = live.table
    assert table is not None
    key = ("seen", seat)
    if key not in live.kept:
        view = spectator_view(table, live.kept) if seat == SPECTATOR else table.view(seat)
        actions = table.legal(seat) if seat in table.waiting else []
        live.kept[key] = _view(view, live.kept), orjson.Fragment(dumps(_fragments(actions)))
    view, actions = live.kept[key]
    playing = live.row.status == "playing" and (seat == SPECTATOR or not live.seats[seat].resigned)
    may_undo, may_ask = takebacks.may(live, seat) if playing and seat != SPECTATOR else (False, False)
    return {
        "seat": None if seat == SPECTATOR else seat,
        "view": view,
        "actions": actions if playing and live.row.held is None else [],
        "may_undo": may_undo,
        "may_ask_undo": may_ask,
    }


def _held(live: Live, mine: Iterable[int]) -> Plain | None:
    """An action that is not carried out yet, as Held; only its own player sees what it is."""
    held = live.row.held
    if held is None or live.table is None:
        return None
    own = held["seat"] in mine
    return {
        "seat": held["seat"],
        "action": live.table.read(held["seat"], held["action"]) if own else None,
        "until": utc(datetime.fromisoformat(held["until"])),
    }


def _asked(live: Live) -> Plain | None:
    """What somebody wants to take back, as UndoAsked."""
    asked = live.row.asked
    if asked is None:
        return None
    needed = takebacks.others(live, live.seats[asked["seat"]].account_id)
    return {
        "seat": asked["seat"],
        "to": asked["to"],
        "missing": [seat.seat for seat in needed if seat.seat not in asked["agreed"]],
    }


def _view(view: View, kept: dict[Any, Any]) -> orjson.Fragment:
    """A view in JSON; what it shares with the spectators' view of the same position is made into JSON once."""
    public, parts = kept.get(SPECTATOR), {}
    for name in view.__dataclass_fields__:
        value = parts[name] = getattr(view, name)
        if type(value) not in (tuple, dict):
            continue
        if value is not getattr(public, name, None):
            parts[name] = _fragments(value)
        elif (known := kept.get(("part", name))) is not None:
            parts[name] = known
        else:
            parts[name] = kept["part", name] = orjson.Fragment(dumps(_fragments(value)))
    return orjson.Fragment(dumps(parts))


def _fragments(values: Any) -> Any:
    """Values to be made into JSON; those that a game gives again are made into JSON once."""
    first = next(iter(values), None)
    if not (isinstance(first, Value) and first.reused):
        return values
    known = [*map(_ONCE.get, map(id, values))]
    return [_dumps_once(value) if found is None else found[1] for value, found in zip(values, known, strict=True)]


def _dumps_once(value: Value) -> orjson.Fragment:
    """A value that a game gives again, in JSON; found by which object it is, which is faster than by what it holds."""
    if (known := _ONCE.get(id(value))) is None:
        if len(_ONCE) >= MOST_KEPT:
            _ONCE.clear()
        known = _ONCE[id(value)] = value, orjson.Fragment(dumps(value))
    return known[1]


_ONCE: dict[int, tuple[Value, orjson.Fragment]] = {}
"""With the objects themselves: as long as one is here, no other gets its id."""
MOST_KEPT = 30_000


def outcome(live: Live) -> Plain | None:
    """How the game ended, as Outcome; None before."""
    if live.row.status != "finished" or live.table is None:
        return None
    if "outcome" not in live.kept:
        live.kept["outcome"] = orjson.Fragment(dumps(live.table.game.outcome(live.table.state)))
    return {
        "ended": live.row.ended,
        "places": live.row.places,
        "scores": live.row.scores,
        "details": live.kept["outcome"],
        "secret": live.row.secret.hex(),
    }


@lru_cache(maxsize=32)  # boards of people's own make for large keys
def board(game: str, options: str) -> bytes:
    """The board of a game as plain data in JSON; `options` as JSON, so that the answer can be kept."""
    return dumps(game_cache.game(game, orjson.loads(options)).board_data())
