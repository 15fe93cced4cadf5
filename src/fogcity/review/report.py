"""A whole review: every step's win chances, how chance and play changed them, and their sums.

For every seat, exactly: result = start + its luck + its own play + the others' play. The luck of a step is its value
minus the mean over all outcomes that chance could have had; play is that mean minus the value before. Both are changes
of one fixed value function, so they add up to the result whatever that function says.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

import numpy as np

from fogcity import record
from fogcity.games import BadInput, State
from fogcity.gpu.loops import START
from fogcity.record import GameRecord
from fogcity.review.core import RESAMPLE
from fogcity.review.critic import Critic
from fogcity.review.scale import DECIDED, MOMENTS, Judgment, judgment
from fogcity.review.values import MILLION, Judge, Margin, Values
from fogcity.table import Table


@dataclass(frozen=True)
class Reviewed:
    """One action of a game. Tuples have a number for each seat."""

    step: int
    """From 1."""
    seat: int
    """From 0."""
    action: str
    chances: tuple[float, ...]
    """Win chances after it."""
    play: tuple[float, ...]
    """What the decision changed."""
    luck: tuple[float, ...]
    """What chance changed after it."""
    best: str | None = None
    """What the search would have played; None for a forced action or where decisions are not judged."""
    loss: float | None = None
    """The win chance that its seat lost by not playing that."""
    judgment: Judgment | None = None


@dataclass(frozen=True)
class Summary:
    """What the result of a seat is made of: `start + luck + play + others = result`."""

    name: str
    start: float
    luck: float
    play: float
    others: float
    result: float
    accuracy: float | None
    """From 0 to 1 over all judged decisions before the game was decided; None if there are none."""


@dataclass(frozen=True)
class Review:
    """A reviewed game."""

    game: str
    value: str
    """The version of the value function: reviews of different versions cannot be compared."""
    dealt: tuple[float, ...]
    """Win chances after the set-up."""
    steps: tuple[Reviewed, ...]
    players: tuple[Summary, ...]
    moments: tuple[int, ...]
    """The steps that raised the winner's chance most, by luck or by play, biggest first; 0 is the deal."""
    margins: tuple[tuple[Margin, ...], ...] | None = None
    """Expected margins of every seat after the deal and after each step; None unless requested."""

    def data(self) -> dict[str, Any]:
        """The review as plain data."""
        return asdict(self)


def review(
    found: GameRecord,
    *,
    judge: Judge | None = None,
    critic: Critic | None = None,
    playouts: int = 0,
    advance: Callable[[int], None] = lambda steps: None,
) -> Review:
    """Review a finished game; without a critic decisions are not compared with others.

    Expected margins are told from so many playouts of every position, 2 or more, or not at all.
    """
    return review_steps(record.replay(found), judge=judge, critic=critic, playouts=playouts, advance=advance)


def review_steps(
    tables: Iterator[Table],
    *,
    judge: Judge | None = None,
    critic: Critic | None = None,
    playouts: int = 0,
    advance: Callable[[int], None] = lambda steps: None,
) -> Review:
    """The same of a table at the set-up and after every action, as `record.replay` gives it or while it is played."""
    table = next(tables)
    game = table.game
    judge = judge or Judge(game)
    start = start_value(judge, table)
    values = [judge(table.state)]
    lucks, plays = [values[0] - start], [np.zeros(game.players, np.int64)]
    margins = [_margins(judge, table, playouts)]
    steps: list[Reviewed] = []
    before, legal = table.state.copy(), {seat: table.numbers(seat) for seat in table.waiting}
    for number, table in enumerate(tables, start=1):
        seat, action = table.log[-1].seat, table.log[-1].action
        key = f"{table.commitment} {number}"
        mean = judge.expected(before, seat, action.number, key)
        values.append(judge(table.state))
        plays.append(mean - values[-2])
        lucks.append(values[-1] - mean)
        margins.append(_margins(judge, table, playouts))
        parts = [_shares(part) for part in (values[-1], plays[-1], lucks[-1])]
        step = Reviewed(number, seat, action.text, parts[0], parts[1], parts[2])
        if critic is not None and len(legal[seat]) > 1:
            hidden = game.veiled(before, seat)
            advice = critic(hidden, seat, action.number, legal[seat], key)
            loss = advice.loss / MILLION
            step = replace(
                step, best=game.action(hidden, seat, advice.best).text, loss=loss, judgment=judgment(game.id, loss)
            )
        steps.append(step)
        before, legal = table.state.copy(), {seat: table.numbers(seat) for seat in table.waiting}
        advance(1)
    if not table.over:
        raise BadInput("the game is not finished: a review needs its result")
    players = [
        _summary(judge, name, seat, steps, *(np.array(parts)[:, seat] for parts in (values, lucks, plays)))
        for seat, name in enumerate(table.names)
    ]
    winner = int(np.argmax(values[-1]))
    swings = [max(int(luck[winner]), int(play[winner])) for luck, play in zip(lucks, plays, strict=True)]
    moments = tuple(int(at) for at in np.argsort([-swing for swing in swings], kind="stable")[:MOMENTS])
    found_margins = tuple(margins) if playouts else None
    return Review(game.id, judge.version, _shares(values[0]), tuple(steps), tuple(players), moments, found_margins)


def _margins(judge: Judge, table: Table, playouts: int) -> tuple[Margin, ...]:
    """Expected margins of a position; all of a game's have their own chance."""
    key = f"{table.commitment} margin {len(table.log)}"
    return tuple(judge.margins(table.state, playouts, key)) if playouts else ()


def _summary(
    judge: Judge, name: str, seat: int, steps: Sequence[Reviewed], values: Values, lucks: Values, plays: Values
) -> Summary:
    """A seat's result and what it is made of: its values after the deal and each step, and what changed them."""
    mine = np.array([False, *(step.seat == seat for step in steps)])
    start, luck, own, rest = values[0] - lucks[0], lucks.sum(), plays[mine].sum(), plays[~mine].sum()
    assert start + luck + own + rest == values[-1], "the parts add up to the result"
    open_before = (values > DECIDED * MILLION) & (values < (1 - DECIDED) * MILLION)
    losses = [step.loss for step in steps if step.seat == seat and step.loss is not None and open_before[step.step - 1]]
    shares = [float(part) / MILLION for part in (start, luck, own, rest, values[-1])]
    return Summary(name, shares[0], shares[1], shares[2], shares[3], shares[4], judge.accuracy(losses))


def start_value(judge: Judge, table: Table) -> Values:
    """What a game is worth to every seat before anything is dealt."""
    game = judge.game
    if table.start is not None:
        return judge.expected(game.from_position(table.start), 0, RESAMPLE, table.commitment)
    blank: State = np.zeros(1, game.rules.STATE)[0]
    return judge.expected(blank, 0, START, table.commitment)


def _shares(values: Values) -> tuple[float, ...]:
    return tuple((values / MILLION).tolist())
