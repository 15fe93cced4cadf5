"""Which tests prove which rule: `python tests/conformance.py --write` makes docs/conformance.md, a test checks it."""

import ast
import re
import sys
from collections import defaultdict
from pathlib import Path

TESTS = Path(__file__).parent
PAGE = TESTS.parent / "docs" / "conformance.md"
GAMES = {"CC": ("San Francisco Cable Car", 32, "cablecar"), "TK": ("Ticket to Ride: San Francisco", 28, "tickets")}
RANGE = re.compile(r"\b(CC|TK)-(\d+)(?: to \1-(\d+))?")


def proofs() -> dict[str, list[str]]:
    """For every rule id the tests whose name or docstring names it; `CC-1 to CC-5` names all five."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                test = f"{path.relative_to(TESTS).as_posix()}::{node.name}"
                for prefix, first, last in RANGE.findall(ast.get_docstring(node) or ""):
                    for number in range(int(first), int(last or first) + 1):
                        if test not in found[f"{prefix}-{number}"]:
                            found[f"{prefix}-{number}"].append(test)
    return found


def page() -> str:
    """The conformance page; a rule without a test of its own stands out as **none**."""
    found = proofs()
    parts = [
        "# Conformance",
        "Every rule has an id, and at least one test that fails when the rule is broken. This page is made from the"
        " tests by `make conformance`; `make test` fails when it is out of date or when a rule has no test.",
    ]
    for prefix, (title, last, folder) in GAMES.items():
        parts.append(f"## {title}\n\nThe rules in our own words: [{folder}](games/{folder}.md).")
        rows = ["| rule | proven by |", "|---|---|"]
        for number in range(1, last + 1):
            rule = f"{prefix}-{number}"
            rows.append(f"| {rule} | {'<br>'.join(f'`{test}`' for test in found[rule]) or '**none**'} |")
        parts.append("\n".join(rows))
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    if "--write" in sys.argv:
        PAGE.write_text(page(), encoding="utf-8")
    else:
        print(page(), end="")
