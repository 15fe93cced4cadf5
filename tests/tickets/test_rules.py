"""Every rule of Ticket to Ride: San Francisco by its id, on positions that would show if it were broken."""

from collections import Counter
from typing import Any

import pytest

from fogcity.games import SPECTATOR, BadInput
from fogcity.games.tickets import Tickets, TicketsOptions
from fogcity.games.tickets.board import CARD_NAMES, COLORS, POINTS, SYMBOLS
from fogcity.games.tickets.board_file import builtin
from fogcity.games.tickets.notation import symbols_aside
from fogcity.games.tickets.state import FERRY, NOWHERE, OVER, TOKEN_POINTS, TURN
from fogcity.kernel import new_rng, new_script, script_fits
from tickets.positions import SMALL_BOARD, Position

NO_CHANCE: list[int] = []


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


def only_tickets(position: Position, *tickets: str) -> None:
    """Leave just these tickets to be drawn, in this order."""
    s, index = position.s, position.game.board.ticket_index
    s.unseen, s.unseen_size, s.queued = 0, 0, len(tickets)
    s.queue[: len(tickets)] = [index[ticket] for ticket in tickets]


def give_token(position: Position, location: str, symbol: str, number: int = 1) -> None:
    """Let a location hold a stack of this symbol."""
    position.s.stack_at[SYMBOLS.index(symbol)] = position.game.board.location_index[location]
    position.s.stack_left[SYMBOLS.index(symbol)] = number


def no_tokens(position: Position) -> None:
    """Take all stacks off the board."""
    position.s.stack_at[:] = NOWHERE
    position.s.stack_left[:] = 0


# --- the parts ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_parts_are_there(players: int) -> None:
    """TK-1: 20 cars a player, 44 cards, 24 tickets, seven symbols."""
    position = Position(players, opening=False)
    s = position.s
    assert s.cars[:players].tolist() == [20] * players
    position.check_cards()
    assert (s.hand.sum(axis=0) + s.row + s.deck).sum() == 44
    assert int(s.unseen_size) + 2 * players == 24 == len(position.game.board.tickets)
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
    position = Position()
    position.hold(0, ferry=length)
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
    s = Position(4, opening=False).s
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


def test_first_tickets_are_chosen_at_the_same_time() -> None:
    """TK-8: any undecided seat may act, one or both are kept, nobody sees it before all have chosen."""
    position = Position(3, first=1, opening=False)
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
        position = Position(4, first=2, opening=False)
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
    position = Position(players, first=1, opening=False)
    for seat in range(players):
        position.play("keep both", seat=seat)
    first, second = (SYMBOLS[symbol] for symbol in symbols_aside(position.s))
    assert position.seat == placers[0]
    assert len(position.legal(f"stack {first}")) == len(position.legal(f"stack {second}")) == 13
    assert position.refusal("take deck") == "TK-9"
    assert position.refusal(f"stack {first} on alcatraz") == "TK-9"
    assert position.refusal(f"stack {SYMBOLS[position.s.stack_at.argmin()]} on castro") == "TK-9"
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
    position = Position(3, first=1)
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
    position = Position()
    position.hold(0)
    position.lay_row(red=2, blue=2, ferry=1)
    assert position.legal("take") == {"take red", "take blue", "take ferry", "take deck"}
    assert position.refusal("take green") == "TK-10"
    assert position.play("take red", chance=[position.nth("green")]) is True
    assert position.cards(position.s.row) == {"red": 1, "blue": 2, "green": 1, "ferry": 1}
    assert position.legal() == {"take red", "take blue", "take green", "take deck"}
    assert position.refusal("tickets") == position.refusal("claim castro-mission") == "TK-10"
    position.play("take deck", chance=[position.nth("black")])
    assert position.cards(position.s.hand[0]) == {"red": 1, "black": 1}
    assert position.seat == 1


def test_there_is_no_hand_limit() -> None:
    """TK-10"""
    position = Position()
    position.hold(1)
    position.lay_row(ferry=2, orange=3)
    position.hold(0, red=6, blue=6, green=6, black=6)
    assert "take deck" in position.legal()


def test_a_face_up_ferry_counts_as_two_cards() -> None:
    """TK-11: taken first it ends the turn, second it cannot be taken; from the deck it is like any other."""
    position = Position()
    position.lay_row(ferry=2, red=3)
    position.play("take ferry", chance=[position.nth("red")])
    assert position.seat == 1
    position.play("take red", chance=[position.nth("blue")])
    assert "take ferry" not in position.legal()
    assert position.refusal("take ferry") == "TK-11"
    position.play("take red", chance=[position.nth("blue")])
    position.play("take deck", chance=[position.nth("ferry")])
    assert position.seat == 0
    position.play("take deck", chance=[position.nth("ferry")])
    assert position.seat == 1


def test_a_draw_that_empties_the_deck_renews_it() -> None:
    """TK-12: at once, with all discards; everybody is told."""
    position = Position()
    position.lay_row(red=2, blue=3)
    position.discard_deck(green=1)
    discards = position.s.discards.copy()
    assert position.play("take deck", chance=[0]) is True
    assert position.s.deck.tolist() == discards.tolist()
    assert not position.s.discards.any()
    assert int(position.s.deck_size) == int(position.s.renewed) == discards.sum()
    position.check_cards()
    position.play("take deck", chance=[position.nth("black")])
    assert int(position.s.renewed) == 0, "only the action that had it shuffled tells"


def test_a_refill_that_empties_the_deck_renews_it() -> None:
    """TK-12"""
    position = Position()
    position.lay_row(red=2, blue=3)
    position.discard_deck(green=1)
    discards = position.s.discards.copy()
    position.play("take red", chance=[0])
    assert position.cards(position.s.row) == {"red": 1, "blue": 3, "green": 1}
    assert position.s.deck.tolist() == discards.tolist()
    assert int(position.s.renewed) == discards.sum()
    position.check_cards()


def test_a_deck_with_a_card_is_not_renewed() -> None:
    """TK-12"""
    position = Position()
    position.lay_row(red=2, blue=3)
    position.discard_deck(green=3)
    discards = position.s.discards.copy()
    position.play("take deck", chance=[0])
    position.play("take red", chance=[0])
    assert position.cards(position.s.deck) == {"green": 1}
    assert position.s.discards.tolist() == discards.tolist()
    assert int(position.s.renewed) == 0


def all_in_hands(**row: int) -> Position:
    """Neither deck nor discards, these cards in the row; seat 0 holds 4 black, 4 purple and 4 ferry cards."""
    position = Position()
    no_tokens(position)
    position.hold(0)
    position.hold(1)
    position.lay_row(**row)
    position.hold(0, black=4, purple=4, ferry=4)
    position.empty_deck()
    return position


def test_what_a_claim_discards_renews_an_empty_deck() -> None:
    """TK-12: nothing is drawn, but a deck that was shuffled stays so."""
    position = all_in_hands(red=2, blue=3)
    assert position.refusal("take deck") == "TK-12"
    assert position.play("claim sunset-twin_peaks with 2 black 1 ferry", chance=NO_CHANCE) is True
    assert position.cards(position.s.deck) == {"black": 2, "ferry": 1}
    assert not position.s.discards.any()
    assert int(position.s.deck_size) == int(position.s.renewed) == 3
    assert position.s.row.sum() == 5
    assert "take deck" in position.legal()
    position.check_cards()


def test_a_claim_beside_a_deck_brings_nothing_to_light() -> None:
    """TK-12"""
    position = Position()
    position.lay_row(red=2, blue=3)
    position.hold(0, black=3)
    assert position.play("claim sunset-twin_peaks with 3 black", chance=NO_CHANCE) is False
    assert position.cards(position.s.discards) == {"black": 3}


@pytest.mark.parametrize(
    ("row", "chance", "filled", "deck"),
    [
        ({"red": 2, "blue": 1}, [2, 0], {"red": 2, "blue": 1, "black": 1, "ferry": 1}, {"black": 1}),
        ({"red": 2}, [0, 0, 0], {"red": 2, "black": 2, "ferry": 1}, {}),
        ({"red": 1}, [0, 0, 0], {"red": 1, "black": 2, "ferry": 1}, {}),
        ({}, [0, 0, 0], {"black": 2, "ferry": 1}, {}),
    ],
)
def test_gaps_are_filled_after_a_claim(
    row: dict[str, int], chance: list[int], filled: dict[str, int], deck: dict[str, int]
) -> None:
    """TK-12: as far as there are cards; that a card came up is final."""
    position = all_in_hands(**row)
    assert position.play("claim sunset-twin_peaks with 2 black 1 ferry", chance=chance) is True
    assert position.cards(position.s.row) == filled
    assert position.cards(position.s.deck) == deck
    assert position.seat == 1
    position.check_cards()


def test_gaps_are_filled_before_a_token_is_chosen() -> None:
    """TK-12, TK-21"""
    position = all_in_hands(red=2)
    give_token(position, "sunset", "crab")
    give_token(position, "twin_peaks", "bell")
    position.play("claim sunset-twin_peaks with 3 black", chance=[0, 0, 0])
    assert position.legal() == {"token sunset", "token twin_peaks"}
    assert position.s.row.sum() == 5
    assert position.play("token sunset", chance=NO_CHANCE) is False


def test_three_ferries_after_a_claim_are_replaced() -> None:
    """TK-12, TK-15: the gap is filled with the third ferry; the row goes, and the new deck takes part, too."""
    position = all_in_hands(ferry=2, red=2)
    # A ferry; both black cards, then the deck is made of the row, and both red cards and a ferry come up.
    position.play("claim sunset-twin_peaks with 2 black 1 ferry", chance=[2, 0, 0, 0, 0, 0])
    assert position.cards(position.s.row) == {"black": 2, "red": 2, "ferry": 1}
    assert position.cards(position.s.deck) == {"ferry": 2}
    assert not position.s.discards.any()
    assert int(position.s.renewed) == 5
    position.check_cards()


def test_three_ferries_go_as_soon_as_a_claim_makes_better_cards_possible() -> None:
    """TK-12, TK-15: the row goes first, so that it is shuffled with what was paid."""
    position = all_in_hands(ferry=3, red=2)
    position.play("claim castro-twin_peaks with 1 purple", chance=[0, 0, 0, 0, 0])
    assert position.cards(position.s.row) == {"purple": 1, "red": 2, "ferry": 2}
    assert position.cards(position.s.deck) == {"ferry": 1}
    assert int(position.s.renewed) == 6
    position = all_in_hands(ferry=4, red=1)
    assert position.play("claim castro-twin_peaks with 1 purple", chance=NO_CHANCE) is True
    assert position.cards(position.s.row) == {"red": 1, "ferry": 4}, "two other cards are not enough"
    assert position.cards(position.s.deck) == {"purple": 1}


@pytest.mark.parametrize(
    ("deck", "chance", "shuffled", "row", "left"),
    [
        # The five cards may stay, and only the row before them is shuffled.
        ({"black": 1, "purple": 2, "ferry": 3}, [3, *[0] * 5], 5, {"black": 1, "purple": 2, "ferry": 2}, 5),
        # Three ferries again: both rows are shuffled.
        ({"purple": 2, "ferry": 4}, [2, *[0] * 10], 10, {"purple": 2, "red": 2, "ferry": 1}, 5),
    ],
)
def test_rows_of_ferries_do_not_take_turns_for_ever(
    deck: dict[str, int], chance: list[int], shuffled: int, row: dict[str, int], left: int
) -> None:
    """TK-12, TK-15: a row of three ferries goes before the deck that it emptied is renewed."""
    position = all_in_hands(ferry=2, red=3)
    s = position.s
    for card, number in deck.items():
        s.hand[0, CARD_NAMES.index(card)] -= number
        s.deck[CARD_NAMES.index(card)] += number
    s.deck_size = sum(deck.values())
    # A ferry comes up instead of the red card; the five go and five others come.
    position.play("take red", chance=chance)
    assert int(s.renewed) == shuffled
    assert position.cards(s.row) == row
    assert int(s.deck_size) == left
    position.check_cards()


def test_without_discards_places_stay_empty() -> None:
    """TK-12, TK-13: nothing can be drawn unseen then."""
    position = Position()
    position.lay_row(red=2, blue=3)
    position.empty_deck()
    assert position.refusal("take deck") == "TK-12"
    assert position.play("take red", chance=NO_CHANCE) is False
    assert position.s.row.sum() == 4
    position.play("take red", chance=NO_CHANCE)
    assert position.cards(position.s.row) == {"blue": 3}
    assert position.seat == 1


def test_a_turn_ends_without_a_second_card() -> None:
    """TK-13: only face-up ferries are left, or nothing at all."""
    for ferries in (0, 2):
        position = Position()
        position.lay_row(red=1, ferry=ferries)
        position.empty_deck()
        position.play("take red", chance=NO_CHANCE)
        assert position.seat == 1
        assert position.s.row.sum() == ferries


def test_without_a_card_the_action_is_impossible() -> None:
    """TK-13"""
    position = Position()
    position.lay_row()
    position.empty_deck()
    assert not position.legal("take")
    assert position.refusal("take deck") == position.refusal("take red") == "TK-13"


def test_hands_are_hidden_and_their_sizes_public() -> None:
    """TK-14: others see how many cards, and which were taken face up until they may have been spent."""
    position = Position()
    position.hold(0, red=1, blue=1)
    position.lay_row(red=2, green=3)
    position.play("take red", chance=[position.nth("purple")])
    position.play("take deck", chance=[position.nth("red")])
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
    position = Position()
    position.lay_row(ferry=2, red=3)
    deck = [int(n) for n in position.s.deck]
    ferry_at = sum(deck[:FERRY])
    position.play("take red", chance=[ferry_at, 0, 0, 0, 0, 0])
    assert position.cards(position.s.discards) == {"ferry": 3, "red": 2}
    assert position.s.row.sum() == 5
    assert position.seat == 0
    position.check_cards()


def test_three_ferries_again_and_again() -> None:
    """TK-15"""
    position = Position()
    position.hold(0)
    position.hold(1)
    position.lay_row(ferry=2, red=3)
    ferry_at = sum(int(n) for n in position.s.deck[:FERRY])
    # A ferry fills the row, three more come with two blue cards, then blue cards and the rest.
    again = [ferry_at, ferry_at, ferry_at, 0, 0, 0, 0, 0, 0]
    position.play("take red", chance=[ferry_at, *again[:3], 0, 0, 0, 0, 0, 0, 0])
    assert position.cards(position.s.discards) == {"blue": 2, "red": 2, "ferry": 6}
    assert position.s.row[FERRY] == 0
    position.check_cards()


def test_three_ferries_stay_when_nothing_better_can_be_had() -> None:
    """TK-15: fewer than three other cards are left, or fewer than five cards lie face up."""
    position = Position()
    position.lay_row(ferry=2, red=3)
    position.discard_deck()
    position.s.hand[1] += position.s.discards
    position.s.discards[:] = 0
    position.s.hand[1, FERRY] -= 1
    position.s.deck[FERRY] = position.s.deck_size = 1
    position.play("take red", chance=[0])
    assert position.cards(position.s.row) == {"red": 2, "ferry": 3}
    assert not position.s.discards.any()
    position.play("take red", chance=NO_CHANCE)
    assert position.cards(position.s.row) == {"red": 1, "ferry": 3}


def test_three_ferries_go_when_three_other_cards_are_left() -> None:
    """TK-15: the face-up ones count, too."""
    position = Position()
    position.lay_row(ferry=2, red=3)
    position.empty_deck()
    position.s.hand[1, FERRY] -= 1
    position.s.hand[1, COLORS.index("green")] -= 1
    position.s.deck[FERRY] = 1
    position.s.discards[COLORS.index("green")] = 1
    position.s.deck_size = 1
    # The ferry comes up; then all six cards are mixed and five of them turned up: a ferry stays in the deck.
    position.play("take red", chance=[0, 0, 0, 0, 0, 0])
    assert position.cards(position.s.row) == {"green": 1, "red": 2, "ferry": 2}
    assert position.cards(position.s.deck) == {"ferry": 1}


# --- claims ------------------------------------------------------------------------------------------------------


def test_any_open_route_with_cars_for_it() -> None:
    """TK-16"""
    position = Position()
    position.hold(0, ferry=5, red=3)
    position.s.cars[0] = 2
    assert {text.split()[1] for text in position.legal("claim")} == {
        track.id for track in builtin().tracks if builtin().routes[track.route].length <= 2
    }
    assert position.refusal("claim fort_mason-golden_gate_bridge with 5 ferry") == "TK-16"
    position.play("claim castro-mission with 1 red")
    assert position.seat == 1, "one route a turn"
    position.hold(1, red=2)
    assert position.refusal("claim castro-mission with 1 red") == "TK-16"


def test_a_route_is_paid_in_its_color_with_ferries_for_any() -> None:
    """TK-17: every mix, also ferries alone."""
    position = Position()
    position.hold(0, black=3, ferry=4, green=4)
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
    assert position.cards(position.s.hand[0]) == {"black": 1, "ferry": 3, "green": 4}
    assert position.cards(position.s.discards) == {"black": 2, "ferry": 1}


def test_a_gray_route_is_paid_in_any_one_color() -> None:
    """TK-17"""
    position = Position()
    position.hold(0, black=2, green=1, ferry=1)
    assert position.legal("claim painted_ladies-castro") == {
        f"claim painted_ladies-castro with {payment}" for payment in ("2 black", "1 black 1 ferry", "1 green 1 ferry")
    }
    assert position.refusal("claim painted_ladies-castro with 1 black 1 green") == "TK-17"
    assert position.refusal("claim painted_ladies-castro with 2 green") == "TK-17"


def test_a_ferry_route_needs_a_ferry_card_for_each_symbol() -> None:
    """TK-18"""
    position = Position()
    position.hold(0, red=5)
    assert position.refusal("claim pier_39-alcatraz with 2 red") == "TK-18"
    assert position.refusal("claim pier_39-alcatraz") == "TK-18"
    position.hold(0, red=5, ferry=2)
    assert position.legal("claim pier_39-alcatraz") == {
        "claim pier_39-alcatraz with 1 red 1 ferry",
        "claim pier_39-alcatraz with 2 ferry",
    }
    assert len(position.legal("claim golden_gate_bridge-fort_mason")) == 2
    two = SMALL_BOARD.replace("length = 5\n", "length = 5\nferries = 2\n")
    position = Position(board=two)
    position.hold(0, red=5, ferry=1)
    assert not position.legal("claim")
    position.hold(0, red=3, ferry=2)
    assert len(position.legal("claim")) == 8


def test_nobody_claims_both_tracks_of_a_double_route() -> None:
    """TK-20: with three or four players the other track stays open for the others."""
    position = Position(3)
    for seat in range(3):
        position.hold(seat, ferry=2)
    position.play("claim golden_gate_bridge-presidio/1 with 2 ferry", chance=NO_CHANCE)
    position.s.phase, position.s.turn = TURN, 0
    position.hold(0, black=2)
    assert position.refusal("claim golden_gate_bridge-presidio/2 with 2 black") == "TK-20"
    assert position.refusal("claim presidio-golden_gate_bridge with 2 black") == "TK-20"
    assert not position.legal("claim golden_gate_bridge-presidio")
    position.s.turn = 1
    assert position.legal("claim golden_gate_bridge-presidio") == {"claim golden_gate_bridge-presidio/2 with 2 ferry"}
    position.play("claim golden_gate_bridge-presidio with 2 ferry")
    position.s.phase, position.s.turn = TURN, 2
    assert position.refusal("claim golden_gate_bridge-presidio") == "TK-16"


def test_with_two_players_a_double_route_is_claimed_once() -> None:
    """TK-20"""
    position = Position(2)
    position.hold(0, ferry=2)
    position.hold(1, green=3, black=3, ferry=1)
    no_tokens(position)
    position.play("claim golden_gate_bridge-presidio/2 with 2 ferry")
    assert not position.legal("claim golden_gate_bridge-presidio")
    assert position.refusal("claim golden_gate_bridge-presidio/1 with 2 green") == "TK-20"
    assert position.refusal("claim golden_gate_bridge-presidio/2 with 2 black") == "TK-16"
    assert position.refusal("claim golden_gate_bridge-presidio with 2 green") == "TK-20"


def test_a_token_comes_with_the_route() -> None:
    """TK-21: from the one end that gives one, without being asked; the stack shrinks."""
    position = Position()
    no_tokens(position)
    give_token(position, "castro", "crab", 2)
    position.hold(0, red=1, purple=1)
    position.play("claim castro-mission_district with 1 red")
    assert position.s.tokens[0] == 1 << SYMBOLS.index("crab")
    assert stacks(position.s)[position.game.board.location_index["castro"]] == ("crab", 1)
    assert position.seat == 1
    position.s.turn = 0
    position.play("claim twin_peaks-castro with 1 purple")
    assert stacks(position.s)[position.game.board.location_index["castro"]] == ("crab", 1), "no second of a symbol"


def test_of_two_tokens_one_must_be_chosen() -> None:
    """TK-21"""
    position = Position()
    no_tokens(position)
    give_token(position, "castro", "crab")
    give_token(position, "mission_district", "bell", 3)
    position.hold(0, red=1)
    assert position.play("claim castro-mission_district with 1 red", chance=NO_CHANCE) is False
    assert position.seat == 0
    assert position.legal() == {"token castro", "token mission_district"}
    assert position.refusal("take deck") == position.refusal("token sunset") == "TK-21"
    position.play("token mission_district")
    assert position.s.tokens[0] == 1 << SYMBOLS.index("bell")
    assert position.s.stack_left[SYMBOLS.index("crab")] == 1
    assert position.seat == 1
    assert position.refusal("token castro") == "TK-21"


@pytest.mark.parametrize("reason", ["empty", "held"])
def test_a_symbol_once_held_or_gone_is_no_choice(reason: str) -> None:
    """TK-21"""
    position = Position()
    no_tokens(position)
    give_token(position, "castro", "crab", 0 if reason == "empty" else 1)
    give_token(position, "mission_district", "bell")
    if reason == "held":
        position.s.tokens[0] = 1 << SYMBOLS.index("crab")
    position.hold(0, red=1)
    position.play("claim castro-mission_district with 1 red")
    assert position.seat == 1
    assert position.s.stack_left[SYMBOLS.index("bell")] == 0
    assert int(position.s.tokens[0]) >> SYMBOLS.index("bell") & 1


# --- tickets -----------------------------------------------------------------------------------------------------


def test_two_tickets_of_which_one_or_both_are_kept() -> None:
    """TK-22: the other goes under the deck."""
    position = Position()
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
    position = Position()
    ids = [ticket.id for ticket in position.game.board.tickets]
    only_tickets(position, ids[5], ids[3], ids[9])
    position.play("tickets", chance=NO_CHANCE)
    assert position.s.offer[0].tolist() == [5, 3]
    position.play("keep 2")
    assert put_back(position) == [ids[9], ids[5]]


def test_the_last_ticket_must_be_kept() -> None:
    """TK-23: and with none left none can be drawn."""
    position = Position()
    last = position.game.board.tickets[5].id
    only_tickets(position, last)
    assert "tickets" in position.legal()
    position.play("tickets", chance=NO_CHANCE)
    assert kept(position, 0)[-1] == last
    assert position.seat == 1
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
    s.phase = OVER
    seen = game.view(game.veiled(s, SPECTATOR), SPECTATOR)
    assert [ticket.id for ticket in seen.players[0].tickets] == kept(position, 0)
    assert seen.results is not None


# --- the end -----------------------------------------------------------------------------------------------------


def stuck(players: int) -> Position:
    """Nobody can do anything: no cards, no tickets, and no hand pays for a route of five."""
    position = Position(players, board=SMALL_BOARD)
    only_tickets(position)
    position.lay_row()
    position.empty_deck()
    position.s.hand[:] = 0
    return position


def test_who_can_do_nothing_passes() -> None:
    """TK-25: and nobody else."""
    position = stuck(2)
    assert position.legal() == {"pass"}
    position.play("pass", chance=NO_CHANCE)
    assert position.seat == 1
    for able in ("take", "tickets", "claim"):
        position = stuck(2)
        if able == "take":
            position.s.row[0] = 1
        elif able == "tickets":
            only_tickets(position, "p0-p1")
        else:
            position.s.hand[0, 0] = 5
        assert "pass" not in position.legal()
        assert position.refusal("pass") == "TK-25"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_ends_when_all_pass(players: int) -> None:
    """TK-25: one after the other; a turn in between starts the count anew."""
    position = stuck(players)
    for _ in range(players - 1):
        position.play("pass")
    position.s.hand[players - 1, 0] = 5
    no_tokens(position)
    position.play("claim p0-p1 with 5 blue")
    position.s.row[:] = 0
    for _ in range(players):
        assert not position.over
        position.play("pass")
    assert position.over
    assert position.refusal("pass", seat=0) == "TK-26"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("cars_left", [0, 1, 2])
def test_two_cars_or_fewer_bring_the_last_round(players: int, cars_left: int) -> None:
    """TK-26: one more turn for everyone, the one who began it last, whoever that is."""
    for trigger in range(players):
        position = Position(players, first=trigger)
        no_tokens(position)
        position.hold(trigger, red=1)
        position.s.cars[trigger] = cars_left + 1
        position.play("claim castro-mission with 1 red")
        turns = []
        while not position.over:
            turns.append(position.seat)
            position.play("take deck")
            position.play("take deck")
        assert turns == [(trigger + 1 + i) % players for i in range(players)]


def test_three_cars_are_enough_to_go_on_and_the_last_round_comes_once() -> None:
    """TK-26"""
    position = Position()
    no_tokens(position)
    position.hold(0, red=1, purple=1)
    position.hold(1, ferry=1)
    position.s.cars[:] = 4
    position.play("claim castro-mission with 1 red")
    assert position.s.last_turns == 0
    position.play("take deck")
    position.play("take deck")
    position.play("claim castro-twin_peaks with 1 purple")
    assert position.s.last_turns == 2
    position.s.cars[1] = 3
    position.play("claim lombard_street-fort_mason with ferry")
    assert position.s.last_turns == 1
    position.play("take deck")
    position.play("take deck")
    assert position.over


def test_the_choice_of_a_token_belongs_to_the_turn() -> None:
    """TK-26: the last round begins, and the game ends, after it."""
    position = Position()
    no_tokens(position)
    give_token(position, "castro", "crab")
    give_token(position, "mission_district", "bell")
    position.hold(0, red=1)
    position.s.cars[0] = 3
    position.s.last_turns = 1
    position.play("claim castro-mission with 1 red")
    assert not position.over
    assert position.play("token castro") is True
    assert position.over


def score(position: Position, seat: int = 0) -> int:
    return position.game.scores(position.s)[seat]


def test_the_final_score() -> None:
    """TK-27: routes, plus completed tickets, minus the others, plus tokens."""
    position = Position()
    s, board = position.s, position.game.board
    no_tokens(position)
    s.kept_count = 2
    s.kept[:2] = board.ticket_index["castro-potrero_hill"], board.ticket_index["pacific_heights-potrero_hill"]
    s.kept_by[:2] = 0
    assert score(position) == -3 - 5
    position.hold(0, red=1, ferry=2)
    position.play("claim castro-mission_district with 1 red")
    assert score(position) == 1 - 3 - 5, "one route of the path is not enough"
    s.turn = 0
    position.play("claim mission_district-potrero_hill/1 with 2 ferry")
    assert score(position) == 3 + 3 - 5
    assert [ticket.completed for ticket in position.game.results(s)[0].tickets] == [True, False]
    s.tokens[0] = 0b1111
    assert score(position) == 3 + 3 - 5 + 4


def test_a_path_of_another_player_does_not_count() -> None:
    """TK-27"""
    position = Position()
    s, board = position.s, position.game.board
    no_tokens(position)
    s.kept_count = 1
    s.kept[0], s.kept_by[0] = board.ticket_index["castro-potrero_hill"], 0
    position.hold(0, red=1)
    position.hold(1, ferry=2)
    position.play("claim castro-mission_district with 1 red")
    position.play("claim mission_district-potrero_hill/1 with 2 ferry")
    assert position.game.scores(s) == [1 - 3, 2]


def test_token_points() -> None:
    """TK-27"""
    position = Position()
    position.s.kept_count = 0
    for number, points in enumerate([0, 0, 1, 2, 4, 6, 9, 12]):
        position.s.tokens[0] = (1 << number) - 1
        assert score(position) == points == TOKEN_POINTS[number]


def test_ties_go_to_the_one_with_more_completed_tickets() -> None:
    """TK-28: and are shared if that is equal, too."""
    position = Position(4)
    s, board = position.s, position.game.board
    s.kept_count = 4
    completed = [board.ticket_index[ticket] for ticket in ("castro-potrero_hill", "alcatraz-presidio")]
    s.kept[:4] = [completed[0], completed[1], completed[0], completed[0]]
    s.kept_by[:4] = [0, 1, 2, 2]
    s.label[:] = 0
    s.points[:4] = [10, 6, 7, 20]
    assert position.game.scores(s) == [13, 13, 13, 20]
    assert position.game.places(s) == [3, 3, 2, 1]
    s.points[:4] = [10, 6, 7, 13]
    assert position.game.places(s) == [2, 2, 1, 4]
