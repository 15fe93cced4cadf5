"""How people write actions: what is understood, and how what is not understood is answered."""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from exploring import examples
from fogcity.games import BadInput, Illegal
from tickets.positions import MARKED, Position


def rich() -> Position:
    """A position in which the first seat can pay for much."""
    return Position("hands:2g2p2r2f;-")


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("CLAIM  Castro-Mission_District   with 1 RED", "claim castro-mission_district with 1 red"),
        ("claim mission_district-castro with red", "claim castro-mission_district with 1 red"),
        ("claim Mission District - Castro with 1 red card", "claim castro-mission_district with 1 red"),
        ("claim cas-mis with f", "claim castro-mission_district with 1 ferry"),
        ("claim 16-17 with 1 ferry", "claim castro-mission_district with 1 ferry"),
        ("claim pacific-painted with 2 red", "claim pacific_heights-painted_ladies/2 with 2 red"),
        ("claim pacific-painted with purple, ferry", "claim pacific_heights-painted_ladies/1 with 1 purple 1 ferry"),
        (
            "claim pacific-painted/1 with 1 purple and 1 ferry",
            "claim pacific_heights-painted_ladies/1 with 1 purple 1 ferry",
        ),
        ("claim lombard-pier with 1 red", "claim lombard_street-pier_39/1 with 1 red"),
        ("claim Haight-Ashbury-Castro with 1 green", "claim haight_ashbury-castro with 1 green"),
        ("claim sunset-haight-ashbury with 2 red 1 ferry", "claim sunset-haight_ashbury with 2 red 1 ferry"),
        ("claim alcatraz-pier 39 with 2 ferries", "claim pier_39-alcatraz with 2 ferry"),
        ("take DECK", "take deck"),
        ("take d", "take deck"),
        (" Tickets ", "tickets"),
    ],
)
def test_reading_is_forgiving(text: str, meant: str) -> None:
    position = rich()
    action = position.game.read(position.s, 0, text)
    assert action.text == meant


def test_a_payment_may_be_left_out_when_there_is_one() -> None:
    position = Position("hands:r;-")
    action = position.game.read(position.s, 0, "claim castro-mission")
    assert action.text == "claim castro-mission_district with 1 red"


def test_the_track_of_a_double_route_is_the_one_that_can_be_paid() -> None:
    position = Position("hands:2k;-")
    action = position.game.read(position.s, 0, "claim presidio-golden")
    assert action.text == "claim golden_gate_bridge-presidio/2 with 2 black"


@pytest.mark.parametrize(
    ("text", "advice"),
    [
        ("", "begin with keep"),
        ("fly to alcatraz", "begin with keep"),
        ("take", "write blue"),
        ("take b", "write blue"),
        ("take yellow", "write blue"),
        ("claim", "two locations"),
        ("claim castro", "two locations"),
        ("claim p-embarcadero with 2 purple", "write more of it"),
        ("claim castro-mission", "say how you pay"),
        ("claim castro-mission with 1", "'2 red 1 ferry'"),
        ("claim castro-mission with gold", "is not a card"),
        ("tickets please", "without 'please'"),
    ],
)
def test_what_is_not_understood_is_answered_with_advice(text: str, advice: str) -> None:
    position = rich()
    with pytest.raises(BadInput, match=advice):
        position.game.read(position.s, 0, text)


def test_tickets_are_kept_by_number_name_or_ends() -> None:
    position = Position()
    position.play("tickets")
    first, second = (position.game.board.tickets[int(ticket)] for ticket in position.s.offer[0])
    names = [position.game.board.locations[end].name for end in (second.b, second.a)]
    for text in (
        "keep 2",
        f"keep {second.id}",
        f"keep {'-'.join(reversed(second.id.split('-')))}",
        f"keep {'-'.join(names)}",
    ):
        action = position.game.read(position.s, 0, text)
        assert action.text == f"keep {second.id}"
    assert position.game.read(position.s, 0, "keep 1").text == f"keep {first.id}"
    with pytest.raises(BadInput, match=r"keep .* or keep both"):
        position.game.read(position.s, 0, "keep nothing")


@examples(300)
@given(st.one_of(st.text(max_size=40), st.from_regex(r"(keep|stack|take|claim|token) [a-z0-9_ /-]{0,40}")))
def test_any_text_is_read_or_refused(text: str) -> None:
    for phase in POSITIONS:
        with contextlib.suppress(Illegal, BadInput):
            assert phase.game.read(phase.s, phase.seat, text).number in phase.game.numbers(phase.s, phase.seat)


def every_phase() -> list[Position]:
    choosing = f"phase:choosing hands:2b;2g tickets:-;- offer:cas-pot,chi-pac;pie-pac,for-pai stacks:{MARKED}"
    turn, second, offered = rich(), rich(), rich()
    second.play("take deck")
    offered.play("tickets")
    return [Position(choosing), turn, second, offered]


POSITIONS = every_phase()
