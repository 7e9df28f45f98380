// What every page shares: the words, who I am, and where I am.
import * as api from "./api";
import { Refused } from "./refused";
import { settings } from "./settings.svelte";
import { COMMON, loadWords, type Language, type Values, type Words } from "./words";

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

  /** Do something with the house; what it refuses is said on the page. */
  async attempt<T>(deed: () => Promise<T>): Promise<T | null> {
    try {
      this.notice = "";
      return await deed();
    } catch (trouble) {
      const { code, details } = trouble instanceof Refused ? trouble : new Refused("house-busy");
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

/** Why the house said no, as a sentence. */
export function refusal(code: string, details: Record<string, unknown> = {}): string {
  const message = code.startsWith("web-") ? code : `error-${code}`;
  return say(message, details as Values);
}
