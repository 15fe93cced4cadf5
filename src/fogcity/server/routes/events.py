"""Events of clubs: planning, entering, standings and pairings."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from fogcity import games
from fogcity.server.clubs.clubs import Club
from fogcity.server.clubs.events import ahead
from fogcity.server.clubs.rows import EventRow, Whole
from fogcity.server.clubs.views import event_info, event_record, event_state
from fogcity.server.names import clean_name
from fogcity.server.problems import Refusal, documented
from fogcity.server.protocol.clubs import (
    LONGEST_EVENT_NAME,
    EventInfo,
    EventRecord,
    EventState,
    EventTime,
    NewEvent,
)
from fogcity.server.routes.clubs import ClubPath, ClubQuery
from fogcity.server.routes.common import (
    Account,
    EventIdPath,
    MaybeAccount,
    ServicesDep,
    came_from,
    json,
    limited,
    limited_by_address,
)
from fogcity.server.services import Services
from fogcity.server.store import AccountRow

router = APIRouter(tags=["events"])
_EVENT = documented("no_account", "not_found", "not_allowed", "not_open")


@router.get("/events", responses=documented("not_found"))
async def list_events(
    services: ServicesDep,
    account: MaybeAccount,
    club: ClubQuery = None,
) -> list[EventInfo]:
    """Events for everybody and of your clubs: those under way and to come first, then the last ones."""
    of = None if club is None else await services.clubs.find(club, account)
    return [event_info(event, name, number) for event, name, number in await services.events.listed(account, of)]


@router.post(
    "/clubs/{name:path}/events",
    status_code=201,
    responses=documented("no_account", "not_found", "not_allowed"),
    dependencies=[limited("clubs")],
)
async def plan(name: ClubPath, body: NewEvent, services: ServicesDep, account: Account) -> EventState:
    """Plan an event, as an officer of a club."""
    club = await services.clubs.find(name, account)
    if body.game not in games.names():
        raise Refusal("bad_request", "There is no such game.")
    if body.players not in games.kind(body.game).options_type.seats:
        raise Refusal("bad_request", f"{body.players} cannot play this game.")
    if body.most > services.settings.quota_entrants:
        raise Refusal("bad_request", f"An event here has {services.settings.quota_entrants} players at most.")
    starts_at = ahead(body.starts_at)
    agreed = body.model_dump(exclude={"clock", "starts_at"}) | {"name": clean_name(body.name, LONGEST_EVENT_NAME)}
    clock = {"clock_kind": body.clock.kind, "clock_amount": body.clock.amount}
    event_id = await services.events.make(club, **agreed, **clock, starts_at=starts_at)
    return await _state(services, event_id, account)


@router.get(
    "/events/{event_id}/record",
    response_model=EventRecord,
    responses=documented("not_found", "not_allowed"),
    dependencies=[limited_by_address("heavy")],
)
async def record(event_id: EventIdPath, services: ServicesDep, account: MaybeAccount) -> Response:
    """Everything by which pairings and places can be computed again."""
    whole = await services.events.find(event_id, account, rounds=True)
    club = await _club_of(services, whole.event, account)
    return json(await services.aside(lambda: event_record(whole, club, account).model_dump_json().encode()))


@router.get(
    "/events/{event_id}",
    response_model=EventState,
    responses={**documented("not_found", "not_allowed"), 304: {"description": "Nothing has changed."}},
)
async def read(
    request: Request,
    event_id: EventIdPath,
    services: ServicesDep,
    account: MaybeAccount,
    round_: Annotated[
        int | None, Query(alias="round", ge=1, le=10**6, description="Whose pairings; the newest.", examples=[2])
    ] = None,
) -> Response:
    """An event with its standings; whoever sends the ETag of the last answer is told if nothing has changed."""
    tag = f'W/"{await services.events.version(event_id)}-{account.id if account else 0}-{round_ or 0}"'
    if request.headers.get("if-none-match") == tag:
        await services.events.may_see(event_id, account)
        return Response(status_code=304, headers={"ETag": tag})
    state = await _state(services, event_id, account, round_)
    content = await services.aside(lambda: state.model_dump_json().encode())
    return json(content, headers={"ETag": tag, "Cache-Control": "private, no-cache"})


@router.post("/events/{event_id}/enter", responses=_EVENT, dependencies=[limited("clubs")])
async def enter(request: Request, event_id: EventIdPath, services: ServicesDep, account: Account) -> EventState:
    """Take part, or come back after a rest."""
    await services.events.enter(event_id, account, came_from(request, services))
    return await _state(services, event_id, account)


@router.post("/events/{event_id}/leave", responses=_EVENT, dependencies=[limited("clubs")])
async def leave(event_id: EventIdPath, services: ServicesDep, account: Account) -> EventState:
    """Take part no longer, or rest; a game that has begun goes on."""
    await services.events.leave(event_id, account)
    return await _state(services, event_id, account)


@router.post("/events/{event_id}/cancel", responses=_EVENT, dependencies=[limited("clubs")])
async def cancel(event_id: EventIdPath, services: ServicesDep, account: Account) -> EventState:
    """Call an event off, as an officer of its club."""
    await services.events.cancel(event_id, account)
    return await _state(services, event_id, account)


@router.post("/events/{event_id}/move", responses=_EVENT, dependencies=[limited("clubs")])
async def move(event_id: EventIdPath, body: EventTime, services: ServicesDep, account: Account) -> EventState:
    """Let an event that has not begun begin at another time, as an officer of its club; all who entered are told."""
    await services.events.move(event_id, account, body.starts_at)
    return await _state(services, event_id, account)


async def _club_of(services: Services, event: EventRow, account: AccountRow | None) -> Club:
    return await services.clubs.by_id(event.club_id, account)


async def _state(
    services: Services, event_id: str, account: AccountRow | None, round_: int | None = None
) -> EventState:
    whole: Whole = await services.events.find(event_id, account)
    club = await _club_of(services, whole.event, account)
    return await services.aside(lambda: event_state(whole, club, account, round_))
