// Every screen in three languages at four sizes: nothing cut off, covered, too small, too faint, or hard for some people.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { audit, contrast } from "./audit.js";
import { SIZES } from "./house.js";
import { arrive, PLACES } from "./places.js";
import { scene } from "./stand.js";

const AXE = readFileSync(new URL("../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
const LANGUAGES = ["de", "es", "en"];
const POINTERS = { thumb: ["small", "phone"], mouse: ["laptop", "screen"] };

export function screens() {
  for (const [name, place] of Object.entries(PLACES)) {
    for (const [pointer, sizes] of Object.entries(POINTERS)) {
      scene(`the screen ${name} by ${pointer}`, async (open) => {
        const page = await open({ size: sizes[0] });
        await place.reach(page);
        const found = [];
        for (const language of LANGUAGES) {
          await arrive(page, place, language);
          for (const size of sizes) found.push(...(await look(page, language, size)));
        }
        page.troubles = page.troubles.filter((trouble) => !(name === "nowhere" && /404/.test(trouble)));
        assert.deepEqual(found, []);
      });
    }
  }
}

/** What is wrong with a screen as it is now. */
async function look(page, language, size) {
  const [width, height] = SIZES[size];
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
  const found = [...(await page.evaluate(audit, width < 800)), ...(await page.evaluate(contrast))];
  if (language === LANGUAGES[0]) found.push(...(await askAxe(page)));
  return found.map((each) => `${language} ${width}×${height}: ${each}`);
}

/** What axe-core finds serious. */
async function askAxe(page) {
  const there = await page.evaluate(() => "axe" in window);
  if (!there) await page.evaluate(AXE);
  const { violations } = await page.evaluate(() => window.axe.run({ resultTypes: ["violations"] }));
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  return serious.map(({ id, nodes }) => `axe ${id}: ${nodes[0].html.slice(0, 160)}`);
}
