import { expect, it } from "vitest";
import { pieces } from "../src/lib/glyphs";
import { tally } from "../src/lib/tally";
import { soft } from "../src/lib/deck";
import type { Told, View } from "../src/lib/views";

function told(...events: Array<{ name: string } & Record<string, unknown>>): Told[] {
  return events.map((event, number) => ({ number, action: 0, event }));
}

it("counts what everybody did", () => {
  const view = { players: [{}, {}, {}] } as unknown as View;
  const deeds = tally(
    view,
    told(
      { name: "lost", seat: 1, points: 2, by: 0 },
      { name: "lost", seat: 2, points: 1, by: null },
      { name: "healed", seat: 2, points: 1 },
      { name: "lost", seat: 1, points: 1, by: 2 },
      { name: "died", seat: 1 },
      { name: "died", seat: 2 },
    ),
  );
  expect(deeds).toEqual([
    { damage: 2, kills: 0, healed: 0 },
    { damage: 0, kills: 0, healed: 0 },
    { damage: 1, kills: 1, healed: 1 },
  ]);
});

it("keeps a value with its suit", () => {
  expect(pieces("Missed! 10♠ or [B]")).toMatchObject([
    { text: "Missed! " },
    { value: "10", name: "web-suit-S" },
    { text: " or " },
    { name: "face-beer" },
  ]);
});

it("breaks long titles between syllables only", () => {
  expect(soft("Winchester").split("\u00ad").join("-")).toBe("Win-ches-ter");
  expect(soft("Beer")).toBe("Beer");
});
