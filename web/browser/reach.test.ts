// A game at a full table, at every size: all that can be aimed at is in the picture, and so is a way to the log.
import type { Page } from "@playwright/test";
import { outOfReach } from "./audit";
import { asked, click, dealer } from "./hands";
import { House, WITH_TOY } from "./house";
import { HAND, TABLE } from "./selectors";
import { expect, test } from "./stand";
import { deal, isPhone, SIZES, sizes, type Size } from "./visit";

const CLICKS = 25;

/** Choose each card that can be played in my turn, and put it back: which of its targets can't be reached? */
async function aim(page: Page): Promise<string[]> {
  // A second click on a card that is chosen would play it.
  if ((await page.locator(HAND.chosen).count()) || !(await page.locator(TABLE.end).count())) return [];
  const cards = await page.locator(HAND.playable).evaluateAll((all) => all.map((card) => card.dataset.card!));
  const found: string[] = [];
  for (const card of cards) {
    await page.locator(HAND.named(card)).click();
    await page.locator(HAND.chosen).waitFor();
    found.push(...(await page.evaluate(outOfReach, TABLE.aim)));
    await page.locator(HAND.named(card)).press("Escape");
    await page.locator(HAND.chosen).waitFor({ state: "detached" });
  }
  return found;
}

/** What can't be reached while a game is played: each thing once. */
async function play(page: Page, size: Size): Promise<string[]> {
  const found = new Set<string>();
  const pick = dealer(7);
  for (let clicks = 0; clicks < CLICKS && (await asked(page)); clicks++) {
    for (const each of await aim(page)) found.add(`target ${each}`);
    const ways = await page.locator(TABLE.toLog).count();
    const lost = await page.evaluate(outOfReach, TABLE.toLog);
    if (lost.length === ways) found.add(`no way to the log: ${lost.join(" · ").replace(/: .*/, "")}`);
    await click(page, pick, isPhone(size) ? "tap" : "click");
  }
  return [...found];
}

for (const size of sizes) {
  test(`seven players at ${SIZES[size].join("×")}: every target and the log can be tapped`, async ({ open }) => {
    const page = await open({ size });
    await deal(page, "classic", "reach", 7);
    expect(await play(page, size)).toEqual([]);
  });
}

test("eight players under a browser's bars: every target and the log can be tapped", async ({ open }) => {
  const house = await new House(WITH_TOY).open();
  try {
    const page = await open({ size: "under" }, house);
    await deal(page, "classic", "reach", 8, ["toy"]);
    const found = await play(page, "under");
    await page.context().close();
    expect(found).toEqual([]);
  } finally {
    await house.close();
  }
});

test("eight players of the dice game at 360×640: every target and the log can be tapped", async ({ open }) => {
  const page = await open({ size: "small" });
  await deal(page, "dice", "reach", 8);
  expect(await play(page, "small")).toEqual([]);
});

test("what can't be reached would be found", async ({ page }) => {
  await deal(page, "classic", "reach", 7);
  await asked(page);
  expect(await page.evaluate(outOfReach, TABLE.toLog)).not.toContainEqual(expect.stringMatching(/^covered/));
  await page.evaluate(() => {
    const lid = document.body.appendChild(document.createElement("div"));
    lid.style.cssText = "position:fixed;inset:0;background:#000";
  });
  expect(await page.evaluate(outOfReach, TABLE.toLog)).toContainEqual(expect.stringMatching(/^covered/));
});
