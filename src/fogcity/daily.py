"""The deal of the day: chance, seats and bots follow from the date and a published key, the same for everybody.

Clients play it on their device; `check` replays what they send, and lets the bots choose again. docs/review.md explains
the rules, and web/src/app/daily/daily.ts is the client's side of them.
"""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from math import floor
from typing import Any, Final

from fogcity import bots, games, record
from fogcity.bots import Budget, Level
from fogcity.games import BadInput
from fogcity.record import GameRecord
from fogcity.table import Table

KEY: Final = "fog over the bay"
PLAYERS: Final = 2
ITERATIONS: Final = 400
"""How long a bot searches that has a time to think elsewhere: everybody must meet the same bot."""
WEEK: Final = 7
MOST_ACTIONS: Final = 2000
DAY: Final = timedelta(days=1)


@dataclass(frozen=True)
class Deal:
    """What a day brings in a game."""

    secret: bytes
    seat: int
    """The player's seat; a bot has the other one."""
    level: Level


@dataclass(frozen=True)
class Score:
    """The result of an attempt."""

    won: float
    """1, or a part of a shared first place."""
    points: float
    margin: float
    """The points ahead of the bot, or behind it."""


def today() -> date:
    """The date of today for everybody."""
    return datetime.now(UTC).date()


def deal(day: date, game_id: str) -> Deal:
    """The deal of a date: bots grow stronger from Monday to Sunday."""
    secret = hashlib.sha256(f"{KEY} {day.isoformat()} {game_id}".encode()).digest()
    levels = bots.levels(game_id)
    rung = floor(day.weekday() * (len(levels) - 1) / (WEEK - 1) + 0.5)
    return Deal(secret, secret[-1] % PLAYERS, levels[rung])


def streak(played: Iterable[date], day: date) -> int:
    """How many days in a row were played up to a date; one day missed within any seven is forgiven."""
    days, count, missed = set(played), 0, date.max
    if day not in days:
        day -= DAY  # this one can still be played
    while True:
        if day in days:
            count += 1
        elif day - DAY in days and (missed - day).days >= WEEK:
            missed = day
        else:
            return count
        day -= DAY


def check(text: str, game_id: str, day: date) -> Score:
    """Replay an attempt at a day's deal; BadInput or Illegal say why it does not count."""
    found, dealt = record.loads(text), deal(day, game_id)
    _check_deal(found, game_id, dealt)
    tables = record.replay(found)
    table = next(tables)
    choice = choice_of(table, dealt)
    for number, table in enumerate(tables, start=1):
        if table.log[-1].seat != dealt.seat and table.log[-1].action.number != choice:
            raise BadInput(f"step {number} is not what the bot of that day plays")
        choice = choice_of(table, dealt)
    if not table.over:
        raise BadInput("the game is not over: only finished attempts count")
    return _score(table, dealt.seat)


def _check_deal(found: GameRecord, game_id: str, dealt: Deal) -> None:
    usual = games.make(game_id, players=PLAYERS).options.values()
    if found.game != game_id or found.options != usual or found.start is not None:
        raise BadInput("this is not the game of that day")
    if found.secret != dealt.secret.hex():
        raise BadInput("this is not the deal of that day: its chance is another")
    if found.names[1 - dealt.seat] != f"{dealt.level} bot":
        raise BadInput("you did not sit on your seat of that day, or played against another bot")
    if found.taken_back is not None:
        raise BadInput("something was taken back: such an attempt does not count")
    if len(found.log) > MOST_ACTIONS:
        raise BadInput(f"the record has more than {MOST_ACTIONS} actions")


def choice_of(table: Table, dealt: Deal) -> int | None:
    """What the bot plays now, if it may act."""
    seat = 1 - dealt.seat
    if seat not in table.waiting:
        return None
    actions = table.numbers(seat)
    bot: Any = bots.make(table.game, dealt.level, seed=table.seed(seat))
    if (budget := getattr(bot, "budget", None)) is not None and budget.seconds is not None:
        bot.budget = Budget(iterations=ITERATIONS)
    return int(bot.choose(table.game, table.veiled(seat), seat, actions)) if len(actions) > 1 else actions[0]


def _score(table: Table, seat: int) -> Score:
    game, state = table.game, table.state
    places, scores = game.places(state), [points / game.unit for points in game.scores(state)]
    won = 1 / places.count(1) if places[seat] == 1 else 0.0
    return Score(won, scores[seat], scores[seat] - scores[1 - seat])
