import { afterEach, expect, it } from "vitest";
import { flushSync, mount, unmount } from "svelte";
import { speak } from "$lib/i18n.svelte";
import { chartOf } from "./chart";
import Offer from "./Offer.svelte";
import { keep, ticket } from "./testing";
import type { Action } from "./view";

await speak("en", "common", "tickets");

const offer = () => [ticket("castro", "potrero_hill"), ticket("pier_39", "sunset")];

let component: object | null = null;
afterEach(() => {
  if (component) void unmount(component);
});

it("a decision stands while others choose: the same tickets come again", () => {
  const props = $state({
    chart: chartOf(),
    offer: offer(),
    keeps: [keep("castro-potrero_hill", "pier_39-sunset"), keep("castro-potrero_hill"), keep("pier_39-sunset")],
    hint: null as Action | null,
    left: () => null,
    letter: () => undefined,
    onpoint: () => {},
    onkeep: () => {},
  });
  component = mount(Offer, { target: document.body, props });
  flushSync();
  const boxes = [...document.querySelectorAll<HTMLInputElement>("input")];
  const kept = () => boxes.map((box) => box.checked);
  expect(kept()).toEqual([true, true]);
  flushSync(() => boxes[0]!.click());
  flushSync(() => {
    props.offer = offer();
  });
  expect(kept()).toEqual([false, true]);
  flushSync(() => {
    props.hint = keep("castro-potrero_hill");
  });
  expect(kept()).toEqual([true, false]);
});
