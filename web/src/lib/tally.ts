// What everybody did in a game, counted from its events.
import type { Told, View } from "./views";

export interface Deeds {
  damage: number;
  kills: number;
  healed: number;
}

/** The seat of somebody that an event names: a seat, or in The Duel a character. */
function seatOf(view: View, who: unknown): number | null {
  if (typeof who === "number") return who;
  const at = view.players.findIndex((player) => player.characters?.some((hero) => hero?.character === who));
  return at < 0 ? null : at;
}

/** Whose shots or what else cost life points, by name: a seat, or a message. */
export type Losses = Map<number | string, number>;

/** What the one whose turn it is lost in the turns of the others since the last one. */
export function lostSince(view: View, told: Told[]): Losses {
  const turns = told.filter(({ event }) => event.name === "turn");
  const own = turns.flatMap(({ event }, at) => (event["seat"] === view.seat ? [at] : []));
  const [before, now] = [own.at(-2), own.at(-1)];
  const losses: Losses = new Map();
  if (view.seat === null || now !== turns.length - 1) return losses;
  const from = before === undefined ? 0 : told.indexOf(turns[before + 1]!);
  for (const { event } of told.slice(from, told.indexOf(turns[now]!))) {
    if (event.name !== "lost" || seatOf(view, event["character"] ?? event["seat"]) !== view.seat) continue;
    const source = sourceOf(view, event);
    losses.set(source, (losses.get(source) ?? 0) + Number(event["points"]));
  }
  return losses;
}

/** In The Duel there is one opponent, so it is told whom it cost; else by whom, or by what. */
function sourceOf({ game }: View, event: Told["event"]): number | string {
  if (game === "duel") return `character-${String(event["character"])}`;
  if (typeof event["by"] === "number") return event["by"];
  if (game === "classic") return `card-${String(event["cause"])}`;
  return event["cause"] === "indians" ? "log-indians" : "face-dynamite";
}

/** The deeds of every seat. A kill is the last loss before somebody falls. */
export function tally(view: View, told: Told[]): Deeds[] {
  const deeds = view.players.map((): Deeds => ({ damage: 0, kills: 0, healed: 0 }));
  const hitBy = new Map<unknown, number | null>();
  for (const { event } of told) {
    const who = event["character"] ?? event["seat"];
    const by = typeof event["by"] === "number" ? event["by"] : null;
    if (event.name === "lost") {
      hitBy.set(who, by);
      if (by !== null) deeds[by]!.damage += Number(event["points"]);
    } else if (event.name === "died" || event.name === "fell") {
      const killer = hitBy.get(who);
      if (killer !== null && killer !== undefined && killer !== seatOf(view, who)) deeds[killer]!.kills += 1;
    } else if (event.name === "healed") {
      const seat = seatOf(view, event["by"] ?? who);
      if (seat !== null) deeds[seat]!.healed += Number(event["points"]);
    }
  }
  return deeds;
}
