import { expect, it } from "vitest";
import { CAST } from "../src/lib/portraits.js";
import { abilityText, cardIcon, cardText, reachText } from "../src/lib/deck";
import { CHOICE, FIRST, GAME_NAMES, MORE, playersOf, setsFor } from "../src/lib/games";
import { body, loadIcons } from "../src/lib/icons";
import { GAMES } from "../src/lib/vocabulary";
import { LANGUAGES, loadWords } from "../src/lib/words";

it.each(GAME_NAMES)("offers %s to as many as can play it", (game) => {
  const counts = playersOf(game, Object.keys(MORE[game]));
  expect([counts[0], counts.at(-1)]).toEqual(GAMES[game].players);
  expect([FIRST, ...Object.keys(MORE[game])]).toEqual(GAMES[game].sets);
  for (const players of counts) expect(playersOf(game, setsFor(game, players))).toContain(players);
  expect(setsFor(game, counts[0]!)).toEqual([]);
  if (CHOICE[game]) expect(GAMES[game].options).toHaveProperty(CHOICE[game], false);
});

await loadIcons();

it.each(GAME_NAMES)("draws every card and character of %s", (game) => {
  for (const { kind } of Object.values(GAMES[game].cards)) expect(body(cardIcon(game, kind)), kind).not.toBe("");
  for (const character of Object.keys(GAMES[game].characters)) expect(CAST[character], character).toBeDefined();
});

it.each(LANGUAGES)("has the texts of every card and character in %s", async (language) => {
  const words = await loadWords(language);
  for (const game of GAME_NAMES) {
    for (const card of Object.values(GAMES[game].cards)) {
      expect(words.card(game, card.kind), card.kind).not.toMatch(/^card-/);
      expect(words.has(cardText(game, card.kind)), card.kind).toBe(true);
      expect(words.has(reachText(game, card.kind)), card.kind).toBe(true);
    }
    for (const character of Object.keys(GAMES[game].characters)) {
      expect(words.has(abilityText(game, character)), character).toBe(true);
    }
  }
});

it("calls a card what the rulebook of its game prints", async () => {
  const german = await loadWords("de");
  expect([german.card("duel", "general-store"), german.card("classic", "general-store")]).toEqual([
    "Warenhaus",
    "Gemischtwarenladen",
  ]);
});
