// What a client gets of a game: docs/views.md.

export type GameName = "classic" | "dice" | "duel";
export type Data = Record<string, unknown>;

export interface Action extends Data {
  id: number;
  verb: string;
  card?: string;
  other?: string;
  target?: number | string;
  taken?: string;
  character?: string;
  dice?: number[];
}

export interface Refusal extends Data {
  verb: string;
  card?: string;
  target?: number | string;
  dice?: number[];
  reason: Data & { name: string };
}

export interface Decision {
  number: number;
  seat: number;
  question: Data & { name: string };
  actions: Action[];
  refused: Refusal[];
}

export interface Outcome {
  side: string;
  winners: number[];
}

export interface Hero {
  character: string;
  life: number;
  max_life: number;
  equipment: string[];
  awake: boolean;
}

/** A player of any of the games: the fields of the others are missing. */
export interface Player {
  character: string;
  role: string;
  life: number;
  max_life: number;
  alive: boolean;
  distance: number | null;
  hand: string[];
  in_play: string[];
  weapon: string;
  reach: number;
  arrows: number;
  side: string;
  characters: Array<Hero | null>;
  front: number;
  reserve: string[];
  deck: number;
}

export interface View {
  game: GameName;
  seat: number | null;
  number: number;
  turn: number;
  players: Player[];
  stack: Data[];
  deciding: number | null;
  decision: Decision | null;
  outcome: Outcome | null;
  active: number;
  roller: number;
  bangs: number;
  deck: number;
  common: number;
  discard: string[];
  open: string[];
  dice: string[];
  middle: number;
}

export interface Told {
  number: number;
  action: number;
  event: Data & { name: string; audience?: number };
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
