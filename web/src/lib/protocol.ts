// Written by tools/protocol.py from src/sixgun/server; do not edit.

export const VERSION = 1;

/** A name and its arguments, as in `sixgun vocabulary`. */
export interface Named { name: string; [argument: string]: unknown }

/** A legal action: its place in the list, its verb, its arguments. */
export interface LegalAction { id: number; verb: string; [argument: string]: unknown }

/** What a person might wonder about and may not do, and why. */
export interface RefusedAction { verb: string; reason: Named; [argument: string]: unknown }

/** What a seat must decide. */
export interface Decision {
  number: number;
  seat: number;
  question: Named;
  actions: LegalAction[];
  refused: RefusedAction[];
}

/** How a game ended. */
export interface Outcome { side: string; winners: number[] }

/** A game as a seat may know it: docs/views.md. */
export interface View {
  game: "dice" | "classic" | "duel";
  seat: number | null;
  number: number;
  turn: number;
  deciding: number | null;
  decision: Decision | null;
  outcome: Outcome | null;
  players: Record<string, unknown>[];
  [field: string]: unknown;
}

/** Something that happened; `number` counts what this seat was told, `action` is what it belongs to. */
export interface TableEvent { number: number; action: number; event: Named }

/** The time: since when somebody decides (seconds since 1970), seconds a decision, seconds left of every bank. */
export interface Clocks { since: number; move: number | null; bank: number[] }

/** Time to decide: `move` seconds for each decision, and `bank` seconds for the whole game. No `move`: no clock. */
export interface Clock {
  move: number | null;
  bank: number;
}

/** A seat: a guest's, a bot's or free. A bot plays for a guest who is `away`; one who has `left` too has his chair until the game is over. His `word` is for the luck. */
export interface Chair {
  guest: string | null;
  name: string;
  bot: string | null;
  away: boolean;
  left: boolean;
  keeps: boolean;
  /** Whether he has given a word for the luck. */
  word: boolean;
}

/** Everything about a table but the game on it. */
export interface Room {
  code: string;
  game: string;
  options: Record<string, boolean | number>;
  public: boolean;
  spectators: boolean;
  poker_face: boolean | null;
  clock: Clock;
  host: string;
  chairs: Chair[];
  muted: string[];
  playing: string | null;
  last: string | null;
  promise: string;
}

/** The first message. `event` is the number of the first event that the client doesn't have (0: it has none). */
export interface Hello {
  type: "hello";
  version: 1;
  event?: number;
  /** The game that `event` is of. */
  game?: string;
}

/** An answer to a decision: its number, and the id of the action. */
export interface Act {
  type: "act";
  number: number;
  id: number;
}

/** A word to the players, or among the spectators. */
export interface Say {
  type: "say";
  to: "players" | "spectators";
  text: string;
}

/** I am here again: no bot plays for me any more. */
export interface Back {
  type: "back";
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

/** A name, if one is wished for. */
export interface NewGuest {
  name?: string | null;
}

/** The code that was written down. */
export interface Recovery {
  code: string;
}

/** The game, and for how many. */
export interface NewTable {
  game: string;
  players?: number | null;
}

/** One thing that is done to a room; each verb needs its own fields. */
export interface Change {
  verb: "sit" | "stand" | "leave" | "bot" | "fill" | "kick" | "host" | "set" | "word" | "keep" | "start" | "rematch" | "mute";
  seat?: number | null;
  bot?: string | null;
  guest?: string | null;
  for_good?: boolean;
  word?: string | null;
  keeps?: boolean;
  players?: number | null;
  options?: Record<string, boolean | number> | null;
  public?: boolean | null;
  spectators?: boolean | null;
  poker_face?: boolean | null;
  clock?: Clock | null;
}

/** The answer to hello: who you are at this table. */
export interface Welcome {
  type: "welcome";
  version: number;
  guest: string | null;
  name: string;
  /** Your seat in the game; null for a spectator. */
  seat: number | null;
  /** The hash of the house's secret for the luck of the game that is on, or the next. */
  promise: string;
}

/** The room as it is now: settings, chairs, host, the promise for the luck, and who is connected. */
export interface RoomMessage {
  type: "room";
  room: Room;
  present: string[];
}

/** A game as your seat may know it: the complete view with the decision, and the events that are new to you. */
export interface Update {
  type: "update";
  game: string;
  /** docs/views.md */
  view: View;
  events: TableEvent[];
  clocks: Clocks;
  /** Whether `events` begins at 0, because that was shorter or another game began. */
  fresh: boolean;
}

/** The game has ended; the record is at /api/games/ID/record. */
export interface Over {
  type: "over";
  game: string;
  /** False if it was closed because the rules have changed. */
  decided: boolean;
}

/** Somebody said something. */
export interface Chat {
  type: "chat";
  guest: string;
  name: string;
  to: "players" | "spectators";
  text: string;
  at: number;
}

/** Yes. */
export interface Pong {
  type: "pong";
}

/** What was not done, and why; everything is as it was. */
export interface ErrorMessage {
  type: "error";
  code: string;
  details: Record<string, unknown>;
  /** Why the rules don't allow it, as in the vocabulary. */
  reason: Named | null;
}

/** The connection ends: the house closes, the room was closed, or you were sent away. */
export interface Bye {
  type: "bye";
  code: string;
}

export type FromClient = Hello | Act | Say | Back | Ping;

export type FromHouse = Welcome | RoomMessage | Update | Over | Chat | Pong | ErrorMessage | Bye;

/** Why the house says no; an action can also be refused with a code of the rules. */
export type Refusal =
  | "house-alike"
  | "house-busy"
  | "house-closing"
  | "house-free-chairs"
  | "house-full"
  | "house-hello"
  | "house-kicked"
  | "house-message"
  | "house-muted"
  | "house-name"
  | "house-no-game"
  | "house-no-guest"
  | "house-no-spectators"
  | "house-no-table"
  | "house-not-host"
  | "house-not-seated"
  | "house-not-there"
  | "house-origin"
  | "house-own-host"
  | "house-playing"
  | "house-recovery"
  | "house-still-on"
  | "house-taken"
  | "house-too-fast"
  | "house-too-many";
