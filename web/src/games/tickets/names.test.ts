import { beforeAll, describe, expect, it } from "vitest";
import { say, speak } from "$lib/i18n.svelte";
import { chartOf } from "./chart";
import { viewOf } from "./testing";
import { words } from "./words";

/** What the log says of a token from a place. */
function taken(location: string): string {
  return say(
    words.event({ type: "token_taken", seat: 0, symbol: "bell", location }, { names: ["Ann"], view: viewOf() })!,
  );
}

describe("in French", () => {
  beforeAll(() => speak("fr", "tickets"));
  it("joins prepositions with articles, and leaves articles off the map", () => {
    expect(taken("embarcadero")).toContain("« cloche » de l’Embarcadero.");
    expect(taken("pier_39")).toContain("« cloche » du Pier 39.");
    expect(taken("painted_ladies")).toContain("« cloche » des Painted Ladies.");
    expect(taken("alcatraz")).toContain("« cloche » d’Alcatraz.");
    expect(taken("chinatown")).toContain("« cloche » de Chinatown.");
    expect(chartOf().place.get("embarcadero")!.name).toBe("Embarcadero");
  });
});

describe("in Korean", () => {
  beforeAll(() => speak("ko", "tickets"));
  it("uses the leaflet's names on the map and in words", () => {
    expect(chartOf().place.get("golden_gate_bridge")!.name).toBe("골든게이트 브리지");
    expect(taken("potrero_hill")).toContain("포트레로 힐에서");
    expect(chartOf().names.find(({ id }) => id === "painted_ladies")!.lines).toEqual(["페인티드", "레이디스"]);
    expect(chartOf().board.scenery.map(({ name }) => name)).toContain("태평양");
  });
});
