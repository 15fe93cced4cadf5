"""Operations during a game: each one changes a draft, which `Keeper.change` commits."""

from datetime import datetime

from fogcity.games import Action, BadInput, Illegal, plain
from fogcity.server import takebacks
from fogcity.server.live import Draft
from fogcity.server.problems import Refusal
from fogcity.server.protocol.games import action_text
from fogcity.server.protocol.play import Accepted, Act
from fogcity.server.store import AccountRow, MessageRow, SeatRow

STAND_IN = "normal"
"""The level of bots that play for people who are away or have resigned."""


def act(draft: Draft, account_id: int, body: Act) -> Accepted:
    """A person plays an action."""
    seat = draft.own(account_id, body.seat)
    if repeated := _repeated(draft, body):
        return repeated
    action = _read(draft, seat, body)  # refuses before anything has changed
    if seat.away:
        _come_back(draft, body.seat)
    takebacks.drop(draft, body.seat)
    if (until := takebacks.hold(draft, account_id, body.seat, action)) is not None:
        return Accepted(ply=draft.row.ply + 1, held_until=until)
    ply = draft.play(body.seat, action.number, "person")
    draft.settle()
    return Accepted(ply=ply)


def check(draft: Draft, account_id: int, body: Act) -> None:
    """Refuse an action as `act` would, without playing a legal one."""
    _read(draft, draft.own(account_id, body.seat), body)


def _read(draft: Draft, seat: SeatRow, body: Act) -> Action:
    """The requested action, if it may be played now."""
    table = draft.playing()
    if body.ply != draft.row.ply and not _still_open(draft, body):
        raise Refusal("stale", "The game has moved on since you chose: look at it again.", ply=draft.row.ply)
    _still_plays(seat)
    if draft.row.held is not None:
        raise Refusal("not_your_turn", "What you have chosen is about to be played: take it back first, or wait.")
    return table.read(body.seat, action_text(table.game, body.action))


def _still_plays(seat: SeatRow) -> None:
    if seat.resigned:
        raise Refusal("not_playing", "You have resigned: a bot plays for you.")


def _repeated(draft: Draft, body: Act) -> Accepted | None:
    """The answer to an action that was accepted before, after the first answer got lost."""
    held = draft.row.held
    if held is not None and (held["seat"], held["action"], draft.row.ply) == (body.seat, body.action, body.ply):
        return Accepted(ply=body.ply + 1, repeated=True, held_until=datetime.fromisoformat(held["until"]))
    found = next((entry for entry in draft.live.entries[body.ply :] if entry.seat == body.seat), None)
    if found is None or found.kind != "action":
        return None
    played = draft.live.actions[found.ply - 1]
    if isinstance(body.action, str):
        same = found.action == body.action
    else:
        fields = plain(played)
        same = all(fields.get(name) == value for name, value in body.action.items())
    same = same or played == _earlier(draft, body, found.ply)
    return Accepted(ply=found.ply, repeated=True) if same else None


def _earlier(draft: Draft, body: Act, ply: int) -> Action | None:
    """What a request meant at an earlier ply; None if it was not legal then, or is too long ago."""
    table = draft.live.before(ply)
    if table is None:
        return None
    try:
        return table.read(body.seat, action_text(table.game, body.action))
    except (Illegal, BadInput):
        return None


def _still_open(draft: Draft, body: Act) -> bool:
    """Whether only others have acted since, while this seat might have acted as well."""
    table = draft.playing()
    since = draft.live.entries[body.ply :]
    steps = table.log[len(table.log) - len(since) :]
    return (
        body.ply < draft.row.ply
        and all(entry.kind == "action" and entry.seat != body.seat for entry in since)
        and all(step.several for step in steps)
        and body.seat in table.waiting
    )


def act_for(draft: Draft, seat: int, ply: int, action: int) -> bool:
    """A bot plays for a seat; False if it is no longer needed."""
    found = draft.seats[seat]
    if draft.row.status != "playing" or draft.row.ply != ply or not found.played_by_bot:
        return False
    draft.play(seat, action, "bot" if found.kind == "bot" else "stand_in")
    draft.settle()
    return True


def replace_bot(draft: Draft, seat: int, failed: str, simpler: str) -> None:
    """A simpler bot takes the place of one that failed, and the log says so."""
    if draft.seats[seat].level == failed:
        draft.seats[seat].level = simpler
        draft.note("bot_replaced", seat, **{"from": failed, "to": simpler})
        draft.settle()


def resign(draft: Draft, account_id: int, seat: int) -> None:
    """A person gives up: the game ends if one player is left, else a bot plays on."""
    found = draft.own(account_id, seat)
    draft.playing()
    if found.resigned:
        return
    give_up(draft, seat)
    draft.settle()


def give_up(draft: Draft, seat: int, late: bool = False) -> None:
    """Let a seat be played by a bot for good, or end the game if one player is left."""
    found = draft.seats[seat]
    found.resigned, found.late, found.away, found.level = True, late, False, STAND_IN
    draft.row.asked = None
    if draft.row.held is not None and draft.row.held["seat"] == seat:
        draft.row.held = None
    draft.note("lost_on_time" if late else "resigned", seat)
    left = [other for other in draft.seats if not other.resigned]
    if len(left) == 1:
        draft.finish("resigned", [2 if other.resigned else 1 for other in draft.seats])


def back(draft: Draft, account_id: int) -> None:
    """A person is back: bots no longer play for them."""
    away = [seat for seat in draft.seats if seat.account_id == account_id and seat.away]
    if draft.row.status == "playing" and away:
        for seat in away:
            _come_back(draft, seat.seat)
        draft.settle()


def _come_back(draft: Draft, seat: int) -> None:
    draft.seats[seat].away, draft.seats[seat].level = False, None
    draft.note("back", seat)


def time_up(draft: Draft) -> None:
    """Let bots play for those whose time is up."""
    late = [int(seat) for seat, moment in draft.row.deadlines.items() if datetime.fromisoformat(moment) <= draft.now]
    for seat in late:
        if draft.row.strict:  # whose time is up has lost: else a bot could play better than they do
            if draft.row.status == "playing":
                give_up(draft, seat, late=True)
            continue
        draft.seats[seat].away, draft.seats[seat].level = True, STAND_IN
        draft.note("time_up", seat)
    if late:
        draft.settle()


def say(draft: Draft, account: AccountRow, text: str) -> None:
    """A person at the table says something."""
    mine = draft.live.mine(account.id)
    if not draft.row.chat:
        raise Refusal("chat_off", "There is no chat at this table.")
    if not mine:
        raise Refusal("not_allowed", "Only those who sit at the table can speak.")
    clean = "".join(character for character in text if character.isprintable() or character == "\n").strip()
    if not clean:
        raise Refusal("bad_request", "The message has no visible characters.")
    draft.messages.append(
        MessageRow(
            0, draft.now, draft.row.ply, "chat", seat=mine[0], account_id=account.id, name=account.name, text=clean
        )
    )
