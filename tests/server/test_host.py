"""The host's tools: `fogcity admin`, admins in the browser, reports, links, names, and all data of somebody."""

import json
import logging
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO

import httpx
import pytest

from fogcity.cli import main
from fogcity.server.names import clean_name, look
from fogcity.server.problems import Refusal
from fogcity.server.store import people
from fogcity.server.store.schema import metadata
from server.harness import Person, serving, settings, wait_for

PersonAt = Callable[[str], Person]
PASSWORD = "tram number nine"


def admin(database: str, *arguments: str, code: int = 0) -> list[str]:
    """The lines that `fogcity admin` prints."""
    out, error = StringIO(), StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(out), redirect_stderr(error):
        patch.setenv("FOGCITY_DATABASE", "")  # the command sets it
        with pytest.raises(SystemExit) as ended:
            main(["admin", "--database", database, *arguments])
    assert (ended.value.code or 0) == code, error.getvalue()
    assert not code or len(error.getvalue().splitlines()) == 1
    return (error if code else out).getvalue().splitlines()


def test_a_host_bans_renames_logs_out_and_deletes(own_database: str, person_at: PersonAt) -> None:
    with serving(settings(own_database)) as base:
        one, other = person_at(base), person_at(base)
        table = one.new_table("me", "open", "open", public=True)["table"]["id"]
        other.ask("POST", f"/api/tables/{table}/join", seat=None)
        other.ask("POST", f"/api/tables/{table}/messages", 204, text="rude words")
        with other.socket(table) as socket:
            socket.receive()
            assert admin(own_database, "ban", other.name) == [f"{other.name} is banned; bots play on for them."]
            assert socket.closed_with() == 4401
        other.refused("banned", "GET", "/api/me")
        assert [json.loads(line)["name"] for line in admin(own_database, "accounts", "--banned", "--json")] == [
            other.name
        ]
        admin(own_database, "unban", other.name)
        other.ask("POST", f"/api/tables/{table}/join", seat=None)  # a ban has freed the seat
        admin(own_database, "rename", other.name, "Polite Otter")
        assert other.ask("GET", "/api/me")["name"] == "Polite Otter"
        wait_for(lambda: one.state(table)["table"]["seats"][1]["name"] == "Polite Otter")
        assert any("rude words" in line for line in admin(own_database, "table", table))
        assert len(admin(own_database, "sessions", "Polite Otter")) == 1
        admin(own_database, "logout", "Polite Otter")
        other.refused("no_account", "GET", "/api/me")
        admin(own_database, "delete-account", "Polite Otter", "--yes")
        wait_for(lambda: "rude words" not in one.http.get(f"/api/tables/{table}").text)
        admin(own_database, "close", table)
        wait_for(lambda: one.state(table)["table"]["status"] == "closed")
        admin(own_database, "delete-table", table, "--yes")
        wait_for(lambda: one.http.get(f"/api/tables/{table}").status_code == 404)
    log = [json.loads(line)["what"] for line in admin(own_database, "log", "--json")]
    assert log == ["delete table", "close table", "delete account", "logout", "rename", "unban", "ban"]
    assert "there is no account called" in admin(own_database, "ban", "Nobody", code=2)[0]
    assert "no table" in admin(own_database, "close", "none", code=2)[0]


def test_a_password_is_reset_by_a_link_once(own_database: str, person_at: PersonAt) -> None:
    with serving(settings(own_database)) as base:
        one = person_at(base)
        one.ask("PUT", "/api/me/password", password=PASSWORD)
        (link,) = admin(own_database, "reset", one.name)
        assert link.startswith("http://127.0.0.1:8000/reset/")
        token = link.rpartition("/")[2]
        with httpx.Client(base_url=base, timeout=60) as new:
            answer = new.post("/api/reset", json={"token": token, "password": "another tram"})
            assert answer.json()["name"] == one.name
            assert new.get("/api/me").status_code == 200
            again = new.post("/api/reset", json={"token": token, "password": "a third tram"})
            assert again.json()["code"] == "not_found"
        one.refused("no_account", "GET", "/api/me")
        one.ask("POST", "/api/login", name=one.name, password="another tram")


def test_a_server_for_invited_people(own_database: str, person_at: PersonAt) -> None:
    with serving(settings(own_database)) as base:
        host = person_at(base)
        code = host.new_table("me", "invited")["table"]["code"]
    with serving(settings(own_database, invitation_only=True)) as base:
        refused = httpx.post(f"{base}/api/me", timeout=60).json()
        assert refused["code"] == "not_allowed"
        assert "by invitation only" in refused["detail"]
        assert httpx.post(f"{base}/api/me", timeout=60, json={"invitation": code}).status_code == 200
        (link,) = admin(own_database, "invite", "--uses", "1")
        token = link.rpartition("/invite/")[2]
        invited = [httpx.post(f"{base}/api/me", timeout=60, json={"invitation": token}).status_code for _ in range(2)]
        assert invited == [200, 403]
        host.move_to(base)
        host.ask("GET", "/api/me")


def test_reports_and_admins_in_the_browser(own_database: str, person_at: PersonAt) -> None:
    with serving(settings(own_database)) as base:
        one, other, boss = (person_at(base) for _ in range(3))
        table = one.new_table("me", "open", "open", public=True)["table"]["id"]
        other.ask("POST", f"/api/tables/{table}/join", seat=None)
        other.ask("POST", f"/api/tables/{table}/messages", 204, text="rude words")
        message = one.state(table)["messages"][-1]["id"]
        one.ask("POST", "/api/reports", 204, table=table, message=message)
        one.ask("POST", "/api/reports", 204, table=table, seat=1)
        one.refused("not_allowed", "POST", "/api/reports", table=table, seat=0)
        one.refused("not_found", "POST", "/api/reports", table=table, message=message + 1)
        boss.ask("PUT", "/api/me/password", password=PASSWORD)
        for path in ("accounts", "tables", f"tables/{table}", "reports", "log"):
            boss.refused("not_allowed", "GET", f"/api/admin/{path}")
        boss.refused("not_allowed", "POST", f"/api/admin/accounts/{other.name}/ban")
        admin(own_database, "promote", boss.name)
        assert boss.ask("GET", "/api/me")["admin"]
        reports = boss.ask("GET", "/api/admin/reports")
        assert [(r["kind"], r["about"], r["text"], r["by"]) for r in reports] == [
            ("message", other.name, "rude words", one.name),
            ("name", other.name, other.name, one.name),
        ]
        content = boss.ask("GET", f"/api/admin/tables/{table}")
        assert [seat["name"] for seat in content["seats"]] == [one.name, other.name, None]
        assert [said["text"] for said in content["messages"]] == ["rude words"]
        boss.refused("not_found", "GET", "/api/admin/tables/0000000000000000")
        boss.ask("POST", f"/api/admin/accounts/{other.name}/ban", 204)
        other.refused("banned", "GET", "/api/me")
        boss.ask("POST", f"/api/admin/reports/{reports[0]['id']}/done", 204)
        assert len(boss.ask("GET", "/api/admin/reports")) == 1
        boss.ask("POST", f"/api/admin/tables/{table}/close", 204)
        boss.refused("not_found", "POST", "/api/admin/accounts/Nobody/ban")
        log = boss.ask("GET", "/api/admin/log")
        assert [(entry["who"], entry["what"]) for entry in log][:3] == [
            (boss.name, "close table"),
            (boss.name, "report done"),
            (boss.name, "ban"),
        ]
        assert boss.ask("GET", f"/api/admin/accounts?search={other.name[:6]}")[0]["name"]
        admin(own_database, "demote", boss.name)
        boss.refused("not_allowed", "GET", "/api/admin/reports")


def test_admins_do_in_the_browser_what_a_host_can(own_database: str, person_at: PersonAt) -> None:
    with serving(settings(own_database)) as base:
        one, boss, chief = (person_at(base) for _ in range(3))
        table = one.new_table("me", "open", public=True)["table"]["id"]
        one.ask("PUT", "/api/me/password", password=PASSWORD)
        for person in (boss, chief):
            person.ask("PUT", "/api/me/password", password=PASSWORD)
            admin(own_database, "promote", person.name)
        account = f"/api/admin/accounts/{one.name}"
        assert len(boss.ask("GET", f"{account}/sessions")) == 1
        assert [found["id"] for found in boss.ask("GET", f"/api/admin/tables?of={one.name}")] == [table]
        assert boss.ask("GET", f"/api/admin/tables?of={chief.name}") == []
        boss.refused("not_found", "GET", "/api/admin/tables?of=Nobody")
        link = boss.ask("POST", f"{account}/reset")["link"]
        new = httpx.post(
            f"{base}/api/reset", timeout=60, json={"token": link.removeprefix("/reset/"), "password": "another tram"}
        )
        assert new.json()["name"] == one.name
        boss.ask("POST", f"{account}/rename", 204, name="A/C Otter")
        assert boss.ask("GET", "/api/admin/accounts/A%2FC%20Otter/sessions")
        boss.ask("POST", "/api/admin/accounts/A%2FC%20Otter/delete", 204)
        boss.refused("not_found", "POST", "/api/admin/accounts/A%2FC%20Otter/ban")
        boss.ask("POST", f"/api/admin/tables/{table}/delete", 204)
        boss.refused("not_found", "POST", f"/api/admin/tables/{table}/delete")
        for action in ("ban", "logout", "delete", "reset"):  # nobody takes over, or locks out, another admin
            boss.refused("not_allowed", "POST", f"/api/admin/accounts/{chief.name}/{action}")
        assert [entry["what"] for entry in boss.ask("GET", "/api/admin/log")][:4] == [
            "delete table",
            "delete account",
            "rename",
            "reset",
        ]


def test_nobody_waits_for_somebody_whom_the_host_sent_away(own_database: str, person_at: PersonAt) -> None:
    with serving(settings(own_database)) as base:
        one, rude, gone = (person_at(base) for _ in range(3))
        playing = one.new_table("open", "open", "me", public=True, first=0)["table"]["id"]
        for person, seat in ((rude, 0), (gone, 1)):
            person.ask("POST", f"/api/tables/{playing}/join", seat=seat)
        waiting = rude.new_table("me", "open", "open", public=True)["table"]["id"]
        one.ask("POST", f"/api/tables/{waiting}/join", seat=None)
        admin(own_database, "ban", rude.name)
        admin(own_database, "delete-account", gone.name, "--yes")
        wait_for(lambda: one.state(playing)["table"]["my_turn"])  # bots have played for both
        assert [entry["by"] for entry in one.state(playing)["log"]] == ["stand_in"] * 2
        assert [seat["kind"] for seat in one.state(waiting)["table"]["seats"]] == ["open", "person", "open"]
        one.ask("PUT", f"/api/tables/{waiting}/seats/0", kind="bot", level="easy")  # the host's part has passed on
        admin(own_database, "unban", rude.name)
        with rude.socket(playing) as socket:
            back = socket.until_state(lambda state: not state["table"]["seats"][0]["away"])
        assert back["mine"] == [0]


def test_a_table_that_is_closed_before_its_start_has_no_record(own_database: str, person_at: PersonAt) -> None:
    with serving(settings(own_database)) as base:
        one = person_at(base)
        table = one.new_table("me", "open")["table"]["id"]
        admin(own_database, "close", table)
        wait_for(lambda: one.state(table)["table"]["status"] == "closed")
        assert one.state(table)["table"]["ended"] == "cancelled"
        one.refused("not_over", "GET", f"/api/tables/{table}/record")


def test_a_flood_of_reports_tells_the_host_once(
    own_database: str, person_at: PersonAt, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "MOST_REPORTS", 3)
    with serving(settings(own_database)) as base:
        one, other = person_at(base), person_at(base)
        table = other.new_table("me", "open", "open", public=True)["table"]["id"]
        for number in range(4):
            other.ask("POST", f"/api/tables/{table}/messages", 204, text=f"line {number}")
        for person in (one, person_at(base)):
            for _ in range(2):
                person.ask("POST", "/api/reports", 204, table=table, seat=0)
        assert len(admin(own_database, "reports")) == 1
        for message in one.state(table)["messages"]:
            if message["kind"] == "chat":
                one.ask("POST", "/api/reports", 204, table=table, message=message["id"])
        assert len(admin(own_database, "reports")) == 3


@pytest.mark.parametrize(
    "name",
    [
        "\u3164\u3164",
        "\u2800\u2800 \u2800",
        "a\u0301\u0302\u0303\u0304b",
        "..",
        "x\u200by",
        "x\u202ey",
        "\U0001d159" * 2,
        "p\u0430ypal",  # letters of two alphabets in a word
        "\u13aapple",
        "\u2c9ftter",
    ],
)
def test_names_that_nobody_can_read_are_refused(name: str) -> None:
    with pytest.raises(Refusal):
        clean_name(name)


@pytest.mark.parametrize("name", ["Ann", "Zoë", "Nguyễn Văn A", "안녕하세요", "李明", "Ω mega", "R2-D2", "🦦 Otter"])
def test_names_of_all_languages_are_welcome(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("paypal", "раураӏ"),
        ("Otter", "0tter"),
        ("Otter", "ᴏᴛᴛᴇʀ"),
        ("Otter", "Øtter"),
        ("Salty", "SaIty"),
        ("Bernd", "Bemd"),
        ("Zoe", "Zoë"),
        ("A-b", "A b"),
    ],
)
def test_names_that_look_alike(one: str, other: str, own_database: str, person_at: PersonAt) -> None:
    assert look(one) == look(other)
    with serving(settings(own_database)) as base:
        first, second = person_at(base), person_at(base)
        first.ask("PATCH", "/api/me", name=one)
        second.refused("name_taken", "PATCH", "/api/me", name=other)
        first.ask("PATCH", "/api/me", name=other)  # one's own name may be written in another way


def test_everything_stored_about_somebody_is_one_file(own_database: str, person_at: PersonAt) -> None:
    with serving(settings(own_database)) as base:
        one, other = person_at(base), person_at(base)
        table = one.new_table("me", "me", "open", public=True, first=0)["table"]["id"]
        other.ask("POST", f"/api/tables/{table}/join", seat=None)
        one.ask("POST", f"/api/tables/{table}/messages", 204, text="mine")
        other.ask("POST", f"/api/tables/{table}/messages", 204, text="theirs")
        with one.socket(table) as socket:
            socket.receive()
            socket.act(seat=0)
        one.ask("PUT", f"/api/tables/{table}/mutes", 204, seat=2, muted=True)
        answer = one.http.get("/api/me/data")
    assert "attachment" in answer.headers["content-disposition"]
    found = answer.json()
    assert found["account"][0]["name"] == one.name
    assert [message["text"] for message in found["messages"]] == ["mine"]
    assert [entry["ply"] for entry in found["actions"]] == [1]
    assert found["muted"] == [{"name": other.name}]
    assert len(found["seats"]) == 2
    assert "theirs" not in answer.text


def test_all_data_is_all_of_it_and_goes_with_the_account(
    own_database: str, person_at: PersonAt, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every column about an account is exported or named here, and does not outlive it."""
    kept_apart = {
        ("tables", "host_id"),  # follows from who sits there
        ("seats", "reserved_id"),  # a seat kept before a rematch
        ("companions", "other_id"),  # what others have played, followed, muted, blocked and reported is theirs
        ("mutes", "muted_id"),
        ("follows", "other_id"),
        ("blocks", "blocked_id"),
        ("reports", "about_id"),
        ("links", "account_id"),  # for a day, and only as a hash
        ("online", "account_id"),  # for two minutes
    }
    asked: list[str] = []

    async def note(_: people.People, name: str, query: object) -> bytes:
        asked.append(str(query))
        return b'"%b":[]' % name.encode()

    monkeypatch.setattr(people.People, "_in_json", note)
    with serving(settings(own_database)) as base:
        person_at(base).ask("GET", "/api/me/data")
    about = [
        (table.name, column.name, key.ondelete)
        for table in metadata.sorted_tables
        for column in table.columns
        for key in column.foreign_keys
        if key.column.table.name == "accounts"
    ]
    for table, column, when_deleted in about:
        exported = any(f"{table}.{column} = :" in query for query in asked)
        assert exported or (table, column) in kept_apart, f"{table}.{column} is not in /api/me/data"
        assert when_deleted in ("CASCADE", "SET NULL")


def test_no_address_is_in_any_log(own_database: str, person_at: PersonAt, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    with serving(settings(own_database)) as base:
        one = person_at(base)
        table = one.new_table("me", "open")["table"]["id"]
        with one.socket(table) as socket:
            socket.receive()
            assert socket.ask("ping")["type"] == "done"
    theirs = [entry for entry in caplog.records if entry.name.startswith(("fogcity", "uvicorn"))]
    assert any(entry.name == "fogcity.access" for entry in theirs)
    assert not [
        entry.getMessage()
        for entry in theirs
        if "127.0.0.1:" in entry.getMessage() and "WebSocket" in entry.getMessage()
    ]
