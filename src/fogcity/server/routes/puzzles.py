"""Puzzles: first answers, and the best solvers."""

from fastapi import APIRouter

from fogcity.server.people.puzzles import Puzzles
from fogcity.server.problems import documented
from fogcity.server.protocol.puzzles import PuzzleAnswer, PuzzleLeaders, Solver
from fogcity.server.routes.clubs import ClubQuery, club_id_of
from fogcity.server.routes.common import Account, MaybeAccount, ServicesDep, limited
from fogcity.server.routes.deals import GamePath, LimitQuery

router = APIRouter(prefix="/puzzles", tags=["puzzles"])


@router.get("/{game}/leaders", responses=documented("not_found"))
async def puzzle_leaders(
    game: GamePath, services: ServicesDep, account: MaybeAccount, limit: LimitQuery = 50, club: ClubQuery = None
) -> PuzzleLeaders:
    """The best solvers of a game's puzzles, of this server or of a club; and your own figures."""
    return await Puzzles(services.database).leaders(game, limit, account, await club_id_of(services, club, account))


@router.post("/{game}", responses=documented("no_account", "not_found"), dependencies=[limited("puzzles")])
async def answer_puzzle(game: GamePath, body: PuzzleAnswer, services: ServicesDep, account: Account) -> Solver:
    """Send your first answer to a puzzle; later answers change nothing. Returns your figures."""
    return await Puzzles(services.database).answer(game, body, account)
