// Dodge City: whole games with three, five and eight players; green cards, prices, a character to choose.
import type { Page } from "@playwright/test";
import { outOfReach } from "./audit";
import { asked, dealer, playByClicks } from "./hands";
import { PRICED, priced } from "./places";
import { END, HAND, HOME, LOBBY, ME, TABLE } from "./selectors";
import { expect, test } from "./stand";
import { deal, go, playNow, type Size } from "./visit";

const DODGE = ["dodge-city"];

/** A whole game by thumb: which targets, answers and cards to choose from can't be reached, each once. */
async function playAndLook(page: Page, seed: number): Promise<string[]> {
  const found = new Set<string>();
  const lit = [TABLE.aim, TABLE.answer, TABLE.choice, HAND.playable].join(", ");
  const look = async (): Promise<void> => {
    for (const each of await page.evaluate(outOfReach, lit)) found.add(each);
  };
  await playByClicks(page, dealer(seed), { deed: "tap", look });
  return [...found];
}

const games: Array<[Size, number]> = [
  ["under", 5],
  ["small", 8],
];
for (const [size, players] of games) {
  test(`Dodge City: a whole game of ${players} by thumb, ${size}`, async ({ open }) => {
    const page = await open({ size, language: "de" });
    await deal(page, "classic", "dodge", players, DODGE);
    expect(await playAndLook(page, 5)).toEqual([]);
    await expect(page.locator(END.page)).toBeVisible();
  });
}

test("three players: open roles, each knows whom to hunt, and one wins", async ({ page }) => {
  await deal(page, "classic", "three", 3, DODGE);
  await asked(page);
  await expect(page.locator(TABLE.unknown)).toHaveCount(0);
  await expect(page.locator(".goal")).toHaveText(/last life point yourself/);
  await playByClicks(page, dealer(2));
  await expect(page.locator(END.who)).toHaveText(/Deputy|Outlaw|Renegade/);
});

test("eight players bring Dodge City into the box, at a table of one's own and in Play now", async ({ open }) => {
  const page = await open();
  const eight = (panel: string) => page.locator(panel).getByRole("button", { name: "8", exact: true });
  await eight(HOME.form).click();
  await expect(page.locator(HOME.form).last()).toContainText("8 players need Dodge City");
  await page.locator(HOME.create).last().click();
  await expect(page.locator(LOBBY.chair)).toHaveCount(8);
  await expect(page.getByRole("group", { name: "With Dodge City" }).getByText("On")).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await go(page, "/");
  await page.locator(HOME.setup).first().click();
  await eight(HOME.choices).click();
  await expect(page.locator(HOME.setup).first()).toContainText("8 players · greenhorn · Dodge City");
  await playNow(page, "classic");
  await expect(page.locator(TABLE.others)).toHaveCount(7);
});

test("one of two characters is chosen, read and confirmed", async ({ page }) => {
  await deal(page, "classic", "two", 4, DODGE, { two_characters: true });
  await expect(page.locator(TABLE.choice)).toHaveCount(2);
  await expect(page.locator(ME.name)).toHaveText("To be chosen");
  const second = page.locator(TABLE.choice).nth(1);
  const name = (await second.locator(".name").innerText()).trim();
  await second.click();
  await expect(second).toHaveAttribute("aria-pressed", "true");
  await page.locator(TABLE.play).click();
  await expect(page.locator(ME.name)).toHaveText(name);
});

test("a card that costs another is paid by a tap, and the button names both", async ({ page }) => {
  await priced(page);
  await page.locator(PRICED).first().click();
  await expect(page.locator(TABLE.question)).toContainText("which card pays for it?");
  await page.locator(HAND.unchosen).first().click();
  await expect(page.locator(TABLE.play)).toContainText("price:");
  await page.keyboard.press("Escape");
  await expect(page.locator(HAND.chosen)).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.locator(HAND.chosen)).toHaveCount(0);
});
