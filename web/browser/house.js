// A house and a browser for tests, screenshots and measurements.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
export const SIZES = { small: [360, 640], phone: [390, 844], laptop: [1280, 800], screen: [1920, 1080] };
/** How long something may take to be seen on a machine that has much else to do. */
export const PATIENCE = 120_000;

/** Every table deals the same game, unless somebody says a word; bots don't pause; nobody is too busy. */
const SETTINGS = {
  SIXGUN_TEST_SEED: "browser",
  SIXGUN_BOT_PAUSE: "0",
  SIXGUN_BOT_SECONDS: "60",
  SIXGUN_GUESTS_PER_HOUR: "100000",
  SIXGUN_REQUESTS_PER_MINUTE: "100000",
  SIXGUN_TABLES_PER_GUEST: "1000",
  SIXGUN_CONNECTIONS_PER_ADDRESS: "1000",
  SIXGUN_SOCKETS_PER_ADDRESS: "2000",
  SIXGUN_MESSAGES_PER_SECOND: "1000",
};

/** Open a house with a database of its own; `url` is where it is. It is the Sixgun that PYTHONPATH leads to. */
export async function openHouse(settings = {}, port = "0") {
  const folder = mkdtempSync(join(tmpdir(), "sixgun-web-"));
  const source = { PYTHONPATH: process.env.PYTHONPATH ?? join(ROOT, "src") };
  const house = { database: join(folder, "house.db"), env: { ...process.env, ...source, ...SETTINGS, ...settings } };
  await start(house, port);
  house.close = async () => {
    await stop(house, "SIGINT");
    rmSync(folder, { recursive: true, force: true });
  };
  return house;
}

/** A port that no connection of the machine gets by itself: one at which a house can be opened again. */
export const somePort = () => String(10_000 + Math.floor(Math.random() * 20_000));

/** Open its door, at a port. */
export async function start(house, port) {
  const python = process.env.PYTHON ?? "python3";
  const args = ["-m", "sixgun", "serve", "--no-browser", "--port", port, "--database", house.database];
  house.process = spawn(python, args, { cwd: tmpdir(), env: house.env, stdio: ["ignore", "pipe", "pipe"] });
  house.url = await new Promise((resolve, reject) => {
    let said = "";
    house.process.stderr.on("data", (data) => (said += data));
    house.process.stdout.on("data", (data) => {
      said += data;
      const found = /http:\/\/[\d.]+:\d+/.exec(said);
      if (found) resolve(found[0]);
    });
    house.process.on("exit", (code, signal) => {
      if (!house.closing) console.error(`the house closed by itself with ${signal ?? code}: ${said}`);
      reject(new Error(`the house closed with ${signal ?? code}: ${said}`));
    });
  });
}

/** Close it: well by SIGINT, or in the middle of a sentence by SIGKILL. */
export async function stop(house, signal) {
  if (house.process.exitCode !== null || house.process.signalCode !== null) return;
  const gone = new Promise((resolve) => house.process.once("exit", resolve));
  house.closing = true;
  house.process.kill(signal);
  await gone;
  house.closing = false;
}

export function openBrowser() {
  const program = process.env.CHROMIUM || "/usr/bin/chromium";
  return chromium.launch({ executablePath: program, args: ["--no-sandbox", "--disable-dev-shm-usage"] });
}

/** A page at a size and in a language; what goes wrong in it, but for what is `expected`, is kept in `troubles`. */
export async function openPage(browser, house, { size = "laptop", language = "en", motion = "off", ...more } = {}) {
  const [width, height] = SIZES[size];
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: width < 800,
    locale: language,
    colorScheme: "dark",
    reducedMotion: motion === "off" ? "reduce" : "no-preference",
    ...more,
  });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  page.troubles = [];
  page.expected = FIRST_VISIT;
  page.on("console", (message) => isTrouble(message, page.expected) && page.troubles.push(message.text()));
  page.on("pageerror", (error) => page.troubles.push(String(error)));
  await goHome(page, house);
  return page;
}

/** The first visit asks who one is, which nobody can answer yet; and one goes to a table that is not there. */
const FIRST_VISIT = /status of 401|ZZZZZZ/;

function isTrouble(message, expected) {
  return message.type() === "error" && !expected.test(`${message.text()} ${message.location().url}`);
}

export async function goHome(page, house) {
  await page.goto(house.url);
  await page.waitForSelector(".poster");
}

/** A table against bots, begun by a click. */
export async function playNow(page, game) {
  const at = { classic: 0, dice: 1, duel: 2 }[game];
  await page.locator(".poster .btn.primary").nth(at).click();
  await page.waitForSelector(".stage");
}

/** A table of bots with a luck of its own, begun: the word chooses the luck. */
export async function deal(page, game, word, players) {
  const begin = async ([name, said, count]) => {
    const ask = async (path, body) => {
      const headers = { "content-type": "application/json" };
      const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(await answer.text());
      return answer.json();
    };
    const { code } = await ask("/api/tables", { game: name, players: count });
    const commands = [{ type: "word", word: said }, { type: "fill" }, { type: "start" }];
    await new Promise((done, failed) => {
      const socket = new WebSocket(`ws://${location.host}/ws/${code}`);
      socket.onopen = () => socket.send(JSON.stringify({ type: "hello", version: 2 }));
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(data);
        if (message.type === "error") failed(new Error(data));
        if (message.type !== "welcome" && message.type !== "done") return;
        const command = commands.shift();
        if (command) socket.send(JSON.stringify({ ...command, ref: commands.length }));
        else socket.close();
      };
      socket.onclose = done;
    });
    return code;
  };
  const code = await page.evaluate(begin, [game, word, players]);
  await page.goto(new URL(`/t/${code}`, page.url()).href);
  await page.waitForSelector(".stage");
  return code;
}
