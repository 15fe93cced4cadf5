"""Notification settings: kinds, quiet hours, devices and e-mail; and lost passwords."""

import contextlib
import hashlib
from typing import Annotated

from fastapi import APIRouter, Path, Request

from fogcity.server.accounts import token_hash, token_of
from fogcity.server.names import name_key
from fogcity.server.notices import post
from fogcity.server.notices.letters import CONFIRM, RESET
from fogcity.server.problems import Refusal, documented
from fogcity.server.protocol.notices import (
    LostPassword,
    MailAddress,
    MailLink,
    NoticeDevice,
    NoticeMail,
    NoticePreferences,
    Notices,
    QuietHours,
    Subscription,
)
from fogcity.server.routes.common import Account, ServicesDep, limited, limited_by_address
from fogcity.server.services import Services

router = APIRouter(tags=["notices"])


async def _notices(request: Request, services: Services, account_id: int) -> Notices:
    preferences, devices = await services.notices.preferences.of(account_id)
    here = token_hash(token_of(request) or "")
    begin, end = preferences["quiet_from"], preferences["quiet_until"]
    return Notices(
        preferences=NoticePreferences(
            off=preferences["off"],
            quiet=QuietHours(start=begin, end=end) if begin is not None and end is not None else None,
            zone=preferences["zone"],
            language=preferences["language"],
            mail=preferences["mail"],
        ),
        key=services.notices.vapid.public,
        devices=[
            NoticeDevice(id=one["id"], name=one["name"], created_at=one["created_at"], here=one["session"] == here)
            for one in devices
        ],
        mail=NoticeMail(
            available=bool(services.settings.smtp_host),
            address=preferences["address"],
            confirmed=preferences["confirmed"],
        ),
    )


@router.get("/me/notices", responses=documented("no_account"))
async def notices(request: Request, services: ServicesDep, account: Account) -> Notices:
    """Your notification settings."""
    return await _notices(request, services, account.id)


@router.put("/me/notices", responses=documented("no_account"))
async def set_preferences(
    request: Request, body: NoticePreferences, services: ServicesDep, account: Account
) -> Notices:
    """Change your notification settings."""
    values = body.model_dump(exclude={"quiet"})
    values["quiet_from"], values["quiet_until"] = (body.quiet.start, body.quiet.end) if body.quiet else (None, None)
    await services.notices.preferences.change(account.id, **values)
    return await _notices(request, services, account.id)


@router.put("/me/notices/devices", responses=documented("no_account"), dependencies=[limited("tables")])
async def subscribe(request: Request, body: Subscription, services: ServicesDep, account: Account) -> Notices:
    """Subscribe this device to notifications; logging out unsubscribes it."""
    try:
        post.read(body.endpoint, private=services.settings.private_targets)
    except post.Forbidden as why:
        raise Refusal("bad_request", f"This device can't be used: {why}.") from None
    session = token_hash(token_of(request) or "")
    device = {"endpoint": body.endpoint, "p256dh": body.keys.p256dh, "auth": body.keys.auth, "name": body.name}
    await services.notices.preferences.subscribe(account.id, session, **device)
    return await _notices(request, services, account.id)


DevicePath = Annotated[int, Path(ge=1, le=2**31 - 1, examples=[7])]


@router.delete("/me/notices/devices/{device}", responses=documented("no_account", "not_found"))
async def unsubscribe(request: Request, device: DevicePath, services: ServicesDep, account: Account) -> Notices:
    """Unsubscribe one of your devices."""
    if not await services.notices.preferences.unsubscribe(account.id, device):
        raise Refusal("not_found", "There is no such device: it may have been removed already.")
    return await _notices(request, services, account.id)


def _let_mail(services: Services) -> None:
    if not services.settings.smtp_host:
        raise Refusal("not_allowed", "This server doesn't send e-mail: ask its host.")


@router.put(
    "/me/notices/mail",
    responses=documented("no_account", "not_allowed", "bad_password"),
    dependencies=[limited("mails"), limited_by_address("logins")],
)
async def set_address(request: Request, body: MailAddress, services: ServicesDep, account: Account) -> Notices:
    """Set your e-mail address. It gets a confirmation link, and nothing else until you open that."""
    _let_mail(services)
    await services.accounts.check_password(account, body.password)  # because an e-mail can reset it
    await services.limits.check("mails", hashlib.sha256(body.address.encode()).hexdigest()[:32])  # from any account
    await services.notices.preferences.set_address(account.id, body.address)
    services.notices.mail(account.id, CONFIRM)
    return await _notices(request, services, account.id)


@router.delete("/me/notices/mail", responses=documented("no_account"))
async def forget_address(request: Request, services: ServicesDep, account: Account) -> Notices:
    """Remove your e-mail address."""
    await services.notices.preferences.set_address(account.id, None)
    return await _notices(request, services, account.id)


@router.post(
    "/confirm", status_code=204, responses=documented("not_found"), dependencies=[limited_by_address("logins")]
)
async def confirm(body: MailLink, services: ServicesDep) -> None:
    """Confirm an e-mail address with the link sent to it."""
    account_id = await services.people.use_link(CONFIRM, token_hash(body.token))
    if not account_id:
        raise Refusal("not_found", "This link has been used or has expired: ask for another one in the settings.")
    await services.notices.preferences.change(account_id, confirmed=True)


@router.post(
    "/lost-password", status_code=204, responses=documented("not_allowed"), dependencies=[limited_by_address("logins")]
)
async def lost_password(body: LostPassword, services: ServicesDep) -> None:
    """Send a link to set a new password to a confirmed address; the answer never says whether there is one."""
    _let_mail(services)
    if "@" in body.who:
        found = await services.notices.preferences.with_address(body.who.strip().lower())
    else:
        account = await services.people.by_name(name_key(body.who))
        found = [account.id] if account is not None else []
    for account_id in found:
        with contextlib.suppress(Refusal):
            await services.limits.check("mails", str(account_id))
            services.notices.mail(account_id, RESET)
