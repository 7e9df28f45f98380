// The four pictures of the README, the same each time (docs/pictures), and the icon as pictures (web/public).
import { mkdirSync, readFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import { dealer, playUntil } from "./hands";
import { House } from "./house";
import { DICE, HAND, TABLE } from "./selectors";
import { deal, openBrowser, openPage, type Size } from "./visit";

const WEB = new URL("..", import.meta.url);
const folder = new URL("../docs/pictures/", WEB).pathname;

/** Each with its size, and how to get there. */
const PICTURES: Record<string, [Size, (page: Page) => Promise<void>]> = {
  home: ["laptop", async () => undefined],
  classic: [
    "laptop",
    async (page) => {
      await deal(page, "classic", "gallery", 6);
      await playUntil(page, TABLE.inPlay, dealer(4));
      await playUntil(page, TABLE.end, dealer(4));
      await page.locator(HAND.like("bang")).first().click();
    },
  ],
  dice: [
    "phone",
    async (page) => {
      await deal(page, "dice", "gallery", 5);
      await playUntil(page, DICE.kept, dealer(1));
      await page.locator(DICE.kept).first().tap();
    },
  ],
  duel: [
    "laptop",
    async (page) => {
      await deal(page, "duel", "gallery");
      await playUntil(page, `${TABLE.worn} >> nth=1`, dealer(2));
      await playUntil(page, HAND.red, dealer(2));
      await playUntil(page, TABLE.end, dealer(2));
      await page.locator(HAND.red).first().click();
    },
  ],
};

mkdirSync(folder, { recursive: true });
const house = await new House().open();
const browser = await openBrowser();
for (const [name, [size, reach]] of Object.entries(PICTURES)) {
  const page = await openPage(browser, house, { size, deviceScaleFactor: size === "phone" ? 2 : 1 });
  await reach(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: `${folder}${name}.png` });
  await page.context().close();
}
await drawIcons(browser);
await browser.close();
await house.close();

/** The icon to the edge, as phones cut its corners themselves; what matters lies within the circle that all leave. */
async function drawIcons(browser: Browser): Promise<void> {
  const svg = readFileSync(new URL("public/icon.svg", WEB), "utf8");
  for (const size of [180, 192, 512]) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<body style="margin:0;padding:8%;background:#15100d;overflow:hidden">${svg}</body>`);
    await page.screenshot({ path: new URL(`public/icon-${size}.png`, WEB).pathname });
    await page.close();
  }
}
