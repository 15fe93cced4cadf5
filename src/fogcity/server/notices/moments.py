"""Which changes at a table send a notification, and which withdraw an earlier one."""

from collections.abc import Iterator, Sequence
from datetime import datetime

from fogcity.server.notices.notice import Kind, Notice
from fogcity.server.notices.outbox import Post, Told, Withdrawal
from fogcity.server.settings import Settings
from fogcity.server.store import SeatRow, TableRow


def path_of(table_id: str) -> str:
    """The page of a table."""
    return f"/table/{table_id}"


def about(
    kind: Kind, row: TableRow, seats: Sequence[SeatRow], account_id: int | None, *, by: str | None = None
) -> Notice:
    """A notice about a table, for a player or somebody invited: the game and the other players."""
    others = [seat.name for seat in seats if seat.name and seat.account_id not in (None, account_id)]
    facts = {"game": row.game, "with": ", ".join(dict.fromkeys(others))} | ({"by": by} if by else {})
    until = None
    if kind == "turn":
        deadlines = [row.deadlines.get(str(seat.seat)) for seat in seats if seat.account_id == account_id]
        until = max((datetime.fromisoformat(each) for each in deadlines if each), default=None)
    if kind == "end" and row.places is not None and row.ended == "complete":
        facts["place"] = str(min(row.places[seat.seat] for seat in seats if seat.account_id == account_id))
    return Notice(kind, path_of(row.id), facts, row.id, until)


def of_change(
    before: TableRow, seats_before: Sequence[SeatRow], row: TableRow, seats: Sequence[SeatRow], settings: Settings
) -> Iterator[Told | Withdrawal]:
    """The notices that a change of a table sends, and those it withdraws."""
    people = {seat.account_id for seat in seats if seat.account_id is not None}
    to_act, was_to_act = _to_act(row, seats), _to_act(before, seats_before)
    for account_id in was_to_act - to_act:
        yield Withdrawal(account_id, row.id, kinds=("turn", "start"))
    if before.status == "open":
        came = people - {seat.account_id for seat in seats_before}
        yield from (Withdrawal(account_id, row.id, kinds=("invitation",)) for account_id in came)
    began = before.status == "open" and row.status == "playing"
    ended = before.status == "playing" and row.status == "finished"
    if row.status in ("playing", "closed") and row.status != before.status:
        yield Withdrawal(None, row.id, kinds=("invitation",) if began else ())
    if len(people) > 1:  # otherwise only bots are waiting
        yield from ((each, about("turn", row, seats, each)) for each in sorted(to_act - was_to_act))
        if began:
            yield from ((each, about("start", row, seats, each)) for each in sorted(people - to_act))
        if ended:
            yield from ((each, about("end", row, seats, each)) for each in sorted(people))
    if (began or ended) and settings.webhook and row.public and row.spectators and people:
        post = Post(settings.webhook, settings.webhook_language)
        yield post, about("start" if began else "end", row, seats, None)


def _to_act(row: TableRow, seats: Sequence[SeatRow]) -> set[int]:
    """The people a game is waiting for."""
    if row.status != "playing":
        return set()
    return {
        account_id
        for seat in row.waiting
        if not seats[seat].played_by_bot and (account_id := seats[seat].account_id) is not None
    }
