// A house and a browser for tests and screenshots.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
export const SIZES = { small: [360, 640], phone: [390, 844], laptop: [1280, 800], screen: [1920, 1080] };

/** Open a house with a database of its own; `url` is where it is. */
export async function openHouse(settings = {}) {
  const folder = mkdtempSync(join(tmpdir(), "sixgun-web-"));
  const limits = {
    SIXGUN_BOT_PAUSE: "0",
    SIXGUN_GUESTS_PER_HOUR: "100000",
    SIXGUN_REQUESTS_PER_MINUTE: "100000",
    SIXGUN_TABLES_PER_GUEST: "1000",
    SIXGUN_MESSAGES_PER_SECOND: "1000",
  };
  const house = {
    database: join(folder, "house.db"),
    env: { ...process.env, PYTHONPATH: join(ROOT, "src"), ...limits, ...settings },
  };
  await start(house, "0");
  house.close = async () => {
    await stop(house);
    rmSync(folder, { recursive: true, force: true });
  };
  return house;
}

export async function start(house, port) {
  const python = process.env.PYTHON ?? "python3";
  const args = ["-m", "sixgun", "serve", "--no-browser", "--port", port, "--database", house.database];
  house.process = spawn(python, args, { cwd: ROOT, env: house.env, stdio: ["ignore", "pipe", "inherit"] });
  house.url = await new Promise((resolve, reject) => {
    let said = "";
    house.process.stdout.on("data", (data) => {
      said += data;
      const found = /http:\/\/[\d.]+:\d+/.exec(said);
      if (found) resolve(found[0]);
    });
    house.process.on("exit", (code) => reject(new Error(`the house closed with ${code}: ${said}`)));
  });
}

export async function stop(house) {
  const gone = new Promise((resolve) => house.process.once("exit", resolve));
  house.process.kill("SIGINT");
  await gone;
}

export function openBrowser() {
  const program = process.env.CHROMIUM ?? "/usr/bin/chromium";
  return chromium.launch({ executablePath: program, args: ["--no-sandbox", "--disable-dev-shm-usage"] });
}

/** A page at a size and in a language; what goes wrong in it is kept in `page.troubles`. */
export async function openPage(browser, house, { size = "laptop", language = "en", motion = "off", scale = 1 } = {}) {
  const [width, height] = SIZES[size];
  const touch = width < 800;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    hasTouch: touch,
    locale: language,
    reducedMotion: motion === "off" ? "reduce" : "no-preference",
  });
  const page = await context.newPage();
  page.troubles = [];
  page.on(
    "console",
    (message) =>
      message.type() === "error" && !/status of 401/.test(message.text()) && page.troubles.push(message.text()),
  );
  page.on("pageerror", (error) => page.troubles.push(String(error)));
  page.setDefaultTimeout(30_000);
  await page.goto(house.url);
  await page.waitForSelector(".poster");
  return page;
}

/** A table against bots, begun by a click. */
export async function playNow(page, game) {
  const at = { classic: 0, dice: 1, duel: 2 }[game];
  await page.locator(".poster .btn.primary").nth(at).click();
  await page.waitForSelector(".stage");
}
