// Acts, questions, actions and reasons in words, part by part: src/sixgun/narration/narrator.py for the page.
import { FluentNumber, type FluentVariable } from "@fluent/bundle";
import type { Action, Data, Domain, GameName, GameWords, LogAct, LogResult, Question, Reason } from "./views";
import { FACES, GAMES, LOG, printed, REVEALS, SUITS, valueOf } from "./vocabulary";
import { titled, type Words } from "./words";

export interface Part {
  is: string;
  text: string;
  value?: unknown;
}

type Fields = Record<string, Domain>;
const AROUND: Fields = { line: { is: "line" }, more: { is: "line" }, who: { is: "someone" } };

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

/** The name of a side: a game may have its own for it. */
export function sideName(words: Words, game: GameName, side: string): string {
  return words.say(words.first(`side-${game}-${side}`, `side-${side}`));
}

const ONE_WORD = new Set(["play", "discard"]);

export interface Named {
  side?: string;
  character?: string;
  /** That of the person, where people go by it. */
  name?: string;
}

/** Tells of one game in one language. Players go by their own names or their characters', in The Duel by their sides'. */
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
    this.names = players.map(({ side, character, name }) =>
      side ? sideName(words, game, side) : name || this.named("character", character),
    );
  }

  /** A line of the log as a seat reads it; `from`: only what came of it from this result on. */
  act(act: LogAct, me: number | null, from?: number): Part[] {
    const told = this.results((act.results ?? []).slice(from), me);
    const lines = from === undefined ? [this.phrase("", act.act, act, me), ...told] : told;
    return lines.length ? lines.reduce((line, more) => this.around("line-more", me, { line, more })) : [];
  }

  /** The same for little room: of what came of it for one after the other, only the last. */
  brief(act: LogAct, me: number | null): Part[] {
    const last = (act.results ?? []).findLastIndex(({ named }) => named);
    return this.act(act, me, last < 0 ? undefined : last);
  }

  /** What came of an act; results about the same player or character are told together. */
  private results(results: LogResult[], me: number | null): Part[][] {
    const groups: Array<{ first: LogResult; told: Part[] }> = [];
    for (const result of results) {
      const told = this.phrase("result-", result.result, result, me);
      const last = groups.at(-1);
      if (last && !result.named) last.told = this.around("line-also", me, { line: last.told, more: told });
      else groups.push({ first: result, told });
    }
    return groups.map(({ first, told }) =>
      first.named ? this.around("line-of", me, { line: told, who: first.who }) : told,
    );
  }

  /** An act or a `result-`. An act that has no text is told like a result, and a result by its name. */
  private phrase(kind: "" | "result-", name: string, data: Data, me: number | null): Part[] {
    const message = [`log-${kind}${this.game}-${name}`, `log-${kind}${name}`].find((id) => this.words.has(id));
    if (message) return this.told(message, LOG, data, { me, tone: this.terms.tones[name] ?? "text" });
    if (kind) return [{ is: "text", text: titled(name), value: null }];
    const told = this.phrase("result-", name, data, me);
    return data["who"] === undefined ? told : this.around("line-of", me, { line: told, who: data["who"] });
  }

  private around(message: string, me: number | null, data: Data): Part[] {
    return this.told(message, AROUND, data, { me, tone: "quiet" });
  }

  /** What a player is asked; `cause` is the card of an attack on everybody. */
  question(question: Question, cause?: string): Part[] {
    const { name } = question;
    const [own, all] = [`ask-${this.game}-${name}`, `web-ask-${this.game}-${name}-all`];
    if (!cause || !this.words.has(all)) return this.told(own, this.terms.questions[name], question);
    return this.told(all, { ...this.terms.questions[name], cause: { is: "cause" } }, { ...question, cause });
  }

  /** The label of an action; `dice` are the faces that lie on the table. */
  action(action: Omit<Action, "id">, dice?: string[]): Part[] {
    const { verb } = action;
    return this.told(`act-${this.game}-${verb}`, this.terms.verbs[verb], action, { dice });
  }

  /** The label of what is done with a card that is named beside it: "Play", "Discard"; whole where more must be told. */
  deed(action: Omit<Action, "id">): Part[] {
    const { verb } = action;
    if (!ONE_WORD.has(verb)) return this.action(action);
    const word = this.words.say(`act-${this.game}-${verb}`, { card: "" }).trim();
    return [{ is: "text", text: word.charAt(0).toUpperCase() + word.slice(1), value: null }];
  }

  /** Why not. */
  reason(reason: Reason): Part[] {
    const { name } = reason;
    return this.told(`why-${name}`, this.terms.reasons[name], reason);
  }

  /** The seat of a player, or of the side that a character is on. */
  seatOf(who: unknown): number {
    if (typeof who === "number") return who;
    return this.sides.indexOf(GAMES.duel.characters[String(who)]?.side ?? "");
  }

  /** The parts as one text to be read out: dice by their names. */
  aloud(parts: Part[]): string {
    return parts.map(({ is, text, value }) => (is === "dice" ? this.faces(value as string[]) : text)).join("");
  }

  private faces(dice: string[]): string {
    return dice.map((face) => this.words.say(`face-${face}`)).join(", ");
  }

  /** The name of a card, character or role, the game's own if it has one; what no text knows goes by its own. */
  named(kind: string, name: unknown): string {
    const ids = [`${kind}-${this.game}-${String(name)}`, `${kind}-${String(name)}`];
    const known = ids.find((id) => this.words.has(id));
    return known ? this.words.say(known) : titled(String(name));
  }

  /** A card as people write it: with value and suit or its symbol. */
  card(name: string): string {
    if (name.startsWith("hidden")) return this.words.say(name === "hidden" ? "card-hidden" : `back-${name.slice(7)}`);
    const card = printed(this.game, name);
    if (!card) return titled(name);
    const kind = this.named("card", card.kind);
    if (card.symbol) return `${kind} ${REVEALS[card.symbol]}`;
    return `${kind} ${valueOf(card)}${SUITS[card.suit!]}`;
  }

  /** A message with its values, cut into its parts; its text and numbers have the tone. What no text knows is told by
   * its name and its parts. */
  told(message: string, fields: Fields = {}, data: Data, how: Telling = {}): Part[] {
    const parts: Part[][] = [];
    const values: Record<string, FluentVariable> = {};
    for (const [field, { is }] of Object.entries(fields)) {
      const value = data[field] ?? "none";
      const missing = value === "none";
      if (["player", "someone", "role"].includes(is))
        values[`${field}-is`] = missing ? "none" : this.person(value, how.me);
      if (missing || is === "key") {
        values[field] = value;
        continue;
      }
      const mark = `\ue000${parts.length}\ue001`;
      values[field] = is === "number" ? new Counted(value as number, mark) : mark;
      parts.push(this.parts(is, value, how));
    }
    const name = [data["verb"], data["name"], message].find((each) => typeof each === "string");
    const bare = [titled(name ?? ""), ...parts.map((_, at) => `\ue000${at}\ue001`)];
    return cut(this.words.has(message) ? this.words.say(message, values) : bare.join(" "), parts, how);
  }

  /** What a message selects by: the grammatical person of a player, or a role. */
  private person(who: unknown, me: number | null | undefined): string {
    if (typeof who !== "number") return String(who);
    return who === me ? "you" : (this.sides[who] ?? "one");
  }

  private parts(is: string, value: unknown, { tone = "text", dice }: Telling): Part[] {
    if (is === "line") return value as Part[];
    if (is === "cards") {
      const cards = (value as string[]).flatMap((card) => [
        { is: "card", text: this.card(card), value: card },
        { is: "text", text: ", ", value: null },
      ]);
      return cards.slice(0, -1);
    }
    const stands = is === "someone" ? (typeof value === "number" ? "player" : "character") : is;
    const isText = stands === "message" || (stands === "number" && tone !== "text");
    return [{ is: isText ? tone : stands, text: this.label(stands, value, dice), value }];
  }

  private label(is: string, value: unknown, dice?: string[]): string {
    if (is === "character" || is === "role") return this.named(is, value);
    if (is === "cause") return this.named("card", value);
    if (is === "player") return this.names[value as number] ?? String((value as number) + 1);
    if (is === "card") return this.card(String(value));
    if (is === "dice") return (value as string[]).map((face) => FACES[face]).join(" ");
    if (is === "places") return placed(value as number[], dice);
    return typeof value === "number" ? this.words.number(value) : this.words.goal(this.game, String(value));
  }
}

interface Telling {
  me?: number | null;
  tone?: string;
  dice?: string[] | undefined;
}

const MARK = /\ue000(\d+)\ue001|\ue002(.*?)\ue003/g;

/** A text with marks as its parts; a word in YOU(…) is the one who reads. */
function cut(text: string, parts: Part[][], { me, tone = "text" }: Telling): Part[] {
  const plain = (from: number, to?: number): Part[] =>
    from < (to ?? text.length) ? [{ is: tone, text: text.slice(from, to), value: null }] : [];
  const sentence: Part[] = [];
  let end = 0;
  for (const mark of text.matchAll(MARK)) {
    const [whole, number, you] = mark;
    sentence.push(...plain(end, mark.index));
    if (number !== undefined) sentence.push(...parts[Number(number)]!);
    else sentence.push({ is: "player", text: you!, value: me });
    end = mark.index + whole.length;
  }
  return [...sentence, ...plain(end)];
}

/** The dice of a line as they are drawn. */
export function drawn(dice: string[]): string {
  return dice.map((face) => `[${FACES[face]}]`).join(" ");
}

/** The parts as one text. */
export function plain(parts: Part[]): string {
  return parts.map((part) => part.text).join("");
}

function placed(places: number[], dice?: string[]): string {
  if (!dice) return places.join(" ");
  return places.map((die) => `${die} ${drawn([dice[die - 1]!])}`).join(", ");
}
