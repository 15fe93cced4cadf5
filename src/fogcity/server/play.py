"""What people do at a table, whether it comes over HTTP or over a WebSocket."""

import re
import time

from fogcity.games.cablecar import CableCar
from fogcity.server import bots, metrics, moves
from fogcity.server.bots import BotFailed
from fogcity.server.live import Draft, Live
from fogcity.server.problems import Refusal
from fogcity.server.protocol.play import Accepted, Act, Effect, Explanation, Hint, Mute, Preview, Say, Undo
from fogcity.server.services import Services
from fogcity.server.store import AccountRow, Conflict
from fogcity.table import Table

PLACEMENT = re.compile(r"(\w+)@(\w+)(?:/(\d+))?")


async def act(services: Services, table_id: str, account: AccountRow, wish: Act) -> Accepted:
    """Play an action."""
    began = time.perf_counter()
    accepted = await services.keeper.change(table_id, lambda draft: moves.act(draft, account.id, wish))
    metrics.ACTION_SECONDS.observe(time.perf_counter() - began)
    return accepted


async def check(services: Services, table_id: str, account: AccountRow, wish: Act) -> None:
    """Say why an action may not be played, without playing one that may."""
    await services.keeper.change(table_id, lambda draft: moves.check(draft, account.id, wish))


async def undo(services: Services, table_id: str, account: AccountRow, wish: Undo) -> Accepted:
    """Take the last action back."""
    return await services.keeper.change(table_id, lambda draft: moves.undo(draft, account.id, wish.seat, wish.ply))


async def say(services: Services, table_id: str, account: AccountRow, wish: Say) -> None:
    """Say something to the table."""
    await services.keeper.change(table_id, lambda draft: moves.say(draft, account.id, account.name, wish.text))


async def mute(services: Services, table_id: str, account: AccountRow, wish: Mute) -> None:
    """Hide or show what a person says."""
    async with services.keeper.reading(table_id, fresh=True) as live:
        live.let_see(account.id)
        other = Draft(live, services.settings).seat(wish.seat).account_id
    if other is None or other == account.id:
        raise Refusal("not_allowed", "There is nobody on that seat who could be muted.")
    try:
        await services.people.mute(account.id, other, wish.muted)
    except Conflict:  # the account was deleted, or muted from another device, at this very moment
        raise Refusal("unavailable", "Something else happened at the same time: try again.", retry_after=1) from None
    await services.tell_mutes(account.id)


async def hint(services: Services, table_id: str, account: AccountRow, seat: int) -> Hint:
    """What a strong bot would do."""
    async with services.keeper.reading(table_id) as live:
        table = _own_game(live, services, account, seat)
        if not live.row.hints:
            raise Refusal("hints_off", "This table plays without hints.")
        if seat not in table.waiting:
            raise Refusal("not_your_turn", "There is nothing to choose for this seat now.")
        task, ply = bots.task(table, seat, bots.HINT_LEVEL), live.row.ply
    try:
        action = await services.bots.choose(task)
    except BotFailed:
        raise Refusal("unavailable", "No hint could be found: try again.", retry_after=1) from None
    async with services.keeper.reading(table_id) as live:
        # Others may have acted meanwhile where several choose at the same time: that changes no choice of this seat.
        others_only = all(entry.kind == "action" and entry.seat != seat for entry in live.entries[ply:])
        if live.table is None or seat not in live.table.waiting or not others_only:
            raise Refusal("stale", "The table went on while the bot thought.", ply=live.row.ply)
        ply, veiled = live.row.ply, live.table.veiled(seat)
        written = live.table.game.write(veiled, seat, action)
        return Hint(seat=seat, ply=ply, action=written, text=live.table.game.describe(veiled, seat, action))


async def explain(services: Services, table_id: str, account: AccountRow, seat: int) -> Explanation:
    """What each legal placement of a seat would do."""
    async with services.keeper.reading(table_id) as live:
        table = _own_game(live, services, account, seat)
        key = ("explanation", seat)
        if key not in live.kept:
            live.kept[key] = Explanation(seat=seat, ply=live.row.ply, previews=_previews(table, seat))
        explanation: Explanation = live.kept[key]
        return explanation


def _previews(table: Table, seat: int) -> list[Preview]:
    if not isinstance(table.game, CableCar):
        return []
    veiled = table.veiled(seat)
    previews = []
    for action in table.legal(seat):
        if found := PLACEMENT.fullmatch(action):
            tile, square, turn = found[1], found[2], int(found[3] or 0)
            effects = table.game.explain(veiled, f"{tile}/{turn}" if turn else tile, square)
            listed = [Effect(**effect._asdict()) for effect in effects]
            previews.append(Preview(action=action, tile=tile, square=square, turn=turn, effects=listed))
    return previews


async def resign(services: Services, table_id: str, account: AccountRow, seat: int) -> None:
    """Give up."""
    await services.keeper.change(table_id, lambda draft: moves.resign(draft, account.id, seat))


async def back(services: Services, table_id: str, account: AccountRow) -> None:
    """Say that one is back."""
    await services.keeper.change(table_id, lambda draft: moves.back(draft, account.id))


def _own_game(live: Live, services: Services, account: AccountRow, seat: int) -> Table:
    """The game, which must be under way, for somebody on their own seat."""
    draft = Draft(live, services.settings)
    draft.own(account.id, seat)
    return draft.playing()
