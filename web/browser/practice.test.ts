// Alone with bots: on from the middle of a finished game, in a role that one wishes for; what of it counts.
import { asked, finish, rush } from "./hands";
import { END, HOME, REPLAY, SALOON, TABLE } from "./selectors";
import { expect, test } from "./stand";
import { go, playNow, type Game, type Size } from "./visit";

for (const [game, size, language] of [
  ["classic", "small", "es"],
  ["dice", "laptop", "en"],
  ["duel", "under", "de"],
] as [Game, Size, string][]) {
  test(`on from the middle of a finished game of ${game} to another end, in ${language}`, async ({ open }) => {
    const page = await open({ size, language });
    await playNow(page, game);
    await finish(page, 3);
    await page.locator(END.replay).click();
    await page.waitForSelector(REPLAY.timeline);
    for (let step = 0; step < 5; step++) await page.keyboard.press("ArrowRight");
    const replay = page.url();
    await page.locator(REPLAY.on).click();
    await page.locator(REPLAY.playOn).getByRole("combobox").selectOption({ index: 1 });
    await page.locator(REPLAY.playOn).locator("[type=submit]").click();
    await page.waitForSelector(TABLE.stage);
    await rush(page, 5);
    const back = page.locator(`a[href="${new URL(replay).pathname}#5"]`);
    await expect(back).toBeVisible();
    await page.locator(".acts-col .btn.primary").click();
    await asked(page);
  });
}

test("by keyboard: p plays on from the moment that is shown, and the end of a game has nothing to play", async ({
  page,
}) => {
  await playNow(page, "dice");
  await finish(page, 4);
  await page.locator(END.replay).click();
  await page.waitForSelector(REPLAY.timeline);
  await page.keyboard.press("End");
  await page.keyboard.press("p");
  await expect(page.locator(REPLAY.on)).toBeDisabled();
  await expect(page.locator(REPLAY.playOn)).toHaveCount(0);
  await page.keyboard.press("Home");
  await page.keyboard.press("p");
  await page.locator(REPLAY.playOn).waitFor();
  await page.keyboard.press("Escape");
  await expect(page.locator(REPLAY.playOn)).toHaveCount(0);
  await page.keyboard.press("p");
  await page.keyboard.press("Enter");
  await page.waitForSelector(TABLE.stage);
  await rush(page, 2);
  await go(page, "/me");
  await expect(page.locator(SALOON.games)).toHaveCount(2);
  await expect(page.locator(SALOON.games).first()).toContainText("played on");
  await page.getByText("of 1 ·").waitFor();
});

test("who plays alone gets the role that they wish for, and it is remembered", async ({ page }) => {
  await page.locator(HOME.setup).first().click();
  await page.getByRole("button", { name: "Renegade" }).click();
  await page.reload();
  await expect(page.locator(HOME.setup).first()).toContainText("Renegade");
  await playNow(page, "classic");
  await asked(page);
  await expect(page.locator(TABLE.own).first()).toBeVisible();
  await expect(page.locator('[data-place="me"]')).toContainText("Renegade");
});

test("my saloon shows the games that a filter leaves", async ({ page }) => {
  await playNow(page, "dice");
  await finish(page, 3);
  await go(page, "/");
  await playNow(page, "duel");
  await finish(page, 3);
  await go(page, "/me");
  await expect(page.locator(SALOON.games)).toHaveCount(2);
  await page.locator(SALOON.filter).getByLabel("Game").selectOption({ label: "The Duel" });
  await expect(page.locator(SALOON.games)).toHaveCount(1);
  await page.locator(SALOON.filter).getByLabel("Company").selectOption({ label: "with people" });
  await expect(page.locator(SALOON.games)).toHaveCount(0);
  await page.locator(SALOON.filter).getByRole("button").click();
  await expect(page.locator(SALOON.games)).toHaveCount(2);
});
