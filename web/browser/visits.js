// The other pages: what a first visit loads, rules, replay, a name, settings, and what isn't there.
import assert from "node:assert/strict";
import { dealer, playByClicks } from "./hands.js";
import { goHome, playNow } from "./house.js";
import { scene, stand } from "./stand.js";

const MOST = 200_000;

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
    await playByClicks(page, dealer(4));
    const table = page.url();
    await goHome(page, stand.house);
    await playNow(page, "dice");
    assert.equal(page.url(), table);
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
    await playByClicks(page, dealer(11));
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
