"""The rules of Ticket to Ride: San Francisco by their ids: drawing and keeping tickets."""

import pytest

from fogcity.games import SPECTATOR
from tickets.positions import NO_CHANCE, SMALL, SMALL_BOARD, Position, kept, put_back

SEVENTEEN_CARS = "uni-pai,pre-for,uni-pot,sun-twi,sun-hai,pre-jap"


def test_two_tickets_of_which_one_or_both_are_kept() -> None:
    """TK-22: the other goes under the deck."""
    position = Position("under:cas-pot+2")
    before, under = kept(position, 0), put_back(position)
    assert position.refusal("keep 1") == "TK-22"
    assert position.play("tickets") is True
    assert position.refusal("take deck") == "TK-22"
    offer = [position.game.board.tickets[int(ticket)].id for ticket in position.s.offer[0]]
    assert position.legal() == {f"keep {offer[0]}", f"keep {offer[1]}", "keep both"}
    other = next(t.id for t in position.game.board.tickets if t.id not in offer)
    assert position.refusal(f"keep {other}") == "TK-22"
    assert position.play(f"keep {offer[1]}", chance=NO_CHANCE) is False
    assert kept(position, 0) == [*before, offer[1]]
    assert put_back(position) == [*under, offer[0]]
    assert position.seat == 1
    position.play("tickets")
    position.play("keep both")
    assert len(kept(position, 1)) == 3
    assert put_back(position) == [*under, offer[0]]


def test_tickets_put_back_come_up_last_and_in_order() -> None:
    """TK-22"""
    tickets = "tickets:p0-p1,p1-p2;p2-p3,p3-p4,p4-p5 under:p7-p8+1,p5-p6+1,p6-p7+2"
    position = Position(f"{SMALL} {tickets}", board=SMALL_BOARD)
    position.play("tickets", chance=NO_CHANCE)
    assert position.s.offer[0].tolist() == [7, 5]
    position.play("keep 2")
    assert put_back(position) == ["p6-p7", "p7-p8"]


@pytest.mark.parametrize(("under", "chance"), [("under:p7-p8+2", NO_CHANCE), ("", [0])], ids=["put back", "unseen"])
def test_the_last_ticket_must_be_kept(under: str, chance: list[int]) -> None:
    """TK-23: and with none left none can be drawn."""
    tickets = f"tickets:p0-p1,p1-p2,p2-p3;p3-p4,p4-p5,p5-p6,p6-p7 {under}"
    position = Position(f"{SMALL} {tickets}", board=SMALL_BOARD)
    assert "tickets" in position.legal()
    position.play("tickets", chance=chance)
    assert kept(position, 0)[-1] == "p7-p8"
    assert (position.seat, int(position.s.passes)) == (1, 0)
    assert "tickets" not in position.legal()
    assert position.refusal("tickets") == "TK-23"


def test_tickets_are_secret_until_the_end() -> None:
    """TK-24: which ones, whether they are completed, and what is offered or put back."""
    position = Position()
    position.play("tickets")
    game, s = position.game, position.s
    for watcher in (1, SPECTATOR):
        seen = game.view(game.veiled(s, watcher), watcher)
        assert seen.players[0].tickets == seen.offer == ()
        assert seen.players[0].ticket_count == len(kept(position, 0))
    own = game.view(game.veiled(s, 0), 0)
    assert [ticket.id for ticket in own.players[0].tickets] == kept(position, 0)
    assert len(own.offer) == 2
    position.play("keep 1")
    assert game.view(game.veiled(s, 1), 1).put_back[-1] == "?"
    assert game.view(game.veiled(s, 0), 0).put_back[-1] == own.offer[1].id
    position = Position(f"phase:over routes:{SEVENTEEN_CARS},cas-mis;-")
    seen = game.view(game.veiled(position.s, SPECTATOR), SPECTATOR)
    assert [ticket.id for ticket in seen.players[0].tickets] == kept(position, 0)
    assert seen.results is not None
