// What every page shares: the words, who I am, and where I am.
import * as api from "./api";
import { Refused } from "./refused";
import { settings } from "./settings.svelte";
import type { Warning } from "./warnings";
import { COMMON, loadWords, REFUSALS, type Language, type Values, type Words } from "./words";

const NAMED = "sixgun-named";

class App {
  words = $state.raw<Words | null>(null);
  me = $state.raw<api.Guest | null>(null);
  path = $state(location.pathname);
  notice = $state("");
  /** The files of texts that were needed so far, for the next language. */
  private readonly needed = new Set(COMMON);

  async speak(language: Language): Promise<void> {
    this.words = await loadWords(language, this.needed);
    settings.language = language;
    settings.keep();
    document.documentElement.lang = language;
  }

  /** Have more texts before a page is shown. */
  async need(names: string[]): Promise<void> {
    names.forEach((name) => this.needed.add(name));
    await this.words!.load(names);
  }

  /** Go to another page. */
  go(path: string): void {
    history.pushState(null, "", path);
    this.arrive();
    scrollTo(0, 0);
  }

  arrive(): void {
    this.path = location.pathname;
    this.notice = "";
  }

  /** Be called otherwise, here and at the tables where I sit; this browser remembers that I chose it. */
  async rename(name: string): Promise<boolean> {
    const renamed = name.trim() === this.me?.name ? this.me : await this.attempt(() => api.rename(name));
    if (renamed) this.me = renamed;
    if (renamed) localStorage.setItem(NAMED, "yes");
    return renamed !== null;
  }

  /** Whether I have said in this browser how I am called. */
  get named(): boolean {
    return localStorage.getItem(NAMED) !== null;
  }

  /** Do something with the house; what it refuses is said on the page. */
  async attempt<T>(deed: () => Promise<T>): Promise<T | null> {
    try {
      this.notice = "";
      return await deed();
    } catch (trouble) {
      const { code, details } = trouble instanceof Refused ? trouble : new Refused("house-busy");
      await this.need(REFUSALS);
      this.notice = refusal(code, details);
      return null;
    }
  }
}

export const app = new App();

/** A text in the language that is chosen. */
export function say(message: string, values: Values = {}): string {
  return app.words?.say(message, values) ?? "";
}

/** The name of a kind of card in a game. */
export function cardName(game: string, kind: string): string {
  return app.words?.card(game, kind) ?? "";
}

/** What may be regretted, as a sentence, or in two words on a button. */
export function warned(game: string, { name, values = {} }: Warning, short: "" | "-short" = ""): string {
  const named = Object.entries(values).map(([key, value]) => [
    key,
    typeof value === "string" ? cardName(game, value) : value,
  ]);
  return say(`web-warn-${name}${short}`, Object.fromEntries(named) as Values);
}

/** The name of a role in a game. */
export function roleName(game: string, role: string): string {
  return app.words?.role(game, role) ?? "";
}

/** What somebody must do to win, by its message. */
export function sayGoal(game: string, goal: string): string {
  return app.words?.goal(game, goal) ?? "";
}

/** Why the house said no, as a sentence. */
export function refusal(code: string, details: Record<string, unknown> = {}): string {
  const message = code.startsWith("web-") ? code : `error-${code}`;
  return say(message, details as Values);
}
