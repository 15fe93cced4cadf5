"""Other browsers than Chromium, by what they speak themselves: Firefox by WebDriver BiDi, WebKit by WebDriver.

Debian has both: `firefox-esr`, and `webkit2gtk-driver` with `xvfb` (see install.py).
"""

import json
import os
import re
import shutil
import subprocess
import tempfile
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import Page
from websockets.sync.client import ClientConnection, connect

from ports import free_port

PATIENCE = 300.0
FIREFOX = ("firefox-esr", "firefox")
WEBKIT = "WebKitWebDriver"
MINI = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser"
QUIET = {
    "app.normandy.enabled": False,
    "browser.safebrowsing.downloads.remote.enabled": False,
    "browser.safebrowsing.malware.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,#no-remote-settings/v1",
    "toolkit.telemetry.enabled": False,
}
"""What keeps Firefox from asking anybody for anything."""
LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")


class Engine(Protocol):
    """A browser with one page."""

    def goto(self, address: str) -> None:
        """Open an address and wait until it is loaded."""

    def run(self, script: str) -> Any:
        """The value of an expression in the page, which may be a promise."""


class Chromium:
    """A page of Playwright's as the others are used."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def goto(self, address: str) -> None:
        self._page.goto(address)

    def run(self, script: str) -> Any:
        return self._page.evaluate(script)


# --- Firefox ------------------------------------------------------------------------------------------------------


class Firefox:
    """Firefox with one tab, by WebDriver BiDi."""

    def __init__(self, line: ClientConnection) -> None:
        self._line, self._number = line, 0
        self._ask("session.new", capabilities={})
        self._context = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    def goto(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self._context, url=address, wait="complete")

    def run(self, script: str) -> Any:
        # Values come as JSON: BiDi has a form of its own for each kind.
        answer = self._ask(
            "script.evaluate",
            expression=f"Promise.resolve({script}).then((found) => JSON.stringify(found ?? null))",
            target={"context": self._context},
            awaitPromise=True,
        )
        if answer["type"] != "success":
            raise AssertionError(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])

    def _ask(self, method: str, **params: Any) -> Any:
        self._number += 1
        self._line.send(json.dumps({"id": self._number, "method": method, "params": params}))
        while True:
            answer = json.loads(self._line.recv(timeout=PATIENCE))
            if answer.get("id") == self._number:
                assert answer["type"] == "success", answer
                return answer["result"]


def has_firefox() -> bool:
    """Whether Firefox is installed."""
    return any(map(shutil.which, FIREFOX))


@contextmanager
def firefox() -> Iterator[Firefox]:
    """A Firefox of its own, with an empty profile."""
    command = next(filter(None, map(shutil.which, FIREFOX)))
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        told = "".join(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in QUIET.items())
        (Path(profile) / "user.js").write_text(told, encoding="utf-8")
        arguments = ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", profile, "about:blank"]
        environment = os.environ | {"HOME": profile, "MOZ_HEADLESS": "1"}
        pipes: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.PIPE}
        with subprocess.Popen([command, *arguments], text=True, env=environment, **pipes) as process:
            assert process.stderr is not None
            try:
                found = next(filter(None, map(LISTENING.search, process.stderr)), None)
                assert found, f"{command} ended before it could be spoken to"
                threading.Thread(target=process.stderr.read, daemon=True).start()  # a full pipe would stop it
                with connect(f"{found[1]}/session", max_size=None, proxy=None) as line:
                    yield Firefox(line)
            finally:
                process.terminate()


# --- WebKit -------------------------------------------------------------------------------------------------------


class WebKit:
    """WebKitGTK's small browser with one tab, by WebDriver."""

    def __init__(self, driver: str, browser: str) -> None:
        self._driver, self._session = driver, ""
        options = {"binary": browser, "args": ["--automation"]}
        asked = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        self._session = self._ask("POST", "/session", capabilities=asked)["sessionId"]
        self._ask("POST", self._at("/timeouts"), script=1000 * PATIENCE, pageLoad=1000 * PATIENCE)

    def goto(self, address: str) -> None:
        self._ask("POST", self._at("/url"), url=address)

    def run(self, script: str) -> Any:
        # Values go as JSON, so that they are what they are in every browser.
        text = (
            "const done = arguments[arguments.length - 1];"
            f"(async () => JSON.stringify((await ({script})) ?? null))()"
            ".then((found) => done([found]), (error) => done([null, String(error && error.stack || error)]));"
        )
        found = self._ask("POST", self._at("/execute/async"), script=text, args=[])
        if found[0] is None:
            raise AssertionError(found[1])
        return json.loads(found[0])

    def close(self) -> None:
        """End the session, and the browser with it."""
        self._ask("DELETE", self._at(""))

    def _at(self, path: str) -> str:
        return f"/session/{self._session}{path}"

    def _ask(self, method: str, path: str, **body: Any) -> Any:
        content = json.dumps(body).encode() if method == "POST" else None
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(self._driver + path, content, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise AssertionError(error.read().decode()) from None


def has_webkit() -> bool:
    """Whether WebKit's driver is installed, with a screen that nobody sees."""
    return bool(shutil.which(WEBKIT) and shutil.which("Xvfb") and _mini_browser())


def _mini_browser() -> str | None:
    return next((str(path) for path in Path("/").glob(MINI.removeprefix("/"))), None)


@contextmanager
def webkit() -> Iterator[WebKit]:
    """A WebKit of its own, on a screen that nobody sees."""
    browser = _mini_browser()
    assert browser is not None
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home, _screen() as screen:
        environment = os.environ | {
            "DISPLAY": screen,
            "HOME": home,
            "XDG_RUNTIME_DIR": home,
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",  # root has no sandbox in a container
            "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
            "LIBGL_ALWAYS_SOFTWARE": "1",
        }
        port = free_port()
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        with subprocess.Popen([WEBKIT, f"--port={port}"], env=environment, **quiet) as process:  # type: ignore[call-overload]
            try:
                driver = f"http://127.0.0.1:{port}"
                _wait_for(driver + "/status")
                page = WebKit(driver, browser)
                try:
                    yield page
                finally:
                    page.close()
            finally:
                process.terminate()


@contextmanager
def _screen() -> Iterator[str]:
    """The name of a new screen of Xvfb, which chooses a free number itself."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x900x24", "-nolisten", "tcp"]
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    with subprocess.Popen(command, pass_fds=[writing], **quiet) as process:  # type: ignore[call-overload]
        os.close(writing)
        try:
            with os.fdopen(reading) as told:
                yield f":{told.readline().strip()}"
        finally:
            process.terminate()


def _wait_for(address: str) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(address, timeout=PATIENCE):
                return
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.05)
