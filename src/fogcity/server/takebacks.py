"""Taking back: freely against bots; between people by agreement, or before the next tile or card is shown.

At tables with other people an action that would reveal something can be held back for a moment (`grace`): until it is
carried out nobody sees it, and its player may take it back. After that, everybody else has to agree. If nobody else
plays, nobody is asked. In rated games only an action that is still held back can be taken back.
"""

from bisect import bisect_left
from datetime import datetime, timedelta

from fogcity.games import Action, Illegal
from fogcity.server.live import Draft, Live
from fogcity.server.problems import Refusal
from fogcity.server.protocol.play import Accepted, AnswerUndo, Undo
from fogcity.server.store import SeatRow

TAKEN_BACK_BETWEEN_PEOPLE, TAKEN_BACK_AGAINST_BOTS = 50, 500
"""How many actions may be taken back in a game, so that a log cannot grow forever."""


def others(live: Live, account_id: int | None) -> list[SeatRow]:
    """The seats of other people who play on."""
    return [
        seat for seat in live.seats if seat.kind == "person" and not seat.resigned and seat.account_id != account_id
    ]


def last_own(live: Live, seat: int) -> int | None:
    """The last action of a seat that stands, by its ply."""
    return next((ply for ply in reversed(live.standing) if live.entries[ply - 1].seat == seat), None)


def at_once(live: Live, account_id: int, seat: int, to: int) -> bool:
    """Whether an action may be taken back without asking anybody."""
    assert live.table is not None
    return not others(live, account_id) or (live.standing[-1] == to and live.table.may_undo(seat))


def may(live: Live, seat: int) -> tuple[bool, bool]:
    """Whether a seat can take back its last action, and whether its owner can ask others for it."""
    if live.row.held is not None:
        return live.row.held["seat"] == seat, False
    if live.row.strict:
        return False, False
    own, account_id = last_own(live, seat), live.seats[seat].account_id
    if own is None or account_id is None:
        return False, False
    if at_once(live, account_id, seat, own):
        return True, False
    return False, live.row.asked is None and own not in live.row.refused


def undo(draft: Draft, account_id: int, body: Undo) -> Accepted:
    """A person takes an action back, or asks the others whether they agree."""
    own = draft.own(account_id, body.seat)
    draft.playing()
    live = draft.live
    if live.row.held is not None and live.row.held["seat"] == body.seat:
        draft.row.held = None
        draft.settle()
        return Accepted(ply=draft.row.ply)
    if live.row.strict:
        raise Refusal("not_allowed", "This game is rated, or of an event: nothing that was played is taken back.")
    if (repeated := _repeated(live, body)) is not None:
        return Accepted(ply=repeated, repeated=True)
    if body.to is None and body.ply != draft.row.ply:
        raise Refusal("stale", "The game has moved on since you chose: look at it again.", ply=draft.row.ply)
    if own.resigned:
        raise Refusal("not_playing", "You have resigned: a bot plays for you.")
    to = _target(live, body)
    if at_once(live, account_id, body.seat, to):
        return Accepted(ply=_take_back(draft, body.seat, to, others(live, account_id)))
    return _ask(draft, account_id, body.seat, to)


def _repeated(live: Live, body: Undo) -> int | None:
    """The ply of the same undo, if it was done before."""
    since = live.entries[body.ply :]
    if body.to is None:
        return body.ply + 1 if since and since[0].kind == "undo" and since[0].seat == body.seat else None
    return next((entry.ply for entry in since if entry.takes_back == body.to and entry.seat == body.seat), None)


def _target(live: Live, body: Undo) -> int:
    """The ply of the action to take back."""
    if body.to is None:
        to = last_own(live, body.seat)
        if to is None:
            raise Illegal(None, "You have not done anything that could be taken back.")
        return to
    place = bisect_left(live.standing, body.to)
    if live.standing[place : place + 1] != [body.to] or live.entries[body.to - 1].seat != body.seat:
        raise Refusal(
            "stale", "That action of yours does not stand any more: look at the game again.", ply=live.row.ply
        )
    return body.to


def _take_back(draft: Draft, seat: int, to: int, other_people: list[SeatRow]) -> int:
    """Take an action and all after it back, within the limit; returns the last ply."""
    live = draft.live
    undone = (len(live.entries) - len(live.standing)) // 2
    free = TAKEN_BACK_BETWEEN_PEOPLE if other_people else TAKEN_BACK_AGAINST_BOTS
    if undone + len(live.standing) - bisect_left(live.standing, to) > free + len(live.standing):
        raise Refusal("not_allowed", "That is enough taking back in one game: play on.")
    ply = draft.take_back(seat, to)
    draft.settle()
    return ply


def _ask(draft: Draft, account_id: int, seat: int, to: int) -> Accepted:
    row = draft.row
    if row.asked is not None:
        if (row.asked["seat"], row.asked["to"]) == (seat, to):
            return Accepted(ply=row.ply, asked=True, repeated=True)
        raise Refusal("not_allowed", "There already is a request to take back: wait for the answers.")
    if to in row.refused:
        raise Refusal("not_allowed", "The others did not agree: play on.")
    row.asked = {"seat": seat, "to": to, "agreed": draft.live.mine(account_id)}
    draft.note("undo_asked", seat)
    draft.settle()
    return Accepted(ply=row.ply, asked=True)


def answer(draft: Draft, account_id: int, body: AnswerUndo) -> None:
    """Agree to a request to take back, or refuse it."""
    draft.own(account_id, body.seat)
    draft.playing()
    asked = draft.row.asked
    if asked is None or asked["to"] != body.to:
        raise Refusal("stale", "This request is no longer open.", ply=draft.row.ply)
    if not body.agree:
        drop(draft, body.seat)
        draft.settle()
        return
    agreed = sorted({*asked["agreed"], *draft.live.mine(account_id)})
    draft.row.asked = {**asked, "agreed": agreed}
    asker = draft.seats[asked["seat"]]
    if all(seat.seat in agreed for seat in others(draft.live, asker.account_id)):
        draft.row.asked = None
        _take_back(draft, asker.seat, asked["to"], others(draft.live, asker.account_id))
    else:
        draft.settle()


def drop(draft: Draft, seat: int) -> None:
    """Drop a request to take back, because its author played on or somebody refused."""
    asked = draft.row.asked
    if asked is None:
        return
    draft.row.asked = None
    draft.row.refused = [*draft.row.refused, asked["to"]]
    if draft.seats[seat].account_id != draft.seats[asked["seat"]].account_id:
        draft.note("undo_refused", seat)


# --- the moment before something is revealed --------------------------------------------------------------------------


def hold(draft: Draft, account_id: int, seat: int, action: Action) -> datetime | None:
    """Hold an action that would reveal something, at tables with grace; returns until when it can be taken back."""
    table = draft.playing()
    if not draft.row.grace or not others(draft.live, account_id) or len(table.waiting) > 1:
        return None
    if not table.copy().play(seat, action.number).final:
        return None
    until = draft.now + timedelta(seconds=draft.row.grace)
    if (deadline := draft.row.deadlines.get(str(seat))) is not None:
        until = min(until, datetime.fromisoformat(deadline))
    draft.row.held = {"seat": seat, "action": action.text, "until": until.isoformat()}
    draft.settle()
    return until


def release(draft: Draft) -> bool:
    """Carry out the action that was held, if its moment is over."""
    held = draft.row.held
    if draft.row.status != "playing" or held is None or datetime.fromisoformat(held["until"]) > draft.now:
        return False
    draft.row.held = None
    draft.play(held["seat"], held["action"], "person")
    draft.settle()
    return True
