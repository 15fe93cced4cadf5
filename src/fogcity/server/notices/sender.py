"""Sends due deliveries: retries services that fail, and forgets devices that are gone."""

import asyncio
import base64
import hashlib
import json
import logging
from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any
from urllib.parse import urljoin

import anyio.to_thread

from fogcity import locales
from fogcity.server import metrics
from fogcity.server.accounts import Accounts
from fogcity.server.notices import mail, post, push
from fogcity.server.notices.letters import Letters
from fogcity.server.notices.notice import words
from fogcity.server.notices.outbox import WITHDRAWN, Delivery, Outbox
from fogcity.server.notices.push import Vapid
from fogcity.server.settings import Settings
from fogcity.server.store.outages import OUTAGES, is_outage

log = logging.getLogger(__name__)

CHANNELS = ("push", "mail", "hook")
AT_ONCE = {"push": 32, "mail": 2, "hook": 4}
"""The most deliveries in flight."""
AT_ONCE_TO_ONE = 2
"""How many of these may go to one account or chat, so that slow devices don't delay others."""
MOST_TRIES = 6
FIRST_WAIT, LONGEST_WAIT = 30.0, 6 * 3600.0
"""Seconds until something is tried again, four times as many after each failure."""
GONE = (404, 410)
"""Statuses by which a push service reports that a subscription is gone."""
BUSY = (408, 425, 429)


def waits(error: Exception) -> None:
    """Log why notices are delayed."""
    if is_outage(error):
        OUTAGES.failed(error)
    else:
        log.error("notices are delayed", exc_info=error)


class Failed(Exception):
    """A delivery failed; `again` is the number of seconds before a retry, None for no retry."""

    def __init__(self, again: float | None) -> None:
        super().__init__("not sent")
        self.again = again


class Sender:
    """Sends through all channels."""

    def __init__(
        self, outbox: Outbox, settings: Settings, accounts: Accounts, is_looking: Callable[[str, int], bool]
    ) -> None:
        self.vapid: Vapid
        self._outbox = outbox
        self._settings = settings
        self._is_looking = is_looking
        self._letters = Letters(outbox.database, settings, accounts)
        self._mailing = anyio.CapacityLimiter(AT_ONCE["mail"])
        self._ways = {"push": self._push, "mail": self._mail, "hook": self._hook}
        self._sending: dict[str, dict[asyncio.Task[None], Delivery]] = {channel: {} for channel in CHANNELS}
        """Deliveries in flight."""

    async def begin_due(self, channel: str, done: Callable[[], None]) -> bool:
        """Start sending a channel's due deliveries, calling `done` after each; returns whether there were any."""
        sending = self._sending[channel]
        to_whom = Counter(one.to_whom for one in sending.values())
        busy = {whom for whom, number in to_whom.items() if number >= AT_ONCE_TO_ONE}
        room = AT_ONCE[channel] - len(sending)
        claimed = await self._outbox.claim(channel, room, AT_ONCE_TO_ONE, busy) if room > 0 else []
        for one in claimed:
            task = asyncio.create_task(self._send(one))
            sending[task] = one
            task.add_done_callback(sending.pop)
            task.add_done_callback(lambda _: done())
        return bool(claimed)

    async def stop(self) -> None:
        """Stop sending; what is not sent is claimed again, by this worker or another."""
        tasks = [task for sending in self._sending.values() for task in sending]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _send(self, one: Delivery) -> None:
        try:
            await self._settle(one)
        except Exception as error:
            waits(error)

    async def _settle(self, one: Delivery) -> None:
        """Send one delivery and store the result."""
        if one.until < datetime.now(UTC) or self._is_seen(one) or not await self._outbox.still_holds(one):
            await self._outbox.drop(one)
            metrics.NOTICES.labels(one.channel, "overtaken").inc()
            return
        try:
            went = await self._ways[one.channel](one)
        except Failed as failed:
            if failed.again is None or one.tries + 1 >= MOST_TRIES:
                await self._outbox.drop(one)
                metrics.NOTICES.labels(one.channel, "failed").inc()
                log.info("a notice was not sent", extra={"channel": one.channel, "tries": one.tries + 1})
            else:
                await self._outbox.later(one, failed.again)
                metrics.NOTICES.labels(one.channel, "delayed").inc()
            return
        if not went:
            await self._outbox.drop(one)
            return
        metrics.NOTICES.labels(one.channel, "withdrawn" if one.kind == WITHDRAWN else "sent").inc()
        if not await self._outbox.sent(one) and one.channel == "push" and one.kind != WITHDRAWN:
            one.kind = WITHDRAWN  # while it was on its way: what closes it follows at once
            await self._settle(one)

    def _is_seen(self, one: Delivery) -> bool:
        about_table = one.table_id is not None and one.account_id is not None and one.kind != WITHDRAWN
        return about_table and self._is_looking(str(one.table_id), int(one.account_id or 0))

    # --- push -----------------------------------------------------------------------------------------------------

    async def _push(self, one: Delivery) -> bool:
        device = await self._outbox.device(one.subscription_id or 0)
        if device is None:  # forgotten in the meantime
            return False
        payload: dict[str, str] = {"kind": one.kind, "path": one.path}
        if one.kind != WITHDRAWN:
            payload["title"], payload["text"] = words(one.language, one.kind, one.facts)
        body = push.encrypt(json.dumps(payload, ensure_ascii=False).encode(), device["p256dh"], device["auth"])
        lasts = max(60, int((one.until - datetime.now(UTC)).total_seconds()))
        topic = base64.urlsafe_b64encode(hashlib.sha256(one.path.encode()).digest()).decode()[:32]
        headers = {
            "Authorization": self.vapid.authorization(device["endpoint"]),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(lasts),
            "Topic": topic,  # what the service still keeps about the same page is replaced
            "Urgency": "low" if one.kind == WITHDRAWN else "high" if one.kind == "turn" else "normal",
        }
        status = await self._post(one, device["endpoint"], body, headers, gone=GONE)
        if status in GONE:
            await self._outbox.forget_device(device["id"])
            metrics.NOTICES.labels("push", "gone").inc()
        return status not in GONE

    async def _post(
        self, one: Delivery, url: str, body: bytes, headers: dict[str, str], gone: tuple[int, ...] = ()
    ) -> int:
        try:
            answer = await post.post(url, body, headers, private=self._settings.private_targets)
        except post.Forbidden:
            raise Failed(None) from None
        except post.Unreachable:
            raise Failed(_wait(one)) from None
        if 200 <= answer.status < 300 or answer.status in gone:
            return answer.status
        if answer.status >= 500 or answer.status in BUSY:
            raise Failed(min(LONGEST_WAIT, max(_wait(one), answer.retry_after or 0)))
        raise Failed(None)

    # --- mail -----------------------------------------------------------------------------------------------------

    async def _mail(self, one: Delivery) -> bool:
        letter = await self._letters.write(one)
        if letter is None:
            return False
        try:
            await anyio.to_thread.run_sync(mail.send, self._settings, letter, limiter=self._mailing)
        except mail.Unsent as unsent:
            raise Failed(_wait(one) if unsent.again else None) from None
        return True

    # --- webhooks -------------------------------------------------------------------------------------------------

    async def _hook(self, one: Delivery) -> bool:
        body = json.dumps(said(one, self._settings.site or ""), ensure_ascii=False).encode()
        await self._post(one, one.url or "", body, {"Content-Type": "application/json; charset=utf-8"})
        return True


def said(one: Delivery, site: str) -> dict[str, Any]:
    """The webhook payload: `text` for Slack, Mattermost and others, `content` for Discord, `event` for programs."""
    title, text = words(one.language, one.kind, one.facts)
    link = urljoin(site, one.path)
    line = locales.text(one.language, "notice-line", title=title, text=text, link=link)
    # Names must not mention everyone or look like links.
    safe = line.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return {
        "text": safe,
        "content": line,
        "allowed_mentions": {"parse": []},
        "event": {"kind": one.kind, "link": link, **one.facts},
    }


def _wait(one: Delivery) -> float:
    return float(min(LONGEST_WAIT, FIRST_WAIT * 4**one.tries))
