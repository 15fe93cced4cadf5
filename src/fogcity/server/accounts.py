"""Accounts: guests, names, passwords and the session cookie."""

import hashlib
import hmac
import secrets
from datetime import UTC, datetime, timedelta
from typing import Any

import anyio
import anyio.to_thread
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error
from starlette.requests import HTTPConnection

from fogcity import locales
from fogcity.server.names import clean_name, look, name_key
from fogcity.server.problems import Refusal
from fogcity.server.store import AccountRow, Conflict, People

COOKIE = "fogcity"
HOST_COOKIE = f"__Host-{COOKIE}"
STAYS_FOR = timedelta(days=180)
"""How long a session lasts without a visit; guests without a seat are deleted then."""
SEEN_EVERY = timedelta(hours=6)
"""How often the last visit is stored."""

LINK_DAYS, LINK_LETTERS = 1, 32
"""How long a one-time link works, and how long its secret is."""

MOST_HASHING = 2
"""Passwords that are hashed at once: each takes 64 MB and a core for a moment."""

_hasher = PasswordHasher()


def cookie_of(connection: HTTPConnection) -> str:
    """The name of the cookie: over HTTPS one that no other site of the same domain can set."""
    return HOST_COOKIE if connection.url.scheme in ("https", "wss") else COOKIE


def token_of(connection: HTTPConnection) -> str | None:
    """The token a client sends."""
    return connection.cookies.get(cookie_of(connection))


def token_hash(token: str) -> str:
    """The stored hash of a token. Tokens are long and random, so one round of hashing is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def make_link(kind: str, account_id: int | None, *, uses: int = 1, days: int = LINK_DAYS) -> tuple[str, dict[str, Any]]:
    """The path of a new one-time link, and its row in the database."""
    token, until = secrets.token_urlsafe(LINK_LETTERS * 3 // 4), datetime.now(UTC) + timedelta(days=days)
    row = {"token_hash": token_hash(token), "kind": kind, "account_id": account_id, "until": until, "uses": uses}
    return f"/{kind}/{token}", row


def guest_name(language: str, number: int) -> str:
    """A name for a new guest, such as Salty Pelican 7."""
    mood, being = (secrets.choice(locales.text(language, words).split()) for words in ("guest-moods", "guest-beings"))
    return locales.text(language, "guest-name", mood=mood, being=being, number=str(number))


class Accounts:
    """Accounts and their sessions."""

    def __init__(self, people: People) -> None:
        self.people = people
        self._hashing = anyio.CapacityLimiter(MOST_HASHING)

    async def of_token(self, token: str | None) -> AccountRow | None:
        """The account that a cookie belongs to."""
        if not token or len(token) > 100:
            return None
        # It is found by its hash, so that no time spent searching tells anything about tokens. To compare once more in
        # constant time only guards against a database that finds what is merely alike.
        wanted = token_hash(token)
        found = await self.people.by_token(wanted)
        if found is None or not hmac.compare_digest(found[1], wanted):
            return None
        account, _, seen_at = found
        now = datetime.now(UTC)
        if now - seen_at > STAYS_FOR:
            return None
        if now - seen_at > SEEN_EVERY:
            await self.people.touch(account.id, wanted, now)
        return account

    async def new_guest(self, language: str = locales.LANGUAGES[0]) -> tuple[AccountRow, str]:
        """A guest account, with a name in a language, and its token."""
        token = secrets.token_urlsafe(32)
        for digits in (3, 3, 4, 6, 9):  # a longer number when names are getting scarce
            name = guest_name(language, secrets.randbelow(10**digits))
            try:
                return await self._add(name, token), token
            except Conflict:
                continue
        raise Refusal("unavailable", "No name could be found for you: try again.", retry_after=1)

    async def _add(self, name: str, token: str) -> AccountRow:
        return await self.people.add(name, name_key(name), look(name), token_hash(token), datetime.now(UTC))

    async def rename(self, account: AccountRow, name: str) -> None:
        """Give an account another name."""
        clean = clean_name(name)
        alike = await self.people.by_look(look(clean))
        if any(other.id != account.id for other in alike):
            raise Refusal("name_taken", f"Somebody has a name that looks like {clean}: choose another name.")
        try:
            await self.people.change(account.id, name=clean, name_key=name_key(clean), look=look(clean))
        except Conflict:
            raise Refusal("name_taken", f"The name {clean} is taken: choose another one.") from None
        account.name = clean

    async def check_password(self, account: AccountRow, password: str | None) -> None:
        """Check the password of an account that has one, since somebody else may be using its device."""
        if account.password is not None and not await self._fits(account.password, password or ""):
            raise Refusal("bad_password", "The current password is wrong.")

    async def set_password(self, account: AccountRow, password: str, current: str | None, token: str) -> None:
        """Set a password, and log other devices out."""
        await self.check_password(account, current)
        account.password = await self._hash(password)
        await self.people.change(account.id, password=account.password)
        await self.people.drop_sessions(account.id, but=token_hash(token))

    async def new_password(self, account: AccountRow, password: str) -> str:
        """Set a forgotten password, log out all devices, and return a token for this one."""
        account.password = await self._hash(password)
        await self.people.change(account.id, password=account.password)
        await self.people.drop_sessions(account.id)
        token = secrets.token_urlsafe(32)
        await self.people.add_session(account.id, token_hash(token), datetime.now(UTC))
        return token

    async def new_link(self, kind: str, account_id: int) -> str:
        """The path of a one-time link for an account; earlier links of this kind stop working."""
        path, row = make_link(kind, account_id)
        await self.people.replace_link(row)
        return path

    async def login(self, name: str, password: str) -> tuple[AccountRow, str]:
        """The account with this name and password, and a token for this device."""
        account = await self.people.by_name(name_key(name))
        stored = account.password if account is not None else None
        # Do the same work without an account, so that timing doesn't reveal whether a name exists.
        fits = await self._fits(stored or _NOBODY, password)
        if account is None or stored is None or not fits:
            raise Refusal("bad_password", "Name or password is wrong, or this name has no password.")
        if account.banned_at is not None:
            raise banned()
        token = secrets.token_urlsafe(32)
        await self.people.add_session(account.id, token_hash(token), datetime.now(UTC))
        return account, token

    async def _hash(self, password: str) -> str:
        return await anyio.to_thread.run_sync(_hasher.hash, password, limiter=self._hashing)

    async def _fits(self, stored: str, password: str) -> bool:
        return await anyio.to_thread.run_sync(_matches, stored, password, limiter=self._hashing)


def banned() -> Refusal:
    """The refusal for a banned account."""
    return Refusal("banned", "The host of this server has closed your account: ask the host.")


def _matches(stored: str, password: str) -> bool:
    try:
        return _hasher.verify(stored, password)
    except Argon2Error:
        return False


_NOBODY = _hasher.hash(secrets.token_hex(16))
