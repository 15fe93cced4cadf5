"""The documentation site: it builds without warnings, its links work, its reference is complete and correct."""

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
PAGES = sorted(path for path in REFERENCE.glob("*.md") if path.stem != "public")
"""The pages of the public library; docs/reference/public.md also names the modules that are internal."""
APART = ("cli", "locales", "mcp.py", "pocket", "server")
"""Programs, which are no part of the library."""


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


def library() -> list[str]:
    """The modules of the library: without programs and single games, and without those that only gather names."""
    from fogcity import games

    source = ROOT / "src" / "fogcity"
    apart = {*APART, *(f"{part}/{game}" for part in ("bots", "games") for game in games.names())}
    files = (
        path for path in sorted(source.rglob("*.py")) if not any(path.is_relative_to(source / part) for part in apart)
    )
    modules = (
        ".".join(path.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__") for path in files
    )
    return [module for module in modules if not module.endswith(".__main__") and names_of(module)]


def described(page: Path) -> list[str]:
    """The public names on a page of the reference, with methods as `Class.method`, each after `::: MODULE`."""
    known = library()
    names = []
    for thing in re.findall(r"^::: (\S+)$", page.read_text(encoding="utf-8"), re.MULTILINE):
        module = thing if thing in known else thing.rpartition(".")[0]
        whole = names_of(module)
        names += [
            f"{module}:{name}" for name in whole if thing == module or name.split(".")[0] == thing.rpartition(".")[2]
        ]
    return names


def names_of(module: str) -> list[str]:
    """The public functions and classes of a module, and their methods; a protocol has none of its own."""
    path = ROOT / "src" / module.replace(".", "/")
    source = (path / "__init__.py" if path.is_dir() else path.with_suffix(".py")).read_text(encoding="utf-8")
    names = []
    for part in ast.parse(source).body:
        if isinstance(part, ast.ClassDef | ast.FunctionDef) and not part.name.startswith("_"):
            bare = isinstance(part, ast.FunctionDef) or "Protocol" in map(ast.unparse, part.bases)
            own = [] if bare else [each.name for each in part.body if isinstance(each, ast.FunctionDef)]
            names += [part.name, *(f"{part.name}.{name}" for name in dict.fromkeys(own) if not name.startswith("_"))]
    return names


def test_every_module_is_public_or_said_to_be_internal() -> None:
    internal = set(
        re.findall(r"^\| `(fogcity\.\S+)`", (REFERENCE / "public.md").read_text(encoding="utf-8"), re.MULTILINE)
    )
    public = {name.partition(":")[0] for page in PAGES for name in described(page)}
    whole = {
        name for page in PAGES for name in re.findall(r"^::: (\S+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    }
    assert public | internal == set(library()), "docs/reference/public.md says what is internal"
    assert not whole & internal


def test_the_reference_has_every_public_name(site: dict[Path, Page]) -> None:
    ids = {name for path, page in site.items() if path.parent.name == "reference" for name in page.ids}
    missing = [name for page in PAGES for name in described(page) if name.replace(":", ".") not in ids]
    assert not missing, f"no page of docs/reference has {missing}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_public_name_has_types_and_an_example_that_is_true(page: Path) -> None:
    """mypy sees to the types; what examples name is found by running them, and methods by their names."""
    text = page.read_text(encoding="utf-8")
    examples = doctest.DocTestParser().get_doctest(text, {"__name__": "__main__"}, page.stem, str(page), 0)
    assert doctest.DocTestRunner().run(examples, clear_globs=False).failed == 0
    used, attributes = named_in(examples)
    missing = []
    for name in described(page):
        module, _, within = name.partition(":")
        owner, _, method = within.partition(".")
        missing += [] if (method in attributes if method else named(module, owner) in used) else [name]
    assert not missing, f"docs/reference/{page.name} has no example for {missing}"


def named(module: str, name: str) -> int:
    """Which thing a name of a module means."""
    return id(getattr(importlib.import_module(module), name))


def named_in(examples: doctest.DocTest) -> tuple[set[int], set[str]]:
    """Every function and class that examples name or keep something of, and the attributes that they use or define."""
    attributes = set()
    found = {id(kind) for value in examples.globs.values() for kind in type(value).__mro__}
    for example in examples.examples:
        for part in ast.walk(ast.parse(example.source)):
            if isinstance(part, ast.Name | ast.Attribute):
                found.add(id(meant(part, examples.globs)))
            if isinstance(part, ast.Attribute | ast.FunctionDef):
                attributes.add(part.attr if isinstance(part, ast.Attribute) else part.name)
    return found, attributes


def meant(part: ast.expr, known: dict[str, Any]) -> Any:
    """What a name, or a name of a module or class, stands for; None for anything else."""
    if isinstance(part, ast.Name):
        return known.get(part.id)
    if isinstance(part, ast.Attribute) and isinstance(owner := meant(part.value, known), ModuleType | type):
        return getattr(owner, part.attr, None)
    return None
