// What a client gets of a game: docs/views.md.

import type { View } from "./views.gen";

export type * from "./views.gen";
export type GameName = View["game"];
export type Player = View["players"][number];
export type Data = Record<string, unknown>;

export interface Told {
  number: number;
  action: number;
  event: Data & { name: string; audience?: number };
}

/** Something that came of an act; it is `named` if the line doesn't make clear whom it is about. */
export interface Result extends Data {
  result: string;
  who?: number | string;
  named?: true;
}

/** A line of the log. */
export interface Act extends Data {
  act: string;
  who?: number | string;
  card?: string;
  results?: Result[];
}

/** What is new in a log: these acts take the place of all from a number on. */
export interface LogChange {
  line: number;
  acts: Act[];
}

export interface Clocks {
  since: number;
  move: number | null;
  bank: number[];
}

/** Whose turn it is. */
export function turnOf(view: View): number {
  return view.game === "dice" ? view.roller : view.active;
}
