// The page in a real browser, as people use it. Each test waits for what is seen, never for the clock.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { audit } from "./audit.js";
import { asked, click, dealer, playByClicks, playByKeys } from "./hands.js";
import { openBrowser, openHouse, openPage, playNow, SIZES, start, stop } from "./house.js";

const AXE = readFileSync(new URL("../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
const GAMES = ["classic", "dice", "duel"];
let house, browser;

before(async () => {
  house = await openHouse();
  browser = await openBrowser();
});

after(async () => {
  await browser?.close();
  await house?.close();
});

async function fresh(options) {
  return openPage(browser, house, options);
}

async function done(page) {
  assert.deepEqual(page.troubles, []);
  await page.context().close();
}

/** Nothing serious for people who see, hear or move in another way, and nothing cut off or covered. */
async function inspect(page, what, phone) {
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(`(() => {${AXE}; window.axe = module?.exports ?? axe})()`).catch(() => page.evaluate(AXE));
  const { violations } = await page.evaluate(() => window.axe.run({ resultTypes: ["violations"] }));
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  assert.deepEqual(
    serious.map(({ id, nodes }) => `${id}: ${nodes[0].html}`),
    [],
    what,
  );
  assert.deepEqual(await page.evaluate(audit, phone), [], what);
}

for (const [at, game] of GAMES.entries()) {
  test(`${game}: a whole game by clicking`, async () => {
    const page = await fresh({ size: at === 1 ? "phone" : "laptop", motion: "full" });
    await playNow(page, game);
    await playByClicks(page, dealer(at + 1));
    assert.match(await page.locator(".banner h1").textContent(), /Winner: /);
    await done(page);
  });

  test(`${game}: a whole game by the keyboard alone`, async () => {
    const page = await fresh({});
    await playNow(page, game);
    await playByKeys(page, dealer(at + 5));
    assert.ok(await page.locator(".banner").isVisible());
    await done(page);
  });
}

test("the first load is small, and another game needs no other table", async () => {
  const page = await fresh({});
  const bytes = await page.evaluate(() =>
    performance.getEntriesByType("resource").reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
  assert.ok(bytes > 50_000 && bytes < 200_000, String(bytes));
  await playNow(page, "dice");
  await playByClicks(page, dealer(4));
  const table = page.url();
  await page.goto(house.url);
  await page.waitForSelector(".poster");
  await playNow(page, "dice");
  assert.equal(page.url(), table);
  await done(page);
});

test("the game is there again after a reload", async () => {
  const page = await fresh({});
  await playNow(page, "duel");
  await asked(page);
  const lines = await page.locator(".log li").count();
  await page.reload();
  await asked(page);
  assert.ok((await page.locator(".log li").count()) >= lines);
  await done(page);
});

test("a lost connection shows itself and comes back", async () => {
  const page = await fresh({});
  await playNow(page, "duel");
  await asked(page);
  const port = new URL(house.url).port;
  await stop(house);
  await page.waitForSelector(".notice.lost");
  await start(house, port);
  await page.waitForSelector(".notice.lost", { state: "detached" });
  await asked(page);
  await click(page, dealer(1));
  await page.context().close();
});

test("two people, a big screen and no secret on it", async () => {
  const host = await fresh({});
  await host.locator(".seg button", { hasText: "The Duel" }).click();
  await host.locator(".cols .btn.primary").click();
  await host.waitForSelector(".lobby");
  const address = host.url();
  const friend = await fresh({ size: "phone" });
  await friend.goto(address);
  await friend.locator(".btn", { hasText: "Sit here" }).click();
  const board = await fresh({ size: "screen" });
  await board.goto(`${address}/board`);
  await board.waitForSelector(".boardwait .qr");
  await host.locator(".btn:not([disabled])", { hasText: "Start the game" }).click();
  await board.waitForSelector(".board .hero");
  for (const page of [host, friend]) {
    await asked(page);
    await page.locator(".is-target .hit").first().click();
  }
  await Promise.all([host, friend].map((page) => page.waitForSelector(".dueldock .hand .card")));
  const held = await friend.locator(".hand .card").evaluateAll((cards) => cards.map((card) => card.dataset.card));
  assert.ok(held.length > 0);
  const seen = await board.content();
  for (const card of held) assert.ok(!seen.includes(card), card);
  assert.equal(await board.locator(".hand, .dock").count(), 0);
  await inspect(board, "board", false);
  for (const page of [host, friend, board]) await done(page);
});

test("rules can be searched and linked to, the end leads to the replay", async () => {
  const page = await fresh({});
  await page.goto(`${house.url}/rules/classic#classic.jail`);
  await page.waitForSelector('li.linked[id="classic.jail"]');
  await inspect(page, "rules", false);
  await page.locator('input[type="search"]').fill("Dynamite");
  await page.waitForFunction(() => document.querySelectorAll(".clause").length < 40);
  await page.goto(house.url);
  await playNow(page, "dice");
  await playByClicks(page, dealer(11));
  await inspect(page, "end", false);
  await page.locator('a[href^="/games/"]').click();
  await page.waitForSelector(".timeline");
  await page.keyboard.press("End");
  const [, at, all] = /(\d+) of (\d+)/.exec(await page.locator(".player .now").textContent());
  assert.equal(at, all);
  await inspect(page, "replay", false);
  await done(page);
});

for (const language of ["en", "de", "es"]) {
  for (const size of Object.keys(SIZES)) {
    test(`every screen in ${language} at ${SIZES[size].join("×")}`, async () => {
      const phone = SIZES[size][0] < 800;
      const page = await fresh({ size, language });
      assert.equal(await page.evaluate(() => document.documentElement.lang), language);
      await inspect(page, `home ${language} ${size}`, phone);
      for (const game of GAMES) {
        await page.goto(house.url);
        await page.waitForSelector(".poster");
        await playNow(page, game);
        await asked(page);
        await inspect(page, `${game} ${language} ${size}`, phone);
        const pick = dealer(2);
        for (let clicks = 0; clicks < 2 && (await asked(page)); clicks++) await click(page, pick);
        await asked(page);
        await inspect(page, `${game} later ${language} ${size}`, phone);
      }
      await done(page);
    });
  }
}
