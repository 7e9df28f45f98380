// A word of this browser's own for the luck: sealed before the deal, shown when the table deals, looked for afterwards.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, randomBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Origin, Room, Seal, Word } from "./protocol";

const KEPT = "sixgun-words";
const MOST = 50;

export const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** The words of this browser, by the promises that they were for. */
const words = (): Record<string, string> => JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, string>;

/** The word for the game that is promised: made once. */
function wordFor(promise: string): string {
  const known = words();
  const word = known[promise] ?? bytesToHex(randomBytes(16));
  const latest = Object.entries({ ...known, [promise]: word }).slice(-MOST);
  localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(latest)));
  return word;
}

/** What is to be said for the luck: my seal, if there is none or I have just come; my word, when the table deals. */
export function luckCommand(room: Room, guest: string | null, arrived: boolean): Seal | Word | null {
  const chair = room.chairs.find((each) => guest !== null && each.guest === guest);
  if (!chair || room.playing) return null;
  const word = wordFor(room.promise);
  const seal = hash(word);
  if (room.dealing) return chair.seal === seal && !chair.word ? { type: "word", word } : null;
  return chair.seal === "" || (arrived && chair.seal !== seal) ? { type: "seal", seal } : null;
}

export interface Fairness {
  promise: string;
  secret: string;
  salt: string;
  words: Record<string, string>;
  seals?: Record<string, string>;
  voided?: number;
}

/** What a finished game shows of its luck; `mine` is null if this browser gave it no word. */
export interface Checked {
  promise: boolean;
  seals: boolean;
  seed: boolean;
  mine: boolean | null;
}

/** Check the luck of a finished game, by nothing but what the house shows and what this browser knows. */
export function checkLuck({ promise, secret, salt, words: shown, seals }: Fairness, seed: string): Checked {
  const given = Object.entries(shown).sort(([one], [other]) => (one < other ? -1 : 1));
  const sealed = given.map(([seat, word]) => [seat, hash(word)]);
  const pairs = given.map((pair) => `[${pair.map(ascii).join(", ")}]`).join(", ");
  const own = words()[promise];
  return {
    promise: hash(`${salt}:${secret}`) === promise,
    seals: !seals || JSON.stringify(Object.entries(seals).sort()) === JSON.stringify(sealed),
    seed: BigInt(`0x${hash(`[${ascii(secret)}, [${pairs}]]`)}`).toString() === seed,
    mine: own === undefined ? null : Object.values(shown).includes(own),
  };
}

/** What of a record is about its luck: a game that went on by newer rules has no seed of its own to compare. */
export interface Recorded {
  seed?: string;
  /** Where it began, if it was not dealt; it has the seed then. */
  position?: { seed: string };
  table: { fairness: Fairness; origin?: Origin };
}

/** A text as Python's JSON has it: nothing but ASCII. */
function ascii(text: string): string {
  const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(text).replace(/[\u0080-\uffff]/g, escaped);
}
