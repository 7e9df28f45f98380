// Puzzles: answered with the gestures of the table, judged once, and kept with the guest.
import type { Page } from "@playwright/test";
import { PUZZLE } from "./selectors";
import { expect, test } from "./stand";
import { answer, type Action } from "./steps";
import { go } from "./visit";

interface Puzzle {
  id: string;
  game: string;
  theme: string;
}

interface Shown extends Puzzle {
  view: { decision: { actions: Action[] } };
}

/** What the house says to this page; with a token, to a stranger. */
async function ask<T>(page: Page, path: string, body?: unknown, token?: string): Promise<T> {
  return page.evaluate(
    async ([path, body, token]) => {
      const stranger = token === undefined ? {} : { credentials: "omit" as const };
      const headers = { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) };
      const post = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
      return (await (await fetch(path, { headers, ...stranger, ...post })).json()) as T;
    },
    [path, body, token] as const,
  );
}

/** The puzzles of a game, each with what it shows. */
async function some(page: Page, game: string, theme: string): Promise<Shown> {
  const { puzzles } = await ask<{ puzzles: Puzzle[] }>(page, "/api/puzzles");
  return ask<Shown>(page, `/api/puzzles/${puzzles.find((each) => each.game === game && each.theme === theme)!.id}`);
}

/** The best answer, as strangers find out who try them all: a first answer counts. */
async function bestOf(page: Page, { id, view }: Shown): Promise<number> {
  for (const action of view.decision.actions) {
    const { token } = await ask<{ token: string }>(page, "/api/guests", {}, "");
    const told = await ask<{ verdict: string }>(page, `/api/puzzles/${id}`, { action: action.id }, token);
    if (told.verdict === "right") return action.id;
  }
  throw new Error(`no answer to ${id} is right`);
}

for (const [game, theme, size, language] of [
  ["classic", "keep", "laptop", "en"],
  ["dice", "stop", "under", "de"],
  ["duel", "answer", "laptop", "es"],
] as const) {
  test(`a puzzle of ${game} in ${language} is answered at its table and explained`, async ({ open }) => {
    const page = await open({ size, language });
    const puzzle = await some(page, game, theme);
    await go(page, `/puzzles/${puzzle.id}`);
    await page.locator(PUZZLE.page).waitFor();
    const plain = puzzle.view.decision.actions.find(({ verb }) => ["end", "stop", "pass"].includes(verb))!;
    await answer(page, plain, puzzle.view);
    await page.locator(PUZZLE.verdict).waitFor();
    expect(await page.locator(PUZZLE.option).count()).toBeGreaterThan(1);
    if (size === "under") {
      await page.locator(PUZZLE.fold).click();
      await page.locator(PUZZLE.low).waitFor();
    }
    await page.keyboard.press("n");
    await expect(page).not.toHaveURL(new RegExp(puzzle.id));
    await page.locator(PUZZLE.page).waitFor();
  });
}

test("the puzzle of the day begins a streak, and is the same on a phone", async ({ open }) => {
  const page = await open({ size: "phone" });
  await page.getByRole("link", { name: "Puzzle of the day" }).click();
  await page.locator(PUZZLE.daily).waitFor();
  const { daily } = await ask<{ daily: string }>(page, "/api/puzzles");
  const shown = await ask<Shown>(page, `/api/puzzles/${daily}`);
  await ask(page, `/api/puzzles/${daily}`, { action: await bestOf(page, shown) });
  await page.reload();
  await expect(page.locator(PUZZLE.done)).toHaveCount(1);
});

test("all puzzles are found by theme", async ({ page }) => {
  await go(page, "/puzzles");
  await page.locator(PUZZLE.theme).first().waitFor();
  await page.getByRole("button", { name: "The Duel" }).click();
  await page.locator(PUZZLE.theme).first().click();
  await expect(page.locator(PUZZLE.page)).toHaveAttribute("data-game", "duel");
});
