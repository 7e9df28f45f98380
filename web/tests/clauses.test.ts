import { expect, it } from "vitest";
import { clauseOf, clauseOfEvent } from "../src/lib/clauses";
import { goalOf } from "../src/lib/deck";
import { GAME_NAMES } from "../src/lib/games";
import { GAMES } from "../src/lib/narrator";
import vocabulary from "../src/lib/vocabulary.json";

const FACES = ["arrow", "dynamite", "bullseye1", "bullseye2", "beer", "gatling"];
const SHARED = ["life", "distance", "hand", "draw-pile", "discards"];
const THINGS = {
  classic: ["role", "suit", ...SHARED],
  dice: ["role", "life", "distance", "arrows", ...FACES.map((face) => `face:${face}`)],
  duel: ["symbol", "life", "hand", "draw-pile", "discards", "rank", "reserve"],
};

it.each(GAME_NAMES)("finds the clause of everything on a table of %s", (game) => {
  const clauses = new Set<string>(vocabulary.games[game].clauses);
  const topics = [
    ...THINGS[game],
    ...Object.values(GAMES[game].cards).map(({ kind }) => `card:${kind}`),
    ...Object.keys(vocabulary.games[game].characters).map((character) => `character:${character}`),
    ...Object.keys(GAMES[game].verbs).map((verb) => `verb:${verb}`),
  ];
  for (const topic of topics) expect(clauses.has(clauseOf(game, topic)), topic).toBe(true);
});

it.each(GAME_NAMES)("finds the clause of every line in a log of %s", (game) => {
  const clauses = new Set<string>(vocabulary.games[game].clauses);
  const card = Object.keys(GAMES[game].cards)[0] ?? "hidden";
  for (const [name, fields] of Object.entries(GAMES[game].events)) {
    const keys = Object.entries(fields).filter(([, domain]) => domain.is === "key");
    const values = keys.flatMap(([field, domain]) => (domain as { names?: string[] }).names?.map((key) => ({ [field]: key })) ?? []);
    for (const more of [{}, ...values]) {
      expect(clauses.has(clauseOfEvent(game, { name, card, ...more })), JSON.stringify({ name, ...more })).toBe(true);
    }
  }
});

it("tells three players of the dice game whom they hunt", () => {
  expect(clauseOf("dice", "role:deputy", 3)).toBe("dice.three.goals");
  expect(clauseOf("dice", "role:deputy", 5)).toBe("dice.setup.roles");
  expect(goalOf("dice", "deputy", 3)).toBe("goal-three-deputy");
  expect(goalOf("classic", "deputy", 5)).toBe("goal-deputy");
});

it("tells of the card that was played", () => {
  expect(clauseOfEvent("classic", { name: "played", card: "jail-JS" })).toBe("classic.jail");
  expect(clauseOfEvent("classic", { name: "lost", cause: "indians" })).toBe("classic.indians");
});
