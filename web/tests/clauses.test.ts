import { expect, it } from "vitest";
import { goalOf } from "../src/lib/deck";
import { GAME_NAMES } from "../src/lib/games";
import type { LogAct } from "../src/lib/views";
import { clauseOf, clauseOfAct, GAMES } from "../src/lib/vocabulary";
import { Words } from "../src/lib/words";
import { LESSONS } from "./scenes";

const FACES = ["arrow", "dynamite", "bullseye1", "bullseye2", "beer", "gatling"];
const SHARED = ["life", "distance", "hand", "draw-pile", "discards"];
const THINGS = {
  classic: ["role", "suit", ...SHARED],
  dice: ["role", "life", "distance", "arrows", ...FACES.map((face) => `face:${face}`)],
  duel: ["symbol", "life", "hand", "draw-pile", "discards", "rank", "reserve"],
};

it.each(GAME_NAMES)("finds the clause of everything on a table of %s", (game) => {
  const clauses = new Set<string>(GAMES[game].clauses);
  const topics = [
    ...THINGS[game],
    ...Object.values(GAMES[game].cards).map(({ kind }) => `card:${kind}`),
    ...Object.keys(GAMES[game].characters).map((character) => `character:${character}`),
    ...Object.keys(GAMES[game].verbs).map((verb) => `verb:${verb}`),
  ];
  for (const topic of topics) expect(clauses.has(clauseOf(game, topic)), topic).toBe(true);
});

it.each(GAME_NAMES)("points at clauses that are there from every line in a log of %s", (game) => {
  const clauses = new Set<string>(GAMES[game].clauses);
  const acts = LESSONS[game].flatMap(({ scenes }) => (scenes ?? []).flatMap(({ acts }) => acts));
  const sides = ["law", "outlaws", "renegade", "deputy", "outlaw", "nobody"].map((side): LogAct => ({
    act: "ended",
    side,
  }));
  const others = [
    "began",
    "role",
    "goal",
    "showed",
    "took",
    "picked",
    "punished",
    "reshuffled",
    "entered",
    "used",
    "hit",
  ];
  for (const act of [...acts, ...sides, ...others.map((name): LogAct => ({ act: name }))]) {
    const clause = clauseOfAct(game, act);
    if (clause !== undefined) expect(clauses.has(clause), JSON.stringify(act)).toBe(true);
  }
  expect(acts.filter((act) => clauseOfAct(game, act)).length).toBeGreaterThan(acts.length / 2);
});

it("tells three players whom they hunt", async () => {
  expect(clauseOf("dice", "role:deputy", 3)).toBe("dice.three.goals");
  expect(clauseOf("dice", "role:deputy", 5)).toBe("dice.setup.roles");
  expect(clauseOf("classic", "role:deputy", 3)).toBe("classic.three.goals");
  expect([goalOf("deputy", 3), goalOf("deputy", 5)]).toEqual(["goal-three-deputy", "goal-deputy"]);
  const words = await new Words("de").load(["classic", "dice"]);
  expect(words.goal("dice", goalOf("deputy", 3))).toContain("dem Gesetzlosen");
  expect(words.goal("classic", goalOf("deputy", 3))).toContain("dem Abtrünnigen");
});

it("tells of the card that was played", () => {
  expect(clauseOfAct("classic", { act: "played", card: "jail-JS" })).toBe("classic.jail");
  expect(clauseOfAct("classic", { act: "mark" })).toBeUndefined();
});
