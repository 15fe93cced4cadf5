"""Reports, one-time links and the host's tools for accounts that the host named."""

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from fogcity.games import BadInput
from fogcity.server.accounts import token_hash
from fogcity.server.admin import Admin
from fogcity.server.problems import Refusal, documented
from fogcity.server.protocol.host import AdminAction, NewName, NewPasswordByLink, Report
from fogcity.server.protocol.people import Me
from fogcity.server.routes.common import Account, ServicesDep, TableIdPath, json, limited, limited_by_address
from fogcity.server.routes.people import me_of, set_cookie

router = APIRouter(tags=["host"])
Shown = Literal["accounts", "tables", "reports", "log"]
NamePath = Annotated[str, Path(max_length=24, examples=["Foggy Otter"])]


@router.post(
    "/reports",
    status_code=204,
    responses=documented("no_account", "not_found", "not_allowed", "no_such_seat"),
    dependencies=[limited("reports")],
)
async def report(wish: Report, services: ServicesDep, account: Account) -> None:
    """Tell the host of a message or of a name that should not be there."""
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


@router.get("/admin/{shown}", response_model=list[dict[str, Any]], responses=_ADMIN)
async def look(
    shown: Shown,
    admin: AdminDep,
    search: Annotated[str, Query(max_length=24, examples=["otter"])] = "",
) -> Response:
    """Accounts, tables, open reports, or what admins did."""
    match shown:
        case "accounts":
            rows = await admin.accounts(search)
        case "tables":
            rows = await admin.tables()
        case "reports":
            rows = await admin.reports()
        case "log":
            rows = await admin.log()
    return json(rows)


@router.post("/admin/accounts/{name}/{action}", status_code=204, responses=_ADMIN)
async def act_on_account(
    name: NamePath, action: AdminAction, admin: AdminDep, services: ServicesDep, wish: NewName | None = None
) -> None:
    """Ban, unban, log out or rename somebody."""
    try:
        match action:
            case "ban" | "unban":
                await admin.ban(name, banned=action == "ban")
            case "logout":
                await admin.logout(name)
            case "rename":
                if wish is None:
                    raise Refusal("bad_request", "Give the new name.")
                await admin.rename(name, wish.name)
    except BadInput as error:
        raise Refusal("not_found", str(error)) from None
    services.keeper.missed()
    await services.hub.missed()


@router.post("/admin/tables/{table_id}/close", status_code=204, responses=_ADMIN)
async def close_table(table_id: TableIdPath, admin: AdminDep, services: ServicesDep) -> None:
    """Close a table without a result."""
    try:
        await admin.close(table_id)
    except BadInput as error:
        raise Refusal("not_found", str(error)) from None
    services.keeper.missed()


@router.post("/admin/reports/{number}/done", status_code=204, responses=_ADMIN)
async def report_done(number: Annotated[int, Path(ge=1, le=2**31 - 1, examples=[7])], admin: AdminDep) -> None:
    """Note that a report was dealt with."""
    try:
        await admin.done(number)
    except BadInput as error:
        raise Refusal("not_found", str(error)) from None


@router.get("/me/data", responses={**documented("no_account"), 200: {"content": {"application/json": {}}}})
async def data(services: ServicesDep, account: Account) -> Response:
    """Everything that is stored about me, as one file."""
    everything = await services.people.everything_of(account.id)
    answer = json(everything)
    answer.headers["Content-Disposition"] = 'attachment; filename="fogcity-my-data.json"'
    return answer
