"""How others reach this server: its address in the local network, links that work for them, and QR codes."""

import contextlib
import io
import ipaddress
import socket
from urllib.parse import urlsplit

import segno
from starlette.requests import Request

from fogcity.games import BadInput
from fogcity.server.settings import LOOPBACK, Settings

_ELSEWHERE = ("192.0.2.1", 9)
"""An address that belongs to nobody (RFC 5737): asking the system for the way there sends nothing."""


def lan_address() -> str | None:
    """The address of this machine in its local network; None where it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking, contextlib.suppress(OSError):
        asking.connect(_ELSEWHERE)
        address = str(asking.getsockname()[0])
        if not is_loopback(address) and address != "0.0.0.0":
            return address
    return None


def in_lan(settings: Settings) -> Settings:
    """The settings of a server that listens in the local network and on this machine, and answers to no other name."""
    if settings.host not in LOOPBACK:
        raise BadInput("--lan finds the address to listen on by itself: leave out --host")
    if (address := lan_address()) is None:
        raise BadInput("this machine is in no local network: connect it to one, or leave out --lan")
    return settings.model_copy(update={"host": address, "hosts": [address, "localhost", "127.0.0.1"]})


def is_loopback(host: str) -> bool:
    """Whether a name or address means the machine itself, for whoever asks."""
    if host in LOOPBACK or host.endswith(".localhost"):
        return True
    with contextlib.suppress(ValueError):
        return ipaddress.ip_address(host).is_loopback
    return False


def origin_for_others(request: Request, settings: Settings) -> str | None:
    """The origin at which others reach this server, judging by a request; None if they cannot."""
    if settings.origins:
        return settings.origins[0]
    asked = urlsplit(str(request.base_url))
    if not is_loopback(asked.hostname or ""):
        return f"{asked.scheme}://{asked.netloc}"
    if is_loopback(settings.host):
        return None
    wide = settings.host in ("0.0.0.0", "::")
    host = lan_address() if wide else settings.host
    return host and url_of(host, asked.port)


def url_of(host: str, port: int | None) -> str:
    """The address of a page on a host."""
    return f"http://{f'[{host}]' if ':' in host else host}" + (f":{port}" if port not in (None, 80) else "")


def qr_picture(text: str) -> str:
    """A QR code as the address of an SVG picture, black on white with the margin that cameras need."""
    return segno.make(text, error="m", micro=False).svg_data_uri(dark="#000", light="#fff", border=4, omitsize=True)


def qr_lines(text: str) -> str:
    """A QR code for a terminal, two rows of it in every line."""
    out = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(out, compact=True)
    return out.getvalue()
