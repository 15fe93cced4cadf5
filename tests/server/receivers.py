"""The receivers of notices, on loopback: a push service with its browsers, a chat, a mail server."""

import base64
import json
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes
from email.message import Message
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from ports import free_port
from server.harness import PATIENCE, Plain, wait_for


def read64(text: str) -> bytes:
    """Bytes from base64url."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def write64(data: bytes) -> str:
    """Bytes as base64url."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


@dataclass
class Request:
    """Something that was posted."""

    path: str
    headers: dict[str, str]
    body: bytes


class Receiver:
    """An HTTP server that keeps what it gets, and answers as it is told."""

    def __init__(self) -> None:
        self.got: list[Request] = []
        self.answers: dict[str, list[int]] = {}
        """For a path the statuses to answer with, one after the other; 201 when there are none left."""
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                waiting = receiver.answers.get(self.path, [])
                status = waiting.pop(0) if waiting else 201
                receiver.got.append(Request(self.path, headers, body))  # before whoever sent it can look
                self.send_response(status)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.base = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)

    def __enter__(self) -> "Receiver":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    def at(self, path: str) -> list[Request]:
        """What came to a path."""
        return [request for request in list(self.got) if request.path == path]

    def said(self, path: str) -> list[str]:
        """The messages that came to a chat."""
        return [json.loads(request.body)["text"] for request in self.at(path)]


@dataclass
class Browser:
    """A browser that has subscribed: it alone can read what the push service got for it (RFC 8291)."""

    receiver: Receiver
    path: str
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    auth: bytes = field(default_factory=lambda: os.urandom(16))

    @property
    def point(self) -> bytes:
        """Its public key."""
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, name: str = "Firefox") -> Plain:
        """What it gives to the page."""
        keys = {"p256dh": write64(self.point), "auth": write64(self.auth)}
        return {"endpoint": self.receiver.base + self.path, "keys": keys, "name": name}

    def read(self, request: Request, server_key: str) -> Plain:
        """What was sent, after the signature was checked."""
        assert request.headers["content-encoding"] == "aes128gcm"
        assert request.headers["ttl"].isdecimal()
        assert len(request.headers["topic"]) <= 32
        check_vapid(request.headers["authorization"], self.receiver.base, server_key)
        salt, size, length = request.body[:16], request.body[16:20], request.body[20]
        theirs, sealed = request.body[21 : 21 + length], request.body[21 + length :]
        assert len(sealed) <= int.from_bytes(size, "big")
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        secret = _derive(shared, self.auth, b"WebPush: info\0" + self.point + theirs, 32)
        key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
        opened = AESGCM(key).decrypt(nonce, sealed, None)
        assert opened[-1:] == b"\2"
        plain: Plain = json.loads(opened[:-1])
        return plain

    def shown(self, server_key: str) -> list[Plain]:
        """Everything that came, in its order."""
        return [self.read(request, server_key) for request in self.receiver.at(self.path)]

    def wait(self, server_key: str, number: int) -> list[Plain]:
        """Everything that came, once there are so many."""
        wait_for(lambda: len(self.receiver.at(self.path)) >= number)
        return self.shown(server_key)


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def check_vapid(authorization: str, audience: str, server_key: str) -> None:
    """Check that a request was signed for this push service by the server with a key (RFC 8292)."""
    scheme, _, rest = authorization.partition(" ")
    said = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid"
    assert said["k"] == server_key
    head, claims, signature = said["t"].split(".")
    assert json.loads(read64(head))["alg"] == "ES256"
    assert json.loads(read64(claims))["aud"] == audience
    raw = read64(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), read64(server_key))
    key.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))


class Mailbox:
    """A mail server that keeps what it gets."""

    def __init__(self) -> None:
        self.got: list[Message] = []
        self.refuses = 0
        """So many mails are refused for now."""

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        """Take a mail."""
        if self.refuses:
            self.refuses -= 1
            return "451 not now"
        self.got.append(message_from_bytes(envelope.content, policy=default))
        return "250 kept"

    def to(self, address: str) -> list[Message]:
        """The mails to an address."""
        return [mail for mail in list(self.got) if mail["To"] == address]


@contextmanager
def mail_server() -> Iterator[tuple[Mailbox, int]]:
    """A mail server on loopback; gives what it keeps, and its port."""
    mailbox, port = Mailbox(), free_port()
    controller = Controller(mailbox, hostname="127.0.0.1", port=port, ready_timeout=PATIENCE)
    controller.start()
    try:
        yield mailbox, port
    finally:
        controller.stop()
