"""What is told before anybody acts is what the rules allow then."""

from dataclasses import replace
from typing import Any

import pytest

from fogcity import games
from fogcity.games.tickets import Tickets, preview
from fogcity.games.tickets.actions import Pass
from fogcity.games.tickets.view import View
from fogcity.kernel import below, new_rng

GAME: Any = games.make("tickets", players=3)
BOARD = GAME.board_data()
DOUBLE = "golden_gate_bridge-presidio"


def view_with(owners: dict[str, int], *, players: int = 3, cars: int = 20, keep: str | None = None) -> View:
    """The view of the first seat, with these tracks claimed and so many cars left."""
    game: Any = games.make("tickets", players=players)
    view: View = game.view(game.veiled(game.start(new_rng(1)), 0), 0)
    tickets = tuple(ticket for ticket in all_tickets() if ticket.id == keep)
    seats = tuple(replace(player, cars=cars, tickets=tickets) for player in view.players)
    return replace(view, owners=owners, players=seats, phase="turn")


def all_tickets() -> list[Any]:
    from fogcity.games.tickets.view import Ticket

    places = [place.id for place in BOARD.locations]
    return [Ticket(one.id, places[one.a], places[one.b], one.points, completed=False) for one in BOARD.tickets]


def left(view: View, a: str, b: str) -> int | None:
    return preview.spaces_left(BOARD, view, 0, a, b)


def test_every_ticket_is_as_long_as_it_is_worth() -> None:
    """TK-4."""
    view = view_with({})
    assert [left(view, ticket.a, ticket.b) for ticket in all_tickets()] == [one.points for one in BOARD.tickets]


def test_ways_get_shorter_by_ones_own_routes_and_lead_round_others() -> None:
    """TK-20: between two players the other track of a route is closed."""
    ends = ("golden_gate_bridge", "presidio")
    assert left(view_with({}), *ends) == 2
    assert left(view_with({f"{DOUBLE}/1": 0}), *ends) == 0
    assert left(view_with({f"{DOUBLE}/1": 1}), *ends) == 2
    around = left(view_with({f"{DOUBLE}/1": 1}, players=2), *ends)
    assert around is not None
    assert around > 2
    assert preview.closed_tracks(BOARD, view_with({f"{DOUBLE}/1": 1}, players=2), 0) == (f"{DOUBLE}/2",)
    assert preview.closed_tracks(BOARD, view_with({f"{DOUBLE}/1": 1}), 0) == ()
    assert preview.closed_tracks(BOARD, view_with({f"{DOUBLE}/1": 0}), 0) == (f"{DOUBLE}/2",)


def test_what_cannot_be_joined_any_more() -> None:
    ferries = {"pier_39-alcatraz": 1, "embarcadero-alcatraz": 1}
    assert left(view_with(ferries), "alcatraz", "castro") is None
    assert left(view_with({}, cars=1), "alcatraz", "castro") is None


def test_the_tracks_that_tickets_need() -> None:
    """Those of all shortest ways, and none of a longer one."""
    ticket = next(one for one in all_tickets() if one.points == min(each.points for each in BOARD.tickets))
    needed = preview.missing_tracks(BOARD, view_with({}, keep=ticket.id), 0)
    assert needed
    for track in needed:
        after = left(view_with({track: 0}), ticket.a, ticket.b)
        length = next(BOARD.routes[one.route].length for one in BOARD.tracks if one.id == track)
        assert after == ticket.points - length
    others = [one.id for one in BOARD.tracks if one.id not in needed]
    assert all(left(view_with({track: 0}), ticket.a, ticket.b) == ticket.points for track in others)


@pytest.mark.parametrize("players", [2, 4])
def test_what_can_be_planned_is_what_is_legal(players: int) -> None:
    """TK-16 to TK-18, TK-20: at the beginning of a turn, neither more nor less; what is lacking says the same."""
    game: Any = games.make("tickets", players=players)
    rng, seen = new_rng(2), 0
    for _ in range(4):
        s = game.start(rng)
        while waiting := game.waiting(s):
            seat, legal = waiting[0], game.legal(s, waiting[0])
            view = game.view(game.veiled(s, seat), seat)
            if view.phase == "turn":
                compare(game, view, [action for action in legal if not isinstance(action, Pass)])
                seen += 1
            game.rules.apply(game.setup, s, seat, legal[int(below(rng, len(legal)))].number, rng)
    assert seen > 100


def compare(game: Tickets, view: View, legal: list[Any]) -> None:
    def written(actions: Any) -> set[str]:
        return {
            str(
                (
                    one.type,
                    getattr(one, "track", ""),
                    sorted(getattr(one, "cards", {}).items()),
                    getattr(one, "card", ""),
                )
            )
            for one in actions
        }

    board, seat = game.board_data(), view.seat
    assert seat is not None
    assert written(preview.plans(board, view)) == written(legal)
    claimed = {action.track for action in legal if action.type == "claim"}
    closed = preview.closed_tracks(board, view, seat)
    for track in board.tracks:
        if track.id not in view.owners and track.id not in closed:
            assert (preview.lacking(board, view.players[seat], track.id) is None) == (track.id in claimed)


def test_a_sheet_scores_as_the_rules_do() -> None:
    """TK-27, of games to their end; no fault is found in them, and two are in one that cannot be."""
    rng = new_rng(9)
    for players in (2, 3, 4):
        game: Any = games.make("tickets", players=players)
        s = game.start(rng)
        while waiting := game.waiting(s):
            legal = game.numbers(s, waiting[0])
            game.rules.apply(game.setup, s, waiting[0], legal[int(below(rng, len(legal)))], rng)
        view, board = game.view(game.veiled(s, 0), 0), game.board_data()
        kept = tuple(tuple(ticket.id for ticket in end.tickets) for end in view.results)
        scored = preview.sheet(board, view.owners, kept, tuple(len(player.tokens) for player in view.players))
        for end, own in zip(view.results, scored, strict=True):
            assert (own.routes, own.tokens, own.total, own.completed) == (
                end.routes,
                end.tokens,
                end.total,
                end.completed,
            )
            assert set(own.tickets) == set(end.tickets)
        assert preview.faults(board, view.owners, players) == ()
    everything = {track.id: 0 for track in BOARD.tracks}
    assert {fault.rule for fault in preview.faults(BOARD, everything, 3)} == {"TK-16", "TK-20"}
