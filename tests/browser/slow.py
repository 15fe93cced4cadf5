"""A first visit on a slow phone: when the largest text is there, and how far things jump meanwhile."""

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser

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
    """What a first visit was like."""

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
    phone: dict[str, Any] = {"viewport": PHONE, "is_mobile": True, "has_touch": True, "reduced_motion": "reduce"}
    with browser.new_context(base_url=base, storage_state=storage, service_workers="block", **phone) as context:
        context.set_default_timeout(1000 * PATIENCE)
        page = context.new_page()
        line = context.new_cdp_session(page)
        line.send("Network.enable")
        line.send("Network.emulateNetworkConditions", LINE)
        line.send("Emulation.setCPUThrottlingRate", {"rate": PROCESSOR})
        page.add_init_script(WATCH)
        page.goto(path)
        page.locator(mark).first.wait_for()
        ready = page.evaluate("performance.now()")
        page.wait_for_load_state("networkidle")
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        seen = page.evaluate("visit")
        first = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0")
        size = page.evaluate("performance.getEntries().reduce((sum, entry) => sum + (entry.transferSize ?? 0), 0)")
        return Visit(
            first / 1000, seen["lcp"] / 1000, seen["what"], seen["cls"], seen["moved"], ready / 1000, size / 1000
        )
