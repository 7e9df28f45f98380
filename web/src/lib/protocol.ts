// Made from src/sixgun/server/protocol.py by `python -m tools.web_exports`. Change it there.
import type { Clocks, GameName, LogAct, Reason, Told, View } from "./views.gen";

/** The first message. `event` is the number of the first event that the client doesn't have (0: it has none). */
export type Hello = {
  type: "hello";
  version: 2;
  event?: number;
  game?: string;
  watch?: boolean;
};

/** Are you there? */
export type Ping = {
  type: "ping";
};

/** An answer to a decision: its number, and the id of the action. Sent twice, it is done once. */
export type Act = {
  ref?: number | null;
  type: "act";
  number: number;
  id: number;
  game?: string;
};

/** A word to the players, or among the spectators. */
export type Say = {
  ref?: number | null;
  type: "say";
  to: "players" | "spectators";
  text: string;
};

/** I am here again: no bot plays for me any more. */
export type Back = {
  ref?: number | null;
  type: "back";
};

/** Take a free chair, or move to one. During a game: take over a bot's, where the host allows it. */
export type Sit = {
  ref?: number | null;
  type: "sit";
  seat?: number | null;
};

/** Give the chair up and stay at the table. During a game a bot plays on in it. */
export type Stand = {
  ref?: number | null;
  type: "stand";
};

/** Go. During a game a bot plays on; whoever sits there longest hosts then. */
export type Leave = {
  ref?: number | null;
  type: "leave";
};

/** The seal of a secret word of one's own for the luck of the next game: the SHA-256 of the word, in hex. */
export type Seal = {
  ref?: number | null;
  type: "seal";
  seal: string;
};

/** The word that was sealed, when the table asks for it: it is `dealing`. */
export type Word = {
  ref?: number | null;
  type: "word";
  word: string;
};

/** Whether one keeps one's character in the next game, where the rules allow it. */
export type Keep = {
  ref?: number | null;
  type: "keep";
  keeps: boolean;
};

/** Whether one would play another round; it is for the others to see until a game begins. */
export type Ready = {
  ref?: number | null;
  type: "ready";
  ready: boolean;
};

/** What would a legend do? Only for one who plays alone with bots, at their own decision; it is noted. */
export type Hint = {
  ref?: number | null;
  type: "hint";
};

/** Take the last action back: only alone with bots, an own one, and one that revealed nothing; it is noted. */
export type Undo = {
  ref?: number | null;
  type: "undo";
};

/** Play the rest without pauses: when no person is in the game any more. */
export type Hurry = {
  ref?: number | null;
  type: "hurry";
};

/** How likely each role of a seat is, in percent: told to nobody before the end of the game. */
export type Read = {
  ref?: number | null;
  type: "read";
  seat: number;
  roles: Record<string, number>;
};

/** A bot in a chair, or nobody. */
export type SetBot = {
  ref?: number | null;
  type: "bot";
  seat: number;
  bot?: string | null;
};

/** Bots in all free chairs. */
export type Fill = {
  ref?: number | null;
  type: "fill";
  bot?: string;
};

/** Somebody loses the chair; during a game a bot plays on in it until they are back. */
export type Kick = {
  ref?: number | null;
  type: "kick";
  guest: string;
};

/** Somebody is sent away for good, between two games. */
export type Ban = {
  ref?: number | null;
  type: "ban";
  guest: string;
};

/** Somebody else hosts. */
export type HandOver = {
  ref?: number | null;
  type: "host";
  guest: string;
};

/** Nobody hears a guest any more, or everybody does again. */
export type Mute = {
  ref?: number | null;
  type: "mute";
  guest: string;
};

/** The settings of the table; what isn't given stays. */
export type Configure = {
  ref?: number | null;
  type: "set";
  players?: number | null;
  options?: Record<string, boolean | number | string[]> | null;
  public?: boolean | null;
  spectators?: boolean | null;
  poker_face?: boolean | null;
  take_over?: boolean | null;
  rotate_sheriff?: boolean | null;
  clock?: Clock | null;
  role?: string | null;
};

/** A game begins. */
export type Start = {
  ref?: number | null;
  type: "start";
};

/** A further game of the same people begins. */
export type Rematch = {
  ref?: number | null;
  type: "rematch";
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
  now: number;
  heir: string | null;
  inherits: number | null;
};

/** A game as your seat may know it: the complete view with the decision, and what is new to you. */
export type Update = {
  type: "update";
  game: string;
  view: View;
  events: Told[];
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
  hints: number;
  undos: number;
};

/** The best answers to your decision with this number, the best first, by what you know. */
export type HintMessage = {
  type: "hint";
  game: string;
  number: number;
  options: HintOption[];
};

/** Somebody said something. After hello come the latest words that were said before. */
export type Chat = {
  type: "chat";
  number: number;
  guest: string;
  name: string;
  to: "players" | "spectators";
  text: string;
  at: number;
};

/** A word of whoever runs the house, to everybody. */
export type Notice = {
  type: "notice";
  text: string;
};

/** The public tables, on the WebSocket `/ws`: at hello, and whenever one of them changes. */
export type Tables = {
  type: "tables";
  tables: Room[];
};

/** Yes. */
export type Pong = {
  type: "pong";
};

/** A command with a `ref` was carried out, and is on the disk. */
export type Done = {
  type: "done";
  ref: number;
};

/** What was not done, and why; everything is as it was. */
export type ErrorMessage = {
  type: "error";
  code: string;
  details: Record<string, unknown>;
  reason: Reason | null;
  ref: number | null;
};

/** The connection ends: the house closes, the table was closed, or you were sent away. */
export type Bye = {
  type: "bye";
  code: string;
};

/** Everything about a table but the game on it, as everybody at it sees it. */
export type Room = {
  code: string;
  game: GameName;
  options: Record<string, boolean | number | string[]>;
  public: boolean;
  spectators: boolean;
  poker_face: boolean | null;
  take_over: boolean;
  rotate_sheriff: boolean;
  clock: Clock;
  role: string;
  origin: Origin | null;
  host: string;
  chairs: Chair[];
  muted: string[];
  playing: string | null;
  last: string | null;
  dealing: boolean;
  starts: number | null;
  hurry: boolean;
  promise: string;
};

/** A chair: a guest's, a bot's or free. */
export type Chair = {
  guest: string | null;
  name: string;
  bot: string | null;
  away: boolean;
  left: boolean;
  keeps: boolean;
  ready: boolean;
  seal: string;
  word: boolean;
};

/** Time to decide: `move` seconds for each decision, and `bank` seconds for the whole game. No `move`: no clock. */
export type Clock = {
  move: number | null;
  bank: number;
};

/** Where the games of a table begin that are not dealt: in a finished game, or at a scene that the house ships. */
export type Origin = {
  game: string | null;
  action: number;
  scene: string | null;
};

/** An action of the decision, how likely the seat wins by it, how sure that is, and in how many playouts. */
export type HintOption = {
  id: number;
  chance: number;
  error: number;
  playouts: number;
};

export type FromClient = Hello | Ping | Act | Say | Back | Sit | Stand | Leave | Seal | Word | Keep | Ready | Hint | Undo | Hurry | Read | SetBot | Fill | Kick | Ban | HandOver | Mute | Configure | Start | Rematch;

export type FromHouse = Welcome | RoomMessage | Update | Over | HintMessage | Chat | Notice | Tables | Pong | Done | ErrorMessage | Bye;
