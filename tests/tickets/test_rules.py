"""Every rule of Ticket to Ride: San Francisco by its id, on positions that would show if it were broken."""

from collections import Counter
from typing import Any

import pytest

from fogcity.games import SPECTATOR, BadInput
from fogcity.games.tickets import Tickets, TicketsOptions
from fogcity.games.tickets.board import CARD_NAMES, POINTS, SYMBOLS
from fogcity.games.tickets.board_file import builtin
from fogcity.games.tickets.notation import symbols_aside
from fogcity.games.tickets.state import FERRY, NOWHERE, TOKEN_POINTS, TURN
from fogcity.kernel import new_rng, new_script, script_fits
from tickets.positions import MARKED, SMALL, SMALL_BOARD, Position, pile, rest

NO_CHANCE: list[int] = []
SEVENTEEN_CARS = "uni-pai,pre-for,uni-pot,sun-twi,sun-hai,pre-jap"


def stacks(s: Any) -> dict[int, tuple[str, int]]:
    """Symbol and number of the tokens by location."""
    places = enumerate(s.stack_at.tolist())
    return {at: (SYMBOLS[symbol], int(s.stack_left[symbol])) for symbol, at in places if at != NOWHERE}


def kept(position: Position, seat: int) -> list[str]:
    s, ids = position.s, [ticket.id for ticket in position.game.board.tickets]
    return [ids[int(s.kept[i])] for i in range(s.kept_count) if s.kept_by[i] == seat]


def put_back(position: Position) -> list[str]:
    ids = [ticket.id for ticket in position.game.board.tickets]
    return [ids[ticket] for ticket in position.s.queue[: position.s.queued].tolist()]


def only(seat: int, things: str, players: int) -> str:
    """What one seat has and the others have not."""
    return ";".join(things if other == seat else "-" for other in range(players))


# --- the parts ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_parts_are_there(players: int) -> None:
    """TK-1: 20 cars a player, 44 cards, 24 tickets, seven symbols."""
    game = Tickets(TicketsOptions(players=players))
    s = game.start(new_rng(1))
    assert s.cars[:players].tolist() == [20] * players
    assert (s.hand.sum(axis=0) + s.row + s.deck).tolist() == [6] * 6 + [8]
    assert int(s.unseen_size) + 2 * players == 24 == len(game.board.tickets)
    assert len(stacks(s)) + len(symbols_aside(s)) == 7


def test_routes_come_from_the_board() -> None:
    """TK-2: lengths, colors, doubles and ferry symbols are those of the board."""
    game, board = Position().game, builtin()
    for i, track in enumerate(board.tracks):
        route = board.routes[track.route]
        assert game.setup.length[i] == route.length
        assert set(game.setup.end[i].tolist()) == {route.a, route.b}
        others = set(board.route_tracks(track.route)) - {i}
        assert ({int(game.setup.partner[i])} if others else {255}) == (others or {255})
    position = Position()
    assert position.refusal("claim alcatraz-sunset") == "TK-2"
    assert position.refusal("claim pier_39-embarcadero/3") == "TK-2"


@pytest.mark.parametrize(("length", "points"), [(1, 1), (2, 2), (3, 4), (5, 10)])
def test_a_route_scores_by_its_length(length: int, points: int) -> None:
    """TK-3, TK-19"""
    assert POINTS[length] == points
    position = Position(f"hands:{length}f;-")
    route = {1: "castro-mission", 2: "castro-painted", 3: "sunset-twin", 5: "golden_gate_bridge-fort_mason"}[length]
    position.play(f"claim {route} with {length} ferry")
    assert position.s.points.tolist() == [points, 0, 0, 0]
    assert position.s.cars.tolist()[:2] == [20 - length, 20]


def test_points_of_lengths_that_this_board_lacks() -> None:
    """TK-3"""
    assert POINTS[1:] == (1, 2, 4, 7, 10, 15)


def test_a_board_is_an_option() -> None:
    """TK-4: the name of a board or its whole text; what is wrong with it is said in words."""
    assert Tickets(TicketsOptions(board=SMALL_BOARD)).board.locations[8].id == "p8"
    with pytest.raises(BadInput, match="no such board"):
        TicketsOptions(board="atlantis")
    with pytest.raises(BadInput, match="`p77`"):
        TicketsOptions(board=SMALL_BOARD.replace('["p0", "p1"]', '["p0", "p77"]'))


# --- set-up ------------------------------------------------------------------------------------------------------


def test_everyone_starts_with_cars_and_no_points() -> None:
    """TK-5"""
    s = Tickets(TicketsOptions(players=4)).start(new_rng(1))
    assert s.cars.tolist() == [20] * 4
    assert s.points.tolist() == [0] * 4
    assert s.tokens.tolist() == [0] * 4


@pytest.mark.parametrize(("players", "tokens"), [(2, 2), (3, 2), (4, 3)])
def test_stacks_stand_on_the_marked_locations(players: int, tokens: int) -> None:
    """TK-6: on the five marked ones, at random; the other two stacks are set aside."""
    game = Tickets(TicketsOptions(players=players))
    marked = {i for i, location in enumerate(game.board.locations) if location.marked}
    assert len(marked) == 5
    seen = set()
    for number in range(60):
        s = game.start(new_rng(number))
        assert set(stacks(s)) == marked
        assert {left for _, left in stacks(s).values()} == {tokens}
        seen |= set(stacks(s).items())
    assert len(seen) == 5 * 7, "every symbol may stand on every marked location"


def test_the_deal() -> None:
    """TK-7: two hidden cards to each player, five face up."""
    for number in range(30):
        s = Tickets(TicketsOptions(players=3)).start(new_rng(number))
        assert s.hand.sum(axis=1).tolist() == [2, 2, 2, 0]
        assert s.row.sum() == 5
        assert s.row[FERRY] < 3
        assert not s.known.any()


def start_with(cards: list[str], players: int = 2) -> Any:
    """A game whose deck gives these cards first."""
    game = Tickets(TicketsOptions(players=players, first=0))
    left: Counter[str] = Counter(dict(zip(CARD_NAMES, [6] * 6 + [8], strict=True)))
    outcomes = [0] * 5
    for card in cards:
        outcomes.append(sum(left[name] for name in CARD_NAMES[: CARD_NAMES.index(card)]))
        left[card] -= 1
    rng = new_script([*outcomes, *[0] * (2 * players)])
    s = game.start(rng)
    assert script_fits(rng)
    return s


def test_three_ferries_at_the_deal_are_replaced() -> None:
    """TK-7, TK-15: once, and again while it happens."""
    hands, bad, good = ["blue"] * 4, ["ferry", "red", "ferry", "green", "ferry"], ["red", "ferry", "ferry", "green"]
    s = start_with([*hands, *good, "orange"])
    assert s.discards.sum() == 0
    s = start_with([*hands, *bad, *good, "orange"])
    assert s.discards.tolist() == [0, 1, 0, 0, 1, 0, 3]
    assert s.row.tolist() == [0, 1, 0, 0, 1, 1, 2]
    s = start_with([*hands, *bad, "ferry", "ferry", "ferry", "black", "black", *good, "orange"])
    assert s.discards.tolist() == [0, 1, 2, 0, 1, 0, 6]
    assert int(s.deck_size) == 44 - 4 - 15


def choosing(players: int) -> Position:
    """All choose their first tickets; the second seat will begin."""
    offers = ["cas-pot,chi-pac", "pie-pac,for-pai", "jap-twi,uni-cas", "for-hai,gol-hai"][:players]
    text = f"phase:choosing first:2 hands:{';'.join(['bf'] * players)} tickets:-;-;-;- offer:{';'.join(offers)}"
    return Position(f"{text} stacks:{MARKED}", players=players)


def test_first_tickets_are_chosen_at_the_same_time() -> None:
    """TK-8: any undecided seat may act, one or both are kept, nobody sees it before all have chosen."""
    position = choosing(3)
    s = position.s
    ids = [ticket.id for ticket in position.game.board.tickets]
    offers = [[ids[ticket] for ticket in s.offer[seat].tolist()] for seat in range(3)]
    assert position.game.waiting(s) == (0, 1, 2)
    assert position.legal() == {f"keep {offers[0][0]}", f"keep {offers[0][1]}", "keep both"}
    assert position.refusal("take deck") == "TK-8"
    assert position.refusal("keep " + offers[1][0]) == "TK-8"
    assert position.play("keep 2", seat=2) is False
    assert position.game.waiting(s) == (0, 1)
    assert position.refusal("keep both", seat=2) == "TK-8"
    assert not put_back(position)
    assert position.game.view(position.game.veiled(s, 0), 0).players[2].ticket_count == 0
    assert position.play("keep 1", seat=0) is False
    assert position.play("keep both", seat=1, chance=NO_CHANCE) is True
    assert [kept(position, seat) for seat in range(3)] == [offers[0][:1], offers[1], offers[2][1:]]
    assert put_back(position) == [offers[2][0], offers[0][1]], "in turn order from the first player"


def test_order_of_first_choices_changes_nothing() -> None:
    """TK-8"""
    ends = []
    for order in ([0, 1, 2, 3], [3, 1, 0, 2]):
        position = choosing(4)
        for seat in order:
            position.play(("keep 1", "keep both", "keep 2", "keep 1")[seat], seat=seat)
        ends.append(position.s.tobytes())
    assert ends[0] == ends[1]


def test_first_player_is_random() -> None:
    """TK-9"""
    game = Tickets(TicketsOptions(players=4))
    assert {int(game.start(new_rng(number)).first) for number in range(60)} == {0, 1, 2, 3}
    assert int(Tickets(TicketsOptions(players=4, first=2)).start(new_rng(1)).first) == 2


@pytest.mark.parametrize(("players", "placers", "tokens"), [(2, (0, 0), 1), (3, (0, 2), 2), (4, (0, 3), 3)])
def test_stacks_set_aside_are_placed(players: int, placers: tuple[int, int], tokens: int) -> None:
    """TK-9: by the last player and the last but one, or both by the second of two; then the first player begins."""
    position = choosing(players)
    for seat in range(players):
        position.play("keep both", seat=seat)
    first, second = (SYMBOLS[symbol] for symbol in symbols_aside(position.s))
    assert position.seat == placers[0]
    assert len(position.legal(f"stack {first}")) == len(position.legal(f"stack {second}")) == 13
    assert position.refusal("take deck") == "TK-9"
    assert position.refusal(f"stack {first} on alcatraz") == "TK-9"
    assert position.refusal("stack crab on castro") == "TK-9"
    position.play(f"stack {second} on castro")
    assert position.seat == placers[1]
    assert position.refusal(f"stack {second} on presidio") == "TK-9"
    assert position.refusal(f"stack {first} on castro") == "TK-9"
    assert position.legal() == {text for text in position.legal(f"stack {first}") if not text.endswith("castro")}
    position.play(f"stack {first} on presidio")
    assert {stacks(position.s)[position.game.board.location_index[at]] for at in ("castro", "presidio")} == {
        (first, tokens),
        (second, tokens),
    }
    assert (position.seat, int(position.s.phase)) == (1, TURN)
    assert position.refusal(f"stack {first} on sunset") == "TK-9"


def test_play_goes_clockwise() -> None:
    """TK-9"""
    position = Position("turn:2 first:2", players=3)
    turns = []
    for _ in range(4):
        turns.append(position.seat)
        assert position.refusal("tickets", seat=(position.seat + 1) % 3) == "TK-9"
        position.play("take deck")
        position.play("take deck")
    assert turns == [1, 2, 0, 1]


# --- cards -------------------------------------------------------------------------------------------------------


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


# --- claims ------------------------------------------------------------------------------------------------------


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


CHOICE = f"stacks:{MARKED},cas=sea_lion,mis=sourdough"


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


# --- tickets -----------------------------------------------------------------------------------------------------


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


# --- the end -----------------------------------------------------------------------------------------------------


def stuck(*ferries: int, tickets: int = 8) -> Position:
    """Every route needs five ferry cards: seats with fewer can do nothing when no card lies open and no ticket is left.

    The ferry cards that are in no hand lie open, the tickets that nobody keeps are in the deck.
    """
    players, ids = len(ferries), [f"p{i}-p{i + 1}" for i in range(tickets)]
    hands = ";".join(f"{number}f" for number in ferries)
    text = f"row:{8 - sum(ferries)}F hands:6b6g6k6p6r6o{hands}"
    text += f" tickets:{','.join(ids[players - 1 :])};{';'.join(ids[: players - 1])}"
    return Position(f"{SMALL} {text}", players=players, board=SMALL_BOARD.replace("tracks", "ferries = 5\ntracks"))


def test_who_can_do_nothing_passes() -> None:
    """TK-25: and nobody else."""
    position = stuck(4, 4)
    assert position.legal() == {"pass"}
    position.play("pass", chance=NO_CHANCE)
    assert position.seat == 1
    for able in (stuck(4, 3), stuck(4, 4, tickets=7), stuck(5, 3)):
        assert "pass" not in able.legal()
        assert able.refusal("pass") == "TK-25"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_ends_when_all_pass(players: int) -> None:
    """TK-25: one after the other; a turn in between starts the count anew."""
    position = stuck(*[1] * (players - 1), 9 - players)
    for _ in range(players - 1):
        position.play("pass")
    position.play("claim p7-p8 with 5 ferry")
    while position.s.row.any():
        position.play("take ferry")
    for _ in range(players):
        assert not position.over
        position.play("pass")
    assert position.over
    assert position.refusal("pass", seat=0) == "TK-26"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    "claim",
    [
        "golden_gate_bridge-japanese_tea_garden with 3 red",
        "castro-painted_ladies with 2 red",
        "castro-mission_district with 1 red",
    ],
)
def test_two_cars_or_fewer_bring_the_last_round(players: int, claim: str) -> None:
    """TK-26: one more turn for everyone, the one who began it last, whoever that is."""
    for trigger in range(players):
        claimed = f"routes:{only(trigger, SEVENTEEN_CARS, players)}"
        position = Position(f"turn:{trigger + 1} hands:{only(trigger, '3r', players)} {claimed}", players=players)
        position.play(f"claim {claim}")
        turns = []
        while not position.over:
            turns.append(position.seat)
            position.play("take deck")
            position.play("take deck")
        assert turns == [(trigger + 1 + i) % players for i in range(players)]


def test_three_cars_are_enough_to_go_on_and_the_last_round_comes_once() -> None:
    """TK-26"""
    position = Position(f"hands:pr;f routes:gol-for,emb-alc,emb-pot/1,uni-mis,twi-mis;{SEVENTEEN_CARS}")
    position.play("claim castro-mission with 1 red")
    assert position.s.last_turns == 0
    position.play("take deck")
    position.play("take deck")
    position.play("claim castro-twin_peaks with 1 purple")
    assert position.s.last_turns == 2
    position.play("claim lombard_street-fort_mason with ferry")
    assert position.s.last_turns == 1
    position.play("take deck")
    position.play("take deck")
    assert position.over


def test_the_choice_of_a_token_belongs_to_the_turn() -> None:
    """TK-26: the last round begins, and the game ends, after it."""
    text = f"hands:r;- {CHOICE} routes:{SEVENTEEN_CARS}"
    position = Position(f"{text};-")
    position.play("claim castro-mission with 1 red")
    assert position.s.last_turns == 0
    position.play("token castro")
    assert position.s.last_turns == 2
    position = Position(f"{text},hai-cas;- last:1")
    position.play("claim castro-mission with 1 red")
    assert not position.over
    assert position.play("token castro") is True
    assert position.over


def score(text: str) -> int:
    """What the first seat has at a position."""
    position = Position(text)
    return position.game.scores(position.s)[0]


def test_the_final_score() -> None:
    """TK-27: routes, plus completed tickets, minus the others, plus tokens."""
    tickets = f"tickets:cas-pot,pac-pot;gol-pot hands:2f;- {CHOICE}"
    assert score(tickets) == -3 - 5
    assert score(f"{tickets} routes:cas-mis;-") == 1 - 3 - 5, "one route of the path is not enough"
    position = Position(f"{tickets} routes:cas-mis;- tokens:sea_lion;-")
    position.play("claim mission_district-potrero_hill/1 with 2 ferry")
    assert [ticket.completed for ticket in position.game.results(position.s)[0].tickets] == [True, False]
    assert position.seat == 0, "a choice between two tokens"
    assert position.game.scores(position.s)[0] == 3 + 3 - 5
    position.play("token potrero_hill")
    assert position.game.scores(position.s)[0] == 3 + 3 - 5 + 1


def test_a_path_of_another_player_does_not_count() -> None:
    """TK-27"""
    position = Position("tickets:cas-pot;gol-pot routes:cas-mis;mis-pot/1")
    assert position.game.scores(position.s) == [1 - 3, 2 - 9]


def test_token_points() -> None:
    """TK-27"""
    symbols = ["crab", "bell", "tram", "flower", "bridge", "sea_lion", "sourdough"]
    routes = "routes:pie-alc,gol-pre/1,chi-emb,jap-sun/1,mis-pot/1,lom-chi,chi-uni/1;-"
    for number, points in enumerate([0, 0, 1, 2, 4, 6, 9, 12]):
        tokens = f"tokens:{','.join(symbols[:number]) or '-'};-"
        assert score(f"{routes} {tokens}") - score(routes) == points == TOKEN_POINTS[number]


def test_ties_go_to_the_one_with_more_completed_tickets() -> None:
    """TK-28: and are shared if that is equal, too."""
    text = (
        "tickets:cas-pot;chi-pac;pie-pac,for-pai;jap-twi routes:cas-mis,mis-pot/1,sun-twi,twi-mis,hai-cas;"
        "chi-uni/1,uni-pac,uni-pai,uni-emb,chi-emb;lom-pie/1,lom-pac,for-lom,pac-pai/1;"
        "gol-pre/1,gol-jap,pre-jap,jap-sun/1,pre-pac/1,emb-pot/1,pai-hai/1"
    )
    position = Position(text, players=4)
    assert position.game.scores(position.s) == [13, 13, 13, 13]
    assert position.game.places(position.s) == [2, 2, 1, 4]
    position = Position(f"{text},pie-emb/1", players=4)
    assert position.game.scores(position.s) == [13, 13, 13, 15]
    assert position.game.places(position.s) == [3, 3, 2, 1]
