import { expect, it, vi } from "vitest";
import { Narrator } from "../src/lib/narrator";
import { loadSets, playersWith, setsOf } from "../src/lib/sets";
import vocabulary from "../src/lib/vocabulary.json";
import { loadWords } from "../src/lib/words";

const TOY: Record<string, [number, number]> = { base: [4, 7], toy: [5, 8] };
const WHISKY = { kind: "whisky", colour: "brown", suit: "H", value: "Q" };

/** A house that has a set more than the page. */
function house(path: string): Response {
  const base = { sets: { base: [2, 2] } };
  if (path === "/api/rules") return Response.json({ classic: { sets: TOY }, dice: base, duel: base });
  const { classic, dice, duel } = vocabulary.games;
  const cards = { ...classic.cards, "whisky-QH": WHISKY };
  return Response.json({ games: { classic: { ...classic, cards }, dice, duel } });
}

it("tells how many can play with some sets", () => {
  expect(playersWith(TOY, ["base"])).toEqual([4, 5, 6, 7]);
  expect(playersWith(TOY, ["base", "toy"])).toEqual([4, 5, 6, 7, 8]);
});

it("learns the sets and the cards of a house that has more", async () => {
  const words = await loadWords("en");
  const narrator = new Narrator(words, "classic", []);
  expect(narrator.card("whisky-QH")).toBe("Whisky QH");
  vi.stubGlobal("fetch", async (path: string) => house(path));
  await loadSets();
  expect(Object.keys(setsOf("classic"))).toEqual(["base", "toy"]);
  expect(narrator.card("whisky-QH")).toBe("Whisky Q♥");
});

it("shows what has no text by its name, and nothing for what it does", async () => {
  const words = await loadWords("de");
  expect(["card-whisky", "character-pixie-pete", "set-dodge-city"].map((id) => words.say(id))).toEqual([
    "Whisky",
    "Pixie Pete",
    "Dodge City",
  ]);
  expect([words.say("ability-classic-pixie-pete"), words.say("cardtext-whisky")]).toEqual(["", ""]);
  const told = new Narrator(words, "classic", []).action({ verb: "gamble" });
  expect(told.map((part) => part.text).join("")).toBe("Gamble");
});
