"""Puzzles on the server: it judges first answers itself; leaderboards of the server and of a club."""

from collections.abc import Callable
from pathlib import Path

import pytest

from fogcity.puzzles import store
from fogcity.puzzles.find import Puzzle as Found
from fogcity.puzzles.find import Source
from fogcity.server.people import puzzles
from fogcity.server.people.puzzles import FIRST, KNOWN, NEW, Puzzle, answered, puzzles_of
from server.harness import Person
from server.test_ratings import member

PersonAt = Callable[[str], Person]
NUMBER = 30


@pytest.fixture
def shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client with thirty puzzles of a game, in all of which action 7 is best."""
    folder = tmp_path / "assets"
    folder.mkdir()
    each = [Source(number, (1, 2, 3), (Found(2, 7, 0.2, "grow", 1200),)) for number in range(NUMBER)]
    (folder / "puzzles.generated-abc.json").write_text(store.dumps("cablecar", 1, NUMBER, each, {"grow": NUMBER}))
    found = {game: puzzles_of(game, tmp_path) for game in ("cablecar", "tickets")}
    monkeypatch.setattr(puzzles, "puzzles_of", lambda game: found.get(game, {}))


def answer(person: Person, number: int, action: int | None) -> dict[str, int]:
    found: dict[str, int] = person.ask("POST", "/api/puzzles/cablecar", puzzle=f"{number}-2", answer=action)
    return found


def test_the_first_answer_counts(base: str, person_at: PersonAt, shown: None) -> None:
    one = member(person_at, base)
    first = answer(one, 0, 7)
    assert first == {"rating": FIRST + 30, "tried": 1, "solved": 1, "streak": 1, "longest": 1}
    assert answer(one, 0, 7) == answer(one, 0, 8) == first, "once"
    wrong = answer(one, 1, 8)
    assert (wrong["tried"], wrong["solved"], wrong["streak"], wrong["longest"]) == (2, 1, 0, 1)
    assert answer(one, 2, None)["rating"] < wrong["rating"] < first["rating"], "giving up is no answer"
    one.refused("not_found", "POST", "/api/puzzles/cablecar", puzzle="99-2", answer=7)
    one.refused("not_found", "POST", "/api/puzzles/tickets", puzzle="0-2", answer=7)
    one.refused("bad_request", "POST", "/api/puzzles/cablecar", puzzle="first", answer=7)
    one.refused("not_found", "GET", "/api/puzzles/tickets/leaders")
    kept = one.ask("GET", "/api/me/data")
    assert (len(kept["answers"]), kept["puzzles"][0]["tried"]) == (3, 3)


def test_leaders_of_the_server_and_of_a_club(base: str, person_at: PersonAt, shown: None) -> None:
    """Who has answered enough, has a password and does not hide is shown; a club has its own members."""
    best, good, few, guest = (*(member(person_at, base) for _ in range(3)), person_at(base))
    for number in range(KNOWN):
        answer(best, number, 7)
        answer(good, number, 7 if number % 2 else 8)
        answer(guest, number, 7)
    answer(few, 0, 7)
    found = good.ask("GET", "/api/puzzles/cablecar/leaders")
    names = [one["name"] for one in found["leaders"]]
    assert names.index(best.name) < names.index(good.name)
    assert guest.name not in names
    assert few.name not in names
    mine = next(one for one in found["leaders"] if one["mine"])
    assert (mine["name"], mine["solved"], found["mine"]["solved"]) == (good.name, KNOWN // 2, KNOWN // 2)
    good.ask("POST", "/api/clubs", 201, name="Solvers", about="")
    club = "/api/puzzles/cablecar/leaders?club=Solvers"
    assert [(one["place"], one["name"]) for one in best.ask("GET", club)["leaders"]] == [(1, good.name)]
    best.refused("not_found", "GET", "/api/puzzles/cablecar/leaders?club=Nobody")
    best.ask("PUT", "/api/me/hidden", hidden=True)
    assert best.name not in [one["name"] for one in good.ask("GET", "/api/puzzles/cablecar/leaders")["leaders"]]


def test_ratings_are_those_of_the_device() -> None:
    """The figures of web/src/app/puzzles/progress.test.ts."""
    after = answered(NEW, Puzzle(0, 2000), solved=True)
    assert after.rating == 1259
    assert answered(after.model_copy(update={"tried": KNOWN}), Puzzle(0, 1259), solved=False).rating == 1247


def test_every_puzzle_of_the_client_is_known() -> None:
    """The file that is built into the client is the one of the sources."""
    source = Path(__file__).parents[2] / "web" / "src" / "games" / "cablecar" / "puzzles.generated.json"
    _, found = store.read(source)
    assert sum(len(one.puzzles) for one in found) >= 500
    assert all(isinstance(puzzle.best, int) and puzzle.rating for one in found for puzzle in one.puzzles)
