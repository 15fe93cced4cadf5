"""Puzzles: the same seed finds the same ones, files hold them, and what is shipped can be solved."""

import json
from collections import Counter
from pathlib import Path

import pytest

from fogcity import games
from fogcity.games import BadInput
from fogcity.puzzles import store
from fogcity.puzzles.find import PER_GAME, Finder, Puzzle, Source, proven, rating, secret, sources, spread
from fogcity.table import Table
from test_review import fogcity

CLIENT = Path(__file__).parents[1] / "web" / "src" / "games"
MOST_BYTES = 200_000


def test_a_puzzle_that_few_solve_is_hard() -> None:
    assert rating(0.5) == 1500
    assert rating(0.0) > 2100 > rating(0.3) > rating(0.8) > rating(1.0)


def test_a_file_holds_games_up_to_their_last_puzzle() -> None:
    puzzle = Puzzle(step=2, best=7, gap=0.123, theme="grow", rating=1490)
    sources = [Source(3, (1, 2, 3, 4), (puzzle,)), Source(4, (5,), ())]
    told, found = store.loads(store.dumps("cablecar", 9, 5, sources, {"grow": 2}))
    assert (told["game"], told["seed"], told["tried"], told["counted"]) == ("cablecar", 9, 5, {"grow": 2})
    assert found == [Source(3, (1, 2), (puzzle,))]


def test_no_theme_has_more_puzzles_than_allowed() -> None:
    grow, draw = (Puzzle(step=2, best=7, gap=0.1, theme=theme, rating=1500) for theme in ("grow", "draw"))
    found = [Source(0, (1, 2), (grow, grow)), Source(1, (1, 2), (draw, grow)), Source(2, (1, 2), (draw, draw))]
    kept = list(spread(found, 2, Counter(draw=1)))
    assert [source.puzzles for source in kept] == [(grow, grow), (draw,), ()]


def test_other_files_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot read the file of puzzles"):
        store.loads('{"format": "fogcity"}')
    path = tmp_path / "puzzles.generated.json"
    path.write_text("[", encoding="utf-8")
    run = fogcity("puzzles", "cablecar", "--more", "--output", path, check=2)
    assert run.stderr.startswith("fogcity: ")


def test_the_same_seed_finds_the_same_puzzles() -> None:
    """And in all of them every other action is worse by the margin of the game, on other deals, too."""
    first = list(sources("cablecar", 5, range(2), workers=1))
    assert [Finder("cablecar", 5).source(number) for number in (1, 0)] == first[::-1]
    assert all(len(source.puzzles) <= PER_GAME for source in first)
    assert sum(len(source.puzzles) for source in first) > 0


def test_puzzles_of_one_theme_can_be_looked_for() -> None:
    finder = Finder("tickets", 1, ("last",))
    source = finder.source(2120)
    (puzzle,) = source.puzzles
    assert puzzle.theme == "last"
    assert finder.table(source, puzzle.step).state.last_turns > 0
    with pytest.raises(BadInput, match="there is no theme 'lost': choose keep,"):
        Finder("tickets", 1, ("lost",))


def test_answers_that_win_less_often_than_others_do_not_ship() -> None:
    """The search and the value liked `acba@a3` here, in game 70 of seed 1; `acba@f8` wins more games."""
    wrong = Source(70, GAME_70, (Puzzle(step=60, best=16, gap=0.094, theme="grow", rating=1612),))
    right = Source(70, GAME_70, (Puzzle(step=65, best=61, gap=0.209, theme="wreck", rating=1363),))
    found = list(proven("cablecar", 1, [wrong, right], workers=1))
    assert found == [(wrong, Source(70, GAME_70, ())), (right, right)]


GAME_70 = (
    *(1, 31, 15, 8, 57, 768, 3, 23, 768, 47, 768, 4, 768, 5, 2, 768, 13, 768, 40, 768, 39, 768, 32, 768, 58, 768, 12),
    *(768, 14, 768, 30, 768, 22, 768, 55, 768, 59, 768, 20, 768, 46, 768, 21, 768, 60, 49, 768, 50, 768, 54, 51, 768),
    *(10, 768, 42, 53, 52, 768, 19, 768, 16, 768, 43, 9, 768),
)


@pytest.mark.parametrize("game_id", ["cablecar", "tickets"])
def test_shipped_puzzles_can_be_replayed(game_id: str) -> None:
    path = CLIENT / game_id / "puzzles.generated.json"
    assert path.stat().st_size <= MOST_BYTES
    told, sources = store.read(path)
    game = games.make(game_id, players=2)
    assert (told["game"], told["rules"]) == (game_id, game.version)
    texts = {
        language: (Path(__file__).parents[1] / "src/fogcity/locales" / language / f"{game_id}.ftl").read_text("utf-8")
        for language in ("en", "fr", "nl", "ko")
    }
    for source in sources[:: max(1, len(sources) // 20)]:
        table = Table(game, secret=secret(game_id, told["seed"], source.number))
        steps = {puzzle.step: puzzle for puzzle in source.puzzles}
        for step, number in enumerate([*source.log, -1]):
            if step in steps:
                assert steps[step].best in table.numbers(table.waiting[0])
                assert all(f"{game_id}-theme-{steps[step].theme} =" in text for text in texts.values())
            if number >= 0:
                table.play(table.waiting[0], number)
    ids = [(source.number, puzzle.step) for source in sources for puzzle in source.puzzles]
    assert len(ids) == len(set(ids))
    assert json.loads(path.read_text("utf-8"))["value"]
