import { afterEach, beforeAll, expect, it } from "vitest";
import { flushSync, mount, unmount } from "svelte";
import type { OptionInfo } from "$lib/api/types";
import { speak } from "$lib/i18n.svelte";
import { option } from "$lib/testing";
import type { OptionValue } from "./draft";
import OptionField from "./OptionField.svelte";

beforeAll(() => speak("en"));

let component: object | null = null;
afterEach(() => {
  if (component) void unmount(component);
  document.body.innerHTML = "";
});

/** A field of a game that this client has no words for. */
function field(of: OptionInfo) {
  const props = $state({ game: "fake", option: of, value: of.default as OptionValue });
  component = mount(OptionField, { target: document.body, props });
  flushSync();
  return props;
}
function enter(selector: string, value: string): void {
  const input = document.querySelector<HTMLInputElement | HTMLSelectElement>(selector)!;
  input.value = value;
  const kind = input instanceof HTMLSelectElement ? "change" : "input";
  flushSync(() => input.dispatchEvent(new Event(kind, { bubbles: true })));
}

it("explains an option in the server's words where there are none here", () => {
  field(option("misere", { help: "Whoever takes the last stick loses." }));
  expect(document.body.textContent).toContain("misere");
  expect(document.body.textContent).toContain("Whoever takes the last stick loses.");
});

it("offers a few numbers as buttons, and asks for one of many", () => {
  field(option("heaps", { type: "int", default: 2, low: 1, high: 3 }));
  expect(document.querySelectorAll("input[type=number]")).toHaveLength(0);
  expect(document.body.textContent).toMatch(/1\s*2\s*3/);
  void unmount(component!);
  document.body.innerHTML = "";
  const props = field(option("sticks", { type: "int", default: 15, low: 1, high: 99 }));
  enter("input[type=number]", "40");
  expect(props.value).toBe(40);
});

it("offers choices by their names, and a file only where one may be given", () => {
  const props = field(option("map", { type: "str", default: "small", choices: ["small", "large"] }));
  const names = () => [...document.querySelectorAll("option")].map((one) => one.textContent);
  expect(names()).toEqual(["small", "large"]);
  enter("select", "large");
  expect(props.value).toBe("large");
  void unmount(component!);
  document.body.innerHTML = "";
  field(option("map", { type: "str", default: "small", choices: ["small"], file: true }));
  expect(names()).toEqual(["small", "Your own file"]);
  enter("select", "own");
  expect(document.querySelector("input[type=file]")).not.toBeNull();
});
