// Every screen there is, and how to get there. Tests look at them, `web/shots` takes their pictures.
import { asked, click, dealer, playUntil, rush } from "./hands.js";
import { deal, playNow } from "./house.js";

/** The words whose deals have the longest German texts and names on the table. */
const LONG = { classic: "w361", dice: "w361", duel: "w398" };
const NAME = "Hieronymus Wildberge";

/** What can be played in phase 2, once nothing else is asked. */
const FREE = ".acts .btn.s3";

async function table(page, game, clicks, players) {
  await deal(page, game, LONG[game], players);
  const pick = dealer(7);
  for (let at = 0; at < clicks && (await asked(page)); at++) await click(page, pick);
  await asked(page);
}

/** A table before its game, with somebody else at it. */
async function lobby(page) {
  await page.locator(".panel .btn.primary").last().click();
  await page.waitForSelector(".lobby");
}

async function over(page, game) {
  await playNow(page, game);
  await rush(page, 3);
}

/** A place: how to `reach` it, what is there when it is `ready` (after a reload too), and what to `open` on it. */
export const PLACES = {
  home: { reach: async () => undefined, ready: ".poster" },
  "home-used": {
    reach: async (page) => {
      await page.evaluate(
        (name) =>
          fetch("/api/me", {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify({ name }),
          }),
        NAME,
      );
      await over(page, "dice");
      await page.goto(new URL("/", page.url()).href);
      await page.waitForSelector(".poster");
      await playNow(page, "classic");
      await page.goto(new URL("/", page.url()).href);
    },
    ready: ".resume",
  },
  settings: {
    reach: async () => undefined,
    ready: ".poster",
    open: (page) => page.locator(".bar nav .btn").last().click(),
  },
  lobby: { reach: lobby, ready: ".lobby .qr" },
  classic: { reach: (page) => table(page, "classic", 0, 7), ready: ".ask.mine" },
  "classic-chosen": {
    reach: async (page) => {
      await deal(page, "classic", "reach");
      await playUntil(page, `${FREE} >> visible=true`, dealer(1));
    },
    ready: ".ask.mine",
    open: (page) => page.locator(".hand .card:not(.no)").first().click(),
  },
  "classic-answer": {
    reach: async (page) => {
      await deal(page, "classic", LONG.classic, 5);
      await playUntil(page, ".answers", dealer(1));
    },
    ready: ".answers",
  },
  dice: { reach: (page) => table(page, "dice", 0, 5), ready: ".ask.mine" },
  "dice-eight": {
    reach: async (page) => {
      await deal(page, "dice", LONG.dice, 8);
      await playUntil(page, ".is-target", dealer(2));
    },
    ready: ".is-target",
  },
  duel: { reach: (page) => deal(page, "duel", LONG.duel), ready: ".ask.mine" },
  "duel-later": {
    reach: async (page) => {
      await deal(page, "duel", LONG.duel);
      await playUntil(page, ".hero .chip", dealer(2));
    },
    ready: ".ask.mine",
  },
  "duel-answer": {
    reach: async (page) => {
      await deal(page, "duel", LONG.duel);
      await playUntil(page, ".answers", dealer(3));
    },
    ready: ".answers",
  },
  keys: {
    reach: (page) => table(page, "dice", 0),
    ready: ".ask.mine",
    open: (page) => page.keyboard.press("?"),
  },
  log: {
    reach: (page) => table(page, "classic", 3),
    ready: ".ask.mine",
    open: (page) => page.keyboard.press("l"),
  },
  board: {
    reach: async (page) => {
      await table(page, "classic", 2, 7);
      await page.goto(`${page.url()}/board`);
    },
    ready: ".board .seat",
  },
  "board-waiting": {
    reach: async (page) => {
      await lobby(page);
      await page.goto(`${page.url()}/board`);
    },
    ready: ".boardwait .qr",
  },
  end: { reach: (page) => over(page, "dice"), ready: ".endpage" },
  "end-duel": { reach: (page) => over(page, "duel"), ready: ".endpage" },
  replay: {
    reach: async (page) => {
      await over(page, "classic");
      await page.locator('a[href^="/games/"]').click();
    },
    ready: ".timeline",
    open: async (page) => {
      for (let step = 0; step < 12; step++) await page.keyboard.press("ArrowRight");
    },
  },
  "learn-classic": { reach: (page) => page.goto(new URL("/learn/classic", page.url()).href), ready: ".coach" },
  "learn-dice": { reach: (page) => page.goto(new URL("/learn/dice", page.url()).href), ready: ".coach" },
  "learn-duel": { reach: (page) => page.goto(new URL("/learn/duel", page.url()).href), ready: ".coach" },
  rules: { reach: (page) => page.goto(new URL("/rules/classic#classic.jail", page.url()).href), ready: ".clause" },
  about: { reach: (page) => page.goto(new URL("/about", page.url()).href), ready: "h1" },
  nowhere: { reach: (page) => page.goto(new URL("/t/ZZZZZZ", page.url()).href), ready: ".notice" },
};

/** The place, in another language: what was not sent to the house is done again. */
export async function arrive(page, place, language) {
  await page.evaluate((wanted) => {
    const kept = JSON.parse(localStorage.getItem("sixgun-settings") ?? "{}");
    localStorage.setItem("sixgun-settings", JSON.stringify({ ...kept, language: wanted }));
  }, language);
  await page.reload();
  await page.waitForSelector(place.ready);
  await place.open?.(page);
  await page.evaluate(() => document.fonts.ready);
}
