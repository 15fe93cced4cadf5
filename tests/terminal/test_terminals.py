"""What people meet who type a command in a terminal: the full screen, or the greeting of a server."""

import re
import sys
from pathlib import Path

import httpx
import pytest

from fogcity import extras
from fogcity.cli import play
from ports import free_port
from server.harness import wait_for
from terminal.terminals import Terminal

FOGCITY = [sys.executable, "-m", "fogcity"]


def test_the_full_screen_opens_in_a_terminal_and_says_where_the_game_is(tmp_path: Path) -> None:
    command = [*FOGCITY, "play", "cablecar", "--first", "1", "--bot", "random", "--language", "nl"]
    with Terminal(command, XDG_DATA_HOME=str(tmp_path)) as terminal:
        terminal.until("Jouw beurt")
        assert "\x1b[?1049h" in terminal.said, "the screen is borrowed"
        terminal.type("q")
        said = terminal.end()
        assert "\x1b[?1049l" in terminal.said, "and given back"
    assert terminal.program.returncode == 0
    assert "Het spel is bewaard. Ga verder met: fogcity play --resume" in said.replace("\r\n", "")
    assert (tmp_path / "fogcity" / "games").exists()


def test_plain_stays_text_in_a_terminal(tmp_path: Path) -> None:
    command = [*FOGCITY, "play", "cablecar", "--plain", "--first", "1"]
    with Terminal(command, XDG_DATA_HOME=str(tmp_path)) as terminal:
        terminal.until("The board is empty.")
        terminal.type("quit\r")
        terminal.end()
    assert "\x1b[?1049h" not in terminal.said


def test_without_its_extra_one_line_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for stream in ("stdin", "stdout"):
        monkeypatch.setattr(getattr(sys, stream), "isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(extras, "find_spec", lambda package: None)
    for name in [name for name in sys.modules if name.startswith("fogcity.cli.screen")]:
        monkeypatch.delitem(sys.modules, name)
    assert not play._full_screen()
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert 'pip install "fogcity[terminal]"' in said


def answers(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/healthz", timeout=60).is_success
    except httpx.TransportError:
        return False


def test_a_server_in_a_terminal_greets_a_person(tmp_path: Path) -> None:
    """Where to play, where games are kept and how to stop, without a line of JSON, and a word at the end."""
    database = f"sqlite+aiosqlite:///{tmp_path / 'games.sqlite3'}"
    command = [*FOGCITY, "serve", "--port", str(port := free_port()), "--database", database]
    with Terminal(command, FOGCITY_WARM_UP="0") as terminal:
        said = terminal.until("Stop with Ctrl-C")
        assert f"Play here:    http://localhost:{port}" in said
        assert "Games are kept in" in said
        assert "games.sqlite3" in re.sub(r"\s", "", said)
        assert "LAN=1" in said
        wait_for(lambda: answers(port))
        terminal.type("\x03")
        said = terminal.end()
    assert "Fog City has stopped. Your games are kept." in said
    assert terminal.program.returncode == 0
    assert '{"' not in said
    assert "Traceback" not in said


def test_in_the_local_network_the_greeting_has_a_code_to_scan() -> None:
    from fogcity.server import reach, serve

    said = serve._welcome("http://localhost:8000", there := "http://192.168.1.20:8000", "/home/ann/games.sqlite3")
    assert f"With friends: {there}" in said
    code = reach.qr_lines(there).splitlines()
    assert len(code) > 10
    assert all(line in said for line in code)
    assert "use it only in a network you trust" in said


def test_a_server_in_a_terminal_logs_json_when_asked(tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'games.sqlite3'}"
    command = [*FOGCITY, "serve", "--port", "0", "--database", database, "--logs", "json"]
    with Terminal(command, FOGCITY_WARM_UP="0") as terminal:
        terminal.until('{"at"')
        assert "Welcome" not in terminal.said
