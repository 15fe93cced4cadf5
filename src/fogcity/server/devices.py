"""Games that were played on a device and sent to an account: replayed and verified before anything is stored.

Whoever has the device can know the game's secret, so these games are marked and never count for ratings.
"""

import base64
import contextlib
import hashlib
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import orjson

from fogcity import bots, record
from fogcity.games import SPECTATOR, BadInput, View
from fogcity.record import GameRecord
from fogcity.server import game_cache, lobby
from fogcity.server.names import clean_name
from fogcity.server.problems import Refusal
from fogcity.server.protocol.lobby import DeviceGame
from fogcity.server.services import Services
from fogcity.server.store import AccountRow, Conflict, EntryRow, SeatRow
from fogcity.table import Table

MOST_ACTIONS = 2000
READ_SECONDS = 60.0
"""For a whole game, on a machine that has much to do."""
BOT = " bot"
"""What follows the level of a bot in the names of a record."""


async def keep(services: Services, body: DeviceGame, account: AccountRow, made_from: str) -> str:
    """Keep a game for an account, once however often it is sent; returns the table's id."""
    found, table, entries = await game_cache.read(lambda: _verified(body.record), READ_SECONDS)
    secret = bytes.fromhex(found.secret or "")
    table_id = _id(account, secret)
    store = services.keeper.store
    if await store.version(table_id) is not None:
        return table_id
    seats = [_seat(found, seat, body.mine, account) for seat in range(len(found.names))]
    if not set(body.mine) <= {seat.seat for seat in seats if seat.kind == "person"}:
        raise Refusal("bad_request", "Your seats must be seats of people in this game.")
    await lobby.check_names(seats, account, services.people)
    agreed = {"public": False, "spectators": False, "hints": True, "chat": False, "autostart": True, "start": None}
    clock = {"clock_kind": "none", "clock_amount": 0}
    row = lobby.new_row(account, services.settings, game=found.game, options=found.options, **agreed, **clock)
    row = replace(
        row,
        id=table_id,
        secret=secret,
        status="finished",
        ended="complete",
        ply=len(entries),
        due=None,
        places=table.game.places(table.state),
        scores=table.game.written_scores(table.state),
        made_from=made_from,
        taken_back=sum(table.taken_back),
        device=True,
    )
    with contextlib.suppress(Conflict):  # another device was faster, with the same game
        await store.add(row, seats, log=entries)
    return table_id


def _id(account: AccountRow, secret: bytes) -> str:
    """The address of an account's copy of a game: the same whenever it is sent."""
    return base64.urlsafe_b64encode(hashlib.sha256(b"%d " % account.id + secret).digest()[:12]).decode()


def _verified(text: str) -> tuple[GameRecord, Table, list[EntryRow]]:
    """A record that holds, its game at the end, and its log."""
    found = record.loads(text)
    if found.start is not None:
        raise BadInput("a game that began with a position stays on its device")
    if len(found.log) > MOST_ACTIONS:
        raise BadInput(f"the record has more than {MOST_ACTIONS} actions")
    log = Log(found)
    table = record.verify(found, log.add)
    if not table.over:
        raise BadInput("the game is not over: only finished games can be kept here")
    return found, table, log.entries


class Log:
    """The log of a game that is replayed, with what everybody could see."""

    def __init__(self, found: GameRecord) -> None:
        self._names, self._now = found.names, datetime.now(UTC)
        self._before: View | None = None
        self.entries: list[EntryRow] = []

    def add(self, table: Table) -> None:
        """The next step of the game."""
        after = table.view(SPECTATOR)
        if self._before is not None:
            seen: list[dict[str, Any]] = orjson.loads(orjson.dumps(table.events(self._before, after)))
            step, ply = table.log[-1], len(table.log)
            by = "bot" if self._names[step.seat].endswith(BOT) else "person"
            self.entries.append(EntryRow(ply, "action", step.seat, step.action.text, by, None, self._now, None, seen))
        self._before = after


def _seat(found: GameRecord, seat: int, mine: list[int], account: AccountRow) -> SeatRow:
    name = found.names[seat]
    if name.endswith(BOT) and name.removesuffix(BOT) in bots.levels(found.game):
        return SeatRow(seat, "bot", level=name.removesuffix(BOT))
    return SeatRow(seat, "person", account.id if seat in mine else None, name=clean_name(name))
