import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Analysis } from "../src/lib/views.gen";
import {
  chanceAt,
  knownLine,
  lifted,
  stacked,
  line,
  marksOf,
  nearest,
  nextMistake,
  sideLine,
  sideOf,
  spread,
  stopsOf,
  ticks,
} from "../src/lib/curve";
import { Narrator, plain } from "../src/lib/narrator";
import { points, Teacher } from "../src/lib/teacher";
import type { GameName } from "../src/lib/views";
import { AT_TABLE, COMMON, LESSON_WORDS, loadWords, type Language } from "../src/lib/words";

interface Sample {
  game: GameName;
  language: Language;
  players: string[];
  analysis: Analysis | null;
  headings: string[];
  moments: { text: string }[][];
  ledger: string[];
  deeds: string[];
}

const FILE = new URL("lesson.json", import.meta.url);
if (!existsSync(FILE)) throw new Error("tests/lesson.json is missing: python -m tools.web_exports writes it");
const SAMPLES = JSON.parse(readFileSync(FILE, "utf8")) as Sample[];
const ANALYSES = Object.fromEntries(
  SAMPLES.filter(({ analysis }) => analysis).map(({ game, analysis }) => [game, analysis!]),
) as Record<GameName, Analysis>;
const SIDES = [{ side: "law" }, { side: "outlaws" }];

describe.each(SAMPLES)("an analysis of $game in $language", ({ game, language, players, ...said }) => {
  it("is told as Python tells it", async () => {
    const words = await loadWords(language, [...COMMON, ...AT_TABLE, ...LESSON_WORDS]);
    const narrator = new Narrator(words, game, game === "duel" ? SIDES : []);
    narrator.names.splice(0, players.length, ...players);
    const told = ANALYSES[game];
    const teacher = new Teacher(narrator, told, 0);
    expect(teacher.moments.map((one) => teacher.heading(one))).toEqual(said.headings);
    expect(teacher.moments.flatMap((one) => teacher.moment(one)).map(plain)).toEqual(said.moments.map(plainly));
    const { ledger } = told.players[0]!;
    expect([teacher.verdict(ledger), teacher.luckSorts(ledger)]).toEqual(said.ledger);
    expect(told.reads.map(({ deed }) => plain(teacher.deed(deed)))).toEqual(said.deeds);
  });
});

const plainly = (parts: { text: string }[]) => parts.map(({ text }) => text).join("");

describe.each(["classic", "dice", "duel"] as const)("the curve of %s", (game) => {
  const told = ANALYSES[game];

  it("has a line for each side from the deal to the end, and they never go back", () => {
    const xs = spread(told.points);
    expect(xs).toEqual([...xs].sort((a, b) => a - b));
    for (const side of Object.keys(told.points[0]!.sides)) {
      const places = sideLine(told, side);
      expect(places[0]!.x).toBe(0);
      expect(places.at(-1)).toEqual({ x: told.actions, chance: told.points.at(-1)!.sides[side] });
    }
  });

  it("ends for who could know in what happened", () => {
    expect(knownLine(told, 0).at(-1)).toEqual({ x: told.actions, chance: Number(told.players[0]!.won) });
  });

  it("marks my mistakes alone, and everybody who fell", () => {
    const marks = marksOf(told, 0, sideOf(told, 0));
    const mine = told.decisions.filter(({ seat, mark }) => mark && seat === 0).map(({ number }) => number);
    expect(
      marks.filter(({ kind }) => ["inaccuracy", "mistake", "blunder"].includes(kind)).map(({ number }) => number),
    ).toEqual(mine);
    expect(marks.filter(({ kind }) => kind === "out")).toHaveLength(told.points.flatMap(({ out }) => out).length);
    expect(stopsOf(told, [0, 3], marks)).toContain(told.actions);
  });
});

it("a line is level until something happens", () => {
  const places = line(
    [
      { x: 0, chance: 0.2 },
      { x: 10, chance: 0.8 },
    ],
    12,
  );
  expect([0, 5, 9, 10, 12].map((x) => chanceAt(places, x))).toEqual([0.2, 0.2, 0.2, 0.8, 0.8]);
});

it("picks the nearest stop, and numbers only as many turns as have room", () => {
  expect(nearest([0, 4, 9], 6)).toBe(4);
  expect(ticks([1, 2, 3, 4, 5], 3, (turn) => turn * 40)).toEqual([1, 3, 5]);
  expect(ticks([0, 30, 33, 60], 9, (turn) => turn)).toEqual([0, 30, 60]);
});

it("puts marks that would cover each other one above the other", () => {
  expect(
    lifted(
      [
        { left: 0, top: 50 },
        { left: 5, top: 50 },
        { left: 90, top: 50 },
      ],
      20,
    ),
  ).toEqual([0, 1, 0]);
  const top = { left: 0, top: 25 };
  expect(lifted([top, top, top], 20, 20)).toEqual([0, -1, -2]);
});

it("goes to the next mistake, and from the last to the first", () => {
  const all = ANALYSES.classic.decisions.map((one, at) => ({
    ...one,
    seat: at % 2,
    mark: at < 4 ? ("mistake" as const) : null,
  }));
  const mine = all.filter(({ seat, mark }) => seat === 0 && mark).map(({ number }) => number);
  expect(nextMistake(all, 0, 0)?.number).toBe(mine[0]);
  expect(nextMistake(all, 0, mine.at(-1)!)?.number).toBe(mine[0]);
  expect(nextMistake(all, 9, 0)).toBeUndefined();
});

it("writes a change with its sign", () => {
  expect([points(0.5, 0.581), points(0.5, 0.3), points(0.404, 0.406)]).toEqual(["+8", "−20", "+1"]);
});

it("names at the end of lines make room for each other, and leave alone what has room", () => {
  const names = [
    { top: 230, high: 36 },
    { top: 36, high: 22 },
    { top: 236, high: 22 },
  ];
  expect(stacked(names, 268).map(({ top }) => top)).toEqual([36, 210, 246]);
  expect(stacked(names.slice(1), 268).map(({ top }) => top)).toEqual([36, 236]);
});
