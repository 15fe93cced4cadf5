"""Reports the result of a game to its event, in the transaction that ends the game."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import Connection, select, update

from fogcity.server.store.club_schema import boards, entrants


def report(
    connection: Connection,
    table_id: str,
    accounts: Sequence[int | None],
    ranks: Sequence[int],
    absent: Sequence[bool],
    at: datetime,
) -> None:
    """Store the places and the no-shows of a game, once."""
    board = connection.execute(select(boards).where(boards.c.table_id == table_id, boards.c.ranks.is_(None))).first()
    if board is None:
        return
    theirs = select(entrants.c.account_id, entrants.c.number).where(
        entrants.c.event_id == board.event_id, entrants.c.number.in_(board.numbers)
    )
    number_of = {account: number for account, number in connection.execute(theirs) if account is not None}
    # The seats of deleted accounts are unknown. They have left, so they share the last place.
    others = iter(sorted(set(board.numbers) - {number_of[one] for one in accounts if one in number_of}))
    numbers = [number_of[one] if one in number_of else next(others) for one in accounts]
    places = {number: 1 + sum(other < mine for other in ranks) for number, mine in zip(numbers, ranks, strict=True)}
    missing = sorted(number for number, gone in zip(numbers, absent, strict=True) if gone)
    values = {"ranks": [places[number] for number in board.numbers], "absent": missing, "ended_at": at}
    connection.execute(update(boards).where(boards.c.table_id == table_id, boards.c.ranks.is_(None)).values(**values))
