// A house for tests, screenshots and measurements.
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

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
  SIXGUN_ANALYSIS_BUDGET: "5",
  SIXGUN_ANALYSIS_NICENESS: "0",
  SIXGUN_ANALYSES_PER_HOUR: "100000",
  SIXGUN_MESSAGES_PER_SECOND: "1000",
};

/** A house with a set from elsewhere, for up to eight players of the classic game. */
export const WITH_TOY = { SIXGUN_MODULES: "tests.sets.toy" };

/** A port that no connection of the machine gets by itself: one at which a house can be opened again. */
export const somePort = (): string => String(10_000 + Math.floor(Math.random() * 20_000));

/** A house with a database of its own. It is the Sixgun that PYTHONPATH leads to. */
export class House {
  url = "";
  private program: ChildProcess | null = null;
  private readonly folder = mkdtempSync(join(tmpdir(), "sixgun-web-"));
  private readonly env: NodeJS.ProcessEnv;

  constructor(settings: Record<string, string> = {}) {
    const source = { PYTHONPATH: [process.env.PYTHONPATH ?? join(ROOT, "src"), ROOT].filter(Boolean).join(delimiter) };
    this.env = { ...process.env, ...source, ...SETTINGS, ...settings };
  }

  /** Open its door at a port; `url` is where it is. */
  async open(port = "0"): Promise<this> {
    const python = process.env.PYTHON ?? "python3";
    const database = join(this.folder, "house.db");
    const args = ["-m", "sixgun", "serve", "--no-browser", "--port", port, "--database", database];
    const program = spawn(python, args, { cwd: tmpdir(), env: this.env, stdio: ["ignore", "pipe", "pipe"] });
    this.program = program;
    this.url = await new Promise((resolve, reject) => {
      let said = "";
      program.stderr.on("data", (data) => (said += data));
      program.stdout.on("data", (data) => {
        said += data;
        const found = /http:\/\/[\d.]+:\d+/.exec(said);
        if (found) resolve(found[0]);
      });
      program.on("exit", (code, signal) => {
        if (this.program === program) console.error(`the house closed by itself with ${signal ?? code}: ${said}`);
        reject(new Error(`the house closed with ${signal ?? code}: ${said}`));
      });
    });
    return this;
  }

  /** Open it again where it was, with other settings if there are any. */
  reopen(settings: Record<string, string> = {}): Promise<this> {
    Object.assign(this.env, settings);
    return this.open(new URL(this.url).port);
  }

  /** Close it: well by SIGINT, or in the middle of a sentence by SIGKILL. */
  async stop(signal: NodeJS.Signals): Promise<void> {
    const { program } = this;
    this.program = null;
    if (!program || program.exitCode !== null || program.signalCode !== null) return;
    const gone = new Promise((resolve) => program.once("exit", resolve));
    program.kill(signal);
    await gone;
  }

  async close(): Promise<void> {
    await this.stop("SIGINT");
    rmSync(this.folder, { recursive: true, force: true });
  }
}
