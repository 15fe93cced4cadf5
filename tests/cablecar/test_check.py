"""`fogcity check cablecar`: games typed in from a real table, beside the oracle."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fogcity import games
from fogcity.games.cablecar import CableCarOptions
from fogcity.games.cablecar.board import SQUARES, TILES
from fogcity.games.cablecar.check import check
from fogcity.simulation import random_table
from oracles.cablecar import check as oracle_check


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("rotate", [False, True])
@pytest.mark.parametrize("companies", [False, True])
def test_whole_games_score_as_the_oracle_says(players: int, rotate: bool, companies: bool) -> None:
    game = games.make("cablecar", players=players, rotate=rotate, companies=companies)
    options = CableCarOptions(players=players, rotate=rotate, companies=companies)
    for number in range(3):
        placements = [step.action.text for step in random_table(game, 3, number).log if "@" in step.action.text]
        report = check(" ".join(placements), options)
        assert report["valid"]
        assert report["placed"] == 60
        assert report == oracle_check(players, placements, rotate=rotate, companies=companies)
        half = check("\n".join(placements[:30]), options)
        assert half == oracle_check(players, placements[:30], rotate=rotate, companies=companies)


placements = st.builds(
    lambda tile, square, turn: f"{tile}@{square}{turn}",
    st.sampled_from((*TILES, "aaab")),
    st.sampled_from((*SQUARES, "i9")),
    st.sampled_from(["", "", "", "/90", "/180", "/270"]),
)


@given(st.lists(placements, max_size=40), st.booleans(), st.integers(2, 6))
def test_made_up_games_fail_where_the_oracle_says(words: list[str], rotate: bool, players: int) -> None:
    """CC-1, CC-6, CC-7, CC-14, CC-15, CC-17: the first illegal placement and its rule; what came before it counts."""
    ours = check(" ".join(words), CableCarOptions(players=players, rotate=rotate))
    theirs = oracle_check(players, words, rotate=rotate)
    for report in (ours, theirs):
        if isinstance(report["error"], dict):
            del report["error"]["message"]
    assert ours == theirs


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("aaaa@c1 aaaa@d1 aaaa@e1 aaaa@f1 aaaa@g1", "CC-7"),
        ("AACB@C1 aacb@d2", "CC-14"),
        ("aacb@d4", "CC-1"),
        ("aacb@c9", "CC-1"),
        ("abcd@c1", "CC-6"),
        ("aacb@c1/90", "CC-15"),
        ("aaaa@i9/90", "CC-15"),
        ("aacb@c1/45", "CC-25"),
        ("aacb@c1 dada@c2 dada@d1", "CC-17"),
        ("c1", None),
        ("aacb@c1 hello", None),
    ],
)
def test_the_rule_that_is_broken_is_named(text: str, rule: str | None) -> None:
    report = check(text, CableCarOptions(players=2))
    assert not report["valid"]
    assert report["error"]["rule"] == rule
    assert report["error"]["index"] == report["placed"] == len(text.split()) - 1
    assert report["error"]["placement"] == text.split()[-1]


@given(st.text())
def test_no_text_crashes_it(text: str) -> None:
    assert check(text, CableCarOptions())["valid"] is (not text.split())
