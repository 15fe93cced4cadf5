"""The rules of Ticket to Ride: San Francisco by their ids: claims, payments and tokens."""

import pytest

from fogcity.games.tickets.board import SYMBOLS
from fogcity.games.tickets.board_file import builtin
from tickets.positions import CHOICE, NO_CHANCE, SMALL, SMALL_BOARD, Position, pile, stacks

SEVENTEEN_CARS = "uni-pai,pre-for,uni-pot,sun-twi,sun-hai,pre-jap"


def test_any_open_route_with_cars_for_it() -> None:
    """TK-16"""
    position = Position(f"hands:3r5f;2r routes:{SEVENTEEN_CARS};-")
    short = {track.id for track in builtin().tracks if builtin().routes[track.route].length <= 3}
    claimed = set(position.game.view(position.s, 0).owners)
    assert {text.split()[1] for text in position.legal("claim")} == short - claimed
    assert position.refusal("claim fort_mason-golden_gate_bridge with 5 ferry") == "TK-16"
    position.play("claim castro-mission with 1 red")
    assert position.seat == 1, "one route a turn"
    assert position.refusal("claim castro-mission with 1 red") == "TK-16"


def test_a_route_is_paid_in_its_color_with_ferries_for_any() -> None:
    """TK-17: every mix, also ferries alone."""
    position = Position("hands:4g3k4f;-")
    assert position.legal("claim sunset-twin_peaks") == {
        f"claim sunset-twin_peaks with {payment}"
        for payment in ("3 black", "2 black 1 ferry", "1 black 2 ferry", "3 ferry")
    }
    assert position.refusal("claim sunset-twin_peaks with 3 green") == "TK-17"
    assert position.refusal("claim sunset-twin_peaks with 2 black 1 green") == "TK-17"
    assert position.refusal("claim sunset-twin_peaks with 2 black") == "TK-17"
    assert position.refusal("claim sunset-twin_peaks with 4 black") == "TK-17"
    assert position.refusal("claim chinatown-lombard with orange") == "TK-17"
    position.play("claim sunset-twin_peaks with 2 black 1 ferry", chance=NO_CHANCE)
    assert pile(position.s.hand[0]) == "4GK3F"
    assert pile(position.s.discards) == "2KF"


def test_a_gray_route_is_paid_in_any_one_color() -> None:
    """TK-17"""
    position = Position("hands:g2kf;-")
    assert position.legal("claim painted_ladies-castro") == {
        f"claim painted_ladies-castro with {payment}" for payment in ("2 black", "1 black 1 ferry", "1 green 1 ferry")
    }
    assert position.refusal("claim painted_ladies-castro with 1 black 1 green") == "TK-17"
    assert position.refusal("claim painted_ladies-castro with 2 green") == "TK-17"


def test_a_ferry_route_needs_a_ferry_card_for_each_symbol() -> None:
    """TK-18"""
    position = Position("hands:5r;-")
    assert position.refusal("claim pier_39-alcatraz with 2 red") == "TK-18"
    assert position.refusal("claim pier_39-alcatraz") == "TK-18"
    position = Position("hands:5r2f;-")
    assert position.legal("claim pier_39-alcatraz") == {
        "claim pier_39-alcatraz with 1 red 1 ferry",
        "claim pier_39-alcatraz with 2 ferry",
    }
    assert len(position.legal("claim golden_gate_bridge-fort_mason")) == 2
    two = SMALL_BOARD.replace("length = 5\n", "length = 5\nferries = 2\n")
    assert not Position(f"{SMALL} hands:5rf;-", board=two).legal("claim")
    assert len(Position(f"{SMALL} hands:3r2f;-", board=two).legal("claim")) == 8


def test_nobody_claims_both_tracks_of_a_double_route() -> None:
    """TK-20: with three or four players the other track stays open for the others."""
    text = "hands:2k;2f;2f routes:gol-pre/1;-;-"
    position = Position(text, players=3)
    assert position.refusal("claim golden_gate_bridge-presidio/2 with 2 black") == "TK-20"
    assert position.refusal("claim presidio-golden_gate_bridge with 2 black") == "TK-20"
    assert not position.legal("claim golden_gate_bridge-presidio")
    position = Position(f"{text} turn:2", players=3)
    assert position.legal("claim golden_gate_bridge-presidio") == {"claim golden_gate_bridge-presidio/2 with 2 ferry"}
    position.play("claim golden_gate_bridge-presidio with 2 ferry")
    assert position.seat == 2
    assert position.refusal("claim golden_gate_bridge-presidio") == "TK-16"


def test_with_two_players_a_double_route_is_claimed_once() -> None:
    """TK-20"""
    position = Position("turn:2 hands:-;3g3kf routes:gol-pre/2;-")
    assert not position.legal("claim golden_gate_bridge-presidio")
    assert position.refusal("claim golden_gate_bridge-presidio/1 with 2 green") == "TK-20"
    assert position.refusal("claim golden_gate_bridge-presidio/2 with 2 black") == "TK-16"
    assert position.refusal("claim golden_gate_bridge-presidio with 2 green") == "TK-20"


def test_a_token_comes_with_the_route() -> None:
    """TK-21: from the one end that gives one, without being asked; the stack shrinks."""
    position = Position("row:BGKRF hands:2b3f;-")
    position.play("claim mission_district-potrero_hill with 2 blue")
    assert position.s.tokens[0] == 1 << SYMBOLS.index("bridge")
    potrero_hill = position.game.board.location_index["potrero_hill"]
    assert stacks(position.s)[potrero_hill] == ("bridge", 1)
    assert position.seat == 1
    position.play("take ferry")
    position.play("claim embarcadero-potrero_hill/1 with 3 ferry")
    assert stacks(position.s)[potrero_hill] == ("bridge", 1), "no second of a symbol"


def test_of_two_tokens_one_must_be_chosen() -> None:
    """TK-21"""
    position = Position(f"hands:r;- {CHOICE}")
    assert position.play("claim castro-mission_district with 1 red", chance=NO_CHANCE) is False
    assert position.seat == 0
    assert position.legal() == {"token castro", "token mission_district"}
    assert position.refusal("take deck") == position.refusal("token sunset") == "TK-21"
    position.play("token mission_district")
    assert position.s.tokens[0] == 1 << SYMBOLS.index("sourdough")
    assert position.s.stack_left[SYMBOLS.index("sea_lion")] == 1
    assert position.seat == 1
    assert position.refusal("token castro") == "TK-21"


@pytest.mark.parametrize(
    "castro",
    ["routes:-;twi-cas;pai-cas tokens:-;sea_lion;sea_lion", "routes:twi-cas;-;- tokens:sea_lion;-;-"],
    ids=["empty", "held"],
)
def test_a_symbol_once_held_or_gone_is_no_choice(castro: str) -> None:
    """TK-21"""
    position = Position(f"hands:r;-;- {CHOICE} {castro}", players=3)
    position.play("claim castro-mission_district with 1 red")
    assert position.seat == 1
    assert position.s.stack_left[SYMBOLS.index("sourdough")] == 1
    assert int(position.s.tokens[0]) >> SYMBOLS.index("sourdough") & 1
