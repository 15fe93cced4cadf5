"""Making tables and sitting down; every operation works on a draft, as in moves.py."""

import secrets
from datetime import UTC, datetime, timedelta
from typing import Any

from fogcity import bots, games, locales
from fogcity.server import game_cache, quotas
from fogcity.server.keeper import Keeper
from fogcity.server.live import Draft, Live
from fogcity.server.moves import give_up
from fogcity.server.names import clean_name, look
from fogcity.server.people import fair
from fogcity.server.problems import Refusal
from fogcity.server.protocol.lobby import NewSeat, NewTable, SeatChange
from fogcity.server.settings import Settings
from fogcity.server.store import AccountRow, People, SeatRow, TableRow
from fogcity.table import SECRET_BYTES

ARRIVE = 180
"""Seconds for the first action of a rated game: whoever waited for it elsewhere has time to come."""
MOST_KICKED = 100
"""How many players removed by the host are remembered."""
CODE_LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Letters of invitation codes: none that look alike."""


async def new_table(
    body: NewTable, account: AccountRow, settings: Settings, made_from: str | None = None
) -> tuple[TableRow, list[SeatRow]]:
    """A new table from a request."""
    reserved = {"players", "first"} & body.options.keys()
    if reserved:
        raise Refusal("bad_request", f"Say {' and '.join(sorted(reserved))} by seats and first, not as options.")
    if not body.spectators and all(seat.kind == "bot" for seat in body.seats):
        raise Refusal("bad_request", "Nobody could see this table: leave a seat for a person, or allow spectators.")
    options = {**body.options, "players": len(body.seats), "first": body.first}
    if body.start is None:
        game, start = await game_cache.read_game(body.game, options), None
    elif body.first is not None:
        raise Refusal("bad_request", "A position says whose turn it is: leave out first.")
    else:
        game, start = await game_cache.read_start(body.game, options, body.start)
    if body.rated:
        fair.check_table(body, game.options.values(), account)
    seats = []
    for i, seat in enumerate(body.seats):
        check_level(body.game, seat)
        match seat.kind:
            case "me":
                name = account.name if seat.name is None else clean_name(seat.name)
                came_from = made_from if body.rated else None
                seats.append(SeatRow(i, "person", account.id, name=name, came_from=came_from))
            case "bot":
                seats.append(SeatRow(i, "bot", level=seat.level))
            case _:
                seats.append(SeatRow(i, seat.kind))
    row = new_row(
        account,
        settings,
        game=body.game,
        options=game.options.values(),
        public=body.public,
        spectators=body.spectators,
        hints=body.hints and not body.rated,
        rated=body.rated,
        chat=body.chat,
        autostart=body.autostart,
        clock_kind=body.clock.kind,
        clock_amount=body.clock.amount,
        start=start,
        grace=body.grace,
        made_from=made_from,
        arrive=ARRIVE if body.rated else 0,
    )
    return row, seats


async def check_names(seats: list[SeatRow], account: AccountRow, people: People) -> None:
    """Refuse local players named like another account that has a password."""
    for seat in seats:
        # Who gives no name is called Player 2 there: an account of that name must not keep others from it.
        unnamed = [locales.text(language, "seat-here-name", number=seat.seat + 1) for language in locales.LANGUAGES]
        if seat.name is None or seat.name in unnamed:
            continue
        alike = await people.by_look(look(seat.name))
        if any(owner.password is not None and owner.id != account.id for owner in alike):
            raise Refusal("name_taken", f"The name {seat.name} is taken: choose another one.")


def new_row(account: AccountRow | None, settings: Settings, **agreed: Any) -> TableRow:
    """A new table with a new secret; without an account for tables of events."""
    maker = None if account is None else account.id
    now = datetime.now(UTC)
    return TableRow(
        id=secrets.token_urlsafe(12),
        code=_new_code(),
        version=0,
        status="open",
        ended=None,
        secret=secrets.token_bytes(SECRET_BYTES),
        host_id=maker,
        ply=0,
        waiting=[],
        deadlines={},
        due=now + timedelta(days=settings.open_days),
        places=None,
        scores=None,
        rematch=None,
        created_at=now,
        changed_at=now,
        made_by=maker,
        rules=games.kind(agreed["game"]).version,
        **agreed,
    )


def open_up(draft: Draft) -> None:
    """After creating a table: start if all seats are taken and autostart is on."""
    if draft.row.status == "open":
        start_if_full(draft)
        draft.settle()


def _new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(10))


async def make_rematch(keeper: Keeper, table_id: str, account: AccountRow, made_from: str) -> str:
    """The id of a finished game's rematch, which is created if needed."""
    async with keeper.reading(table_id) as live:
        row, seats = _rematch_of(live, account, keeper.settings)
    row.made_from = made_from
    await quotas.add(keeper, row, seats)

    def agree(draft: Draft) -> str:
        if draft.row.rematch is None:
            draft.row.rematch = row.id
            draft.note("rematch", draft.live.mine(account.id)[0], table=row.id)
        return draft.row.rematch  # of the first who asked: another one stays empty and is closed in time

    return await keeper.change(table_id, agree)


def _rematch_of(live: Live, account: AccountRow, settings: Settings) -> tuple[TableRow, list[SeatRow]]:
    """The same table again, everybody one seat further on; a seat is kept for each of the others."""
    old = live.row
    if old.status != "finished":
        raise Refusal("not_over", "A rematch is possible when the game is over.")
    if not live.mine(account.id):
        raise Refusal("not_allowed", "Only those who played can ask for a rematch.")
    seats = []
    for i in range(len(live.seats)):
        before = live.seats[i - 1]
        if before.kind == "bot":
            seats.append(SeatRow(i, "bot", level=before.level))
        elif before.account_id is None:
            seats.append(SeatRow(i, "open"))
        elif before.account_id == account.id:
            seats.append(SeatRow(i, "person", account.id, name=before.name, came_from=before.came_from))
        else:
            seats.append(SeatRow(i, "invited", reserved_id=before.account_id, name=before.name))
    agreed = ("game", "options", "public", "spectators", "hints", "chat", "start", "grace", "rated", "club_id")
    same = {name: getattr(old, name) for name in agreed}
    clock = {"clock_kind": old.clock_kind, "clock_amount": old.clock_amount}
    return new_row(account, settings, **same, **clock, autostart=True), seats


def meet_again(draft: Draft, account: AccountRow, came_from: str | None = None) -> None:
    """Take the reserved seat at a rematch, and start when everybody is there."""
    if any(seat.reserved_id == account.id for seat in draft.seats):
        join(draft, account, None, None, came_from)
    elif not draft.live.mine(account.id):
        raise Refusal("not_allowed", "Only those who played can ask for a rematch.")
    else:
        open_up(draft)


def join(draft: Draft, account: AccountRow, seat: int | None, code: str | None, came_from: str | None = None) -> None:
    """Sit down: on seats kept for the account, on the one that is asked for, or on the first that is free."""
    _check_open(draft.row)
    draft.live.let_see(account.id)
    if account.id in draft.row.kicked:
        raise Refusal("not_allowed", "The host has removed you from this table: choose another one.")
    kept = [found for found in draft.seats if found.reserved_id == account.id]
    if draft.row.rated:
        fair.refuse_guest(account, "Rated games")
        if draft.live.mine(account.id):
            raise Refusal("seat_taken", "This game is rated: everybody has only one seat.")
    if seat is None and not kept and draft.live.mine(account.id):
        return
    chosen = kept if seat is None and kept else [_free_seat(draft, account, seat, code)]
    for found in chosen:
        found.kind, found.account_id, found.reserved_id, found.name = "person", account.id, None, account.name
        found.came_from = came_from if draft.row.rated else None
        draft.note("joined", found.seat)
    if draft.row.host_id is None:
        draft.row.host_id = account.id
    start_if_full(draft)
    draft.settle()


def _free_seat(draft: Draft, account: AccountRow, seat: int | None, code: str | None) -> SeatRow:
    if code is not None and not secrets.compare_digest(code.strip().upper().encode(), draft.row.code.encode()):
        raise Refusal("not_allowed", "That is not the invitation code of this table.")
    invited = code is not None or draft.row.host_id == account.id
    if not invited and not draft.row.public and account.id not in draft.live.members:
        raise Refusal("not_allowed", "This table is private: give its invitation code.")
    if not invited and draft.live.mine(account.id):
        raise Refusal("seat_taken", "You already have a seat at this table.")
    allowed = ("open", "invited") if invited else ("open",)
    free = [found for found in draft.seats if found.kind in allowed and found.reserved_id is None]
    if seat is not None:
        if draft.seat(seat) not in free:
            raise Refusal("seat_taken", f"Seat {seat} is not free: choose another.")
        return draft.seat(seat)
    if not free:
        raise Refusal("seat_taken", "There is no free seat at this table.")
    return free[0]


def start_if_full(draft: Draft) -> None:
    """Start when all seats are taken, if autostart is on."""
    if draft.row.autostart and draft.row.status == "open" and all(s.kind in ("person", "bot") for s in draft.seats):
        draft.start()


def leave(draft: Draft, account_id: int) -> None:
    """Leave a seat before the start; the host role passes on, and a table without people is closed."""
    _check_open(draft.row)
    if not draft.live.mine(account_id):
        return
    for found in draft.seats:
        if found.account_id == account_id:
            draft.note("left", found.seat)
            _free(found)
    people = [found.account_id for found in draft.seats if found.account_id is not None]
    if not people:
        draft.close("cancelled")
    elif draft.row.host_id == account_id:
        draft.row.host_id = people[0]
    draft.settle()


def _free(seat: SeatRow) -> None:
    seat.came_from = None
    seat.kind, seat.account_id, seat.reserved_id, seat.name, seat.level = "open", None, None, None, None


def kick(draft: Draft, account_id: int, seat: int) -> None:
    """The host frees a seat before the start."""
    check_host(draft.row, account_id)
    found = draft.seat(seat)
    if found.account_id == account_id:
        raise Refusal("not_allowed", "You cannot remove yourself: leave the table instead.")
    if found.kind == "person" and found.account_id is not None:
        draft.row.kicked = [*draft.row.kicked, found.account_id][-MOST_KICKED:]
        for theirs in [other for other in draft.seats if other.account_id == found.account_id]:
            draft.note("kicked", theirs.seat)
            _free(theirs)
    else:
        _free(found)
    draft.settle()


def change_seat(draft: Draft, account_id: int, seat: int, body: SeatChange) -> None:
    """The host changes a seat without a person."""
    check_host(draft.row, account_id)
    found = draft.seat(seat)
    if found.kind == "person":
        raise Refusal("seat_taken", f"Somebody sits on seat {seat + 1}: free it first.")
    check_level(draft.row.game, body)
    if draft.row.rated and body.kind == "bot":
        fair.check_level(draft.row.game, body.level, len(draft.seats))
    _free(found)
    found.kind, found.level = body.kind, body.level if body.kind == "bot" else None
    if all(other.kind == "bot" for other in draft.seats):  # the quota of such games is checked when one is made
        raise Refusal("not_allowed", "Leave a seat for a person, or create another table with bots only.")
    start_if_full(draft)
    draft.settle()


def check_level(game_id: str, body: NewSeat | SeatChange) -> None:
    """Refuse a bot of a level that the game does not have."""
    known = bots.levels(game_id)
    if body.kind == "bot" and body.level not in known:
        raise Refusal("bad_request", f"This game has no level {body.level}: choose {', '.join(known)}.")


def start(draft: Draft, account_id: int) -> None:
    """The host starts the game."""
    check_host(draft.row, account_id)
    if not all(found.kind in ("person", "bot") for found in draft.seats):
        raise Refusal("seats_open", "There are free seats: wait for people, or let bots sit there.")
    draft.start()
    draft.settle()


def remove_account(draft: Draft, account_id: int) -> None:
    """Remove a deleted account from a table; bots play on."""
    if draft.row.status == "open":
        for found in draft.seats:
            if found.reserved_id == account_id:
                _free(found)
        if draft.row.event_id is None:  # else it begins at any moment, and whoever is gone is found out then
            leave(draft, account_id)
        draft.settle()
    elif draft.row.status == "playing" and not draft.live.other_rules:
        for found in draft.seats:
            if found.account_id == account_id and not found.resigned and draft.row.status == "playing":
                give_up(draft, found.seat)
        draft.settle()


def check_host(row: TableRow, account_id: int) -> None:
    """Refuse anybody but the host of an open table."""
    only_host(row, account_id)
    _check_open(row)


def only_host(row: TableRow, account_id: int) -> None:
    """Refuse anybody but the host of a table."""
    if row.host_id != account_id:
        raise Refusal("not_host", "Only the host of the table can do this.")


def _check_open(row: TableRow) -> None:
    if row.status != "open" or row.event_id is not None:
        raise Refusal("not_open", "The game has started, or the table is closed.")
