"""Accounts: who I am, names, passwords, coming back and leaving."""

from fastapi import APIRouter, Request, Response

from fogcity import locales
from fogcity.server import lobby
from fogcity.server.accounts import COOKIE, STAYS_FOR, name_key, token_hash
from fogcity.server.problems import documented
from fogcity.server.protocol.people import Arrive, Login, Me, NewPassword, Rename
from fogcity.server.routes.common import Account, MaybeAccount, ServicesDep, limited, limited_by_address
from fogcity.server.security import address_of
from fogcity.server.services import Services
from fogcity.server.store import AccountRow

router = APIRouter(tags=["accounts"])


def _me(account: AccountRow) -> Me:
    return Me(name=account.name, has_password=account.password is not None, created_at=account.created_at)


def _set_cookie(request: Request, response: Response, token: str) -> None:
    response.set_cookie(
        COOKIE,
        token,
        max_age=int(STAYS_FOR.total_seconds()),
        httponly=True,
        samesite="lax",  # not strict: an invitation link from a mail has to find its guest
        secure=request.url.scheme == "https",
    )


@router.post("/me", responses=documented())
async def arrive(
    request: Request,
    response: Response,
    services: ServicesDep,
    account: MaybeAccount,
    wish: Arrive | None = None,
) -> Me:
    """Who I am; on the first visit a guest account is made and its cookie set."""
    if account is None:
        await _let_in(request, services, wish.invitation if wish else None)
        account, token = await services.accounts.new_guest(locales.negotiate(request.headers.get("accept-language")))
        _set_cookie(request, response, token)
    return _me(account)


async def _let_in(request: Request, services: Services, invitation: str | None) -> None:
    """Count a new guest: those who are invited to a table with free seats do not depend on others in their network."""
    code = (invitation or "").strip().upper()
    if code and await services.keeper.store.free_seats(code):
        await services.limits.check("invited", code)
    else:
        await services.limits.check("guests", address_of(request.scope))


@router.get("/me", responses=documented("no_account"))
async def me(account: Account) -> Me:
    """Who I am."""
    return _me(account)


@router.patch("/me", responses=documented("no_account", "name_taken"))
async def rename(wish: Rename, account: Account, services: ServicesDep) -> Me:
    """Take another name; tables where one sits keep the name they know."""
    await services.accounts.rename(account, wish.name)
    return _me(account)


@router.put(
    "/me/password",
    responses=documented("no_account", "bad_password"),
    dependencies=[limited_by_address("logins")],
)
async def set_password(request: Request, wish: NewPassword, account: Account, services: ServicesDep) -> Me:
    """Set or change the password, to come back on another device; other devices are logged out."""
    await services.accounts.set_password(account, wish.password, wish.current, request.cookies[COOKIE])
    await services.tell_logged_out(account.id)
    return _me(account)


@router.post("/login", responses=documented("bad_password"), dependencies=[limited_by_address("logins")])
async def login(request: Request, response: Response, wish: Login, services: ServicesDep) -> Me:
    """Come back on this device."""
    await services.limits.check("account_logins", name_key(wish.name))
    account, token = await services.accounts.login(wish.name, wish.password)
    _set_cookie(request, response, token)
    return _me(account)


@router.post("/logout", status_code=204, responses=documented())
async def logout(request: Request, response: Response, services: ServicesDep, account: MaybeAccount) -> None:
    """Forget this device."""
    if account is not None:
        await services.people.drop_session(token_hash(request.cookies[COOKIE]))
        await services.tell_logged_out(account.id)
    response.delete_cookie(COOKIE)


@router.post("/logout-everywhere", status_code=204, responses=documented("no_account"))
async def logout_everywhere(response: Response, services: ServicesDep, account: Account) -> None:
    """Forget all devices; a guest without a password cannot come back."""
    await services.people.drop_sessions(account.id)
    await services.tell_logged_out(account.id)
    response.delete_cookie(COOKIE)


@router.delete("/me", status_code=204, responses=documented("no_account"), dependencies=[limited("tables")])
async def delete(response: Response, services: ServicesDep, account: Account) -> None:
    """Delete the account: games stay, the name goes, and bots play on where one played."""
    for table_id in await services.keeper.store.of_account(account.id, ("open", "playing")):
        await services.keeper.change(table_id, lobby.remove_account, account.id)
    await services.people.delete(account.id)
    await services.tell_logged_out(account.id)
    response.delete_cookie(COOKIE)
