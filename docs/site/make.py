"""Build the documentation site: python docs/site/make.py [FOLDER] (`make docs`); nothing is fetched from elsewhere.

The pages are copied to one folder, with the README as the home page; files outside docs/ that they link to are copied,
too.
"""

import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
BESIDE = ("CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "deploy")
"""Files outside docs/ that pages link to."""


def gather(pages: Path) -> None:
    """Copy all pages and what they link to into one folder."""
    shutil.rmtree(pages, ignore_errors=True)
    shutil.copytree(ROOT / "docs", pages, ignore=shutil.ignore_patterns("site", "__pycache__", "test_*.py"))
    for name in BESIDE:
        beside = ROOT / name
        if beside.is_dir():
            shutil.copytree(beside, pages / name)
        else:
            shutil.copy(beside, pages / name)
    shutil.copy(ROOT / "README.md", pages / "index.md")
    for page in pages.rglob("*.md"):
        text = page.read_text(encoding="utf-8")
        if page.parent == pages:
            text = re.sub(r"""(\]\(|src="|srcset=")(?:\.\./|docs/)""", r"\1", text)  # docs/ is the top of the site
            text = re.sub(r"\[([^\]]+)\]\(src/[^)]*\)", r"\1", text)  # the source is not part of it
        page.write_text(text, encoding="utf-8")


def _unnamed(settings: str) -> list[str]:
    """Pages that have no place of their own in the navigation."""
    pages = sorted(page.relative_to(ROOT / "docs").as_posix() for page in (ROOT / "docs").rglob("*.md"))
    return [page for page in pages if f'"{page}"' not in settings]


def build(folder: Path) -> Path:
    """Build the site below a folder, where every warning is an error, and return where it is."""
    gather(folder / "docs")
    settings = (ROOT / "zensical.toml").read_text(encoding="utf-8")
    named = "".join(f', "{page}"' for page in _unnamed(settings))
    settings = settings.replace("\n]\n", f'\n  {{ "More" = [{named[2:]}] }},\n]\n', 1) if named else settings
    settings = settings.replace('"build/', '"').replace('["src"]', f'["{SOURCE.as_posix()}"]')
    (folder / "zensical.toml").write_text(settings, encoding="utf-8")
    program = Path(sysconfig.get_path("scripts")) / "zensical"
    subprocess.run([program, "build", "--strict", "--clean", "-f", folder / "zensical.toml"], check=True)
    return folder / "site"


if __name__ == "__main__":
    made = build(Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else ROOT / "build")
    print(f"The site is in {made / 'index.html'}")
