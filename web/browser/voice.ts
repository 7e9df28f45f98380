// A game by ear: nothing is found but by its role and its name, as a screen reader tells them.
import { expect, type Locator, type Page } from "@playwright/test";
import type { Pick } from "./hands";
import { PATIENCE, type Game } from "./visit";

const CARD = /^[^,]+, ((10|[2-9JQKA]) )?[^.]+\. /;
const DISTANCE = /distance \d/;

export async function playByVoice(page: Page, game: Game, pick: Pick, most = 600): Promise<void> {
  await landmarks(page);
  const heard = new Set<string | null>();
  for (let answers = 0; answers < most; answers++) {
    if (!(await question(page))) return hearLog(heard);
    await answer(page, game, pick);
    heard.add(await page.getByRole("log").textContent());
  }
  throw new Error(`the game was not over after ${most} answers`);
}

/** The places that a screen reader can jump to, each once. */
async function landmarks(page: Page): Promise<void> {
  for (const role of ["banner", "main", "navigation", "complementary"] as const)
    await expect(page.getByRole(role)).toHaveCount(1);
  for (const name of ["Table", "What is yours"])
    await expect(page.getByRole("region", { name, exact: true })).toHaveCount(1);
  await expect(page.getByRole("log")).toHaveAttribute("aria-live", "polite");
  await expect(page.getByRole("alert")).toHaveAttribute("aria-live", "assertive");
}

/** Wait until I am asked, which is read out at once; false when the game is over. */
async function question(page: Page): Promise<boolean> {
  const asked = page.getByRole("region", { name: "Your decision" });
  const over = page.getByRole("heading", { level: 1, name: /^(You win!|You lost|Shot down)$/ });
  await asked.or(over).first().waitFor();
  if (await over.count()) return false;
  expect(await page.getByRole("alert").textContent()).toMatch(/[.?!] (One answer|\d+ answers)\.$/);
  return true;
}

/** One answer: what is asked for most closely comes first. */
async function answer(page: Page, game: Game, pick: Pick): Promise<void> {
  const before = await page.getByRole("main").ariaSnapshot();
  const button = await choose(page, game, pick);
  const name = await nameOf(button);
  await button.press("Enter");
  await changed(page, before, name);
}

async function choose(page: Page, game: Game, pick: Pick): Promise<Locator> {
  const region = page.getByRole("region", { name: "Your decision" });
  const hand = page.getByRole("group", { name: /^Your hand/ });
  const targets = page.getByRole("button", { name: /^(Aim|Beer|Choose)[,:] (?!(10|[2-9JQKA]) )/ }); // not the card Beer
  const cards = hand.getByRole("button", { disabled: false, pressed: false });
  const ways = [
    page.getByRole("group", { name: "Choose" }).getByRole("button", { pressed: true }),
    page.getByRole("group", { name: "Choose" }).getByRole("button"),
    targets,
    page.getByRole("group", { name: "Your decision" }).getByRole("button"),
    region.getByRole("button", { name: /^(Play|Discard|Roll \d|End the turn discard)/, disabled: false }),
    cards,
    ...(pick(3)
      ? [page.getByRole("group", { name: "Dice" }).getByRole("button", { disabled: false, pressed: false })]
      : []),
    region.getByRole("button", { disabled: false }),
  ];
  for (const way of ways) {
    const count = await way.count();
    if (!count) continue;
    const button = way.nth(pick(count));
    const name = await nameOf(button);
    if (way === cards) expect(name, "a card says what it is and does").toMatch(CARD);
    if (way === targets && game !== "duel" && !/, you\./.test(name)) expect(name).toMatch(DISTANCE);
    return button;
  }
  throw new Error(`no answer has a name: ${await page.getByRole("main").ariaSnapshot()}`);
}

async function nameOf(button: Locator): Promise<string> {
  return /button "(.*)"/.exec((await button.ariaSnapshot()).replaceAll("''", "'"))?.[1] ?? "";
}

/** Wait until something sounds different. */
async function changed(page: Page, before: string, what: string): Promise<void> {
  for (const end = Date.now() + PATIENCE; Date.now() < end;) {
    if ((await page.getByRole("main").ariaSnapshot()) !== before) return;
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  throw new Error(`${what} did nothing`);
}

function hearLog(heard: Set<string | null>): void {
  expect(heard.size, "the log is read out").toBeGreaterThan(3);
}
