"""People in front of a browser: what they see, and how they play by mouse, touch or keyboard."""

import json
import time
from collections.abc import Callable
from types import TracebackType
from typing import Any, Self

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, ViewportSize, WebSocketRoute, expect

from browser.device import device_state
from server.harness import PATIENCE

Plain = dict[str, Any]

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 360, "height": 616}
PHONES: list[ViewportSize] = [PHONE, {"width": 390, "height": 664}, {"width": 844, "height": 330}]
"""What browsers on phones leave for a page, with their bars: two upright, one on its side."""


class Written(str):
    """An action as people write it, with its `type` and the fields that say what is done."""

    fields: Plain

    def __new__(cls, action: Plain) -> Self:
        written = super().__new__(cls, action["text"])
        written.fields = action
        return written


class Person:
    """Somebody with a browser window of their own. Leaving it checks that the page never complained."""

    def __init__(
        self,
        browser: Browser,
        base: str,
        *,
        phone: bool = False,
        language: str = "en",
        keeps: bool = False,
        **more: Any,
    ) -> None:
        """`keeps`: a service worker keeps the client's files, which it fetches, all of them, seconds after a visit."""
        self.base = base
        self.phone = phone
        self.problems: list[str] = []
        self._expected = [] if keeps else ["Service Worker registration blocked"]
        self._lines: list[tuple[WebSocketRoute, WebSocketRoute]] = []
        self._down = False
        chosen: Plain = {
            "base_url": base,
            "locale": language,
            "viewport": PHONE if phone else DESKTOP,
            "has_touch": phone,
            "is_mobile": phone,
            "reduced_motion": "reduce",
            "service_workers": "allow" if keeps else "block",
        }
        self.context = browser.new_context(**(chosen | more))
        self.context.set_default_timeout(1000 * PATIENCE)
        self.context.route_web_socket("**/socket*", self._connect)
        self._asked = 0
        self.context.on("request", self._watch)
        for done in ("requestfinished", "requestfailed"):
            self.context.on(done, self._answered)
        self.page = self.new_page()
        self.seen: Plain = {}
        """What the seat that may act saw last."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, _: BaseException | None, __: TracebackType | None) -> None:
        self.context.close()
        if kind is None:
            assert not self.problems, "\n".join(self.problems)

    def new_page(self) -> Page:
        """Another tab."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.problems.append(f"{error}\n{error.stack}"))
        page.on("console", self._hear)
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        known = any(text in message.text for text in self._expected)
        if message.type in ("error", "warning") and not known:
            self.problems.append(f"{message.type}: {message.text} ({message.location['url']})")

    def _watch(self, request: Request) -> None:
        if not request.url.startswith((self.base, "data:", "blob:")):
            self.problems.append(f"a request to another host: {request.url}")

        self._asked += 1

    def _answered(self, _: Request) -> None:
        self._asked -= 1

    def await_quiet(self) -> None:
        """Wait until the page has had answers to all that it asked the server for, for a moment."""
        still, until = 0, time.monotonic() + PATIENCE
        while still < 3:
            assert time.monotonic() < until, "the page goes on asking"
            self.page.wait_for_timeout(20)
            still = still + 1 if self._asked <= 0 else 0

    def expect_problem(self, text: str) -> None:
        """From now on the browser may complain about this."""
        self._expected.append(text)

    # --- the line to the server ----------------------------------------------------------------------------------

    def _connect(self, line: WebSocketRoute) -> None:
        if self._down:
            line.close(code=1001)
        else:
            self._lines.append((line, line.connect_to_server()))

    def cut(self) -> None:
        """Break the line to the table, and let no new one through."""
        self._down = True
        for line, _ in self._lines:
            line.close(code=1001)
        self._lines.clear()

    def deafen(self) -> None:
        """Let nothing of what the server says on the line through any more; what this person says still arrives."""
        for _, server in self._lines:
            server.on_message(lambda _: None)

    def revise(self, change: Callable[[Plain], Plain]) -> None:
        """Let this person hear something else than what the server says on the line."""

        def listen(line: WebSocketRoute, server: WebSocketRoute) -> None:
            server.on_message(lambda text: line.send(json.dumps(change(json.loads(text)))))

        for line, server in self._lines:
            listen(line, server)

    def mend(self) -> None:
        """Let lines through again."""
        self._down = False

    def ask(self, method: str, path: str, **body: Any) -> Any:
        """Ask the server as this person's browser would."""
        # A server closes a line that was idle for long, which on a slow machine meets the next question on its way.
        answer = self.context.request.fetch(path, method=method, data=body or None, max_retries=2)
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json() if answer.body() else None

    # --- tables --------------------------------------------------------------------------------------------------

    @property
    def table(self) -> str:
        """The id of the table on the screen."""
        return self.page.url.split("/table/")[1].split("?")[0]

    def make_table(self, game: str, seats: list[Plain], **keywords: Any) -> str:
        """Make a table by the protocol, and open it."""
        self.ask("POST", "/api/me")
        made = self.ask("POST", "/api/tables", game=game, seats=seats, **keywords)
        table: str = made["table"]["id"]
        self.page.goto(f"/table/{table}")
        return table

    def state(self, table: str | None = None) -> Plain:
        """What is known to this person of a table, with actions as people write them."""
        wanted = table or self.table
        here = wanted.startswith("device-")
        state: Plain = device_state(self.page, wanted) if here else self.ask("GET", f"/api/tables/{wanted}")
        for seen in state["seen"]:
            seen["actions"] = [Written(action) for action in seen["actions"]]
        for entry in state["log"]:
            entry["action"] = Written(entry["action"])
        return state

    def await_turn(self, after: int = -1) -> Plain | None:
        """Wait until the page calls a seat of this person, later than a ply; None when the game is over."""
        self.page.wait_for_function(CALLED, arg=after)
        state = self.state()
        self.seen = next(({**seen, "ply": state["ply"]} for seen in state["seen"] if seen["actions"]), {})
        return self.seen or None

    def await_board(self) -> None:
        """Wait until the board shows what may be done on it."""
        self.page.locator('[data-cell].legal, [data-spot][aria-disabled="false"]').first.wait_for(state="attached")

    def await_shown(self, ply: int) -> None:
        """Wait until the page shows the table as it is after so many entries of the log, or later."""
        self.page.wait_for_function(SHOWN, arg=ply)

    def await_ply(self, more_than: int) -> None:
        """Wait until the table is further, whatever the page shows."""
        until = time.monotonic() + PATIENCE
        while self.state()["ply"] <= more_than:
            assert time.monotonic() < until, "the action never reached the table"
            self.page.wait_for_timeout(20)

    # --- looking -------------------------------------------------------------------------------------------------

    @property
    def final(self) -> Locator:
        """The result in the window at the end of a game."""
        return self.page.get_by_test_id("result")

    def labels(self, kind: str) -> dict[str, str]:
        """What a screen reader says of the parts of a board, by the value of their attribute."""
        found: dict[str, str] = self.page.evaluate(LABELS, kind)
        return found

    def sees(self, text: str) -> None:
        """The page shows a text."""
        expect(self.page.get_by_text(text).first).to_be_visible()


CALLED = """(after) => {
  const ply = Number(document.querySelector("[data-ply]")?.dataset.ply ?? -1);
  if (document.querySelector("[data-testid=result]")) return true;
  const board = document.querySelector("[data-cell], [data-spot], .curtain");
  return board && ply > after && document.title.startsWith("●");
}"""
SHOWN = "(ply) => Number(document.querySelector('[data-ply]')?.dataset.ply ?? -1) >= ply"
LABELS = """(kind) => Object.fromEntries(
  [...document.querySelectorAll(`[${kind}]`)].map((part) => [part.getAttribute(kind), part.ariaLabel]),
)"""
