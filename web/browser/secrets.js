// Everything that a page holds is searched for what its player may not know; a leak that was planted is found.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { asked, click, dealer, rush } from "./hands.js";
import { heap, listen, moment } from "./holdings.js";
import { deal } from "./house.js";
import { scene } from "./stand.js";

const VOCABULARY = new URL("../src/lib/vocabulary.json", import.meta.url);
const CARDS = Object.keys(JSON.parse(readFileSync(VOCABULARY, "utf8")).games.classic.cards);
const MOMENTS = 8;
const WORD = "secret";

/** A page that listens from the first byte on, at the table that is always dealt alike. */
async function sitDown(open, plant = async () => undefined) {
  const page = await open({});
  const session = await page.context().newCDPSession(page);
  const network = listen(page);
  await plant(page);
  await deal(page, "classic", WORD, 4);
  await asked(page);
  return { page, look: () => moment(page, session, network), heap: () => heap(session) };
}

/** The truth of a game that is over: by moments, with everything open, and as my seat was told. */
async function truthOf(page) {
  const game = /\/games\/(\w+)/.exec(await page.locator('a[href^="/games/"]').getAttribute("href"))[1];
  const get = (path) => page.evaluate(async (from) => (await fetch(from)).json(), `/api/games/${game}/${path}`);
  const [open, mine, record] = await Promise.all([get("replay"), get("replay?seat=0"), get("record")]);
  const { secret, salt } = record.table.fairness;
  const luck = [String(record.seed), BigInt(record.seed).toString(16), secret, salt];
  return { open: open.views, mine: mine.views, events: mine.events, luck };
}

/** The cards that seat 0 had not been shown at a moment: hands, and the deck. */
function unseen(truth, number) {
  const told = truth.events.filter(({ action }) => action <= number);
  const shown = JSON.stringify([truth.mine.slice(0, number + 1), told]);
  return CARDS.filter((card) => !shown.includes(`"${card}"`));
}

/** What a moment holds that it may not; each as the place where it was found, and what. */
function search(held, truth) {
  const cards = unseen(truth, held.number);
  const known = new Map(truth.mine[held.number].players.map(({ character, role }) => [character, role]));
  const text = { page: held.page, storage: held.storage, network: held.network };
  const values = new Set(held.memory.values);
  const quoted = (where, card) => where.includes(`"${card}"`) || where.includes(`\\"${card}\\"`);
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
function isWorthAsking(truth, number) {
  const cards = new Set(unseen(truth, number));
  for (const [seat, { hand }] of truth.open[number].players.entries())
    assert.ok(seat === 0 || hand.some((card) => cards.has(card)), `the hand of seat ${seat}`);
  assert.ok(truth.mine[number].players.filter(({ role }) => role === "unknown").length > 1);
}

export function secrets() {
  scene("a page holds nothing that its player may not know, and a leak would be found", async (open) => {
    const { page, look, heap: whole } = await sitDown(open);
    const moments = [];
    const pick = dealer(9);
    for (let at = 0; at < MOMENTS && (await asked(page)); at++) {
      moments.push(await look());
      await click(page, pick);
    }
    const strings = await whole();
    await rush(page, 9);
    const truth = await truthOf(page);
    for (const held of moments) assert.deepEqual(search(held, truth), [], `at ${held.number}`);
    assert.ok(moments.every((held) => held.network || held.page) && moments[0].network.includes('"update"'));
    isWorthAsking(truth, moments[0].number);
    assert.ok(strings.includes("kit-carlson") && !truth.luck.some((word) => strings.includes(word)));
    await findLeaks(open, truth, moments[0].number);
  });
}

/** The same deal again, with a leak in each place: every one is found, and nothing else. */
async function findLeaks(open, truth, number) {
  const hidden = new Set(unseen(truth, number));
  const [card, other] = truth.open[number].players
    .slice(1)
    .flatMap(({ hand }) => hand.filter((each) => hidden.has(each)));
  const { character, role } = truth.open[number].players.find(({ role: each }, seat) => seat > 0 && each !== "sheriff");
  const { page, look } = await sitDown(open, (fresh) => whisper(fresh, other));
  const told = await look();
  assert.deepEqual([...new Set(search(told, truth))].sort(), [`memory: ${other}`, `network: ${other}`]);
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
    [card, character, role, truth.luck[2]],
  );
  const found = search({ ...(await look()), network: "" }, truth).filter((each) => !each.endsWith(other));
  const wanted = [
    `memory: ${card}`,
    `memory: ${character} is ${role}`,
    "memory: the luck",
    `page: ${card}`,
    `storage: ${card}`,
  ];
  assert.deepEqual([...new Set(found)].sort(), wanted.sort());
}

/** A house that says one card too many, beside what it was asked for. */
async function whisper(page, card) {
  await page.route(/\/api\/me$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), planted: [card] } });
  });
}
