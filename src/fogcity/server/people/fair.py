"""What makes a table fit to be rated: nobody gains by choosing a seat, by leaving, or by playing themselves.

A rated game is the usual one, with a clock, without hints, and nothing is taken back. Seats are dealt at the start.
"""

import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from fogcity import games
from fogcity.server.people import ratings
from fogcity.server.problems import Refusal
from fogcity.server.protocol.lobby import NewTable
from fogcity.server.store import AccountRow, SeatRow

_chance = secrets.SystemRandom()


def check_wish(wish: NewTable, options: Mapping[str, Any], account: AccountRow) -> None:
    """Refuse a rated table that would not be fair."""
    if wish.clock.kind == "none":
        raise _unfit("has a clock, so that nobody can leave it undecided: choose one.")
    if wish.start is not None or not is_usual(wish.game, options):
        raise _unfit("is played by the usual rules, from the usual start, and chance says who begins.")
    kinds = [seat.kind for seat in wish.seats]
    if kinds.count("me") > 1 or set(kinds) == {"bot"}:
        raise _unfit("has one seat for each person: nobody plays against themselves.")
    for seat in wish.seats:
        if seat.kind == "bot":
            check_level(wish.game, seat.level)
    check_member(account)


def is_usual(game: str, options: Mapping[str, Any]) -> bool:
    """Whether a game is played by the usual rules, and chance says who begins."""
    usual = games.kind(game).options_type().values()
    return all(options[name] == usual[name] for name in usual.keys() - {"players"})


def check_level(game: str, level: str) -> None:
    """Refuse a bot whose strength was not measured."""
    if ratings.of_level(game, level) is None:
        raise _unfit("has only bots whose strength was measured: choose another level.")


def check_member(account: AccountRow) -> None:
    """Refuse guests, who could be anybody a second time."""
    if account.password is None:
        raise Refusal("not_allowed", "A rated game needs an account that stays: set a password first.")


def _unfit(why: str) -> Refusal:
    return Refusal("bad_request", f"A rated game {why}")


def deal_seats(seats: Sequence[SeatRow]) -> None:
    """Let chance say who sits where."""
    sitting = ("kind", "account_id", "reserved_id", "name", "level", "came_from")
    taken = [{name: getattr(seat, name) for name in sitting} for seat in seats]
    _chance.shuffle(taken)
    for seat, values in zip(seats, taken, strict=True):
        vars(seat).update(values)


def of_one_address(seats: Iterable[SeatRow]) -> bool:
    """Whether two of the people came from the same address: they may be one person."""
    known = [seat.came_from for seat in seats if seat.kind == "person" and seat.came_from is not None]
    return len(known) > len(set(known))
