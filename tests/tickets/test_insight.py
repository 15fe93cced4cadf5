"""What reports say about Ticket to Ride: San Francisco is what happened in the games."""

import pytest

from fogcity import games
from fogcity.arena.match import Plan, play, replay
from fogcity.games.insight import Bars, Cloud, Map, Table
from fogcity.games.tickets import Tickets
from fogcity.games.tickets.actions import Claim, DrawTickets, Keep, Pass, Take
from fogcity.games.tickets.insight import sections, turns


def test_claims_tickets_and_turns_are_counted() -> None:
    game = games.make("tickets")
    assert isinstance(game, Tickets)
    plan = Plan("tickets", game.options.values(), ("planner", "one_step"), 10)
    results = [play(plan, match) for match in plan.matches()]
    played = [replay(plan, result) for result in results]
    routes, tickets, tokens, order = sections(game, played, plan.bots)
    links, table = routes.figures
    assert isinstance(links, Map)
    assert isinstance(table, Table)
    claims = [move.action.track for each in played for move in each.moves if isinstance(move.action, Claim)]
    used = {link.name: link.width for link in links.links}
    assert used == {track.id: pytest.approx(claims.count(track.id) / 10) for track in game.board.tracks}
    assert [*table.columns[1].values] == [*used.values()]

    cloud, table = tickets.figures
    assert isinstance(cloud, Cloud)
    assert isinstance(table, Table)
    held = sum(len(end["tickets"]) for result in results for end in result.outcome["results"])
    assert sum(point.x for point in cloud.points) * 10 == pytest.approx(held)
    kept = dict(zip(table.rows, table.columns[1].values, strict=True))
    choices = [move for each in played for move in each.moves if isinstance(move.action, Keep)]
    for id_, share in kept.items():
        number = [ticket.id for ticket in game.board.tickets].index(id_)
        offers = [move.action for move in choices if number in move.before.offer[move.seat]]
        chosen = sum(id_ in (action.tickets or ()) for action in offers)  # type: ignore[attr-defined]
        assert share == (pytest.approx(chosen / len(offers)) if offers else 0)

    bars, table = tokens.figures[0], order.figures[0]
    assert isinstance(bars, Bars)
    assert isinstance(table, Table)
    assert sum(int(note.removeprefix("n = ")) for note in bars.notes) == 20
    assert sum(value or 0 for value in table.columns[0].values) * 10 == pytest.approx(
        sum(len(turns((move.seat, move.action) for move in each.moves)) for each in played)
    )
    for each in played:
        ends = sum(isinstance(move.action, Claim | DrawTickets | Pass) for move in each.moves)
        takes = sum(isinstance(move.action, Take) for move in each.moves)
        seats = turns((move.seat, move.action) for move in each.moves)
        assert ends + takes / 2 <= len(seats) <= ends + takes
        assert seats[0] == each.first
        assert 0 <= seats.count(each.first) - seats.count(1 - each.first) <= 1
