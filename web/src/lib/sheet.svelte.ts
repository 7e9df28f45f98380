// The rules beside a table: which game's, and the clause that is wanted.
import type { GameName } from "./views";

class Sheet {
  now = $state.raw<{ game: GameName; clause: string } | null>(null);

  /** Open a link to the rules beside the table; false if it is none. */
  open(link: HTMLAnchorElement): boolean {
    const game = /^\/rules\/(classic|dice|duel)$/.exec(link.pathname)?.[1];
    if (!game || link.target !== "_blank") return false;
    this.now = { game: game as GameName, clause: decodeURIComponent(link.hash.slice(1)) };
    return true;
  }

  close(): void {
    this.now = null;
  }
}

export const sheet = new Sheet();
