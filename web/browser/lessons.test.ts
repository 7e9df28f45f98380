// The guided first games: whoever does what the words ask for gets to the end; who doesn't is told what to do.
import { COACH, FRAME, TABLE } from "./selectors";
import { expect, test } from "./stand";
import { answer, arrived, follow, steps } from "./steps";
import { go } from "./visit";

for (const [game, size, language] of [
  ["classic", "laptop", "de"],
  ["dice", "small", "es"],
  ["duel", "phone", "en"],
] as const) {
  test(`the guided first game of ${game} in ${language}`, async ({ open }) => {
    const page = await open({ size, language });
    await go(page, `/learn/${game}`);
    const all = steps(game);
    for (const [at, step] of all.slice(0, -1).entries()) {
      await arrived(page, at);
      await follow(page, step);
    }
    await arrived(page, all.length - 1);
    await page.locator(game === "dice" ? COACH.alone : COACH.on).click();
    await page.waitForSelector(TABLE.ask);
  });
}

test("who does something else in a guided game is told what to do, and nothing is lost", async ({ page }) => {
  await go(page, "/learn/dice");
  const all = steps("dice");
  const first = all.findIndex((step) => step.does !== undefined);
  for (const [at, step] of all.slice(0, first).entries()) {
    await arrived(page, at);
    await follow(page, step);
  }
  await arrived(page, first);
  const { view, does } = all[first]!;
  const wrong = view.decision.actions.find(({ id, dice }) => id !== does && dice?.length === 1)!;
  await answer(page, wrong, view);
  await page.locator(COACH.astray).waitFor();
  await expect(page.locator(FRAME.main)).toHaveAttribute("data-state", new RegExp(`^${first} true`));
});
