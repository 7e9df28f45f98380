// What one's past games add up to. No text and no network here.
import type { PlayedGame } from "./api";
import { LEVELS } from "./games";

export interface Score {
  name: string;
  won: number;
  all: number;
}

/** Which games count; what is empty leaves all of them. */
export interface Filter {
  game: string;
  players: string;
  role: string;
  character: string;
  company: "" | "bots" | "people";
  /** For how many days back. */
  days: string;
}

export const ALL: Filter = { game: "", players: "", role: "", character: "", company: "", days: "" };

/** The games that a filter leaves; `now` in seconds. */
export function filtered(games: PlayedGame[], filter: Filter, now: number): PlayedGame[] {
  return games.filter(({ game, players, began, cast, seat }) => {
    const people = cast.some(({ bot }, at) => at !== seat && !bot);
    const { role, character } = cast[seat]!;
    const has: Array<[wish: string, value: string]> = [
      [filter.game, game],
      [filter.players, String(players)],
      [filter.role, role],
      [filter.character, character],
      [filter.company, people ? "people" : "bots"],
    ];
    return (
      has.every(([wish, value]) => !wish || wish === value) &&
      (!filter.days || began > now - Number(filter.days) * 86400)
    );
  });
}

/** What was played on from the middle of another game says nothing of how well one plays. */
export const dealt = (games: PlayedGame[]): PlayedGame[] => games.filter(({ origin }) => !origin);

export type By = "game" | "role" | "character" | "players" | "people";

/** The name of a role or side in a game. */
export type PartName = (game: PlayedGame["game"], role: string) => string;

/** What a game counts for. Roles count by their names: what two games call alike is one. */
const KEYS: Record<By, (game: PlayedGame, part: PartName) => string[]> = {
  game: ({ game }) => [game],
  role: ({ game, cast, seat }, part) => [cast[seat]!.role && part(game, cast[seat]!.role)],
  character: ({ cast, seat }) => [cast[seat]!.character],
  players: ({ players }) => [String(players)],
  people: ({ cast, seat }) => cast.filter((who, at) => at !== seat && !who.bot && who.name).map(({ name }) => name),
};

/** Games won, by something; what was played most first. What nobody can tell any more counts nowhere. */
export function scores(games: PlayedGame[], by: By, part: PartName): Score[] {
  const found = new Map<string, Score>();
  for (const game of games) {
    for (const name of KEYS[by](game, part).filter(Boolean)) {
      const score = found.get(name) ?? { name, won: 0, all: 0 };
      found.set(name, { name, won: score.won + Number(game.won), all: score.all + 1 });
    }
  }
  return [...found.values()].sort((one, other) => other.all - one.all || other.won - one.won);
}

/** How many were won in a row: now, and at best. The newest game comes first. */
export function streaks(games: PlayedGame[]): { now: number; best: number } {
  let [best, run] = [0, 0];
  for (const { won } of games) {
    run = won ? run + 1 : 0;
    best = Math.max(best, run);
  }
  const lost = games.findIndex(({ won }) => !won);
  return { now: lost < 0 ? games.length : lost, best };
}

/** Who has felled me most: a person by name, a bot by its character. */
export function nemesis(games: PlayedGame[]): { name: string; bot: boolean; times: number } | null {
  const counted = new Map<string, { name: string; bot: boolean; times: number }>();
  for (const { cast, seat } of games) {
    const felled = cast[seat]!.felled;
    if (felled === null || felled === seat) continue;
    const { name, bot, character } = cast[felled]!;
    const who = { name: bot ? character : name, bot: bot !== null };
    const key = JSON.stringify(who);
    counted.set(key, { ...who, times: (counted.get(key)?.times ?? 0) + 1 });
  }
  return [...counted.values()].sort((one, other) => other.times - one.times)[0] ?? null;
}

/** The strongest level that each character of mine has beaten: that of the weakest bot at a table without people. */
export function beaten(games: PlayedGame[]): Map<string, number> {
  const best = new Map<string, number>();
  for (const { won, cast, seat } of games) {
    const others = cast.filter((_, at) => at !== seat);
    const level = Math.min(...others.map(({ bot }) => LEVELS.indexOf(bot ?? "")));
    const { character } = cast[seat]!;
    if (won && character && level > (best.get(character) ?? -1)) best.set(character, level);
  }
  return best;
}
