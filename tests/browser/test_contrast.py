"""Players' colors in light and dark mode: each stands out from its background, by its fill or by its edge."""

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import NewPerson
from browser.hands import briskly
from browser.people import Person, Plain
from browser.test_phones import bots

LEAST = 3.0
"""What WCAG asks of graphics."""
GROUNDS = {
    "cablecar": ("--cc-street", "--cc-block"),
    "tickets": ("--tk-paper", "--tk-deep", "--tk-mid", "--tk-shallow"),
}
DRAWN = {
    "cablecar": {"a line": ".board use.edge.{}"},
    "tickets": {"a train": ".board .{} .casing"},
}
"""What is drawn on a board in the colors of players, by their classes."""
BESIDE = {
    "cablecar": {"the progress": ".players .line.{}", "the sign": ".players g.{} > circle"},
    "tickets": {"the sign": ".players svg.{} .ring", "the cars": ".players .{} .car"},
}
"""And beside it, on the ground of the page."""


@pytest.mark.parametrize(("game", "seats"), [("cablecar", 6), ("tickets", 4)])
def test_colors_of_players_stand_out(person: NewPerson, game: str, seats: int) -> None:
    """Lines, trains, progress and signs of all players, on every ground where they may lie."""
    me = person()
    table = me.make_table(game, bots(seats), first=0)
    play_until_all_are_on_the_board(me, game, seats)
    me.page.goto(f"/table/{table}")
    me.await_shown(me.state()["ply"])
    for selector in DRAWN[game].values():
        me.page.locator(selector.replace(".{}", "")).first.wait_for(state="attached")
    classes = [f"cc-{color}" for color in me.state()["seen"][0]["view"].get("colors", ())]
    found = []
    for theme in ("light", "dark"):
        me.page.emulate_media(color_scheme=theme)
        expect(me.page.locator("html")).to_have_attribute("data-theme", theme)
        for name in classes or [f"tk-seat-{seat}" for seat in range(seats)]:
            for what, selector in DRAWN[game].items():
                found += faint(me.page, f"{what} of {name}, {theme}", selector.format(name), GROUNDS[game])
            for what, selector in BESIDE[game].items():
                found += faint(me.page, f"{what} of {name}, {theme}", selector.format(name), ())
    assert not found, "\n".join(found)


def play_until_all_are_on_the_board(me: Person, game: str, seats: int) -> None:
    """Every color has a line, or every seat a route, and the bots wait for this person."""
    while True:
        state = me.state()
        seen, ply = state["seen"][0], state["ply"]
        if not seen["actions"]:
            me.page.wait_for_timeout(20)
        elif len(on_board(game, seen["view"])) < seats:
            path = f"/api/tables/{me.table}/actions"
            me.ask("POST", path, seat=0, ply=ply, action=briskly(seen["actions"]))
        else:
            return


def on_board(game: str, view: Plain) -> set[object]:
    """Whose lines or routes there are."""
    if game == "tickets":
        return set(view["owners"].values())
    return {line["color"] for line in view["lines"] if line["path"] and line["color"]}  # some stations have no car


def faint(page: Page, what: str, selector: str, grounds: tuple[str, ...]) -> list[str]:
    """Where neither fill nor edge of the first thing of a kind stands off a ground, or off the page behind it."""
    contrasts: list[float] | None = page.evaluate(CONTRASTS, [selector, grounds])
    if contrasts is None:
        return [f"{what}: there is none ({selector})"]
    names = grounds or ("the page",)
    return [
        f"{what}: {contrast:.2f} on {ground}"
        for ground, contrast in zip(names, contrasts, strict=True)
        if contrast < LEAST
    ]


CONTRASTS = """([selector, grounds]) => {
  const element = document.querySelector(selector);
  if (!element) return null;
  const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 });
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  const rgba = (color) => {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = color;
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data];
  };
  const luminance = ([...rgb]) => {
    const linear = (v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
    const [r, g, b] = rgb.map((part) => linear(part / 255));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one, other) => {
    const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  const { fill, stroke, backgroundColor, borderTopColor } = getComputedStyle(element);
  const drawn = element instanceof SVGElement ? [fill, stroke] : [backgroundColor, borderTopColor];
  const paints = drawn.filter((paint) => paint !== "none").map(rgba).filter(([, , , alpha]) => alpha > 200);
  const behind = () => {
    for (let box = element.parentElement; box; box = box.parentElement) {
      const color = rgba(getComputedStyle(box).backgroundColor);
      if (color[3] > 200) return color;
    }
  };
  const named = (name) => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = `var(${name})`;
    const color = rgba(getComputedStyle(probe).color);
    probe.remove();
    return color;
  };
  const all = grounds.length ? grounds.map(named) : [behind()];
  return all.map((ground) => Math.max(...paints.map((paint) => contrast(paint.slice(0, 3), ground.slice(0, 3)))));
}"""
