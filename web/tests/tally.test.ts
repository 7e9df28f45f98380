import { expect, it } from "vitest";
import { pieces } from "../src/lib/glyphs";
import { tally } from "../src/lib/tally";
import { soft } from "../src/lib/deck";
import type { GameEvent, Told } from "../src/lib/views";
import { viewOf } from "./scenes";

function told(...events: GameEvent[]): Told[] {
  return events.map((event, number) => ({ number, action: 0, event }));
}

it("counts what everybody did", () => {
  const lost = { name: "lost", cause: "bang" } as const;
  const deeds = tally(
    viewOf("classic"),
    told(
      { ...lost, seat: 1, points: 2, by: 0 },
      { ...lost, seat: 2, points: 1, by: null },
      { name: "healed", seat: 2, points: 1 },
      { ...lost, seat: 1, points: 1, by: 2 },
      { name: "died", seat: 1, role: "outlaw" },
      { name: "died", seat: 2, role: "outlaw" },
    ),
  );
  expect(deeds).toEqual([
    { damage: 2, kills: 0, healed: 0 },
    { damage: 0, kills: 0, healed: 0 },
    { damage: 1, kills: 1, healed: 1 },
    { damage: 0, kills: 0, healed: 0 },
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
  const words = [
    "Win-ches-ter",
    "Peace-maker",
    "Beer",
    "Ei-sen-platte",
    "Feld-flasche",
    "Büf-fel-flinte",
    "Schlä-ge-rei",
  ];
  words.push(
    "Klap-per-schlange",
    "Fern-glas",
    "Faust-schlag",
    "Ver-steck",
    "Spring-field",
    "Can-tim-plora",
    "Ex-plo-siva",
  );
  expect(words.map((word) => soft(word.replaceAll("-", "")).replaceAll("\u00ad", "-"))).toEqual(words);
});
