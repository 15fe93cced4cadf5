"""The texts of e-mails. One-time links are created when the mail is sent, so no secret waits in the database."""

from email.message import EmailMessage
from urllib.parse import urljoin

from sqlalchemy import select

from fogcity import locales
from fogcity.server.accounts import Accounts
from fogcity.server.notices import mail
from fogcity.server.notices.notice import words
from fogcity.server.notices.outbox import Delivery
from fogcity.server.settings import Settings
from fogcity.server.store import Database
from fogcity.server.store.schema import accounts, notice_preferences

CONFIRM, RESET = "confirm", "reset"
"""Requested e-mails that carry a one-time link of that kind."""


class Letters:
    """Writes the mails of one server."""

    def __init__(self, database: Database, settings: Settings, accounts: Accounts) -> None:
        self._database = database
        self._settings = settings
        self._accounts = accounts

    async def write(self, one: Delivery) -> EmailMessage | None:
        """The e-mail for a delivery; None if its address is gone."""
        query = (
            select(accounts.c.id, accounts.c.name, notice_preferences.c.address, notice_preferences.c.confirmed)
            .join(notice_preferences, notice_preferences.c.account_id == accounts.c.id)
            .where(accounts.c.id == one.account_id, accounts.c.banned_at.is_(None))
        )
        async with self._database.engine.connect() as connection:
            found = (await connection.execute(query)).first()
        site = self._settings.site or ""
        if found is None or found.address is None or found.confirmed == (one.kind == CONFIRM):
            return None
        if one.kind in (CONFIRM, RESET):
            path = await self._accounts.new_link(one.kind, found.id)
            said = {"name": found.name, "link": urljoin(site, path), "site": site}
            subject = locales.text(one.language, f"mail-{one.kind}-subject")
            text = locales.text(one.language, f"mail-{one.kind}", **said)
            return mail.letter(self._settings, found.address, subject, text + "\n")
        title, text = words(one.language, one.kind, one.facts)
        stop = urljoin(site, "/settings")
        body = locales.text(one.language, "mail-notice", text=text, link=urljoin(site, one.path), stop=stop)
        return mail.letter(self._settings, found.address, f"{title}: {text}", body + "\n", stop=stop)
