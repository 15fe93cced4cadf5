"""Which tables can be rated: nobody should gain by choosing a seat, by leaving, or by playing against themselves.

A rated game uses the default options, a clock and random seats, without hints or takebacks.
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


def check_table(body: NewTable, options: Mapping[str, Any], account: AccountRow) -> None:
    """Refuse a rated table that would not be fair."""
    if body.clock.kind == "none":
        raise _unfit("has a clock, so that nobody can leave it undecided: choose one.")
    if body.start is not None or not is_usual(body.game, options):
        raise _unfit("is played by the usual rules, from the usual start, and chance says who begins.")
    kinds = [seat.kind for seat in body.seats]
    if kinds.count("me") > 1 or set(kinds) == {"bot"}:
        raise _unfit("has one seat for each person: nobody plays against themselves.")
    for seat in body.seats:
        if seat.kind == "bot":
            check_level(body.game, seat.level, len(body.seats))
    refuse_guest(account, "Rated games")


def is_usual(game: str, options: Mapping[str, Any]) -> bool:
    """Whether a game uses the default options and a random first player."""
    usual = games.kind(game).options_type().values()
    return all(options[name] == usual[name] for name in usual.keys() - {"players"})


def check_level(game: str, level: str, players: int) -> None:
    """Refuse a bot whose strength has not been measured."""
    if ratings.of_level(game, level, players) is None:
        raise _unfit("has only bots whose strength was measured: choose another level.")


def refuse_guest(account: AccountRow, what: str) -> None:
    """Refuse an account without a password, whose owner could come back as somebody else."""
    if account.password is None:
        raise Refusal("not_allowed", f"{what} need a permanent account: set a password first.")


def _unfit(why: str) -> Refusal:
    return Refusal("bad_request", f"A rated game {why}")


def deal_seats(seats: Sequence[SeatRow]) -> None:
    """Assign seats at random."""
    sitting = ("kind", "account_id", "reserved_id", "name", "level", "came_from")
    taken = [{name: getattr(seat, name) for name in sitting} for seat in seats]
    _chance.shuffle(taken)
    for seat, values in zip(seats, taken, strict=True):
        vars(seat).update(values)


def of_one_address(seats: Iterable[SeatRow]) -> bool:
    """Whether two people came from the same address, and so may be one person."""
    known = [seat.came_from for seat in seats if seat.kind == "person" and seat.came_from is not None]
    return len(known) > len(set(known))
