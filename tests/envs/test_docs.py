"""docs/research.md says how observations are laid out and runs as it stands, and so does the notebook."""

import json
import re
import sys
from pathlib import Path
from typing import Any
from unittest.mock import MagicMock

import pytest

from fogcity import games
from fogcity.games.cablecar import features as cablecar
from fogcity.games.cablecar import rules as cablecar_rules
from fogcity.games.observation import Features
from fogcity.games.tickets import features as tickets
from fogcity.games.tickets import state as tickets_state
from fogcity.games.tickets.board import COLORS
from fogcity.gpu.loops import action_table

DOCS = Path(__file__).parents[2] / "docs"
RESEARCH = (DOCS / "research.md").read_text(encoding="utf-8")


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


@pytest.mark.parametrize("number", range(5))
def test_the_examples_run(number: int) -> None:
    examples = re.findall(r"```python\n(.*?)```", RESEARCH, re.DOTALL)
    assert len(examples) == 5
    exec(compile(examples[number], f"docs/research.md example {number}", "exec"), {})


def test_the_action_table_is_that_of_the_rules() -> None:
    cc, tk = cablecar_rules, tickets_state
    for row in (
        f"| cablecar | {cc.DRAW} | draw another tile",
        f"| cablecar | {cc.EXCHANGE} + 2 * percent + unseen | exchange the share",
        f"| tickets | {tk.TAKE} to {tk.TAKE + len(COLORS) - 1}, {tk.TAKE + tk.FERRY}, {tk.TAKE_DECK} |"
        f" take a face-up card: {', '.join(COLORS)}; ferry; take the top of the deck |",
        f"| tickets | {tk.TICKETS}; {tk.KEEP + 1}, {tk.KEEP + 2}, {tk.KEEP + tk.BOTH} | draw tickets; keep",
        f"| tickets | {tk.TOKEN}, {tk.TOKEN + 1}; {tk.PASS} | take the token",
        f"| tickets | 64 * ({tk.STACK_WORD} + n) + location | put",
        f"| tickets | 64 * ({tk.CLAIM_WORD} + track) + 8 * color + ferries | claim",
    ):
        assert row in RESEARCH, f"docs/research.md should have the line:\n{row}"


def test_the_numbers_of_actions_are_those_of_the_games() -> None:
    def count(name: str, **options: Any) -> int:
        return len(action_table(games.make(name, **options))[0])

    said = re.sub(r"\s+", " ", RESEARCH)
    usual, more, turned = count("cablecar"), count("cablecar", companies=True), count("cablecar", rotate=True)
    assert (
        f"That makes {usual} actions in Cable Car (60 squares and drawing; {turned} with `rotate`,"
        f" {count('cablecar', hand=3)} with `hand=3`, {more - usual} more with `companies`) and {count('tickets')} on"
        f" the San Francisco board instead of the {64 * tickets_state.WORDS:,} numbers of the rules"
    ) in said


def cells_of(notebook: str) -> list[dict[str, Any]]:
    cells: list[dict[str, Any]] = json.loads((DOCS / "notebooks" / notebook).read_text(encoding="utf-8"))["cells"]
    return cells


@pytest.mark.parametrize(
    ("notebook", "sizes"),
    [
        ("learning.ipynb", {"GAMES, ROUNDS, RATE = 1000, 120, 3.0": "GAMES, ROUNDS, RATE = 250, 20, 6.0"}),
        ("tickets.ipynb", {"GAMES, ROUNDS, RATE = 400, 40, 4.0": "GAMES, ROUNDS, RATE = 200, 20, 4.0"}),
        (
            "imitation.ipynb",
            {"GAMES, EPOCHS, RATE = 300, 30, 30.0": "GAMES, EPOCHS, RATE = 20, 10, 30.0", "search@200": "search@50"},
        ),
    ],
)
def test_the_notebooks_learn(notebook: str, sizes: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Short versions of them: fewer games, and drawings are not looked at."""
    for module in ("matplotlib", "matplotlib.pyplot"):
        monkeypatch.setitem(sys.modules, module, MagicMock())
    code = ["".join(cell["source"]) for cell in cells_of(notebook) if cell["cell_type"] == "code"]
    for size, small in sizes.items():
        assert size in code[0]
        code[0] = code[0].replace(size, small)
    names: dict[str, Any] = {}
    for number, text in enumerate(code):
        if "plt.subplots" not in text:
            exec(compile(text, f"{notebook} cell {number}", "exec"), names)
    (*_, before, _), *_, (*_, after, spread) = names["curve"]
    assert after - spread > max(0.5, before)


@pytest.mark.parametrize(("notebook", "most"), [("learning.ipynb", 90), ("tickets.ipynb", 85), ("imitation.ipynb", 80)])
def test_the_notebooks_show_that_they_learned(notebook: str, most: int) -> None:
    outputs = [output for cell in cells_of(notebook) for output in cell.get("outputs", [])]
    wins = [float(share) for share in re.findall(r"wins ([\d.]+)%", json.dumps(outputs))]
    assert wins[0] < 60
    assert wins[-1] > most
    drawn = any("plt.subplots" in "".join(cell["source"]) for cell in cells_of(notebook))
    assert any("image/png" in output.get("data", {}) for output in outputs) == drawn
