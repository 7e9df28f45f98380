import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Narrator, type Part } from "../src/lib/narrator";
import type { Data, GameName } from "../src/lib/views";
import { LANGUAGES, loadWords, type Language, type Words } from "../src/lib/words";

interface Sample {
  game: GameName;
  language: Language;
  what: "event" | "question" | "action" | "reason";
  data: Data;
  players: string[];
  parts: Part[];
}

const FILE = new URL("narration.json", import.meta.url);
if (!existsSync(FILE)) throw new Error("tests/narration.json is missing: python -m tools.web_exports writes it");
const SAMPLES = JSON.parse(readFileSync(FILE, "utf8")) as Sample[];
const DICE = ["arrow", "dynamite", "bullseye1", "bullseye2", "beer"];
const words = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await loadWords(language)] as const)),
) as Record<Language, Words>;

function tell({ game, language, what, data, players }: Sample): Part[] {
  const narrator = new Narrator(words[language], game, []);
  narrator.names.push(...players);
  return what === "action" ? narrator.action(data, DICE) : narrator[what](data);
}

describe.each(LANGUAGES)("in %s", (language) => {
  const mine = SAMPLES.filter((sample) => sample.language === language);

  it("tells every message as Python does", () => {
    expect(mine.length).toBeGreaterThan(500);
    for (const sample of mine) expect(tell(sample), JSON.stringify(sample.data)).toEqual(sample.parts);
  });
});
