// The keyboard map of a table: DESIGN.md, 11.
import type { Play } from "./play.svelte";

export const MAP: Array<[string, string]> = [
  ["1 – 9, 0", "web-key-digits"],
  ["← →", "web-key-arrows"],
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
  ["L", "web-key-log"],
  ["M", "web-key-sound"],
  ["?", "web-key-help"],
];

const VERBS: Record<string, string[]> = {
  e: ["end"],
  s: ["stop"],
  b: ["barrel"],
  p: ["pass", "lose-life", "keep", "go-on"],
  w: ["move"],
};

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
  if (key === "arrowleft" || key === "arrowright") return move(key === "arrowright" ? 1 : -1);
  if (key === "escape") play.back();
  else if (key === "r") roll(play);
  else if (key === "a") play.allDice();
  else if (key in VERBS) SEND(play, VERBS[key]!);
  else if (key === "enter" && play.single && event.target === document.body) play.send(play.single);
  else return false;
  return true;
}

function digit(play: Play, number: number): boolean {
  if (play.view.game === "dice") {
    if (number <= 5) play.tapDie(number);
    return number <= 5;
  }
  const card = play.hand[number - 1];
  if (card === undefined) return false;
  play.tapCard(card);
  const next = play.aiming ? ".is-target .hit, .is-target > .hit" : `.hand [data-card="${card}"]`;
  requestAnimationFrame(() => document.querySelector<HTMLElement>(next)?.focus());
  return true;
}

/** The card with the focus moves one place in the hand. */
function reorder(play: Play, step: number): boolean {
  const card = (document.activeElement as HTMLElement | null)?.dataset["card"];
  if (card === undefined) return false;
  play.shift(card, step);
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`.hand [data-card="${card}"]`)?.focus());
  return true;
}

function roll(play: Play): void {
  const action = play.choices?.roll(play.picks.dice);
  if (action) play.send(action);
}

/** Among the targets if there are some, else within the hand or the dice. */
function move(step: number): boolean {
  const targets = [...document.querySelectorAll<HTMLElement>(".is-target .hit")];
  const all = targets.length ? targets : [...document.querySelectorAll<HTMLElement>(".hand .card, .dice .die")];
  if (!all.length) return false;
  const at = all.indexOf(document.activeElement as HTMLElement);
  all[(at + step + all.length) % all.length]?.focus();
  return true;
}
