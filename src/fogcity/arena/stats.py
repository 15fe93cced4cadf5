"""Statistics of results: win rates with intervals, margins, seats, times per move and ratings."""

import statistics
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from fogcity.arena.match import Result
from fogcity.simulation import Z95, wilson


def summary(results: Sequence[Result]) -> dict[str, Any]:
    """All figures of an arena as plain data, best bot first."""
    ordered = sorted(results, key=lambda result: (result.deal, result.line_up, result.rotation))
    rated = ratings(ordered)
    by_bot = [{**_bot(name, ordered), "rating": rated[name]} for name in names(ordered)]
    return {
        "games": len(ordered),
        "bots": sorted(by_bot, key=lambda bot: -bot["rating"]["ordinal"]),
        "seats": _seats(ordered),
        "first": _lucky_share([(result.deal, result.wins()[result.first]) for result in ordered]),
        "versus": versus(ordered),
    }


def named(results: Sequence[Result]) -> list[Result]:
    """Results with the bots' own names; duplicates are distinguished by what was typed."""
    calls = {typed: name for result in results for typed, name in zip(result.line_up, result.names, strict=False)}
    taken = Counter(calls.values())
    shown = {typed: name if taken[name] == 1 else f"{name} ({typed})" for typed, name in calls.items()}
    return [replace(result, line_up=[shown.get(typed, typed) for typed in result.line_up]) for result in results]


def names(results: Iterable[Result]) -> list[str]:
    """The bots that played, in the order in which they appear."""
    return list(dict.fromkeys(name for result in results for name in result.line_up))


def entries(results: Iterable[Result], name: str) -> list[tuple[Result, int]]:
    """Every seat that a bot had: the result and the number in its line-up."""
    return [(result, i) for result in results for i, other in enumerate(result.line_up) if other == name]


def margin(result: Result, number: int) -> float:
    """How far a bot was ahead of the best other one, or behind."""
    return result.scores[number] - max(score for i, score in enumerate(result.scores) if i != number)


def pace_text(bot: dict[str, Any]) -> str:
    """Milliseconds per move; fast bots get more digits."""
    pace = 1000 * bot["seconds_per_move"]
    return f"{pace:.1f}" if pace >= 1 else f"{pace:.3f}"


def margin_text(bot: dict[str, Any]) -> str:
    """A bot's mean margin and, where there is one, its interval."""
    low, high = bot["margin_interval"] or (None, None)
    return f"{bot['margin']:+.1f}" + ("" if low is None else f" ({low:+.1f} to {high:+.1f})")


def _margin_interval(played: Sequence[tuple[Result, int]]) -> list[float] | None:
    """The mean margin's interval at 95 %; games of one deal share their luck and count as one observation."""
    of_deals: dict[int, list[float]] = defaultdict(list)
    for result, i in played:
        of_deals[result.deal].append(margin(result, i))
    means = [statistics.fmean(margins) for margins in of_deals.values()]
    if len(means) < 2:
        return None
    mean = statistics.fmean(margin(result, i) for result, i in played)
    half = Z95 * statistics.stdev(means) / len(means) ** 0.5
    return [mean - half, mean + half]


def _share(wins: Sequence[float]) -> dict[str, Any]:
    if not wins:
        return {"n": 0, "wins": None, "interval": None}
    share = statistics.fmean(wins)
    return {"n": len(wins), "wins": share, "interval": list(wilson(share, len(wins)))}


def _lucky_share(wins: Sequence[tuple[int, float]]) -> dict[str, Any]:
    """A share of wins, given with their deals, for something that has the same luck in all games of a deal.

    A seat has, whereas a bot that sits everywhere has not. The interval is as wide as that makes it.
    """
    share = _share([won for _, won in wins])
    of_deals: dict[int, list[float]] = defaultdict(list)
    for deal, won in wins:
        of_deals[deal].append(won - share["wins"])
    spread = len(wins) * share["wins"] * (1 - share["wins"])
    if len(of_deals) > 1 and spread > 0:
        excess = sum(sum(each) ** 2 for each in of_deals.values()) * len(of_deals) / (len(of_deals) - 1) / spread
        share["interval"] = list(wilson(share["wins"], len(wins) / max(1.0, excess)))
    return share


def _bot(name: str, results: Sequence[Result]) -> dict[str, Any]:
    played = entries(results, name)
    moves = sum(result.moves[i] for result, i in played)
    return {
        "name": name,
        **_share([result.wins()[i] for result, i in played]),
        "score": statistics.fmean(result.scores[i] for result, i in played),
        "margin": statistics.fmean(margin(result, i) for result, i in played),
        "margin_interval": _margin_interval(played),
        "seconds_per_move": sum(result.seconds[i] for result, i in played) / max(1, moves),
        "slowest_move": max(result.slowest[i] for result, i in played),
        "forfeits": sum(result.forfeits[i] for result, i in played),
        "faults": dict(sum((Counter(result.faults[i]) for result, i in played if result.faults), Counter())),
        "by_seat": [
            _share([result.wins()[i] for result, i in played if result.seat(i) == seat])
            for seat in range(len(results[0].line_up))
        ],
        "first": _share([result.wins()[i] for result, i in played if result.first == i]),
    }


def _seats(results: Sequence[Result]) -> list[dict[str, Any]]:
    """How often each seat won, regardless of the bot."""
    players = len(results[0].line_up) if results else 0
    return [
        _lucky_share([(result.deal, result.wins()[(seat - result.rotation) % players]) for result in results])
        for seat in range(players)
    ]


def versus(results: Iterable[Result]) -> dict[str, dict[str, dict[str, Any]]]:
    """How often each bot placed better than each other one at the same table; a shared place counts half."""
    better: dict[tuple[str, str], list[float]] = defaultdict(list)
    for result in results:
        for i, name in enumerate(result.line_up):
            for j, other in enumerate(result.line_up):
                if name != other:
                    ahead = result.places[j] - result.places[i]
                    better[name, other].append(1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0)
    table: dict[str, dict[str, dict[str, Any]]] = {}
    for (name, other), shares in better.items():
        table.setdefault(name, {})[other] = _share(shares)
    return table


def ratings(results: Sequence[Result]) -> dict[str, dict[str, float]]:
    """OpenSkill ratings (Plackett-Luce), game by game in the order given."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    rated: dict[str, Any] = {name: model.rating(name=name) for name in names(results)}
    for result in results:
        if len(set(result.line_up)) == 1:
            continue
        teams = [[rated[name]] for name in result.line_up]
        after = [team[0] for team in model.rate(teams, ranks=[float(place) for place in result.places])]
        for name in set(result.line_up):  # a bot that sat there more than once moves by the mean
            own = [rating for rating, other in zip(after, result.line_up, strict=True) if other == name]
            mu, sigma = (statistics.fmean(getattr(rating, part) for rating in own) for part in ("mu", "sigma"))
            rated[name] = model.rating(name=name, mu=mu, sigma=sigma)
    return {
        name: {"mu": rating.mu, "sigma": rating.sigma, "ordinal": rating.ordinal()} for name, rating in rated.items()
    }
