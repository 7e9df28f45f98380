// Made from src/sixgun/server/protocol.py by `python -m tools.web_exports`. Change it there.

/** The first message. `event` is the number of the first event that the client doesn't have (0: it has none). */
export interface Hello {
  type: "hello";
  version: 1;
  event: number;
  game: string;
  watch: boolean;
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

/** The answer to hello: who you are at this table. */
export interface Welcome {
  type: "welcome";
  version: number;
  guest: string | null;
  name: string;
  seat: number | null;
  promise: string;
}

/** The room as it is now: settings, chairs, host, the promise for the luck, and who is connected. */
export interface RoomMessage {
  type: "room";
  room: Record<string, unknown>;
  present: Array<string>;
}

/** A game as your seat may know it: the complete view with the decision, and the events that are new to you. */
export interface Update {
  type: "update";
  game: string;
  view: Record<string, unknown>;
  events: Array<Record<string, unknown>>;
  clocks: Record<string, unknown>;
  fresh: boolean;
}

/** The game has ended; the record is at /api/games/ID/record. */
export interface Over {
  type: "over";
  game: string;
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
export interface Error {
  type: "error";
  code: string;
  details: Record<string, unknown>;
  reason: Record<string, unknown> | null;
}

/** The connection ends: the house closes, the room was closed, or you were sent away. */
export interface Bye {
  type: "bye";
  code: string;
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
  chairs: Array<Chair>;
  kicked: Array<string>;
  muted: Array<string>;
  playing: string | null;
  last: string | null;
  promise: string;
  fairness: Record<string, unknown>;
}

/** A seat: a guest's, a bot's or free. A bot plays for a guest who is `away`; one who has `left` too has his chair */
export interface Chair {
  guest: string | null;
  name: string;
  bot: string | null;
  away: boolean;
  left: boolean;
  keeps: boolean;
  word: string;
}

/** Time to decide: `move` seconds for each decision, and `bank` seconds for the whole game. No `move`: no clock. */
export interface Clock {
  move: number | null;
  bank: number;
}

export type FromClient = Hello | Act | Say | Back | Ping;

export type FromHouse = Welcome | RoomMessage | Update | Over | Chat | Pong | Error | Bye;
