// Reloads, a network that is cut, a house that is killed: the game goes on, and so does what one was choosing.
import type { Page } from "@playwright/test";
import { asked, dealer, playUntil, rush } from "./hands";
import { House, somePort } from "./house";
import { FRAME, HAND, TABLE } from "./selectors";
import { expect, test } from "./stand";
import { deal, excuse } from "./visit";

const CHOOSABLE = `${TABLE.end} >> visible=true`;

/** A card of the hand, chosen but not yet played. */
async function choose(page: Page): Promise<string> {
  await playUntil(page, HAND.playable, dealer(1));
  await playUntil(page, CHOOSABLE, dealer(1));
  await page.locator(HAND.playable).first().click();
  return (await page.locator(HAND.chosen).getAttribute("data-card"))!;
}

const lines = (page: Page): Promise<string[]> => page.locator(TABLE.log).allInnerTexts();

/** The connection is lost, and everybody sees it; then it is there again, with the card still chosen. */
async function survive(page: Page, chosen: string, back: () => Promise<unknown>): Promise<void> {
  await page.waitForSelector(FRAME.lost);
  await expect(page.locator(TABLE.mine), "nothing can be answered without a connection").toHaveCount(0);
  await back();
  await page.waitForSelector(FRAME.lost, { state: "detached" });
  expect(await asked(page)).toBe(true);
  await expect(page.locator(HAND.chosen)).toHaveAttribute("data-card", chosen);
}

test("a reload in the middle: the same game, the same log, and on to the end", async ({ page }) => {
  await deal(page, "duel", "reload");
  await playUntil(page, CHOOSABLE, dealer(1));
  const before = await lines(page);
  await page.reload();
  await asked(page);
  expect(await lines(page)).toEqual(before);
  await rush(page, 2);
});

test("a network cut shows itself, keeps what I was choosing, and heals", async ({ page }) => {
  await deal(page, "classic", "cut");
  const chosen = await choose(page);
  const before = await lines(page);
  excuse(page, /ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await survive(page, chosen, () => page.context().setOffline(false));
  expect(await lines(page)).toEqual(before);
  await rush(page, 3);
});

test("the house is killed in the middle and opened again: nothing is lost", async ({ open }) => {
  const house = await new House().open(somePort());
  try {
    const page = await open({}, house);
    await deal(page, "classic", "killed");
    const chosen = await choose(page);
    const before = await lines(page);
    excuse(page, /ERR_CONNECTION_(REFUSED|RESET)/);
    await house.stop("SIGKILL");
    await survive(page, chosen, () => house.reopen());
    expect(await lines(page)).toEqual(before);
    await rush(page, 4);
    await page.close(); // it still asks for the analysis, which the house can't send any more
  } finally {
    await house.close();
  }
});
