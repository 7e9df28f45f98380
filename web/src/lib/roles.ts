// Who may be who, from what everybody has seen: the roles of this game, those that are left, who attacked whom.
import type { ClassicView, DiceView, Told } from "./views";
import { GAMES } from "./vocabulary";

export type RoleView = ClassicView | DiceView;

/** A role of this game: how many have it, and how many of them are not out. */
export interface RoleLeft {
  role: string;
  all: number;
  left: number;
}

/** The roles of this game, in their usual order. Who is out has shown theirs. */
export function rolesLeft(view: RoleView): RoleLeft[] {
  const { casts, roles } = GAMES[view.game];
  const cast = casts[view.players.length] ?? [];
  const count = (all: string[], role: string) => all.filter((each) => each === role).length;
  const gone = view.players.filter(({ alive }) => !alive).map(({ role }) => role);
  return roles
    .filter((role) => cast.includes(role))
    .map((role) => ({ role, all: count(cast, role), left: count(cast, role) - count(gone, role) }));
}

/** The roles that somebody I don't know may have. */
export function suspects(view: RoleView): string[] {
  const known = view.players.map(({ role }) => role);
  const shown = (role: string) => known.filter((each) => each === role).length;
  return rolesLeft(view)
    .filter(({ role, all }) => all > shown(role))
    .map(({ role }) => role);
}

/** How often each seat has played a card or aimed a die at each other one. */
export function attacks(view: RoleView, told: Told[]): number[][] {
  const counts = view.players.map(() => view.players.map(() => 0));
  for (const { event } of told) {
    if (event.name !== "played" && event.name !== "aimed") continue;
    if (typeof event.target === "number" && event.target !== event.seat) counts[event.seat]![event.target]! += 1;
  }
  return counts;
}
