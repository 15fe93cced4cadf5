import { afterEach, describe, expect, it, vi } from "vitest";
import { flushSync, mount, tick, unmount } from "svelte";
import { Refusal, unreachable } from "$lib/api/client";
import type { Live } from "$lib/api/live.svelte";
import type { TableState } from "$lib/api/types";
import { speak } from "$lib/i18n.svelte";
import Chat from "./Chat.svelte";

await speak("en");

const state = (muted: number[]): TableState =>
  ({
    table: { game: "cablecar", options: {}, seats: [{ color: "yellow" }, { color: "blue" }] },
    muted,
    messages: [
      { id: 1, kind: "chat", seat: 0, name: "Ada", text: "hello" },
      { id: 2, kind: "chat", seat: 1, name: "Bo", text: "be quiet" },
      { id: 3, kind: "note", seat: 1, name: "Bo", note: "resigned", details: {} },
    ],
  }) as unknown as TableState;

let component: object | null = null;
afterEach(() => {
  if (component) void unmount(component);
  component = null;
});

function chat(muted: number[], live: Partial<Live> = {}): HTMLElement {
  component = mount(Chat, { target: document.body, props: { live: live as Live, state: state(muted) } });
  flushSync();
  return document.querySelector<HTMLElement>(".chat")!;
}

describe("the chat", () => {
  it("shows what everybody says", () => {
    expect(chat([]).textContent).toContain("be quiet");
  });

  it("hides what somebody says who is muted, but not what happens to them", () => {
    const text = chat([1]).textContent;
    expect(text).toContain("hello");
    expect(text).not.toContain("be quiet");
    expect(text).toContain("Bo");
  });

  it("keeps a text in its box that may not have arrived", async () => {
    const say = vi.fn(() => Promise.reject(new Refusal(unreachable())));
    const element = chat([], { say });
    const box = element.querySelector("input")!;
    box.value = "good game";
    flushSync(() => box.dispatchEvent(new Event("input", { bubbles: true })));
    flushSync(() => element.querySelector("form")!.dispatchEvent(new Event("submit", { cancelable: true })));
    await tick();
    expect(say).toHaveBeenCalledWith("good game");
    expect(box.value).toBe("good game");
  });
});
