// What I think of the others' roles, kept in this browser as long as the game. Nobody else learns of it.
const KEY = "sixgun-guesses";

interface Kept {
  game: string;
  roles: Record<number, string>;
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
    return this.all.game === game ? this.all.roles[seat] : undefined;
  }

  /** Suspect somebody of a role, or of none. */
  put(game: string, seat: number, role: string | undefined): void {
    const roles = { ...(this.all.game === game ? this.all.roles : {}) };
    if (role) roles[seat] = role;
    else delete roles[seat];
    this.all = { game, roles };
    localStorage.setItem(KEY, JSON.stringify(this.all));
  }
}

export const guesses = new Guesses();
