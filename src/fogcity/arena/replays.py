"""Games that can be replayed inside a report: pictures of every position, and the record as a file.

A picture hardly differs from the one before, and all games share a board. So the page holds each piece of a picture (an
element and the text after it) once, and for every position only what has changed.
"""

import base64
import html
import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from difflib import SequenceMatcher

from fogcity import record
from fogcity.arena.match import Plan, Result, deal
from fogcity.foreign import shown
from fogcity.games import SPECTATOR

PIECE = re.compile(r"[^<]+|<[^>]*>[^<]*")
ID = re.compile(r'\bid="([^"]*)"')
NAMESPACE = ' xmlns="http://www.w3.org/2000/svg"'
"""What a picture needs as a file, and not within a page."""

Change = tuple[int, int, list[int]]
"""Where pieces are taken out, how many, and which ones take their place."""


class Album:
    """The pictures of some games, each as what differs from the picture before."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}
        self._games: list[list[list[Change]]] = []

    def add(self, pictures: Sequence[str]) -> None:
        """Take in the pictures of a game, one after the other."""
        before: list[int] = []
        changes = []
        for picture in pictures:
            after = [self._numbers.setdefault(piece, len(self._numbers)) for piece in pieces(picture)]
            changes.append(list(_changes(before, after)))
            before = after
        self._games.append(changes)

    def dumps(self) -> str:
        """The album as text that can be embedded in a script."""
        album = {"pieces": list(self._numbers), "games": self._games}
        return json.dumps(album, ensure_ascii=False, separators=(",", ":")).replace("</", "<\\/")


def pieces(picture: str) -> list[str]:
    """The pieces of a picture. What keeps its ids apart from those of others goes: a page shows one at a time."""
    ids = ID.findall(picture)
    prefix = ids[0][: ids[0].find("-") + 1] if ids else ""
    if prefix and all(name.startswith(prefix) for name in ids):
        picture = re.sub(rf'(\bid="|#){re.escape(prefix)}', r"\1", picture)
    return PIECE.findall(picture.replace(NAMESPACE, ""))


def _changes(before: Sequence[int], after: Sequence[int]) -> Iterator[Change]:
    """What makes one picture of another, from its end to its beginning, so that places stay what they are."""
    blocks = SequenceMatcher(None, before, after).get_opcodes()
    for what, low, high, new_low, new_high in reversed(blocks):
        if what != "equal":
            yield low, high - low, list(after[new_low:new_high])


@dataclass(frozen=True)
class Replay:
    """A game of an arena: its record, and a picture of every position as a spectator sees it, if the game draws any."""

    record: record.GameRecord
    pictures: list[str]


def replay(plan: Plan, result: Result, names: Sequence[str]) -> Replay:
    """A match again from its log."""
    table = deal(plan, result.deal)
    pictures = [table.game.svg(table.veiled(SPECTATOR), SPECTATOR)]
    for entry in result.log:
        seat, _, text = entry.partition(": ")
        table.play(int(seat) - 1, text)
        pictures.append(table.game.svg(table.veiled(SPECTATOR), SPECTATOR))
    kept = replace(record.of_table(table), names=tuple(map(shown, names)))
    return Replay(kept, [picture for picture in pictures if picture is not None])


def section(number: int, title: str, name: str, played: Replay, moves: Sequence[str]) -> str:
    """A game of the page: its player, its record and its moves."""
    data = base64.b64encode(played.record.dumps().encode()).decode()
    listed = "".join(
        f'<li><button type="button" data-to="{ply}">{html.escape(move)}</button></li>'
        for ply, move in enumerate(moves, start=1)
    )
    return (
        f'<details class="game" name="game" id="game-{number}" data-game="{number - 1}">'
        f"<summary>{html.escape(title)}</summary>"
        f"{_player(len(moves)) if played.pictures else ''}"
        f'<p><a download="{html.escape(name)}" href="data:application/json;base64,{data}">The record as a file</a>, for'
        f" <code>fogcity replay</code> and <code>fogcity verify</code>.</p>"
        f"<ol>{listed}</ol></details>"
    )


def _player(moves: int) -> str:
    buttons = (("first", "▏◀", "to the start"), ("back", "◀", "back"), ("play", "▶", "play"), ("on", "▶▏", "on"))
    drawn = "".join(
        f'<button type="button" data-do="{what}" aria-label="{label}" title="{label}">{sign}</button>'
        for what, sign, label in buttons
    )
    slider = f'<input type="range" min="0" max="{moves}" value="0" aria-label="move">'
    return (
        f'<div class="player"><div class="board"></div><div class="bar">{drawn}{slider}<output></output></div>'
        '<p class="told" aria-live="polite"></p></div>'
    )


STYLE = """
.board{max-width:min(100%,720px);margin:8px 0}.board svg{display:block;width:100%;height:auto;max-height:80vh}
.bar{display:flex;gap:6px;align-items:center;max-width:720px}.bar input{flex:1;min-width:60px}
.bar button{min-width:40px;min-height:40px;font-size:16px}.bar output{min-width:4.5em;text-align:right}
.told{min-height:1.5em;font-weight:600}
.game li button{all:unset;cursor:pointer;vertical-align:top}.game li button:focus-visible{outline:2px solid var(--link)}
.game li.now{font-weight:700}.game li.now button{color:var(--link)}
"""

SCRIPT = """
const album = JSON.parse(document.getElementById("album").textContent);
function film(game) {
  const changes = album.games[Number(game.dataset.game)];
  const board = game.querySelector(".board"), told = game.querySelector(".told");
  const slider = game.querySelector("input"), output = game.querySelector("output");
  const moves = [...game.querySelectorAll("ol li")], play = game.querySelector('[data-do="play"]');
  const drawn = [];
  let at = 0, timer = 0;
  function pieces(ply) {
    while (drawn.length <= ply) {
      const next = drawn.length ? drawn[drawn.length - 1].slice() : [];
      for (const [low, out, into] of changes[drawn.length]) next.splice(low, out, ...into);
      drawn.push(next);
    }
    return drawn[ply];
  }
  function show(ply) {
    at = Math.max(0, Math.min(moves.length, ply));
    board.innerHTML = pieces(at).map((number) => album.pieces[number]).join("");
    slider.value = at;
    output.textContent = at + " of " + moves.length;
    told.textContent = at ? moves[at - 1].textContent : "";
    moves.forEach((move, i) => move.classList.toggle("now", i === at - 1));
  }
  function stop() {
    clearInterval(timer);
    timer = 0;
    play.textContent = "▶";
  }
  function start() {
    if (at === moves.length) show(0);
    play.textContent = "❚❚";
    timer = setInterval(() => (at === moves.length ? stop() : show(at + 1)), 900);
  }
  const deeds = { first: () => show(0), back: () => show(at - 1), on: () => show(at + 1) };
  game.addEventListener("click", ({ target }) => {
    const button = target.closest("button");
    if (!button) return;
    const playing = timer !== 0;
    stop();
    if (button.dataset.to) show(Number(button.dataset.to));
    else if (button.dataset.do === "play") playing || start();
    else deeds[button.dataset.do]();
  });
  slider.addEventListener("input", () => (stop(), show(Number(slider.value))));
  game.addEventListener("toggle", () => {
    stop();
    if (game.open) show(at);
    else board.replaceChildren(); // ids of two pictures would be the same
  });
}
for (const game of document.querySelectorAll(".game")) if (game.querySelector(".player")) film(game);
"""
