"""The rules of Ticket to Ride: San Francisco by their ids: drawing cards, the row and the deck."""

import pytest

from fogcity.games import SPECTATOR
from fogcity.games.tickets.state import FERRY
from tickets.positions import MARKED, NO_CHANCE, Position, pile, rest


def test_two_cards_one_after_the_other() -> None:
    """TK-10: from the row, which is filled at once, or from the deck; nothing else in between."""
    position = Position("row:2B2RF")
    assert position.legal("take") == {"take red", "take blue", "take ferry", "take deck"}
    assert position.refusal("take green") == "TK-10"
    assert position.play("take red", chance=[position.nth("G")]) is True
    assert pile(position.s.row) == "2BGRF"
    assert position.legal() == {"take red", "take blue", "take green", "take deck"}
    assert position.refusal("tickets") == position.refusal("claim castro-mission") == "TK-10"
    position.play("take deck", chance=[position.nth("K")])
    assert pile(position.s.hand[0]) == "KR"
    assert position.seat == 1


def test_there_is_no_hand_limit() -> None:
    """TK-10"""
    assert "take deck" in Position("row:3O2F hands:6b6g6k6r;-").legal()


def test_a_face_up_ferry_counts_as_two_cards() -> None:
    """TK-11: taken first it ends the turn, second it cannot be taken; from the deck it is like any other."""
    position = Position("row:3R2F")
    position.play("take ferry", chance=[position.nth("R")])
    assert position.seat == 1
    position.play("take red", chance=[position.nth("B")])
    assert "take ferry" not in position.legal()
    assert position.refusal("take ferry") == "TK-11"
    position.play("take red", chance=[position.nth("B")])
    position.play("take deck", chance=[position.nth("F")])
    assert position.seat == 0
    position.play("take deck", chance=[position.nth("F")])
    assert position.seat == 1


def nearly_empty(deck: str) -> Position:
    """Only these cards are left in the deck, nearly all others are discards."""
    return Position(f"row:3B2R hands:2k;2k discards:{rest('3B2R', '4K', deck)}")


def test_a_draw_that_empties_the_deck_renews_it() -> None:
    """TK-12: at once, with all discards; everybody is told."""
    position = nearly_empty("G")
    discards = position.s.discards.copy()
    assert position.play("take deck", chance=[0]) is True
    assert position.s.deck.tolist() == discards.tolist()
    assert not position.s.discards.any()
    assert int(position.s.deck_size) == int(position.s.renewed) == discards.sum()
    position.check_cards()
    position.play("take deck", chance=[position.nth("K")])
    assert int(position.s.renewed) == 0, "only the action that had it shuffled tells"


def test_a_refill_that_empties_the_deck_renews_it() -> None:
    """TK-12"""
    position = nearly_empty("G")
    discards = position.s.discards.copy()
    position.play("take red", chance=[0])
    assert pile(position.s.row) == "3BGR"
    assert position.s.deck.tolist() == discards.tolist()
    assert int(position.s.renewed) == discards.sum()
    position.check_cards()


def test_a_deck_with_a_card_is_not_renewed() -> None:
    """TK-12"""
    position = nearly_empty("3G")
    discards = position.s.discards.copy()
    position.play("take deck", chance=[0])
    position.play("take red", chance=[0])
    assert pile(position.s.deck) == "G"
    assert position.s.discards.tolist() == discards.tolist()
    assert int(position.s.renewed) == 0


def in_hands(row: str, own: str = "-", *, deck: str = "", more: str = "") -> Position:
    """No discards: all cards but these are in the hand of the second seat."""
    return Position(f"row:{row} hands:{own};{rest(row, own, deck)} {more}")


PAY = "4k4p4f"


def test_what_a_claim_discards_renews_an_empty_deck() -> None:
    """TK-12: nothing is drawn, but a deck that was shuffled stays so."""
    position = in_hands("3B2R", PAY)
    assert position.refusal("take deck") == "TK-12"
    assert position.play("claim sunset-twin_peaks with 2 black 1 ferry", chance=NO_CHANCE) is True
    assert pile(position.s.deck) == "2KF"
    assert not position.s.discards.any()
    assert int(position.s.deck_size) == int(position.s.renewed) == 3
    assert position.s.row.sum() == 5
    assert "take deck" in position.legal()
    position.check_cards()


def test_a_claim_beside_a_deck_brings_nothing_to_light() -> None:
    """TK-12"""
    position = Position("hands:3k;-")
    assert position.play("claim sunset-twin_peaks with 3 black", chance=NO_CHANCE) is False
    assert pile(position.s.discards) == "3K"


@pytest.mark.parametrize(
    ("row", "chance", "filled", "deck"),
    [
        ("B2R", [2, 0], "BK2RF", "K"),
        ("2R", [0, 0, 0], "2K2RF", ""),
        ("R", [0, 0, 0], "2KRF", ""),
        ("-", [0, 0, 0], "2KF", ""),
    ],
)
def test_gaps_are_filled_after_a_claim(row: str, chance: list[int], filled: str, deck: str) -> None:
    """TK-12: as far as there are cards; that a card came up is final."""
    position = in_hands(row, PAY)
    assert position.play("claim sunset-twin_peaks with 2 black 1 ferry", chance=chance) is True
    assert pile(position.s.row) == filled
    assert pile(position.s.deck) == deck
    assert position.seat == 1
    position.check_cards()


def test_gaps_are_filled_before_a_token_is_chosen() -> None:
    """TK-12, TK-21"""
    position = in_hands("2R", PAY, more=f"stacks:{MARKED},twi=sea_lion,uni=sourdough")
    position.play("claim sunset-twin_peaks with 3 black", chance=[0, 0, 0])
    assert position.legal() == {"token sunset", "token twin_peaks"}
    assert position.s.row.sum() == 5
    assert position.play("token sunset", chance=NO_CHANCE) is False


def test_three_ferries_after_a_claim_are_replaced() -> None:
    """TK-12, TK-15: the gap is filled with the third ferry; the row goes, and the new deck takes part, too."""
    position = in_hands("2R2F", PAY)
    # A ferry; both black cards, then the deck is made of the row, and both red cards and a ferry come up.
    position.play("claim sunset-twin_peaks with 2 black 1 ferry", chance=[2, 0, 0, 0, 0, 0])
    assert pile(position.s.row) == "2K2RF"
    assert pile(position.s.deck) == "2F"
    assert not position.s.discards.any()
    assert int(position.s.renewed) == 5
    position.check_cards()


def test_three_ferries_go_as_soon_as_a_claim_makes_better_cards_possible() -> None:
    """TK-12, TK-15: the row goes first, so that it is shuffled with what was paid."""
    position = in_hands("2R3F", PAY)
    position.play("claim castro-twin_peaks with 1 purple", chance=[0, 0, 0, 0, 0])
    assert pile(position.s.row) == "P2R2F"
    assert pile(position.s.deck) == "F"
    assert int(position.s.renewed) == 6
    position = in_hands("R4F", PAY)
    assert position.play("claim castro-twin_peaks with 1 purple", chance=NO_CHANCE) is True
    assert pile(position.s.row) == "R4F", "two other cards are not enough"
    assert pile(position.s.deck) == "P"


@pytest.mark.parametrize(
    ("deck", "chance", "shuffled", "row"),
    [
        # The five cards may stay, and only the row before them is shuffled.
        ("K2P3F", [3, *[0] * 5], 5, "K2P2F"),
        # Three ferries again: both rows are shuffled.
        ("2P4F", [2, *[0] * 10], 10, "2P2RF"),
    ],
)
def test_rows_of_ferries_do_not_take_turns_for_ever(deck: str, chance: list[int], shuffled: int, row: str) -> None:
    """TK-12, TK-15: a row of three ferries goes before the deck that it emptied is renewed."""
    position = in_hands("3R2F", deck=deck)
    # A ferry comes up instead of the red card; the five go and five others come.
    position.play("take red", chance=chance)
    assert int(position.s.renewed) == shuffled
    assert pile(position.s.row) == row
    assert int(position.s.deck_size) == 5
    position.check_cards()


def test_without_discards_places_stay_empty() -> None:
    """TK-12, TK-13: nothing can be drawn unseen then."""
    position = in_hands("3B2R")
    assert position.refusal("take deck") == "TK-12"
    assert position.play("take red", chance=NO_CHANCE) is False
    assert position.s.row.sum() == 4
    position.play("take red", chance=NO_CHANCE)
    assert pile(position.s.row) == "3B"
    assert position.seat == 1


def test_a_turn_ends_without_a_second_card() -> None:
    """TK-13: only face-up ferries are left, or nothing at all."""
    for others in ("", "2F"):
        position = in_hands("R" + others)
        position.play("take red", chance=NO_CHANCE)
        assert position.seat == 1
        assert pile(position.s.row) == others


def test_without_a_card_the_action_is_impossible() -> None:
    """TK-13"""
    position = in_hands("-")
    assert not position.legal("take")
    assert position.refusal("take deck") == position.refusal("take red") == "TK-13"


def test_hands_are_hidden_and_their_sizes_public() -> None:
    """TK-14: others see how many cards, and which were taken face up until they may have been spent."""
    position = Position("row:3G2R hands:br;-")
    position.play("take red", chance=[position.nth("P")])
    position.play("take deck", chance=[position.nth("R")])
    for watcher in (1, SPECTATOR):
        seen = position.game.view(position.game.veiled(position.s, watcher), watcher).players[0]
        assert (seen.cards, seen.hand) == (4, {"red": 1})
    assert position.game.view(position.game.veiled(position.s, 0), 0).players[0].hand == {"red": 3, "blue": 1}
    position.play("take deck")
    position.play("take deck")
    position.play("claim castro-mission with 1 red")
    seen = position.game.view(position.game.veiled(position.s, 1), 1).players[0]
    assert (seen.cards, seen.hand) == (3, {})


def test_three_ferries_after_a_draw_are_replaced() -> None:
    """TK-15: all five are discarded, after the first card and after the second."""
    for phase, seat in (("turn", 0), ("second_card", 1)):
        position = Position(f"phase:{phase} row:3R2F")
        position.play("take red", chance=[position.nth("F"), 0, 0, 0, 0, 0])
        assert pile(position.s.discards) == "2R3F"
        assert position.s.row.sum() == 5
        assert position.seat == seat
        position.check_cards()


def test_three_ferries_again_and_again() -> None:
    """TK-15"""
    position = Position("row:3R2F")
    ferry = position.nth("F")
    # A ferry fills the row, three more come with two blue cards, then blue cards and the rest.
    position.play("take red", chance=[ferry, ferry, ferry, ferry, *[0] * 7])
    assert pile(position.s.discards) == "2B2R6F"
    assert position.s.row[FERRY] == 0
    position.check_cards()


def test_three_ferries_stay_when_nothing_better_can_be_had() -> None:
    """TK-15: fewer than three other cards are left, or fewer than five cards lie face up."""
    position = in_hands("3R2F", deck="F")
    position.play("take red", chance=[0])
    assert pile(position.s.row) == "2R3F"
    assert not position.s.discards.any()
    position.play("take red", chance=NO_CHANCE)
    assert pile(position.s.row) == "R3F"


def test_three_ferries_go_when_three_other_cards_are_left() -> None:
    """TK-15: the face-up ones count, too."""
    position = in_hands("3R2F", deck="FG", more="discards:G")
    # The ferry comes up; then all six cards are mixed and five of them turned up: a ferry stays in the deck.
    position.play("take red", chance=[0, 0, 0, 0, 0, 0])
    assert pile(position.s.row) == "G2R2F"
    assert pile(position.s.deck) == "F"
