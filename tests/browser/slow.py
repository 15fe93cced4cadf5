"""Visits on a phone, the first on a slow line: when the largest text is there, and how far things jump meanwhile."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, Page, Route

from browser.people import PHONE
from server.harness import PATIENCE

LINE = {"offline": False, "latency": 150, "downloadThroughput": 1_600_000 / 8, "uploadThroughput": 750_000 / 8}
PROCESSOR = 4
"""So many times slower than this machine's."""
WATCH = """
window.visit = { lcp: 0, what: "", cls: 0, moved: [] };
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    visit.lcp = entry.startTime;
    visit.what = entry.element ? entry.element.textContent.trim().slice(0, 60) : "drawn beforehand";
  }
}).observe({ type: "largest-contentful-paint", buffered: true });
new PerformanceObserver((list) => {
  for (const entry of list.getEntries())
    if (!entry.hadRecentInput) {
      visit.cls += entry.value;
      for (const { node, previousRect: from, currentRect: to } of entry.sources)
        visit.moved.push(`${node?.nodeName} ${node?.getAttribute?.("class")}: ${from.y} to ${to.y}`);
    }
}).observe({ type: "layout-shift", buffered: true });
"""


@dataclass(frozen=True)
class Visit:
    """What a visit was like."""

    first: float
    """Seconds until there was anything to see."""
    largest: float
    """Seconds until the largest text was there."""
    what: str
    """The largest text."""
    shift: float
    """How far things jumped, as browsers count it: under 0.1 is good."""
    moved: list[str]
    """What jumped, and from where to where on the screen."""
    ready: float
    """Seconds until what the page is for was there: a board, or a button to play."""
    kilobytes: float
    """What was transferred."""


def first_visit(browser: Browser, base: str, path: str, mark: str, storage: Any = None) -> Visit:
    """Open an address with nothing kept from before, and wait until `mark` is there and the page is at rest."""
    with phone(browser, base, storage) as page:
        line = page.context.new_cdp_session(page)
        line.send("Network.enable")
        line.send("Network.emulateNetworkConditions", LINE)
        line.send("Emulation.setCPUThrottlingRate", {"rate": PROCESSOR})
        return visit(page, path, mark)


def later_visit(browser: Browser, base: str, path: str, mark: str, late: str) -> Visit:
    """Open an address once more, and let the server answer what matches `late` only when `mark` is there."""
    with phone(browser, base) as page:
        visit(page, path, mark)
        held: list[Route] = []
        page.route(late, lambda route: held.append(route))
        page.goto(path)
        page.locator(mark).first.wait_for()
        assert held
        with page.expect_response(late):
            for route in held:
                route.continue_()
        return measured(page)


@contextmanager
def phone(browser: Browser, base: str, storage: Any = None) -> Iterator[Page]:
    """A page of a phone that watches how it comes to be."""
    kind: dict[str, Any] = {"viewport": PHONE, "is_mobile": True, "has_touch": True, "reduced_motion": "reduce"}
    with browser.new_context(base_url=base, storage_state=storage, service_workers="block", **kind) as context:
        context.set_default_timeout(1000 * PATIENCE)
        page = context.new_page()
        page.add_init_script(WATCH)
        yield page


def visit(page: Page, path: str, mark: str) -> Visit:
    """Open an address, and wait until `mark` is there and the page is at rest."""
    page.goto(path)
    page.locator(mark).first.wait_for()
    return measured(page)


def measured(page: Page) -> Visit:
    """What has been seen of a page, once it is at rest."""
    ready = page.evaluate("performance.now()")
    page.wait_for_load_state("networkidle")
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    seen = page.evaluate("visit")
    first = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0")
    size = page.evaluate("performance.getEntries().reduce((sum, entry) => sum + (entry.transferSize ?? 0), 0)")
    return Visit(first / 1000, seen["lcp"] / 1000, seen["what"], seen["cls"], seen["moved"], ready / 1000, size / 1000)
