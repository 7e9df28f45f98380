// Where things are on the page. Keys, drags, motion, notes, lessons and tests find them by these attributes, never by
// the classes of their looks:
//
//   data-page      the whole of a page: home, lobby, table, board, end, replay, learn, puzzles,
//                  puzzle, rules, about
//   data-place     a part of it, or somebody at the table: `Place`
//   data-seat      whose a `seat`, `me` or `side` is, and on a `hero` the character: data-hero
//   data-is        how somebody is: `Standing`; a hero or `me` may only be a target, out or at rest
//   data-mine      on `ask`, that I must decide; on `me` and a `hero`, that they are mine
//   data-tap       the button over somebody
//   data-card      a card of the hand; aria-pressed: it is chosen; aria-disabled: it can't be used now
//   data-die       a die; aria-pressed: it is rolled again; aria-disabled: it can't be
//   data-verb      a button that gives an answer
//   data-part      what moves of somebody or of a die: plate, face, life, cube
//   data-about     what a note can tell of
//   data-game      the frame of a table, with data-players
//
// and mark them, for their looks: data-lifted and data-dragged a card and its likeness under the thumb, data-over whom
// it is over, data-changed a face, data-pointed what a lesson speaks of.

/** Parts of a page, and who is at the table. */
export type Place =
  | "bar"
  | "felt"
  | "dock"
  | "ask"
  | "lane"
  | "answers"
  | "choose"
  | "log"
  | "settings"
  | "keys"
  | "who"
  | "note"
  | "coach"
  | "hand"
  | "dice"
  | "quiver"
  | "draw-pile"
  | "discards"
  | "ticker"
  | "notice"
  | "moment"
  | "seat"
  | "me"
  | "side"
  | "hero";

/** How somebody is: one thing at a time. */
export type Standing = "rest" | "out" | "shooter" | "target" | "chosen" | "far" | "off" | "deciding" | "active";

/** What lies over what: a pointer means the layer that it is on. */
export const LAYERS: Place[] = ["choose", "settings", "coach", "log", "ask", "dock", "felt", "bar"];

/** The selector of some places, and of what is within each. */
export function at(places: Place | Place[], within = ""): string {
  return [places]
    .flat()
    .map((place) => `[data-place="${place}"]${within && ` ${within}`}`)
    .join(", ");
}

export const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
export const findAll = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

/** The nearest thing around an element. */
export function around(element: EventTarget | null, selector: string): HTMLElement | null {
  return element instanceof Element ? element.closest<HTMLElement>(selector) : null;
}

export const heldCard = (card: string): string => at("hand", `[data-card="${card}"]`);
export const targets = `[data-is="target"] [data-tap]`;

/** Somebody: a player by seat, a character of The Duel by name. */
export function person(who: number | string, ...as: Array<"seat" | "me" | "side">): string {
  if (typeof who === "string") return `[data-place="hero"][data-hero="${who}"]`;
  const places = as.length ? as : (["seat", "me", "side"] as const);
  return places.map((place) => `[data-place="${place}"][data-seat="${who}"]`).join(", ");
}

export const part = (name: "plate" | "face" | "life" | "cube"): string => `[data-part="${name}"]`;
