"""docs/research.md says how observations are laid out and runs as it stands."""

import re
from pathlib import Path

import pytest

from fogcity.games.cablecar import features as cablecar
from fogcity.games.observation import Features
from fogcity.games.tickets import features as tickets

RESEARCH = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("features", [cablecar, tickets])
def test_the_tables_are_the_layout(features: Features) -> None:
    layout = features.LAYOUT
    assert f"version {features.OBSERVATION_VERSION}" in RESEARCH
    assert f"{layout.size} bytes, {len(layout.sources):,} columns when expanded" in RESEARCH
    for field in layout.fields:
        shape = " x ".join(map(str, field.shape))
        values = f"codes 0-{field.codes - 1}" if field.codes else f"number / {field.highest}"
        row = f"| {layout.at[field.name]} | `{field.name}` | {shape} | {values} | {field.meaning} |"
        assert row in RESEARCH, f"docs/research.md should have the line:\n{row}"


@pytest.mark.parametrize("number", range(4))
def test_the_examples_run(number: int) -> None:
    examples = re.findall(r"```python\n(.*?)```", RESEARCH, re.DOTALL)
    assert len(examples) == 4
    exec(compile(examples[number], f"docs/research.md example {number}", "exec"), {})
