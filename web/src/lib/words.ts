// The texts: the same Fluent files as in Python, one bundle for each language, loaded when it is chosen.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "de", "es"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Values = Record<string, FluentVariable>;

const TEXTS = {
  en: () => import("./texts/en"),
  de: () => import("./texts/de"),
  es: () => import("./texts/es"),
};
const RULES = {
  en: () => import("./texts/rules-en"),
  de: () => import("./texts/rules-de"),
  es: () => import("./texts/rules-es"),
};

/** The texts of one language. */
export class Words {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: Language,
    sources: string[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    sources.forEach((source) => this.add(source));
  }

  add(source: string): void {
    this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(message: string): boolean {
    return this.bundle.hasMessage(message);
  }

  /** A text with its values filled in; a text that is not there shows its id. */
  say(message: string, values: Values = {}): string {
    const pattern = this.bundle.getMessage(message)?.value;
    return pattern ? this.bundle.formatPattern(pattern, values, []) : message;
  }

  number(value: number): string {
    return new Intl.NumberFormat(this.language).format(value);
  }
}

/** Fetch a language. */
export async function loadWords(language: Language): Promise<Words> {
  return new Words(language, (await TEXTS[language]()).default);
}

/** Fetch the rules of all games in a language: the sources, for their sections, and the texts into `words`. */
export async function loadRules(words: Words): Promise<Record<string, string>> {
  const sources = (await RULES[words.language]()).default;
  Object.values(sources).forEach((source) => words.add(source));
  return sources;
}

/** The language that a person would like best. */
export function preferred(wishes: readonly string[]): Language {
  const short = wishes.map((wish) => wish.slice(0, 2));
  return LANGUAGES.find((language) => language === short.find((wish) => LANGUAGES.includes(wish as Language))) ?? "en";
}
