import { expect, it } from "vitest";
import { clauseTopic, marked, search, sectionsOf, thingsOf, type Topic } from "../src/lib/rulebook";
import type { GameName } from "../src/lib/views";
import { AT_TABLE, loadWords, type Language } from "../src/lib/words";

async function topics(game: GameName, language: Language): Promise<Topic[]> {
  const words = await loadWords(language, [...AT_TABLE, "how", "rules-sections", `rules-${game}`]);
  const sections = sectionsOf(words.source(`rules-${game}`), words);
  return [
    ...thingsOf(game, words),
    ...sections.flatMap(({ title, clauses }) => clauses.map((each) => clauseTopic(each, title))),
  ];
}

it.each([
  ["beer", "en", "card", "beer"],
  ["renegade goal", "en", "role", "renegade"],
  ["goal renegade", "en", "role", "renegade"],
  ["abtrunniger ziel", "de", "role", "renegade"],
  ["suzy", "es", "character", "suzy-lafayette"],
  ["jail sheriff", "en", "card", "jail"],
] as const)("%s finds the best first in %s", async (query, language, kind, key) => {
  expect(search(await topics("classic", language), query)[0]).toMatchObject({ kind, key });
});

it("finds only what has all the words", async () => {
  const found = search(await topics("dice", "en"), "arrows gatling");
  expect(found.length).toBeGreaterThan(0);
  for (const { name, text, also } of found)
    expect(`${name} ${text} ${also}`.toLowerCase()).toMatch(/arrows[^]*gatling|gatling[^]*arrows/);
  expect(search(found, "zzz")).toEqual([]);
});

it("marks what was looked for, whatever its accents", () => {
  expect(marked("Die Abtrünnigen", "trunn")).toEqual([
    { text: "Die Ab", found: false },
    { text: "trünn", found: true },
    { text: "igen", found: false },
  ]);
});

it("has the clauses of the game's sets too", async () => {
  const clauses = (await topics("classic", "en")).filter(({ kind }) => kind === "clause").map(({ key }) => key);
  expect(clauses).toEqual(expect.arrayContaining(["classic.jail", "dodge.whisky", "dodge.green"]));
});
