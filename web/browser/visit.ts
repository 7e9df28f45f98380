// A browser and its pages, for tests, screenshots and measurements.
import { createHash } from "node:crypto";
import { chromium, type Browser, type BrowserContextOptions, type ConsoleMessage, type Page } from "@playwright/test";
import { HOME, TABLE } from "./selectors";

export const SIZES = {
  small: [360, 640],
  /** A phone under the bars of its browser. */
  under: [390, 664],
  phone: [390, 844],
  laptop: [1280, 800],
  screen: [1920, 1080],
} as const;
export type Size = keyof typeof SIZES;
export const sizes = Object.keys(SIZES) as Size[];
export const isPhone = (size: Size): boolean => SIZES[size][0] < 800;
/** How long something may take to be seen on a machine that has much else to do. */
export const PATIENCE = 120_000;

export type Game = "classic" | "dice" | "duel";
export const GAMES: Game[] = ["classic", "dice", "duel"];

export const LAUNCH = {
  executablePath: process.env.CHROMIUM || "/usr/bin/chromium-headless-shell",
  args: ["--no-sandbox", "--disable-dev-shm-usage"],
};
export const openBrowser = (): Promise<Browser> => chromium.launch(LAUNCH);

/** Where a house is. */
export interface At {
  url: string;
}

const NO_SHADOWS = "*, ::before, ::after { box-shadow: none !important }";
const LOOKS = {
  shadows: NO_SHADOWS,
  /** Shadows, gradients and drawings. */
  looks: `${NO_SHADOWS}
    *, ::before, ::after { text-shadow: none !important; background-image: none !important }
    svg, img { opacity: 0 !important }`,
};

export interface Visit extends BrowserContextOptions {
  size?: Size;
  language?: string;
  motion?: "off" | "full";
  /** Whether questions without a choice answer themselves; who tests wants to see them. */
  alone?: boolean;
  /** What is not painted, where nobody looks: in whole games it takes a third of the processor time. */
  without?: keyof typeof LOOKS;
}

/** What went wrong in a page, and what may. */
const watched = new WeakMap<Page, { troubles: string[]; excused: RegExp | null }>();

/** A page of one person, at home. */
export async function openPage(
  browser: Browser,
  house: At,
  { size = "laptop", language = "en", motion = "off", alone = false, without, ...more }: Visit = {},
): Promise<Page> {
  const [width, height] = SIZES[size];
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: isPhone(size),
    locale: language,
    colorScheme: "dark",
    reducedMotion: motion === "off" ? "reduce" : "no-preference",
    ...more,
  });
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript(luckIsKnown);
  await context.addInitScript(settle, alone);
  if (without) await context.addInitScript(paintLess, LOOKS[without]);
  const page = await context.newPage();
  watch(page);
  await goHome(page, house);
  return page;
}

/** Runs in the page: its word for the luck is the same each time. */
function luckIsKnown(): void {
  crypto.getRandomValues = (bytes) => (bytes instanceof Uint8Array ? bytes.fill(7) : null, bytes);
}

/** Runs in the page: what a person has set before. */
function settle(alone: boolean): void {
  if (!localStorage.getItem("sixgun-settings")) localStorage.setItem("sixgun-settings", JSON.stringify({ alone }));
}

/** Runs in the page. */
function paintLess(looks: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(looks);
  document.adoptedStyleSheets = [sheet];
}

function watch(page: Page): void {
  const kept = { troubles: [] as string[], excused: null as RegExp | null };
  const isTrouble = (message: ConsoleMessage): boolean =>
    message.type() === "error" && !kept.excused?.test(`${message.text()} ${message.location().url}`);
  watched.set(page, kept);
  page.on("console", (message) => isTrouble(message) && kept.troubles.push(message.text()));
  page.on("pageerror", (error) => kept.troubles.push(String(error)));
}

export const troubles = (page: Page): string[] => watched.get(page)!.troubles;

/** From now on the console may say this. */
export function excuse(page: Page, what: RegExp): void {
  watched.get(page)!.excused = what;
}

export async function goHome(page: Page, { url }: At): Promise<void> {
  await page.goto(url);
  await page.waitForSelector(HOME.poster);
}

/** Another address of the same house. */
export async function go(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, page.url()).href);
}

/** A table against bots, begun by a click. */
export async function playNow(page: Page, game: Game): Promise<void> {
  await page.locator(HOME.play).nth(GAMES.indexOf(game)).click();
  await page.waitForSelector(TABLE.stage);
}

interface Deal {
  game: Game;
  word: string;
  seal: string;
  players?: number;
  /** Besides the base set. */
  sets?: string[];
  /** Of its rules. */
  rules?: Record<string, boolean | number>;
}

/** A table of bots with a luck of its own, begun: the word chooses the luck. */
export async function deal(
  page: Page,
  game: Game,
  word: string,
  players?: number,
  sets?: string[],
  rules?: Record<string, boolean | number>,
): Promise<void> {
  const seal = createHash("sha256").update(word).digest("hex");
  const code = await page.evaluate(begin, { game, word, seal, players, sets, rules });
  await go(page, `/t/${code}`);
  await page.waitForSelector(TABLE.stage);
}

/** Runs in the page. */
async function begin({ game, word, seal, players, sets, rules }: Deal): Promise<string> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify({ game }) });
  if (!answer.ok) throw new Error(await answer.text());
  const { code } = (await answer.json()) as { code: string };
  const options = { ...(sets && { sets: ["base", ...sets] }), ...rules };
  const commands: object[] = [
    { type: "set", players, options },
    { type: "seal", seal },
    { type: "fill" },
    { type: "start" },
  ];
  await new Promise((done, failed) => {
    const socket = new WebSocket(`ws://${location.host}/ws/${code}`);
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", version: 2 }));
    socket.onmessage = ({ data }) => {
      const { type, room } = JSON.parse(data as string) as { type: string; room?: { dealing: boolean } };
      if (type === "error") failed(new Error(data as string));
      if (room?.dealing) socket.send(JSON.stringify({ type: "word", word }));
      if (type !== "welcome" && type !== "done") return;
      const command = commands.shift();
      if (command) socket.send(JSON.stringify({ ...command, ref: commands.length }));
      else socket.close();
    };
    socket.onclose = done;
  });
  return code;
}
