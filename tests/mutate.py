"""Break the code on purpose and see whether a test fails: a mutant that survives is a test that is missing.

    python tests/mutate.py rules [CC-17 …]             each rule as broken_rules.toml says, against the rule's own tests
    python tests/mutate.py random FILE TEST… [--count 20] [--seed 1]
                                                       chance mutants of a file, against the tests that you name

Each mutant lives in a copy of the project and runs its rules as plain Python. Exit code 1 if one survives.
"""

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from conformance import GAMES, TESTS, proofs

ROOT = TESTS.parent
PACKAGE = ROOT / "src" / "fogcity"
BROKEN_RULES = TESTS / "broken_rules.toml"
LEFT_OUT = shutil.ignore_patterns("__pycache__", "node_modules", "static", ".*")
SECONDS = 900
"""A mutant that runs longer than this hangs, which a test run would notice as well."""


class Mutant(NamedTuple):
    """A file of src/fogcity and a text in it that becomes another one."""

    file: str
    start: int
    end: int
    becomes: str

    def of(self, text: str) -> str:
        """The file with the change."""
        return text[: self.start] + self.becomes + text[self.end :]

    def __str__(self) -> str:
        text = (PACKAGE / self.file).read_text(encoding="utf-8")
        line = text.count("\n", 0, self.start) + 1
        return f"{self.file}:{line}: {text[self.start : self.end].strip()!r} became {self.becomes.strip()!r}"


# --- rules that are broken by hand -------------------------------------------------------------------------------


def broken_rule(rule: str) -> Mutant:
    """The mutant of a rule; its text must be in the file exactly once."""
    how = tomllib.loads(BROKEN_RULES.read_text(encoding="utf-8"))[rule]
    text = (PACKAGE / how["file"]).read_text(encoding="utf-8")
    if (times := text.count(how["is"])) != 1:
        raise ValueError(f"{rule}: {how['is']!r} is {times} times in {how['file']}: write in {BROKEN_RULES.name} how")
    start = text.index(how["is"])
    return Mutant(how["file"], start, start + len(how["is"]), how["becomes"])


def own_tests(rule: str) -> list[str]:
    """The tests of a rule among those of its game."""
    folder = GAMES[rule.partition("-")[0]][2]
    return [f"tests/{test}" for test in proofs()[rule] if test.startswith(f"{folder}/")]


# --- mutants by chance -------------------------------------------------------------------------------------------

PAIRS: list[tuple[type[ast.cmpop], type[ast.cmpop]]] = [
    *((ast.Lt, ast.LtE), (ast.Gt, ast.GtE), (ast.Eq, ast.NotEq), (ast.In, ast.NotIn), (ast.Is, ast.IsNot))
]
OTHER_WAY = {**dict(PAIRS), **{other: one for one, other in PAIRS}}


def mutants(file: str) -> list[Mutant]:
    """Every small change that this tool knows: other comparisons, conditions and numbers, statements left out."""
    text = (PACKAGE / file).read_text(encoding="utf-8")
    lines = text.encode().splitlines(keepends=True)
    starts = [sum(map(len, lines[:i])) for i in range(len(lines))]

    def at(line: int, column: int) -> int:
        return len(text.encode()[: starts[line - 1] + column].decode())

    found = []
    for node in ast.walk(ast.parse(text)):
        for changed in _changes(node):
            assert isinstance(node, ast.expr | ast.stmt)
            start, end = at(node.lineno, node.col_offset), at(node.end_lineno or 0, node.end_col_offset or 0)
            found.append(Mutant(file, start, end, changed))
    return found


def _changes(node: ast.AST) -> Iterator[str]:
    """Other texts for a node."""
    match node:
        case ast.Compare(ops=[op]) if type(op) in OTHER_WAY:
            yield f"({ast.unparse(ast.Compare(node.left, [OTHER_WAY[type(op)]()], node.comparators))})"
        case ast.BoolOp(op=op, values=values):
            for i in range(len(values)):
                rest = [*values[:i], *values[i + 1 :]]
                yield f"({ast.unparse(ast.BoolOp(op, rest) if len(rest) > 1 else rest[0])})"
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield f"({ast.unparse(operand)})"
        case ast.BinOp(left=left, op=ast.Add() | ast.Sub() as op, right=right):
            yield f"({ast.unparse(ast.BinOp(left, ast.Sub() if isinstance(op, ast.Add) else ast.Add(), right))})"
        case ast.Constant(value=bool() as value):
            yield str(not value)
        case ast.Constant(value=int() as value):
            yield str(value + 1)
        case ast.IfExp(body=body, orelse=orelse):
            yield f"({ast.unparse(body)})"
            yield f"({ast.unparse(orelse)})"
        case ast.AugAssign() | ast.Expr(value=ast.Call() | ast.Await()) | ast.Raise():
            yield "pass"


# --- running -----------------------------------------------------------------------------------------------------


def survives(mutant: Mutant, tests: Sequence[str]) -> bool:
    """Whether all tests pass although the code is broken."""
    with tempfile.TemporaryDirectory(prefix="fogcity-mutant-") as folder:
        copy = Path(folder)
        for part in ("src", "tests", "docs"):
            shutil.copytree(ROOT / part, copy / part, ignore=LEFT_OUT)
        shutil.copy(ROOT / "pyproject.toml", copy)
        target = copy / "src" / "fogcity" / mutant.file
        target.write_text(mutant.of(target.read_text(encoding="utf-8")), encoding="utf-8")
        command = [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-x",
            "-p",
            "no:cacheprovider",
            "-p",
            "no:schemathesis",
            *tests,
        ]
        plain = {"FOGCITY_JIT": "0", "PYTHONPATH": str(copy / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        try:
            done = subprocess.run(
                command, cwd=copy, env=os.environ | plain, capture_output=True, text=True, timeout=SECONDS
            )
        except subprocess.TimeoutExpired:
            return False
        if done.returncode == 5 or "file or directory not found" in done.stderr:
            raise ValueError(f"pytest {' '.join(tests)}: {done.stdout}{done.stderr}")
        return done.returncode == 0


def report(name: str, mutant: Mutant, tests: Sequence[str]) -> bool:
    """Try a mutant and say what became of it; gives whether it survived."""
    alive = survives(mutant, tests)
    print(f"{'SURVIVES' if alive else 'killed':9}{name}{mutant}", flush=True)
    return alive


def main(arguments: Sequence[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(description="Break the code on purpose and see whether a test fails.")
    commands = parser.add_subparsers(dest="command", required=True)
    rules = commands.add_parser("rules", help="break each rule, or the ones that are named")
    rules.add_argument("rules", nargs="*")
    chance = commands.add_parser("random", help="break a file here and there")
    chance.add_argument("file", type=Path)
    chance.add_argument("tests", nargs="+")
    chance.add_argument("--count", type=int, default=20)
    chance.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    if asked.command == "rules":
        every = tomllib.loads(BROKEN_RULES.read_text(encoding="utf-8"))
        tried = [report(f"{rule} ", broken_rule(rule), own_tests(rule)) for rule in asked.rules or every]
    else:
        possible = mutants(asked.file.resolve().relative_to(PACKAGE).as_posix())
        chosen = random.Random(asked.seed).sample(possible, min(asked.count, len(possible)))
        tried = [report("", mutant, asked.tests) for mutant in chosen]
    print(f"{sum(tried)} of {len(tried)} mutants survive")
    return int(any(tried))


if __name__ == "__main__":
    sys.exit(main())
