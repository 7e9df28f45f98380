import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Narrator, plain, type Part } from "../src/lib/narrator";
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
const SIDES = [{ side: "law" }, { side: "outlaws" }];
const DICE = ["arrow", "dynamite", "bullseye1", "bullseye2", "beer"];
const words = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await loadWords(language)] as const)),
) as Record<Language, Words>;

function tell({ game, language, what, data, players }: Sample): Part[] {
  const narrator = new Narrator(words[language], game, game === "duel" ? SIDES : []);
  narrator.names.splice(0, 2, ...players);
  return what === "action" ? narrator.action(data, DICE) : narrator[what](data);
}

describe.each(LANGUAGES)("in %s", (language) => {
  const mine = SAMPLES.filter((sample) => sample.language === language);

  it("tells every message as Python does", () => {
    expect(mine.length).toBeGreaterThan(500);
    for (const sample of mine) expect(tell(sample), JSON.stringify(sample.data)).toEqual(sample.parts);
  });
});

describe.each([
  ["en", "You play BANG! 2♦ against Slab the Killer.", "Slab the Killer plays BANG! 2♦ against you.", "You draw 2 cards."],
  ["de", "Du spielst BANG! 2♦ gegen Slab the Killer.", "Slab the Killer spielt BANG! 2♦ gegen dich.", "Du ziehst 2 Karten."],
  ["es", "Juegas ¡BANG! 2♦ contra Slab the Killer.", "Slab the Killer juega ¡BANG! 2♦ contra ti.", "Robas 2 cartas."],
] as const)("in %s", (language, mine, theirs, drawn) => {
  const players = [{ character: "willy" }, { character: "slab" }];
  const narrator = new Narrator(words[language], "classic", players);
  const played = { name: "played", card: "bang-2D", seat: 0, target: 1 };

  it("calls me you", () => {
    expect(plain(narrator.event(played, 0))).toBe(mine);
    expect(plain(narrator.event({ ...played, seat: 1, target: 0 }, 0))).toBe(theirs);
    const duel = new Narrator(words[language], "duel", SIDES);
    expect(plain(duel.event({ name: "drew", seat: 0, cards: 2 }, 0))).toBe(drawn);
  });

  it("names what a card is played on, and not the card where it lies beside the word", () => {
    const duel = new Narrator(words[language], "duel", SIDES);
    expect(plain(narrator.deed({ verb: "play", card: "beer-6H" }))).toMatch(/^\p{Lu}\p{Ll}+$/u);
    expect(plain(duel.deed({ verb: "play-card", card: "schoolmarm-l1", taken: "bank-l1" }))).toContain(duel.card("bank-l1"));
  });

  it("says whom a secret of somebody else is told to", () => {
    const secret = { name: "got", seat: 1, card: "bang-2D", audience: 1 };
    expect(plain(narrator.line(secret, 0))).toContain("Slab the Killer");
    expect(plain(narrator.line(secret, 1))).not.toContain("Slab the Killer");
  });

  it("has every line about me, with every value", () => {
    const texts = SAMPLES.filter((sample) => sample.language === language && sample.what === "event");
    for (const { game, data, players: names } of texts) {
      const teller = new Narrator(words[language], game, game === "duel" ? SIDES : []);
      teller.names.splice(0, 2, ...names);
      expect(plain(teller.event(data, 0)), JSON.stringify(data)).not.toMatch(/[{}\ue000]|^event-/);
    }
  });
});
