"""E-mail: confirmed addresses, notices that still hold, and lost passwords."""

import re
import sqlite3
from collections.abc import Iterator
from email.message import EmailMessage, Message

import pytest

from server.harness import Person, change_database, serving, settings, wait_for
from server.receivers import Browser, Mailbox, Receiver, mail_server
from server.test_notices import PersonAt, act, pair


@pytest.fixture(scope="module")
def office(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str, Mailbox]]:
    """A server that sends mail after an hour, its database, and the mailbox."""
    database = f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('office') / 'test.sqlite3'}"
    with mail_server() as (mailbox, port):
        server = {"smtp_host": "127.0.0.1", "smtp_port": port, "smtp_tls": "off", "smtp_from": "Fog <fog@example.org>"}
        # Answered to under any name: what links say is never taken from a request.
        origin = {"origins": ["https://play.example.org"], "mail_minutes": 60, "notice_seconds": 0}
        with serving(settings(database, **server, **origin)) as base:
            yield base, database, mailbox


def link_in(mail: Message) -> tuple[str, str]:
    """The page and the secret of the link in a mail."""
    found = re.search(r"https://play\.example\.org/(\w+)/([\w-]+)", body_of(mail))
    assert found is not None
    return found[1], found[2]


def body_of(mail: Message) -> str:
    """What a mail says."""
    assert isinstance(mail, EmailMessage)
    return str(mail.get_content())


def with_mail(office: tuple[str, str, Mailbox], person: Person, address: str, **password: str) -> None:
    """Give somebody a confirmed address."""
    person.ask("PUT", "/api/me/notices/mail", address=address, **password)
    [mail] = wait_for(lambda: office[2].to(address))
    kind, token = link_in(mail)
    assert kind == "confirm"
    person.ask("POST", "/api/confirm", 204, token=token)
    person.refused("not_found", "POST", "/api/confirm", token=token)


def let_mails_be_due(database: str) -> None:
    """Let an hour pass for mails that wait."""
    past = "strftime('%Y-%m-%d %H:%M:%S.000000', 'now', '-1 minute')"
    change_database(database, f"UPDATE deliveries SET due = {past} WHERE channel = 'mail'")


def waiting(database: str) -> int:
    """How many mails wait."""
    with sqlite3.connect(database.partition(":///")[2]) as connection:
        number: int = connection.execute("SELECT count(*) FROM deliveries WHERE channel = 'mail'").fetchone()[0]
    connection.close()
    return number


def test_mail_says_what_still_waits(office: tuple[str, str, Mailbox], person_at: PersonAt) -> None:
    """To a confirmed address, and only what still holds when it is sent."""
    base, database, mailbox = office
    first, second, table = pair(base, person_at)
    second.ask("PUT", "/api/me/notices", language="fr", off=["start"])
    second.ask("PUT", "/api/me/notices/mail", address="Otter@Example.org")
    assert second.ask("GET", "/api/me/notices")["mail"] == {
        "available": True,
        "address": "otter@example.org",
        "confirmed": False,
    }
    second.ask("POST", f"/api/tables/{table}/join", seat=1)
    act(first, table)
    [mail] = wait_for(lambda: mailbox.to("otter@example.org"))
    assert "confirmez" in mail["Subject"]
    act(second, table)
    second.ask("POST", "/api/confirm", 204, token=link_in(mail)[1])
    act(first, table)
    wait_for(lambda: waiting(database) == 1)
    act(second, table)
    wait_for(lambda: waiting(database) == 0)
    act(first, table)
    wait_for(lambda: waiting(database) == 1)
    mailbox.refuses = 1
    let_mails_be_due(database)
    wait_for(lambda: mailbox.refuses == 0)
    wait_for(lambda: tries(database) == 1)
    let_mails_be_due(database)
    mails = wait_for(lambda: mailbox.to("otter@example.org")[1:])
    assert mails[0]["Subject"] == f"À vous: San Francisco Cable Car avec {first.name}"
    assert f"https://play.example.org/table/{table}" in body_of(mails[0])
    assert mails[0]["List-Unsubscribe"] == "<https://play.example.org/settings>"
    assert mails[0]["Auto-Submitted"] == "auto-generated"
    wait_for(lambda: waiting(database) == 0)
    assert len(mailbox.to("otter@example.org")) == 2


def tries(database: str) -> int:
    """How often mails were tried."""
    with sqlite3.connect(database.partition(":///")[2]) as connection:
        number: int = connection.execute("SELECT coalesce(sum(tries), 0) FROM deliveries").fetchone()[0]
    connection.close()
    return number


def test_a_lost_password_is_replaced_by_mail(
    office: tuple[str, str, Mailbox], person_at: PersonAt, caplog: pytest.LogCaptureFixture
) -> None:
    """By name or address; neither answers nor logs tell whether there is one, and no secret waits in the database."""
    caplog.set_level("INFO")
    base, database, mailbox = office
    owner, stranger = person_at(base), person_at(base)
    owner.ask("PUT", "/api/me/password", password="tram number nine")
    for who in ("Nobody At All", "nobody@example.org", owner.name, "pelican@example.org"):
        stranger.ask("POST", "/api/lost-password", 204, who=who)
    for wrong in ({}, {"password": "tram number ten"}):  # who holds a device for a moment does not get the account
        owner.refused("bad_password", "PUT", "/api/me/notices/mail", address="thief@example.org", **wrong)
    with_mail(office, owner, "pelican@example.org", password="tram number nine")
    stranger.ask("POST", "/api/lost-password", 204, who=owner.name)
    first = wait_for(lambda: mailbox.to("pelican@example.org")[1:])[0]
    stranger.ask("POST", "/api/lost-password", 204, who="Pelican@example.org")
    second = wait_for(lambda: mailbox.to("pelican@example.org")[2:])[0]
    assert link_in(first)[0] == "reset"
    stranger.refused("not_found", "POST", "/api/reset", token=link_in(first)[1], password="a later link counts")
    stranger.ask("POST", "/api/reset", token=link_in(second)[1], password="cable number ten")
    assert stranger.ask("GET", "/api/me")["name"] == owner.name
    owner.refused("no_account", "GET", "/api/me")
    assert mailbox.to("nobody@example.org") == mailbox.to("thief@example.org") == []
    ours = [record for record in caplog.records if record.name != "mail.log"]  # which is the mail server's
    told = "\n".join(f"{record.getMessage()} {vars(record)}" for record in ours)
    for secret in ("pelican@", link_in(second)[1]):
        assert secret not in told
    with sqlite3.connect(database.partition(":///")[2]) as connection:
        everything = "\n".join(connection.iterdump())
    connection.close()
    assert link_in(first)[1] not in everything
    assert link_in(second)[1] not in everything


def test_all_of_it_is_ones_own(office: tuple[str, str, Mailbox], person_at: PersonAt) -> None:
    """It is in the file of one's data, goes with the account, and an address can be taken back."""
    base, database, _ = office
    owner = person_at(base)
    with_mail(office, owner, "gull@example.org")
    with Receiver() as unused:
        body = Browser(unused, "/").subscription("My phone") | {"endpoint": "https://push.example.org/gull"}
    owner.ask("PUT", "/api/me/notices/devices", **body)
    data = owner.ask("GET", "/api/me/data")
    assert data["notices"][0]["address"] == "gull@example.org"
    assert data["notice_devices"][0]["endpoint"] == "https://push.example.org/gull"
    assert owner.ask("DELETE", "/api/me/notices/mail")["mail"]["address"] is None
    with_mail(office, owner, "heron@example.org")
    owner.ask("DELETE", "/api/me", 204)
    with sqlite3.connect(database.partition(":///")[2]) as connection:
        everything = "\n".join(connection.iterdump())
    connection.close()
    for gone in ("heron@", "gull@", "push.example.org/gull"):
        assert gone not in everything
