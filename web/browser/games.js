// Whole games of each kind: by mouse, by thumb, by keyboard, and by what a screen reader says.
import assert from "node:assert/strict";
import { dealer, playByClicks, playByKeys } from "./hands.js";
import { deal, playNow } from "./house.js";
import { scene } from "./stand.js";
import { playByVoice } from "./voice.js";

/** As few players as there can be: the games are short. */
const FEW = { classic: 4, dice: 3, duel: 2 };

export function games() {
  for (const game of ["classic", "dice", "duel"]) {
    scene(`${game}: a whole game by mouse, with everything in motion`, async (open) => {
      const page = await open({ motion: "full" });
      await playNow(page, game);
      await playByClicks(page, dealer(1));
      await sawTheEnd(page);
    });
    scene(`${game}: a whole game by thumb`, async (open) => {
      const page = await open({ size: "small" });
      await deal(page, game, "thumb", FEW[game]);
      await playByClicks(page, dealer(2), { deed: "tap" });
      await sawTheEnd(page);
    });
    scene(`${game}: a whole game by the keyboard alone`, async (open) => {
      const page = await open({});
      await deal(page, game, "keyboard", FEW[game]);
      await playByKeys(page, dealer(3));
      await sawTheEnd(page);
    });
    scene(`${game}: a whole game by roles and names alone, as a screen reader tells them`, async (open) => {
      const page = await open({});
      await deal(page, game, "voice", FEW[game]);
      await playByVoice(page, game, dealer(4));
      await sawTheEnd(page);
    });
  }
}

async function sawTheEnd(page) {
  assert.match(await page.getByRole("heading", { level: 1 }).textContent(), /^Winner: /);
}
