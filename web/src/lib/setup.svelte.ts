// How one plays now against bots, remembered for each game. The very first game is against the weakest.
import type { Setup } from "./api";
import { LEVELS, MORE, playersOf, rolesOf, USUAL } from "./games";
import type { GameName } from "./views";

const key = (game: GameName): string => `sixgun-setup-${game}`;

function kept(game: GameName): Partial<Setup> {
  try {
    return JSON.parse(localStorage.getItem(key(game)) ?? "{}") as Partial<Setup>;
  } catch {
    return {};
  }
}

export class Setups {
  private chosen = $state<Partial<Record<GameName, Partial<Setup>>>>({});

  /** Whether somebody has played before. */
  constructor(private readonly played: () => boolean) {}

  of(game: GameName): Setup {
    const { players: wished, level, role, sets: boxes, choice = false } = this.chosen[game] ?? kept(game);
    const sets = (boxes ?? []).filter((name) => name in MORE[game]);
    const players = playersOf(game, sets).includes(wished!) ? wished! : USUAL[game];
    return {
      players,
      sets,
      choice,
      role: rolesOf(game, players).includes(role!) ? role! : "",
      level: LEVELS.includes(level!) ? level! : this.played() ? "gunhand" : "greenhorn",
    };
  }

  choose(game: GameName, wish: Partial<Setup>): void {
    this.chosen[game] = { ...this.of(game), ...wish };
    localStorage.setItem(key(game), JSON.stringify(this.chosen[game]));
  }
}
