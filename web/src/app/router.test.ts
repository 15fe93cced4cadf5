import { describe, expect, it } from "vitest";
import { go, here } from "./router.svelte";

describe("addresses", () => {
  it("name a page and what it is about", () => {
    go("/table/b3xQ%20aZ?step=3");
    expect(here()).toMatchObject({ page: "table", rest: ["b3xQ aZ"] });
    expect(here().query.get("step")).toBe("3");
  });

  it("that cannot be decoded are those of no page", () => {
    go("/%");
    expect(here()).toMatchObject({ page: "%", rest: [] });
    go("/join/%E0%A4%A");
    expect(here()).toMatchObject({ page: "join", rest: ["%E0%A4%A"] });
  });
});
