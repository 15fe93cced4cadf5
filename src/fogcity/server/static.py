"""The browser client: files that Vite built into `static`, with a page for every address that is not a file."""

from importlib import resources
from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response
from starlette.exceptions import HTTPException
from starlette.staticfiles import StaticFiles

FOLDER = Path(str(resources.files("fogcity.server") / "static"))
START = "index.html"
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"

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

    def file_response(self, full_path, stat_result, scope, status_code=200) -> Response:  # type: ignore[no-untyped-def]
        answer = super().file_response(full_path, stat_result, scope, status_code)
        hashed = "/assets/" in scope["path"]
        answer.headers["Cache-Control"] = FOREVER if hashed else ASK_AGAIN
        return answer


def client_router(folder: Path = FOLDER) -> APIRouter:
    """The pages of the browser client; every path that is not a file gets its start page."""
    router = APIRouter(include_in_schema=False)
    files = Assets(directory=folder, check_dir=False)

    @router.api_route("/{path:path}", methods=["GET", "HEAD"])
    async def client(path: str, request: Request) -> Response:
        if path.startswith(("api/", "assets/")) and not (folder / path).is_file():
            raise HTTPException(404, "There is nothing at this address.")
        if not (folder / START).is_file():
            return HTMLResponse(NOT_BUILT)
        try:
            return await files.get_response(path or START, request.scope)
        except HTTPException as missing:
            if missing.status_code != 404:
                raise
            return await files.get_response(START, request.scope)

    return router
