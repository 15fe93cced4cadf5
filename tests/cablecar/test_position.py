"""Positions of Cable Car: what they look like, what may be left out, and why one is refused."""

import pytest

from fogcity import games
from fogcity.games import BadInput
from fogcity.games.cablecar.rules import HIDDEN
from fogcity.games.cablecar.view import traces
from fogcity.table import Table

EMPTY = "8/8/8/8/8/8/8/8"


def test_a_position_says_everything() -> None:
    """Lines, points, stack and the squares that are open follow from the tiles."""
    table = Table.from_position("cablecar players=2 | 2aaaa5/2dddd5/8/8/8/8/8/8 2 aacb/baac dddd")
    view = table.view(1)
    assert view.tiles == {"c1": "aaaa", "c2": "dddd"}
    assert (view.turn, view.hands, view.drawn, view.stack) == (1, (("?",), ("baac",)), "dddd", 55)
    assert view.scores == {"yellow": 3, "blue": 0}
    assert [line.station for line in view.lines if line.complete] == [3]
    assert table.position == "cablecar players=2 | 2aaaa5/2dddd5/8/8/8/8/8/8 2 aacb/baac dddd"


def test_placements_are_read_as_a_board() -> None:
    game = games.make("cablecar", players=2, rotate=True)
    rows, placements = "2aaaaS5/2ddbcE5/8/8/8/8/8/8", "ddbc@c2/90,aaaa@c1/180"
    assert game.from_position(placements).tobytes() == game.from_position(rows).tobytes()
    assert game.position(game.from_position(placements)).split()[0] == rows
    assert game.position(game.from_position("-")).split()[0] == EMPTY


def test_fields_left_out_are_unknown() -> None:
    game = games.make("cablecar", players=3, hand=2)
    assert game.position(game.from_position(EMPTY)) == f"{EMPTY} 1 ?,?/?,?/?,? -"
    assert (game.from_position(f"{EMPTY} 2").hand[:3, :2] == HIDDEN).all()


def test_the_order_of_placements_leaves_no_trace() -> None:
    """Equal boards are equal bytes, however they came about."""
    game = games.make("cablecar", players=2)
    one, other = (game.from_position(text) for text in ("aaaa@c1,dddd@c2,baac@b1", "baac@b1,dddd@c2,aaaa@c1"))
    assert one.tobytes() == other.tobytes()
    assert traces(game.setup, one)[2].points == 3


def test_companies() -> None:
    """Shares by percentage with the seats that know them; piles with what was put back."""
    table = Table("cablecar", players=2, first=0, companies=True, secret=bytes(32))
    for action in ("x10", "x10?", "x20", "x20"):
        table.play(table.waiting[0], action)
    shares, piles = table.position.split()[-2:]
    view = table.view(0)
    letters = dict(zip(view.colors, "YBOGPKRN", strict=True))
    assert shares.split("/")[0][:2] == letters[view.shares[0][10]] + "*"  # taken from the face-up place
    assert shares.split("/")[1][1] not in "*1"  # drawn unseen
    assert [pile.split(":")[0] for pile in piles.split("/")] == [letters[pile.face_up] for pile in view.piles]
    assert piles.split("/")[0].split(":")[1][1::2] == "12"  # put back by seat 1, then by seat 2
    assert piles.split("/")[1].split(":")[1][1] == "1"
    hidden = table.view_position(0).split()[-1]
    assert hidden.split("/")[0].split(":")[1][2] == "?"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "4 fields at most"),
        (f"{EMPTY} 1 ?/? - -", "4 fields at most"),
        ("8/8", "8 rows"),
        (EMPTY.replace("8/", "7/", 1), "has 7 squares"),
        (EMPTY.replace("8/", "aaaa8/", 1), "has 9 squares"),
        (EMPTY.replace("8/", "8aaaa/", 1), "has 9 squares"),
        (EMPTY.replace("8/", "zzzz4/", 1), "not made of tiles"),
        (EMPTY.replace("8/", "aaab7/", 1), "there is no tile 'aaab'"),
        ("aacb@c1,aacb@c1", "two tiles lie on c1"),
        ("aacb@j1", "not a tile on a square"),
        ("aacb@c1/45", "90, 180 or 270"),
        ("aacb@c1/90", "needs the option rotate"),
        (EMPTY.replace("8/", "aaaaE7/", 1), "needs the option rotate"),
        ("8/8/8/3aaaa4/8/8/8/8", "Power Station"),
        ("8/8/2aaaa5/8/8/8/8/8", "nothing joins the tile on c3"),
        ("dddd@a1,dddd@b1,dddd@c1", "3 tiles dddd: there are only 2"),
        ("dddd@a1,dddd@b1 1 dddd/? -", "3 tiles dddd"),
        ("dddd@a1,dddd@b1 1 ?/? dddd", "3 tiles dddd"),
        (f"{EMPTY} 0", "turn of '0'"),
        (f"{EMPTY} 3", "turn of '3'"),
        (f"{EMPTY} 1 ?", "1 hands for 2 players"),
        (f"{EMPTY} 1 ?/?,?", "seat 2 has 2 places"),
        (f"{EMPTY} 1 ?/x", "'x' is not a tile in hand"),
        (f"{EMPTY} 1 ?/- -", "seat 2 is not full, but 59 tiles"),
        (f"{EMPTY} 1 ?/? x", "'x' is not a drawn tile"),
    ],
)
def test_what_cannot_be_is_refused(text: str, problem: str) -> None:
    with pytest.raises(BadInput, match=problem):
        games.make("cablecar", players=2).from_position(text)


FULL = (
    "bcbccbcbbaacaaaabadbadadcddbaacb/cbaaaaaadadabbaddaccadbbbaacbaac/acbadaccbaacbcbcacbaddddaaaaccda/"
    "bcbcbcddadbb2cdacdbbabcdd/cbcbccccacba2accddbcdaacb/acbadadacdacbadbcddbdbbadbcdccda/"
    "ddbccbaaaacbaccdcbaaddddddbcaacb/cbaabbbbbbadadadaaaabbbbcbcbcccc"
)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (f"{FULL} 1 ?/- -", "60 tiles on the board and 1 in hands"),
        (f"{FULL.replace('cccc', '1').replace('bcbccbcb', '2', 1)} 1 -/-,cbcb -", "2 places"),
        (f"{FULL.replace('bcbccbcb', '2', 1)} 1 -/? -", "not full, but 1 tiles"),
        (f"{FULL.removesuffix('cbcbcccc')}2 1 -/? ?", "seat 1 has drawn"),
        (f"{FULL.removesuffix('cccc')}1 1 -/? -", "seat 1 cannot do anything"),
    ],
)
def test_the_end_of_the_stack(text: str, problem: str) -> None:
    game = games.make("cablecar", players=2)
    assert game.over(game.from_position(f"{FULL} 2 -/- -"))
    assert game.waiting(game.from_position(f"{FULL.removesuffix('cccc')}1 2 -/? -")) == (1,)
    with pytest.raises(BadInput, match=problem):
        game.from_position(text)


@pytest.mark.parametrize(
    ("shares", "piles", "problem"),
    [
        ("????", "Y/Y/Y/Y", "shares of 2 seats"),
        ("????/????", "Y/Y/Y", "4 piles"),
        ("???/????", "Y/Y/Y/Y", "seat 1 has 3 shares"),
        ("???X/????", "Y/Y/Y/Y", "'???X' are no shares"),
        ("???B3/????", "Y/Y/Y/Y", "seat 3 cannot know"),
        ("Y???/????", "Y/Y/Y/Y", "2 shares of 10 % of yellow"),
        ("B???/B???", "Y/Y/Y/Y", "2 shares of 10 % of blue"),
        ("????/????", "Y:B1B2/Y/Y/Y", "2 shares of 10 % of blue"),
        ("????/????", "Y:?/Y/Y/Y", "write the seat"),
        ("????/????", "Y:?1?1?1?1?1?1/Y/Y/Y", "at most 5 fit"),
        ("????/????", "?/Y/Y/Y", "cannot lie face up"),
    ],
)
def test_shares_that_cannot_be_are_refused(shares: str, piles: str, problem: str) -> None:
    game = games.make("cablecar", players=2, companies=True)
    assert game.position(game.from_position(f"{EMPTY} 1 ?/? - ????/BG*?2? Y/Y:?1B2/Y/Y")).endswith("Y/Y:?1B2/Y/Y")
    with pytest.raises(BadInput, match=problem.replace("?", r"\?")):
        game.from_position(f"{EMPTY} 1 ?/? - {shares} {piles}")
    with pytest.raises(BadInput, match="six fields"):
        game.from_position(EMPTY)
