"""Requests to URLs that users supplied: only to public addresses, over TLS, and without following redirects.

A name is resolved once, all its addresses are checked, and the connection goes to one of them, so nobody can make this
server send requests to the host's own network.
"""

import asyncio
import contextlib
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import NamedTuple
from urllib.parse import urlsplit

import httptools

SECONDS = 10.0
"""How long a request may take in all."""
_ROUTED = ipaddress.IPv6Network("2000::/3")
_RESOLVERS = ThreadPoolExecutor(8, "resolver")
"""Threads for DNS lookups: whoever controls a name can let a lookup hang for half a minute."""
MOST_READ = 64 * 1024
LONGEST_URL = 1000


class Unreachable(Exception):
    """There was no answer; retry later."""


class Forbidden(Exception):
    """A URL that this server doesn't send to."""


class Answer(NamedTuple):
    """What a server answered."""

    status: int
    retry_after: int | None


class Target(NamedTuple):
    """The parts of an address."""

    secure: bool
    host: str
    port: int
    path: str


def read(url: str, *, private: bool) -> Target:
    """The parts of an address that something can be sent to; Forbidden says why not."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Forbidden("this is not the address of a page") from None
    if len(url) > LONGEST_URL or not url.isascii() or not url.isprintable() or " " in url:
        raise Forbidden("this is not the address of a page")
    if parts.scheme not in (("https", "http") if private else ("https",)) or not parts.hostname:
        raise Forbidden("an address begins with https://")
    if parts.username is not None or parts.password is not None:
        raise Forbidden("an address holds no name and password")
    if port not in (None, 443) and not private:
        raise Forbidden("the port is 443")
    with contextlib.suppress(ValueError):
        _check(str(ipaddress.ip_address(parts.hostname)), private=private)
    secure = parts.scheme == "https"
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(secure, parts.hostname, port or (443 if secure else 80), path)


def _check(address: str, *, private: bool) -> None:
    found = ipaddress.ip_address(address.partition("%")[0])
    if private:
        return
    bad = not found.is_global or found.is_multicast or found.is_reserved
    if isinstance(found, ipaddress.IPv6Address):  # nor one that stands for an address of IPv4, which may be any
        bad = bad or found not in _ROUTED or found.sixtofour is not None or found.teredo is not None
    if bad:
        raise Forbidden("this is an address of a private network")


async def post(url: str, body: bytes, headers: Mapping[str, str], *, private: bool = False) -> Answer:
    """Send a request and return the status of the answer. Redirects are not followed."""
    target = read(url, private=private)
    try:
        async with asyncio.timeout(SECONDS):
            address = await _resolve(target, private=private)
            return await _exchange(target, address, body, headers)
    except (OSError, TimeoutError, EOFError, ssl.SSLError, httptools.HttpParserError, UnicodeError) as error:
        raise Unreachable(type(error).__name__) from None


async def _resolve(target: Target, *, private: bool) -> str:
    ask = partial(socket.getaddrinfo, target.host, target.port, type=socket.SOCK_STREAM)
    found = await asyncio.get_running_loop().run_in_executor(_RESOLVERS, ask)
    addresses = [str(entry[4][0]) for entry in found]
    for address in addresses:
        _check(address, private=private)
    return addresses[0]


async def _exchange(target: Target, address: str, body: bytes, headers: Mapping[str, str]) -> Answer:
    tls = ssl.create_default_context() if target.secure else None
    reader, writer = await asyncio.open_connection(
        address, target.port, ssl=tls, server_hostname=target.host if tls else None
    )
    try:
        host = f"[{target.host}]" if ":" in target.host else target.host
        usual = 443 if target.secure else 80
        lines = {
            "Host": host if target.port == usual else f"{host}:{target.port}",
            "User-Agent": "fogcity",
            "Content-Length": str(len(body)),
            "Connection": "close",
            **headers,
        }
        head = f"POST {target.path} HTTP/1.1\r\n" + "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        writer.write(head.encode("ascii") + b"\r\n" + body)
        await writer.drain()
        return await _answer(reader)
    finally:
        writer.close()


class _Head:
    """Reads the head of an answer."""

    def __init__(self) -> None:
        self.complete = False
        self.retry_after: int | None = None

    def on_header(self, name: bytes, value: bytes) -> None:
        if name.lower() == b"retry-after" and value.isdigit():
            self.retry_after = int(value[:8])

    def on_headers_complete(self) -> None:
        self.complete = True


async def _answer(reader: asyncio.StreamReader) -> Answer:
    head = _Head()
    parser = httptools.HttpResponseParser(head)
    read = 0
    while not head.complete:
        data = await reader.read(8192)
        read += len(data)
        if not data or read > MOST_READ:
            raise EOFError
        parser.feed_data(data)
    return Answer(parser.get_status_code(), head.retry_after)
