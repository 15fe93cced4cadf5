"""Reports, one-time links and the host's tools for accounts that the host named."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from fogcity.games import BadInput
from fogcity.server.accounts import token_hash
from fogcity.server.admin import Admin
from fogcity.server.problems import Refusal, documented
from fogcity.server.protocol.host import (
    AdminAccount,
    AdminAction,
    AdminEntry,
    AdminReport,
    AdminSession,
    AdminTable,
    AdminTableContent,
    NewName,
    NewPasswordByLink,
    Report,
    ResetLink,
    TableAction,
)
from fogcity.server.protocol.people import Me
from fogcity.server.routes.common import Account, ServicesDep, TableIdPath, json, limited, limited_by_address
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
async def report(wish: Report, services: ServicesDep, account: Account) -> None:
    """Report a message or a name to the host."""
    async with services.keeper.reading(wish.table, fresh=True) as live:
        live.let_see(account.id)
        if wish.message is not None:
            said = next((m for m in live.messages if m.id == wish.message and m.kind == "chat"), None)
            if said is None:
                raise Refusal("not_found", "There is no such message at this table.")
            about, text = said.account_id, said.text or ""
        else:
            seat = next((seat for seat in live.seats if seat.seat == wish.seat), None)
            if seat is None:
                raise Refusal("no_such_seat", "Say which message, or which seat's name, it is about.")
            about, text = seat.account_id, seat.name or ""
    if about is None or about == account.id:
        raise Refusal("not_allowed", "There is nobody to report.")
    kind = "name" if wish.message is None else "message"
    await services.people.report(account.id, about, wish.table, kind, text)


@router.post("/reset", responses=documented("not_found"), dependencies=[limited_by_address("logins")])
async def reset(request: Request, response: Response, wish: NewPasswordByLink, services: ServicesDep) -> Me:
    """Set a new password by a link of the host's, and come back on this device; others are logged out."""
    account_id = await services.people.use_link("reset", token_hash(wish.token))
    account = await services.people.by_id(account_id) if account_id is not None else None
    if account is None:
        raise Refusal("not_found", "This link was used already, or it is too old: ask the host for another one.")
    token = await services.accounts.new_password(account, wish.password)
    await services.tell_logged_out(account.id)
    set_cookie(request, response, token)
    return me_of(account)


def admin_of(account: Account, services: ServicesDep) -> Admin:
    """The host's tools, for admins only."""
    if not account.admin or account.password is None:
        raise Refusal("not_allowed", "Only admins may do this.")
    return Admin(services.database, account.name)


AdminDep = Annotated[Admin, Depends(admin_of)]
_ADMIN = documented("no_account", "not_allowed", "not_found")


@contextmanager
def _found() -> Iterator[None]:
    """Somebody or something that does not exist is a problem of the request."""
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


@router.post("/admin/accounts/{name:path}/reset", responses=_ADMIN)
async def reset_link(name: NamePath, admin: AdminDep) -> ResetLink:
    """A link to set a new password, valid once and for a day."""
    with _found():
        await admin.spare_admins(name)
        return ResetLink(link=await admin.reset(name))


@router.post("/admin/accounts/{name:path}/{action}", status_code=204, responses=_ADMIN)
async def act_on_account(
    name: NamePath, action: AdminAction, admin: AdminDep, services: ServicesDep, wish: NewName | None = None
) -> None:
    """Ban, unban, log out, rename or delete somebody."""
    with _found():
        await admin.spare_admins(name)
        match action:
            case "ban" | "unban":
                await admin.ban(name, banned=action == "ban")
            case "logout":
                await admin.logout(name)
            case "rename":
                if wish is None:
                    raise Refusal("bad_request", "Give the new name.")
                await admin.rename(name, wish.name)
            case "delete":
                await admin.delete_account(name)
    services.keeper.missed()
    await services.hub.missed()


@router.get("/admin/tables", response_model=list[AdminTable], responses=_ADMIN)
async def tables(admin: AdminDep, status: Status | None = None, of: Search = "") -> Response:
    """Tables, the last changed first; with `of` those where somebody sits."""
    with _found():
        return json(await admin.tables(status=status, of=of or None))


@router.get("/admin/tables/{table_id}", responses=_ADMIN)
async def table(table_id: TableIdPath, admin: AdminDep) -> AdminTableContent:
    """Who sits at a table, a private one, too, and what was said there."""
    with _found():
        seats, messages = await admin.table(table_id)
    return AdminTableContent.model_validate({"seats": seats, "messages": messages})


@router.post("/admin/tables/{table_id}/{action}", status_code=204, responses=_ADMIN)
async def act_on_table(table_id: TableIdPath, action: TableAction, admin: AdminDep, services: ServicesDep) -> None:
    """Close a table without a result, or delete it with everything played and said there."""
    with _found():
        await (admin.close(table_id) if action == "close" else admin.delete_table(table_id))
    services.keeper.missed()


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
    """Everything that is stored about me, as one file."""
    answer = json(await services.everything_of(account.id))
    answer.headers["Content-Disposition"] = 'attachment; filename="fogcity-my-data.json"'
    return answer
