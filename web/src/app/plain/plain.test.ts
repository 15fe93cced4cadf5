import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { flushSync, mount, unmount } from "svelte";
import type { Picture, PlayProps } from "$games/contract";
import type { GameAction } from "$lib/api/types";
import { say, speak } from "$lib/i18n.svelte";
import { action } from "$lib/testing";
import { game } from ".";

beforeAll(() => speak("en"));

let component: object | null = null;
afterEach(() => {
  if (component) void unmount(component);
  component = null;
});

const legal = ["take 1", "take 2", "take 12"].map(action);

function table(changes: Partial<PlayProps> = {}) {
  const onplay = vi.fn<(action: GameAction) => void>();
  const onsay = vi.fn<(text: string) => void>();
  const usual = { view: { seat: 0 }, seat: 0, acting: true, waiting: [0], legal, confirm: false, names: ["Ada", "Bo"] };
  component = mount(game.Play, { target: document.body, props: { ...usual, onplay, onsay, ...changes } });
  flushSync();
  return { onplay, onsay };
}
const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>("[data-action]")];
const click = (button: HTMLElement): void => flushSync(() => button.click());

describe("a plain table", () => {
  it("has a button for every legal action, and plays it", () => {
    const { onplay } = table();
    expect(buttons().map((button) => button.textContent)).toEqual(["take 1", "take 2", "take 12"]);
    click(buttons()[1]!);
    expect(onplay.mock.calls).toEqual([[legal[1]]]);
  });

  it("wants a second click where actions are confirmed, and says so; Escape cancels", () => {
    const { onplay, onsay } = table({ confirm: true });
    click(buttons()[0]!);
    expect(onsay).toHaveBeenLastCalledWith("take 1: again to confirm, Escape to cancel.");
    expect(buttons()[0]!.getAttribute("aria-pressed")).toBe("true");
    flushSync(() => window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" })));
    expect(buttons()[0]!.getAttribute("aria-pressed")).toBe("false");
    click(buttons()[1]!);
    expect(onplay).not.toHaveBeenCalled();
    click(buttons()[1]!);
    expect(onplay.mock.calls).toEqual([[legal[1]]]);
  });

  it("finds one of many actions by what is written", () => {
    const many = Array.from({ length: 30 }, (_, i) => action(`take ${i + 1}`));
    const { onplay } = table({ legal: many });
    const field = document.querySelector<HTMLInputElement>("input[type=search]")!;
    field.value = "TAKE 2";
    flushSync(() => field.dispatchEvent(new Event("input", { bubbles: true })));
    expect(buttons()).toHaveLength(11);
    flushSync(() => field.form!.dispatchEvent(new Event("submit", { cancelable: true })));
    expect(onplay.mock.calls).toEqual([[many[1]]]);
  });

  it("shows what the server says of the position, a new one with every view", async () => {
    const pictures: Picture[] = [
      { text: "5 sticks", svg: null },
      { text: "3 sticks", svg: "<svg/>" },
    ];
    const onpicture = vi.fn(() => Promise.resolve(pictures.shift()!));
    table({ onpicture });
    const position = () => document.querySelector('[data-testid="position"]')!;
    await vi.waitFor(() => expect(position().textContent).toBe("5 sticks"));
    expect(document.querySelector("img")).toBeNull();
    void unmount(component!);
    table({ onpicture });
    await vi.waitFor(() => expect(document.querySelector("img")?.getAttribute("src")).toContain("%3Csvg%2F%3E"));
    expect(position().textContent).toBe("3 sticks"); // a drawing need not show everything
  });

  it("says whose turn it is, and when the game is over", () => {
    const turn = () => document.querySelector(".turn")?.textContent;
    table();
    expect(turn()).toBe("Your turn");
    for (const [waiting, words] of [
      [[1], "Waiting for Bo"],
      [[], "The game is over."],
    ] as const) {
      void unmount(component!);
      table({ acting: false, legal: [], waiting });
      expect(turn()).toBe(words);
      expect(buttons()).toEqual([]);
    }
  });

  it("points out what a strong bot would do", () => {
    table({ hint: legal[2]! });
    expect(document.querySelector(".hinted")?.textContent).toBe("take 12");
    const about = { names: ["Ada", "Bo"], view: { seat: 0 } };
    expect(say(game.words.advice(legal[2]!, about))).toContain("take 12");
  });
});
