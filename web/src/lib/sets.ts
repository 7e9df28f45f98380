// The sets that this house has besides those that the page comes with.
import * as api from "./api";
import type { GameName } from "./views";
import { GAMES, learn } from "./vocabulary";

type Sets = api.GameRules["sets"];
let known: Record<GameName, api.GameRules> | null = null;

/** Ask the house once; without an answer there are no more. */
export async function loadSets(): Promise<void> {
  if (known) return;
  known = await api.rules().catch(() => null);
  const more = Object.entries(known ?? {}).some(([game, { sets }]) =>
    Object.keys(sets).some((name) => !GAMES[game as GameName].sets.includes(name)),
  );
  if (more) learn(await api.vocabulary());
}

/** All sets of a game, the one that it needs first. */
export function setsOf(game: GameName): Sets {
  return known?.[game].sets ?? {};
}

/** The options of a game that its players choose, with what is usual. That all are asked, the house sees to. */
export function optionsOf(game: GameName): Array<[string, boolean | number]> {
  return Object.entries(known?.[game].options ?? {}).filter(([name]) => name !== "always_ask");
}

/** How many can play with some sets. */
export function playersWith(sets: Sets, chosen: string[]): number[] {
  const low = Math.min(...chosen.map((name) => sets[name]![0]));
  const high = Math.max(...chosen.map((name) => sets[name]![1]));
  return Array.from({ length: high - low + 1 }, (_, more) => low + more);
}
