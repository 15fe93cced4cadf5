"""Pages check games typed in from a real table exactly as `fogcity check` does."""

import random
from pathlib import Path
from typing import Any

from fogcity.games.cablecar import CableCar
from fogcity.games.cablecar.actions import Place
from fogcity.games.cablecar.check import check
from fogcity.table import Table
from pocket.conftest import run_node

OPTIONS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "rotate": True},
    {"players": 6},
    {"players": 3, "companies": True},
]
WRONG = ("zzzz@a1", "aacb@z9", "aaaa@d4", "aaaa", "dddd@a1", "aaaa@c1/45", "aaaa@c1/90")


def typed(options: dict[str, Any], seed: int) -> list[str]:
    """The placements of a random game."""
    table, chance = Table("cablecar", secret=bytes([seed] * 32), **options), random.Random(seed)
    while table.waiting:
        table.play(table.waiting[0], chance.choice(table.numbers(table.waiting[0])))
    return [step.action.text for step in table.log if isinstance(step.action, Place)]


def test_a_page_judges_as_the_command_does(modules: Path) -> None:
    jobs: list[dict[str, Any]] = []
    for seed, options in enumerate(OPTIONS, start=1):
        words = typed(options, seed)
        texts = [" ".join(words), "", " ".join(words[:7]), " ".join([*words[:9], words[8]])]
        texts += [" ".join([*words[: 3 * i], wrong, *words[3 * i :]]) for i, wrong in enumerate(WRONG)]
        jobs += [{"game": "cablecar", "options": options, "text": text} for text in texts]
    answers = run_node("check.mjs", modules, jobs)
    for job, answer in zip(jobs, answers, strict=True):
        assert answer == check(job["text"], CableCar.options_type(**job["options"])), job
    assert {answer["valid"] for answer in answers} == {True, False}
    assert {(answer["error"] or {}).get("rule") for answer in answers} > {"CC-14", "CC-25", None}


def test_a_game_without_such_a_form_says_so(modules: Path) -> None:
    assert run_node("check.mjs", modules, [{"game": "tickets", "options": {}, "text": ""}]) == [None]
