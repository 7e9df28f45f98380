// The keyboard map of a table.
import { cardOf } from "./deck";
import { around, at, find, findAll, heldCard, targets } from "./places";
import type { Play } from "./play.svelte";
import { kindOf } from "./vocabulary";

export const MAP: Array<[string, string]> = [
  ["1 – 9, 0", "web-key-digits"],
  ["← → ↑ ↓", "web-key-arrows"],
  ["Alt ← →", "web-key-order"],
  ["⏎", "web-key-enter"],
  ["Esc", "web-key-escape"],
  ["E", "web-key-end"],
  ["R", "web-key-roll"],
  ["A", "web-key-all"],
  ["S", "web-key-stop"],
  ["B", "web-key-barrel"],
  ["P", "web-key-pass"],
  ["W", "web-key-swap"],
  ["H", "web-key-hint"],
  ["U", "web-key-undo"],
  ["L", "web-key-log"],
  ["M", "web-key-sound"],
  ["G", "web-key-who"],
  ["?", "web-key-help"],
];

const VERBS: Record<string, string[]> = {
  s: ["stop"],
  b: ["barrel"],
  p: ["pass", "lose-life", "keep", "go-on"],
  w: ["move"],
};

/** The key that gives an answer, as it is written on a button. */
export function keyOf(verb: string): string {
  if (verb === "end") return "E";
  return (
    Object.keys(VERBS)
      .find((key) => VERBS[key]!.includes(verb))
      ?.toUpperCase() ?? ""
  );
}

const SEND = (play: Play, verbs: string[]) => {
  const action = play.verb(...verbs);
  if (action) play.send(action);
};

/** What a key does at the table; false if it does nothing. */
export function press(play: Play, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.target instanceof HTMLInputElement) return false;
  const key = event.key.toLowerCase();
  if (event.altKey) return key.startsWith("arrow") && reorder(play, key === "arrowright" ? 1 : -1);
  if (/^\d$/.test(key)) return digit(play, key === "0" ? 10 : Number(key));
  if (key in STEPS) return !elsewhere(event.target) && move(STEPS[key]!);
  if (key === "escape") play.back();
  else if (key === "e") play.end();
  else if (key === "r") roll(play);
  else if (key === "a") play.allDice();
  else if (key in VERBS) SEND(play, VERBS[key]!);
  else if (key === "enter" && play.single && isNowhere(event.target)) play.send(play.single);
  else return false;
  return true;
}

/** Where arrows have a meaning of their own. */
const elsewhere = (target: EventTarget | null) => around(target, at(["log", "settings", "note"])) !== null;

/** The page itself, or the question, to which the focus goes when something was sent. */
const isNowhere = (target: EventTarget | null) =>
  target === document.body || (target instanceof HTMLElement && target.matches(at("ask")));

function digit(play: Play, number: number): boolean {
  if (play.view.game === "dice") {
    if (number <= 5) play.tapDie(number);
    return number <= 5;
  }
  const card = [...play.tray, ...play.hand][number - 1];
  if (card === undefined) return false;
  play.tapCard(card);
  requestAnimationFrame(() => next(play, card)?.focus());
  return true;
}

/** What a chosen card waits for: a target, and for equipment that helps one of my own. */
function next(play: Play, card: string): HTMLElement | null {
  if (!play.aiming || play.unpaid) return find(heldCard(card));
  const { kind = "", colour } = cardOf(play.view.game, card) ?? {};
  const own = colour === "blue" && !kindOf(play.view.game, kind).bad ? find(`[data-mine]${targets}`) : null;
  return own ?? find(targets);
}

/** The card with the focus moves one place in the hand. */
function reorder(play: Play, step: number): boolean {
  const card = (document.activeElement as HTMLElement | null)?.dataset["card"];
  if (card === undefined) return false;
  play.shift(card, step);
  requestAnimationFrame(() => find(heldCard(card))?.focus());
  return true;
}

function roll(play: Play): void {
  const action = play.choices?.roll(play.picks.dice);
  if (action) play.send(action);
}

const STEPS: Record<string, number> = { arrowleft: -1, arrowup: -1, arrowright: 1, arrowdown: 1 };
const WITHIN = [
  at("choose", "[data-verb]"),
  targets,
  [at("answers", "[data-verb]"), at("hand", "[data-card]"), at("dice", "[data-die]")].join(", "),
];

/** Within a list that is open, else among the targets, else among the answers and the hand, or the dice. */
function move(step: number): boolean {
  const groups = WITHIN.map(findAll);
  const all = groups.find((group) => group.length);
  if (!all) return false;
  const at = all.indexOf(document.activeElement as HTMLElement);
  all[(at + step + all.length) % all.length]?.focus();
  return true;
}
