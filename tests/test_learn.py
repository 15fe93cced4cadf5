"""The tutorials are what the rules give now, and their texts say nothing else in any language."""

import runpy
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

CLIENT = Path(__file__).parents[1] / "web" / "src"


@pytest.fixture(scope="module")
def made() -> Iterator[dict[str, Any]]:
    """What the script that makes them has, with its modules at hand for a while."""
    before = list(sys.path)
    yield runpy.run_path(str(CLIENT / "learn" / "generate.py"))
    sys.path[:] = before
    for name in ("claims", "parts"):
        sys.modules.pop(name, None)


def test_lessons_are_up_to_date_and_their_texts_are_true(made: dict[str, Any]) -> None:
    """Every number, square, color and place of the texts is worked out by the rules."""
    for path, text in made["files"]().items():
        assert path.read_text(encoding="utf-8") == text, "run python web/src/learn/generate.py"


@pytest.mark.parametrize(
    ("locale", "text", "told"),
    [
        ("en", "Complete a line that runs over only two tiles and still scores 3.", {2, 3}),
        ("en", "Both score twice as much, and one is second.", {2}),
        ("fr", "Une ligne qui passe deux fois sur une carte : 3 points.", {2, 3}),
        ("fr", "La troisième route violette", {3, "purple"}),
        ("nl", "Twee keer over één tegel, verdubbeld tot 10", {2, 10}),
        ("nl", "het rode spoor naast de gele wagon", {"red", "yellow"}),
        ("ko", "타일을 세 번 지나 3점입니다. 놓으세요, 둘레, 세지 않습니다.", {3}),
        ("ko", "파란색 카드 2장, 두 번째", {2, "blue"}),
        ("en", "Try f6, but not a 16 at Pier 39 in The Embarcadero.", {"f6", 16, "pier_39", "embarcadero"}),
    ],
)
def test_what_a_text_tells(made: dict[str, Any], locale: str, text: str, told: set[int | str]) -> None:
    places = {"pier_39": ["Pier 39"], "embarcadero": ["The Embarcadero", "Embarcadero"]}
    assert sys.modules["claims"].told(locale, text, places) == told


@pytest.mark.parametrize("locale", ["en", "fr", "nl", "ko"])
@pytest.mark.parametrize(
    ("message", "false"),
    [
        ("learn-cablecar-twice-do", [3]),  # a line over three tiles that scores 3
        ("learn-cablecar-power-right", [5, 2, 12]),
        ("learn-cablecar-finish-right", [6]),
        ("rules-cablecar-figure-twice", [31, 2, 3]),
    ],
)
def test_a_false_text_is_found_in_every_language(
    made: dict[str, Any], locale: str, message: str, false: list[int]
) -> None:
    """If the rules gave other numbers than the texts have, nothing would be written."""
    claims = sys.modules["claims"]
    with pytest.raises(claims.FalseClaim, match=f"{locale}: {message} tells"):
        claims.prove("cablecar", {message: false}, {})


def test_a_false_lesson_is_found(made: dict[str, Any]) -> None:
    """The board that once taught CC-20: its line crosses three tiles, none of them twice."""
    lessons = runpy.run_path(str(CLIENT / "games" / "cablecar" / "lessons.py"))
    lessons["twice"].__globals__["BACK"] = "bcbc@a2,cccc@a4,acba@a1"
    says = lessons["twice"]().says
    assert set(says["do"]) == {3}
    claims = sys.modules["claims"]
    with pytest.raises(claims.FalseClaim, match="learn-cablecar-twice-do tells 2, 3 instead of 3"):
        claims.prove("cablecar", {f"learn-cablecar-twice-{end}": told for end, told in says.items()}, {})
