import { expect, it } from "vitest";
import { oddsOf } from "../src/lib/odds";
import type { ClassicView, DuelView } from "../src/lib/views";
import { GAMES, printed } from "../src/lib/vocabulary";
import { viewOf } from "./scenes";

const view = viewOf("classic") as ClassicView;

/** The table with something of the deck on the discard pile instead. */
function discarded(cards: string[]): ClassicView {
  return { ...view, discard: [...view.discard, ...cards], deck: view.deck - cards.length };
}

const unseen = (suit: string) => {
  const seen = [...view.discard, ...view.players.flatMap(({ hand, in_play }) => [...hand, ...in_play])];
  return Object.keys(GAMES.classic.cards).filter((card) => {
    const face = printed("classic", card)!;
    return face.suit === suit && !face.set && !seen.includes(card);
  });
};

it("counts the suits that lie open and in my hand", () => {
  const all = ["H", "S", "D", "C"].flatMap(unseen).length;
  expect(oddsOf(view, "barrel")).toBeCloseTo(unseen("H").length / all);
  expect(oddsOf(view, "jail")).toBe(oddsOf(view, "barrel"));
  expect(oddsOf(discarded(unseen("H").slice(1)), "barrel")).toBeCloseTo(1 / (all - unseen("H").length + 1));
  expect(oddsOf(view, "dynamite")).toBeLessThan(oddsOf(view, "jail")!);
});

it("gives Lucky Duke two cards to choose from", () => {
  const duke = { ...view, players: view.players.map((player) => ({ ...player, ability: "lucky-duke" })) };
  expect(oddsOf(duke, "jail")).toBeGreaterThan(oddsOf(view, "jail")!);
  expect(oddsOf(duke, "dynamite")).toBeLessThan(oddsOf(view, "dynamite")!);
});

it("tells nothing where it can't be told", () => {
  expect(oddsOf({ ...view, seat: null }, "barrel")).toBeNull();
  expect(oddsOf({ ...view, deck: view.deck + 5 }, "barrel")).toBeNull();
  expect(oddsOf(view, "bang")).toBeNull();
  expect(oddsOf(viewOf("dice"), "barrel")).toBeNull();
});

it("looks at the symbols of one's own deck in The Duel", () => {
  const duel = viewOf("duel") as DuelView;
  expect(oddsOf(duel, "barrel")).toBeGreaterThan(0);
  expect(oddsOf({ ...duel, common: 3 }, "barrel")).toBeNull();
});
