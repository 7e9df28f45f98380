import { existsSync, readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { abilityText, cardIcon, cardText, reachText } from "../src/lib/deck";
import { body, loadIcons } from "../src/lib/icons";
import { Narrator, plain } from "../src/lib/narrator";
import { portrait } from "../src/lib/portraits.js";
import { loadSets, playersWith, setsOf } from "../src/lib/sets";
import type { Vocabulary } from "../src/lib/views";
import { clauseOf, deedOf, GAMES, kindOf } from "../src/lib/vocabulary";
import { LANGUAGES, loadWords } from "../src/lib/words";

const FILE = new URL("toy.json", import.meta.url);
if (!existsSync(FILE)) throw new Error("tests/toy.json is missing: python -m tools.web_exports writes it");
/** A house that has a set more than the page: tests/sets/toy.py. */
const HOUSE = JSON.parse(readFileSync(FILE, "utf8")) as Vocabulary;
const TOY: Record<string, [number, number]> = { base: [4, 7], toy: [5, 8] };
const KINDS = ["blunderbuss", "poncho", "firewater", "sidestep", "stampede"];

function house(path: string): Response {
  const base = { sets: { base: [2, 2] } };
  return Response.json(path === "/api/rules" ? { classic: { sets: TOY }, dice: base, duel: base } : HOUSE);
}

it("tells how many can play with some sets", () => {
  expect(playersWith(TOY, ["base"])).toEqual([4, 5, 6, 7]);
  expect(playersWith(TOY, ["base", "toy"])).toEqual([4, 5, 6, 7, 8]);
});

it("learns the sets and the cards of a house that has more", async () => {
  const words = await loadWords("en");
  expect(new Narrator(words, "classic", []).card("firewater-QH")).toBe("Firewater QH");
  vi.stubGlobal("fetch", async (path: string) => house(path));
  await loadSets();
  expect(Object.keys(setsOf("classic"))).toEqual(["base", "toy"]);
  expect(new Narrator(words, "classic", []).card("firewater-QH")).toBe("Firewater Q♥");
});

it("draws the cards of a set by their symbols, and tells whom they reach", async () => {
  await loadIcons();
  expect(KINDS.map((kind) => kindOf("classic", kind))).toEqual([
    { icon: "gunshot", reaches: "range", symbols: ["shot"], bad: false, hurts: 1 },
    { icon: "own-missed", reaches: "answer", symbols: ["missed"], bad: false, hurts: 0 },
    { icon: "beer-stein", reaches: "you", symbols: ["life"], bad: false, hurts: 0, price: 1 },
    { icon: "own-missed", reaches: "answer", symbols: ["missed", "draw"], bad: false, hurts: 0 },
    { icon: "chaingun", reaches: "others", symbols: ["shot", "area"], bad: false, hurts: 1 },
  ]);
  for (const kind of KINDS) expect(body(cardIcon("classic", kind)), kind).not.toBe("");
});

it.each(LANGUAGES)("shows everything of a set in %s, by its name where there is no text", async (language) => {
  const words = await loadWords(language);
  const narrator = new Narrator(words, "classic", [{ character: "prospector" }]);
  expect(words.card("classic", "firewater")).toBe("Firewater");
  expect(narrator.names).toEqual(["Prospector"]);
  expect(plain(narrator.action({ verb: "gamble", card: "firewater-QH" }))).toBe("Gamble Firewater Q♥");
  expect(plain(narrator.question({ name: "tornado", card: "sidestep-7D" }))).toBe("Tornado");
  for (const kind of KINDS) expect(words.has(reachText("classic", kind)), kind).toBe(true);
  expect([words.say(cardText("classic", "firewater")), words.say(abilityText("classic", "prospector"))]).toEqual([
    "",
    "",
  ]);
});

it("has no clause of a set and knows nothing of its answers, and shows them nevertheless", () => {
  expect([clauseOf("classic", "card:firewater"), clauseOf("classic", "character:gambler")]).toEqual(["", ""]);
  expect([clauseOf("classic", "card:bang"), deedOf("classic", "gamble")]).toEqual(["classic.bang.target", {}]);
  expect(Object.keys(GAMES.classic.characters)).toContain("gambler");
  expect(portrait("gambler")).toContain("?");
});
