"""Starting the server: what it says, and what it refuses in words."""

import os
import signal
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest
import uvicorn
from click.testing import CliRunner
from sqlalchemy.engine import make_url

from fogcity.cli import main
from fogcity.cli.serve import serve
from fogcity.games import BadInput
from fogcity.server import serve as starting
from fogcity.server.settings import Settings
from server.harness import change_database


@pytest.fixture(autouse=True)
def no_server(monkeypatch: pytest.MonkeyPatch, own_database: str) -> Iterator[None]:
    """Everything but serving itself; flags, which go to workers by the environment, are forgotten afterwards."""
    monkeypatch.setattr(uvicorn.Server, "run", lambda self, sockets: setattr(self, "started", True))
    on_sigterm = signal.getsignal(signal.SIGTERM)
    with patch.dict(os.environ, FOGCITY_DATABASE=own_database):
        yield
    signal.signal(signal.SIGTERM, on_sigterm)


def test_says_where_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOGCITY_PORT", "0")
    answer = CliRunner().invoke(serve, [])
    assert answer.exit_code == 0
    assert "Fog City is at http://localhost:" in answer.stderr
    assert "own.sqlite3" in answer.stderr
    assert "encryption" not in answer.stderr


def test_warns_beyond_this_machine() -> None:
    answer = CliRunner().invoke(serve, ["--host", "0.0.0.0", "--port", "0"])
    assert "without encryption: put a reverse proxy with TLS in front" in answer.stderr


def test_flags_win_over_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOGCITY_PORT", "1")
    assert "Fog City is at" in CliRunner().invoke(serve, ["--port", "0"]).stderr


def test_several_workers_are_refused_on_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOGCITY_DATABASE", "postgresql+asyncpg://localhost/fogcity")
    monkeypatch.setenv("FOGCITY_WORKERS", "2")
    monkeypatch.setattr(sys, "platform", "win32")
    with pytest.raises(BadInput, match="--workers 1"):
        starting.read_settings()


def test_fewer_open_files_do_not_stop_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on macOS, which names no limit and then refuses."""
    resource = pytest.importorskip("resource")

    def refuse(*_: object) -> None:
        raise ValueError("current limit exceeds maximum limit")

    monkeypatch.setattr(resource, "setrlimit", refuse)
    assert CliRunner().invoke(serve, ["--port", "0"]).exit_code == 0


def test_taken_port_and_bad_settings_are_told_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        answer = CliRunner().invoke(serve, ["--port", str(taken.getsockname()[1])])
        assert isinstance(answer.exception, BadInput)
        assert "cannot listen on 127.0.0.1" in str(answer.exception)
    monkeypatch.setenv("FOGCITY_BOT_SECONDS", "soon")
    with pytest.raises(BadInput, match="FOGCITY_BOT_SECONDS cannot be 'soon'"):
        starting.read_settings()
    monkeypatch.delenv("FOGCITY_BOT_SECONDS")
    monkeypatch.setenv("FOGCITY_ORIGINS", "https://play.example.org")
    with pytest.raises(BadInput, match="FOGCITY_ORIGINS is a JSON list"):
        starting.read_settings()


def refused(database: str, capsys: pytest.CaptureFixture[str]) -> str:
    """What `fogcity serve` says about a database that it cannot use: one line."""
    with pytest.raises(SystemExit) as stopped:
        main(["serve", "--database", database, "--port", "0"])
    assert stopped.value.code == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    return said


def test_database_that_cannot_be_used_is_told_in_one_line(
    postgresql: str, own_database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "check its address" in refused("postgresql+asyncpg://x:topsecret@127.0.0.1:1/none", capsys)
    there = make_url(postgresql)
    for wrong in (there.set(database="missing"), there.set(username="stranger", password="topsecret")):
        said = refused(wrong.render_as_string(hide_password=False), capsys)
        assert "does not exist" in said
        assert "check its address, user and password" in said
        assert "topsecret" not in said
    assert "check that its folder exists" in refused(f"sqlite+aiosqlite:///{tmp_path}/missing/x.sqlite3", capsys)
    (tmp_path / "text").write_text("no database, but long enough to be looked at as one " * 50)
    assert "file is not a database" in refused(f"sqlite+aiosqlite:///{tmp_path}/text", capsys)
    assert CliRunner().invoke(serve, ["--database", own_database, "--port", "0"]).exit_code == 0
    change_database(own_database, "update alembic_version set version_num = '9999'")
    assert "is of a newer version of Fog City" in refused(own_database, capsys)


def test_every_setting_is_told_in_the_hosting_guide() -> None:
    guide = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    for name in Settings.model_fields:
        assert f"`FOGCITY_{name.upper()}`" in guide


def test_help_answers_without_loading_the_server() -> None:
    loaded = "fogcity.server.app" in sys.modules
    assert "--workers" in CliRunner().invoke(serve, ["--help"]).output
    assert loaded == ("fogcity.server.app" in sys.modules)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit")
def test_few_open_files_are_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    import resource

    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: asked.append(limits))
    for most, said in ((1024, True), (20_000, False), (resource.RLIM_INFINITY, False)):
        monkeypatch.setattr(resource, "getrlimit", lambda _, most=most: (256, most))
        starting._allow_many_files()
        assert ("LimitNOFILE=65536" in capsys.readouterr().err) == said
    assert [now for now, _ in asked] == [1024, 20_000, starting.OPEN_FILES]
