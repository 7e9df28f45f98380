// Every screen in three languages at four sizes: nothing cut off, covered, too small, too faint, or hard for
// some people.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { audit, contrast } from "./audit.js";
import { SIZES } from "./house.js";
import { arrive, PLACES } from "./places.js";
import { scene } from "./stand.js";

const AXE = readFileSync(new URL("../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
/** Each language is opened at another size, and then the window is changed to the others. */
const LANGUAGES = {
  de: ["small", "phone", "laptop", "screen"],
  es: ["laptop", "screen", "phone", "small"],
  en: ["phone", "small", "screen", "laptop"],
};
/** What axe-core looks for hardly hangs on the size: it is asked where most is shown, and where least is. */
const FOR_AXE = ["small", "laptop"];

export function screens() {
  for (const [name, place] of Object.entries(PLACES)) {
    scene(`the screen ${name}`, async (open) => {
      const page = await open({});
      await place.reach(page);
      const found = [];
      for (const [language, sizes] of Object.entries(LANGUAGES)) {
        await resize(page, sizes[0]);
        await arrive(page, place, language);
        for (const size of sizes) found.push(...(await look(page, language, size)));
      }
      assert.deepEqual(found, []);
    });
  }
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
    const page = await open({ size: "small" });
    assert.deepEqual(await look(page, "de", "small"), []);
    await page.evaluate((html) => {
      document.querySelector("#root").insertAdjacentHTML("beforeend", html);
      for (const each of document.querySelectorAll("[data-style]")) each.style.cssText = each.dataset.style;
    }, FAULTS);
    const found = (await look(page, "de", "small")).join("\n");
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

/** A window of another size, and with it the mouse or the thumb. */
async function resize(page, size) {
  const [width, height] = SIZES[size];
  page.thumb ??= await page.context().newCDPSession(page);
  await page.thumb.send("Emulation.setTouchEmulationEnabled", { enabled: width < 800 });
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
}

/** What is wrong with a screen as it is now. */
async function look(page, language, size) {
  await resize(page, size);
  const [width, height] = SIZES[size];
  const found = [...(await page.evaluate(audit, width < 800)), ...(await page.evaluate(contrast))];
  if (language === "de" && FOR_AXE.includes(size)) found.push(...(await askAxe(page)));
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
