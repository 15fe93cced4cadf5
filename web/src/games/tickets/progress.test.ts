import { describe, expect, it } from "vitest";
import { chartOf } from "./chart";
import { missingTracks, spacesLeft } from "./progress";
import { player, ticket, viewOf } from "./testing";
import type { Ticket, View } from "./view";

const { tracks, board } = chartOf();
const view = (owners: Record<string, number>, { players = 3, cars = 20, tickets = [] as Ticket[] } = {}): View =>
  viewOf({ owners, players: Array.from({ length: players }, () => player({ cars, tickets })) });

describe("how far a ticket is", () => {
  it("is its points at the start, for every ticket (TK-4)", () => {
    for (const ticket of board.tickets) {
      const ends = { a: board.locations[ticket.a]!.id, b: board.locations[ticket.b]!.id };
      expect(spacesLeft(tracks, view({}), 0, ends)).toBe(ticket.points);
    }
  });

  it("shrinks with one's own routes, to nothing", () => {
    const ends = { a: "golden_gate_bridge", b: "presidio" };
    expect(spacesLeft(tracks, view({}), 0, ends)).toBe(2);
    expect(spacesLeft(tracks, view({ "golden_gate_bridge-presidio/1": 0 }), 0, ends)).toBe(0);
  });

  it("leads round routes of others; the second track is closed between two players (TK-20)", () => {
    const ends = { a: "golden_gate_bridge", b: "presidio" };
    const taken = { "golden_gate_bridge-presidio/1": 1 };
    expect(spacesLeft(tracks, view(taken), 0, ends)).toBe(2);
    expect(spacesLeft(tracks, view(taken, { players: 2 }), 0, ends)).toBeGreaterThan(2);
  });

  it("is out of reach when all ways are taken or cars run out", () => {
    const ferries = { "pier_39-alcatraz": 1, "embarcadero-alcatraz": 1 };
    expect(spacesLeft(tracks, view(ferries), 0, { a: "alcatraz", b: "castro" })).toBeNull();
    expect(spacesLeft(tracks, view({}, { cars: 1 }), 0, { a: "alcatraz", b: "castro" })).toBeNull();
  });
});

describe("the tracks that tickets need", () => {
  const holding = (owners: Record<string, number>, completed = false): View =>
    view(owners, { tickets: [ticket("golden_gate_bridge", "presidio", { completed })] });

  it("are those of all shortest ways, and of no longer one", () => {
    const both = ["golden_gate_bridge-presidio/1", "golden_gate_bridge-presidio/2"];
    expect([...missingTracks(tracks, holding({}), 0)].sort()).toEqual(both);
    expect([...missingTracks(tracks, holding({ [both[0]!]: 1 }), 0)]).toEqual([both[1]]);
  });

  it("are none when the ticket is complete", () => {
    expect(missingTracks(tracks, holding({ "golden_gate_bridge-presidio/1": 0 }, true), 0).size).toBe(0);
  });
});
