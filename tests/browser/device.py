"""Tables that a browser keeps: read from its IndexedDB, and replayed by the rules here, which must find the same."""

from typing import Any

from playwright.sync_api import Page

from fogcity import games
from fogcity.table import Table

STORED = """(id) => new Promise((done, failed) => {
  const request = indexedDB.open("fogcity");
  request.onerror = () => failed(request.error);
  request.onsuccess = () => {
    const found = request.result.transaction("tables").objectStore("tables").get(id);
    found.onsuccess = () => { request.result.close(); done(found.result); };
  };
})"""

PUT = """(table) => new Promise((done, failed) => {
  const request = indexedDB.open("fogcity", 1);
  request.onupgradeneeded = () => request.result.createObjectStore("tables", { keyPath: "id" });
  request.onerror = () => failed(request.error);
  request.onsuccess = () => {
    const change = request.result.transaction("tables", "readwrite");
    change.objectStore("tables").put(table);
    change.oncomplete = () => { request.result.close(); done(); };
  };
})"""


def put_table(page: Page, name: str, players: int, level: str) -> str:
    """Write a new table of one person and bots down in a browser, as the client does; returns its id."""
    secret = bytes(range(32))
    table = Table(name, secret=secret, players=players, first=0)
    game = table.game
    seats = [
        {"kind": "bot", "level": level, "name": None} if i else {"kind": "person", "level": None, "name": "I"}
        for i in range(players)
    ]
    stored = {
        "id": "device-put",
        "game": name,
        "title": name,
        "rules": game.version,
        "options": game.options.values(),
        "seats": [seat | {"color": game.seat_names[i], "resigned": False} for i, seat in enumerate(seats)],
        "hints": True,
        "secret": secret.hex(),
        "commitment": table.commitment,
        "waiting": list(table.waiting),
        **{empty: [] for empty in ("log", "notes", "taken_back")},
        **dict.fromkeys(("ended", "places", "scores")),
        **dict.fromkeys(("created_at", "changed_at"), "2026-01-01T00:00:00Z"),
    }
    page.evaluate(PUT, stored)
    return "device-put"


def stored_table(page: Page, table: str) -> tuple[dict[str, Any], Table]:
    """What a browser has written down of a table, and the game that it makes by the rules here."""
    stored: dict[str, Any] = page.evaluate(STORED, table)
    replayed = Table(stored["game"], secret=bytes.fromhex(stored["secret"]), **stored["options"])
    for entry in stored["log"]:
        if entry["kind"] == "undo":
            replayed.take_back(entry["seat"])
        else:
            assert replayed.play(entry["seat"], entry["number"]).action.text == entry["text"]
    assert list(replayed.waiting) == stored["waiting"] or stored["ended"]
    return stored, replayed


def device_state(page: Page, table: str) -> dict[str, Any]:
    """A table of the device as the protocol tells it, as far as tests ask."""
    stored, replayed = stored_table(page, table)
    people = [i for i, seat in enumerate(stored["seats"]) if seat["kind"] == "person"]
    over = stored["ended"] is not None
    if stored["ended"] == "complete":
        game, state = replayed.game, replayed.state
        assert (stored["places"], stored["scores"]) == (game.places(state), game.written_scores(state))
    return {
        "ply": len(stored["log"]),
        "table": {"id": table, "status": "finished" if over else "playing", "seats": stored["seats"]},
        "seen": [
            {
                "seat": seat,
                "view": games.plain(replayed.view(seat)),
                "actions": games.plain(replayed.legal(seat)) if seat in replayed.waiting else [],
            }
            for seat in people
        ],
        "log": [{"seat": step.seat, "action": games.plain(step.action)} for step in replayed.log],
        "outcome": {"scores": stored["scores"], "places": stored["places"]} if over else None,
    }
