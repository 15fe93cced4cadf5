import { afterEach, describe, expect, it, vi } from "vitest";
import { flushSync, mount, tick, unmount } from "svelte";
import { Refusal, unreachable } from "$lib/api/client";
import type { Connection } from "$lib/api/connection.svelte";
import type { TableState } from "$lib/api/types";
import { speak } from "$lib/i18n.svelte";
import { message, tableState } from "$lib/testing";
import Aside from "./Aside.svelte";
import Chat from "./Chat.svelte";

await speak("en");

const state = (muted: number[]): TableState =>
  tableState(0, {
    mine: [],
    muted,
    messages: [
      message(1, { seat: 0, name: "Ada", text: "hello" }),
      message(2, { seat: 1, name: "Bo", text: "be quiet" }),
      message(3, { kind: "note", seat: 1, name: "Bo", note: "resigned" }),
    ],
  });

/** Whether the chat can be seen on the screen. */
let inSight = true;
vi.stubGlobal(
  "IntersectionObserver",
  class {
    constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
    observe = (): void => this.tell([{ isIntersecting: inSight }]);
    disconnect = (): void => {};
  },
);

let component: object | null = null;
afterEach(() => {
  inSight = true;
  if (component) void unmount(component);
  component = null;
});

function chat(muted: number[], connection: Partial<Connection> = {}): HTMLElement {
  component = mount(Chat, {
    target: document.body,
    props: { connection: connection as Connection, state: state(muted) },
  });
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

  it("empties its box at once, and gives a text back that may not have arrived, but over nothing newer", async () => {
    let fail: (refusal: Refusal) => void;
    const say = vi.fn(() => new Promise((_, failed) => (fail = failed)));
    const element = chat([], { say });
    const box = element.querySelector("input")!;
    const write = (text: string): void => {
      box.value = text;
      flushSync(() => box.dispatchEvent(new Event("input", { bubbles: true })));
    };
    const send = (): void =>
      flushSync(() => void element.querySelector("form")!.dispatchEvent(new Event("submit", { cancelable: true })));
    const lose = async (): Promise<void> => {
      fail(new Refusal(unreachable()));
      await tick();
      await tick();
      flushSync();
    };
    write("good game");
    send();
    expect(say).toHaveBeenCalledWith("good game");
    expect(box.value).toBe("");
    await lose();
    expect(box.value).toBe("good game");
    send();
    write("well played");
    await lose();
    expect(box.value).toBe("well played");
  });
});

describe("log and chat, one behind the other", () => {
  const said = (id: number, seat: number) => message(id, { seat, name: "", text: "" });
  const messages = [said(1, 0), said(2, 1), said(3, 2), said(4, 2)];

  function aside(more: Partial<TableState> = {}): { badge(): string | undefined; tab(name: string): HTMLElement } {
    if (component) void unmount(component);
    document.body.innerHTML = "";
    const now = { ...state([]), mine: [0], messages, ...more };
    const ways = { since: undefined, current: undefined, onpoint: vi.fn(), onstep: vi.fn(), onjump: vi.fn() };
    const props = { connection: {} as Connection, state: now, lines: [], Glimpse: undefined, ...ways };
    component = mount(Aside, { target: document.body, props });
    flushSync();
    const tabs = [...document.querySelectorAll<HTMLElement>("[role=tab]")];
    return {
      badge: () => document.querySelector(".badge")?.textContent,
      tab: (name) => tabs.find((one) => one.textContent?.includes(name))!,
    };
  }
  const table = (id: string, chat = true) => ({ ...state([]).table, id, chat });

  it("counts what others have said, but for those who are muted", () => {
    expect(aside({ table: table("a") }).badge()).toBe("3");
    expect(aside({ table: table("a"), muted: [2] }).badge()).toBe("1");
  });

  it("knows what was read before, after a curtain or on another day", () => {
    const { badge, tab } = aside({ table: table("b") });
    flushSync(() => tab("Chat").click());
    expect(badge()).toBeUndefined();
    flushSync(() => tab("Log").click());
    expect(badge()).toBeUndefined();
    expect(aside({ table: table("b"), messages: [...messages, said(5, 1)] }).badge()).toBe("1");
  });

  it("counts what was said while the chat was below the fold", () => {
    inSight = false;
    const { tab } = aside({ table: table("d") });
    flushSync(() => tab("Chat").click());
    expect(aside({ table: table("d") }).badge()).toBe("3");
  });

  it.each([
    [true, "Chat"],
    [false, "Log"],
  ])("with a chat: %s, an arrow on the log leads to: %s", (chat, name) => {
    const { tab } = aside({ table: table("c", chat) });
    flushSync(() => void tab("Log").dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true })));
    expect(tab(name).getAttribute("aria-selected")).toBe("true");
    expect(document.querySelector("form") !== null).toBe(chat);
  });
});
