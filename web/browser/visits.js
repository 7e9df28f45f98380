// The other pages: what a first visit loads, rules, replay, a name, settings, and what isn't there.
import assert from "node:assert/strict";
import { asked, click, dealer, rush } from "./hands.js";
import { goHome, playNow } from "./house.js";
import { scene, stand } from "./stand.js";

const MOST = 200_000;

/** Runs in the page: counts what begins to sound. */
function countSounds() {
  window.sounds = 0;
  for (const { prototype } of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
    const { start } = prototype;
    prototype.start = function begin(...times) {
      window.sounds += 1;
      start.apply(this, times);
    };
  }
}

export function visits() {
  for (const language of ["en", "de", "es"]) {
    scene(`the first load in ${language} is under 200 KB with its fonts`, async (open) => {
      const page = await open({ language });
      await page.evaluate(() => document.fonts.ready);
      const files = await page.evaluate(() =>
        performance.getEntriesByType("resource").map(({ name, encodedBodySize }) => [name, encodedBodySize]),
      );
      const code = files.filter(([name]) => /\.(js|css|woff2)$/.test(name));
      const bytes = code.reduce((sum, [, size]) => sum + size, 0);
      assert.ok(code.length > 5 && bytes > 50_000 && bytes < MOST, `${bytes} bytes: ${code.join(" ")}`);
    });
  }

  scene("another game against bots takes the table of the last one", async (open) => {
    const page = await open({});
    await playNow(page, "dice");
    await rush(page, 4);
    const table = page.url();
    await goHome(page, stand.house);
    await playNow(page, "dice");
    assert.equal(page.url(), table);
  });

  scene("after the end another game begins at the same table", async (open) => {
    const page = await open({});
    await playNow(page, "dice");
    await rush(page, 8);
    const last = await page.locator('a[href^="/games/"]').getAttribute("href");
    await page.getByRole("button", { name: "Play again" }).click();
    await page.waitForSelector(".stage");
    await rush(page, 9);
    assert.notEqual(await page.locator('a[href^="/games/"]').getAttribute("href"), last);
  });

  scene("sounds are made when they are on, and none when they are off", async (open) => {
    const page = await open({});
    await page.addInitScript(countSounds);
    await page.reload();
    await page.waitForSelector(".poster");
    await playNow(page, "dice");
    await asked(page);
    assert.equal(await page.evaluate(() => window.sounds), 0);
    await page.getByRole("button", { name: "Sound" }).click();
    const pick = dealer(1);
    for (let clicks = 0; clicks < 6 && (await asked(page)); clicks++) await click(page, pick);
    const heard = await page.evaluate(() => window.sounds);
    assert.ok(heard > 3, `${heard} sounds`);
    await page.keyboard.press("m");
    await page.reload();
    for (let clicks = 0; clicks < 4 && (await asked(page)); clicks++) await click(page, pick);
    assert.equal(await page.evaluate(() => window.sounds), 0);
  });

  scene("a link is copied, also where a browser has no clipboard for us", async (open) => {
    for (const there of [true, false]) {
      const page = await open({ permissions: ["clipboard-read", "clipboard-write"] });
      if (!there) await page.addInitScript(() => delete Navigator.prototype.clipboard);
      await page.reload();
      await page.getByRole("button", { name: "Create a table" }).click();
      await page.getByRole("button", { name: "Copy" }).click();
      await page.getByRole("button", { name: "Copied" }).waitFor();
      const reader = await open({ permissions: ["clipboard-read"] });
      assert.equal(await reader.evaluate(() => navigator.clipboard.readText()), page.url());
    }
  });

  scene("rules can be searched and linked to", async (open) => {
    const page = await open({});
    await page.goto(`${stand.house.url}/rules/classic#classic.jail`);
    await page.waitForSelector('li.linked[id="classic.jail"]');
    const all = await page.locator(".clause").count();
    await page.getByRole("searchbox").fill("Dynamite");
    await page.waitForFunction((count) => document.querySelectorAll(".clause").length < count / 2, all);
    await page.getByRole("searchbox").fill("zzz");
    await page.getByText("Nothing found").waitFor();
  });

  scene("the end leads to the replay: step, jump, and see it from a seat", async (open) => {
    const page = await open({});
    await playNow(page, "dice");
    await rush(page, 11);
    await page.getByRole("link", { name: "Watch the replay" }).click();
    await page.waitForSelector(".timeline");
    const place = () => page.locator(".player .now").innerText();
    assert.match(await place(), /Action 0 of \d+/);
    await page.keyboard.press("ArrowRight");
    assert.match(await place(), /Action 1 of \d+/);
    await page.keyboard.press("End");
    const [, at, all] = /(\d+) of (\d+)/.exec(await place());
    assert.equal(at, all);
    await page.getByLabel("Seen by").selectOption({ index: 1 });
    await page.keyboard.press("Home");
    await page.waitForSelector(".seat .role.unknown");
  });

  scene("a name can be changed, a language chosen, and both are there next time", async (open) => {
    const page = await open({});
    await page.locator(".bar nav .btn").first().click();
    await page.getByLabel("Your name").fill("Calamity");
    await page.getByRole("button", { name: "Save" }).click();
    await page.locator(".bar nav", { hasText: "Calamity" }).waitFor();
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("button", { name: "Deutsch" }).click();
    await page.getByRole("button", { name: "Schließen" }).click();
    await page.reload();
    await page.locator(".bar nav", { hasText: "Calamity" }).waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.lang), "de");
    await page.getByRole("heading", { name: "Offene Tische" }).waitFor();
  });

  scene("a table that isn't there says so and leads home", async (open) => {
    const page = await open({});
    await page.goto(`${stand.house.url}/t/ZZZZZZ`);
    await page.getByRole("alert").first().waitFor();
    await page.getByRole("link", { name: "To the home page" }).click();
    await page.waitForSelector(".poster");
  });
}
