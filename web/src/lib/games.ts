// The games as the home page offers them. That the numbers are the engine's, tests/games.test.ts checks.
import type { GameName } from "./views";

export const GAME_NAMES: GameName[] = ["classic", "dice", "duel"];
export const PLAYERS: Record<GameName, number[]> = { classic: [3, 4, 5, 6, 7], dice: [3, 4, 5, 6, 7, 8], duel: [2] };
/** The sets besides the first, with the most who can play with each. */
export const MORE: Record<GameName, Record<string, number>> = { classic: { "dodge-city": 8 }, dice: {}, duel: {} };
/** The set that every box has. */
export const FIRST = "base";
/** What one can choose for a game against bots besides: an option of its rules. */
export const CHOICE: Partial<Record<GameName, string>> = { classic: "two_characters" };
export const USUAL: Record<GameName, number> = { classic: 5, dice: 5, duel: 2 };
/** The bots, from the weakest to the strongest. */
export const LEVELS = ["greenhorn", "gunhand", "sharpshooter", "legend"];
/** How many can play with some of the sets besides the first. */
export function playersOf(game: GameName, sets: string[]): number[] {
  const most = Math.max(PLAYERS[game].at(-1)!, ...sets.map((name) => MORE[game][name] ?? 0));
  return Array.from({ length: most - PLAYERS[game][0]! + 1 }, (_, more) => PLAYERS[game][0]! + more);
}
/** The sets besides the first without which so many can't play. */
export function setsFor(game: GameName, players: number): string[] {
  if (playersOf(game, []).includes(players)) return [];
  return Object.keys(MORE[game])
    .filter((name) => MORE[game][name]! >= players)
    .slice(0, 1);
}
/** What one can wish to be, alone with bots. */
export function rolesOf(game: GameName, players: number): string[] {
  if (game === "duel") return ["law", "outlaws"];
  if (players === 3) return ["deputy", "outlaw", "renegade"];
  return ["sheriff", "outlaw", "renegade", ...(players > 4 ? ["deputy"] : [])];
}
export const MINUTES: Record<GameName, number> = { classic: 30, dice: 15, duel: 25 };
export const GANGS: Record<GameName, string[]> = {
  classic: ["pedro-ramirez", "rose-doolan", "slab", "kit-carlson", "calamity-janet"],
  dice: ["lucky-duke", "suzy-lafayette", "willy", "jourdonnais", "black-jack"],
  duel: ["wyatt-earp", "annie-oakey", "babe-leroy", "toco-ramirez"],
};
export const GAME_ICON: Record<GameName, string> = {
  classic: "gunshot",
  dice: "rolling-dices",
  duel: "crossed-pistols",
};
