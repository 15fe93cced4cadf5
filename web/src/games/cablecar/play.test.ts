import { afterEach, describe, expect, it, vi } from "vitest";
import { flushSync, mount, unmount } from "svelte";
import { speak } from "$lib/i18n.svelte";
import type { Attempt } from "../contract";
import Play from "./Play.svelte";
import { STATIONS } from "./geometry";
import { draw, exchange, pile, place, viewOf } from "./testing";
import type { Action, View } from "./view";

await speak("en", "common", "cablecar");

let component: object | null = null;
afterEach(() => {
  if (component) void unmount(component);
  component = null;
});

interface Wanted {
  confirm?: boolean;
  legal?: Action[];
  acting?: boolean;
  view?: Partial<View>;
  plans?: Action[];
  plan?: Action | null;
}

function table(wanted: Wanted = {}) {
  const onplay = vi.fn<(action: Action) => void>();
  const onplan = vi.fn<(plan: Action | null) => void>();
  const onwhy = vi.fn<(tried: Attempt<Action>) => void>();
  const onsay = vi.fn<(text: string) => void>();
  component = mount(Play, {
    target: document.body,
    props: {
      view: viewOf(wanted.view),
      seat: 0,
      acting: wanted.acting ?? true,
      legal: wanted.legal ?? [place("aacb", "c1"), place("aacb", "d1"), draw()],
      confirm: wanted.confirm ?? false,
      names: ["Ada", "Bo"],
      plans: wanted.plans ?? [],
      plan: wanted.plan ?? null,
      onplay,
      onplan,
      onwhy,
      onsay,
    },
  });
  flushSync();
  const cell = (name: string) => document.querySelector<SVGGElement>(`[data-cell="${name}"]`)!;
  const click = (element: Element) =>
    flushSync(() => element.dispatchEvent(new MouseEvent("click", { bubbles: true })));
  const key = (element: Element, name: string, repeat = false) =>
    flushSync(() => element.dispatchEvent(new KeyboardEvent("keydown", { key: name, repeat, bubbles: true })));
  const button = (text: string) =>
    [...document.querySelectorAll("button")].find((one) => one.textContent?.includes(text));
  return { onplay, onplan, onwhy, onsay, cell, click, key, button };
}

describe("a Cable Car table", () => {
  it("places with one click, and asks why where it may not", () => {
    const { onplay, onwhy, cell, click } = table();
    click(cell("b2"));
    expect(onwhy).toHaveBeenCalledWith({ type: "place", tile: "aacb", square: "b2", turn: 0 });
    click(cell("c1"));
    expect(onplay.mock.calls).toEqual([[place("aacb", "c1")]]);
  });

  it("wants a second click where actions are confirmed", () => {
    const { onplay, cell, click, button } = table({ confirm: true });
    click(cell("c1"));
    expect(onplay).not.toHaveBeenCalled();
    click(button("Cancel")!);
    click(cell("d1"));
    click(button("Place on d1")!);
    expect(onplay.mock.calls).toEqual([[place("aacb", "d1")]]);
  });

  it("says what a key has chosen where actions are confirmed", () => {
    const { onplay, onsay, cell, key } = table({ confirm: true });
    key(cell("c1"), "d");
    expect(onsay).toHaveBeenLastCalledWith("Draw another tile: again to confirm, Escape to cancel.");
    expect(onplay).not.toHaveBeenCalled();
    key(cell("c1"), "d");
    expect(onplay.mock.calls).toEqual([[draw()]]);
  });

  it("forgets a placement that another tile of the hand may not have, and keeps one that it may", () => {
    const legal = [place("aacb", "c1"), place("dddd", "c1"), place("dddd", "d1")];
    const hands = [["aacb", "dddd"], ["?"]];
    const { onplay, cell, click, key, button } = table({ confirm: true, legal, view: { hands } });
    click(cell("c1"));
    key(cell("c1"), "2");
    click(button("Place on c1")!);
    expect(onplay.mock.calls).toEqual([[place("dddd", "c1")]]);
    click(cell("d1"));
    key(cell("d1"), "1");
    expect(button("Place on")).toBeUndefined();
  });

  it("does one thing for a key that is held, but moves on", () => {
    const { onplay, cell, key } = table({ confirm: true });
    key(cell("c1"), "n");
    key(cell("c1"), "n", true);
    expect(document.querySelector('[data-cell][tabindex="0"]')).toBe(cell("c1"));
    for (const name of ["Enter", "d"]) {
      key(cell("c1"), name);
      key(cell("c1"), name, true);
    }
    expect(onplay).not.toHaveBeenCalled();
  });

  it("turns with R, and turns on with every further click", () => {
    const legal = [place("aacb", "c1"), place("aacb", "c1", 90), place("aacb", "c1", 180)];
    const { onplay, cell, click, key } = table({ confirm: true, legal });
    click(cell("c1"));
    key(cell("c1"), "r");
    click(cell("c1"));
    key(cell("c1"), "Enter");
    expect(onplay.mock.calls).toEqual([[place("aacb", "c1", 180)]]);
  });

  it("is played with the keyboard alone", () => {
    const { onplay, cell, key } = table();
    key(cell("c3"), "n");
    key(cell("d1"), "Enter");
    key(cell("d1"), "d");
    expect([place("aacb", "c1"), place("aacb", "d1")]).toContainEqual(onplay.mock.calls[0]![0]);
    expect(onplay.mock.calls[1]).toEqual([draw()]);
  });

  it("exchanges a share only after asking, in words", () => {
    const companies: Partial<View> = {
      shares: [{ 30: "red" }, { 30: "?" }],
      piles: [pile(30, { face_up: "green", put_back: ["?"] })],
      scores: { red: 4, green: 7 },
    };
    const { onplay, click, button } = table({
      legal: [place("aacb", "c1"), exchange(30), exchange(30, true)],
      view: companies,
    });
    const asked = () => document.querySelector("dialog[open]")?.textContent ?? "";
    click(document.querySelector('button[title*="for the face-up one: green"]')!);
    for (const told of ["red, 4 points now", "green, 7 points now", "your whole turn"]) expect(asked()).toContain(told);
    click(button("Cancel")!);
    expect(asked()).toBe("");
    click(document.querySelector('button[title*="hidden top"]')!);
    expect(asked()).toContain("the hidden top of the pile of 3 shares");
    expect(onplay).not.toHaveBeenCalled();
    click(button("Exchange and end my turn")!);
    expect(onplay.mock.calls).toEqual([[exchange(30, true)]]);
  });

  it("keeps the place of drawing while another player acts", () => {
    const { button } = table({ legal: [], view: { turn: 1 } });
    expect(button("Draw another tile")!.disabled).toBe(true);
  });

  it("says what a square and a station hold", () => {
    const { cell } = table();
    expect(cell("c1").getAttribute("aria-label")).toBe("c1, open to your tile; your line 3 would grow to 1");
    expect(cell("d1").getAttribute("aria-label")).toBe("d1, open to your tile; blue line 4 would grow to 1");
    expect(cell("b2").getAttribute("aria-label")).toBe("b2, free, not open to your tile");
    expect(cell("s4").getAttribute("aria-label")).toBe("Station 4, blue car, Bo, line not begun");
  });

  it("dims the other cars while a line is traced, but nothing that is read", () => {
    const { cell, click } = table();
    click(cell("s4"));
    expect(document.querySelectorAll(".dimmed")).toHaveLength(STATIONS.length - 1);
    expect(document.querySelectorAll(".dimmed text")).toHaveLength(0);
  });

  it("speaks of no tile to somebody who places none", () => {
    const { cell } = table({ acting: false, legal: [], view: { turn: 1 } });
    expect(cell("b2").getAttribute("aria-label")).toBe("b2, free");
  });

  it("places the drawn tile and not the one in hand", () => {
    const { onplay, cell, click } = table({ view: { drawn: "dddd" }, legal: [place("dddd", "c1")] });
    click(cell("c1"));
    expect(onplay.mock.calls).toEqual([[place("dddd", "c1")]]);
  });

  it("plans while others act, by one click even where actions are confirmed, and nothing glows", () => {
    const plans = [place("aacb", "c1"), place("aacb", "f5"), draw()];
    const { onplay, onplan, cell, click, key, button } = table({
      ...{ acting: false, confirm: true, legal: [], view: { turn: 1 }, plans },
    });
    expect(document.querySelectorAll("[data-cell].legal")).toHaveLength(0);
    click(cell("f5"));
    click(button("Draw another tile")!);
    key(cell("f5"), "n");
    key(cell("c1"), "Enter");
    expect(onplan.mock.calls).toEqual([[plans[1]], [plans[2]], [plans[0]]]);
    expect(onplay).not.toHaveBeenCalled();
  });

  it("shows a plan on its square and turns it by another click", () => {
    const plans = [place("aacb", "c1"), place("aacb", "c1", 90), place("aacb", "f5")];
    const { onplan, cell, click } = table({ acting: false, legal: [], view: { turn: 1 }, plans, plan: plans[0]! });
    expect(document.querySelector("[data-plan]")?.getAttribute("data-plan")).toBe("c1");
    expect(cell("c1").getAttribute("aria-label")).toMatch(/^c1, free, planned for your tile; your line 3 would grow/);
    click(cell("c1"));
    expect(onplan.mock.calls).toEqual([[plans[1]]]);
  });
});
