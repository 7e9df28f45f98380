// How a person plays: what is lit is clicked, or its key is pressed, until the game is over.
import type { Page } from "@playwright/test";
import { DICE, END, HAND, TABLE } from "./selectors";

/** Chooses a number below another one. */
export type Pick = (below: number) => number;
/** By mouse, by thumb, or by the page itself, where nobody looks how it is played. */
type Deed = "click" | "tap" | "call";

const { kept: KEPT, again: AGAIN, roll: ROLL } = DICE;
const OVER = END.page;
const SETTLED = `${TABLE.mine}, ${OVER}`;

/** What can be done now, in the order in which a hurried person would. */
const WAYS = [TABLE.chosen, TABLE.choice, TABLE.aim, TABLE.answer, TABLE.play, HAND.unchosen, TABLE.act];
const SEEN = [...WAYS, KEPT, AGAIN];

interface Look {
  state: string;
  counts: Record<string, number>;
}

interface Message {
  type: string;
  view?: { number: number; outcome: unknown; decision: { actions: Array<{ id: number }> } | null };
}

/** Wait until something is asked of me or the game is over. */
export async function asked(page: Page): Promise<boolean> {
  await page.waitForSelector(SETTLED);
  return (await page.locator(OVER).count()) === 0;
}

/** What there is now, in one look: the state that a deed changes, and how many there are of each thing. */
const LOOK = ([over, ...selectors]: string[]): Look => ({
  state: document.querySelector("main")?.dataset.state ?? document.querySelector(over!)?.className ?? "",
  counts: Object.fromEntries(selectors.map((each) => [each, document.querySelectorAll(each).length])),
});

const look = (page: Page): Promise<Look> => page.evaluate(LOOK, [OVER, ...SEEN]);

/** The way that a person takes; dice are rolled again twice in three times. */
function way(counts: Look["counts"], pick: Pick): string | undefined {
  if (counts[AGAIN]) return ROLL;
  if (counts[KEPT] && (pick(3) || !counts[WAYS.at(-1)!])) return KEPT;
  return WAYS.find((each) => counts[each]);
}

/** One click on something that is lit; `pick` chooses among them. */
export async function click(page: Page, pick: Pick, deed: Deed = "click"): Promise<void> {
  const { state, counts } = await look(page);
  const each = way(counts, pick);
  if (!each) throw new Error(`nothing is lit: ${await page.locator(TABLE.ask).innerText()}`);
  const chosen = page.locator(each).nth(pick(counts[each] ?? 1));
  if (deed === "tap") await chosen.tap();
  else if (deed === "click") await chosen.click();
  else await chosen.evaluate((each) => (each as HTMLElement).click());
  await changed(page, state, each);
}

/** Wait until what was done has been seen. */
async function changed(page: Page, before: string, what: string): Promise<void> {
  await page.waitForFunction(`(${LOOK})([${JSON.stringify(OVER)}]).state !== ${JSON.stringify(before)}`).catch(() => {
    throw new Error(`${what} did nothing`);
  });
}

interface Play {
  deed?: Deed;
  most?: number;
  look?: (page: Page) => Promise<void>;
}

/** A whole game by clicking or tapping; `look` is called before each. */
export async function playByClicks(page: Page, pick: Pick, { deed, most = 600, look: see }: Play = {}): Promise<void> {
  for (let clicks = 0; clicks < most; clicks++) {
    if (!(await asked(page))) return;
    await see?.(page);
    await click(page, pick, deed);
  }
  throw new Error(`the game was not over after ${most} clicks`);
}

/** A whole game by messages alone, for what comes after it: nobody sees it, and nothing is painted. */
export async function finish(page: Page, seed: number): Promise<void> {
  const table = page.url();
  await page.goto(new URL("/api/me", table).href);
  await page.evaluate(
    `(async () => { ${dealer} ${answerAll} await answerAll("${new URL(table).pathname}", ${seed}); })()`,
  );
  await page.goto(table);
  await page.waitForSelector(OVER);
}

/** Runs in the page: any answer to every question, until the game is over. */
function answerAll(table: string, seed: number): Promise<void> {
  const pick = dealer(seed);
  const socket = new WebSocket(`ws://${location.host}${table.replace("/t/", "/ws/")}`);
  socket.onopen = () => socket.send('{"type": "hello", "version": 2}');
  let last = -1;
  return new Promise((over, failed) => {
    socket.onclose = () => failed(new Error("the house hung up"));
    socket.onmessage = ({ data }) => {
      const { type, view } = JSON.parse(data as string) as Message;
      if (type === "error") failed(new Error(data as string));
      if (view?.outcome) over();
      if (!view?.decision || view.number <= last) return;
      last = view.number;
      const { id } = view.decision.actions[pick(view.decision.actions.length)]!;
      socket.send(JSON.stringify({ type: "act", number: last, id }));
    };
  });
}

/** A whole game by the page's own clicks: nobody looks how it is played, but it is the page that goes on. */
export async function rush(page: Page, seed: number): Promise<void> {
  const known = Object.entries({ WAYS, KEPT, AGAIN, ROLL, SEEN, OVER, SETTLED });
  const constants = known.map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`).join(" ");
  await page.evaluate(
    `(async () => { ${constants} const LOOK = ${LOOK}; ${dealer} ${way} ${hurry} await hurry(${seed}); })()`,
  );
}

/** Runs in the page: one click after another, each when the last one was answered. Its patience is counted in frames. */
async function hurry(seed: number): Promise<void> {
  const pick = dealer(seed);
  const until = async (seen: () => unknown): Promise<void> => {
    for (let frames = 0; frames < 10_000; frames++) {
      if (seen()) return;
      await new Promise(requestAnimationFrame);
    }
    throw new Error(`nothing goes on: ${document.querySelector("main")?.innerText}`);
  };
  for (;;) {
    await until(() => document.querySelector(SETTLED));
    if (document.querySelector(OVER)) return;
    const { state, counts } = LOOK([OVER, ...SEEN]);
    const each = way(counts, pick)!;
    document.querySelectorAll<HTMLElement>(each)[pick(counts[each] ?? 1)]!.click();
    await until(() => LOOK([OVER]).state !== state);
  }
}

/** Play until something is on the screen. */
export async function playUntil(page: Page, selector: string, pick: Pick, most = 150): Promise<void> {
  for (let clicks = 0; clicks < most; clicks++) {
    if (!(await asked(page))) throw new Error(`the game was over before there was ${selector}`);
    if (await page.locator(selector).count()) return;
    await click(page, pick, "call");
  }
  throw new Error(`no ${selector} after ${most} clicks`);
}

/** A whole game by the keyboard alone. */
export async function playByKeys(page: Page, pick: Pick, most = 900): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    if (!(await asked(page))) return;
    await press(page, pick);
  }
  throw new Error(`the game was not over after ${most} keys`);
}

export async function press(page: Page, pick: Pick): Promise<void> {
  const { state, counts } = await look(page);
  const what = await keyFor(page, counts, pick);
  if (what.length === 1) await page.keyboard.press(what);
  else await tabTo(page, what);
  await changed(page, state, what);
}

/** A key of the keyboard map, or what to go to by Tab. */
async function keyFor(page: Page, counts: Look["counts"], pick: Pick): Promise<string> {
  const wanted = way(counts, pick)!;
  if (wanted === ROLL) return "r";
  if (wanted === KEPT) return keptDie(page, pick);
  if (counts[KEPT]) return "s";
  if (WAYS.indexOf(wanted) < WAYS.length - 2) return wanted;
  const card = await playable(page, pick);
  const ends = await page.locator(TABLE.end).count();
  if (ends && (card === undefined || pick(4) === 0)) return "e";
  return card ?? wanted;
}

async function keptDie(page: Page, pick: Pick): Promise<string> {
  const dice = await page.locator(KEPT).evaluateAll((all) => all.map((die) => die.dataset.die!));
  return dice[pick(dice.length)]!;
}

/** The digit of a card that can be played; those after the tenth have none. */
async function playable(page: Page, pick: Pick): Promise<string | undefined> {
  const locked = await page
    .locator(HAND.card)
    .evaluateAll((all, no) => all.slice(0, 10).map((each) => each.matches(no)), HAND.locked);
  const digits = locked.flatMap((no, at) => (no ? [] : [String((at + 1) % 10)]));
  return digits[pick(digits.length)];
}

/** Tab until something has the focus, then Enter. */
async function tabTo(page: Page, selector: string, most = 90): Promise<void> {
  for (let tabs = 0; tabs <= most; tabs++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) {
      await page.keyboard.press("Enter");
      return;
    }
    await page.keyboard.press("Tab");
  }
  throw new Error(`${selector} can't be reached by Tab`);
}

/** The same luck each time. */
export function dealer(seed: number): Pick {
  let now = seed;
  return (below) => {
    now = (now * 1103515245 + 12345) % 2147483648;
    return Math.floor((now / 2147483648) * below);
  };
}
