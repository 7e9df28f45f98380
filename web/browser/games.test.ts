// Whole games of each kind: by mouse, by thumb, by keyboard, and by what a screen reader says.
import type { Page } from "@playwright/test";
import { dealer, playByClicks, playByKeys } from "./hands";
import { expect, test } from "./stand";
import { deal, GAMES, type Game } from "./visit";
import { playByVoice } from "./voice";

/** As few players as there can be, and characters: the games are short. */
const FEW = { classic: 4, dice: 3, duel: 2 };
const short = (page: Page, game: Game, word: string): Promise<void> =>
  deal(page, game, word, FEW[game], undefined, game === "duel" ? { characters: 3 } : {});

for (const game of GAMES) {
  test.describe("in motion", () => {
    test.use({ visit: { motion: "full" } });
    test(`${game}: a whole game by mouse, with everything in motion`, async ({ page }) => {
      await short(page, game, "mouse");
      await playByClicks(page, dealer(1));
      await sawTheEnd(page);
    });
  });

  test.describe("on a phone", () => {
    test.use({ visit: { size: "small" } });
    test(`${game}: a whole game by thumb`, async ({ page }) => {
      await short(page, game, "thumb");
      await playByClicks(page, dealer(2), { deed: "tap" });
      await sawTheEnd(page);
    });
  });

  test(`${game}: a whole game by the keyboard alone`, async ({ page }) => {
    await short(page, game, "keyboard");
    await playByKeys(page, dealer(3));
    await sawTheEnd(page);
  });

  test(`${game}: a whole game by roles and names alone, as a screen reader tells them`, async ({ page }) => {
    await short(page, game, "voice");
    await playByVoice(page, game, dealer(4));
    await sawTheEnd(page);
  });
}

async function sawTheEnd(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^(You win!|You lost|Shot down)$/);
}
