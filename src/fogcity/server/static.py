"""The browser client: files that Vite built into `static`, with a page for every address that is not a file."""

import os
import re
from collections.abc import Callable
from importlib import resources
from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from fogcity import locales

FOLDER = Path(str(resources.files("fogcity.server") / "static"))
START = "index.html"
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
SQUEEZED = ".br"
"""The end of the name of a file that is there a second time, compressed when the client was built."""
TABLE = "table/"
ADDRESS = re.compile(r"([a-z]+)(?:/([a-z]+)$|/|$)")

NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Fog City</title>
<h1>Fog City is running</h1>
<p>The browser client is not built yet. Build it with <code>make web</code> and load this page again.</p>
<p>The protocol is at <a href="/api/openapi.json">/api/openapi.json</a>.</p>
</html>
"""


class Assets(StaticFiles):
    """Files whose names change with their content are kept forever; all others are asked for again."""

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """A file, compressed where the browser takes it so."""
        squeezed = Path(f"{full_path}{SQUEEZED}")
        takes = "br" in re.split(r"[,;\s]+", Headers(scope=scope).get("accept-encoding", ""))
        small = takes and squeezed.is_file()
        path, stat = (squeezed, squeezed.stat()) if small else (full_path, stat_result)
        answer = super().file_response(path, stat, scope, status_code)
        if small and answer.status_code != 304:
            answer.headers["Content-Encoding"] = "br"
        answer.headers["Cache-Control"] = FOREVER if "/assets/" in scope["path"] else ASK_AGAIN
        answer.headers.add_vary_header("Accept-Encoding")
        return answer


def page_of(folder: Path, path: str, language: str) -> str:
    """The page for an address in a language: one that was drawn for it, or the one for all others."""
    found = ADDRESS.match(path) if path else None
    names = [f"{found[1]}/{found[2]}", found[1]] if found else [] if path else ["home"]
    pages = (f"pages/{language}/{name}.html" for name in names)
    return next((page for page in pages if (folder / page).is_file()), START)


def client_router(game_of: Callable[[str], str | None] = lambda _: None, folder: Path = FOLDER) -> APIRouter:
    """The pages of the browser client; every address that is none of its files is a page.

    `game_of` tells the game of a table where that is known at once: its page then names what the game needs.
    """
    router = APIRouter(include_in_schema=False)
    files = Assets(directory=folder, check_dir=False)

    @router.api_route("/{path:path}", methods=["GET", "HEAD"])
    async def client(path: str, request: Request) -> Response:
        if path.startswith(("api/", "assets/")) and not (folder / path).is_file():
            raise HTTPException(404, "There is nothing at this address.")
        if not (folder / START).is_file():
            return HTMLResponse(NOT_BUILT)
        try:
            if path:
                return await files.get_response(path, request.scope)
        except HTTPException as missing:
            if missing.status_code != 404:
                raise
        if path.startswith(TABLE) and (game := game_of(path.removeprefix(TABLE))):
            path = f"{TABLE}{game}"
        language = locales.negotiate(request.headers.get("accept-language"))
        answer = await files.get_response(page_of(folder, path, language), request.scope)
        answer.headers.add_vary_header("Accept-Language")
        return answer

    return router
