"""Which tests prove which rule: `python tests/conformance.py --write` makes docs/conformance.md, a test checks it."""

import ast
import re
import sys
from collections import defaultdict
from functools import cache
from pathlib import Path

TESTS = Path(__file__).parent
PAGE = TESTS.parent / "docs" / "conformance.md"
GAMES = {"CC": ("San Francisco Cable Car", 32, "cablecar"), "TK": ("Ticket to Ride: San Francisco", 28, "tickets")}
ID = r"(?:CC|TK)-\d+"
ABOUT = re.compile(rf"{ID}(?:,? (?:and |to )?{ID})*")
"""What a test is about: the ids at the beginning of its docstring. One that comes later is only mentioned."""
RANGE = re.compile(r"(CC|TK)-(\d+)(?: to \1-(\d+))?")


@cache
def claims() -> dict[str, set[str]]:
    """For every test the rules that it is about; `CC-1 to CC-5` are all five."""
    found: dict[str, set[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                about = ABOUT.match(ast.get_docstring(node) or "")
                rules = {
                    f"{prefix}-{number}"
                    for prefix, first, last in RANGE.findall(about[0] if about else "")
                    for number in range(int(first), int(last or first) + 1)
                }
                if rules:
                    found[f"{path.relative_to(TESTS).as_posix()}::{node.name}"] = rules
    return found


def ids(prefix: str) -> list[str]:
    """The ids of a game's rules."""
    return [f"{prefix}-{number}" for number in range(1, GAMES[prefix][1] + 1)]


@cache
def proofs() -> dict[str, list[str]]:
    """For every rule the tests that are about it; those of a whole game at once prove no single rule."""
    found: dict[str, list[str]] = defaultdict(list)
    for test, rules in claims().items():
        if not any(rules >= set(ids(prefix)) for prefix in GAMES):
            for rule in rules:
                found[rule].append(test)
    return found


def page() -> str:
    """The conformance page; a rule without a test of its own stands out as **none**."""
    found = proofs()
    parts = [
        "# Conformance",
        "Every rule has an id, and at least one test that fails when the rule is broken. `make conformance`"
        " generates this page from the tests, and `make test` fails when it is out of date or a rule has no test."
        " `make mutants` breaks each rule on purpose and checks that the tests listed here fail.",
    ]
    for prefix, (title, _, folder) in GAMES.items():
        whole = [test for test, rules in claims().items() if rules >= set(ids(prefix))]
        parts.append(
            f"## {title}\n\nRead the rules in our own words: [{folder}](games/{folder}.md). In addition to the tests of"
            " each rule, this test compares all rules with a second implementation:"
            f" {', '.join(f'`{test}`' for test in whole)}."
        )
        rows = ["| rule | proven by |", "|---|---|"]
        for rule in ids(prefix):
            rows.append(f"| {rule} | {'<br>'.join(f'`{test}`' for test in found[rule]) or '**none**'} |")
        parts.append("\n".join(rows))
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    if "--write" in sys.argv:
        PAGE.write_text(page(), encoding="utf-8")
    else:
        print(page(), end="")
