// What everybody did in a game, counted from its events.
import { subject, type Told, type View } from "./views";

export interface Deeds {
  damage: number;
  kills: number;
  healed: number;
}

/** The seat of somebody that an event names: a seat, or in The Duel a character. */
function seatOf(view: View, who: unknown): number | null {
  if (typeof who === "number") return who;
  if (view.game !== "duel") return null;
  const at = view.players.findIndex((player) => player.characters.some((hero) => hero?.character === who));
  return at < 0 ? null : at;
}

/** The deeds of every seat. A kill is the last loss before somebody falls. */
export function tally(view: View, told: Told[]): Deeds[] {
  const deeds = view.players.map((): Deeds => ({ damage: 0, kills: 0, healed: 0 }));
  const hitBy = new Map<unknown, number | null>();
  for (const { event } of told) {
    if (event.name === "lost") {
      hitBy.set(event.character ?? event.seat, event.by);
      if (event.by !== null) deeds[event.by]!.damage += event.points;
    } else if (event.name === "died" || event.name === "fell") {
      const killer = hitBy.get(event.name === "fell" ? event.character : event.seat) ?? null;
      if (killer !== null && killer !== event.seat) deeds[killer]!.kills += 1;
    } else if (event.name === "healed") {
      const seat = seatOf(view, event.by ?? subject(event));
      if (seat !== null) deeds[seat]!.healed += event.points;
    }
  }
  return deeds;
}
