// Every screen in three languages at five sizes: nothing cut off, covered, too small, too faint, or hard for
// some people.
import { readFileSync } from "node:fs";
import type { CDPSession, Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";
import { audit, contrast } from "./audit";
import { arrive, atHouse, PLACES, type Place } from "./places";
import { AUDITED, FRAME } from "./selectors";
import { expect, test } from "./stand";
import { isPhone, SIZES, type Size } from "./visit";

declare global {
  interface Window {
    axe: { run: (options: RunOptions) => Promise<AxeResults> };
  }
}

const AXE = readFileSync(new URL("../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
/** Each language is opened at another size, and then the window is changed to the others. */
const LANGUAGES: Record<string, Size[]> = {
  de: ["small", "under", "phone", "laptop", "screen"],
  es: ["laptop", "screen", "phone", "under", "small"],
  en: ["under", "phone", "small", "screen", "laptop"],
};
/** What axe-core looks for hardly hangs on the size: it is asked where most is shown, and where least is. */
const FOR_AXE: Size[] = ["small", "laptop"];
/** What `contrast` looks for, at every size. */
const OURS = { "color-contrast": { enabled: false } };

for (const [name, place] of Object.entries(PLACES)) {
  test(`the screen ${name}`, async ({ open, house: shared }) => {
    const found = await atHouse(place, shared, async (house) =>
      lookAtAll(await open({ without: "shadows" }, house), place),
    );
    expect(found).toEqual([]);
  });
}

/** What is wrong with a place, in every language and at every size. */
async function lookAtAll(page: Page, place: Place): Promise<string[]> {
  const thumb = await page.context().newCDPSession(page);
  await place.reach?.(page);
  const found: string[] = [];
  for (const [language, sizes] of Object.entries(LANGUAGES)) {
    for (const size of sizes) {
      await resize(page, thumb, size);
      if (size === sizes[0]) await arrive(page, place, language);
      found.push(...(await look(page, language, size)));
    }
  }
  await page.context().close();
  return found;
}

/** Something wrong of each kind, laid over a screen that had nothing wrong. */
const FAULTS = `
  <p data-style="position:fixed;left:0;top:200px;width:60px;overflow:hidden;white-space:nowrap">much too long for its box</p>
  <p data-style="position:fixed;left:0;top:240px;font-size:9px">tiny</p>
  <p data-style="position:fixed;left:0;top:280px">one line</p><p data-style="position:fixed;left:4px;top:282px">another line</p>
  <p data-style="position:fixed;left:0;top:320px">under</p><div data-style="position:fixed;left:0;top:310px;width:200px;height:40px;background:#000">.</div>
  <p data-style="position:fixed;left:0;top:360px;color:#777;background:#888">grey</p>
  <button data-style="position:fixed;left:0;top:400px;width:20px;height:20px">x</button>
  <p data-style="position:fixed;left:0;top:440px">character-unknown</p>
  <p data-style="position:absolute;left:0;top:480px;width:3000px">wide</p><img src="/icon.svg" width="9" height="9">`;

const KINDS = [
  "cut p",
  "small 9px",
  "text on text",
  "covered p",
  "contrast 1.",
  "touch 20×20",
  "not in words",
  "wider",
  "axe image-alt",
];

test("what the audits look for would be found", async ({ open }) => {
  const page = await open({ size: "small", without: "shadows" });
  expect(await look(page, "de", "small")).toEqual([]);
  await page.locator(FRAME.root).evaluate((root, html) => {
    root.insertAdjacentHTML("beforeend", html);
    for (const each of root.querySelectorAll<HTMLElement>("[data-style]")) each.style.cssText = each.dataset.style!;
  }, FAULTS);
  const found = (await look(page, "de", "small")).join("\n");
  for (const kind of KINDS) expect(found).toContain(kind);
});

/** A window of another size, and with it the mouse or the thumb. */
async function resize(page: Page, thumb: CDPSession, size: Size): Promise<void> {
  const [width, height] = SIZES[size];
  await thumb.send("Emulation.setTouchEmulationEnabled", { enabled: isPhone(size) });
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
}

/** What is wrong with a screen as it is now. */
async function look(page: Page, language: string, size: Size): Promise<string[]> {
  const found = await page.evaluate(audit, [AUDITED, isPhone(size)] as [typeof AUDITED, boolean]);
  found.push(...(await page.evaluate(contrast, AUDITED)));
  if (language === "de" && FOR_AXE.includes(size)) found.push(...(await askAxe(page)));
  return found.map((each) => `${language} ${SIZES[size].join("×")}: ${each}`);
}

/** What axe-core finds serious. */
async function askAxe(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const options: RunOptions = { resultTypes: ["violations"], rules: OURS };
  const { violations } = await page.evaluate((told) => window.axe.run(told), options);
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  return serious.map(({ id, nodes }) => `axe ${id}: ${nodes[0]?.html.slice(0, 160)}`);
}
