"""Refusals as problem documents (RFC 9457)."""

import logging
from collections.abc import Mapping
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError
from starlette.exceptions import HTTPException

from fogcity.games import BadInput, Illegal
from fogcity.server import metrics
from fogcity.server.protocol.base import Code, Invalid, Problem
from fogcity.server.store.database import Conflict
from fogcity.server.store.outages import OUTAGES, is_outage

log = logging.getLogger(__name__)

CODES: Mapping[Code, tuple[int, str]] = {
    "bad_request": (422, "A value cannot be used"),
    "bad_password": (403, "Name or password is wrong"),
    "banned": (403, "The host has closed the account"),
    "chat_off": (403, "There is no chat at this table"),
    "hints_off": (403, "There are no hints at this table"),
    "illegal": (409, "The rules forbid it"),
    "internal": (500, "The server made a mistake"),
    "name_taken": (409, "Another account has that name"),
    "no_account": (401, "There is no account with this request"),
    "no_such_seat": (404, "The table has no such seat"),
    "not_allowed": (403, "Not allowed"),
    "not_found": (404, "There is no such thing"),
    "not_host": (403, "Only the host may do this"),
    "not_open": (409, "Only possible before the start"),
    "not_over": (409, "Only possible when the game is over"),
    "not_playing": (409, "Only possible while the game is played"),
    "not_your_seat": (403, "That seat is not yours"),
    "not_your_turn": (409, "The seat may not act now"),
    "origin": (403, "The request comes from a page of another site"),
    "other_rules": (409, "The game was started with other rules"),
    "seat_taken": (409, "The seat is taken"),
    "seats_open": (409, "There are free seats"),
    "stale": (409, "The table is further"),
    "too_large": (413, "Too many bytes"),
    "too_many": (429, "Too many requests"),
    "unavailable": (503, "Not possible just now"),
}
"""Status and title of each code."""


class Refusal(Exception):
    """A refused request: `Refusal("stale", "…")`."""

    def __init__(self, code: Code, detail: str, **more: Any) -> None:
        super().__init__(detail)
        status, title = CODES[code]
        self.problem = Problem(type=f"/problems/{code}", title=title, status=status, code=code, detail=detail, **more)


def refusal_of(error: Exception) -> Refusal:
    """An error as a refusal; an unexpected one becomes `internal` and is logged."""
    match error:
        case Refusal():
            return error
        case Illegal():
            return Refusal("illegal", error.message, rule=error.rule)
        case BadInput():
            return Refusal("bad_request", str(error))
        case Conflict():  # the account was deleted, or another device did the same, at this very moment
            return Refusal("unavailable", "Something else happened at the same time: try again.", retry_after=1)
        case RequestValidationError() | ValidationError():
            errors = [Invalid(field=".".join(map(str, e["loc"])), message=str(e["msg"])) for e in error.errors()]
            return Refusal("bad_request", "Some values cannot be used: see errors.", errors=errors[:20])
    if is_outage(error):
        OUTAGES.failed(error)
        return Refusal("unavailable", "The database does not answer: try again in a moment.", retry_after=5)
    log.error("unforeseen", exc_info=error)
    return Refusal("internal", "Something went wrong on the server; its log says what.")


def response(problem: Problem) -> Response:
    """A problem as an HTTP response, which is counted."""
    metrics.REFUSALS.labels(problem.code).inc()
    headers = {"Retry-After": str(problem.retry_after)} if problem.retry_after is not None else None
    body = problem.model_dump_json(exclude_none=True)
    return Response(body, problem.status, headers, media_type="application/problem+json")


def install(app: FastAPI) -> None:
    """Answer refusals with problem documents; the guard around the app answers everything else that goes wrong."""

    async def answer(_: Request, error: Exception) -> Response:
        return response(refusal_of(error).problem)

    async def answer_http(_: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        match error.status_code:
            case 404 | 405:
                refusal = Refusal("not_found", "There is nothing at this address, or not for this method.")
            case 413:
                refusal = Refusal("too_large", str(error.detail))
            case _:
                refusal = Refusal("bad_request", "The request cannot be read: send JSON in UTF-8.")
        return response(refusal.problem)

    for kind in (Refusal, Illegal, BadInput, Conflict, RequestValidationError):
        app.add_exception_handler(kind, answer)
    app.add_exception_handler(HTTPException, answer_http)


def documented(*codes: Code) -> dict[int | str, dict[str, Any]]:
    """The `responses` of a path operation that may be refused by these codes."""
    by_status: dict[int | str, list[Code]] = {}
    for code in (*codes, "bad_request", "origin", "too_many"):
        by_status.setdefault(CODES[code][0], []).append(code)
    return {
        status: {
            "description": "; ".join(f"`{code}`: {CODES[code][1]}" for code in dict.fromkeys(its_codes)),
            "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
        }
        for status, its_codes in sorted(by_status.items())
    }
