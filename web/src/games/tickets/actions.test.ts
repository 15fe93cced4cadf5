import { describe, expect, it } from "vitest";
import { sortActions } from "./actions";
import { claim, drawTickets, keep, pass, stack, take, token } from "./testing";

describe("legal actions", () => {
  it("offer the payment with the fewest ferry cards first (TK-17)", () => {
    const legal = [
      claim("a-b", { ferry: 3 }),
      claim("a-b", { red: 1, ferry: 2 }),
      claim("a-b", { red: 3 }),
      claim("a-b", { red: 2, ferry: 1 }),
    ];
    const payments = sortActions(legal, { red: 3, ferry: 3 }).claims.get("a-b")!;
    expect(payments.map((payment) => payment.cards)).toEqual([
      { red: 3 },
      { red: 2, ferry: 1 },
      { red: 1, ferry: 2 },
      { ferry: 3 },
    ]);
  });

  it("then the color of which most are left over, for a gray route", () => {
    const legal = [claim("a-b", { blue: 2 }), claim("a-b", { green: 2 }), claim("a-b", { red: 2 })];
    const payments = sortActions(legal, { blue: 3, green: 2, red: 6 }).claims.get("a-b")!;
    expect(payments).toEqual([legal[2], legal[0], legal[1]]);
  });

  it("keep both tracks of a double route apart", () => {
    const { claims } = sortActions([claim("a-b/1", { red: 1 }), claim("a-b/2", { blue: 1 })], {});
    expect([...claims.keys()]).toEqual(["a-b/1", "a-b/2"]);
  });

  it("are sorted by what one points at", () => {
    const actions = sortActions(
      [
        take("blue"),
        take("ferry"),
        take(),
        drawTickets(),
        keep("a-b", "c-d"),
        keep("a-b"),
        stack("crab", "sunset"),
        stack("bell", "castro"),
        token("castro"),
      ],
      {},
    );
    expect(actions.takes).toEqual(
      new Map([
        ["blue", take("blue")],
        ["ferry", take("ferry")],
      ]),
    );
    expect([actions.deck, actions.tickets, actions.pass]).toEqual([take(), drawTickets(), null]);
    expect(actions.keeps).toEqual([keep("a-b", "c-d"), keep("a-b")]);
    expect(actions.stacks).toEqual(
      new Map([
        ["crab", new Map([["sunset", stack("crab", "sunset")]])],
        ["bell", new Map([["castro", stack("bell", "castro")]])],
      ]),
    );
    expect(actions.tokens).toEqual(new Map([["castro", token("castro")]]));
    expect(sortActions([pass()], {}).pass).toEqual(pass());
  });
});
