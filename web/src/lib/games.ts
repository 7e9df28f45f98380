// The games as the home page offers them. That the numbers are the engine's, tests/games.test.ts checks.
import type { GameName } from "./views";

export const GAME_NAMES: GameName[] = ["classic", "dice", "duel"];
export const PLAYERS: Record<GameName, number[]> = { classic: [4, 5, 6, 7], dice: [3, 4, 5, 6, 7, 8], duel: [2] };
export const USUAL: Record<GameName, number> = { classic: 5, dice: 5, duel: 2 };
/** The bots, from the weakest to the strongest. */
export const LEVELS = ["greenhorn", "gunhand", "sharpshooter", "legend"];
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
