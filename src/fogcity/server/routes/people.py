"""Accounts: names, passwords, logging in and out, deletion."""

from fastapi import APIRouter, Request, Response

from fogcity import locales
from fogcity.server import lobby
from fogcity.server.accounts import LINK_LETTERS, STAYS_FOR, cookie_of, token_hash, token_of
from fogcity.server.names import name_key
from fogcity.server.problems import Refusal, documented
from fogcity.server.protocol.people import Arrive, Login, Me, NewPassword, Rename
from fogcity.server.routes.common import Account, MaybeAccount, ServicesDep, limited, limited_by_address
from fogcity.server.security import address_of
from fogcity.server.services import Services
from fogcity.server.store import AccountRow

router = APIRouter(tags=["accounts"])


def me_of(account: AccountRow) -> Me:
    """An account as Me."""
    return Me(
        name=account.name,
        has_password=account.password is not None,
        created_at=account.created_at,
        admin=account.admin,
        hidden=account.hidden,
    )


def set_cookie(request: Request, response: Response, token: str) -> None:
    """Set the session cookie."""
    response.set_cookie(
        cookie_of(request),
        token,
        max_age=int(STAYS_FOR.total_seconds()),
        httponly=True,
        samesite="lax",  # not strict, because invitation links in e-mails need it
        secure=request.url.scheme == "https",
    )


def _drop_cookie(request: Request, response: Response) -> None:
    response.delete_cookie(cookie_of(request), httponly=True, samesite="lax", secure=request.url.scheme == "https")


@router.post("/me", responses=documented())
async def arrive(
    request: Request,
    response: Response,
    services: ServicesDep,
    account: MaybeAccount,
    body: Arrive | None = None,
) -> Me:
    """Your account; the first visit creates a guest account and sets its cookie."""
    if account is None:
        await _let_in(request, services, body.invitation if body else None)
        account, token = await services.accounts.new_guest(locales.negotiate(request.headers.get("accept-language")))
        set_cookie(request, response, token)
    return me_of(account)


async def _let_in(request: Request, services: Services, invitation: str | None) -> None:
    """Count a new guest; invited guests don't depend on others in their network."""
    code = (invitation or "").strip()
    if code and (inviter := await services.keeper.store.invited_from(code.upper())) is not None:
        await services.limits.check("invited", code.upper())
        await services.limits.check("invited_from", inviter)  # creating tables must not let in any number of guests
        return
    if len(code) == LINK_LETTERS and await services.people.use_link("invite", token_hash(code)) is not None:
        return
    await services.limits.check("guests", address_of(request.scope))
    if services.settings.invitation_only:
        raise Refusal("not_allowed", "This server is by invitation only: open the link that the host sent you.")


@router.get("/me", responses=documented("no_account"))
async def me(account: Account) -> Me:
    """Your account."""
    return me_of(account)


@router.patch("/me", responses=documented("no_account", "name_taken"))
async def rename(body: Rename, account: Account, services: ServicesDep) -> Me:
    """Change your name; tables you already sit at keep the old one."""
    await services.accounts.rename(account, body.name)
    return me_of(account)


@router.put(
    "/me/password",
    responses=documented("no_account", "bad_password"),
    dependencies=[limited_by_address("logins")],
)
async def set_password(request: Request, body: NewPassword, account: Account, services: ServicesDep) -> Me:
    """Set or change your password, so you can log in on other devices; all others are logged out."""
    await services.accounts.set_password(account, body.password, body.current, token_of(request) or "")
    await services.tell_logged_out(account.id)
    return me_of(account)


@router.post("/login", responses=documented("bad_password"), dependencies=[limited_by_address("logins")])
async def login(request: Request, response: Response, body: Login, services: ServicesDep) -> Me:
    """Log in on this device."""
    await services.limits.check("account_logins", name_key(body.name))
    account, token = await services.accounts.login(body.name, body.password)
    set_cookie(request, response, token)
    return me_of(account)


@router.post("/logout", status_code=204, responses=documented())
async def logout(request: Request, response: Response, services: ServicesDep, account: MaybeAccount) -> None:
    """Log out on this device."""
    if account is not None:
        await services.people.drop_session(token_hash(token_of(request) or ""))
        await services.tell_logged_out(account.id)
    _drop_cookie(request, response)


@router.post("/logout-everywhere", status_code=204, responses=documented("no_account"))
async def logout_everywhere(request: Request, response: Response, services: ServicesDep, account: Account) -> None:
    """Log out on all devices; a guest without a password cannot come back."""
    await services.people.drop_sessions(account.id)
    await services.tell_logged_out(account.id)
    _drop_cookie(request, response)


async def remove(services: Services, account_id: int) -> None:
    """Delete an account at all workers."""
    everywhere = await services.keeper.store.of_account(account_id)
    for table_id in await services.keeper.store.of_account(account_id, ("open", "playing")):
        await services.keeper.change(table_id, lobby.remove_account, account_id)
    await services.people.delete(account_id)
    await services.tell_read_again(everywhere)
    await services.tell_logged_out(account_id)


@router.delete("/me", status_code=204, responses=documented("no_account"), dependencies=[limited("tables")])
async def delete(request: Request, response: Response, services: ServicesDep, account: Account) -> None:
    """Delete your account: games stay, the name is removed, and bots play on in running games."""
    await remove(services, account.id)
    _drop_cookie(request, response)
