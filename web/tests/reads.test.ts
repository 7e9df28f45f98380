// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { Guesses } from "../src/lib/guesses.svelte";
import { markOf, scoreOf, type Reader } from "../src/lib/reads";
import type { Analysis } from "../src/lib/views.gen";

const ROLES = ["deputy", "outlaw", "renegade"];
const even = { deputy: 0.25, outlaw: 0.5, renegade: 0.25 };
const open = { deputy: 0, outlaw: 1, renegade: 0 };
const told = {
  reads: [
    { seat: 1, role: "outlaw", score: -0.5, chance: 0.6 },
    { seat: 2, role: "deputy", score: -0.5, chance: 0.6 },
  ],
  beliefs: [
    { number: 0, turn: 1, roles: [{}, even, even] },
    { number: 10, turn: 2, roles: [{}, { ...even, outlaw: 0.8 }, even] },
    { number: 20, turn: 3, roles: [{}, open, even] },
  ],
} as unknown as Analysis;
const reader = (marks: Reader["marks"], seat: number | null = null): Reader => ({ name: "Ann", seat, marks });

it("who marks nothing reads as the deal made it", () => {
  const { own, house } = scoreOf(told, reader([]));
  expect(own).toBeCloseTo((0.5 * 0.5 * 0.25 ** 3) ** (1 / 5));
  expect(house).toBeCloseTo((0.5 * 0.8 * 0.25 ** 3) ** (1 / 5));
});

it("a mark counts from the next turn on, and a role that lies open is no question any more", () => {
  const mark = { number: 5, seat: 1, roles: { outlaw: 95, deputy: 5 } };
  expect(scoreOf(told, reader([mark])).own).toBeCloseTo((0.5 * 0.95 * 0.25 ** 3) ** (1 / 5));
});

it("nobody is asked for their own role, and who was sure and wrong is still told a number", () => {
  const wrong = { number: 0, seat: 1, roles: { renegade: 100 } };
  expect(scoreOf(told, reader([wrong], 2)).own).toBeCloseTo(0.01);
});

it("one to three taps make a role likelier; the others share the rest", () => {
  expect(markOf(ROLES, "outlaw", 2)).toEqual({ deputy: 10, outlaw: 80, renegade: 10 });
  expect(markOf(ROLES, undefined, 0)).toEqual({ deputy: 33, outlaw: 33, renegade: 33 });
});

it("each tap makes surer, the fourth takes it back, another role begins anew", () => {
  const guesses = new Guesses();
  expect([1, 2, 3, 4].map(() => guesses.tap("g", 1, "outlaw")?.taps)).toEqual([1, 2, 3, undefined]);
  guesses.tap("g", 1, "outlaw");
  expect(guesses.tap("g", 1, "deputy")).toEqual({ role: "deputy", taps: 1 });
  expect(guesses.of("h", 1)).toBeUndefined();
});
