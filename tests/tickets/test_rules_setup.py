"""The rules of Ticket to Ride: San Francisco by their ids: its parts and its set-up."""

from collections import Counter
from typing import Any

import pytest

from fogcity.games import BadInput
from fogcity.games.tickets import Tickets, TicketsOptions
from fogcity.games.tickets.board import CARD_NAMES, POINTS, SYMBOLS
from fogcity.games.tickets.board_file import builtin
from fogcity.games.tickets.notation import symbols_aside
from fogcity.games.tickets.state import FERRY, TURN
from fogcity.kernel import new_rng, new_script, script_fits
from tickets.positions import MARKED, NO_CHANCE, SMALL_BOARD, Position, kept, put_back, stacks


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
