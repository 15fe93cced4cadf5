"""People in front of a browser: what they see, and how they play by mouse, touch or keyboard."""

import time
from types import TracebackType
from typing import Any, Self

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, WebSocketRoute, expect

Plain = dict[str, Any]
PATIENCE = 30.0
"""Seconds after which something that should happen has not."""

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}


class Person:
    """Somebody with a browser window of their own. Leaving it checks that the page never complained."""

    def __init__(self, browser: Browser, base: str, *, phone: bool = False, language: str = "en", **more: Any) -> None:
        self.base = base
        self.problems: list[str] = []
        self._expected: list[str] = []
        self._lines: list[WebSocketRoute] = []
        self._down = False
        wishes: Plain = {
            "base_url": base,
            "locale": language,
            "viewport": PHONE if phone else DESKTOP,
            "has_touch": phone,
            "is_mobile": phone,
            "reduced_motion": "reduce",
        }
        self.context = browser.new_context(**(wishes | more))
        self.context.set_default_timeout(1000 * PATIENCE)
        self.context.route_web_socket("**/socket*", self._connect)
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

    def expect_problem(self, text: str) -> None:
        """From now on the browser may complain about this."""
        self._expected.append(text)

    # --- the line to the server ----------------------------------------------------------------------------------

    def _connect(self, line: WebSocketRoute) -> None:
        if self._down:
            line.close(code=1001)
        else:
            line.connect_to_server()
            self._lines.append(line)

    def cut(self) -> None:
        """Break the line to the table, and let no new one through."""
        self._down = True
        for line in self._lines:
            line.close(code=1001)
        self._lines.clear()

    def mend(self) -> None:
        """Let lines through again."""
        self._down = False

    def ask(self, method: str, path: str, **body: Any) -> Any:
        """Ask the server as this person's browser would."""
        answer = self.context.request.fetch(path, method=method, data=body or None)
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json() if answer.body() else None

    # --- tables --------------------------------------------------------------------------------------------------

    @property
    def table(self) -> str:
        """The id of the table on the screen."""
        return self.page.url.split("/table/")[1].split("?")[0]

    def make_table(self, game: str, seats: list[Plain], **wishes: Any) -> str:
        """Make a table by the protocol, and open it."""
        self.ask("POST", "/api/me")
        made = self.ask("POST", "/api/tables", game=game, seats=seats, **wishes)
        table: str = made["table"]["id"]
        self.page.goto(f"/table/{table}")
        return table

    def state(self, table: str | None = None) -> Plain:
        """What the server tells this person of a table."""
        state: Plain = self.ask("GET", f"/api/tables/{table or self.table}")
        return state

    def await_turn(self, *, shown: bool = True) -> Plain | None:
        """Wait until a seat of this person may act, and the page shows it; None when the game is over."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            state = self.state()
            if state["table"]["status"] != "playing":
                return None
            for seen in state["seen"]:
                if seen["actions"]:
                    self.seen = {**seen, "ply": state["ply"]}
                    if shown:
                        self.await_shown(state["ply"])
                    return self.seen
            time.sleep(0.05)
        raise AssertionError("it never was this person's turn")

    def await_shown(self, ply: int) -> None:
        """Wait until the page shows the table as it is after so many entries of the log."""
        expect(self.page.locator(f'[data-ply="{ply}"]')).to_be_attached()

    def await_ply(self, more_than: int) -> None:
        """Wait until the table is further."""
        until = time.monotonic() + PATIENCE
        while self.state()["ply"] <= more_than:
            assert time.monotonic() < until, "the action never reached the table"
            time.sleep(0.05)

    # --- looking -------------------------------------------------------------------------------------------------

    @property
    def final(self) -> Locator:
        """The result in the window at the end of a game."""
        return self.page.get_by_test_id("result")

    def sees(self, text: str) -> None:
        """The page shows a text."""
        expect(self.page.get_by_text(text).first).to_be_visible()

    def overflow(self) -> list[str]:
        """What is wider than the window, or text that its box cuts off without an ellipsis."""
        found: list[str] = self.page.evaluate(OVERFLOW)
        return found


OVERFLOW = """() => {
  const wide = document.documentElement.clientWidth;
  const found = [];
  const page = document.documentElement.scrollWidth;
  if (page > wide + 1) found.push(`page: ${page} > ${wide}`);
  for (const element of document.querySelectorAll("button, a, label, h1, h2, h3, p, select, .badge")) {
    const style = getComputedStyle(element);
    if (style.clipPath !== "none" || style.textOverflow === "ellipsis") continue;
    if (element.closest("svg, .visually-hidden")) continue;
    const box = element.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    if (element.scrollWidth > element.clientWidth + 2 && element.clientWidth && style.overflowX !== "visible")
      found.push(`${element.tagName} cut off: ${element.textContent.trim().slice(0, 60)}`);
    if (box.right > wide + 1 && !element.closest("[class*=scroll], nav, ol, ul"))
      found.push(`${element.tagName} beyond the edge: ${element.textContent.trim().slice(0, 60)}`);
  }
  return found;
}"""
