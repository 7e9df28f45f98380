// Pictures of every screen at every size: `web/shots [languages] [screens] [sizes]` writes them to web/pictures.
import { mkdirSync } from "node:fs";
import { House } from "./house";
import { arrive, atHouse, PLACES } from "./places";
import { openBrowser, openPage, SIZES, sizes, troubles, type At, type Size } from "./visit";

const told = (at: number, all: string[]): string[] => process.argv[at]?.split(",") ?? all;
const folder = new URL("../pictures/", import.meta.url).pathname;

mkdirSync(folder, { recursive: true });
const house = await new House().open();
const browser = await openBrowser();
for (const screen of told(3, Object.keys(PLACES))) {
  for (const size of told(4, sizes) as Size[]) {
    await atHouse(PLACES[screen]!, house, (at) => take(at, screen, size));
  }
}
await browser.close();
await house.close();

/** A screen at a size, in all languages that were asked for. */
async function take(at: At, screen: string, size: Size): Promise<void> {
  const page = await openPage(browser, at, { size });
  await PLACES[screen]!.reach?.(page);
  for (const language of told(2, ["en"])) {
    await arrive(page, PLACES[screen]!, language);
    await page.screenshot({ path: `${folder}${screen}-${language}-${SIZES[size].join("x")}.png` });
  }
  if (troubles(page).length) console.log(screen, size, troubles(page));
  await page.context().close();
}
