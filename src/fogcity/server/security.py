"""Protection against strangers: origin checks, headers and sizes, as plain ASGI around the app."""

import contextlib
import ipaddress
from collections.abc import Sequence
from functools import lru_cache
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fogcity.server.problems import Refusal, refusal_of, response
from fogcity.server.settings import Settings

LARGEST_BODY = 128 * 1024
LARGEST_FRAME = 16 * 1024
MACHINES = ("/healthz", "/metrics")
"""Paths that programs on the same machine request, by address."""
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")

CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",  # the games' modules are WebAssembly; texts are still never run
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # drawings are placed by style attributes
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


HOME, SITE = 64, 48
"""IPv6 prefix lengths of a home or phone, and of a rented network."""


def address_of(scope: Scope) -> str:
    """The address of a client as limits count it: IPv6 by network, because one client has many of them."""
    host = (scope.get("client") or ("unknown", 0))[0]
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return str(host)
    if address.version == 6:
        if address.ipv4_mapped is not None:  # of a server that listens for both kinds
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, HOME), strict=False))
    return str(address)


@lru_cache(maxsize=10_000)
def site_of(address: str) -> str:
    """The largest network that one person may have to themselves, for an address as limits count it."""
    with contextlib.suppress(ValueError):
        network = ipaddress.ip_network(address)
        if network.version == 6:
            return str(network.supernet(new_prefix=SITE))
    return address


def is_foreign(scope: Scope, allowed: Sequence[str]) -> bool:
    """Whether a request comes from a page of another site. Programs other than browsers send no Origin."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site") in ("cross-site", "same-site")
    try:
        host = urlsplit(origin).netloc
    except ValueError:  # no browser's page is at such an address
        return True
    return origin not in allowed and host.lower() != headers.get("host", "").lower()


def is_own_host(scope: Scope, hosts: Sequence[str]) -> bool:
    """Whether a request is for one of the server's own names; without any set, all are accepted."""
    host = Headers(scope=scope).get("host", "").lower()
    return not hosts or host in hosts or host.rpartition(":")[0] in hosts or scope["path"] in MACHINES


class Guard:
    """Refuses what comes from other sites' pages or is too large, answers what the app could not, sets all headers."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":  # sockets look after themselves: they answer by close codes
            await self.app(scope, receive, send)
            return

        started = False

        async def send_with_headers(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
                if scope.get("scheme") == "https":
                    headers.setdefault("Strict-Transport-Security", "max-age=31536000")
            await send(message)

        if not is_own_host(scope, self.settings.hosts):
            refusal = Refusal("origin", "This server does not answer to that name: use its own address.")
            await response(refusal.problem)(scope, receive, send_with_headers)
            return
        if scope["method"] not in SAFE_METHODS and is_foreign(scope, self.settings.origins):
            refusal = Refusal("origin", "This request comes from a page of another site.")
            await response(refusal.problem)(scope, receive, send_with_headers)
            return
        if "\0" in scope["path"] or b"%00" in scope["query_string"]:  # no text of a database
            refusal = Refusal("bad_request", "An address cannot hold a NUL character: leave it out.")
            await response(refusal.problem)(scope, receive, send_with_headers)
            return
        body = _Body(receive)
        if body.announced(scope) > LARGEST_BODY:
            await response(TOO_LARGE.problem)(scope, receive, send_with_headers)
            return
        try:
            await self.app(scope, body, send_with_headers)
        except Exception as error:
            if started:
                raise
            await response(refusal_of(error).problem)(scope, receive, send_with_headers)


TOO_LARGE = Refusal("too_large", f"The server takes {LARGEST_BODY} bytes in a request at most.")


class _Body:
    """Counts the bytes of a request as they come in."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._size = 0

    @staticmethod
    def announced(scope: Scope) -> int:
        text = Headers(scope=scope).get("content-length", "0")
        return int(text) if text.isdecimal() else 0

    async def __call__(self) -> Message:
        message = await self._receive()
        if message["type"] == "http.request":
            self._size += len(message.get("body", b""))
            if self._size > LARGEST_BODY:
                raise HTTPException(413, TOO_LARGE.problem.detail)  # what reads the body passes on no other kind
        return message
