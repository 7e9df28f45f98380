import { describe, expect, it } from "vitest";
import { GAME_NAMES } from "../src/lib/games";
import { Lesson, pointed } from "../src/lib/lesson.svelte";
import { LANGUAGES, loadWords } from "../src/lib/words";
import { LESSONS } from "./scenes";

describe.each(GAME_NAMES)("the first game of %s", (game) => {
  it("is won by doing what is asked for", async () => {
    const lesson = new Lesson(LESSONS[game]);
    while (!lesson.last) {
      lesson.skip();
      const { does, touches } = lesson.step;
      if (touches !== undefined) lesson.touch(touches, [Number(touches)]);
      if (does === undefined) expect(lesson.read).toBe(true);
      if (does === undefined) lesson.go(lesson.at + 1);
      else lesson.answer(does);
      expect(lesson.astray).toBe(false);
    }
    lesson.skip();
    expect(lesson.table.view!.outcome).toMatchObject({ side: "law", winners: [0] });
    expect(lesson.table.told.map(({ number }) => number)).toEqual([...lesson.table.told.keys()]);
  });

  it("stays where it is when something else is done, and says why", async () => {
    const lesson = new Lesson(LESSONS[game]);
    lesson.go(lesson.steps.findIndex(({ does }) => does !== undefined));
    const { at } = lesson;
    lesson.answer(lesson.step.does! + 1);
    expect([lesson.at, lesson.astray, lesson.table.sent]).toEqual([at, true, -1]);
  });

  it("goes back to what was there", async () => {
    const lesson = new Lesson(LESSONS[game]);
    const before = lesson.table.view;
    lesson.go(6);
    lesson.go(0);
    expect(lesson.table.view).toEqual(before);
    expect(lesson.table.told).toEqual(lesson.steps[0]!.scenes![0]!.events);
  });

  it("shows the moves of the others one by one, or all at once", async () => {
    const lesson = new Lesson(LESSONS[game]);
    const at = lesson.steps.findIndex(({ scenes }, place) => place > 0 && scenes && scenes.length > 1);
    lesson.go(at - 1);
    lesson.go(at);
    expect([lesson.watching, lesson.table.view]).toEqual([true, lesson.step.scenes![0]!.view]);
    lesson.skip();
    expect([lesson.watching, lesson.table.view]).toEqual([false, lesson.step.scenes!.at(-1)!.view]);
  });

  it.each(LANGUAGES)("has its words in %s", async (language) => {
    const words = await loadWords(language, ["learn"]);
    for (const step of LESSONS[game]) {
      expect(words.has(`web-learn-${game}-${step.words}`), step.words).toBe(true);
      const acts = step.does !== undefined || step.touches !== undefined;
      expect(words.has(`web-learn-${game}-${step.words}-else`), step.words).toBe(acts);
    }
  });
});

it("points at what is on the page", () => {
  expect(pointed("die 2, die 5")).toBe('[data-die="2"] [data-part="cube"], [data-die="5"] [data-part="cube"]');
  expect(pointed("table")).toBe("");
});
