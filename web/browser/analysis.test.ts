// What a finished game has to teach: on the page of its end, in the replay, and on from there.
import type { Page } from "@playwright/test";
import { asked, finish } from "./hands";
import { END, LESSON, REPLAY, TABLE } from "./selectors";
import { expect, test } from "./stand";
import { excuse, playNow, type Game, type Size } from "./visit";

/** Where the large parts of the page of an end are. */
const rooms = (page: Page): Promise<number[]> =>
  page
    .locator(`${LESSON.win}, ${LESSON.moments}, ${LESSON.ledger}`)
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top + scrollY));

for (const [game, size, language] of [
  ["classic", "laptop", "en"],
  ["dice", "under", "de"],
  ["duel", "laptop", "es"],
] as [Game, Size, string][]) {
  test(`a game of ${game} explains itself, in ${language} at the size ${size}`, async ({ open }) => {
    const page = await open({ size, language });
    let release = (): void => undefined;
    const held = new Promise<void>((go) => (release = go));
    await page.route("**/analysis?have=*", async (route) => {
      await held;
      await route.continue();
    });
    await playNow(page, game);
    await finish(page, 3);
    await page.locator(LESSON.win).waitFor();
    const before = await rooms(page);
    release();
    await page.waitForSelector(END.lesson);
    const after = await rooms(page);
    after.slice(0, 2).forEach((top, at) => expect(Math.abs(top - before[at]!)).toBeLessThanOrEqual(1));
    await expect(page.locator(LESSON.moments).locator("ol > li")).toHaveCount(3);
    await expect(page.locator(LESSON.ledger).locator("section").last().locator("li")).toHaveCount(
      await page.locator(".cast .mug").count(),
    );
    await page.locator(LESSON.table).locator("summary").click();
    expect(await page.locator(LESSON.table).locator("tbody tr").count()).toBeGreaterThan(2);
  });
}

test("the curve is read by keyboard and by mouse, and leads into the replay", async ({ page }) => {
  await playNow(page, "classic");
  await finish(page, 3);
  await page.waitForSelector(END.lesson);
  await page.locator(LESSON.plot).focus();
  for (let step = 0; step < 30; step++) await page.keyboard.press("ArrowLeft");
  await expect(page.locator(LESSON.told)).toContainText("%");
  const first = await page.locator(LESSON.told).innerText();
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(LESSON.told)).not.toHaveText(first);
  const second = await page.locator(LESSON.told).innerText();
  const box = (await page.locator(LESSON.plot).boundingBox())!;
  await page.mouse.click(box.x + box.width * 0.6, box.y + box.height - 40);
  await expect(page.locator(LESSON.told)).not.toHaveText(second);
  const shown = page.locator(LESSON.moment).first().getByRole("link");
  const number = /#(\d+)-/.exec((await shown.getAttribute("href"))!)![1]!;
  await shown.click();
  await page.waitForSelector(REPLAY.timeline);
  await expect(page.locator(REPLAY.now)).toContainText(`Action ${number} of`);
  await expect(page.getByRole("button", { name: "Analysis", pressed: true }).first()).toBeVisible();
  await page.keyboard.press("Shift+ArrowLeft");
  await expect(page.locator(REPLAY.now)).not.toContainText(`Action ${number} of`);
});

test("one tries again from an own choice, against bots of a level that one chooses", async ({ page }) => {
  await playNow(page, "classic");
  await finish(page, 3);
  await page.waitForSelector(END.lesson);
  await page.locator(END.replay).click();
  await page.waitForSelector(REPLAY.timeline);
  await page.keyboard.press("a");
  const again = page.getByRole("button", { name: "Try again" });
  for (let step = 0; step < 40 && !(await again.isVisible()); step++) await page.keyboard.press("ArrowRight");
  await again.click();
  await expect(page.locator(REPLAY.playOn)).toContainText("Then:");
  await page.locator(REPLAY.playOn).getByRole("button", { name: "greenhorn" }).click();
  await page.locator(REPLAY.playOn).locator("[type=submit]").click();
  await page.waitForSelector(TABLE.stage);
  expect(await asked(page)).toBe(true);
});

test("a game that could not be looked at is looked at once more", async ({ page }) => {
  excuse(page, /analysis/);
  await page.route("**/analysis?have=*", (route) =>
    route.fulfill({ status: 409, json: { code: "house-no-analysis", details: {} } }),
  );
  await playNow(page, "dice");
  await finish(page, 3);
  await expect(page.locator(LESSON.win)).toContainText("Couldn’t look at this game");
  await page.unroute("**/analysis?have=*");
  await page.getByRole("button", { name: "Try once more" }).click();
  await page.waitForSelector(END.lesson);
});
