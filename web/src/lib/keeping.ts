// What a person was doing at a table, kept in this browser through a reload: the choice begun, the order of the hand.
import type { Picks } from "./choice";

const PICKS = "sixgun-picks";
const ORDER = "sixgun-hand";

/** A choice that was begun: it belongs to one decision of one game. */
export interface Begun {
  game: string;
  number: number;
  picks: Picks;
}

function read<T>(store: Storage, key: string): T | null {
  try {
    return JSON.parse(store.getItem(key) ?? "null") as T | null;
  } catch {
    return null;
  }
}

export function begun(): Begun | null {
  return read<Begun>(sessionStorage, PICKS);
}

export function keepBegun(choice: Begun): void {
  sessionStorage.setItem(PICKS, JSON.stringify(choice));
}

/** The order that I gave to my cards in a game. */
export function orderIn(game: string): string[] {
  const kept = read<{ game: string; cards: string[] }>(localStorage, ORDER);
  return kept?.game === game ? kept.cards : [];
}

export function keepOrder(game: string, cards: string[]): void {
  localStorage.setItem(ORDER, JSON.stringify({ game, cards }));
}

/** A hand in an order of mine; new cards come last. */
export function ordered(hand: string[], order: string[]): string[] {
  const known = order.filter((card) => hand.includes(card));
  return [...known, ...hand.filter((card) => !known.includes(card))];
}

/** The cards with one moved to the place of another. */
export function moved(cards: string[], card: string, to: string): string[] {
  const place = cards.indexOf(to);
  const rest = cards.filter((each) => each !== card);
  return place < 0 ? cards : [...rest.slice(0, place), card, ...rest.slice(place)];
}
