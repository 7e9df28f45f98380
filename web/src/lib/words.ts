// The texts: the same Fluent files as in Python, each loaded when a page needs it in the language that is chosen.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "de", "es"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Values = Record<string, FluentVariable>;

const FILES = import.meta.glob<string>(
  "../../../src/sixgun/locale/*/{cards,classic,dice,duel,errors,games,house,learn,rules-*,tui,web}.ftl",
  { query: "?raw", import: "default" },
);
/** What every page says, and what every table says besides. */
export const COMMON = ["errors", "games", "house", "web"];
export const AT_TABLE = ["cards", "classic", "dice", "duel", "tui"];

/** The texts of one language. */
export class Words {
  private readonly bundle: FluentBundle;
  private readonly numbers: Intl.NumberFormat;
  private readonly sources = new Map<string, string>();

  constructor(readonly language: Language) {
    this.numbers = new Intl.NumberFormat(language);
    this.bundle = new FluentBundle(language, { useIsolating: false });
  }

  /** Fetch files that aren't there yet. */
  async load(names: Iterable<string>): Promise<this> {
    const missing = [...names].filter((name) => !this.sources.has(name));
    const found = await Promise.all(missing.map((name) => fetched(this.language, name)));
    missing.forEach((name, at) => this.add(name, found[at]!));
    return this;
  }

  private add(name: string, source: string): void {
    this.sources.set(name, source);
    this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  /** A file as it was written, for the order in it. */
  source(name: string): string {
    return this.sources.get(name) ?? "";
  }

  has(message: string): boolean {
    return this.bundle.hasMessage(message);
  }

  /** A text with its values filled in, or the one of its attributes that is named; one that is not there shows its id. */
  say(message: string, values: Values = {}, attribute?: string): string {
    const found = this.bundle.getMessage(message);
    const pattern = attribute ? found?.attributes[attribute] : found?.value;
    return pattern ? this.bundle.formatPattern(pattern, values, []) : message;
  }

  /** The first of these attributes that a message has. */
  attribute(message: string, names: string[]): string | undefined {
    const found = this.bundle.getMessage(message)?.attributes ?? {};
    return names.find((name) => name in found);
  }

  number(value: number): string {
    return this.numbers.format(value);
  }
}

async function fetched(language: Language, name: string): Promise<string> {
  return FILES[`../../../src/sixgun/locale/${language}/${name}.ftl`]!();
}

/** Fetch a language. */
export function loadWords(language: Language, names: Iterable<string> = [...COMMON, ...AT_TABLE]): Promise<Words> {
  return new Words(language).load(names);
}

/** The language that a person would like best. */
export function preferred(wishes: readonly string[]): Language {
  const short = wishes.map((wish) => wish.slice(0, 2));
  return LANGUAGES.find((language) => language === short.find((wish) => LANGUAGES.includes(wish as Language))) ?? "en";
}
