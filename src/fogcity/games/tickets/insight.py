"""What many games of Ticket to Ride: San Francisco show: routes, tickets, tokens, and who gets how many turns."""

import statistics
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from fogcity.games import Action, State
from fogcity.games.insight import Axis, Bars, Cloud, Column, Link, Map, Place, Played, Point, Section, Table
from fogcity.games.tickets import Tickets
from fogcity.games.tickets.actions import Claim, DrawTickets, Keep, Pass, Take
from fogcity.games.tickets.board import Board
from fogcity.games.tickets.view import Ticket

ORDER = ("first", "second", "third", "fourth")


def parts(game: Tickets, s: State) -> list[dict[str, float]]:
    """Points of routes, tickets and tokens."""
    return [
        {"routes": end.routes, "tickets": sum(gain(ticket) for ticket in end.tickets), "tokens": end.tokens}
        for end in game.results(s)
    ]


def gain(ticket: Ticket) -> int:
    """What a ticket brings at the end."""
    return ticket.points if ticket.completed else -ticket.points


@dataclass
class Counts:
    """What is counted in all games."""

    games: int = 0
    claimed: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    """For each track what those who claimed it won."""
    offered: dict[str, list[bool]] = field(default_factory=lambda: defaultdict(list))
    """For each ticket, whenever it was offered, whether it was kept."""
    held: dict[str, list[tuple[float, float, float]]] = field(default_factory=lambda: defaultdict(list))
    """For each ticket, whenever it was kept to the end: whether it was completed, what it brought and what was won."""
    tokens: dict[int, list[float]] = field(default_factory=lambda: defaultdict(list))
    """For each number of points of tokens what those won who had so many."""
    turns: list[list[int]] = field(default_factory=list)
    """For each game the turns of whoever moved first, second, …"""
    kept: list[list[int]] = field(default_factory=list)
    """For each game the tickets of whoever moved first, second, …"""

    def add(self, game: Tickets, played: Played) -> None:
        """Count one more game."""
        self.games += 1
        for move in played.moves:
            match move.action:
                case Claim(track=track):
                    self.claimed[track].append(played.wins[move.seat])
                case Keep(tickets=kept):
                    for number in move.before.offer[move.seat]:
                        if number < len(game.board.tickets):
                            id_ = game.board.tickets[number].id
                            self.offered[id_].append(id_ in (kept or ()))
        ends = game.results(played.end)
        for seat, end in enumerate(ends):
            self.tokens[end.tokens].append(played.wins[seat])
            for ticket in end.tickets:
                self.held[ticket.id].append((float(ticket.completed), float(gain(ticket)), played.wins[seat]))
        order = [(played.first + place) % game.players for place in range(game.players)]
        had = turns((move.seat, move.action) for move in played.moves)
        self.turns.append([had.count(seat) for seat in order])
        self.kept.append([len(ends[seat].tickets) for seat in order])


def turns(moves: Iterable[tuple[int, Action]]) -> list[int]:
    """The seats that had a turn, one after the other."""
    seats: list[int] = []
    for seat, action in moves:
        if isinstance(action, Take | Claim | DrawTickets | Pass) and seats[-1:] != [seat]:
            seats.append(seat)
    return seats


def sections(game: Tickets, games: Iterable[Played], bots: Sequence[str]) -> Iterator[Section]:
    counts = Counts()
    for played in games:
        counts.add(game, played)
    yield _routes(game.board, counts)
    yield _tickets(game.board, counts)
    yield _tokens(counts)
    yield Section(
        "Turns",
        "The end of the game gives some players one more turn than others.",
        [
            Table(
                "Turns and tickets of whoever moves first, second, and so on: means of all games.",
                "moves",
                ORDER[: game.players],
                [
                    Column("turns", ".1f", [statistics.fmean(each) for each in zip(*counts.turns, strict=True)]),
                    Column("tickets", ".1f", [statistics.fmean(each) for each in zip(*counts.kept, strict=True)]),
                ],
            )
        ],
    )


def _routes(board: Board, counts: Counts) -> Section:
    ids = [track.id for track in board.tracks]
    use = [len(counts.claimed[track]) / counts.games for track in ids]
    wins = [statistics.fmean(counts.claimed[track] or [0.0]) for track in ids]
    links, seen = [], dict.fromkeys(range(len(board.routes)), 0)
    for i, track in enumerate(board.tracks):
        route = board.routes[track.route]
        note = f"claimed in {use[i]:.0%} of the games, its owner wins {wins[i]:.0%}"
        links.append(
            Link(track.id, route.a, route.b, seen[track.route], len(route.tracks), use[i], wins[i], note),
        )
        seen[track.route] += 1
    return Section(
        "Routes",
        "Every track: the wider, the more often it is claimed; the redder, the more often its owner wins.",
        [
            Map([Place(place.name, *place.xy) for place in board.locations], links),
            Table(
                "Use: how often a track is claimed, of all games. Wins: of the players who claimed it.",
                "track",
                ids,
                [
                    Column("length", ".0f", [board.routes[track.route].length for track in board.tracks], fixed=True),
                    Column("use", ".0%", use),
                    Column("wins", ".0%", wins),
                ],
            ),
        ],
    )


def _tickets(board: Board, counts: Counts) -> Section:
    ids = [ticket.id for ticket in board.tickets]
    kept = [statistics.fmean(counts.offered[id_] or [0.0]) for id_ in ids]
    means = [[statistics.fmean(part) for part in zip(*(counts.held[id_] or [(0.0,) * 3]), strict=True)] for id_ in ids]
    points = [
        Point(
            f"{ticket.id} ({ticket.points})",
            len(counts.held[ticket.id]) / counts.games,
            completed,
            ticket.points,
            wins,
            f"brings {brings:+.1f}",
        )
        for ticket, (completed, brings, wins) in zip(board.tickets, means, strict=True)
    ]
    return Section(
        "Tickets",
        "How often each ticket is kept in a game and how often it is then completed; the color says who wins.",
        [
            Cloud(
                Axis("kept by somebody, of all games", ".0%"),
                Axis("completed, of those kept", ".0%"),
                Axis("holder wins", ".0%"),
                points,
            ),
            Table(
                "Kept: of the times it was offered. Completed: of those. Brings: mean points, negative when it fails.",
                "ticket",
                ids,
                [
                    Column("points", ".0f", [ticket.points for ticket in board.tickets], fixed=True),
                    Column("kept", ".0%", kept),
                    Column("completed", ".0%", [mean[0] for mean in means]),
                    Column("brings", "+.1f", [mean[1] for mean in means]),
                ],
            ),
        ],
    )


def _tokens(counts: Counts) -> Section:
    seen = sorted(counts.tokens)
    return Section(
        "Tokens",
        "How often a seat wins, by its points from tokens.",
        [
            Bars(
                "points of tokens",
                [str(points) for points in seen],
                Axis("wins", ".0%"),
                [statistics.fmean(counts.tokens[points]) for points in seen],
                [f"n = {len(counts.tokens[points])}" for points in seen],
            )
        ],
    )
