// What one might regret: the end of a turn can be taken back, nothing is asked without a choice, guesses stay mine.
import { asked, dealer, playUntil } from "./hands";
import { HAND, TABLE, WHO } from "./selectors";
import { expect, test } from "./stand";
import { deal } from "./visit";

const MY_TURN = `${TABLE.end} >> visible=true`;

test("the cards to discard are chosen before the turn ends, and one can go back", async ({ page }) => {
  await deal(page, "classic", "reach");
  await playUntil(page, MY_TURN, dealer(1));
  const cards = await page.locator(HAND.card).count();
  await page.locator(TABLE.end).click();
  await page.locator(HAND.card).first().click();
  await page.keyboard.press("Escape");
  await expect(page.locator(HAND.chosen)).toHaveCount(0);
  await page.locator(TABLE.end).click();
  for (const at of [0, 1]) await page.locator(HAND.card).nth(at).click();
  const [first] = await page.locator(HAND.chosen).evaluateAll((all) => all.map((each) => each.dataset.card!));
  await page.locator(TABLE.play).click();
  await expect(page.locator(HAND.named(first!))).toHaveCount(0);
  await expect(page.locator(HAND.card)).toHaveCount(cards - 2);
});

test.describe("where questions answer themselves", () => {
  test.use({ visit: { alone: true } });

  test("nobody is asked without a choice", async ({ page }) => {
    await deal(page, "classic", "reach");
    await playUntil(page, TABLE.foregone, dealer(1));
    const state = await page.locator(TABLE.stage).getAttribute("data-state");
    await expect(page.locator(TABLE.stage)).not.toHaveAttribute("data-state", state!);
  });
});

test("a guess stays on its seat, and nobody else sees it", async ({ page }) => {
  await deal(page, "classic", "reach");
  await asked(page);
  await page.keyboard.press("g");
  await page.locator(WHO.guess("outlaw")).first().click();
  await page.keyboard.press("Escape");
  await expect(page.locator(WHO.guessed)).toHaveCount(1);
  await page.reload();
  await expect(page.locator(WHO.guessed)).toHaveCount(1);
});
