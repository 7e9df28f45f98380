// Alone with bots: a hint, taking back, the rest without pauses; marks of roles; a replay without spoilers.
import { asked, dealer, playUntil, rush } from "./hands";
import { END, LESSON, REPLAY, TABLE } from "./selectors";
import { expect, test } from "./stand";
import { playNow, type Game, type Size } from "./visit";

const HINT = '[data-place="hint"]';
const HINTS = '[data-place="hints"] button';
const WHO = '[data-place="who"]';

for (const [game, size] of [
  ["classic", "laptop"],
  ["dice", "under"],
] as [Game, Size][]) {
  test(`a hint at ${game} names the best with their chances, and is noted, at the size ${size}`, async ({ open }) => {
    const page = await open({ size });
    await playNow(page, game);
    await asked(page);
    await page.locator(HINT).click();
    await page.locator(HINTS).first().waitFor();
    await expect(page.locator(HINTS).first()).toContainText("best");
    await expect(page.locator(HINTS).first()).toContainText("%");
    await page.keyboard.press("h");
    await expect(page.locator(HINTS)).toHaveCount(0);
    await rush(page, 3);
    await expect(page.locator(END.page)).toContainText("Hints: 1");
  });
}

test("what revealed nothing is taken back", async ({ page }) => {
  await playNow(page, "classic");
  await playUntil(page, '[data-place="undo"]', dealer(5), 150);
  const before = await page.locator(TABLE.stage).getAttribute("data-state");
  await page.locator('[data-place="undo"]').click();
  await expect(page.locator(TABLE.stage)).not.toHaveAttribute("data-state", before!);
  await rush(page, 3);
  await expect(page.locator(END.page)).toContainText("Taken back: 1");
});

test("marks of roles are scored at the end", async ({ page }) => {
  await playNow(page, "classic");
  await asked(page);
  await page.keyboard.press("g");
  const outlaw = page.locator(`${WHO} .guess`).first().getByRole("button", { name: "Outlaw" });
  await outlaw.click();
  await outlaw.click();
  await expect(outlaw).toHaveAccessibleName("Outlaw, likely");
  await page.keyboard.press("Escape");
  await rush(page, 3);
  await page.waitForSelector(END.lesson);
  await expect(page.locator(LESSON.ledger)).toContainText("Who read best?");
  await expect(page.locator(LESSON.ledger)).toContainText("a careful observer");
});

test("a replay without spoilers tells nothing of what comes later", async ({ page }) => {
  await playNow(page, "classic");
  await rush(page, 3);
  await page.locator(END.replay).click();
  await page.waitForSelector(REPLAY.timeline);
  await page.getByRole("button", { name: "Without spoilers" }).click();
  await expect(page.locator(REPLAY.now)).not.toContainText("of");
  await expect(page.locator(`${REPLAY.timeline} .dead`)).toHaveCount(0);
  await page.locator('[data-place="seat"]').first().waitFor();
  await expect(page.locator('[data-place="seat"] .role.unknown').first()).toBeAttached();
  await page.keyboard.press("End");
  await expect(page.locator(`${REPLAY.timeline} .dead`)).not.toHaveCount(0);
});
