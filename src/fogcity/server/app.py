"""The web application: its routes, middleware and services."""

import logging
import sys
import time
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Literal

from fastapi import APIRouter, Depends, FastAPI, Request, Response
from fastapi.openapi.utils import get_openapi
from fastapi.responses import PlainTextResponse
from fastapi.routing import iter_route_contexts
from pydantic import TypeAdapter
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fogcity import __version__, games
from fogcity.server import garbage, logs, metrics, problems
from fogcity.server.bots import Task, think
from fogcity.server.problems import CODES, Refusal
from fogcity.server.protocol.base import Code, Model
from fogcity.server.protocol.friends import SearchMessage
from fogcity.server.protocol.games import with_games
from fogcity.server.protocol.sockets import ClientMessage, ServerMessage
from fogcity.server.routes import (
    after,
    clubs,
    deals,
    events,
    friends,
    host,
    lobby,
    notices,
    people,
    play,
    profiles,
    puzzles,
    search,
    socket,
)
from fogcity.server.routes.common import ServicesDep, within_limits
from fogcity.server.security import Guard
from fogcity.server.services import Services
from fogcity.server.settings import LOOPBACK, Settings
from fogcity.server.static import client_router

access = logging.getLogger("fogcity.access")


class Health(Model):
    """Whether a worker can serve."""

    status: str
    """`ok`, or `unavailable` (with status 503) when the database does not answer or cannot be written."""
    version: str
    worker: str
    """Which worker answered."""


def create_app(settings: Settings | None = None, think: Callable[[Task], int] = think) -> FastAPI:
    """The application, with its settings from the environment unless they are given."""
    settings = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[dict[str, Any]]:
        app.state.services = services = Services(settings, think)
        await services.start()
        yield {"rate_factor": settings.rate_factor}  # for what knows no app, such as the protocol of sockets
        await services.stop()

    def game_of(table_id: str) -> str | None:
        """The game of a table that is in memory."""
        live = app.state.services.keeper.known(table_id)
        return live.row.game if live else None

    app = FastAPI(
        title="Fog City",
        version=__version__,
        summary=f"Play {' and '.join(games.kind(name).title for name in games.names())}.",
        description="docs/protocol.md explains this protocol and the messages of its WebSockets.",
        openapi_url="/api/openapi.json",
        docs_url=None,  # it would load scripts from other sites
        redoc_url=None,
        lifespan=lifespan,
        separate_input_output_schemas=False,
    )
    problems.install(app)
    api = APIRouter(prefix="/api", dependencies=[Depends(within_limits)])
    for part in (people, lobby, play, after, host, profiles, friends, notices, clubs, events, deals, puzzles):
        api.include_router(part.router)
    app.include_router(api)
    for part in (socket, search):
        app.include_router(part.router, prefix="/api")
    app.include_router(_operations(settings))
    app.include_router(client_router(game_of))
    deque(iter_route_contexts(app.routes), maxlen=0)  # FastAPI builds its routes here, and not in the first requests
    app.openapi = lambda: _openapi(app)  # type: ignore[method-assign]
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(Guard, settings=settings)
    app.add_middleware(Watch)
    return app


def from_environment() -> FastAPI:
    """The application of a worker that `fogcity serve` started."""
    settings = Settings()
    logs.set_up(settings.log_level, settings.logs)
    app = create_app(settings)
    garbage.in_portions()
    sys.setswitchinterval(0.001)  # the thread that writes to SQLite waits so long for its turn, several times a batch
    return app


def _operations(settings: Settings) -> APIRouter:
    router = APIRouter(tags=["operations"])

    @router.head("/healthz", include_in_schema=False)
    @router.get(
        "/healthz",
        responses={503: {"model": Health, "description": "The database cannot be used."}},
    )
    async def healthz(services: ServicesDep, response: Response) -> Health:
        """Whether this worker can serve."""
        healthy = await services.healthy()
        response.status_code = 200 if healthy else 503
        status = "ok" if healthy else "unavailable"
        return Health(status=status, version=__version__, worker=services.keeper.store.worker)

    @router.get("/metrics", include_in_schema=False)
    async def read_metrics(request: Request) -> Response:
        host = request.client.host if request.client else ""
        if settings.metrics == "off" or (settings.metrics == "local" and host not in LOOPBACK):
            raise Refusal("not_found", "There is nothing at this address.")
        return PlainTextResponse(metrics.exposition())

    @router.get("/problems/{code}", include_in_schema=False)
    async def problem(code: Code) -> Response:
        return PlainTextResponse(f"{code}: {CODES[code][1]}.\n")

    return router


class Watch:
    """Counts and logs every HTTP request, by the route and never by the address, which may hold a code."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), 500

        async def watching_send(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, watching_send)
        finally:
            seconds = time.perf_counter() - began
            route = getattr(scope.get("route"), "path", "none")
            method = scope["method"] if scope["method"] in METHODS else "other"
            metrics.REQUESTS.labels(method, route, str(status)).inc()
            metrics.REQUEST_SECONDS.labels(route).observe(seconds)
            about = {"method": method, "route": route, "status": status, "ms": round(1000 * seconds, 1)}
            about["account"] = scope.get("state", {}).get("account_id")
            access.info("request", extra=about)


METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")


def _openapi(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI document, with the messages of the WebSocket among its components."""
    if app.openapi_schema is None:
        document = get_openapi(
            title=app.title,
            version=app.version,
            summary=app.summary,
            description=app.description,
            routes=app.routes,
        )
        components = document["components"]["schemas"]
        adapters: dict[str, tuple[TypeAdapter[Any], Literal["validation", "serialization"]]] = {
            "ClientMessage": (TypeAdapter(ClientMessage), "validation"),
            "ServerMessage": (TypeAdapter(ServerMessage), "serialization"),
            "SearchMessage": (TypeAdapter(SearchMessage), "serialization"),
        }
        for name, (adapter, mode) in adapters.items():
            schema = adapter.json_schema(ref_template="#/components/schemas/{model}", mode=mode)
            components |= schema.pop("$defs")
            components[name] = schema
        for unused in ("HTTPValidationError", "ValidationError"):
            components.pop(unused, None)
        with_games(document)
        app.openapi_schema = document
    return app.openapi_schema
