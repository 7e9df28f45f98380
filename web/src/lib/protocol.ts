// Made from src/sixgun/server/protocol.py by `python -m tools.web_exports`. Change it there.
import type { Act as LogAct, Clocks, Reason, Told as TableEvent, View } from "./views";

/** The first message. `event` is the number of the first event that the client doesn't have (0: it has none). */
export type Hello = {
  type: "hello";
  version: 1;
  event: number;
  game: string;
  watch: boolean;
};

/** An answer to a decision: its number, and the id of the action. */
export type Act = {
  type: "act";
  number: number;
  id: number;
};

/** A word to the players, or among the spectators. */
export type Say = {
  type: "say";
  to: "players" | "spectators";
  text: string;
};

/** I am here again: no bot plays for me any more. */
export type Back = {
  type: "back";
};

/** Are you there? */
export type Ping = {
  type: "ping";
};

/** The answer to hello: who you are at this table. */
export type Welcome = {
  type: "welcome";
  version: number;
  guest: string | null;
  name: string;
  seat: number | null;
  promise: string;
};

/** The room as it is now: settings, chairs, host, the promise for the luck, and who is connected. */
export type RoomMessage = {
  type: "room";
  room: Room;
  present: string[];
};

/** A game as your seat may know it: the complete view with the decision, and what is new to you. */
export type Update = {
  type: "update";
  game: string;
  view: View;
  events: TableEvent[];
  line: number;
  acts: LogAct[];
  clocks: Clocks;
  fresh: boolean;
};

/** The game has ended; the record is at /api/games/ID/record. */
export type Over = {
  type: "over";
  game: string;
  decided: boolean;
};

/** Somebody said something. */
export type Chat = {
  type: "chat";
  guest: string;
  name: string;
  to: "players" | "spectators";
  text: string;
  at: number;
};

/** Yes. */
export type Pong = {
  type: "pong";
};

/** What was not done, and why; everything is as it was. */
export type ErrorMessage = {
  type: "error";
  code: string;
  details: Record<string, unknown>;
  reason: Reason | null;
};

/** The connection ends: the house closes, the room was closed, or you were sent away. */
export type Bye = {
  type: "bye";
  code: string;
};

/** Everything about a table but the game on it. */
export type Room = {
  code: string;
  game: string;
  options: Record<string, boolean | number | string[]>;
  public: boolean;
  spectators: boolean;
  poker_face: boolean | null;
  clock: Clock;
  host: string;
  chairs: Chair[];
  kicked: string[];
  muted: string[];
  playing: string | null;
  last: string | null;
  promise: string;
  fairness: Record<string, unknown>;
};

/** A seat: a guest's, a bot's or free. A bot plays for a guest who is `away`; one who has `left` too keeps the chair */
export type Chair = {
  guest: string | null;
  name: string;
  bot: string | null;
  away: boolean;
  left: boolean;
  keeps: boolean;
  word: boolean;
};

/** Time to decide: `move` seconds for each decision, and `bank` seconds for the whole game. No `move`: no clock. */
export type Clock = {
  move: number | null;
  bank: number;
};

export type FromClient = Hello | Act | Say | Back | Ping;

export type FromHouse = Welcome | RoomMessage | Update | Over | Chat | Pong | ErrorMessage | Bye;
