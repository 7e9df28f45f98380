import { describe, expect, it } from "vitest";
import { after, isSolved, reasonIn, tilesOf, week } from "../src/lib/puzzles";
import { Puzzling } from "../src/lib/puzzle.svelte";
import { LESSONS } from "./scenes";
import type { AnsweredPuzzle, ListedPuzzle, ShownPuzzle } from "../src/lib/views";

const listed = (id: string, theme: ListedPuzzle["theme"], verdict: ListedPuzzle["verdict"] = null): ListedPuzzle => ({
  id,
  game: id.split("-")[0] as ListedPuzzle["game"],
  theme,
  difficulty: "easy",
  verdict,
});
const LIST = [
  listed("dice-1-1", "stop", "right"),
  listed("dice-2-1", "stop"),
  listed("dice-3-1", "aim"),
  listed("classic-1-1", "aim", "wrong"),
  listed("classic-2-1", "keep"),
];

describe("puzzles in lists", () => {
  it("are told by theme, with what is solved and which comes next", () => {
    const [stop] = tilesOf(LIST, "dice");
    expect(stop).toEqual({ theme: "stop", all: 2, solved: 1, next: "dice-2-1" });
    expect(tilesOf(LIST, "all").map(({ theme }) => theme)).toEqual(["stop", "aim", "keep"]);
    expect(LIST.filter(isSolved)).toHaveLength(1);
  });

  it("go on with the same theme, then the same game, then any, until all are answered", () => {
    expect(after(LIST, "dice-1-1")).toBe("dice-2-1");
    expect(after(LIST, "classic-1-1")).toBe("classic-2-1");
    expect(after(LIST.slice(0, 4), "classic-1-1")).toBe("dice-2-1");
    expect(after(LIST.slice(0, 1), "dice-1-1")).toBeNull();
  });

  it("have a week that ends today, and sentences of their own in a game", () => {
    expect(week("2026-03-02")).toEqual(
      ["02-24", "02-25", "02-26", "02-27", "02-28", "03-01", "03-02"].map((day) => `2026-${day}`),
    );
    const reason = { theme: "swap", who: 0, role: "", best: 1, usual: 9 } as const;
    expect(reasonIn("duel", { ...reason, name: "falls" })).toEqual(["puzzle-why-duel-falls", "puzzle-why-falls"]);
    expect(reasonIn("duel", { ...reason, name: "theme" })[1]).toBe("puzzle-why-theme-swap");
  });
});

describe("a puzzle", () => {
  const scene =
    LESSONS.dice.find((step) => step.does !== undefined && step.scenes)?.scenes?.at(-1) ??
    LESSONS.dice[0]!.scenes!.at(-1)!;
  const puzzle: ShownPuzzle = { id: "dice-1-1", game: "dice", theme: "stop", difficulty: "easy", ...scene };

  it("shows its table, and waits for nobody once it is answered", async () => {
    const puzzling = new Puzzling(puzzle, async () => ({ verdict: "right" }) as AnsweredPuzzle);
    expect(puzzling.table.acts).toEqual(scene.acts);
    await puzzling.answer(0);
    expect(puzzling.told?.verdict).toBe("right");
    expect(puzzling.table.view?.decision).toBeNull();
  });

  it("can be answered again if nobody has heard it", async () => {
    const puzzling = new Puzzling(puzzle, async () => null);
    puzzling.table.sent = scene.view.number;
    await puzzling.answer(0);
    expect([puzzling.told, puzzling.table.sent]).toEqual([null, -1]);
    expect(puzzling.table.view).toEqual(scene.view);
  });
});
