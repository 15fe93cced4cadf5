"""People: guest accounts, names, passwords and the cookie that says who somebody is."""

import hashlib
import hmac
import secrets
import unicodedata
from datetime import UTC, datetime, timedelta

import anyio.to_thread
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error

from fogcity import locales
from fogcity.server.problems import Refusal
from fogcity.server.store import AccountRow, Conflict, People

COOKIE = "fogcity"
STAYS_FOR = timedelta(days=365)
SEEN_EVERY = timedelta(hours=6)
"""How often it is written down that somebody is still there."""

_hasher = PasswordHasher()


def token_hash(token: str) -> str:
    """What is stored of a token. Tokens are long and random, so one round of hashing is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def name_key(name: str) -> str:
    """The same for names that look the same."""
    return unicodedata.normalize("NFKC", name).casefold().replace(" ", "")


def clean_name(name: str) -> str:
    """A name as it will be shown; refused if it cannot be."""
    clean = " ".join(unicodedata.normalize("NFC", name).split())
    if not clean.isprintable() or not 2 <= len(clean) <= 24 or not name_key(clean):
        raise Refusal("bad_request", "A name has 2 to 24 printable characters.")
    return clean


def guest_name(language: str, number: int) -> str:
    """A name for somebody who has not chosen one, such as Salty Pelican 7."""
    mood, being = (secrets.choice(locales.text(language, words).split()) for words in ("guest-moods", "guest-beings"))
    return locales.text(language, "guest-name", mood=mood, being=being, number=str(number))


class Accounts:
    """Who is who."""

    def __init__(self, people: People) -> None:
        self.people = people

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
                return await self.people.add(name, name_key(name), token_hash(token), datetime.now(UTC)), token
            except Conflict:
                continue
        raise Refusal("unavailable", "No name could be found for you: try again.", retry_after=1)

    async def rename(self, account: AccountRow, name: str) -> None:
        """Give an account another name."""
        clean = clean_name(name)
        try:
            await self.people.change(account.id, name=clean, name_key=name_key(clean))
        except Conflict:
            raise Refusal("name_taken", f"Somebody else is called {clean}: choose another name.") from None
        account.name = clean

    async def set_password(self, account: AccountRow, password: str, current: str | None, token: str) -> None:
        """Set a password, and log other devices out."""
        if account.password is not None and not await _fits(account.password, current or ""):
            raise Refusal("bad_password", "The password so far is not right.")
        account.password = await anyio.to_thread.run_sync(_hasher.hash, password)
        await self.people.change(account.id, password=account.password)
        await self.people.drop_sessions(account.id, but=token_hash(token))

    async def login(self, name: str, password: str) -> tuple[AccountRow, str]:
        """The account with this name and password, and a token for this device."""
        account = await self.people.by_name(name_key(name))
        stored = account.password if account is not None else None
        # Also without an account the same work is done, so that time does not tell whether a name exists.
        fits = await _fits(stored or _NOBODY, password)
        if account is None or stored is None or not fits:
            raise Refusal("bad_password", "Name or password is wrong, or this name has no password.")
        token = secrets.token_urlsafe(32)
        await self.people.add_session(account.id, token_hash(token), datetime.now(UTC))
        return account, token


def _matches(stored: str, password: str) -> bool:
    try:
        return _hasher.verify(stored, password)
    except Argon2Error:
        return False


async def _fits(stored: str, password: str) -> bool:
    return await anyio.to_thread.run_sync(_matches, stored, password)


_NOBODY = _hasher.hash(secrets.token_hex(16))
