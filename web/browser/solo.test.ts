// Alone with bots: a hint, taking back, the rest without pauses; marks of roles; a replay without spoilers.
import { asked, dealer, finish, playUntil, rush } from "./hands";
import { House, somePort } from "./house";
import { END, LESSON, REPLAY, TABLE } from "./selectors";
import { expect, test } from "./stand";
import { deal, excuse, go, playNow, type Game, type Size } from "./visit";

const HINT = '[data-place="hint"]';
const HINTS = '[data-place="hints"] button';
/** A game in which I am shot down and have nothing to answer. */
const OUT = "h1";
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

for (const [game, size, word, targets] of [
  ["classic", "under", "w9", TABLE.end],
  ["dice", "laptop", "w3", TABLE.aim],
] as [Game, Size, string, string][]) {
  test(`a tap on a hint at ${game} chooses whom it names too, and a second one on them plays it`, async ({ open }) => {
    const page = await open({ size });
    await deal(page, game, word, 5);
    await playUntil(page, `${targets} >> visible=true`, dealer(3));
    await page.locator(HINT).click();
    await page
      .locator(HINTS, { hasText: /against|Shoot/ })
      .first()
      .click();
    const chosen = page.locator(TABLE.chosenSeat);
    await expect(chosen).toHaveCount(1);
    await expect(page.locator(TABLE.play)).toBeVisible();
    const state = await page.locator(TABLE.stage).getAttribute("data-state");
    await page.keyboard.press("Escape");
    await expect(chosen).toHaveCount(0);
    await page
      .locator(HINTS, { hasText: /against|Shoot/ })
      .first()
      .click();
    await chosen.locator("[data-tap]").click();
    await expect(page.locator(TABLE.stage)).not.toHaveAttribute("data-state", state!);
    await expect(page.locator(TABLE.log, { hasText: "You ask for a hint" })).toHaveCount(1);
  });
}

/** Runs in the page: where a replay shows the last decision of mine in the newest game. */
async function lastDecision(): Promise<string> {
  const [{ id, seat }] = (await (await fetch("/api/games")).json()) as [{ id: string; seat: number }];
  const replay = await fetch(`/api/games/${id}/replay?seat=${seat}`);
  const { views } = (await replay.json()) as { views: Array<{ deciding: number | null }> };
  return `/games/${id}#${views.findLastIndex(({ deciding }) => deciding === seat)}`;
}

test("who is out lets the bots play the rest without pauses", async ({ open }) => {
  const house = await new House().open(somePort());
  try {
    const page = await open({}, house);
    await deal(page, "classic", OUT, 5);
    await rush(page, 3);
    const moment = await page.evaluate(lastDecision);
    excuse(page, /ERR_CONNECTION_(REFUSED|RESET)/);
    await house.stop("SIGINT");
    await house.reopen({ SIXGUN_BOT_PAUSE: "3600" });
    await go(page, moment);
    await page.waitForSelector(REPLAY.timeline);
    await page.keyboard.press("p");
    await page.locator(REPLAY.playOn).locator("[type=submit]").click();
    await page.locator(TABLE.foregone).click();
    await page.locator(TABLE.hurry).click();
    await page.waitForSelector(END.page);
  } finally {
    await house.close();
  }
});

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
  await finish(page, 3);
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
