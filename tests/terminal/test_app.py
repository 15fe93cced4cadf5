"""The terminal client, driven by keys and mouse as a person would."""

import asyncio
import json
import threading
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from fogcity import bots, games, record
from fogcity.cli.screen import over
from fogcity.cli.screen.app import TableApp
from fogcity.cli.screen.start import Chosen, StartApp
from fogcity.cli.sitting import Sitting
from fogcity.games import Action, BadInput, Game, State
from fogcity.history import Seen
from fogcity.table import Table

Hands = Callable[[TableApp, Pilot[None]], Awaitable[None]]


def sitting(path: Path, game: str, *, people: Sequence[int] = (0,), **options: Any) -> Sitting:
    """People at a table with random bots."""
    table = Table(game, secret=bytes(32), **{"players": 2, "first": 0, **options})
    others = {
        seat: bots.make(table.game, "random", seed=seat) for seat in range(table.game.players) if seat not in people
    }
    return Sitting(table, people, others, path / "game.json")


def drive(at: Sitting, hands: Hands, *, size: tuple[int, int] = (80, 24), language: str = "en") -> TableApp:
    """Run the client without a terminal."""
    app = TableApp(at, language, pause=0, count_pause=3600)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await settle(app, pilot)
            await hands(app, pilot)

    asyncio.run(run())
    return app


async def settle(app: TableApp, pilot: Pilot[None]) -> None:
    """Wait until no bot thinks."""
    await until(pilot, lambda: app._thinking is None)


async def until(pilot: Pilot[Any], happened: Callable[[], bool]) -> None:
    await pilot.pause()
    while not happened():
        await pilot.pause(0.01)


def on_screen(app: TableApp) -> str:
    return str(app.widget.cells)


@pytest.mark.parametrize(("game", "size"), [("cablecar", (80, 24)), ("tickets", (120, 40))])
def test_a_whole_game_by_the_keyboard(tmp_path: Path, game: str, size: tuple[int, int]) -> None:
    """N goes on, Enter plays; at the end points are counted up, and the record can be proved."""
    at = sitting(tmp_path, game)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        while not at.table.over:
            before = len(at.table.log)
            await pilot.press(*(["n"] * (1 + before % 3)), "enter")
            await settle(app, pilot)
            assert len(at.table.log) > before
        app.count()
        assert app.counted == 1
        assert "Final scoring" in on_screen(app)
        await pilot.press("enter")
        assert app.counted == over.most_parts(app.drawing.parts())
        assert app.drawing.expected()[:20] in on_screen(app)
        await pilot.press("enter")
        assert app.over == ""
        await pilot.press("enter")
        assert app.over == "result"

    app = drive(at, play, size=size)
    assert app.counted == over.most_parts(app.drawing.parts())
    totals = over.counted(app.drawing.parts(), app.counted)
    assert [over.written(points) for points in totals] == [
        over.written(float(points)) for points in at.table.game.written_scores(at.table.state)
    ]
    record.verify(record.read(tmp_path / "game.json"))


@pytest.mark.parametrize("game", games.names())
def test_the_mouse_points_and_plays(tmp_path: Path, game: str) -> None:
    """Moving shows what would be; the first click chooses, the second plays."""
    at = sitting(tmp_path, game, first=0)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        for _ in range(12):
            before, open_ = len(at.table.log), [choice.at for choice in app.drawing.choices]
            spot = next(spot for spot in app.page.middles if spot in open_ and spot != app.pointer.at)
            x, y = app.page.middles[spot]
            await pilot.hover(offset=(x, y))
            assert app.pointer.at == spot
            assert len(at.table.log) == before
            await pilot.click(offset=(x, y))
            assert len(at.table.log) == before
            await pilot.click(offset=(x, y))
            await settle(app, pilot)
            assert len(at.table.log) > before

    drive(at, play)


def test_a_tile_is_turned_by_key_wheel_and_button_and_picked_by_a_click(tmp_path: Path) -> None:
    at = sitting(tmp_path, "cablecar", rotate=True, hand=3)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("n")
        await pilot.press("r")
        assert app.pointer.turn != 0
        await pilot.press("R")
        assert app.pointer.turn == 0
        app.widget.post_message(wheel(app))
        await until(pilot, lambda: app.pointer.turn != 0)
        first = app.pointer.item
        await pilot.press("t")
        assert app.pointer.item != first
        place = next(place for place, item in app.page.picture.items.items() if item == first)
        await pilot.click(offset=place)
        assert app.pointer.item == first
        await pilot.press("enter")
        await settle(app, pilot)
        assert at.table.log[0].action.tile == first  # type: ignore[attr-defined]

    drive(at, play)


def wheel(app: TableApp) -> Any:
    """A notch of the wheel."""
    from textual.events import MouseScrollDown

    return MouseScrollDown(app.widget, 5, 5, 0, 1, 0, False, False, False, 5, 5)


def test_arrows_move_and_reach_beyond_the_board(tmp_path: Path) -> None:
    at = sitting(tmp_path, "cablecar")

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("n")
        start = app.pointer.at
        await pilot.press("right")
        assert app.pointer.at == chr(ord(start[0]) + 1) + start[1]
        await pilot.press("down")
        assert app.pointer.at[1] == str(int(start[1]) + 1)
        await pilot.press("left", "up")
        assert app.pointer.at == start
        await pilot.press(*["right"] * 8)
        assert app.pointer.at == "stack"
        await pilot.press("enter")
        await until(pilot, lambda: len(at.table.log) == 1)
        assert at.table.log[0].action.text == "+"

    drive(at, play)


def test_a_refusal_names_the_rule_in_the_language(tmp_path: Path) -> None:
    at = sitting(tmp_path, "cablecar")

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("n", "down", "down", "right", "right", "down")
        await pilot.press("enter")
        assert app.say("cablecar-rule-cc-14")[:20] in on_screen(app)
        assert at.table.log == []
        await pilot.press("l")
        assert app.language == "fr"

    drive(at, play)


@pytest.mark.parametrize("game", games.names())
def test_languages_change_at_a_key(tmp_path: Path, game: str) -> None:
    at = sitting(tmp_path, game)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        seen = []
        for _ in range(4):
            seen.append(app.drawing.expected())
            assert seen[-1][:12] in on_screen(app)
            await pilot.press("l")
        assert len(set(seen)) == 4
        assert app.drawing.expected() == seen[0]

    drive(at, play)


def test_hints_are_shown_and_pointed_at(tmp_path: Path) -> None:
    at = sitting(tmp_path, "cablecar")

    class Wise:
        name = "wise"

        def choose(
            self, game: Game, veiled: State, seat: int, actions: Sequence[int], history: Sequence[Seen] = ()
        ) -> int:
            return actions[-2]

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        app._adviser = Wise()
        advised = at.table.legal(0)[-2]
        await pilot.press("h")
        await until(pilot, lambda: app.drawing.advised is not None)
        assert app.drawing.advised == advised
        assert "A strong bot would" in on_screen(app)
        await pilot.press("enter")
        await settle(app, pilot)
        assert at.table.log[0].action == advised

    drive(at, play)


def test_undo_and_why_there_is_none(tmp_path: Path) -> None:
    at = sitting(tmp_path, "tickets", people=(0, 1), players=2)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("u")
        assert app.say("undo-nothing-yet") in on_screen(app).replace("\n", " ")
        await pilot.press("enter")
        assert len(at.table.log) == 1

    drive(at, play)
    again = sitting(tmp_path, "cablecar", people=(0, 1))

    async def back(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("n", "enter", "enter", "u")
        assert "undo" in on_screen(app)
        assert app.notes

    drive(again, back)


def test_the_screen_never_freezes_while_a_bot_thinks(tmp_path: Path) -> None:
    """The bot waits for us; meanwhile keys move the pointer, change the language and open the help."""
    ready = threading.Event()

    class Slow(bots.Random):
        def choose(
            self, game: Game, veiled: State, seat: int, actions: Sequence[int], history: Sequence[Seen] = ()
        ) -> int:
            ready.wait()
            return super().choose(game, veiled, seat, actions)

    at = sitting(tmp_path, "cablecar", first=1)
    at.bots = {1: Slow(1)}

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        assert app.drawing.choices == []
        await pilot.press("l")
        assert app.language == "fr"
        await pilot.press("?")
        assert app.say("terminal-help") in on_screen(app)
        await pilot.press("escape")
        await pilot.press("enter")
        assert at.table.log == []
        ready.set()
        await settle(app, pilot)
        assert len(at.table.log) == 1
        assert app.drawing.choices

    table = at.table
    app = TableApp(at, "en", pause=0)

    async def run() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await until(pilot, lambda: app._thinking is not None)
            await play(app, pilot)

    asyncio.run(run())
    assert len(table.log) == 1


def test_a_bot_that_fails_ends_it_in_words(tmp_path: Path) -> None:
    class Broken(bots.Random):
        def choose(
            self, game: Game, veiled: State, seat: int, actions: Sequence[int], history: Sequence[Seen] = ()
        ) -> int:
            raise BadInput("the program has ended")

    at = sitting(tmp_path, "cablecar", first=1)
    at.bots = {1: Broken(1)}
    app = TableApp(at, "en", pause=0)

    async def run() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await until(pilot, lambda: app.problem is not None)

    asyncio.run(run())
    assert str(app.problem) == "the program has ended"


def test_a_curtain_hides_secrets_between_two_people(tmp_path: Path) -> None:
    """Each sees only their own tickets; until the next person says so, nothing of either is on the screen."""
    at = sitting(tmp_path, "tickets", people=(0, 1))

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        offers = [{ticket.id for ticket in at.table.view(seat).offer} for seat in (0, 1)]
        assert offers_on(app, offers) == [True, False]
        await pilot.press("n", "enter")
        assert app.over == "curtain"
        assert offers_on(app, offers) == [False, False]
        assert "Blue, it is your turn" in on_screen(app)
        await pilot.press("x")
        assert app.over == "curtain"
        await pilot.press("enter")
        assert app.eyes == 1
        assert offers_on(app, offers) == [False, True]

    drive(at, play)


def offers_on(app: TableApp, offers: list[set[str]]) -> list[bool]:
    """Whose offered tickets can be pointed at."""
    return [any(f"keep-{ticket}" in app.page.middles for ticket in offer) for offer in offers]


def test_without_secrets_there_is_no_curtain(tmp_path: Path) -> None:
    """The last tiles of Cable Car: hands are empty, and everybody sees the same."""
    at = sitting(tmp_path, "cablecar", people=(0, 1))
    assert at.secret(0)
    while at.table.view(0).stack:
        at.play(at.table.waiting[0], at.table.legal(at.table.waiting[0])[0])
    while any(at.table.view(0).hands) and not at.table.over:
        at.play(at.table.waiting[0], at.table.legal(at.table.waiting[0])[0])
    assert at.table.over
    assert not at.secret(0)


def test_a_kept_game_goes_on_with_its_log(tmp_path: Path) -> None:
    at = sitting(tmp_path, "tickets")

    async def begin(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("n", "enter")
        await settle(app, pilot)

    drive(at, begin)
    kept = record.final(record.read(tmp_path / "game.json"))
    assert len(kept.log) == len(at.table.log)
    again = Sitting(kept, (0,), at.bots, tmp_path / "game.json")
    assert [told.events for told in again.log] == [told.events for told in at.log]

    async def look(app: TableApp, pilot: Pilot[None]) -> None:
        assert "You keep" in on_screen(app) or "You have chosen" in on_screen(app)

    drive(again, look)


def test_a_window_can_be_made_smaller_and_larger(tmp_path: Path) -> None:
    at = sitting(tmp_path, "tickets")

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.resize_terminal(60, 20)
        await until(pilot, lambda: "too small" in on_screen(app))
        await pilot.resize_terminal(140, 45)
        await until(pilot, lambda: app.widget.cells.width == 140)
        assert app.page.middles

    drive(at, play)


def test_help_and_leaving(tmp_path: Path) -> None:
    at = sitting(tmp_path, "cablecar")

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        x, y = next(place for place, key in app.page.keys.items() if key == "question_mark")
        await pilot.click(offset=(x, y))
        assert "Keys and mouse" in on_screen(app)
        assert "game.json" in on_screen(app)
        await pilot.press("escape")
        assert app.over == ""
        await pilot.press("q")

    drive(at, play)
    assert json.loads((tmp_path / "game.json").read_text())["log"] == []


def test_what_happened_since_ones_last_turn_is_marked(tmp_path: Path) -> None:
    at = sitting(tmp_path, "cablecar", players=4)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("n", "enter")
        await settle(app, pilot)
        placed = {action.square for action in map(_action, at.log[1:]) if hasattr(action, "square")}
        assert app.drawing.news == placed
        assert [entry.new for entry in app.entries] == [False, *[True] * (len(app.entries) - 1)]

    drive(at, play)


def _action(told: Any) -> Action:
    action: Action = told.action
    return action


def test_the_first_page_asks_what_to_play() -> None:
    """Arrows and clicks change what is chosen; players stay within what the game allows."""
    app = StartApp("en", players=6)
    first, second = games.names()

    async def run() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await until(pilot, lambda: first_words(first) in str(app.widget.cells))
            await pilot.press("right")
            assert (app.chosen.game, app.chosen.players) == (second, 4)
            assert first_words(second) in str(app.widget.cells)
            await pilot.press("down", "left", "down", "right", "l")
            assert app.chosen == Chosen(second, 3, "skilled", "fr")
            place = next(place for place, (row, step) in app.buttons.items() if (row, step) == (1, 1))
            await pilot.click(offset=place)
            assert app.chosen.players == 4
            begin = next(place for place, (row, _) in app.buttons.items() if row == 4)
            await pilot.click(offset=begin)

    asyncio.run(run())
    assert app.return_value == Chosen(second, 4, "skilled", "fr")


def first_words(game: str) -> str:
    return games.kind(game).title
