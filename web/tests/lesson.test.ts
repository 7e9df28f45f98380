import { describe, expect, it } from "vitest";
import { GAME_NAMES } from "../src/lib/games";
import { Lesson, pointed, type Step } from "../src/lib/lesson.svelte";
import { LANGUAGES, loadWords } from "../src/lib/words";

const load = async (game: string) => (await import(`../src/lib/lessons/${game}.json`)).default as Step[];

describe.each(GAME_NAMES)("the first game of %s", (game) => {
  it("is won by doing what is asked for", async () => {
    const lesson = new Lesson(await load(game));
    while (!lesson.last) {
      const { does, touches } = lesson.step;
      if (touches !== undefined) lesson.touch(touches, [Number(touches)]);
      if (does === undefined) expect(lesson.read).toBe(true);
      if (does === undefined) lesson.go(lesson.at + 1);
      else lesson.answer(does);
      expect(lesson.astray).toBe(false);
    }
    expect(lesson.table.told.map(({ number }) => number)).toEqual([...lesson.table.told.keys()]);
  });

  it("stays where it is when something else is done, and says why", async () => {
    const lesson = new Lesson(await load(game));
    lesson.go(lesson.steps.findIndex(({ does }) => does !== undefined));
    const { at } = lesson;
    lesson.answer(lesson.step.does! + 1);
    expect([lesson.at, lesson.astray, lesson.table.sent]).toEqual([at, true, -1]);
  });

  it("goes back to what was there", async () => {
    const lesson = new Lesson(await load(game));
    const before = lesson.table.view;
    lesson.go(6);
    lesson.go(0);
    expect(lesson.table.view).toEqual(before);
    expect(lesson.table.told).toEqual(lesson.steps[0]!.events);
  });

  it.each(LANGUAGES)("has its words in %s", async (language) => {
    const words = await loadWords(language, ["learn"]);
    for (const step of await load(game)) {
      expect(words.has(`web-learn-${game}-${step.words}`), step.words).toBe(true);
      const acts = step.does !== undefined || step.touches !== undefined;
      expect(words.has(`web-learn-${game}-${step.words}-else`), step.words).toBe(acts);
    }
  });
});

it("points at what is on the page", () => {
  expect(pointed("die 2, die 5")).toBe('.die[data-die="2"] .cube, .die[data-die="5"] .cube');
  expect(pointed("table")).toBe("");
});
