import { describe, expect, it } from "vitest";
import { sortActions } from "./actions";

describe("legal actions", () => {
  it("offer the payment with the fewest ferry cards first (TK-17)", () => {
    const legal = [
      "claim a-b with 3 ferry",
      "claim a-b with 1 red 2 ferry",
      "claim a-b with 3 red",
      "claim a-b with 2 red 1 ferry",
    ];
    const payments = sortActions(legal, { red: 3, ferry: 3 }).claims.get("a-b")!;
    expect(payments.map((payment) => payment.cards)).toEqual([
      { red: 3 },
      { red: 2, ferry: 1 },
      { red: 1, ferry: 2 },
      { ferry: 3 },
    ]);
  });

  it("then the colour of which most are left over, for a gray route", () => {
    const legal = ["claim a-b with 2 blue", "claim a-b with 2 green", "claim a-b with 2 red"];
    const payments = sortActions(legal, { blue: 3, green: 2, red: 6 }).claims.get("a-b")!;
    expect(payments.map((payment) => payment.action)).toEqual([legal[2], legal[0], legal[1]]);
  });

  it("keep both tracks of a double route apart", () => {
    const { claims } = sortActions(["claim a-b/1 with 1 red", "claim a-b/2 with 1 blue"], {});
    expect([...claims.keys()]).toEqual(["a-b/1", "a-b/2"]);
  });

  it("are sorted by what one points at", () => {
    const actions = sortActions(
      [
        "take blue",
        "take ferry",
        "take deck",
        "tickets",
        "keep both",
        "keep a-b",
        "stack crab on sunset",
        "stack bell on castro",
        "token castro",
      ],
      {},
    );
    expect([...actions.takes]).toEqual(["blue", "ferry"]);
    expect([actions.deck, actions.tickets, actions.pass]).toEqual([true, true, false]);
    expect(actions.keeps).toEqual(["both", "a-b"]);
    expect(actions.stacks).toEqual(
      new Map([
        ["crab", ["sunset"]],
        ["bell", ["castro"]],
      ]),
    );
    expect(actions.tokens).toEqual(["castro"]);
    expect(sortActions(["pass"], {}).pass).toBe(true);
  });
});
