import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Narrator, plain, type Part } from "../src/lib/narrator";
import type { Action, GameName, LogAct, LogResult, Question, Reason } from "../src/lib/views";
import { LANGUAGES, loadWords, type Language, type Words } from "../src/lib/words";

type Sample = { game: GameName; language: Language; players: string[]; parts: Part[] } & (
  | { what: "act"; data: LogAct }
  | { what: "question"; data: Question }
  | { what: "action"; data: Action }
  | { what: "reason"; data: Reason }
);

const FILE = new URL("narration.json", import.meta.url);
if (!existsSync(FILE)) throw new Error("tests/narration.json is missing: python -m tools.web_exports writes it");
const SAMPLES = JSON.parse(readFileSync(FILE, "utf8")) as Sample[];
const SIDES = [{ side: "law" }, { side: "outlaws" }];
const DICE = ["arrow", "dynamite", "bullseye1", "bullseye2", "beer"];
const words = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await loadWords(language)] as const)),
) as Record<Language, Words>;

function tell(sample: Sample): Part[] {
  const { game, language, what, data, players } = sample;
  const narrator = new Narrator(words[language], game, game === "duel" ? SIDES : []);
  narrator.names.splice(0, 2, ...players);
  if (what === "act") return narrator.act(data, 0);
  if (what === "action") return narrator.action(data, DICE);
  return what === "question" ? narrator.question(data) : narrator.reason(data);
}

describe.each(LANGUAGES)("in %s", (language) => {
  const mine = SAMPLES.filter((sample) => sample.language === language);

  it("tells every message as Python does", () => {
    expect(mine.length).toBeGreaterThan(500);
    for (const sample of mine) expect(tell(sample), JSON.stringify(sample.data)).toEqual(sample.parts);
  });
});

describe.each([
  ["en", "You play BANG! 2♦ against Slab the Killer", "Slab the Killer plays BANG! 2♦ against you"],
  ["de", "Du spielst BANG! 2♦ gegen Slab the Killer", "Slab the Killer spielt BANG! 2♦ gegen dich"],
  ["es", 'Tú juegas ¡BANG! 2♦ contra Slab "el Asesino"', 'Slab "el Asesino" juega ¡BANG! 2♦ contra ti'],
] as const)("in %s", (language, mine, theirs) => {
  const players = [{ character: "willy" }, { character: "slab" }];
  const narrator = new Narrator(words[language], "classic", players);
  const played = { act: "played", card: "bang-2D", who: 0, target: 1 };

  it("calls me you", () => {
    expect(plain(narrator.act(played, 0))).toBe(mine);
    expect(plain(narrator.act({ ...played, who: 1, target: 0 }, 0))).toBe(theirs);
    expect(narrator.act({ ...played, who: 1, target: 0 }, 0).at(-1)).toMatchObject({ is: "player", value: 0 });
  });

  it("names what a card is played on, and not the card where it lies beside the word", () => {
    const duel = new Narrator(words[language], "duel", SIDES);
    expect(plain(narrator.deed({ verb: "play", card: "beer-6H" }))).toMatch(/^\p{Lu}\p{Ll}+$/u);
    expect(plain(duel.deed({ verb: "play-card", card: "schoolmarm-l1", taken: "bank-l1" }))).toContain(
      duel.card("bank-l1"),
    );
  });

  it("tells what has come of a line that was told before", () => {
    const results = [
      { result: "answered", who: 1, card: "missed-TC" },
      { result: "saved", who: 1 },
    ];
    const whole = plain(narrator.act({ ...played, results }, 0));
    expect(whole.endsWith(plain(narrator.act({ ...played, results }, 0, 1)))).toBe(true);
    expect(narrator.act({ ...played, results }, 0, 2)).toEqual([]);
  });

  it("tells the last of several answers alone where there is little room", () => {
    const lost: LogResult = { result: "lost", who: 1, named: true, points: 1 };
    const gatling = { act: "played", card: "gatling-TH", who: 0, results: [{ ...lost, who: 0 }, lost] };
    const brief = plain(narrator.brief(gatling, null));
    expect(brief).toContain(narrator.names[1]);
    expect(brief).not.toContain(narrator.names[0]);
    const missed = { ...played, results: [{ result: "answered", who: 1, card: "missed-TC" }] };
    expect(narrator.brief(missed, 0)).toEqual(narrator.act(missed, 0));
    expect(narrator.brief(played, 0)).toEqual(narrator.act(played, 0));
  });

  it("reads dice out by their names", () => {
    const dice = new Narrator(words[language], "dice", players);
    const said = dice.aloud(dice.act({ act: "rolled", who: 1, dice: ["beer", "gatling"] }, 0));
    expect(said).toContain(`${words[language].say("face-beer")}, ${words[language].say("face-gatling")}`);
  });

  it("goes by the name of what no text knows", () => {
    expect(narrator.card("henry-rifle-AC")).toBe("Henry Rifle AC");
    const strange = new Narrator(words[language], "classic", [{ character: "apache-kid" }]);
    expect(plain(strange.act({ act: "tornado", who: 0, results: [{ result: "bliss" }] }, null))).toBe(
      "Apache Kid: Tornado · Bliss",
    );
  });
});
