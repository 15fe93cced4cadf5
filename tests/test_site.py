"""The documentation site: it builds without a warning, its links lead somewhere, its reference is whole and true."""

import ast
import doctest
import importlib
import re
import runpy
from html.parser import HTMLParser
from pathlib import Path
from types import ModuleType
from typing import Any
from urllib.parse import unquote, urlsplit

import pytest

ROOT = Path(__file__).parents[1]
REFERENCE = ROOT / "docs" / "reference"
APART = ("cli", "locales", "pocket", "server")
"""Packages that are no part of the library."""
INSIDE = "inside"
"""The page of what may change with any version."""


class Page(HTMLParser):
    """The ids of a page and everything that it links to or loads."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        self.ids |= {value for key in ("id", "name") if (value := values.get(key))}
        if tag == "a" and (link := values.get("href")):
            self.links.append(link)
        if loaded := values.get("src") or (values.get("href") if tag == "link" else None):
            self.loaded.append(loaded)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> dict[Path, Page]:
    """Every page of the site."""
    make: dict[str, Any] = runpy.run_path(str(ROOT / "docs" / "site" / "make.py"))
    folder: Path = make["build"](tmp_path_factory.mktemp("site"))
    return {path: Page(path.read_text(encoding="utf-8")) for path in folder.rglob("*.html") if path.name != "404.html"}


def test_links_lead_somewhere_and_nothing_is_loaded_from_elsewhere(site: dict[Path, Page]) -> None:
    wrong = []
    for path, page in site.items():
        for link in (*page.links, *page.loaded):
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                wrong += [f"{path.name} loads {link}"] if link in page.loaded and parts.scheme != "data" else []
                continue
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            target = target / "index.html" if target.is_dir() else target
            if not target.exists():
                wrong.append(f"{path.name} leads to {link}")
            elif parts.fragment and target in site and unquote(parts.fragment) not in site[target].ids:
                wrong.append(f"{path.name} leads to {link}, and there is no such place")
    assert not wrong, "\n".join(sorted(set(wrong)))


def test_every_page_is_part_of_the_site(site: dict[Path, Page]) -> None:
    folder = min(site, key=lambda path: len(path.parts)).parent
    linked = {(folder / link).resolve() for link in site[folder / "index.html"].links}
    for page in (ROOT / "docs").rglob("*.md"):
        assert (folder / page.relative_to(ROOT / "docs")).with_suffix(".html").resolve() in linked


def public_modules() -> list[Path]:
    """The files of the library, without those of single games."""
    from fogcity import games

    source = ROOT / "src" / "fogcity"
    apart = {*APART, *(f"{part}/{game}" for part in ("bots", "games") for game in games.names())}
    hidden = [source / name for name in apart]
    files = (path for path in sorted(source.rglob("*.py")) if not any(path.is_relative_to(part) for part in hidden))
    return [path for path in files if not path.stem.startswith("_")]


def test_the_reference_has_every_public_name(site: dict[Path, Page]) -> None:
    ids = {name for path, page in site.items() if path.parent.name == "reference" for name in page.ids}
    missing = []
    for path in public_modules():
        module = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)
        for part in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(part, ast.ClassDef | ast.FunctionDef) and not part.name.startswith("_"):
                missing += [] if f"{module}.{part.name}" in ids else [f"{module}.{part.name}"]
    assert not missing, f"no page of docs/reference has {missing}"


@pytest.mark.parametrize("page", sorted(path.stem for path in REFERENCE.glob("*.md") if path.stem != INSIDE))
def test_every_name_of_the_reference_has_an_example_that_is_true(page: str) -> None:
    """Where names are promised: the page about the inside promises nothing."""
    text = (REFERENCE / f"{page}.md").read_text(encoding="utf-8")
    examples = doctest.DocTestParser().get_doctest(text, {"__name__": "__main__"}, page, f"docs/reference/{page}.md", 0)
    assert doctest.DocTestRunner().run(examples, clear_globs=False).failed == 0
    used = named_in(examples)
    described = re.findall(r"^::: (\S+)$", text, re.MULTILINE)
    missing = [
        f"{module}.{name}" for module in described for name in names_of(module) if named(module, name) not in used
    ]
    assert not missing, f"docs/reference/{page}.md has no example for {missing}"


def names_of(module: str) -> list[str]:
    """The functions and classes that a module makes public."""
    path = ROOT / "src" / module.replace(".", "/")
    source = (path / "__init__.py" if path.is_dir() else path.with_suffix(".py")).read_text(encoding="utf-8")
    parts = (part for part in ast.parse(source).body if isinstance(part, ast.ClassDef | ast.FunctionDef))
    return [part.name for part in parts if not part.name.startswith("_")]


def named(module: str, name: str) -> int:
    """Which thing a name of a module means."""
    return id(getattr(importlib.import_module(module), name))


def named_in(examples: doctest.DocTest) -> set[int]:
    """Every function and class that examples name, and the classes of what they keep."""
    found = {id(kind) for value in examples.globs.values() for kind in type(value).__mro__}
    for example in examples.examples:
        for part in ast.walk(ast.parse(example.source)):
            if isinstance(part, ast.Name | ast.Attribute):
                found.add(id(meant(part, examples.globs)))
    return found


def meant(part: ast.expr, known: dict[str, Any]) -> Any:
    """What a name, or a name of a module or class, stands for; None for anything else."""
    if isinstance(part, ast.Name):
        return known.get(part.id)
    if isinstance(part, ast.Attribute) and isinstance(owner := meant(part.value, known), ModuleType | type):
        return getattr(owner, part.attr, None)
    return None
