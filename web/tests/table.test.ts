import { describe, expect, it } from "vitest";
import type { Update } from "../src/lib/protocol";
import { cells, othersOf, places } from "../src/lib/seating";
import { TableState } from "../src/lib/table.svelte";
import type { Told } from "../src/lib/views";
import { viewOf } from "./scenes";

function update(game: string, number: number, events: number[], fresh: boolean): Update {
  const told = events.map((at): Told => ({ number: at, action: 0, event: { name: "turn", seat: 0, number: at } }));
  return {
    type: "update",
    game,
    view: { ...viewOf("classic"), number },
    events: told,
    line: events[0] ?? 0,
    acts: events.map((at) => ({ act: "turn", number: at })),
    clocks: { since: 0, move: null, bank: [] },
    fresh,
  };
}

describe("a table", () => {
  it("appends what is new and drops what it has", () => {
    const table = new TableState();
    table.apply(update("g", 1, [0, 1], true));
    table.apply(update("g", 2, [1, 2], false));
    expect(table.told.map((told) => told.number)).toEqual([0, 1, 2]);
    expect([table.next, table.fresh]).toEqual([3, 1]);
    expect(table.acts.map(({ number }) => number)).toEqual([0, 1, 2]);
    expect(table.news).toMatchObject([{ act: { number: 2 } }]);
  });

  it("begins anew with another game", () => {
    const table = new TableState();
    table.apply(update("g", 1, [0, 1], true));
    table.apply({ type: "over", game: "g", decided: true, hints: 0, undos: 0 });
    table.apply(update("h", 0, [0], true));
    expect([table.game, table.next, table.over]).toEqual(["h", 1, null]);
  });

  it("opens the next decision only when the answer was carried out or refused", () => {
    const table = new TableState();
    table.apply(update("g", 5, [0], true));
    table.sent = 5;
    table.apply(update("g", 5, [], false));
    expect(table.sent).toBe(5);
    table.apply(update("g", 6, [1], false));
    expect(table.sent).toBe(-1);
    table.sent = 6;
    table.apply({ type: "error", code: "stale-action", details: {}, reason: null, ref: null });
    expect([table.sent, table.trouble?.code]).toEqual([-1, "stale-action"]);
  });

  it("has the clocks by its own time, however wrong that is", () => {
    const table = new TableState();
    const asked = (since: number, number: number, fresh: boolean) => ({
      ...update("g", number, [number], fresh),
      clocks: { since, move: 60, bank: [] },
    });
    table.apply(asked(5, 0, true));
    expect(table.clocks?.since).toBe(5);
    table.apply(asked(1000, 1, false));
    expect(table.clocks?.since).toBeCloseTo(Date.now() / 1000, 0);
  });

  it("forgets the log of another seat", () => {
    const table = new TableState();
    table.apply(update("g", 1, [0, 1], true));
    table.apply({ type: "welcome", version: 1, guest: "me", name: "Me", seat: 2, promise: "" });
    expect([table.next, table.acts]).toEqual([0, []]);
  });
});

describe("the seats", () => {
  it.each([1, 2, 3, 4, 5, 6, 7])("has a place of its own for each of %i others", (others) => {
    expect(new Set(cells(others).map(({ row, column }) => `${row},${column}`)).size).toBe(others);
    expect(new Set(places(others).map(({ x, y }) => `${x},${y}`)).size).toBe(others);
  });

  it("begins at my left", () => {
    expect(othersOf(5, 3)).toEqual([4, 0, 1, 2]);
    expect(othersOf(4, null)).toEqual([0, 1, 2, 3]);
  });
});
