"""Finds what is wrong with a page: axe's complaints, things wider than the window, text cut off or missing."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Literal

from playwright.sync_api import Page, ViewportSize

from browser.people import DESKTOP, PHONE
from fogcity.locales import LANGUAGES

ROOT = Path(__file__).parents[2]
AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
TEXTS = ROOT / "src" / "fogcity" / "locales" / "en"
MESSAGES = sorted(
    {found for file in TEXTS.glob("*.ftl") for found in re.findall(r"^([a-z]\w*-[\w-]+) =", file.read_text(), re.M)}
)


Rule = Literal["all", "color-contrast", "scrollable-region-focusable"]


def assert_suits(page: Page, screens: Iterable[str]) -> None:
    """Axe finds nothing by day, nor in the colors by night, and every language fits phones and desktops: nothing is
    wider than the window, no text is cut off or missing, on any of these screens."""
    found = []
    for name in screens:
        found += [f"{name}: {one}" for one in complaints(page)]
        page.emulate_media(color_scheme="dark")
        found += [f"{name} at night: {one}" for one in complaints(page, "color-contrast")]
        page.emulate_media(color_scheme="light")
        page.set_viewport_size(PHONE)
        found += [f"{name} on a phone: {one}" for one in complaints(page, "scrollable-region-focusable")]
        found += [f"{name}, {one}" for one in misfits(page, PHONE, DESKTOP)]
    assert not found, "\n".join(found)


def complaints(page: Page, about: Rule = "all") -> list[str]:
    """What axe finds, in everything or in one of its rules."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    options: dict[str, object] = {"resultTypes": ["violations"], "selectors": False}
    if about != "all":
        options["runOnly"] = [about]
    found = page.evaluate("options => axe.run(document, options)", options)
    return [f"{one['id']}: {node['html'][:160]}" for one in found["violations"] for node in one["nodes"]]


def flaws(page: Page) -> list[str]:
    """What does not fit: wider than the window, text that a box cuts off without an ellipsis, ids in place of texts."""
    found: list[str] = page.evaluate(FLAWS, MESSAGES)
    return found


def misfits(page: Page, *sizes: ViewportSize) -> list[str]:
    """What does not fit into windows of some sizes in any language; the last size stays, and the first language."""
    found: list[str] = []
    for size in sizes:
        resize(page, size)
        for language in (*LANGUAGES[1:], LANGUAGES[0]):
            speak(page, language)
            if flaws(page):  # some things fit themselves to their room once it is drawn
                page.evaluate(DRAWN)
                found += [f"{language}, {size['width']} wide: {one}" for one in flaws(page)]
    return found


def resize(page: Page, size: ViewportSize) -> None:
    """Give the window another size, and wait until what fits itself to its room has done so."""
    page.set_viewport_size(size)
    page.evaluate(DRAWN)


def speak(page: Page, language: str) -> None:
    """Change the language as if another tab had done it."""
    page.evaluate(SPEAK, language)


FLAWS = """(ids) => {
  const found = [];
  const wide = document.documentElement.clientWidth;
  const page = document.documentElement.scrollWidth;
  if (page > wide + 1) found.push(`page: ${page} > ${wide}`);
  const known = new Set(ids);
  const styles = new Map();
  const styleOf = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const missing = (text) => known.has(text?.trim()) && found.push(`no text: ${text.trim()}`);

  // A text fits when no box around it hides a part of it. What can be scrolled to is not hidden.
  const cut = (node, text) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const rect = range.getBoundingClientRect();
    if (!rect.width || !rect.height) return;
    let [x, y] = [true, true];
    for (let box = node.parentElement; box && (x || y); box = box.parentElement) {
      const style = styleOf(box);
      if (style.clipPath !== "none" || style.textOverflow === "ellipsis" || style.visibility === "hidden") return;
      const edge = box.getBoundingClientRect();
      const hides = (overflow) => overflow === "hidden" || overflow === "clip";
      if (x && hides(style.overflowX) && (rect.right > edge.right + 2 || rect.left < edge.left - 2))
        return found.push(`cut off sideways: ${text}`);
      if (y && hides(style.overflowY) && (rect.bottom > edge.bottom + 4 || rect.top < edge.top - 4))
        return found.push(`cut off in height: ${text}`);
      if (style.overflowX === "auto" || style.overflowX === "scroll") x = false;
      if (style.overflowY === "auto" || style.overflowY === "scroll") y = false;
      if (style.position === "fixed") break;
    }
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const text = node.textContent.trim();
    missing(text);
    if (text && !node.parentElement.closest("svg, script, style, .skip")) cut(node, text.slice(0, 60));
  }
  for (const element of document.querySelectorAll("[aria-label], [title], [placeholder]"))
    for (const name of ["aria-label", "title", "placeholder"]) missing(element.getAttribute(name));
  return found;
}"""

SPEAK = """async (language) => {
  const key = "fogcity-settings";
  const settings = JSON.parse(localStorage.getItem(key) ?? "{}");
  localStorage.setItem(key, JSON.stringify({ ...settings, language }));
  dispatchEvent(new StorageEvent("storage", { key }));
  do await new Promise((done) => setTimeout(done));
  while (document.documentElement.lang !== language);
}"""
DRAWN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
