// What one might regret in a moment: said in amber, never in the way.
import { abilityOf } from "./deck";
import { hasSymbol, sideOf } from "./stakes";
import type { Action, ClassicView, DuelView, View } from "./views";
import { GAMES, kindOf, printed } from "./vocabulary";

/** A warning by its name, with the values of its text; a value that is a word is a kind of card. */
export interface Warning {
  name: "full" | "two" | "replaced" | "helps" | "harms" | "limit";
  values?: Record<string, string | number>;
}

/** The fewest cards that may always be kept in The Duel (duel.turn.hand-limit). */
const LEAST = 2;

/** How many cards I may keep at the end of the turn; nothing where nobody holds cards. */
export function handLimit(view: View): number | undefined {
  if (view.seat === null || view.game === "dice") return undefined;
  if (view.game === "classic") {
    const me = view.players[view.seat]!;
    return GAMES.classic.characters[abilityOf(me)]?.keeps ?? Math.max(0, me.life);
  }
  const { characters, front } = view.players[view.seat]!;
  return Math.max(LEAST, characters[front - 1]?.life ?? 0);
}

/** How many cards I hold above the limit. */
export function excessOf(view: View): number {
  const limit = handLimit(view);
  if (limit === undefined || view.game === "dice") return 0;
  return Math.max(0, view.players[view.seat!]!.hand.length - limit);
}

/** What may be regretted of an action. */
export function warningOf(view: View, action: Action): Warning | null {
  if (view.seat === null) return null;
  if (view.game === "classic") return wasted(view, action) ?? replaced(view, action);
  if (view.game === "duel") return misplaced(view, action) ?? lowered(view, action);
  return full(view, action);
}

/** Beer and the like that gives nobody a life point. */
function wasted(view: ClassicView, { verb, card, target }: Action): Warning | null {
  if (!["play", "play-at"].includes(verb) || !card || !hasSymbol(view, card, "life")) return null;
  const me = view.players[view.seat!]!;
  if (printed(view.game, card)?.colour === "green" && !me.in_play.includes(card)) return null; // it is only put there
  const living = view.players.filter(({ alive }) => alive);
  if (hasSymbol(view, card, "beer") && living.length <= 2) return { name: "two" };
  const drinker = typeof target === "number" ? view.players[target]! : me;
  const drinkers = hasSymbol(view, card, "share") ? living : [drinker];
  const { life, max_life: most } = drinker;
  return drinkers.every((each) => each.life >= each.max_life) ? { name: "full", values: { life, most } } : null;
}

/** A weapon that takes the place of one that reaches as far or further. */
function replaced(view: ClassicView, { verb, card }: Action): Warning | null {
  const reach = card && printed(view.game, card)?.reach;
  if (verb !== "play" || !reach) return null;
  const lying = view.players[view.seat!]!.in_play.map((each) => printed(view.game, each));
  const old = lying.find((each) => each?.reach !== undefined && each.reach >= reach);
  return old ? { name: "replaced", values: { old: old.kind, from: old.reach!, to: reach } } : null;
}

/** Equipment with the wrong side. */
function misplaced(view: DuelView, { verb, card, target }: Action): Warning | null {
  const face = card && verb === "play-at" ? printed(view.game, card) : undefined;
  if (face?.colour !== "blue" || target === undefined) return null;
  const mine = sideOf(view, target) === view.seat;
  const { bad } = kindOf(view.game, face.kind);
  if (mine === bad) return { name: bad ? "harms" : "helps", values: { kind: face.kind } };
  return null;
}

/** Whoever comes to the front has fewer life points, and I hold more cards than that. */
function lowered(view: DuelView, { verb }: Action): Warning | null {
  if (verb !== "move") return null;
  const me = view.players[view.seat!]!;
  const limit = Math.max(LEAST, me.characters[2 - me.front]?.life ?? 0);
  if (limit >= handLimit(view)! || me.hand.length <= limit) return null;
  return { name: "limit", values: { limit, cards: me.hand.length, excess: me.hand.length - limit } };
}

/** A Beer of the dice for somebody who needs none. */
function full(view: View, { verb, target }: Action): Warning | null {
  if (view.game !== "dice" || verb !== "beer" || typeof target !== "number") return null;
  const { life, max_life: most } = view.players[target]!;
  return life >= most ? { name: "full", values: { life, most } } : null;
}
