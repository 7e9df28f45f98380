// Everything that a page holds is searched for what its player may not know; a leak that was planted is found.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { asked, click, dealer, rush } from "./hands";
import { heap, listen, moment, type Held } from "./holdings";
import { END } from "./selectors";
import { expect, test } from "./stand";
import { deal } from "./visit";

declare global {
  interface Window {
    planted: () => object[];
  }
}

interface Vocabulary {
  games: { classic: { cards: object } };
}

interface View {
  players: Array<{ character: string; role: string; hand: string[] }>;
}

interface Truth {
  /** By moments: with everything open, and as my seat was told. */
  open: View[];
  mine: View[];
  events: Array<{ action: number }>;
  luck: string[];
}

interface Sight {
  page: Page;
  look: () => Promise<Held>;
  heap: () => Promise<string>;
}

const VOCABULARY = new URL("../src/lib/vocabulary.json", import.meta.url);
const CARDS = Object.keys((JSON.parse(readFileSync(VOCABULARY, "utf8")) as Vocabulary).games.classic.cards);
const MOMENTS = 8;
const WORD = "secret";

/** A page that listens from the first byte on, at the table that is always dealt alike. */
async function sitDown(page: Page): Promise<Sight> {
  const session = await page.context().newCDPSession(page);
  const network = listen(page);
  await deal(page, "classic", WORD, 4);
  await asked(page);
  return { page, look: () => moment(page, session, network), heap: () => heap(session) };
}

interface Replay {
  views: View[];
  events: Truth["events"];
}

interface Record {
  seed: string;
  table: { fairness: { secret: string; salt: string } };
}

/** The truth of a game that is over. */
async function truthOf(page: Page): Promise<Truth> {
  const game = /\/games\/(\w+)/.exec((await page.locator(END.replay).getAttribute("href"))!)![1];
  const get = <T>(path: string): Promise<T> =>
    page.evaluate(async (from) => (await fetch(from)).json() as Promise<T>, `/api/games/${game}/${path}`);
  const open = await get<Replay>("replay");
  const mine = await get<Replay>("replay?seat=0");
  const record = await get<Record>("record");
  const { secret, salt } = record.table.fairness;
  const luck = [String(record.seed), BigInt(record.seed).toString(16), secret, salt];
  return { open: open.views, mine: mine.views, events: mine.events, luck };
}

/** The cards that seat 0 had not been shown at a moment: hands, and the deck. */
function unseen(truth: Truth, number: number): string[] {
  const told = truth.events.filter(({ action }) => action <= number);
  const shown = JSON.stringify([truth.mine.slice(0, number + 1), told]);
  return CARDS.filter((card) => !shown.includes(`"${card}"`));
}

/** What a moment holds that it may not; each as the place where it was found, and what. */
function search(held: Held, truth: Truth): string[] {
  const cards = unseen(truth, held.number);
  const known = new Map(truth.mine[held.number]!.players.map(({ character, role }) => [character, role]));
  const text = { page: held.page, storage: held.storage, network: held.network };
  const values = new Set(held.memory.values);
  const quoted = (where: string, card: string): boolean =>
    where.includes(`"${card}"`) || where.includes(`\\"${card}\\"`);
  return [
    ...Object.entries(text).flatMap(([place, all]) =>
      cards.filter((card) => quoted(all, card)).map((card) => `${place}: ${card}`),
    ),
    ...cards.filter((card) => values.has(card)).map((card) => `memory: ${card}`),
    ...held.memory.roles
      .filter(([character, role]) => known.has(character) && role !== "unknown" && role !== known.get(character))
      .map(([character, role]) => `memory: ${character} is ${role}`),
    ...Object.entries({ ...text, memory: held.memory.values.join("\n") }).flatMap(([place, all]) =>
      truth.luck.filter((word) => all.includes(word)).map(() => `${place}: the luck`),
    ),
  ];
}

/** What is searched for is really there: hidden cards of everybody, and roles. */
function isWorthAsking(truth: Truth, number: number): void {
  const cards = new Set(unseen(truth, number));
  for (const [seat, { hand }] of truth.open[number]!.players.entries())
    expect(seat === 0 || hand.some((card) => cards.has(card)), `the hand of seat ${seat}`).toBe(true);
  expect(truth.mine[number]!.players.filter(({ role }) => role === "unknown").length).toBeGreaterThan(1);
}

// A trace would keep in the page what it has shown before.
test.use({ trace: "off" });

test("a page holds nothing that its player may not know, and a leak would be found", async ({ page, friend }) => {
  const { look, heap: whole } = await sitDown(page);
  const moments: Held[] = [];
  const pick = dealer(9);
  for (let at = 0; at < MOMENTS && (await asked(page)); at++) {
    moments.push(await look());
    await click(page, pick);
  }
  const strings = await whole();
  await rush(page, 9);
  const truth = await truthOf(page);
  const [{ number, network }] = moments as [Held];
  for (const held of moments) expect(search(held, truth), `at ${held.number}`).toEqual([]);
  expect(network).toContain('"update"');
  isWorthAsking(truth, number);
  expect(strings).toContain("kit-carlson");
  expect(truth.luck.filter((word) => strings.includes(word))).toEqual([]);
  await findLeaks(friend, truth, number);
});

/** The same deal again, with a leak in each place: every one is found, and nothing else. */
async function findLeaks(page: Page, truth: Truth, number: number): Promise<void> {
  const hidden = new Set(unseen(truth, number));
  const others = truth.open[number]!.players.slice(1);
  const [card, other] = others.flatMap(({ hand }) => hand.filter((each) => hidden.has(each))) as [string, string];
  const { character, role } = others.find((each) => each.role !== "sheriff")!;
  await whisper(page, other);
  const { look } = await sitDown(page);
  const told = await look();
  expect([...new Set(search(told, truth))].sort()).toEqual([`memory: ${other}`, `network: ${other}`]);
  await page.reload();
  await asked(page);
  await look();
  await page.evaluate(
    ([a, b, c, luck]) => {
      document.body.dataset.planted = a;
      localStorage.setItem("planted", JSON.stringify([a]));
      const closed = [{ card: a }, { character: b, role: c }, { luck }];
      window.planted = () => closed;
    },
    [card, character, role, truth.luck[2]!] as const,
  );
  const found = search({ ...(await look()), network: "" }, truth).filter((each) => !each.endsWith(other));
  const wanted = [
    `memory: ${card}`,
    `memory: ${character} is ${role}`,
    "memory: the luck",
    `page: ${card}`,
    `storage: ${card}`,
  ];
  expect([...new Set(found)].sort()).toEqual(wanted.sort());
}

/** A house that says one card too many, beside what it was asked for. */
async function whisper(page: Page, card: string): Promise<void> {
  await page.route(/\/api\/me$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), planted: [card] } });
  });
}
