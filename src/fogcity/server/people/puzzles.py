"""Puzzles: the server judges the first answer to each, and updates the solver's rating.

The puzzle files are those of this server's client, so the solutions are on every device. Like all servers
with public puzzles, this one cannot know who looked them up. It ensures that an answer is right, that
only the first one counts, and that ratings reflect how hard the puzzles were.
"""

import math
from collections.abc import Sequence
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import anyio.to_thread
from sqlalchemy import Connection, and_, select

from fogcity.server import static
from fogcity.server.people.hiding import shows
from fogcity.server.problems import Refusal
from fogcity.server.protocol.puzzles import PuzzleAnswer, PuzzleLeader, PuzzleLeaders, Solver
from fogcity.server.store import AccountRow, Database
from fogcity.server.store.database import insert_into
from fogcity.server.store.memberships import belong_to
from fogcity.server.store.puzzle_schema import answers, solvers
from fogcity.server.store.schema import accounts

FIRST = 1200
"""The initial rating. The client's copy is in web/src/app/puzzles/progress.svelte.ts."""
FAST, SLOW, KNOWN = 60, 24, 20
"""K factors for the first answers and afterwards, and how many answers it takes to be listed."""
NEW = Solver(rating=FIRST, tried=0, solved=0, streak=0, longest=0)


class Puzzle(NamedTuple):
    """The solution and rating of a puzzle."""

    best: int
    rating: int


@cache
def puzzles_of(game: str, folder: Path = static.FOLDER) -> dict[str, Puzzle]:
    """The puzzles of a game in this server's client, by name."""
    from fogcity.puzzles import (
        store,  # imports the puzzle search, which a server doesn't need at startup
    )

    for path in sorted(folder.glob("assets/puzzles.generated*.json")):
        head, sources = store.read(path)
        if head["game"] == game:
            return {
                f"{source.number}-{puzzle.step}": Puzzle(puzzle.best, puzzle.rating)
                for source in sources
                for puzzle in source.puzzles
            }
    return {}


def answered(before: Solver, puzzle: Puzzle, *, solved: bool) -> Solver:
    """A solver's figures after a first answer."""
    expected = 1 / (1 + 10 ** ((puzzle.rating - before.rating) / 400))
    step = FAST if before.tried < KNOWN else SLOW
    streak = before.streak + 1 if solved else 0
    return Solver(
        rating=math.floor(before.rating + step * (solved - expected) + 0.5),
        tried=before.tried + 1,
        solved=before.solved + solved,
        streak=streak,
        longest=max(before.longest, streak),
    )


class Puzzles:
    """Answers to puzzles, and solvers."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def answer(self, game: str, body: PuzzleAnswer, account: AccountRow) -> Solver:
        """Judge an account's first answer to a puzzle; later ones change nothing."""
        puzzle = (await anyio.to_thread.run_sync(puzzles_of, game)).get(body.puzzle)
        if puzzle is None:
            raise Refusal("not_found", "There is no such puzzle here.")
        solved = body.answer == puzzle.best

        def work(connection: Connection) -> Solver:
            key = {"account_id": account.id, "game": game}
            # One answer at a time, so that none is lost when two arrive together.
            connection.execute(select(accounts.c.id).where(accounts.c.id == account.id).with_for_update())
            before = _solver(connection, game, account.id) or NEW
            first = insert_into(connection, answers).values(
                **key, puzzle=body.puzzle, solved=solved, at=datetime.now(UTC)
            )
            if connection.execute(first.on_conflict_do_nothing()).rowcount == 0:
                return before
            now = answered(before, puzzle, solved=solved)
            written = insert_into(connection, solvers).values(**key, **now.model_dump())
            columns = [solvers.c.account_id, solvers.c.game]
            connection.execute(written.on_conflict_do_update(index_elements=columns, set_=now.model_dump()))
            return now

        return await self.database.write(f"puzzles {account.id}", work)

    async def leaders(
        self, game: str, limit: int, reader: AccountRow | None, club_id: int | None = None
    ) -> PuzzleLeaders:
        """The best solvers for a game, optionally among a club's members."""
        if not await anyio.to_thread.run_sync(puzzles_of, game):
            raise Refusal("not_found", "There are no puzzles for this game.")
        shown = [
            solvers.c.game == game,
            solvers.c.tried >= KNOWN,
            shows("leaders"),
            accounts.c.password.is_not(None),
        ]
        if club_id is not None:
            shown.append(belong_to(club_id))
        query = select(accounts.c.id, accounts.c.name, solvers).join(accounts, accounts.c.id == solvers.c.account_id)
        order = solvers.c.rating.desc(), solvers.c.solved.desc(), accounts.c.id
        async with self.database.engine.connect() as connection:
            rows: Sequence[Any] = (await connection.execute(query.where(*shown).order_by(*order).limit(limit))).all()
            mine = await connection.run_sync(_solver, game, reader.id) if reader is not None else None
        return PuzzleLeaders(
            game=game,
            leaders=[
                PuzzleLeader(
                    place=place,
                    name=row.name,
                    mine=reader is not None and reader.id == row.id,
                    **_figures(row),
                )
                for place, row in enumerate(rows, start=1)
            ],
            mine=mine,
        )


def _solver(connection: Connection, game: str, account_id: int) -> Solver | None:
    this = and_(solvers.c.account_id == account_id, solvers.c.game == game)
    found = connection.execute(select(solvers).where(this)).first()
    return None if found is None else Solver(**_figures(found))


def _figures(row: Any) -> dict[str, int]:
    return {name: getattr(row, name) for name in Solver.model_fields}
