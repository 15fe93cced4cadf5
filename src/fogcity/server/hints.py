"""Hints: what a strong bot would do, given only what the seat can see."""

from fogcity.kernel import at_once
from fogcity.server import bots
from fogcity.server.bots import BotFailed
from fogcity.server.live import Draft
from fogcity.server.problems import Refusal
from fogcity.server.protocol.play import Hint
from fogcity.server.services import Services


async def hint(services: Services, table_id: str, account_id: int, seat: int) -> Hint:
    """What a strong bot would do for an account's own seat; others can act while the bot thinks."""
    async with services.keeper.reading(table_id) as live:
        draft = Draft(live, services.settings)
        draft.own(account_id, seat)
        table = draft.playing()
        if not live.row.hints:
            raise Refusal("hints_off", "This table plays without hints.")
        if seat not in table.waiting:
            raise Refusal("not_your_turn", "There is nothing to choose for this seat now.")
        task, ply = bots.task(table, seat, bots.HINT_LEVEL, live.history), live.row.ply
    try:
        number = await services.bots.choose(task, "people", account_id)
    except BotFailed:
        raise Refusal("unavailable", "No hint could be found: try again.", retry_after=1) from None
    async with services.keeper.reading(table_id) as live:
        # Others may have acted meanwhile where several choose at the same time: that changes no choice of this seat.
        others_only = all(entry.kind == "action" and entry.seat != seat for entry in live.entries[ply:])
        if live.table is None or seat not in live.table.waiting or not others_only:
            raise Refusal("stale", "The game moved on while the bot was thinking.", ply=live.row.ply)
        game, veiled = live.table.game, live.table.veiled(seat)
        action = game.action(veiled, seat, number)
        with at_once():  # nobody waits for the compiler
            text, reasons = game.describe(veiled, seat, action), game.reasons(veiled, seat, action)
        return Hint(seat=seat, ply=live.row.ply, action=action, text=text, reasons=reasons)
