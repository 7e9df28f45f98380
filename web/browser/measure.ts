// How fast the page is: `web/measure` prints what docs/browser.md tells. It needs a machine that does nothing else.
import type { Browser, CDPSession, Page } from "@playwright/test";
import { asked, click, dealer } from "./hands";
import { House } from "./house";
import { HOME } from "./selectors";
import { deal, openBrowser, openPage, playNow, type Visit } from "./visit";

interface Seen {
  /** When the page can be used. */
  ready: number;
  /** When long tasks began and ended. */
  tasks: Array<[number, number]>;
  shifts: number;
  /** What jumped, and how far. */
  jumped: string[];
  events: number[];
  answers: number[];
  frames: number[];
}

interface Shift {
  value: number;
  hadRecentInput: boolean;
  sources: Array<{ node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }>;
}

declare global {
  interface Window {
    seen: Seen;
  }
}

type Network = [megabits: number, delay: number, factor: number];

const NETWORKS: Record<string, Network> = {
  "4G (9 Mbit/s, 60 ms; DevTools “Fast 4G”)": [9, 60, 2.75],
  "slow 4G (1.6 Mbit/s, 150 ms; Lighthouse's phone)": [1.6, 150, 3.75],
};
const BUTTON = HOME.play;

/** Runs in the page before anything else: notes when it can be used, what blocked it, what jumped, what answered. */
function watch(button: string): void {
  const seen: Seen = { ready: 0, tasks: [], shifts: 0, jumped: [], events: [], answers: [], frames: [] };
  window.seen = seen;
  const follow = <T>(type: string, note: (entry: T) => unknown, more: object = {}): void =>
    new PerformanceObserver((list) => (list.getEntries() as T[]).forEach(note)).observe({
      type,
      buffered: true,
      ...more,
    });
  follow<PerformanceEntry>("longtask", ({ startTime, duration }) => seen.tasks.push([startTime, startTime + duration]));
  follow<Shift>("layout-shift", ({ value, hadRecentInput, sources }) => {
    if (hadRecentInput) return;
    seen.shifts += value;
    for (const { node, previousRect: from, currentRect: to } of sources) {
      const { parentElement: around, nodeName } = node ?? {};
      const what =
        node instanceof Element ? `${nodeName}.${node.getAttribute("class")}` : `text in ${around?.className}`;
      const corner = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
      seen.jumped.push(`${value.toFixed(4)} ${what}: ${corner(from)} → ${corner(to)}`);
    }
  });
  const note = ({ name, duration }: PerformanceEntry) => name === "click" && seen.events.push(duration);
  follow("event", note, { durationThreshold: 16 });
  let clicked = 0;
  addEventListener("click", () => (clicked = performance.now()), true);
  const number = (): string | undefined => document.querySelector("main")?.dataset.state?.split(" ")[0];
  let last: string | undefined;
  new MutationObserver(() => {
    if (!seen.ready && document.querySelector(button)) seen.ready = performance.now();
    if (clicked && last !== undefined && number() !== last) {
      seen.answers.push(performance.now() - clicked);
      clicked = 0;
    }
    last = number();
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-state"] });
}

const told = (page: Page): Promise<Seen> => page.evaluate(() => window.seen);
const median = (numbers: number[]): number => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const share = (numbers: number[], part: number): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor((numbers.length - 1) * part)] ?? 0;
const ms = (number: number): string => `${Math.round(number)} ms`;
const report = (what: string, how: string, result: string): void => console.log(`| ${what} | ${how} | ${result} |`);

/** A page that is watched; `fresh` has nothing in its cache. */
async function open(browser: Browser, house: House, options: Visit): Promise<{ page: Page; session: CDPSession }> {
  const page = await openPage(browser, house, options);
  await page.addInitScript(watch, BUTTON);
  await page.context().clearCookies();
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  return { page, session };
}

async function firstLoad(browser: Browser, house: House): Promise<void> {
  for (const language of ["en", "de", "es"]) {
    const { page } = await open(browser, house, { language });
    await page.goto(house.url);
    await page.waitForSelector(BUTTON);
    await page.waitForLoadState("networkidle");
    const sizes = await page.evaluate(() =>
      (performance.getEntriesByType("resource") as PerformanceResourceTiming[]).map(
        ({ name, encodedBodySize }): [string, number] => [name.split(".").pop()!, encodedBodySize],
      ),
    );
    const of = (kind: string): number =>
      sizes.filter(([each]) => each === kind).reduce((sum, [, size]) => sum + size, 0);
    const parts = ["js", "css", "woff2"].map(of);
    const whole = parts.reduce((sum, part) => sum + part, 0);
    const kb = (bytes: number): string => (bytes / 1000).toFixed(1);
    report(`first load, ${language}`, "gzipped JS + CSS + fonts", `${kb(whole)} KB (${parts.map(kb).join(" + ")})`);
    await page.context().close();
  }
}

/** From the address to a button that answers: it is there, and no long task follows that began before it. */
async function interactive(
  browser: Browser,
  house: House,
  name: string,
  [megabits, delay, factor]: Network,
): Promise<void> {
  const times: number[] = [];
  for (let at = 0; at < 5; at++) {
    const { page, session } = await open(browser, house, { size: "phone" });
    const throughput = (megabits * 1e6 * 0.9) / 8;
    const network = {
      offline: false,
      latency: delay * factor,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    };
    await session.send("Network.emulateNetworkConditions", network);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.goto(house.url);
    await page.waitForSelector(BUTTON);
    await page.waitForLoadState("networkidle");
    const { ready, tasks } = await told(page);
    const busy = tasks.filter(([began]) => began <= ready).map(([, ended]) => ended);
    times.push(Math.max(ready, ...busy));
    await page.context().close();
  }
  report(`time to interactive, ${name}`, "home on a phone, CPU 4× slower, median of 5", ms(median(times)));
}

/** A stretch of a game by clicking. */
async function clicks(browser: Browser, house: House, rate: number): Promise<void> {
  const { page, session } = await open(browser, house, { motion: "full" });
  await page.goto(house.url);
  await page.waitForSelector(BUTTON);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  await playNow(page, "classic");
  const pick = dealer(1);
  for (let at = 0; at < 30 && (await asked(page)); at++) await click(page, pick);
  const { events, answers, shifts, jumped } = await told(page);
  const how = `classic, 30 clicks, motion on${rate > 1 ? `, CPU ${rate}× slower` : ""}`;
  report("click until the page shows it", how, `median ${ms(median(events))}, 95 % ${ms(share(events, 0.95))}`);
  report(
    "click until the house's answer is shown",
    how,
    `median ${ms(median(answers))}, 95 % ${ms(share(answers, 0.95))}`,
  );
  report("layout shift in a game", how, shifts.toFixed(3));
  for (const each of jumped) console.error(each);
  await page.context().close();
}

async function frames(browser: Browser, house: House): Promise<void> {
  const { page } = await open(browser, house, { motion: "full" });
  await page.goto(house.url);
  await page.waitForSelector(BUTTON);
  await deal(page, "dice", "frames", 8);
  await page.evaluate(() => {
    let last = performance.now();
    const frame = (now: number): void => {
      window.seen.frames.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  const pick = dealer(2);
  const end = Date.now() + 25_000;
  while (Date.now() < end && (await asked(page))) await click(page, pick);
  const { frames: all } = await told(page);
  const late = (limit: number): string =>
    `${((100 * all.filter((time) => time > limit).length) / all.length).toFixed(1)} %`;
  const how = `dice, 8 seats, everything in motion, ${all.length} frames`;
  report(
    "frames a second",
    how,
    `${(1000 / median(all)).toFixed(0)} (median); later than 20 ms: ${late(20)}, than 34 ms: ${late(34)}`,
  );
  await page.context().close();
}

async function jumps(browser: Browser, house: House): Promise<void> {
  const { page } = await open(browser, house, { size: "phone" });
  await page.goto(house.url);
  await page.waitForSelector(BUTTON);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForLoadState("networkidle");
  report("layout shift while loading", "home on a phone", (await told(page)).shifts.toFixed(3));
  await page.context().close();
}

const house = await new House().open();
const slow = await new House({ SIXGUN_BOT_PAUSE: "0.35" }).open();
const browser = await openBrowser();
console.log("| what | how | result |\n|---|---|---|");
await firstLoad(browser, house);
for (const [name, network] of Object.entries(NETWORKS)) await interactive(browser, house, name, network);
await jumps(browser, house);
await clicks(browser, house, 1);
await clicks(browser, house, 4);
await frames(browser, slow);
await browser.close();
await house.close();
await slow.close();
