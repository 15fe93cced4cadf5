"""The browser client's files: kept forever when their name tells their content, and a page for every other address."""

import asyncio
from pathlib import Path

import httpx
from fastapi import FastAPI

from fogcity.server.static import client_router


class Client:
    """Asks for pages of a client in a folder."""

    def __init__(self, folder: Path) -> None:
        self.app = FastAPI()
        self.app.include_router(client_router(folder))

    def get(self, path: str, headers: dict[str, str] | None = None) -> httpx.Response:
        """The answer for an address."""

        async def ask() -> httpx.Response:
            transport = httpx.ASGITransport(self.app)
            async with httpx.AsyncClient(transport=transport, base_url="http://test") as http:
                return await http.get(path, headers=headers)

        return asyncio.run(ask())


def test_without_a_client_a_page_says_how_to_build_it(tmp_path: Path) -> None:
    answer = Client(tmp_path / "none").get("/")
    assert answer.status_code == 200
    assert "make web" in answer.text


def test_files_and_pages_of_the_client(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "main-1a2b.js").write_text("let a")
    (tmp_path / "index.html").write_text("<title>start</title>")
    (tmp_path / "icon.svg").write_text("<svg/>")
    http = Client(tmp_path)
    script = http.get("/assets/main-1a2b.js")
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "javascript" in script.headers["content-type"]
    assert http.get("/icon.svg").headers["cache-control"] == "no-cache"
    for page in ("/", "/join/K7QMX2RTBD", "/tables/b3xQ0aZr71LmPq_c", "/learn/cablecar"):
        answer = http.get(page)
        assert "start" in answer.text
        assert answer.headers["cache-control"] == "no-cache"
        assert http.get(page, headers={"If-None-Match": answer.headers["etag"]}).status_code == 304
    assert http.get("/assets/gone.js").status_code == 404
    assert http.get("/api/none").status_code == 404
    assert "root:" not in http.get("/%2e%2e/%2e%2e/%2e%2e/etc/passwd").text
