// Events, questions, actions and reasons in words, part by part: src/sixgun/narration/narrator.py for the page.
import { FluentNumber, type FluentVariable } from "@fluent/bundle";
import vocabulary from "./vocabulary.json";
import type { Data, GameName } from "./views";
import type { Words } from "./words";

export interface Part {
  is: string;
  text: string;
  value?: unknown;
}

interface Domain {
  is: string;
}
type Fields = Record<string, Domain>;
interface GameWords {
  verbs: Record<string, Fields>;
  questions: Record<string, Fields>;
  events: Record<string, Fields>;
  reasons: Record<string, Fields>;
  cards: Record<string, Printed>;
}
export interface Printed {
  kind: string;
  colour: string;
  suit?: string;
  value?: string;
  symbol?: string;
  back?: string;
  always_active?: boolean;
}

export const GAMES = vocabulary.games as unknown as Record<GameName, GameWords>;
/** The characters of The Duel as they are printed. */
export const HEROES = vocabulary.games.duel.characters as Record<string, { always_active: boolean }>;
const { suits: SUITS, faces: FACES, reveals: REVEALS } = vocabulary.symbols as Record<string, Record<string, string>>;

/** A number that Fluent selects a plural by and writes as a mark. */
class Counted extends FluentNumber {
  constructor(
    value: number,
    private readonly mark: string,
  ) {
    super(value);
  }

  override toString(): string {
    return this.mark;
  }
}

/** A card as it is printed; one that can't be seen isn't. */
export function printed(game: GameName, card: string): Printed | undefined {
  return GAMES[game].cards[card];
}

/** The message with the name of a side. */
export function sideId(game: GameName, side: string): string {
  return game === "duel" ? `side-duel-${side}` : `side-${side}`;
}

const ONE_WORD = new Set(["play", "discard"]);

export interface Named {
  side?: string;
  character?: string;
}

/** Tells of one game in one language. Players go by their characters' names, in The Duel by their sides'. */
export class Narrator {
  readonly names: string[];
  private readonly sides: string[];
  private readonly terms: GameWords;

  constructor(
    readonly words: Words,
    readonly game: GameName,
    players: Named[],
  ) {
    this.terms = GAMES[game];
    this.sides = players.map(({ side }) => side ?? "one");
    this.names = players.map(({ side, character }) =>
      words.say(side ? sideId("duel", side) : `character-${character}`),
    );
  }

  /** A line of the log; `me` is the seat that is called "you". */
  event(event: Data, me: number | null = null): Part[] {
    const name = String(event["name"]);
    const [message, fields] = [`event-${this.game}-${name}`, this.terms.events[name] ?? {}];
    const mine = Object.keys(fields).filter((field) => fields[field]!.is === "player" && event[field] === me);
    if (me === null || !mine.length) return this.told(message, fields, event);
    return this.told(message, fields, event, undefined, this.words.attribute(message, mine));
  }

  /** A line of a log in which secrets of others stand too: then it is said whom they are told to. */
  line(event: Data, me: number | null): Part[] {
    const audience = event["audience"];
    const told = this.event(event, me);
    if (typeof audience !== "number" || audience === me) return told;
    const player = { is: "player", text: this.names[audience]!, value: audience };
    const line = { is: "line", text: "" };
    const marks = { name: "\ue0000\ue001", line: "\ue0001\ue001" };
    return cut(this.words.say("replay-whisper", marks), [player, line]).flatMap((part) => (part === line ? told : [part]));
  }

  /** What a player is asked. */
  question(question: Data): Part[] {
    const name = String(question["name"]);
    return this.told(`ask-${this.game}-${name}`, this.terms.questions[name], question);
  }

  /** The label of an action; `dice` are the faces that lie on the table. */
  action(action: Data, dice?: string[]): Part[] {
    const verb = String(action["verb"]);
    return this.told(`act-${this.game}-${verb}`, this.terms.verbs[verb], action, dice);
  }

  /** The label of what is done with a card that is named beside it: "Play", "Discard"; whole where more must be told. */
  deed(action: Data): Part[] {
    const verb = String(action["verb"]);
    if (!ONE_WORD.has(verb)) return this.action(action);
    const word = this.words.say(`act-${this.game}-${verb}`, { card: "" }).trim();
    return [{ is: "text", text: word.charAt(0).toUpperCase() + word.slice(1), value: null }];
  }

  /** Why not. */
  reason(reason: Data): Part[] {
    const name = String(reason["name"]);
    return this.told(`why-${name}`, this.terms.reasons[name], reason);
  }

  /** A card as people write it: with value and suit or its symbol. */
  card(name: string): string {
    const card = printed(this.game, name);
    if (!card) return this.words.say(name === "hidden" ? "card-hidden" : `back-${name.replace("hidden-", "")}`);
    const kind = this.words.say(`card-${card.kind}`);
    if (card.symbol) return `${kind} ${REVEALS![card.symbol]}`;
    return `${kind} ${card.value!.replace("T", "10")}${SUITS![card.suit!]}`;
  }

  private told(message: string, fields: Fields = {}, data: Data, dice?: string[], attribute?: string): Part[] {
    const parts: Part[] = [];
    const values: Record<string, FluentVariable> = {};
    for (const [field, domain] of Object.entries(fields)) {
      values[field] = this.marked(domain.is, data[field] ?? null, parts, dice);
      // for the verb to agree with the player
      if (domain.is === "player") values[`${field}-side`] = this.sides[data[field] as number] ?? "one";
    }
    return cut(this.words.say(message, values, attribute), parts);
  }

  private marked(is: string, value: unknown, parts: Part[], dice?: string[]): FluentVariable {
    if (value === null || value === "none" || is === "key") return value === null ? "none" : (value as FluentVariable);
    const mark = `\ue000${parts.length}\ue001`;
    parts.push({ is, text: this.label(is, value, dice), value });
    return is === "number" && typeof value === "number" ? new Counted(value, mark) : mark;
  }

  private label(is: string, value: unknown, dice?: string[]): string {
    if (is === "player") return this.names[value as number] ?? String((value as number) + 1);
    if (is === "card") return this.card(String(value));
    if (is === "character") return this.words.say(`character-${String(value)}`);
    if (Array.isArray(value)) return is === "dice" ? value.map(drawn).join(" ") : placed(value as number[], dice);
    return typeof value === "number" ? this.words.number(value) : String(value);
  }
}

/** A text with marks as its parts. */
function cut(text: string, parts: Part[]): Part[] {
  const sentence: Part[] = [];
  text.split(/\ue000(\d+)\ue001/).forEach((piece, at) => {
    if (at % 2) sentence.push(parts[Number(piece)]!);
    else if (piece) sentence.push({ is: "text", text: piece, value: null });
  });
  return sentence;
}

/** The parts as one text. */
export function plain(parts: Part[]): string {
  return parts.map((part) => part.text).join("");
}

function placed(places: number[], dice?: string[]): string {
  if (!dice) return places.join(" ");
  return places.map((die) => `${die} ${drawn(dice[die - 1])}`).join(", ");
}

function drawn(face: unknown): string {
  return `[${FACES![String(face)]}]`;
}
