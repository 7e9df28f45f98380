// What a client gets of a game: docs/views.md.
import type { Update } from "./protocol";
import type { GameEvent, Told, View } from "./views.gen";

export type * from "./views.gen";
export type Player = View["players"][number];
export type Data = Record<string, unknown>;

/** What is new in a log: these acts take the place of all from a number on. */
export type LogChange = Pick<Update, "line" | "acts">;

/** Whose turn it is. */
export function turnOf(view: View): number {
  return view.game === "dice" ? view.roller : view.active;
}

/** A view in which nobody has a character before it is chosen: till then the engine gives everybody the first of two. */
export function withoutUnchosen(view: View): View {
  const { frame, spares } = view.stack.at(-1) ?? {};
  if (view.game !== "classic" || frame !== "casting") return view;
  const chosen = (spares as string[]).map((spare) => spare === "none");
  const players = view.players.map((player, seat) =>
    chosen[seat] ? player : { ...player, character: "unknown", life: 0, max_life: 0 },
  );
  return { ...view, players };
}

/** The characters by seat; a side of The Duel is nobody's face. */
export function facesOf(view: View): string[] {
  return view.players.map((player) => ("character" in player ? player.character : ""));
}

/** Whom an event is about: a seat, or in The Duel a character. */
export function subject(event: GameEvent): number | string | undefined {
  return ("seat" in event ? event.seat : undefined) ?? ("character" in event ? event.character : undefined);
}

type TurnTold = Told & { event: Extract<GameEvent, { name: "turn" }> };

/** Where turns begin. */
export function turnsIn(events: Told[]): TurnTold[] {
  return events.filter((told): told is TurnTold => told.event.name === "turn");
}
