// The rules of a game as clauses, in the order of their file (a comment with ## begins a section), and as topics to find.
import { abilityText, cardText, goalOf } from "./deck";
import { USUAL } from "./games";
import { FACE } from "./icons";
import type { GameName } from "./views";
import { clauseOf, GAMES } from "./vocabulary";
import type { Words } from "./words";

export interface Clause {
  id: string;
  text: string;
}

export interface Section {
  id: string;
  title: string;
  clauses: Clause[];
}

/** What can be found: a card, character, role or face, with one sentence, or a clause. */
export interface Topic {
  kind: "card" | "character" | "role" | "face" | "clause";
  /** Its name among its kind. */
  key: string;
  name: string;
  text: string;
  /** Words by which it is found though it doesn't say them. */
  also: string;
  clause: string;
}

/** The sections of a file of rules. */
export function sectionsOf(source: string, words: Words): Section[] {
  const found: Section[] = [];
  for (const line of source.split("\n")) {
    const section = /^## (\S+)/.exec(line)?.[1];
    const clause = /^([a-z]+_[\w-]+) =/.exec(line)?.[1]; // of the game, or of one of its sets
    if (section) found.push({ id: section, title: words.say(section), clauses: [] });
    else if (clause) found.at(-1)?.clauses.push({ id: clause.replaceAll("_", "."), text: words.say(clause) });
  }
  return found;
}

/** Roles, faces, cards and characters of a game, as the vocabulary has them. */
export function thingsOf(game: GameName, words: Words): Topic[] {
  const { roles, kinds, characters } = GAMES[game];
  const topic = (kind: Topic["kind"], key: string, name: string, message: string, also = ""): Topic => ({
    ...{ kind, key, name, also },
    text: words.say(message),
    clause: clauseOf(game, `${kind}:${key}`, USUAL[game]),
  });
  return [
    ...roles.map((role) =>
      topic("role", role, words.role(game, role), goalOf(role, USUAL[game]), words.say("web-how-seek")),
    ),
    ...(game === "dice" ? Object.keys(FACE) : []).map((face) =>
      topic("face", face, words.say(`face-${face}`), `web-how-face-${face}`),
    ),
    ...Object.keys(kinds).map((kind) => topic("card", kind, words.card(game, kind), cardText(game, kind))),
    ...Object.keys(characters).map((who) =>
      topic("character", who, words.say(`character-${who}`), abilityText(game, who)),
    ),
  ];
}

/** A clause as a topic. */
export function clauseTopic({ id, text }: Clause, title: string): Topic {
  return { kind: "clause", key: id, name: id, text, also: title, clause: id };
}

/** Letters as they are compared: neither case nor accents matter. */
const bare = (text: string) => text.toLocaleLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
const wordsOf = (query: string) => bare(query).split(/\s+/).filter(Boolean);

/** The topics that have all words of a query, in any order; the best come first. */
export function search(topics: Topic[], query: string): Topic[] {
  const wanted = wordsOf(query);
  const rated = topics.map((topic) => ({ topic, worth: worthOf(topic, wanted) })).filter(({ worth }) => worth > 0);
  return rated.sort((one, other) => other.worth - one.worth).map(({ topic }) => topic);
}

/** How well a topic answers: its name counts most, then a short text that says the word early. */
function worthOf({ name, text, also }: Topic, wanted: string[]): number {
  const [title, body, more] = [bare(name), bare(text), bare(also)];
  const rates = wanted.map((word) => {
    if (title.replace(/[!.]/g, "") === word) return 20;
    if (title.split(/[^\p{L}\d]+/u).some((part) => part.startsWith(word))) return 8;
    const at = body.indexOf(word);
    if (at >= 0) return 1 + 200 / (100 + body.length + at);
    return more.includes(word) ? 1 : 0;
  });
  return rates.includes(0) ? 0 : rates.reduce((sum, rate) => sum + rate, 0);
}

/** A text in pieces: what was looked for is marked. */
export function marked(text: string, query: string): Array<{ text: string; found: boolean }> {
  const wanted = wordsOf(query);
  const letters = [...text].map((letter) => bare(letter).slice(0, 1) || letter);
  const plain = letters.join("");
  const hit = letters.map(() => false);
  for (const word of wanted)
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) hit.fill(true, at, at + word.length);
  const pieces: Array<{ text: string; found: boolean }> = [];
  [...text].forEach((letter, at) => {
    const last = pieces.at(-1);
    if (last?.found === hit[at]) last!.text += letter;
    else pieces.push({ text: letter, found: hit[at]! });
  });
  return pieces;
}
