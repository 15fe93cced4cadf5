"""Puzzles: the same seed finds the same ones, files hold them, and what is shipped can be solved."""

import json
from pathlib import Path

import pytest

from fogcity import games
from fogcity.games import BadInput
from fogcity.puzzles import store
from fogcity.puzzles.find import PER_GAME, Finder, Puzzle, Source, rating, secret
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
    told, found = store.loads(store.dumps("cablecar", 9, 5, sources))
    assert (told["game"], told["seed"], told["tried"]) == ("cablecar", 9, 5)
    assert found == [Source(3, (1, 2), (puzzle,))]


def test_other_files_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="no file of puzzles"):
        store.loads('{"format": "fogcity"}')
    path = tmp_path / "puzzles.generated.json"
    path.write_text("[", encoding="utf-8")
    run = fogcity("puzzles", "cablecar", "--more", "--output", path, check=2)
    assert run.stderr.startswith("fogcity: ")


def test_the_same_seed_finds_the_same_puzzles() -> None:
    """And in all of them every other action is worse by the margin of the game, on other deals, too."""
    finder = Finder("cablecar", 5)
    first = [source for source, _ in zip(finder.sources(), range(2), strict=False)]
    again = [source for source, _ in zip(Finder("cablecar", 5).sources(), range(2), strict=False)]
    assert first == again
    assert all(len(source.puzzles) <= PER_GAME for source in first)
    assert sum(len(source.puzzles) for source in first) > 0


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
