// The other pages: what a first visit loads, rules, replay, a name, settings, and what isn't there.
import { asked, click, dealer, finish } from "./hands";
import { CODE, END, FRAME, HOME, REPLAY, RULES, TABLE } from "./selectors";
import { expect, test } from "./stand";
import { excuse, go, goHome, playNow } from "./visit";

declare global {
  interface Window {
    sounds: number;
  }
}

const MOST = 200_000;

/** Runs in the page: counts what begins to sound. */
function countSounds(): void {
  window.sounds = 0;
  for (const { prototype } of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
    const { start } = prototype;
    prototype.start = function begin(...times: [number?]) {
      window.sounds += 1;
      start.apply(this, times);
    };
  }
}

for (const language of ["en", "de", "es"]) {
  test(`the first load in ${language} is under 200 KB with its fonts`, async ({ open }) => {
    const page = await open({ language });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const files = await page.evaluate(() =>
      (performance.getEntriesByType("resource") as PerformanceResourceTiming[]).map(
        ({ name, encodedBodySize }): [string, number] => [name, encodedBodySize],
      ),
    );
    const code = files.filter(([name]) => /\.(js|css|woff2)$/.test(name));
    const bytes = code.reduce((sum, [, size]) => sum + size, 0);
    expect(code.length).toBeGreaterThan(5);
    expect(bytes, code.join(" ")).toBeGreaterThan(50_000);
    expect(bytes, code.join(" ")).toBeLessThan(MOST);
  });
}

test("another game against bots takes the table of the last one", async ({ page, house }) => {
  await playNow(page, "dice");
  await finish(page, 4);
  const table = page.url();
  await goHome(page, house);
  await playNow(page, "dice");
  expect(page.url()).toBe(table);
});

test("after the end another game begins at the same table", async ({ page }) => {
  await playNow(page, "dice");
  await finish(page, 8);
  const last = (await page.locator(END.replay).getAttribute("href"))!;
  await page.getByRole("button", { name: "Play again" }).click();
  await page.waitForSelector(TABLE.stage);
  await finish(page, 9);
  await expect(page.locator(END.replay)).not.toHaveAttribute("href", last);
});

test("sounds are made when they are on, and none when they are off", async ({ page }) => {
  await page.addInitScript(countSounds);
  await page.reload();
  await page.waitForSelector(HOME.poster);
  await playNow(page, "dice");
  await asked(page);
  expect(await page.evaluate(() => window.sounds)).toBe(0);
  await page.getByRole("button", { name: "Sound" }).click();
  const pick = dealer(1);
  for (let clicks = 0; clicks < 6 && (await asked(page)); clicks++) await click(page, pick);
  expect(await page.evaluate(() => window.sounds)).toBeGreaterThan(3);
  await page.keyboard.press("m");
  await page.reload();
  for (let clicks = 0; clicks < 4 && (await asked(page)); clicks++) await click(page, pick);
  expect(await page.evaluate(() => window.sounds)).toBe(0);
});

for (const there of [true, false]) {
  test(`a link is copied by a browser that has ${there ? "a" : "no"} clipboard for us`, async ({ open }) => {
    const page = await open({ permissions: ["clipboard-read", "clipboard-write"] });
    if (!there) await page.addInitScript("delete Navigator.prototype.clipboard");
    await page.reload();
    await page.getByRole("button", { name: "Create a table" }).click();
    await page.getByRole("button", { name: "Copy" }).click();
    await page.getByRole("button", { name: "Copied" }).waitFor();
    const reader = await open({ permissions: ["clipboard-read"] });
    expect(await reader.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });
}

test("rules can be searched and linked to", async ({ page }) => {
  await go(page, "/rules/classic#classic.jail");
  await page.waitForSelector(RULES.linked("classic.jail"));
  const all = await page.locator(RULES.clause).count();
  await page.getByRole("searchbox").fill("Dynamite");
  await expect.poll(() => page.locator(RULES.clause).count()).toBeLessThan(all / 2);
  await page.getByRole("searchbox").fill("zzz");
  await page.getByText("Nothing found").waitFor();
});

test("the end leads to the replay: step, jump, and see it from a seat", async ({ page }) => {
  await playNow(page, "dice");
  await finish(page, 11);
  await page.getByRole("link", { name: "Watch the replay" }).click();
  await page.waitForSelector(REPLAY.timeline);
  const place = page.locator(REPLAY.now);
  await expect(place).toHaveText(/Action 0 of \d+/);
  await page.keyboard.press("ArrowRight");
  await expect(place).toHaveText(/Action 1 of \d+/);
  await page.keyboard.press("End");
  await expect(place).toHaveText(/(\d+) of \1\b/);
  await page.getByLabel("Seen by").selectOption({ index: 1 });
  await page.keyboard.press("Home");
  await page.waitForSelector(TABLE.unknown);
});

test("a name can be changed, a language chosen, and both are there next time", async ({ page }) => {
  const menu = page.locator(FRAME.menu);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Your name").fill("Calamity");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(menu).toContainText("Calamity");
  await page.getByRole("button", { name: "Deutsch" }).click();
  await page.getByRole("button", { name: "Schließen" }).click();
  await page.reload();
  await expect(menu).toContainText("Calamity");
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("de");
  await page.getByRole("heading", { name: "Offene Tische" }).waitFor();
});

for (const path of ["/foo/bar", "/rules/poker", "/t/ABC", "/t/ZZZZZZ", "/games/0123456789abcdef"])
  test(`${path} isn't there: the page says so, leads home and takes a code`, async ({ page, friend }) => {
    excuse(page, /status of 404/);
    await go(page, path);
    await page.getByRole("heading", { name: "The trail ends here" }).waitFor();
    await expect(page.locator(FRAME.notice)).toHaveText(/^There is no /);
    await friend.getByRole("button", { name: "Create a table" }).click();
    await friend.waitForURL("**/t/*");
    await page.getByLabel("Join by code").fill(friend.url());
    await page.getByRole("button", { name: "Join" }).click();
    await page.waitForURL(friend.url());
    await page.goBack();
    await page.getByRole("link", { name: "To the home page" }).click();
    await page.waitForSelector(HOME.poster);
  });

for (const [typed, told] of [
  ["ABC", "A code has six letters, e.g. GCHATC."],
  ["ZZZ-ZZZ", /^There is no open table/],
] as const)
  test(`the code ${typed} is answered in words, under the field`, async ({ page }) => {
    excuse(page, /ZZZZZZ/);
    await page.getByLabel("Join by code").fill(typed);
    await page.getByRole("button", { name: "Join" }).click();
    await expect(page.locator(CODE.wrong)).toHaveText(told);
    await expect(page.locator(CODE.wrong)).toBeInViewport();
  });

test("on a phone the field for a code stands under the headline", async ({ open }) => {
  const page = await open({ size: "small" });
  await expect(page.getByLabel("Join by code")).toBeInViewport();
});
