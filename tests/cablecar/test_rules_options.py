"""The rules of Cable Car by their ids: turning, hands and the Company expansion."""

import pytest

from cablecar.positions import cable_car, late, refused
from fogcity.games.cablecar import rules
from fogcity.games.cablecar.board import (
    COLORS,
    PERCENTS,
    cars,
)
from fogcity.games.cablecar.view import hand_of, traces
from fogcity.kernel import new_rng
from fogcity.table import Table
from oracles import cablecar as oracle

# --- Variants -------------------------------------------------------------------------------------------------------


def test_free_rotation() -> None:
    """CC-25: four orientations, turned clockwise; CC-18 is judged over all of them."""
    game = cable_car(players=2, first=0, rotate=True)
    s = game.from_position("- 1 aacb/?")
    assert refused(game, s, 0, "c1/45") == "CC-25"
    written = {game.action(s, 0, action).text for action in game.numbers(s, 0)}
    assert {"aacb@c1", "aacb@c1/90", "aacb@c1/180", "aacb@c1/270"} <= written
    # Turned by 90 degrees the rails of aacb are those of baac.
    turned, plain = game.from_position("aacb@c1/90"), game.from_position("baac@c1")
    assert traces(game.setup, turned)[2].path == traces(game.setup, plain)[2].path
    # adad breaks CC-17 at c1 when it lies across, not as it is: CC-18 does not help, since other turns are clean.
    s = game.from_position("- 1 adad/?")
    assert refused(game, s, 0, "adad@c1/90") == "CC-17"
    assert refused(game, s, 0, "adad@c1") is None
    s = game.from_position("- 1 dddd/?")
    assert len([a for a in game.numbers(s, 0) if a != rules.DRAW]) == 4 * 28


@pytest.mark.parametrize("hand", [2, 3])
def test_hands_of_two_or_three_tiles(hand: int) -> None:
    """CC-26: any tile of the hand, or draw and place the drawn one; then the hand is filled up again."""
    table = Table("cablecar", players=2, first=0, hand=hand, secret=bytes(32))
    held = table.view(0).hands[0]
    assert len(held) == hand
    placeable = {action.text.split("@")[0] for action in table.legal(0) if "@" in action.text}
    assert placeable == set(held)
    last = held[-1]
    table.play(0, next(action for action in table.legal(0) if action.text.startswith(f"{last}@")))
    assert len(table.view(0).hands[0]) == hand
    table.play(1, "+")
    kept = table.view(1).hands[1]
    table.play(1, table.legal(1)[0])
    assert table.view(1).hands[1] == kept
    game = cable_car(players=2, hand=hand)
    hands = {2: "aacb,baac/acba,cbaa", 3: "aacb,baac,dddd/acba,cbaa,bbbb"}[hand]
    s = late(game, hands, *["c3", "f6", "b2", "g7", "c6", "f3"][: 2 * hand])
    rules.apply(game.setup, s, 0, game.numbers(s, 0)[0], new_rng(1))
    assert len(hand_of(s, 0)) == hand - 1


# --- The Company expansion ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(2, 7))
def test_eight_companies_whatever_the_number_of_players(players: int) -> None:
    """CC-27: four cars each, one on each side, each distance from a corner once."""
    assert cars(players, companies=True) == oracle.COMPANY_CARS
    game = cable_car(players=players, companies=True)
    assert sorted(game.setup.car.tolist()) == sorted(list(range(8)) * 4)
    for stations in oracle.COMPANY_CARS.values():
        assert sorted((station - 1) // 8 for station in stations) == [0, 1, 2, 3]


@pytest.mark.parametrize("players", [2, 6])
def test_everybody_draws_a_share_of_each_percentage(players: int) -> None:
    """CC-28: 32 shares; one of each percentage a player, hidden; the top of each pile is turned up."""
    table = Table("cablecar", players=players, companies=True)
    s, view = table.state, table.view(0)
    for i, percent in enumerate(PERCENTS):
        held = [int(s.share[seat, i]) for seat in range(players)]
        rest = [company for company in range(8) if int(s.unseen[i]) >> company & 1]
        assert sorted([*held, int(s.face_up[i]), *rest]) == list(range(8))
        assert view.shares[0][percent] in COLORS
        assert all(view.shares[seat][percent] == "?" for seat in range(1, players))
        assert view.piles[i].face_up == COLORS[s.face_up[i]]


def test_a_turn_is_a_tile_or_an_exchange() -> None:
    """CC-29: an exchange ends the turn; not after a tile was drawn; not without the expansion."""
    table = Table("cablecar", players=2, first=0, companies=True)
    table.play(0, "x20")
    assert table.waiting == (1,)
    table.play(1, "+")
    assert refused(table.game, table.state, 1, "x20") == "CC-29"
    assert not any(action.text.startswith("x") for action in table.legal(1))
    plain = Table("cablecar", players=2, first=0)
    assert refused(plain.game, plain.state, 0, "x20") == "CC-29"


def test_an_exchanged_share_goes_under_its_pile() -> None:
    """CC-30: then the face-up one is taken and the next turned up, or the top one is taken unseen."""
    table = Table("cablecar", players=2, first=0, companies=True, secret=bytes(32))
    view = table.view(0)
    given, face_up = view.shares[0][30], view.piles[2].face_up
    table.play(0, "x30")
    view = table.view(0)
    assert view.shares[0][30] == face_up
    assert view.piles[2].put_back == (given,)
    assert view.piles[2].face_up not in (given, face_up)
    assert table.view(1).piles[2].put_back == ("?",)
    face_up = view.piles[2].face_up
    table.play(1, "x30?")
    assert table.view(1).piles[2].face_up == face_up
    assert table.view(1).shares[1][30] in COLORS
    # The first share given back comes up when the shuffled part of the pile is gone.
    for _ in range(3):
        table.play(table.waiting[0], "x30?")
    assert table.view(0).piles[2].unseen == 0
    table.play(table.waiting[0], "x30")
    assert table.view(0).piles[2].face_up == given


AT_25 = (
    "2cbcb1ccccadbbaaaa1/1cdacbbbb3bbaddada/5adadddddccda/acbaacbaccda2dbcdacbacbaa/dbbacbaabadb2cbaacbaaaaaa/"
    "cddbbcbccddb1cbcbaccdbbbbbaac/aacbdddddacccbcb1cdac2/1aaaa1bcbcaacbbaacacba1"
)


def test_no_exchange_once_a_company_has_25_points() -> None:
    """CC-31: at 24 still, at 25 no more."""
    game = cable_car(players=2, companies=True)
    s = game.from_position(
        "1bcbcaaaacdac1bcddcddb1/adbbddddbaac1bcbccdacccdacbaa/cbaaadbbbbbb2ddddcbcbdada/bbbbaaaadbcd2badbadadbadb/"
        "acbacbaa3dbcd2/cbcbbaac1cbaa4/bcbcddbcaaaaaacbdadabcddacbadbba/1ccccdbbabaacddbcacbabbadacba"
        " 1 dacc/adad - GPNP/KKPN B/B/O/B"
    )
    assert int(s.score.max()) == 24
    assert refused(game, s, 0, "x10?") is None
    s = game.from_position(f"{AT_25} 1 bcdd/adad - YYGG/NKNO O/B/Y/N")
    assert int(s.score.max()) == 25
    assert refused(game, s, 0, "x10?") == "CC-31"
    assert not any(action >= rules.EXCHANGE for action in game.numbers(s, 0))


def test_shares_pay_their_percentage_exactly() -> None:
    """CC-32: lines score for the company of their car; sums are not rounded; level players share the place."""
    game = cable_car(players=2, companies=True)
    s = game.from_position("aaaa@c1,dddd@c2 1 ?/? - ????/???? Y/Y/Y/Y")
    assert s.score.tolist()[COLORS.index("orange")] == 3
    s = game.from_position(f"{AT_25} 1 ?/? - NBGR/RKNP Y/Y/Y/Y")
    assert s.score.tolist() == [5, 3, 3, 0, 2, 10, 25, 7]
    # 10 % of 7, 20 % of 3, 30 % of 0 and 40 % of 25; 10 % of 25, 20 % of 10, 30 % of 7 and 40 % of 2
    assert game.written_scores(s) == ["11.3", "7.4"]
    s = game.from_position(f"{AT_25} 1 ?/? - BOBO/OBOB Y/Y/Y/Y")
    assert game.places(s) == [1, 1]


def test_a_seat_that_can_do_nothing_is_passed_over() -> None:
    """CC-29, ruling: once exchanges end and tiles run out unevenly, seats without a tile are passed over."""
    game = cable_car(players=3, companies=True)
    s = late(game, "aacb/-/baac", "c3", "f6", more="- ????/????/???? Y/Y/Y/Y")
    assert int(s.score.max()) >= 25
    rules.apply(game.setup, s, 0, game.numbers(s, 0)[0], new_rng(1))
    assert game.waiting(s) == (2,)
