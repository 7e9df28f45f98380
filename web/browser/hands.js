// How a person plays: what is lit is clicked, or its key is pressed, until the game is over.

/** Wait until something is asked of me or the game is over. */
export async function asked(page) {
  await page.waitForSelector(".ask.mine, .endpage", { timeout: 60_000 });
  return (await page.locator(".endpage").count()) === 0;
}

/** What can be clicked now, in the order in which a hurried person would. */
const WAYS = [
  ".choose .btn.big",
  ".is-target .hit",
  ".answers .btn",
  ".acts .btn.s1",
  ".hand .card:not(.no):not(.sel)",
  ".acts .btn:not([disabled])",
];

/** One click on something that is lit; `pick` chooses among them. */
export async function click(page, pick) {
  const before = await state(page);
  const ways = await page.evaluate(
    (selectors) => selectors.map((selector) => document.querySelectorAll(selector).length),
    WAYS,
  );
  const open = WAYS.map((way, at) => ({ way, count: ways[at] })).filter(({ count }) => count > 0);
  if (!open.length) {
    await page.locator(".die:not(.locked)").first().click();
    return;
  }
  const { way, count } = open[0];
  await page
    .locator(way)
    .nth(pick(count))
    .click({ timeout: 5_000 })
    .catch(() => undefined);
  await changed(page, before);
}

/** What the screen says now, as far as I can act on it. */
export function state(page) {
  return page.evaluate(
    () => document.querySelector("main")?.dataset.state ?? document.querySelector(".endpage")?.className ?? "",
  );
}

/** Wait until the click has been seen. */
export async function changed(page, before) {
  await page
    .waitForFunction(
      (was) =>
        (document.querySelector("main")?.dataset.state ?? document.querySelector(".endpage")?.className ?? "") !== was,
      before,
      { timeout: 3_000 },
    )
    .catch(() => undefined);
}

/** A whole game by clicking. */
export async function playByClicks(page, pick, most = 600) {
  for (let clicks = 0; clicks < most; clicks++) {
    if (!(await asked(page))) return clicks;
    await click(page, pick);
  }
  throw new Error(`the game was not over after ${most} clicks`);
}

/** A whole game by the keyboard alone. */
export async function playByKeys(page, pick, most = 900) {
  for (let presses = 0; presses < most; presses++) {
    if (!(await asked(page))) return presses;
    await press(page, pick);
  }
  throw new Error(`the game was not over after ${most} keys`);
}

async function press(page, pick) {
  const before = await state(page);
  const key = await page.evaluate(() => {
    const there = (selector) => document.querySelector(selector) !== null;
    if (there(".choose .btn.big, .is-target .hit") || there(".acts .btn.s1")) return "Enter";
    if (there(".answers")) return "Tab";
    if (there(".dice .again")) return "r";
    if (there(".hand .card:not(.no)")) return "card";
    return there(".dice") && there(".acts .btn.primary[disabled]") ? "die" : "end";
  });
  if (key === "Enter") await focusAndEnter(page);
  else if (key === "Tab") await toAnswer(page);
  else if (key === "card") await card(page, pick);
  else if (key === "die") await page.keyboard.press(pick(3) ? "s" : String(1 + pick(5)));
  else if (key === "end") await end(page);
  else await page.keyboard.press(key);
  await changed(page, before);
}

/** Enter on what has the focus; if that is nothing to choose, Tab on to something. */
async function focusAndEnter(page) {
  for (let tabs = 0; tabs < 60; tabs++) {
    const good = await page.evaluate(() =>
      document.activeElement?.matches(".choose .btn.big, .is-target .hit, .acts .btn.s1"),
    );
    if (good) break;
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
}

async function toAnswer(page) {
  for (let tabs = 0; tabs < 40; tabs++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(() => document.activeElement?.matches(".answers .btn"))) break;
  }
  await page.keyboard.press("Enter");
}

async function card(page, pick) {
  const playable = await page.evaluate(() =>
    [...document.querySelectorAll(".hand .card")].flatMap((each, at) => (each.matches(".no") ? [] : [at])),
  );
  const ends = await page.locator(".acts .btn.s3").count();
  const at = playable[pick(playable.length)];
  if ((ends && pick(4) === 0) || at > 9) await page.keyboard.press(ends ? "e" : "1");
  else await page.keyboard.press(String((at + 1) % 10));
}

async function end(page) {
  for (const key of ["e", "s", "p"]) await page.keyboard.press(key);
  if (await page.locator(".acts .btn:not([disabled])").count())
    await page
      .locator(".acts .btn:not([disabled])")
      .first()
      .press("Enter", { timeout: 2_000 })
      .catch(() => undefined);
}

/** The same luck each time. */
export function dealer(seed) {
  let now = seed;
  return (below) => {
    now = (now * 1103515245 + 12345) % 2147483648;
    return Math.floor((now / 2147483648) * below);
  };
}
