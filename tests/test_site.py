"""The documentation site: it builds without a warning, its links lead somewhere, its reference is whole and true."""

import ast
import doctest
import runpy
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import pytest

ROOT = Path(__file__).parents[1]
REFERENCE = ROOT / "docs" / "reference"
APART = ("cli", "locales", "pocket", "server")
"""Packages that are no part of the library."""


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


@pytest.mark.parametrize("page", sorted(path.name for path in REFERENCE.glob("*.md")))
def test_the_examples_of_the_reference_are_true(page: str) -> None:
    failed, tried = doctest.testfile(str(REFERENCE / page), module_relative=False)
    assert tried > 2
    assert failed == 0
