// What one's past adds up to.
import { expect, test } from "vitest";
import type { PlayedGame } from "../src/lib/api";
import { ALL, beaten, dealt, filtered, nemesis, scores, streaks } from "../src/lib/saloon";

/** A game as Slab, against a bot as Willy and a friend. */
function played(won: boolean, felled: number | null = null, friend: string | null = null): PlayedGame {
  const me = { name: "Me", bot: null, role: "outlaw", character: "slab", felled, won };
  const bot = { name: "Otis", bot: "sharpshooter", role: "sheriff", character: "willy", felled: null, won: !won };
  const other = { ...bot, name: friend ?? "Ida", bot: friend ? null : "legend", character: "jourdonnais" };
  return {
    id: "",
    game: "classic",
    players: 3,
    began: 0,
    ended: 60,
    turns: 9,
    seat: 0,
    won,
    origin: null,
    cast: [me, bot, other],
  };
}

const part = (_: string, role: string): string => role;

test("games are counted by what they are about, the most played first", () => {
  const games = [played(true), played(false, 1, "Ann"), played(true, null, "Ann")];
  expect(scores(games, "role", part)).toEqual([{ name: "outlaw", won: 2, all: 3 }]);
  expect(scores(games, "people", part)).toEqual([{ name: "Ann", won: 1, all: 2 }]);
});

test("roles count together where two games call them alike, and apart where they don't", () => {
  const games = [played(true), { ...played(false), game: "dice" as const }];
  expect(scores(games, "role", part)).toEqual([{ name: "outlaw", won: 1, all: 2 }]);
  expect(scores(games, "role", (game, role) => `${game} ${role}`).map(({ name }) => name)).toEqual([
    "classic outlaw",
    "dice outlaw",
  ]);
});

test("a streak ends with the newest defeat", () => {
  expect(streaks([true, true, false, true, true, true].map((won) => played(won)))).toEqual({ now: 2, best: 3 });
  expect(streaks([])).toEqual({ now: 0, best: 0 });
});

test("a nemesis is a person by name and a bot by its character", () => {
  expect(nemesis([played(false, 1), played(false, 1), played(false, 2, "Ann")])).toEqual({
    name: "willy",
    bot: true,
    times: 2,
  });
  expect(nemesis([played(true)])).toBeNull();
});

test("a level is beaten if no bot at the table was weaker, and nobody else played", () => {
  expect(beaten([played(true), played(true, null, "Ann"), played(false)])).toEqual(new Map([["slab", 2]]));
});

test("a filter leaves the games that are as it says", () => {
  const [alone, withAnn] = [played(true), { ...played(true, null, "Ann"), began: 900_000, players: 5 }];
  const games = [alone, withAnn];
  expect(filtered(games, ALL, 1_000_000)).toEqual(games);
  expect(filtered(games, { ...ALL, company: "bots" }, 1_000_000)).toEqual([alone]);
  expect(filtered(games, { ...ALL, players: "5", role: "outlaw", character: "slab" }, 1_000_000)).toEqual([withAnn]);
  expect(filtered(games, { ...ALL, days: "7" }, 1_000_000)).toEqual([withAnn]);
  expect(filtered(games, { ...ALL, game: "dice" }, 1_000_000)).toEqual([]);
});

test("what was played on from the middle of another game doesn't count", () => {
  const practice = { ...played(true), origin: { game: "0123456789abcdef", action: 7, scene: null } };
  expect(dealt([practice, played(false)])).toEqual([played(false)]);
});
