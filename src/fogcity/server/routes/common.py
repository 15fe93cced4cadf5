"""Dependencies of endpoints: services, accounts and limits."""

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Annotated, Any

from fastapi import Depends, Path, Request, Response
from fastapi.requests import HTTPConnection
from fastapi.responses import StreamingResponse

from fogcity.server import frames
from fogcity.server.accounts import banned, token_of
from fogcity.server.limits import Limited
from fogcity.server.people import beside
from fogcity.server.problems import Refusal
from fogcity.server.security import address_of, site_of
from fogcity.server.services import Services
from fogcity.server.store import AccountRow, SeatRow, TableRow


def services_of(connection: HTTPConnection) -> Services:
    """The parts of the worker that serves a request."""
    services: Services = connection.app.state.services
    return services


ServicesDep = Annotated[Services, Depends(services_of)]
PART = 64 * 1024
"""Bytes of an answer that are compressed at once."""
TABLE_ID = "^[A-Za-z0-9_-]{16}$"
TableIdPath = Annotated[
    str, Path(pattern=TABLE_ID, description="The address of a table.", examples=["b3xQ0aZr71LmPq_c"])
]
EventIdPath = Annotated[
    str, Path(pattern=TABLE_ID, description="The address of an event.", examples=["Zr71LmPq_cb3xQ0a"])
]


async def within_limits(request: Request, services: ServicesDep) -> None:
    """Every request counts."""
    await services.limits.check("requests", address_of(request.scope))


async def maybe_account(request: Request, services: ServicesDep) -> AccountRow | None:
    """The account of a request, if there is one."""
    account = await services.accounts.of_token(token_of(request))
    request.state.account_id = account.id if account else None
    if account is not None and account.banned_at is not None:
        raise banned()
    return account


MaybeAccount = Annotated[AccountRow | None, Depends(maybe_account)]


async def account(found: MaybeAccount) -> AccountRow:
    """The account of a request; refused without one."""
    if found is None:
        raise Refusal("no_account", "There is no account with this request: POST /api/me first.")
    return found


Account = Annotated[AccountRow, Depends(account)]


def limited(what: Limited) -> Any:
    """A dependency that counts something for an account."""

    async def check(account: Account, services: ServicesDep) -> None:
        await services.limits.check(what, str(account.id))

    return Depends(check)


def limited_by_address(what: Limited) -> Any:
    """A dependency that counts something for an address."""

    async def check(request: Request, services: ServicesDep) -> None:
        await services.limits.check(what, address_of(request.scope))

    return Depends(check)


async def made_from(request: Request, services: Services) -> str:
    """The hash of the network that a table is made from, which is counted."""
    await services.limits.check("new_tables", address_of(request.scope))
    return came_from(request, services)


def came_from(request: Request, services: Services) -> str:
    """The hash of the network that somebody comes from."""
    return services.counts.hidden(site_of(address_of(request.scope)))


def json(value: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """Plain data, or what is JSON already, as an answer; a long one is sent in parts."""
    content = value if isinstance(value, bytes) else frames.dumps(value)
    if len(content) <= PART:
        return Response(content, status, headers, media_type="application/json")
    return StreamingResponse(_parts(content), status, headers, media_type="application/json")


async def _parts(content: bytes) -> AsyncIterator[bytes]:
    """The parts of a long answer: others are served after each, which takes a while to compress."""
    for start in range(0, len(content), PART):
        yield content[start : start + PART]
        await asyncio.sleep(0)


async def table_infos(
    services: Services, found: Sequence[tuple[TableRow, list[SeatRow]]], account_id: int | None
) -> list[frames.Plain]:
    """Tables as lists show them."""
    ratings = await beside.read(services.database, found)
    return [frames.table_info(*table, account_id, known) for table, known in zip(found, ratings, strict=True)]


async def table_state(
    services: Services, table_id: str, account_id: int | None, since: int = 0, messages_since: int = 0
) -> bytes:
    """The newest state of a table for an account, in JSON; refused if it may not look."""
    muted = await services.people.muted_by(account_id) if account_id is not None else frozenset[int]()
    async with services.keeper.reading(table_id, fresh=True) as live:
        live.let_see(account_id)
        presence = services.hub.presence(live)
        return frames.state(
            live, account_id, since=since, messages_since=messages_since, presence=presence, muted=muted
        )
