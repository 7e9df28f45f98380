import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { eyesOf } from "../src/lib/headline";
import type { Update } from "../src/lib/protocol";
import type { Speed } from "../src/lib/speed";
import { Stage } from "../src/lib/stage.svelte";
import { TableState } from "../src/lib/table.svelte";
import type { LogAct } from "../src/lib/views";
import { viewOf } from "./scenes";

const view = { ...viewOf("classic"), decision: null };
const eyes = { ...eyesOf(view), seat: 0 };
const lost = (who: number) => ({ result: "lost", who, named: true as const, points: 1 });
const gatling = (...who: number[]): LogAct => ({ act: "played", who: 3, card: "gatling-TH", results: who.map(lost) });
const out: LogAct = { act: "out", who: 1, role: "outlaw" };

const stageAt = (speed: Speed) => new Stage(() => ({ speed, still: false, hidden: false }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("shows one moment after the other, each for its time, or until a tap", () => {
  const stage = stageAt("normal");
  stage.show([{ act: gatling(0) }, { act: out }], false, eyes);
  expect(stage.now?.kind).toBe("all");
  vi.advanceTimersByTime(1790);
  expect(stage.now?.kind).toBe("all");
  vi.advanceTimersByTime(20);
  expect(stage.now?.kind).toBe("out");
  stage.skip();
  expect(stage.now).toBeNull();
});

it("adds up an attack on everybody while it is shown", () => {
  const stage = stageAt("normal");
  stage.show([{ act: gatling(1) }], false, eyes);
  stage.show([{ act: gatling(1, 0), from: 1 }], false, eyes);
  expect(stage.now?.losses.map(({ who }) => who)).toEqual([0, 1]);
});

it("drops all that waits when I am asked, but the poster that is there and what led to the question", () => {
  const stage = stageAt("normal");
  stage.show([{ act: gatling(0) }, { act: out }], false, eyes);
  stage.show([{ act: { act: "played", who: 4, card: "jail-4H", target: 0 } }], true, eyes);
  expect(stage.now?.kind).toBe("all");
  stage.skip();
  expect(stage.now?.kind).toBe("jailed");
  stage.skip();
  expect(stage.now).toBeNull();
});

it("waits for no tap when I am asked", () => {
  const stage = stageAt("step");
  stage.show([{ act: out }], false, eyes);
  stage.show([{ act: { act: "turn", who: 0, number: 3 } }], true, eyes);
  expect(stage.now).toBeNull();
});

it("keeps the end waiting for the last blow and the roles", () => {
  const stage = stageAt("normal");
  stage.show([{ act: gatling(1) }, { act: out }, { act: { act: "ended", side: "law" } }], false, eyes);
  expect([stage.now?.kind, stage.closing]).toEqual(["last", true]);
  vi.advanceTimersByTime(1700);
  expect([stage.now, stage.closing]).toEqual([null, true]);
  vi.advanceTimersByTime(900);
  expect(stage.closing).toBe(false);
});

function update(number: number, acts: LogAct[], mine = false): Update {
  const decision = mine ? { number, seat: 0, question: { name: "play" }, actions: [], refused: [] } : null;
  const clocks = { since: 0, move: null, bank: [] };
  return {
    type: "update",
    game: "g",
    view: { ...view, seat: 0, number, decision },
    events: [],
    line: number,
    acts,
    clocks,
    fresh: number === 0,
  };
}

it("lets the table wait while something is shown, but not with a question to me", () => {
  const stage = stageAt("normal");
  const table = new TableState(stage);
  [update(0, [{ act: "began" }]), update(1, [out]), update(2, [{ act: "drew", who: 2, cards: 2 }])].forEach((each) =>
    table.apply(each),
  );
  expect([table.view?.number, stage.now?.kind]).toEqual([1, "out"]);
  stage.skip();
  expect(table.view?.number).toBe(2);
  table.apply(update(3, [{ ...out, who: 2 }]));
  table.apply(update(4, [{ act: "drew", who: 3, cards: 2 }]));
  table.apply(update(5, [{ act: "turn", number: 3, who: 0 }], true));
  expect([table.view?.number, table.line?.act.who]).toEqual([5, 3]);
});

it("goes on only by taps for those who go step by step", () => {
  const stage = stageAt("step");
  const table = new TableState(stage);
  [0, 1, 2, 3].forEach((number) => table.apply(update(number, [{ act: "drew", who: 2, cards: number }])));
  vi.advanceTimersByTime(60_000);
  expect(table.view?.number).toBe(1);
  stage.skip();
  expect(table.view?.number).toBe(2);
});
