// The guided first games: their steps, and how to take one.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { COACH, DICE, HAND, TABLE } from "./selectors";
import type { Game } from "./visit";

export interface Action {
  id: number;
  verb: string;
  card?: string;
  target?: number;
  character?: string;
  dice?: number[];
  taken?: string;
}

interface View {
  decision: { actions: Action[] };
}

export interface Step {
  /** The answer that is wanted. */
  does?: number;
  /** The card or die that is to be touched, though it can't be used. */
  touches?: string;
  /** What is on the table now. */
  view: View;
}

interface Told extends Omit<Step, "view"> {
  scenes?: Array<{ view: View }>;
}

export function steps(game: Game): Step[] {
  const file = new URL(`../src/lib/lessons/${game}.json`, import.meta.url);
  const told = JSON.parse(readFileSync(file, "utf8")) as Told[];
  return told.map((step, at) => ({
    ...step,
    view: told
      .slice(0, at + 1)
      .findLast((each) => each.scenes)!
      .scenes!.at(-1)!.view,
  }));
}

export async function arrived(page: Page, at: number): Promise<void> {
  await page.locator(`${TABLE.stage}[data-state^="${at} "]`).waitFor();
}

/** Do what a step asks for. */
export async function follow(page: Page, { touches, does, view }: Step): Promise<void> {
  // A locked card can be touched too.
  if (touches)
    await page.locator(/^\d$/.test(touches) ? DICE.die(touches) : HAND.named(touches)).click({ force: true });
  if (does === undefined) await page.locator(COACH.next).click();
  else await answer(page, view.decision.actions[does]!, view);
}

/** An answer, by the cards, dice and seats that it names. */
export async function answer(page: Page, action: Action, view: View): Promise<void> {
  const { card, target, character, dice, taken, verb } = action;
  const held = card && (await page.locator(HAND.named(card)).count());
  const ending = view.decision.actions.some((each) => each.verb === "end" || each.verb === "discard");
  const aim = target ?? character;
  if (held && ending) await page.locator(HAND.named(card)).click();
  for (const die of dice ?? []) await page.locator(DICE.die(die)).click();
  if (dice) await page.locator(TABLE.verb("roll")).click();
  else if (aim !== undefined) await page.locator(TABLE.aimAt(aim)).click();
  else if (held && ending) await page.locator(TABLE.play).click();
  else await page.locator(TABLE.verb(verb)).first().click();
  if (taken) await page.locator(TABLE.choice).nth(choiceOf(view, action)).dblclick(); // chosen, then taken
}

/** Which of the further choices it is. */
function choiceOf(view: View, { card, target, id }: Action): number {
  return view.decision.actions
    .filter((each) => each.card === card && each.target === target)
    .findIndex((each) => each.id === id);
}
