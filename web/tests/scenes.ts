// Real views to test with: those of the guided first games.
import classic from "../src/lib/lessons/classic.json";
import dice from "../src/lib/lessons/dice.json";
import duel from "../src/lib/lessons/duel.json";
import type { GameName, LessonStep, View } from "../src/lib/views";

export const LESSONS: Record<GameName, LessonStep[]> = { classic, dice, duel };

/** The table as a step of a guided game shows it. */
export function viewOf(game: GameName, words?: string): View {
  const steps = LESSONS[game];
  const at = words === undefined ? 0 : steps.findIndex((step) => step.words === words);
  return steps
    .slice(0, at + 1)
    .findLast((step) => step.scenes)!
    .scenes!.at(-1)!.view;
}
