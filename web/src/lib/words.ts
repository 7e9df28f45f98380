// The texts: the same Fluent files as in Python, each loaded when a page needs it in the language that is chosen.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "de", "es"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Values = Record<string, FluentVariable>;

const FILES = import.meta.glob<string>(
  "../../../src/sixgun/locale/*/{analysis,cards,classic,dice,duel,errors,games,house,how,learn,log,party,puzzles,rules-*,saloon,table,teacher,tui,web}.ftl",
  { query: "?raw", import: "default" },
);
/** What every page says, and what every table says besides. */
export const COMMON = ["games", "party", "web"];
/** Why something was refused: loaded when something is. */
export const REFUSALS = ["errors", "house"];
export const AT_TABLE = [...REFUSALS, "cards", "classic", "dice", "duel", "log", "table", "tui"];
/** What the analysis of a game says. */
export const LESSON_WORDS = ["analysis", "teacher"];
/** A word that stands for the one who reads it, in marks that a narrator replaces. */
const YOU = ([word]: unknown[]) => `\ue002${String(word)}\ue003`;

/** The texts of one language. */
export class Words {
  private readonly bundle: FluentBundle;
  private readonly numbers: Intl.NumberFormat;
  private readonly sources = new Map<string, string>();

  constructor(readonly language: Language) {
    this.numbers = new Intl.NumberFormat(language);
    this.bundle = new FluentBundle(language, { useIsolating: false, functions: { YOU } });
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

  /** A text with its values filled in; one that is not there shows its id, or what `unknown` makes of it. */
  say(message: string, values: Values = {}): string {
    const pattern = this.bundle.getMessage(message)?.value;
    return pattern ? this.bundle.formatPattern(pattern, values, []) : unknown(message);
  }

  /** The name of a kind of card: the game's own, where its rulebook prints another. */
  card(game: string, kind: string): string {
    return this.say(this.first(`card-${game}-${kind}`, `card-${kind}`));
  }

  /** The name of a role: the game's own, where its rulebook prints another. */
  role(game: string, role: string): string {
    return this.say(this.first(`role-${game}-${role}`, `role-${role}`));
  }

  /** What somebody must do to win, by its message: the game's own, where a role in it has another name. */
  goal(game: string, goal: string): string {
    const at = goal.lastIndexOf("-");
    return this.say(this.first(`${goal.slice(0, at)}-${game}${goal.slice(at)}`, goal));
  }

  /** A game's own message if it has one, else the one of all games. */
  first(own: string, common: string): string {
    return this.has(own) ? own : common;
  }

  number(value: number): string {
    return this.numbers.format(value);
  }
}

/** A set from elsewhere has no texts: cards, characters and the set itself show their names, what they do nothing. */
function unknown(message: string): string {
  const [what, ...name] = message.split("-");
  if (what === "ability" || what === "cardtext") return "";
  return ["card", "character", "set"].includes(what!) ? titled(name.join("-")) : message;
}

/** The name of something that no text knows. */
export function titled(name: string): string {
  return name
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
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
