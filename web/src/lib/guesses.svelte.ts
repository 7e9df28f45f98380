// What I think of the others' roles, kept in this browser as long as the game. The house is told, and tells nobody
// before the end.
const KEY = "sixgun-guesses";

/** A role, and how sure I am of it: one to three taps. */
export interface Guess {
  role: string;
  taps: number;
}

interface Kept {
  game: string;
  roles: Record<number, Guess>;
}

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "") as Kept;
  } catch {
    return { game: "", roles: {} };
  }
}

export class Guesses {
  private all = $state.raw<Kept>(kept());

  /** The role that I suspect somebody of, in a game. */
  of(game: string, seat: number): string | undefined {
    return this.guess(game, seat)?.role;
  }

  guess(game: string, seat: number): Guess | undefined {
    return this.all.game === game ? this.all.roles[seat] : undefined;
  }

  /** Suspect somebody of a role, surer with each tap; after the third, or of no role, of none. */
  tap(game: string, seat: number, role: string | undefined): Guess | undefined {
    const before = this.guess(game, seat);
    const taps = before?.role === role ? before!.taps + 1 : 1;
    const roles = { ...(this.all.game === game ? this.all.roles : {}) };
    if (role && taps <= 3) roles[seat] = { role, taps };
    else delete roles[seat];
    this.all = { game, roles };
    localStorage.setItem(KEY, JSON.stringify(this.all));
    return roles[seat];
  }
}

export const guesses = new Guesses();
