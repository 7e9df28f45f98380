// How a person plays: what is lit is clicked, or its key is pressed, until the game is over.

/** Wait until something is asked of me or the game is over. */
export async function asked(page) {
  await page.waitForSelector(".ask.mine, .endpage");
  return (await page.locator(".endpage").count()) === 0;
}

/** What can be done now, in the order in which a hurried person would. */
const WAYS = [
  ".choose .btn.big",
  ".is-target .hit",
  ".answers .btn",
  ".acts .btn.s1",
  ".hand .card:not(.no):not(.sel)",
  ".acts .btn:not([disabled])",
];

const KEPT = ".die.kept";
const ROLL = ".acts .btn.primary";
const SEEN = [...WAYS, KEPT, ".die.again"];

/** What there is now, in one look: the state that a deed changes, and how many there are of each thing. */
const LOOK = (selectors) => ({
  state: document.querySelector("main")?.dataset.state ?? document.querySelector(".endpage")?.className ?? "",
  counts: Object.fromEntries(selectors.map((each) => [each, document.querySelectorAll(each).length])),
});

function look(page) {
  return page.evaluate(LOOK, SEEN);
}

/** The way that a person takes, and how many there are of it; dice are rolled again twice in three times. */
function way(counts, pick) {
  if (counts[".die.again"]) return ROLL;
  if (counts[KEPT] && (pick(3) || !counts[WAYS.at(-1)])) return KEPT;
  return WAYS.find((each) => counts[each]);
}

/** One click (or tap) on something that is lit; `pick` chooses among them. */
export async function click(page, pick, deed = "click") {
  const { state, counts } = await look(page);
  const each = way(counts, pick);
  if (!each) throw new Error(`nothing is lit: ${await page.locator(".ask").innerText()}`);
  await page
    .locator(each)
    .nth(pick(counts[each] ?? 1))
    [deed]();
  await changed(page, state, each);
}

/** Wait until what was done has been seen. */
async function changed(page, before, what) {
  await page.waitForFunction(`(${LOOK})([]).state !== ${JSON.stringify(before)}`).catch(() => {
    throw new Error(`${what} did nothing`);
  });
}

/** A whole game by clicking or tapping. */
export async function playByClicks(page, pick, { deed = "click", most = 600, look = async () => undefined } = {}) {
  for (let clicks = 0; clicks < most; clicks++) {
    if (!(await asked(page))) return clicks;
    await look(page);
    await click(page, pick, deed);
  }
  throw new Error(`the game was not over after ${most} clicks`);
}

/** A whole game by the page's own clicks, for what comes after it: nobody looks how it is played. */
export async function rush(page, seed) {
  const known = Object.entries({ WAYS, KEPT, ROLL, SEEN }).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`);
  await page.evaluate(`(async () => { ${known.join(" ")} const look = ${LOOK}; ${dealer} ${way} ${hurry} await hurry(${seed}); })()`);
}

/** Runs in the page: one click after another, each when the last one was answered. Its patience is counted in frames. */
async function hurry(seed) {
  const pick = dealer(seed);
  const until = async (seen) => {
    for (let frames = 0; frames < 10_000; frames++) {
      if (seen()) return;
      await new Promise(requestAnimationFrame);
    }
    throw new Error(`nothing goes on: ${document.querySelector(".ask")?.innerText}`);
  };
  for (;;) {
    await until(() => document.querySelector(".ask.mine, .endpage"));
    if (document.querySelector(".endpage")) return;
    const { state, counts } = look(SEEN);
    const each = way(counts, pick);
    document.querySelectorAll(each)[pick(counts[each] ?? 1)].click();
    await until(() => look([]).state !== state);
  }
}

/** Click until something is on the screen. */
export async function playUntil(page, selector, pick, most = 150) {
  for (let clicks = 0; clicks < most; clicks++) {
    if (!(await asked(page))) throw new Error(`the game was over before there was ${selector}`);
    if (await page.locator(selector).count()) return;
    await click(page, pick);
  }
  throw new Error(`no ${selector} after ${most} clicks`);
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
  const { state, counts } = await look(page);
  const what = await keyFor(page, counts, pick);
  if (what.length === 1) await page.keyboard.press(what);
  else await tabTo(page, what);
  await changed(page, state, what);
}

/** A key of the keyboard map, or what to go to by Tab. */
async function keyFor(page, counts, pick) {
  const wanted = way(counts, pick);
  if (wanted === ROLL) return "r";
  if (wanted === KEPT) return keptDie(page, pick);
  if (counts[KEPT]) return "s";
  if (WAYS.indexOf(wanted) < WAYS.length - 2) return wanted;
  const card = await playable(page, pick);
  const ends = await page.locator(".acts .btn.s3").count();
  if (ends && (card === undefined || pick(4) === 0)) return "e";
  return card ?? wanted;
}

async function keptDie(page, pick) {
  const dice = await page.locator(".die.kept").evaluateAll((all) => all.map((die) => die.dataset.die));
  return dice[pick(dice.length)];
}

/** The digit of a card that can be played; those after the tenth have none. */
async function playable(page, pick) {
  const cards = await page
    .locator(".hand .card")
    .evaluateAll((all) => all.flatMap((each, at) => (each.matches(".no") || at > 9 ? [] : [String((at + 1) % 10)])));
  return cards[pick(cards.length)];
}

/** Tab until something has the focus, then Enter. */
async function tabTo(page, selector, most = 90) {
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
export function dealer(seed) {
  let now = seed;
  return (below) => {
    now = (now * 1103515245 + 12345) % 2147483648;
    return Math.floor((now / 2147483648) * below);
  };
}
