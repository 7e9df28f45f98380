// Screenshots of every screen at every size: `PYTHON=… node shots.js [languages] [screens]` writes them to shots/.
import { mkdirSync } from "node:fs";
import { asked, click, dealer, playByClicks } from "./browser/hands.js";
import { openBrowser, openHouse, openPage, playNow, SIZES } from "./browser/house.js";

const languages = (process.argv[2] ?? "en").split(",");
const wanted = process.argv[3]?.split(",");
const sizes = (process.argv[4] ?? Object.keys(SIZES).join()).split(",");
const folder = new URL("shots/", import.meta.url).pathname;

async function begun(page, game, clicks) {
  await playNow(page, game);
  const pick = dealer(7);
  for (let at = 0; at < clicks && (await asked(page)); at++) await click(page, pick);
  await asked(page);
}

const SCREENS = {
  home: async () => undefined,
  lobby: async (page) => {
    await page.locator(".panel .btn.primary").last().click();
    await page.waitForSelector(".lobby");
  },
  classic: (page) => begun(page, "classic", 5),
  chosen: async (page) => {
    await begun(page, "classic", 3);
    await page
      .locator(".hand .card:not(.no)")
      .first()
      .click()
      .catch(() => undefined);
  },
  dice: (page) => begun(page, "dice", 3),
  duel: (page) => begun(page, "duel", 6),
  end: async (page) => {
    await playNow(page, "dice");
    await playByClicks(page, dealer(3));
  },
  replay: async (page) => {
    await SCREENS.end(page);
    await page.locator('a[href^="/games/"]').click();
    await page.waitForSelector(".timeline");
    for (let step = 0; step < 25; step++) await page.keyboard.press("ArrowRight");
  },
  rules: async (page) => {
    await page.goto(new URL("/rules/classic#classic.jail", page.url()).href);
    await page.waitForSelector(".clause");
  },
  board: async (page) => {
    await playNow(page, "classic");
    await page.goto(`${page.url()}/board`);
    await page.waitForSelector(".board .seat");
  },
};

mkdirSync(folder, { recursive: true });
const house = await openHouse();
const browser = await openBrowser();
for (const language of languages) {
  for (const [screen, reach] of Object.entries(SCREENS).filter(([name]) => !wanted || wanted.includes(name))) {
    for (const size of sizes) {
      const page = await openPage(browser, house, { size, language });
      await reach(page);
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: `${folder}${screen}-${language}-${SIZES[size].join("x")}.png` });
      if (page.troubles.length) console.log(screen, language, size, page.troubles);
      await page.context().close();
    }
  }
}
await browser.close();
await house.close();
