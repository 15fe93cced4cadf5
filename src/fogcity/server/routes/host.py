"""Reports, one-time links and the admin tools."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from fogcity.games import BadInput
from fogcity.server.accounts import token_hash
from fogcity.server.admin import Admin
from fogcity.server.problems import Refusal, documented
from fogcity.server.protocol.clubs import EventStatus
from fogcity.server.protocol.host import (
    AdminAccount,
    AdminAction,
    AdminBlock,
    AdminClub,
    AdminClubContent,
    AdminEntrant,
    AdminEntry,
    AdminEvent,
    AdminReport,
    AdminSession,
    AdminTable,
    AdminTableContent,
    ClubAction,
    EventAction,
    EventChange,
    NewName,
    NewPasswordByLink,
    Report,
    ResetLink,
    TableAction,
)
from fogcity.server.protocol.people import Me
from fogcity.server.routes.common import (
    Account,
    EventIdPath,
    ServicesDep,
    TableIdPath,
    json,
    limited,
    limited_by_address,
)
from fogcity.server.routes.people import me_of, set_cookie

router = APIRouter(tags=["host"])
Status = Literal["open", "playing", "finished", "closed"]
NamePath = Annotated[str, Path(max_length=24, examples=["Foggy Otter"])]


@router.post(
    "/reports",
    status_code=204,
    responses=documented("no_account", "not_found", "not_allowed", "no_such_seat"),
    dependencies=[limited("reports")],
)
async def report(body: Report, services: ServicesDep, account: Account) -> None:
    """Report a message or a name to the host."""
    async with services.keeper.reading(body.table, fresh=True) as live:
        live.let_see(account.id)
        if body.message is not None:
            said = next((m for m in live.messages if m.id == body.message and m.kind == "chat"), None)
            if said is None:
                raise Refusal("not_found", "There is no such message at this table.")
            about, text = said.account_id, said.text or ""
        else:
            seat = next((seat for seat in live.seats if seat.seat == body.seat), None)
            if seat is None:
                raise Refusal("no_such_seat", "Name the message, or the seat, that the report is about.")
            about, text = seat.account_id, seat.name or ""
    if about is None or about == account.id:
        raise Refusal("not_allowed", "There is nobody to report.")
    kind = "name" if body.message is None else "message"
    await services.people.report(account.id, about, body.table, kind, text)


@router.post("/reset", responses=documented("not_found"), dependencies=[limited_by_address("logins")])
async def reset(request: Request, response: Response, body: NewPasswordByLink, services: ServicesDep) -> Me:
    """Set a new password with a link from the host and log in on this device; all others are logged out."""
    account_id = await services.people.use_link("reset", token_hash(body.token))
    account = await services.people.by_id(account_id) if account_id is not None else None
    if account is None:
        raise Refusal("not_found", "This link has been used or has expired: ask the host for another one.")
    token = await services.accounts.new_password(account, body.password)
    await services.tell_logged_out(account.id)
    set_cookie(request, response, token)
    return me_of(account)


def admin_of(account: Account, services: ServicesDep) -> Admin:
    """Admin tools."""
    if not account.admin or account.password is None:
        raise Refusal("not_allowed", "Only admins can do this.")
    return Admin(services.database, account.name)


AdminDep = Annotated[Admin, Depends(admin_of)]
_ADMIN = documented("no_account", "not_allowed", "not_found")


@contextmanager
def _found() -> Iterator[None]:
    """Turn missing accounts, tables and the like into a `not_found` problem."""
    try:
        yield
    except BadInput as error:
        raise Refusal("not_found", str(error)) from None


Search = Annotated[str, Query(max_length=24, examples=["otter"])]


@router.get("/admin/accounts", response_model=list[AdminAccount], responses=_ADMIN)
async def accounts(admin: AdminDep, search: Search = "", banned: bool = False) -> Response:
    """Accounts whose name contains a text, most recently seen first."""
    return json(await admin.accounts(search, banned=banned))


@router.get("/admin/accounts/{name:path}/sessions", response_model=list[AdminSession], responses=_ADMIN)
async def sessions(name: NamePath, admin: AdminDep) -> Response:
    """The sessions of an account."""
    with _found():
        return json(await admin.sessions(name))


@router.get("/admin/accounts/{name:path}/blocks", response_model=list[AdminBlock], responses=_ADMIN)
async def blocks(name: NamePath, admin: AdminDep) -> Response:
    """Whom an account has blocked, and who has blocked it, newest first."""
    with _found():
        return json(await admin.blocks(name))


@router.post("/admin/accounts/{name:path}/reset", responses=_ADMIN)
async def reset_link(name: NamePath, admin: AdminDep) -> ResetLink:
    """A link to set a new password, valid once and for a day."""
    with _found():
        await admin.spare_admins(name)
        return ResetLink(link=await admin.reset(name))


@router.post("/admin/accounts/{name:path}/{action}", status_code=204, responses=_ADMIN)
async def act_on_account(
    name: NamePath, action: AdminAction, admin: AdminDep, services: ServicesDep, body: NewName | None = None
) -> None:
    """Ban, unban, log out, rename or delete an account."""
    with _found():
        await admin.spare_admins(name)
        match action:
            case "ban" | "unban":
                await admin.ban(name, banned=action == "ban")
            case "logout":
                await admin.logout(name)
            case "rename":
                await admin.rename(name, _new_name(body))
            case "delete":
                await admin.delete_account(name)
    services.keeper.missed()
    await services.hub.missed()


@router.get("/admin/tables", response_model=list[AdminTable], responses=_ADMIN)
async def tables(admin: AdminDep, status: Status | None = None, of: Search = "") -> Response:
    """Tables, most recently changed first; with `of`, those of one player."""
    with _found():
        return json(await admin.tables(status=status, of=of or None))


@router.get("/admin/tables/{table_id}", responses=_ADMIN)
async def table(table_id: TableIdPath, admin: AdminDep) -> AdminTableContent:
    """The players and the chat of a table, even a private one."""
    with _found():
        seats, messages = await admin.table(table_id)
    return AdminTableContent.model_validate({"seats": seats, "messages": messages})


@router.post("/admin/tables/{table_id}/{action}", status_code=204, responses=_ADMIN)
async def act_on_table(table_id: TableIdPath, action: TableAction, admin: AdminDep, services: ServicesDep) -> None:
    """Close a table without a result, or delete it with everything played and said there."""
    with _found():
        await (admin.close(table_id) if action == "close" else admin.delete_table(table_id))
    services.keeper.missed()


@router.get("/admin/clubs", response_model=list[AdminClub], responses=_ADMIN)
async def clubs(admin: AdminDep, search: Search = "") -> Response:
    """Clubs whose name contains a text, including closed ones; newest first."""
    return json(await admin.clubs(search))


@router.get("/admin/clubs/{name:path}", responses=_ADMIN)
async def club(name: NamePath, admin: AdminDep) -> AdminClubContent:
    """The members and events of a club."""
    with _found():
        members, events = await admin.club(name)
    return AdminClubContent.model_validate({"members": members, "events": events})


@router.post("/admin/clubs/{name:path}/{action}", status_code=204, responses=_ADMIN)
async def act_on_club(
    name: NamePath, action: ClubAction, admin: AdminDep, services: ServicesDep, body: NewName | None = None
) -> None:
    """Close a club, which hides it, reopen it, rename it, or delete it with its events."""
    with _found():
        match action:
            case "close" | "open":
                await admin.close_club(name, closed=action == "close")
            case "rename":
                await admin.rename_club(name, _new_name(body))
            case "delete":
                await admin.delete_club(name)
    services.keeper.missed()


@router.get("/admin/events", response_model=list[AdminEvent], responses=_ADMIN)
async def events(admin: AdminDep, status: EventStatus | None = None, of: Search = "") -> Response:
    """Events, latest start first; with `of`, those of a club."""
    with _found():
        return json(await admin.events(status=status, of=of or None))


@router.get("/admin/events/{event_id}", response_model=list[AdminEntrant], responses=_ADMIN)
async def event(event_id: EventIdPath, admin: AdminDep) -> Response:
    """The entrants of an event and their places."""
    with _found():
        return json(await admin.event(event_id))


@router.post("/admin/events/{event_id}/{action}", status_code=204, responses=_ADMIN)
async def act_on_event(
    event_id: EventIdPath, action: EventAction, admin: AdminDep, body: EventChange | None = None
) -> None:
    """Rename an event, move it to another time, cancel it, or delete it with its results; games stay."""
    with _found():
        match action:
            case "rename":
                await admin.rename_event(event_id, _new_name(body))
            case "move":
                if body is None or body.starts_at is None:
                    raise Refusal("bad_request", "The new time is missing.")
                await admin.move_event(event_id, body.starts_at)
            case "cancel":
                await admin.cancel_event(event_id)
            case "delete":
                await admin.delete_event(event_id)


def _new_name(body: NewName | EventChange | None) -> str:
    if body is None or body.name is None:
        raise Refusal("bad_request", "The new name is missing.")
    return body.name


@router.get("/admin/reports", response_model=list[AdminReport], responses=_ADMIN)
async def reports(admin: AdminDep) -> Response:
    """Open reports, oldest first."""
    return json(await admin.reports())


@router.get("/admin/log", response_model=list[AdminEntry], responses=_ADMIN)
async def log(admin: AdminDep) -> Response:
    """What admins did, newest first."""
    return json(await admin.log())


@router.post("/admin/reports/{number}/done", status_code=204, responses=_ADMIN)
async def report_done(number: Annotated[int, Path(ge=1, le=2**31 - 1, examples=[7])], admin: AdminDep) -> None:
    """Mark a report as resolved."""
    with _found():
        await admin.done(number)


@router.get(
    "/me/data",
    responses={**documented("no_account"), 200: {"content": {"application/json": {}}}},
    dependencies=[limited("exports")],
)
async def data(services: ServicesDep, account: Account) -> Response:
    """Everything stored about you, as one file."""
    name = {"Content-Disposition": 'attachment; filename="fogcity-my-data.json"'}
    return json(await services.everything_of(account.id), headers=name)
