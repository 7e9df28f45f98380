// Every screen there is, and how to get there. Tests look at them, `web/shots` takes their pictures.
import type { Page } from "@playwright/test";
import { asked, click, dealer, finish, playUntil } from "./hands";
import {
  BOARD,
  CODE,
  COACH,
  END,
  FRAME,
  HAND,
  HOME,
  LESSON,
  LOBBY,
  NOWHERE,
  PUZZLE,
  REPLAY,
  RULES,
  SALOON,
  TABLE,
} from "./selectors";
import { House, WITH_TOY } from "./house";
import { deal, go, playNow, type At, type Game } from "./visit";

/** A place: how to `reach` it, what is there when it is `ready` (after a reload too), and what to `open` on it. */
export interface Place {
  /** Of a house of its own. */
  settings?: Record<string, string>;
  reach?: (page: Page) => Promise<unknown>;
  ready: string;
  open?: (page: Page) => Promise<unknown>;
}

/** The words whose deals have the longest German texts and names on the table. */
const LONG: Record<Game, string> = { classic: "w361", dice: "w361", duel: "w398" };
const DODGE = ["dodge-city"];
const NAME = "Hieronymus Wildberge";
const MY_TURN = `${TABLE.end} >> visible=true`;
export const PRICED = HAND.like("whisky");

async function table(page: Page, game: Game, clicks: number, players?: number): Promise<void> {
  await deal(page, game, LONG[game], players);
  const pick = dealer(7);
  for (let at = 0; at < clicks && (await asked(page)); at++) await click(page, pick, "call");
  await asked(page);
}

/** A game of long texts, played until something is asked or shown. */
async function later(page: Page, game: Game, players: number | undefined, until: string, seed: number): Promise<void> {
  await deal(page, game, LONG[game], players);
  await playUntil(page, until, dealer(seed));
}

/** Say a long name. */
const callMe = (page: Page): Promise<unknown> =>
  page.evaluate((told) => fetch("/api/me", { method: "POST", ...told }), {
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: NAME }),
  });

/** A table of one's own before its game. */
async function lobby(page: Page): Promise<void> {
  await callMe(page);
  await page.reload();
  await page.locator(HOME.create).last().click();
  await page.waitForSelector(LOBBY.page);
}

async function over(page: Page, game: Game): Promise<void> {
  await playNow(page, game);
  await finish(page, 3);
}

/** Somebody with a long name, a game behind them and one that is on. */
async function used(page: Page): Promise<void> {
  await callMe(page);
  await over(page, "dice");
  await go(page, "/");
  await playNow(page, "classic");
  await go(page, "/");
}

/** Choose a card of the hand, unless it is chosen: a reload doesn't take the choice away. */
async function take(page: Page, card: string): Promise<void> {
  if (!(await page.locator(HAND.chosen).count())) await page.locator(card).first().click();
  await page.locator(HAND.chosen).first().waitFor();
}

/** A turn of mine with a card that costs another: early in the game, or, by another word, late. */
export async function priced(page: Page, word = "p17"): Promise<void> {
  await deal(page, "classic", word, 5, DODGE);
  await playUntil(page, MY_TURN, dealer(3));
  await playUntil(page, PRICED, dealer(3));
}

/** A turn of mine after one that I lost. */
async function jailed(page: Page): Promise<void> {
  await deal(page, "classic", "w7", 5, DODGE);
  await playUntil(page, `${TABLE.since}:has-text("turn lost")`, dealer(3));
}

async function joinBy(page: Page, typed: string): Promise<void> {
  await page.locator(CODE.field).fill(typed);
  await page.keyboard.press("Enter");
  await page.locator(CODE.wrong).waitFor();
}

/** The first puzzle of a theme. */
async function puzzle(page: Page, game: Game, theme: string): Promise<void> {
  const id = await page.evaluate(async (wanted) => {
    const { puzzles } = (await (await fetch("/api/puzzles")).json()) as { puzzles: Array<Record<string, string>> };
    return puzzles.find((each) => `${each.game} ${each.theme}` === wanted)!.id!;
  }, `${game} ${theme}`);
  await go(page, `/puzzles/${id}`);
}

const board = async (page: Page): Promise<void> => void (await page.goto(`${page.url()}/board`));
const at = (path: string) => (page: Page) => go(page, path);

export const PLACES: Record<string, Place> = {
  home: { ready: HOME.poster },
  "home-used": { reach: used, ready: HOME.resume },
  "home-setup": {
    ready: HOME.poster,
    open: async (page) => {
      await page.locator(HOME.setup).first().click();
      await page.locator(".choices").waitFor();
    },
  },
  saloon: {
    reach: async (page) => {
      await over(page, "dice");
      await go(page, "/");
      await over(page, "duel");
      await go(page, "/me");
    },
    ready: SALOON.games,
  },
  settings: { ready: HOME.poster, open: (page) => page.locator(FRAME.entry).last().click() },
  lobby: { reach: lobby, ready: LOBBY.code },
  classic: { reach: (page) => table(page, "classic", 0, 7), ready: TABLE.mine },
  "classic-chosen": {
    reach: async (page) => {
      await deal(page, "classic", "reach");
      await playUntil(page, MY_TURN, dealer(1));
    },
    ready: TABLE.mine,
    open: (page) => take(page, HAND.playable),
  },
  "classic-eight": {
    settings: WITH_TOY,
    reach: async (page) => {
      await deal(page, "classic", LONG.classic, 8, ["toy"]);
      await asked(page);
    },
    ready: TABLE.mine,
  },
  "classic-cast": {
    reach: (page) => deal(page, "classic", "two", 8, DODGE, { two_characters: true }),
    ready: TABLE.choice,
  },
  "dodge-green": {
    reach: async (page) => {
      await deal(page, "classic", "green", 8, DODGE);
      await playUntil(page, HAND.laid, dealer(6));
    },
    ready: HAND.laid,
  },
  "dodge-since": { reach: jailed, ready: TABLE.since },
  "dodge-since-list": { reach: jailed, ready: TABLE.since, open: (page) => page.locator(TABLE.since).click() },
  "dodge-price": { reach: (page) => priced(page), ready: PRICED, open: (page) => take(page, PRICED) },
  "dodge-paid": {
    reach: (page) => priced(page, "w7"),
    ready: PRICED,
    open: async (page) => {
      await take(page, PRICED);
      if ((await page.locator(HAND.chosen).count()) < 2) await page.locator(HAND.unchosen).first().click();
      await page.locator(TABLE.play).waitFor();
    },
  },
  "dodge-answer": {
    reach: async (page) => {
      await deal(page, "classic", "dodge8", 8, DODGE);
      await playUntil(page, TABLE.several, dealer(7));
    },
    ready: TABLE.several,
  },
  "classic-answer": { reach: (page) => later(page, "classic", 5, TABLE.answers, 1), ready: TABLE.answers },
  dice: { reach: (page) => table(page, "dice", 0, 5), ready: TABLE.mine },
  "dice-eight": { reach: (page) => later(page, "dice", 8, TABLE.target, 2), ready: TABLE.target },
  duel: { reach: (page) => deal(page, "duel", LONG.duel), ready: TABLE.mine },
  "duel-later": { reach: (page) => later(page, "duel", undefined, TABLE.worn, 2), ready: TABLE.mine },
  "duel-answer": { reach: (page) => later(page, "duel", undefined, TABLE.answers, 3), ready: TABLE.answers },
  keys: { reach: (page) => table(page, "dice", 0), ready: TABLE.mine, open: (page) => page.keyboard.press("?") },
  log: { reach: (page) => table(page, "classic", 3), ready: TABLE.mine, open: (page) => page.keyboard.press("l") },
  board: {
    reach: async (page) => {
      await table(page, "classic", 2, 7);
      await board(page);
    },
    ready: BOARD.seat,
  },
  "board-waiting": {
    reach: async (page) => {
      await lobby(page);
      await board(page);
    },
    ready: BOARD.waiting,
  },
  end: { reach: (page) => over(page, "dice"), ready: END.lesson },
  "end-classic": { reach: (page) => over(page, "classic"), ready: END.lesson },
  "end-duel": {
    reach: (page) => over(page, "duel"),
    ready: END.lesson,
    open: (page) => page.locator(LESSON.table).locator("summary").click(),
  },
  replay: {
    reach: async (page) => {
      await over(page, "classic");
      await page.locator(END.replay).click();
    },
    ready: REPLAY.timeline,
    open: async (page) => {
      for (let step = 0; step < 12; step++) await page.keyboard.press("ArrowRight");
    },
  },
  "classic-hint": {
    reach: (page) => deal(page, "classic", "reach"),
    ready: TABLE.mine,
    open: async (page) => {
      await page.locator('[data-place="hint"]').click();
      await page.locator('[data-place="hints"] button').first().waitFor();
    },
  },
  "replay-lesson": {
    reach: async (page) => {
      await over(page, "classic");
      await page.waitForSelector(END.lesson);
      await page.locator(END.replay).click();
    },
    ready: REPLAY.timeline,
    open: async (page) => {
      await page.keyboard.press("Home");
      await page.keyboard.press("a");
      for (let step = 0; step < 4; step++) await page.keyboard.press("ArrowRight");
      await page.locator(LESSON.beside).first().waitFor();
    },
  },
  "play-on": {
    reach: async (page) => {
      await over(page, "classic");
      await page.locator(END.replay).click();
    },
    ready: REPLAY.timeline,
    open: (page) => page.keyboard.press("p"),
  },
  "learn-classic": { reach: at("/learn/classic"), ready: COACH.page },
  "learn-dice": { reach: at("/learn/dice"), ready: COACH.page },
  "learn-duel": { reach: at("/learn/duel"), ready: COACH.page },
  puzzles: { reach: at("/puzzles"), ready: PUZZLE.theme },
  puzzle: { reach: (page) => puzzle(page, "dice", "renegade"), ready: PUZZLE.page },
  "puzzle-verdict": {
    reach: (page) => puzzle(page, "classic", "keep"),
    ready: PUZZLE.page,
    open: async (page) => {
      await page.keyboard.press("e");
      await page.locator(PUZZLE.verdict).waitFor();
    },
  },
  rules: { reach: at("/rules/classic#classic.jail"), ready: RULES.clause },
  about: { reach: at("/about"), ready: "h1" },
  nowhere: { reach: at("/t/ZZZZZZ"), ready: NOWHERE.page },
  "code-wrong": { ready: HOME.poster, open: (page) => joinBy(page, "GCH-AT") },
};

/** The house where a place is: the one that all share, or its own, which is closed afterwards. */
export async function atHouse<T>(place: Place, shared: At, deed: (house: At) => Promise<T>): Promise<T> {
  if (!place.settings) return deed(shared);
  const house = await new House(place.settings).open();
  return deed(house).finally(() => house.close());
}

/** The place, in another language: what was not sent to the house is done again. */
export async function arrive(page: Page, place: Place, language: string): Promise<void> {
  await page.evaluate((wanted) => {
    const kept = JSON.parse(localStorage.getItem("sixgun-settings") ?? "{}") as object;
    localStorage.setItem("sixgun-settings", JSON.stringify({ ...kept, language: wanted }));
  }, language);
  await page.reload();
  await page.waitForSelector(place.ready);
  await place.open?.(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
