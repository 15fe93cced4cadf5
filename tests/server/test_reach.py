"""Where others find the server: on this machine alone, in the local network, or behind a proxy."""

import os
import socket
from collections.abc import Callable, Iterator
from unittest.mock import patch
from urllib.parse import unquote

import httpx
import pytest
import uvicorn
from click.testing import CliRunner

from fogcity.cli.serve import serve
from fogcity.games import BadInput
from fogcity.server import reach
from fogcity.server.serve import read_settings
from fogcity.server.settings import Settings
from server.harness import Person, serving, settings

NewPerson = Callable[[], Person]
PersonAt = Callable[[str], Person]
OTHERS = "192.168.7.20"


def invitation(host: Person, name: str = "localhost") -> dict[str, object]:
    """How a host who asked for the server by a name may invite people to a new table."""
    table = host.new_table("me", "invited")["table"]
    port = host.http.base_url.port
    found: dict[str, object] = host.http.get(
        f"/api/tables/{table['id']}/invitation", headers={"Host": f"{name}:{port}"}
    ).json()
    assert str(found["link"]).endswith(f"/join/{table['code']}")
    return found


def test_a_server_on_loopback_says_that_its_link_is_of_no_use_to_others(person: NewPerson) -> None:
    one = person()
    for name in ("localhost", "127.0.0.1", "127.0.0.2", "fogcity.localhost"):
        assert invitation(one, name) | {"link": ""} == {"link": "", "local": True, "qr": None}


def test_invitations_use_the_name_of_the_request(person: NewPerson) -> None:
    one = person()
    found = invitation(one, "play.example.org")
    assert str(found["link"]).startswith(f"http://play.example.org:{one.http.base_url.port}/join/")
    assert not found["local"]
    assert unquote(str(found["qr"])).startswith("data:image/svg+xml;charset=utf-8,<svg")


@pytest.mark.parametrize(
    ("more", "link"),
    [
        ({"host": OTHERS}, f"http://{OTHERS}:PORT/join/"),
        ({"host": "0.0.0.0"}, "http://10.1.2.3:PORT/join/"),
        ({"origins": ["https://play.example.org"]}, "https://play.example.org/join/"),
    ],
)
def test_a_server_for_others_gives_its_address_to_a_host_on_its_own_machine(
    own_database: str, person_at: PersonAt, monkeypatch: pytest.MonkeyPatch, more: dict[str, object], link: str
) -> None:
    monkeypatch.setattr(reach, "lan_address", lambda: "10.1.2.3")
    with serving(settings(own_database, **more)) as base:
        found = invitation(person_at(base))
        assert str(found["link"]).startswith(link.replace("PORT", base.rpartition(":")[2]))
        assert not found["local"]
        assert found["qr"]


def test_only_the_host_is_told_the_link(person: NewPerson) -> None:
    table = person().new_table("me", "invited")["table"]["id"]
    person().refused("not_host", "GET", f"/api/tables/{table}/invitation")


def test_the_codes_hold_the_address() -> None:
    """The picture and the lines for a terminal show the same squares."""
    lines = reach.qr_lines("http://192.168.7.20:8000").splitlines()
    assert len({len(line) for line in lines}) == 1
    assert set("".join(lines)) <= set(" ▀▄█")
    assert "viewBox='0 0 37 37'" in unquote(reach.qr_picture("http://192.168.7.20:8000/join/K7QMX2RTBD"))


# --- serve --lan -------------------------------------------------------------------------------------------------


@pytest.fixture
def forgetful() -> Iterator[None]:
    """Flags go to workers by the environment: forget them afterwards."""
    with patch.dict(os.environ):
        yield


@pytest.mark.usefixtures("forgetful")
def test_a_machine_in_no_network_cannot_be_reached(monkeypatch: pytest.MonkeyPatch, own_database: str) -> None:
    monkeypatch.setattr(reach, "lan_address", lambda: None)
    answer = CliRunner().invoke(serve, ["--lan", "--database", own_database])
    assert isinstance(answer.exception, BadInput)
    assert "in no local network" in str(answer.exception)


@pytest.mark.usefixtures("forgetful")
def test_one_of_two_flags(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOGCITY_HOST", "0.0.0.0")
    monkeypatch.setenv("FOGCITY_LAN", "true")
    with pytest.raises(BadInput, match="leave out --host"):
        reach.in_lan(read_settings())


@pytest.mark.usefixtures("forgetful")
def test_in_the_local_network_the_server_answers_to_its_address_and_to_no_other(
    own_database: str, monkeypatch: pytest.MonkeyPatch, person_at: PersonAt
) -> None:
    """It listens there and on this machine; pages of others cannot reach it by a name that they let point here."""
    there = "127.0.0.2"
    listening: list[tuple[str, int]] = []

    def listen(server: uvicorn.Server, sockets: list[socket.socket]) -> None:
        server.started = True
        listening.extend(one.getsockname() for one in sockets)

    monkeypatch.setattr(reach, "lan_address", lambda: there)
    with patch.object(uvicorn.Server, "run", listen):
        answer = CliRunner().invoke(serve, ["--lan", "--port", "0", "--database", own_database])
    port = listening[0][1]
    assert listening == [(there, port), ("127.0.0.1", port)]
    assert f"Fog City is at http://localhost:{port} " in answer.stderr
    assert f"Everybody in your local network can play at http://{there}:{port}. Nothing is encrypted" in answer.stderr
    with serving(Settings(warm_up=False)) as base:  # as its workers do: from the environment
        for name, status in (
            (there, 200),
            ("localhost", 200),
            ("127.0.0.1", 200),
            ("10.9.9.9", 403),
            ("a.example", 403),
        ):
            assert httpx.get(f"{base}/api/games", timeout=60, headers={"Host": f"{name}:8000"}).status_code == status
        assert httpx.post(f"{base}/api/me", timeout=60, headers={"Origin": "http://a.example"}).status_code == 403
        assert person_at(base)
