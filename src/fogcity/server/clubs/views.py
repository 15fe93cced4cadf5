"""An event as people and programs see it."""

from fogcity.server.clubs.clubs import Club
from fogcity.server.clubs.rows import BoardRow, EntrantRow, EventRow, Whole
from fogcity.server.clubs.standings import WIN, Place, seeding, through
from fogcity.server.protocol.clubs import (
    BoardInfo,
    BoardRecord,
    EntrantRecord,
    EventInfo,
    EventRecord,
    EventState,
    MyState,
    RoundRecord,
    Standing,
)
from fogcity.server.protocol.lobby import Clock
from fogcity.server.store import AccountRow

NEWEST = 100
"""How many boards of an arena are shown."""


def event_info(event: EventRow, club: str, entrants: int) -> EventInfo:
    """An event as lists show it."""
    return EventInfo.model_validate(_info(event, club, entrants))


def _info(event: EventRow, club: str, entrants: int) -> dict[str, object]:
    same = (
        "id name game format players rounds minutes arrive rated everybody most status starts_at ends_at ended_at"
    ).split()
    clock = Clock(kind=event.clock_kind, amount=event.clock_amount)  # type: ignore[arg-type]
    more = {"club": club, "clock": clock, "entrants": entrants, "round": event.step}
    return {name: getattr(event, name) for name in same} | more


def _entrants(whole: Whole) -> int:
    """How many take part, or took part until the event was over, with those who left it."""
    return sum(not one.out or whole.event.status == "finished" for one in whole.entrants)


def event_state(whole: Whole, club: Club, reader: AccountRow | None, round_: int | None) -> EventState:
    """An event as its page shows it."""
    event, mine = whole.event, reader.id if reader is not None else 0
    own = next((one for one in whole.entrants if one.account_id == mine), None)
    shown = min(round_ or event.step, event.step)
    if event.format == "arena" and round_ is None:
        boards = whole.boards[-NEWEST:][::-1]
    else:
        boards = [board for board in whole.boards if board.round == shown]
    under_way = (board for board in whole.boards if own and own.number in board.numbers and board.ranks is None)
    table = next((board.table_id for board in under_way), None) if event.status == "running" else None
    return EventState.model_validate(
        _info(event, club.name, _entrants(whole))
        | {
            "commitment": event.commitment,
            "seed": None if event.status == "entering" else event.seed,
            "standings": _standings(whole, mine, inside=_is_inside(whole, club, reader)),
            "boards": [_board(board) for board in boards],
            "shown": shown,
            "entered": own is not None and not own.out,
            "resting": own is not None and own.out,
            "my_table": table,
            "my_state": _my_state(whole, own),
            "leads": club.leads,
        }
    )


def _my_state(whole: Whole, own: EntrantRow | None) -> MyState | None:
    """What somebody does in an event that is running."""
    event = whole.event
    if event.status != "running" or own is None:
        return None
    if any(own.number in board.numbers and board.ranks is None for board in whole.boards):
        return "playing"
    if own.out:
        return "knocked_out" if event.format == "knockout" else None
    if event.format == "arena":
        return "time_up" if event.time_up else "waiting"
    newest = next((one for one in whole.results() if one.round == event.step and own.number in one.numbers), None)
    if newest is not None and newest.bye:
        return "bye"
    if event.format != "knockout" or (newest is not None and newest.ranks is None):  # played, but not counted yet
        return "waiting"
    advances = newest is not None and own.number in through(seeding(event.rules, whole.field()), newest)
    return "waiting" if advances else "knocked_out"


def _is_inside(whole: Whole, club: Club, reader: AccountRow | None) -> bool:
    """Whether an account is a member or an entrant; only they see hidden ratings."""
    takes_part = any(reader is not None and one.account_id == reader.id for one in whole.entrants)
    return club.belongs or takes_part


def _rating(one: EntrantRow, *, inside: bool) -> float | None:
    return None if one.hidden and not inside else one.rating


def _standings(whole: Whole, mine: int, *, inside: bool) -> list[Standing]:
    by_number = {one.number: one for one in whole.entrants}

    def shown(place: Place) -> Standing:
        one = by_number[place.number]
        return Standing(
            place=place.place,
            number=place.number,
            name=one.name,
            rating=_rating(one, inside=inside),
            points=in_points(place.points),
            strength=round(float(place.strength) / WIN, 3),
            wins=place.wins,
            games=place.games,
            byes=place.byes,
            out=one.out or one.account_id is None,
            mine=one.account_id == mine,
        )

    # Somebody may have left since the places were computed.
    return [shown(place) for place in whole.places() if place.number in by_number]


def _board(board: BoardRow) -> BoardInfo:
    return BoardInfo(round=board.round, table=board.table_id, numbers=board.numbers, ranks=board.ranks, void=board.void)


def in_points(parts: int) -> float:
    """Points for display."""
    return round(parts / WIN, 3)


def event_record(whole: Whole, club: Club, reader: AccountRow | None) -> EventRecord:
    """Everything needed to recompute an event; people appear only as numbers."""
    event, inside = whole.event, _is_inside(whole, club, reader)
    return EventRecord(
        event=event_info(event, club.name, _entrants(whole)),
        seed=None if event.status == "entering" else event.seed,
        entrants=[
            EntrantRecord(
                number=one.number,
                rating=_rating(one, inside=inside),
                place=one.place,
                points=None if one.points is None else in_points(one.points),
            )
            for one in whole.entrants
        ],
        rounds=[RoundRecord(number=made.number, at=made.at, present=made.present) for made in whole.rounds],
        boards=[BoardRecord(**_board(board).model_dump(), taken=board.taken) for board in whole.boards],
    )
