"""One game between bots, and the plan of all games of an arena.

All randomness in a game comes from its deal and the ply, and every deal is played once for each rotation of the seats,
so all bots get the same luck.
"""

import atexit
import hashlib
import itertools
import math
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from functools import cache
from typing import Any

from fogcity import games
from fogcity.bots import LEVELS, Bot, Budget
from fogcity.bots.external import PREFIX, External
from fogcity.bots.guard import Guarded
from fogcity.bots.outside import close, make_any, without_budget
from fogcity.games import BadInput, Game
from fogcity.games.insight import Insight, Move, Played
from fogcity.kernel import patiently
from fogcity.table import Table


@dataclass(frozen=True)
class Plan:
    """All games of an arena. Every line-up of bots plays the same deals, each as often as it has seats."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    games: int
    """Games of each line-up, rounded up to whole deals."""
    seed: int = 0
    budget: str | None = None

    def __post_init__(self) -> None:
        if not self.bots:
            raise BadInput("an arena needs bots: give their names, as in --bots search,greedy")
        if self.games < 1:
            raise BadInput("an arena plays one game or more")
        game = games.make(self.game, **self.options)
        for bot in self.bots:
            close(make_any(game, bot, seed=0, budget=self.thinking(bot)))

    @property
    def players(self) -> int:
        """How many sit at a table."""
        return int(self.options["players"])

    def thinking(self, bot: str) -> Budget | None:
        """The budget of a bot without one; levels have their own."""
        return None if self.budget is None or bot in LEVELS else Budget.of(self.budget)

    @property
    def deals(self) -> int:
        """How many deals each line-up plays."""
        return math.ceil(self.games / self.players)

    def line_ups(self) -> list[tuple[str, ...]]:
        """The line-ups: all bots if they fit, every combination if there are too many, the last one repeated if
        there are too few."""
        if len(self.bots) > self.players:
            return list(dict.fromkeys(itertools.combinations(self.bots, self.players)))
        return [self.bots + self.bots[-1:] * (self.players - len(self.bots))]

    def matches(self) -> Iterator["Match"]:
        """Every game, deal by deal."""
        for deal in range(self.deals):
            for line_up in self.line_ups():
                for rotation in range(self.players):
                    yield Match(line_up, deal, rotation)


@dataclass(frozen=True)
class Match:
    """One game of a plan: bot i of the line-up sits at seat (i + rotation) modulo players."""

    line_up: tuple[str, ...]
    deal: int
    rotation: int

    @property
    def key(self) -> str:
        """A name for the match."""
        return f"{','.join(self.line_up)}#{self.deal}.{self.rotation}"

    def seats(self) -> list[int]:
        """The number in the line-up of the bot at each seat."""
        return [(seat - self.rotation) % len(self.line_up) for seat in range(len(self.line_up))]

    def seat(self, number: int) -> int:
        """The seat of bot `number` of the line-up."""
        return (number + self.rotation) % len(self.line_up)


@dataclass
class Result:
    """The result of a match. Lists follow the line-up, not the seats."""

    line_up: list[str]
    deal: int
    rotation: int
    first: int
    """The number in the line-up of the bot that had the first turn."""
    scores: list[float]
    places: list[int]
    moves: list[int]
    seconds: list[float]
    """Processor time of all moves of a bot; elsewhere or on several cores the time it took to answer."""
    slowest: list[float]
    forfeits: list[int]
    parts: list[dict[str, float]]
    """What the scores are made of, where the game says so."""
    log: list[str]
    """Each action as people write it, after its seat (from 1)."""
    outcome: dict[str, Any]
    names: list[str] = field(default_factory=list)
    """What the bots call themselves."""
    faults: list[dict[str, int]] = field(default_factory=list)
    """What bots that are not ours did wrong, and how often."""

    @property
    def match(self) -> Match:
        """The game of the plan that it is the result of."""
        return Match(tuple(self.line_up), self.deal, self.rotation)

    @property
    def key(self) -> str:
        """A name for the match."""
        return self.match.key

    def seat(self, number: int) -> int:
        """The seat of bot `number` of the line-up."""
        return self.match.seat(number)

    def wins(self) -> list[float]:
        """Who won: 1 for the winner, or a part for each of those who share the first place."""
        winners = self.places.count(1)
        return [1 / winners if place == 1 else 0.0 for place in self.places]

    def data(self) -> dict[str, Any]:
        """The result as plain data."""
        return asdict(self)


@dataclass
class Player:
    """A bot at a table, and what it has spent there."""

    bot: Bot
    moves: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    clock: Any = field(default=time.thread_time)


def deal(plan: Plan, number: int) -> Table:
    """A deal of a plan before its first action."""
    secret = hashlib.sha256(f"arena {plan.seed} {number}".encode()).digest()
    return Table(games.make(plan.game, **plan.options), secret=secret)


def play(plan: Plan, match: Match) -> Result:
    """Play one match to its end."""
    warm_up(plan)
    table = deal(plan, match.deal)
    game = table.game
    players = [sit(game, plan, match, number) for number in range(game.players)]
    numbers = match.seats()
    first = numbers[game.first(table.state)]
    while not table.over:
        seat = table.waiting[0]
        player = players[numbers[seat]]
        actions = table.numbers(seat)
        veiled, history = table.veiled(seat), table.history
        started = player.clock()
        action = player.bot.choose(game, veiled, seat, actions, history)
        spent = player.clock() - started
        player.moves += len(actions) > 1
        player.seconds += spent
        player.slowest = max(player.slowest, spent)
        table.play(seat, action)
    for player in players:
        if isinstance(player.bot, External):
            player.bot.game_over(game, table.state)
    seat_of = [numbers.index(number) for number in range(game.players)]
    scores, places = game.scores(table.state), game.places(table.state)
    insight: Insight | None = games.part(game.id, "insight")
    parts = insight.parts(game, table.state) if insight is not None else []
    return Result(
        line_up=list(match.line_up),
        deal=match.deal,
        rotation=match.rotation,
        first=first,
        scores=[scores[seat] / game.unit for seat in seat_of],
        places=[places[seat] for seat in seat_of],
        moves=[player.moves for player in players],
        seconds=[round(player.seconds, 6) for player in players],
        slowest=[round(player.slowest, 6) for player in players],
        forfeits=[player.bot.forfeits if isinstance(player.bot, Guarded) else 0 for player in players],
        parts=[parts[seat] for seat in seat_of] if parts else [],
        log=[f"{step.seat + 1}: {step.action}" for step in table.log],
        outcome=game.outcome(table.state),
        names=[player.bot.name for player in players],
        faults=[dict(player.bot.faults) if isinstance(player.bot, Guarded) else {} for player in players],
    )


def sit(game: Game, plan: Plan, match: Match, number: int) -> Player:
    """The bot of a place of the line-up, ready for a game."""
    seed = int.from_bytes(hashlib.sha256(f"bot {plan.seed} {match.deal} {number}".encode()).digest()[:4], "little")
    bot = _bot(game, plan, match.line_up[number], number, seed)
    if isinstance(bot, External):
        bot.new_game(match.seat(number), seed)
    budget = getattr(bot, "budget", None)
    if isinstance(budget, Budget) and budget.seconds is not None:
        # Other matches run on the other cores: what counts is the time that a bot really had.
        bot.budget = Budget(seconds=budget.seconds, threads=budget.threads, cpu_time=True)  # type: ignore[attr-defined]
    elsewhere = isinstance(bot, External) or (isinstance(budget, Budget) and budget.threads > 1)
    return Player(bot, clock=time.perf_counter if elsewhere else time.thread_time)


_PROGRAMS: dict[tuple[Any, ...], External] = {}
"""The programs that play for this process, from game to game; they end with it."""


def _bot(game: Game, plan: Plan, name: str, number: int, seed: int) -> Bot:
    """A bot for a game; a program is the one that played the last game at this place of the line-up."""
    key = (plan.game, *plan.options.items(), plan.budget, name, number)
    if key in _PROGRAMS:
        return _PROGRAMS[key]
    bot = make_any(game, name, seed=seed, budget=plan.thinking(name))
    if isinstance(bot, External):
        _PROGRAMS[key] = bot
    return bot


@atexit.register
def end_programs() -> None:
    """End the programs that play for this process."""
    while _PROGRAMS:
        _PROGRAMS.popitem()[1].end()


def replay(plan: Plan, result: Result) -> Played:
    """A match again from its log, with every move and the state before it."""
    table = deal(plan, result.deal)
    game, moves = table.game, []
    first = game.first(table.state)
    for entry in result.log:
        seat, _, text = entry.partition(": ")
        before = game.copy(table.state)
        step = table.play(int(seat) - 1, text)
        moves.append(Move(step.seat, step.action, before))
    numbers, wins = result.match.seats(), result.wins()
    return Played(
        names=tuple(result.line_up[number] for number in numbers),
        wins=tuple(wins[number] for number in numbers),
        first=first,
        moves=moves,
        end=table.state,
    )


def warm_up(plan: Plan) -> None:
    """Compile what bots need, or load it from disk, once per process, so that no move is charged for it."""
    _warm_up(plan.game, tuple(plan.options.items()), plan.bots)


@cache
def _warm_up(game_id: str, options: tuple[tuple[str, Any], ...], names: tuple[str, ...]) -> None:
    game = games.make(game_id, **dict(options))
    with patiently():
        table = Table(game)
        for name in names:
            if not name.startswith(PREFIX):
                bot = make_any(game, without_budget(name), seed=0, budget=Budget(iterations=2))
                seat = table.waiting[0]
                bot.choose(game, table.veiled(seat), seat, table.numbers(seat))
