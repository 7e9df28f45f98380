// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import { app } from "../src/lib/app.svelte";
import { Narrator } from "../src/lib/narrator";
import { Teacher } from "../src/lib/teacher";
import type { Analysis, DecisionJudged, Point } from "../src/lib/views.gen";
import { AT_TABLE, COMMON, LESSON_WORDS, loadWords } from "../src/lib/words";
import CurveTable from "../src/parts/analysis/CurveTable.svelte";
import Options from "../src/parts/analysis/Options.svelte";

const SAMPLES = JSON.parse(readFileSync("tests/lesson.json", "utf8")) as { game: string; analysis: Analysis | null }[];
const TOLD = SAMPLES.find(({ game, analysis }) => game === "dice" && analysis)!.analysis!;

async function teacherOf(told: Analysis): Promise<Teacher> {
  app.words = await loadWords("en", [...COMMON, ...AT_TABLE, ...LESSON_WORDS]);
  const narrator = new Narrator(app.words, "dice", []);
  narrator.names.push(...told.players.map(({ seat }) => `Player ${seat}`));
  return new Teacher(narrator, told, 0);
}

function rows(shown: object): string[][] {
  flushSync();
  const found = [...document.querySelectorAll("tbody tr")].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
  void unmount(shown);
  return found;
}

it("the roll that begins a turn stands in the row of that turn", async () => {
  const [side] = Object.keys(TOLD.points[0]!.sides);
  const first = TOLD.points[0]!;
  const at = (number: number, turn: number, chance: number, change: number): Point => ({
    ...{ ...first, number, turn, seats: first.seats.map(() => chance), sides: { [side!]: chance }, out: [] },
    step: { ...TOLD.points[1]!.step!, kind: "luck", luck: "dice", seat: 0, change: first.seats.map(() => change) },
  });
  const points = [{ ...at(0, 1, 0.4, 0), step: null }, at(5, 1, 0.5, 0.1), at(5, 2, 0.9, 0.4), at(9, 2, 1, 0.1)];
  const teacher = await teacherOf({ ...TOLD, points, decisions: [], known: {}, actions: 9, turns: 2 });
  const turns = [
    { number: 1, action: 0, seat: 0 },
    { number: 2, action: 5, seat: 1 },
  ];
  const told = rows(mount(CurveTable, { target: document.body, props: { teacher, turns } }));
  expect(told.map((row) => row.slice(-2))).toEqual([
    ["50 %", ""],
    ["100 %", "Good luck"],
  ]);
});

it("what is called a mistake is never as good as the best", async () => {
  const one = TOLD.decisions.find(({ options }) => options.length > 1)!;
  const [best, played] = one.options.map((option) => ({ ...option, error: 0.04 }));
  const decision: DecisionJudged = {
    ...{ ...one, played: played!.action, best: best!.action, mark: "inaccuracy" },
    ...{ chance: 0.41, loss: 0.08, error: 0.02 },
    options: [
      { ...best!, chance: 0.49 },
      { ...played!, chance: 0.41 },
    ],
  };
  const teacher = await teacherOf(TOLD);
  const shown = mount(Options, { target: document.body, props: { teacher, decision } });
  flushSync();
  expect(document.querySelector("li.mine")!.textContent).toContain("8");
  expect(document.querySelector("li.mine")!.textContent).not.toContain("as good");
  void unmount(shown);
});
