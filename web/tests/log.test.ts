import { expect, it } from "vitest";
import { changed, logAt, newsOf, recapOf } from "../src/lib/log";
import type { LogAct } from "../src/lib/views";

const shot = (...results: LogAct["results"] & object): LogAct => ({
  act: "played",
  who: 0,
  card: "bang-2D",
  target: 1,
  results,
});
const turn: LogAct = { act: "turn", who: 0, number: 1 };
const lost = { result: "lost", who: 1, points: 1 };

it("puts what is new in the place of what was there", () => {
  expect(changed([turn, shot()], { line: 1, acts: [shot(lost)] })).toEqual([turn, shot(lost)]);
  const changes = [
    { line: 0, acts: [turn] },
    { line: 1, acts: [shot()] },
    { line: 1, acts: [shot(lost), turn] },
  ];
  expect(logAt(changes, 1)).toEqual([turn, shot()]);
  expect(logAt(changes, 2)).toEqual([turn, shot(lost), turn]);
});

it("reads out a line once, and later only what has come of it", () => {
  const before = [turn, shot()];
  expect(newsOf([turn], { line: 1, acts: [shot()] })).toEqual([{ act: shot() }]);
  expect(newsOf(before, { line: 1, acts: [shot(lost), { act: "mark" }] })).toEqual([{ act: shot(lost), from: 0 }]);
  expect(newsOf([shot(lost)], { line: 0, acts: [shot(lost, { ...lost, points: 2 })] })).toMatchObject([{ from: 1 }]);
  expect(newsOf(before, { line: 1, acts: [shot()] })).toEqual([]);
  const rolled = { act: "rolled", who: 0, dice: ["beer"] };
  expect(newsOf([rolled], { line: 0, acts: [{ ...rolled, dice: ["arrow"] }] })).toMatchObject([
    { act: { dice: ["arrow"] } },
  ]);
});

it("finds what I lost since my last turn as long as it is mine", () => {
  const recap = { act: "recap", results: [{ result: "cost", who: 1, points: 1 }] };
  expect(recapOf([turn, recap, shot()])).toBe(recap);
  expect(recapOf([turn, recap, shot(), { ...turn, who: 1 }])).toBeUndefined();
});
