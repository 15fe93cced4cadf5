"""The Fog City benchmark: a fixed set of games for any bot, and results that anybody can check.

Each game's set is defined beside its bots (benchmark.py): options, opponents and deals. Opponents have budgets of
iterations and seeds, so they play the same moves everywhere. A results file holds every move; `check` replays all of
them.
"""

import gzip
import hashlib
import json
import platform
import statistics
import zlib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np

from fogcity import __version__, games, registry
from fogcity.arena import luck, stats
from fogcity.arena.elo import Rating, ratings
from fogcity.arena.match import Plan, Result, deal, sit
from fogcity.bots import Trial
from fogcity.foreign import quote, shown
from fogcity.games import BadInput, Illegal

VERSION = 2
"""Of the programme: results of different versions are never compared."""
SEED = 20260
BUDGET = "100ms"
"""For a bot that names none."""
STAND_IN = "random"
"""Who is named in the place of a bot whose games are only played again: the bot itself need not be here."""
OWN = "the bot itself"
"""Marks the opponent if it is the same bot as the one measured."""
LARGEST = 64 << 20
"""Bytes of a file that is read, unpacked."""


def programme(game_id: str) -> tuple[Trial, ...]:
    """What a game's benchmark plays; nothing where the game has none."""
    module: Any = registry.beside_bots(game_id, "benchmark")
    return () if module is None else module.PROGRAMME


def plans(game_id: str, bot: str, budget: str | None = None) -> list[Plan | None]:
    """The programme as plans of the arena with a bot in the first place; None where it does not know the options."""
    return [_plan(game_id, trial, SEED + number, bot, budget) for number, trial in enumerate(programme(game_id))]


def _plan(game_id: str, trial: Trial, seed: int, bot: str, budget: str | None) -> Plan | None:
    options = games.make(game_id, **trial.options).options.values()
    count = trial.deals * trial.options["players"]
    try:
        return Plan(game_id, options, (bot, *trial.opponents), count, seed, budget or BUDGET)
    except BadInput:
        if set(trial.options) == {"players"}:
            raise
        return None


def opponents(game_id: str) -> list[str]:
    """All opponents of a programme: the mean of their strengths is 0."""
    return sorted({name for trial in programme(game_id) for name in trial.opponents})


def document(game_id: str, bot: str, budget: str | None, played: Sequence[Sequence[Result]]) -> dict[str, Any]:
    """The results of a bot as they are published."""
    content = {
        "benchmark": VERSION,
        "game": game_id,
        "rules": games.kind(game_id).version,
        "fogcity": __version__,
        "bot": bot,
        "name": next((result.names[0] for results in played for result in results if result.names), bot),
        "budget": budget or BUDGET,
        "machine": {"python": platform.python_version(), "numpy": np.__version__, "processor": platform.machine()},
        "trials": [[_kept(result) for result in results] for results in played],
    }
    return {**content, "sha256": digest(content)}


def _kept(result: Result) -> dict[str, Any]:
    """What is kept of a game: all but what its moves say anyway."""
    return {**asdict(result), "parts": [], "outcome": {}}


def digest(content: dict[str, Any]) -> str:
    """The fingerprint of all that a file says."""
    written = json.dumps({key: value for key, value in content.items() if key != "sha256"}, sort_keys=True)
    return hashlib.sha256(written.encode()).hexdigest()


def write(path: Path, content: dict[str, Any]) -> None:
    """Write a file of results; the same content always gives the same bytes."""
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":")) + "\n"
    path.write_bytes(gzip.compress(text.encode(), mtime=0))


def read(path: Path) -> dict[str, Any]:
    """A file of results of this version of the programme."""
    try:
        with gzip.open(path) as file:
            content: dict[str, Any] = json.loads(file.read(LARGEST))  # what is larger is no JSON any more
        version, game_id, signed = content["benchmark"], content["game"], content["sha256"]
        content["played"] = results(content)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError, EOFError, gzip.BadGzipFile, zlib.error):
        raise BadInput(f"{path} is not a file of results: fogcity benchmark BOT writes one") from None
    if version != VERSION or game_id not in games.names() or content.get("rules") != games.kind(game_id).version:
        raise BadInput(f"{path} is of another version of the benchmark or of the rules")
    if signed != digest({key: value for key, value in content.items() if key != "played"}):
        raise BadInput(f"{path} was changed after it was written: its fingerprint is not that of its content")
    return content


def results(content: dict[str, Any]) -> list[list[Result]]:
    """The results of a file, trial by trial."""
    return [[Result(**data) for data in trial] for trial in content["trials"]]


def check(content: dict[str, Any], *, ask_opponents: bool = False) -> Iterator[str]:
    """Play all games of a file again, move by move, and say what is wrong; nothing if all is well."""
    wanted = [plan for plan in plans(content["game"], STAND_IN) if plan is not None]
    if len(content["played"]) != len(wanted):
        yield "the games are not those of the programme"
        return
    for number, (plan, played) in enumerate(zip(wanted, content["played"], strict=True), start=1):
        if not played and set(programme(content["game"])[number - 1].options) != {"players"}:
            continue  # with options that the bot does not know
        own = [_labeled(result, STAND_IN) for result in played]
        if sorted(result.key for result in own) != sorted(match.key for match in plan.matches()):
            yield f"trial {number}: the games are not those of the programme"
            continue
        for result in own:
            wrong = _wrong(plan, result, ask_opponents)
            if wrong is not None:
                yield f"trial {number}, deal {result.deal}, rotation {result.rotation}: {wrong}"


def _wrong(plan: Plan, result: Result, ask_opponents: bool) -> str | None:
    """What is wrong with a game, if anything is."""
    table = deal(plan, result.deal)
    game, numbers = table.game, result.match.seats()
    players = [sit(game, plan, result.match, i).bot for i in range(1, game.players)] if ask_opponents else []
    for step, entry in enumerate(result.log, start=1):
        place, _, text = entry.partition(": ")
        if not place.isdigit() or int(place) - 1 not in table.waiting:
            return f"step {step} is not of a seat that may act"
        seat = int(place) - 1
        if ask_opponents and numbers[seat] != 0:
            known = table.veiled(seat), seat, table.numbers(seat), table.history
            chosen = players[numbers[seat] - 1].choose(game, *known)
            if game.action(table.state, seat, chosen).text != text:
                return f"step {step}: {result.line_up[numbers[seat]]} would not play {quote(text)}"
        try:
            table.play(seat, text)
        except (BadInput, Illegal) as error:
            return f"step {step}: {error}"
    if not table.over:
        return "the game does not end"
    seats = [result.seat(i) for i in range(game.players)]
    scores, places = game.scores(table.state), game.places(table.state)
    if result.scores != [scores[seat] / game.unit for seat in seats] or result.places != [places[s] for s in seats]:
        return "scores or places are not those of the game"
    return None


def rated(contents: Sequence[dict[str, Any]]) -> dict[str, Rating]:
    """The strength of the bots of some files of one game and of the opponents, all at once."""
    groups = []
    for content in contents:
        for number, results in enumerate(content["played"]):
            groups.append((number, [_labeled(result, label(content)) for result in results]))
    return ratings(groups, zero=opponents(contents[0]["game"]))


def label(content: dict[str, Any]) -> str:
    """A bot's name, with its budget if it has one."""
    return shown(str(content["name"]))


def _labeled(result: Result, name: str) -> Result:
    """A result with the name of the bot; an opponent that is the same bot keeps its own."""
    return Result(**{**asdict(result), "line_up": [name, *result.line_up[1:]]})


def summary(content: dict[str, Any]) -> dict[str, Any]:
    """The figures of one file."""
    name = label(content)
    of_trials = []
    for trial, results in zip(programme(content["game"]), content["played"], strict=True):
        if not results:
            continue
        figures = stats.summary([_labeled(result, OWN) for result in results])
        of_trials.append({"trial": trial, **next(bot for bot in figures["bots"] if bot["name"] == OWN)})
    moves = sum(result.moves[0] for results in content["played"] for result in results)
    seconds = sum(result.seconds[0] for results in content["played"] for result in results)
    return {
        "name": name,
        "rating": rated([content])[name],
        "trials": of_trials,
        "seconds_per_move": seconds / max(1, moves),
        "forfeits": sum(result.forfeits[0] for results in content["played"] for result in results),
        "games": sum(len(results) for results in content["played"]),
    }


def without_luck(
    content: dict[str, Any], workers: int | None = None, advance: Callable[[int], None] = lambda done: None
) -> list[dict[str, luck.Adjusted | None]]:
    """The bot's margin and wins without luck in each trial played; None for few games, nothing without a network."""
    found: list[dict[str, luck.Adjusted | None]] = []
    for plan, played in zip(plans(content["game"], STAND_IN), content["played"], strict=True):
        if plan is None or not played:
            continue
        try:
            lucks = luck.lucks(plan, played, workers, advance)
        except BadInput:
            found.append({})
            advance(len(played))
            continue
        own = [_labeled(result, OWN) for result in played]
        keys = {after.key: lucks[before.key] for before, after in zip(played, own, strict=True)}
        found.append(luck.summary(own, keys, OWN))
    return found


def table(content: dict[str, Any], adjusted: Sequence[dict[str, luck.Adjusted | None]] = ()) -> list[str]:
    """The one table of a run, as lines of text; with what `without_luck` found, if given."""
    figures = summary(content)
    rating: Rating = figures["rating"]
    lines = [
        f"{games.kind(content['game']).title}, benchmark {VERSION}, {figures['name']}, {figures['games']} games",
        f"Elo {rating.elo:+.0f} ({rating.low:+.0f} to {rating.high:+.0f}); 0 is the mean of the opponents. "
        f"{1000 * figures['seconds_per_move']:.3g} ms a move, {figures['forfeits']} moves forfeited.",
        f"{'trial':<48}  games   wins  95 % interval   margin" + ("   wins without luck" if adjusted else ""),
    ]
    for number, each in enumerate(figures["trials"]):
        low, high = each["interval"]
        trial: Trial = each["trial"]
        lines.append(
            f"{trial!s:<48}  {each['n']:>5}  {each['wins']:>5.1%}  {low:>5.1%} to {high:>6.1%}  {each['margin']:>+6.1f}"
        )
        if adjusted:
            wins = adjusted[number].get("wins")
            lines[-1] += (
                f"   {wins.mean:>5.1%} ({wins.interval[0]:.1%} to {wins.interval[1]:.1%})"
                if wins
                else "   (not judged)"
            )
    return lines


def section(contents: Sequence[dict[str, Any]]) -> str:
    """A game's part of the leaderboard."""
    game_id = contents[0]["game"]
    twice = [name for name, count in Counter(label(content) for content in contents).items() if count > 1]
    if twice:
        raise BadInput(f"two files are of a bot called {quote(twice[0])}: give one for each bot")
    found_ratings, own = rated(contents), {label(content): summary(content) for content in contents}
    lines = [
        f"## {games.kind(game_id).title}",
        "",
        f"Benchmark {VERSION}, rules version {games.kind(game_id).version}, {len(contents)} files.",
        "",
        "| bot | Elo | 95 % interval | mean share of wins | ms a move | games |",
        "| --- | ---: | ---: | ---: | ---: | ---: |",
    ]
    for name, rating in sorted(found_ratings.items(), key=lambda each: -each[1].elo):
        figures = own.get(name)
        if figures is None:
            lines.append(f"| {name} (opponent) | {rating.elo:+.0f} | {rating.low:+.0f} to {rating.high:+.0f} | | | |")
            continue
        wins = statistics.fmean(each["wins"] for each in figures["trials"])
        pace = 1000 * figures["seconds_per_move"]
        lines.append(
            f"| **{name}** | {rating.elo:+.0f} | {rating.low:+.0f} to {rating.high:+.0f} | {wins:.1%} "
            f"| {pace:.3g} | {figures['games']} |"
        )
    return "\n".join(lines)


INTRODUCTION = """# Leaderboard

`fogcity benchmark BOT` plays a fixed set of games, and `fogcity benchmark page` generates this page from the files in
`docs/benchmark`. Elo is fitted to all of them at once (Bradley-Terry, maximum likelihood; 95 % intervals from a
bootstrap over deals); 0 is the mean of the opponents. Time is processor time on one core.
"""
