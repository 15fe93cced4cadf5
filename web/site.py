"""Write the client as a site that needs no server: `python web/site.py [FOLDER]` (web/site unless said).

Any host of files can serve the folder, at the root of its address. It is the build of `fogcity serve` with three
additions: a mark by which the client knows that nobody answers, what the server would tell of the games, and a page for
addresses that are no files.
"""

import asyncio
import shutil
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
sys.path.insert(0, str(WEB))

import build  # noqa: E402  # beside this script, which is in no package

SITE = WEB / "site"
HEAD = "<head>"


def write(folder: Path) -> None:
    """Build the client, if need be, and write the site anew."""
    from pydantic import TypeAdapter

    from fogcity.server.protocol.lobby import GameInfo
    from fogcity.server.routes.lobby import list_games
    from fogcity.server.security import CONTENT_SECURITY_POLICY

    build.build()
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(build.STATIC, folder, ignore=shutil.ignore_patterns(build.STAMP.name, "pages", "*.br"))
    page = (folder / "index.html").read_text(encoding="utf-8")
    policy = "; ".join(part for part in CONTENT_SECURITY_POLICY.split("; ") if not part.startswith("frame-ancestors"))
    marks = [
        '<meta name="fogcity-server" content="none" />',
        f'<meta http-equiv="Content-Security-Policy" content="{policy}" />',
    ]
    page = page.replace(HEAD, "\n    ".join([HEAD, *marks]), 1)
    for name in ("index.html", "404.html"):
        (folder / name).write_text(page, encoding="utf-8")
    (folder / "api").mkdir()
    games = asyncio.run(list_games())
    (folder / "api" / "games").write_bytes(TypeAdapter(list[GameInfo]).dump_json(games))


def main() -> None:
    """Write the site where the command line says."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else SITE
    if folder.exists() and not (folder / "404.html").exists() and any(folder.iterdir()):
        sys.exit(f"{folder} is not empty and no site of Fog City: name another folder")
    write(folder)
    print(f"The site is in {folder}")


if __name__ == "__main__":
    main()
