"""Friends: following, blocking, who is online, invitations."""

from fastapi import APIRouter, Request

from fogcity.server import lobby
from fogcity.server.people.profiles import Profiles
from fogcity.server.problems import Refusal, documented
from fogcity.server.protocol.friends import Circles, Friends, InvitationInfo, Invite, Person
from fogcity.server.routes.common import Account, ServicesDep, TableIdPath, limited
from fogcity.server.routes.profiles import NamePath
from fogcity.server.security import address_of

router = APIRouter(tags=["friends"])

_OTHERS = documented("no_account", "not_found", "not_allowed", "unavailable")
_LIMITED = [limited("friends")]


@router.get("/me/friends", responses=documented("no_account"))
async def friends(services: ServicesDep, account: Account) -> Friends:
    """Whom you follow, who follows you, and whom you have blocked; nobody else sees this."""
    return await services.friendships.all_of(account)


@router.put("/me/friends", responses=documented("no_account"))
async def set_circles(body: Circles, services: ServicesDep, account: Account) -> Friends:
    """Set who sees that you are online, and whose invitations you get."""
    await services.people.change(account.id, online_to=body.online_to, invited_by=body.invited_by)
    account.online_to, account.invited_by = body.online_to, body.invited_by
    if body.online_to == "nobody":
        await services.friendships.go_offline(account.id)
    return await services.friendships.all_of(account)


@router.put("/me/following/{name:path}", status_code=204, responses=_OTHERS, dependencies=_LIMITED)
async def follow(name: NamePath, services: ServicesDep, account: Account) -> None:
    """Follow somebody who does not hide their profile."""
    other = await services.friendships.named(name, account)
    await Profiles(services.database).find(name, account)
    await services.friendships.follow(account, other)


@router.delete("/me/following/{name:path}", status_code=204, responses=_OTHERS, dependencies=_LIMITED)
async def unfollow(name: NamePath, services: ServicesDep, account: Account) -> None:
    """Stop following somebody."""
    await services.friendships.unfollow(account, await services.friendships.named(name, account))


@router.put("/me/blocked/{name:path}", status_code=204, responses=_OTHERS, dependencies=_LIMITED)
async def block(name: NamePath, services: ServicesDep, account: Account) -> None:
    """Block somebody: you hear nothing from them and are never matched with them. They are not notified."""
    await services.friendships.block(account, await services.friendships.named(name, account))
    await services.tell_mutes(account.id)


@router.delete("/me/blocked/{name:path}", status_code=204, responses=_OTHERS, dependencies=_LIMITED)
async def unblock(name: NamePath, services: ServicesDep, account: Account) -> None:
    """Stop blocking somebody."""
    await services.friendships.unblock(account, await services.friendships.named(name, account))
    await services.tell_mutes(account.id)


@router.get("/me/invitations", responses=documented("no_account"))
async def invitations(services: ServicesDep, account: Account) -> list[InvitationInfo]:
    """The open tables you are invited to, newest first; requesting them marks you as online."""
    await services.friendships.be_online(account)
    return await services.friendships.invited_to(account.id)


@router.delete("/me/invitations/{table_id}", status_code=204, responses=documented("no_account"))
async def decline(table_id: TableIdPath, services: ServicesDep, account: Account) -> None:
    """Dismiss an invitation; nobody is notified."""
    await services.friendships.decline(account.id, table_id)


@router.get("/tables/{table_id}/invited", responses=documented("no_account", "not_found", "not_host"))
async def invited(table_id: TableIdPath, services: ServicesDep, account: Account) -> list[Person]:
    """The people you have invited to your table."""
    async with services.keeper.reading(table_id, fresh=True) as live:
        lobby.only_host(live.row, account.id)
    return await services.friendships.invited_at(table_id)


@router.post(
    "/tables/{table_id}/invited",
    status_code=204,
    responses=documented("no_account", "not_found", "not_host", "not_open", "not_allowed", "seat_taken", "unavailable"),
    dependencies=[limited("invitations")],
)
async def invite(
    request: Request, table_id: TableIdPath, body: Invite, services: ServicesDep, account: Account
) -> None:
    """Invite somebody to your table. The answer doesn't say whether it reaches them."""
    await services.limits.check("address_invitations", address_of(request.scope))
    async with services.keeper.reading(table_id, fresh=True) as live:
        lobby.check_host(live.row, account.id)
        if not any(seat.kind in ("open", "invited") for seat in live.seats):
            raise Refusal("seat_taken", "There is no free seat at this table.")
    other = await services.friendships.named(body.name, account)
    await services.limits.check("invitations_to", f"{account.id} {other.id}")
    if await services.friendships.invite(account, other, table_id):
        services.notices.invite(live, other.id, account.name)
