"""What needs Debian's programs: `make hosting` runs this file, which `make test` leaves out.

nginx and Caddy run with the files of deploy/ before a server, but for names, ports and certificates, and a game is
played through each; Prometheus tries the alerts, and systemd judges the unit.
"""

import contextlib
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from ports import free_port
from server.harness import PATIENCE, Person, client, get, play_out, serving, settings, wait_for

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PACKAGES = {"promtool": "prometheus", "systemd-analyze": "systemd", "nginx": "nginx", "caddy": "caddy"}
PACKAGES["openssl"] = "openssl"


def program(name: str) -> str:
    """A program that a check needs."""
    if (found := shutil.which(name)) is None:
        pytest.fail(f"{name} is missing: install it (on Debian: apt-get install {PACKAGES[name]})", pytrace=False)
    return found


def run(name: str, *arguments: str | Path) -> str:
    """Run a program that must succeed; gives what it says."""
    ran = subprocess.run([program(name), *arguments], capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


# --- monitoring and the service --------------------------------------------------------------------------------------


def test_alerts_fire_when_they_should() -> None:
    run("promtool", "check", "rules", DEPLOY / "alerts.yml")
    run("promtool", "test", "rules", Path(__file__).with_name("alerts.yml"))


def test_the_service_is_locked_up() -> None:
    """Less than 4 of 10, where 10 is no protection."""
    run("systemd-analyze", "security", "--offline=true", "--threshold=40", DEPLOY / "fogcity.service")


def test_systemd_understands_the_service(tmp_path: Path) -> None:
    """All of it but the program, which is not installed here."""
    unit = tmp_path / "fogcity.service"
    text = (DEPLOY / "fogcity.service").read_text(encoding="utf-8")
    unit.write_text(text.replace("/opt/fogcity/bin/fogcity", sys.executable), encoding="utf-8")
    ran = subprocess.run(
        [program("systemd-analyze"), "verify", "--man=no", "--recursive-errors=no", unit],
        capture_output=True,
        text=True,
    )
    assert [line for line in ran.stderr.splitlines() if "fogcity.service" in line] == []


# --- proxies ---------------------------------------------------------------------------------------------------------

Proxy = Callable[[Path, int, int, int], "contextlib.AbstractContextManager[Path]"]
"""A proxy that works in a folder, from two ports (HTTP and HTTPS) to a server's; gives the certificate to trust."""


@contextmanager
def running(command: list[str | Path], folder: Path) -> Iterator[None]:
    """A program that runs until it is told to stop."""
    with (folder / "output").open("wb") as output:
        process = subprocess.Popen(command, cwd=folder, env={"HOME": str(folder)}, stdout=output, stderr=output)
    try:
        time.sleep(0.1)
        assert process.poll() is None, (folder / "output").read_text()
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


@contextmanager
def nginx(folder: Path, http: int, https: int, server: int) -> Iterator[Path]:
    certificate, key = folder / "fullchain.pem", folder / "privkey.pem"
    run(
        "openssl",
        *("req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"),
        *("-addext", "subjectAltName=DNS:localhost", "-keyout", key, "-out", certificate),
    )
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for old, new in (
        ("listen 80;", f"listen {http};"),
        ("listen [::]:80;", f"listen [::]:{http};"),
        ("listen 443 ssl;", f"listen {https} ssl;"),
        ("listen [::]:443 ssl;", f"listen [::]:{https} ssl;"),
        ("play.example.org;", "localhost;"),
        ("/etc/letsencrypt/live/play.example.org", str(folder)),
        ("127.0.0.1:8000", f"127.0.0.1:{server}"),
    ):
        assert old in text
        text = text.replace(old, new)
    (folder / "site.conf").write_text(text, encoding="utf-8")
    temporary = "".join(
        f"{what}_temp_path {folder}/{what};" for what in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = (
        f"pid {folder}/pid; daemon off; events {{}} http {{ access_log off; {temporary} include {folder}/site.conf; }}"
    )
    (folder / "nginx.conf").write_text(whole, encoding="utf-8")
    with running([program("nginx"), "-e", "stderr", "-p", folder, "-c", folder / "nginx.conf"], folder):
        yield certificate


@contextmanager
def caddy(folder: Path, http: int, https: int, server: int) -> Iterator[Path]:
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    for old, new in (("play.example.org", "localhost"), ("127.0.0.1:8000", f"127.0.0.1:{server}")):
        assert old in text
        text = text.replace(old, new)
    here = f"admin off\nskip_install_trust\nhttp_port {http}\nhttps_port {https}\nstorage file_system {folder}"
    (folder / "Caddyfile").write_text(f"{{\n{here}\n}}\n{text}", encoding="utf-8")
    certificate = folder / "pki" / "authorities" / "local" / "root.crt"
    with running([program("caddy"), "run", "--config", folder / "Caddyfile"], folder):
        wait_for(certificate.exists)
        yield certificate


@pytest.mark.parametrize("proxy", [nginx, caddy])
def test_a_game_through_a_proxy(
    proxy: Proxy, own_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """HTTP goes on to HTTPS, cookies are Secure, /metrics is nobody's business, and a game is played to its end."""
    http, https = free_port(), free_port()
    folder = tmp_path / "proxy"
    folder.mkdir()
    with (
        serving(settings(own_database)) as base,
        proxy(folder, http, https, int(base.rpartition(":")[2])) as certificate,
    ):
        monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
        there = f"https://localhost:{https}"
        wait_for(lambda: answers(there))
        with client() as outside:
            sent_on = outside.get(f"http://localhost:{http}/learn")
            assert sent_on.status_code in (301, 308)
            assert sent_on.headers["location"].startswith("https://localhost")
            assert outside.get(f"{there}/metrics", headers={"X-Forwarded-For": "127.0.0.1"}).status_code == 404
            home = outside.get(there)
            assert home.status_code == 200
            assert "strict-transport-security" in home.headers
            cookie = outside.post(f"{there}/api/me").headers["set-cookie"]
            assert cookie.startswith("__Host-")
            assert "Secure" in cookie
        with Person(there) as one:
            table = one.new_table("me", "bot")["table"]["id"]
            with one.socket(table) as socket:
                assert play_out(socket)["outcome"]["ended"] == "complete"


def answers(address: str) -> bool:
    try:
        return get(f"{address}/healthz").status_code == 200
    except httpx.TransportError:
        return False
