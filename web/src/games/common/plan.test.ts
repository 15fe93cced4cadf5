import { expect, it } from "vitest";
import { asPlans, isSame } from "./plan";

const claim = (cards: object, number: number) => ({ type: "claim", track: "a-b", cards, number, text: "" });

it("the same action is known by what it does, whatever its number is and however its cards are sorted", () => {
  expect(isSame(claim({ red: 2, ferry: 1 }, 3), claim({ ferry: 1, red: 2 }, -1))).toBe(true);
  expect(isSame(claim({ red: 2, ferry: 1 }, 3), claim({ red: 1, ferry: 2 }, 3))).toBe(false);
});

it("plans have numbers that no legal action has", () => {
  const plans = asPlans([claim({ red: 1 }, -1), claim({ blue: 1 }, -1)]);
  expect(plans.map(({ number }) => number)).toEqual([-1, -2]);
});
