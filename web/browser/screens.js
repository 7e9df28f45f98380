// Every screen in three languages at four sizes: nothing cut off, covered, too small, too faint, or hard for
// some people.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { audit, contrast } from "./audit.js";
import { SIZES } from "./house.js";
import { arrive, PLACES } from "./places.js";
import { scene } from "./stand.js";

const AXE = readFileSync(new URL("../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
const LANGUAGES = ["de", "es", "en"];
const POINTERS = { mouse: ["laptop", "screen"], thumb: ["small", "phone"] };

export function screens() {
  for (const [name, place] of Object.entries(PLACES)) {
    scene(`the screen ${name}`, async (open) => {
      const first = await open({});
      await place.reach(first);
      const storageState = await first.context().storageState();
      const found = [];
      for (const sizes of Object.values(POINTERS)) {
        const page = await open({ size: sizes[0], storageState });
        await page.goto(first.url());
        found.push(...(await lookAround(page, place, sizes)));
      }
      assert.deepEqual(found, []);
    });
  }
}

/** What is wrong in any language, at any of these sizes. */
async function lookAround(page, place, sizes) {
  const found = [];
  for (const language of LANGUAGES) {
    await arrive(page, place, language);
    for (const size of sizes) found.push(...(await look(page, language, size)));
  }
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

export function faults() {
  scene("what the audits look for would be found", async (open) => {
    const page = await open({ size: "phone" });
    assert.deepEqual(await look(page, "de", "phone"), []);
    await page.evaluate((html) => {
      document.querySelector("#root").insertAdjacentHTML("beforeend", html);
      for (const each of document.querySelectorAll("[data-style]")) each.style.cssText = each.dataset.style;
    }, FAULTS);
    const found = (await look(page, "de", "phone")).join("\n");
    for (const kind of [
      "cut p",
      "small 9px",
      "text on text",
      "covered p",
      "contrast 1.",
      "touch 20×20",
      "not in words",
      "wider",
      "axe image-alt",
    ])
      assert.ok(found.includes(kind), `${kind} in ${found}`);
  });
}

/** What is wrong with a screen as it is now. */
async function look(page, language, size) {
  const [width, height] = SIZES[size];
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
  const found = [...(await page.evaluate(audit, width < 800)), ...(await page.evaluate(contrast))];
  if (language === "de") found.push(...(await askAxe(page)));
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
