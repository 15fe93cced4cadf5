import { afterEach, describe, expect, it, vi } from "vitest";
import { flushSync, mount, unmount } from "svelte";
import { speak } from "$lib/i18n.svelte";
import type { Attempt } from "../contract";
import Play from "./Play.svelte";
import { claim, drawTickets, keep, player, stack, take, ticket, viewOf } from "./testing";
import type { Action, View } from "./view";

await speak("en", "common", "tickets");

const RED = claim("castro-mission_district", { red: 1 });
const FERRY = claim("castro-mission_district", { ferry: 1 });

type Press = { on?: Element; repeat?: boolean };

let component: object | null = null;
afterEach(() => {
  if (component) void unmount(component);
  component = null;
});

interface Wanted {
  confirm?: boolean;
  view?: Partial<View>;
  acting?: boolean;
  plans?: Action[];
  plan?: Action | null;
}

function table(legal: Action[], wanted: Wanted = {}) {
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
      legal,
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
  const spot = (id: string) => document.querySelector<SVGGElement>(`[data-spot="${id}"]`)!;
  const click = (element: Element) =>
    flushSync(() => element.dispatchEvent(new MouseEvent("click", { bubbles: true })));
  const key = (name: string, { on = document.querySelector(".table")!, repeat = false }: Press = {}) => {
    const event = new KeyboardEvent("keydown", { key: name, repeat, bubbles: true, cancelable: true });
    flushSync(() => on.dispatchEvent(event));
    return event;
  };
  const button = (text: string) =>
    [...document.querySelectorAll("button")].find((one) =>
      `${one.getAttribute("aria-label") ?? ""}${one.textContent}`.includes(text),
    )!;
  return { onplay, onplan, onwhy, onsay, spot, click, key, button };
}

describe("a tickets table", () => {
  it("offers the payments for a route and plays the chosen one", () => {
    const { onplay, spot, click, button } = table([FERRY, RED]);
    click(spot("castro-mission_district"));
    expect(onplay).not.toHaveBeenCalled();
    const payments = [...document.querySelectorAll<HTMLElement>(".pay")].map((one) => one.getAttribute("aria-label"));
    expect(payments).toEqual(["Pay 1 red", "Pay 1 ferry"]);
    click(button("Pay 1 red"));
    expect(onplay.mock.calls).toEqual([[RED]]);
  });

  it("pays by number, and draws nothing meanwhile", () => {
    const { onplay, onwhy, spot, click, key } = table([FERRY, RED, take("blue"), take(), drawTickets()]);
    click(spot("castro-mission_district"));
    for (const name of ["d", "t", "5"]) key(name);
    expect(onplay).not.toHaveBeenCalled();
    expect(onwhy).not.toHaveBeenCalled();
    key("2");
    expect(onplay.mock.calls).toEqual([[FERRY]]);
  });

  it("does one thing for a key that is held", () => {
    const { onplay, spot, key } = table([FERRY, RED, take()], { confirm: true });
    key("d");
    key("d", { repeat: true });
    const on = spot("castro-mission_district");
    key("Enter", { on, repeat: true });
    expect(document.querySelectorAll(".pay")).toHaveLength(0);
    key("Enter", { on });
    const first = document.querySelector(".pay")!;
    expect(key("Enter", { on: first, repeat: true }).defaultPrevented).toBe(true);
    expect(key("Enter", { on: first }).defaultPrevented).toBe(false);
    expect(onplay).not.toHaveBeenCalled();
  });

  it("claims at once where there is one payment and nothing to confirm", () => {
    const { onplay, spot, click } = table([RED]);
    click(spot("castro-mission_district"));
    expect(onplay.mock.calls).toEqual([[RED]]);
  });

  it("says what is lacking for a route that cannot be paid, without asking", () => {
    const { onwhy, onsay, spot, click } = table([RED], { view: { owners: { "haight_ashbury-twin_peaks": 1 } } });
    const about = () => document.querySelector(".about.refused")?.textContent;
    click(spot("golden_gate_bridge-fort_mason"));
    expect(about()).toMatch(/Needs 4 of any one color and 1 ferry: you have 2 red and 1 ferry$/);
    click(spot("golden_gate_bridge-presidio/1"));
    expect(about()).toMatch(/Needs 2 green: you have 0 green and 1 ferry$/);
    click(spot("haight_ashbury-twin_peaks"));
    expect(about()).toMatch(/claimed by Bo$/);
    expect(onsay).toHaveBeenLastCalledWith(about());
    expect(onwhy).not.toHaveBeenCalled();
  });

  it("asks for the ferries of a route from a hand that is rich in one color", () => {
    const { spot, click } = table([RED], { view: { players: [player({ hand: { red: 5 } }), player()] } });
    click(spot("golden_gate_bridge-fort_mason"));
    expect(document.querySelector(".about.refused")?.textContent).toMatch(
      /Needs 4 of any one color and 1 ferry: you have 5 red and 0 ferr(y|ies)$/,
    );
  });

  it("counts cars, too", () => {
    const { spot, click } = table([RED], { view: { players: [player({ cars: 1, hand: { ferry: 5 } }), player()] } });
    click(spot("golden_gate_bridge-presidio/1"));
    expect(document.querySelector(".about")?.textContent).toMatch(/Needs 2 cars: you have 1 car left$/);
  });

  it("asks why another route cannot be claimed", () => {
    const { onwhy, spot, click } = table([RED], { view: { owners: { "golden_gate_bridge-presidio/2": 1 } } });
    click(spot("golden_gate_bridge-presidio/1"));
    expect(onwhy).toHaveBeenCalledWith({ type: "claim", track: "golden_gate_bridge-presidio/1", cards: {} });
  });

  it("lights nothing when the focus comes back to the map by itself", () => {
    const { spot } = table([RED]);
    const matches = vi.spyOn(Element.prototype, "matches").mockReturnValue(false);
    flushSync(() => spot("castro-mission_district").dispatchEvent(new FocusEvent("focus")));
    expect(document.querySelector(".about")).toBeNull();
    matches.mockReturnValue(true); // as :focus-visible does for whoever plays by keys
    flushSync(() => spot("castro-mission_district").dispatchEvent(new FocusEvent("focus")));
    expect(document.querySelector(".about")?.textContent).toContain("Castro – Mission District");
    matches.mockRestore();
  });

  it("takes cards by click and by key, only those that may be taken", () => {
    const { onplay, onwhy, click, key, button } = table([take("blue"), take(), drawTickets()]);
    click(button("Take the blue card"));
    key("d");
    key("5"); // a face-up ferry card
    key("t");
    expect(onplay.mock.calls).toEqual([[take("blue")], [take()], [drawTickets()]]);
    expect(onwhy.mock.calls).toEqual([[{ type: "take", card: "ferry" }]]);
    expect(button("Take the ferry card").getAttribute("aria-disabled")).toBe("true");
  });

  it("wants a second click where actions are confirmed", () => {
    const { onplay, onsay, click, key, button } = table([take("blue"), take()], { confirm: true });
    click(button("Draw from the deck"));
    key("1");
    const said = onsay.mock.calls.flat();
    expect(said[0]).toMatch(/^Draw from the deck.*: again to confirm, Escape to cancel.$/);
    expect(said[1]).toBe("Take the blue card: again to confirm, Escape to cancel.");
    expect(onplay).not.toHaveBeenCalled();
    click(document.querySelector(".confirm .primary")!);
    expect(onplay.mock.calls).toEqual([[take("blue")]]);
  });

  it("keeps both tickets or one", () => {
    const offer = [ticket("castro", "potrero_hill"), ticket("pier_39", "sunset")];
    const both = keep("castro-potrero_hill", "pier_39-sunset");
    const legal = [...offer.map(({ id }) => keep(id)), both];
    const { onplay, click, button } = table(legal, { view: { phase: "choosing", offer } });
    click(button("Keep both tickets"));
    click(document.querySelector("input[type=checkbox]")!);
    click(button("Keep one ticket"));
    expect(onplay.mock.calls).toEqual([[both], [keep("pier_39-sunset")]]);
  });

  it("places a stack: first which, then where", () => {
    const legal = [stack("bell", "castro"), stack("flower", "castro")];
    const { onplay, spot, click, button } = table(legal, { view: { phase: "stacking" } });
    click(button("flower"));
    click(spot("castro"));
    expect(onplay.mock.calls).toEqual([[stack("flower", "castro")]]);
  });

  it("says what a track costs and whose it is", () => {
    const { spot } = table([RED, FERRY], { view: { owners: { "haight_ashbury-twin_peaks": 1 } } });
    expect(spot("castro-mission_district").getAttribute("aria-label")).toBe(
      "Castro – Mission District, red, 1 space, 1 point; you can pay 1 red, 2 ways in all",
    );
    expect(spot("haight_ashbury-twin_peaks").getAttribute("aria-label")).toMatch(/claimed by Bo$/);
  });

  it("plans a route with its payment, or a card, while others act", () => {
    const wanted = { acting: false, confirm: true, view: { acting: [1] }, plans: [FERRY, RED, take("blue"), take()] };
    const { onplay, onplan, onwhy, spot, click, key, button } = table([], wanted);
    expect(document.querySelectorAll(".glow rect")).toHaveLength(0);
    click(spot("castro-mission_district"));
    click(button("Pay 1 ferry"));
    click(button("Take the blue card"));
    key("d");
    click(spot("golden_gate_bridge-fort_mason"));
    expect(document.querySelector(".about.refused")?.textContent).toMatch(/Needs 4 of any one color/);
    expect(onplan.mock.calls).toEqual([[FERRY], [take("blue")], [take()]]);
    expect(onplay).not.toHaveBeenCalled();
    expect(onwhy).not.toHaveBeenCalled();
  });

  it("shows a planned route on the map and its cards in the hand", () => {
    table([], { acting: false, view: { acting: [1] }, plans: [RED, take()], plan: RED });
    expect(document.querySelector("[data-plan]")?.getAttribute("data-plan")).toBe("castro-mission_district");
    expect(document.querySelector("[data-hand=red].paid .count")?.textContent).toBe("1/2");
    const track = document.querySelector('[data-spot="castro-mission_district"]')!;
    expect(track.getAttribute("aria-label")).toMatch(/you can pay 1 red, planned$/);
  });
});
