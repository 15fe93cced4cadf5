"""Web Push: payloads that only one browser can read (RFC 8291), signed by this server's key (VAPID, RFC 8292)."""

import base64
import json
import os
import time
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

__all__ = ["LARGEST", "Vapid", "decode", "encode", "encrypt", "new_key"]

CURVE = ec.SECP256R1()
RECORD = 4096
"""The size of a record; push services take no more bytes, and a notice is one record."""
LARGEST = 3000
"""The largest payload that all push services accept."""
SIGNED_FOR = 12 * 3600
"""Seconds that a signature is good for; push services allow a day."""


def encode(data: bytes) -> str:
    """Bytes in base64url without padding."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def decode(text: str) -> bytes:
    """The bytes of a text in base64url, with or without padding; ValueError for anything else."""
    return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), altchars=b"-_", validate=True)


def new_key() -> str:
    """A new private key of this server, in its stored form."""
    return encode(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big"))


def read_key(kept: str) -> ec.EllipticCurvePrivateKey:
    """A private key from its stored form."""
    return ec.derive_private_key(int.from_bytes(decode(kept), "big"), CURVE)


def read_point(point: str) -> ec.EllipticCurvePublicKey:
    """A browser's public key; ValueError if it is invalid."""
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(point))


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as browsers write it."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encrypt(
    payload: bytes, p256dh: str, auth: str, *, key: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """A payload that only the browser with these keys can read, as one record of aes128gcm (RFC 8188)."""
    assert len(payload) <= LARGEST, "a notice is short"
    key, salt = key or ec.generate_private_key(CURVE), salt or os.urandom(16)
    theirs, ours = read_point(p256dh), point_of(key.public_key())
    info = b"WebPush: info\0" + point_of(theirs) + ours
    secret = _derive(key.exchange(ec.ECDH(), theirs), decode(auth), info, 32)
    cipher = AESGCM(_derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16))
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    header = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return header + cipher.encrypt(nonce, payload + b"\2", None)


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class Vapid:
    """Signs requests to push services, and caches signatures while they are valid."""

    def __init__(self, kept: str, contact: str | None) -> None:
        self._key = read_key(kept)
        self._contact = contact
        """How push services can contact the host: `mailto:…` or `https://…`."""
        self.public = encode(point_of(self._key.public_key()))
        """What browsers subscribe with."""
        self._signed: tuple[str, float, str] = "", 0.0, ""

    def authorization(self, endpoint: str) -> str:
        """The header for a request to a push service."""
        parts = urlsplit(endpoint)
        origin, now = f"{parts.scheme}://{parts.netloc}", time.time()
        if (self._signed[0], True) != (origin, now < self._signed[1]):
            claims = {"aud": origin, "exp": int(now) + SIGNED_FOR} | ({"sub": self._contact} if self._contact else {})
            self._signed = origin, now + SIGNED_FOR / 2, self._sign(claims)
        return f"vapid t={self._signed[2]}, k={self.public}"

    def _sign(self, claims: dict[str, object]) -> str:
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        said = ".".join(encode(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
        r, s = decode_dss_signature(self._key.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{said}.{encode(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
