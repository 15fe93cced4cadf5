"""The browser client's files: cached forever if their name contains a hash, and a page for every other URL."""

import asyncio
from pathlib import Path

import httpx
from fastapi import FastAPI

from fogcity.server.static import client_router


class Client:
    """Asks for pages of a client in a folder."""

    def __init__(self, folder: Path) -> None:
        self.app = FastAPI()
        self.app.include_router(client_router({"b3xQ": "cablecar"}.get, folder))

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


def test_pages_are_drawn_for_addresses_and_languages(tmp_path: Path) -> None:
    """An address has the page that was drawn for it, in the browser's language; a table that of its game."""
    (tmp_path / "index.html").write_text("any")
    for language in ("en", "fr"):
        for page in ("home", "table", "table/cablecar", "learn/tickets"):
            file = tmp_path / "pages" / language / f"{page}.html"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(f"{language} {page}")
    http = Client(tmp_path)
    expected = {
        "/": "home",
        "/table/b3xQ": "table/cablecar",
        "/table/0aZr71LmPq": "table",
        "/learn/tickets": "learn/tickets",
    }
    for address, page in expected.items():
        for header, language in (("fr-CH,en;q=0.8", "fr"), ("de,en", "en")):
            answer = http.get(address, headers={"Accept-Language": header})
            assert answer.text == f"{language} {page}"
            assert "Accept-Language" in answer.headers["vary"]
            assert answer.headers["cache-control"] == "no-cache"
    for address in ("/learn/nothing", "/learn/../../secret", "/settings", "/Home"):
        assert http.get(address).text == "any"


def test_files_come_compressed_where_they_were(tmp_path: Path) -> None:
    """A browser that takes Brotli gets the small file with the type of the large one; all others get the large one."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("any")
    (tmp_path / "assets" / "main-1a2b.js").write_text("let a")
    (tmp_path / "assets" / "main-1a2b.js.br").write_bytes(bytes.fromhex("0b02806c657420610a03"))
    http = Client(tmp_path)
    plain = http.get("/assets/main-1a2b.js", headers={"Accept-Encoding": "gzip"})
    assert (plain.text, plain.headers.get("content-encoding")) == ("let a", None)
    small = http.get("/assets/main-1a2b.js", headers={"Accept-Encoding": "gzip, br;q=0.9"})
    assert small.headers["content-encoding"] == "br"
    assert "javascript" in small.headers["content-type"]
    assert small.headers["cache-control"] == plain.headers["cache-control"]
    for answer in (plain, small):
        assert "Accept-Encoding" in answer.headers["vary"]
