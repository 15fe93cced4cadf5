"""What the games of an arena show about the game itself, as plain data for the report and the balance page."""

import statistics
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from fogcity.arena.match import Plan, Result, deal
from fogcity.games.cablecar.board import SQUARES, STATIONS

EARLY_TILES = 20


def breakdown(game_id: str, result: Result, number: int) -> dict[str, float]:
    """The parts of a bot's score in one game."""
    seat, outcome = result.seat(number), result.outcome
    if game_id == "tickets":
        end = outcome["results"][seat]
        gained = sum(ticket["points"] * (1 if ticket["completed"] else -1) for ticket in end["tickets"])
        return {"routes": end["routes"], "tickets": gained, "tokens": end["tokens"]}
    colors = list(outcome["scores"])
    if len(colors) != len(result.line_up):  # companies: lines are nobody's
        return {"shares": result.scores[number]}
    lines = [line for line in outcome["lines"] if line["color"] == colors[seat]]
    powered = sum(line["points"] for line in lines if line["power_station"])
    return {
        "lines to a station": sum(line["points"] for line in lines) - powered,
        "lines to the Power Station": powered,
    }


# --- Cable Car ---------------------------------------------------------------------------------------------------


def squares(results: Sequence[Result]) -> dict[str, float]:
    """The mean number of the tile that filled each square, 1 to 60."""
    numbers: dict[str, list[int]] = defaultdict(list)
    for result in results:
        placed = (_square(entry) for entry in result.log)
        for number, square in enumerate((square for square in placed if square), start=1):
            numbers[square].append(number)
    return {square: statistics.fmean(of_square) for square, of_square in numbers.items()}


def early_squares(results: Sequence[Result], name: str) -> dict[str, float]:
    """How often a bot placed on each square among the first tiles, per game."""
    counts: dict[str, float] = defaultdict(float)
    for result in results:
        placements = [entry for entry in result.log if _square(entry)]
        for entry in placements[:EARLY_TILES]:
            seat = int(entry.partition(":")[0]) - 1
            if result.line_up[(seat - result.rotation) % len(result.line_up)] == name:
                counts[_square(entry) or ""] += 1 / len(results)
    return dict(counts)


def _square(entry: str) -> str | None:
    """The square of a placement in a log, None for other actions."""
    square = entry.partition("@")[2].partition("/")[0]
    return square if square in SQUARES else None


def stations(results: Sequence[Result]) -> list[dict[str, float]]:
    """For each station the mean points and crossings of its line and how often it reached the Power Station."""
    lines: dict[int, list[dict[str, Any]]] = defaultdict(list)
    for result in results:
        for line in result.outcome["lines"]:
            lines[line["station"]].append(line)
    return [
        {
            "station": station,
            "points": statistics.fmean(line["points"] for line in lines[station]),
            "crossings": statistics.fmean(line["crossings"] for line in lines[station]),
            "power_station": statistics.fmean(line["power_station"] for line in lines[station]),
        }
        for station in range(1, STATIONS + 1)
        if lines[station]
    ]


# --- Ticket to Ride: San Francisco --------------------------------------------------------------------------------


def routes(results: Sequence[Result], tracks: Sequence[str]) -> dict[str, dict[str, float]]:
    """For each track how often it was claimed in a game, and how often its owner won."""
    owners: dict[str, list[float]] = defaultdict(list)
    for result in results:
        wins = result.wins()
        for entry in result.log:
            seat, _, action = entry.partition(": ")
            if action.startswith("claim "):
                owners[action.split()[1]].append(wins[(int(seat) - 1 - result.rotation) % len(wins)])
    return {
        track: {"use": len(owners[track]) / len(results), "wins": statistics.fmean(owners[track] or [0.0])}
        for track in tracks
    }


def tickets(results: Sequence[Result], ids: Sequence[str]) -> dict[str, dict[str, float]]:
    """For each ticket how often it was kept in a game, how often completed, what it brought, and how often it won."""
    kept: dict[str, list[tuple[float, float, float]]] = defaultdict(list)
    for result in results:
        wins = result.wins()
        for seat, end in enumerate(result.outcome["results"]):
            won = wins[(seat - result.rotation) % len(wins)]
            for ticket in end["tickets"]:
                gain = ticket["points"] if ticket["completed"] else -ticket["points"]
                kept[ticket["id"]].append((float(ticket["completed"]), float(gain), won))
    figures = {}
    for id_ in ids:
        of_ticket = kept[id_] or [(0.0, 0.0, 0.0)]
        completed, gain, won = (statistics.fmean(part) for part in zip(*of_ticket, strict=True))
        figures[id_] = {"kept": len(kept[id_]) / len(results), "completed": completed, "gain": gain, "wins": won}
    return figures


def turns(result: Result) -> list[int]:
    """How many turns each bot of the line-up had in a game."""
    moves = (entry.partition(": ") for entry in result.log)
    seats = [seat for seat, _, action in moves if action.split()[0] in ("take", "claim", "tickets", "pass")]
    starts = [int(seat) - 1 for seat, before in zip(seats, [None, *seats], strict=False) if seat != before]
    return [starts.count(result.seat(number)) for number in range(len(result.line_up))]


def offered(plan: Plan, results: Sequence[Result]) -> dict[str, float]:
    """For each ticket that was offered, how often the player kept it."""
    kept: dict[str, list[bool]] = defaultdict(list)
    for result in results:
        table = deal(plan, result.deal)
        board: Any = table.game.board  # type: ignore[attr-defined]
        for entry in result.log:
            seat, wish = int(entry.partition(":")[0]) - 1, entry.partition(": ")[2]
            offer = [board.tickets[number].id for number in table.state.offer[seat] if number < len(board.tickets)]
            if wish.startswith("keep "):
                for ticket in offer:
                    kept[ticket].append(wish in ("keep both", f"keep {ticket}"))
            table.play(seat, wish)
    return {ticket: statistics.fmean(choices) for ticket, choices in kept.items()}


def tokens(results: Sequence[Result]) -> dict[int, dict[str, float]]:
    """For each number of token points a seat had: in how many cases, and how often it won."""
    seen: dict[int, list[float]] = defaultdict(list)
    for result in results:
        wins = result.wins()
        for seat, end in enumerate(result.outcome["results"]):
            seen[end["tokens"]].append(wins[(seat - result.rotation) % len(wins)])
    return {points: {"n": len(wins), "wins": statistics.fmean(wins)} for points, wins in sorted(seen.items())}
