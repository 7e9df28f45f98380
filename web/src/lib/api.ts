// The HTTP side of the house.
import { CHOICE, FIRST } from "./games";
import { arrange } from "./link";
import type { Chair, Origin, Room } from "./protocol";
import type { Recorded } from "./luck";
import { Refused } from "./refused";
import type {
  AnsweredPuzzle,
  GameName,
  LogChange,
  Outcome,
  PuzzleList,
  ShownPuzzle,
  Told,
  View,
  Vocabulary,
} from "./views";

export async function ask<T>(path: string, body?: unknown): Promise<T> {
  const post = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  return read<T>(path, body === undefined ? {} : post);
}

const remove = <T>(path: string): Promise<T> => read<T>(path, { method: "DELETE" });

async function read<T>(path: string, how: RequestInit): Promise<T> {
  const answer = await fetch(path, how).catch(() => {
    throw new Refused("web-offline");
  });
  const data: unknown = await answer.json().catch(() => ({ code: "house-busy" }));
  if (answer.ok) return data as T;
  const { code, details } = data as { code?: string; details?: Record<string, string> };
  throw new Refused(code ?? "house-busy", details);
}

export interface Guest {
  guest: string;
  name: string;
}

export interface PastGame {
  id: string;
  table: string;
  game: GameName;
  seat: number;
  names: string[];
  began: number;
  ended: number | null;
  outcome: Outcome | null;
}

/** A table at which I sit. */
export type MyTable = Room & { turn: boolean; left: number | null };

/** Somebody in a game that is over; nobody may know any more who they were. */
export interface WasThere {
  name: string;
  bot: string | null;
  role: string;
  character: string;
  /** The seat that took the last life point. */
  felled: number | null;
  won: boolean;
}

/** A game that I played to its end. */
export interface PlayedGame {
  id: string;
  game: GameName;
  players: number;
  began: number;
  ended: number;
  turns: number;
  seat: number;
  won: boolean;
  /** Where it began, if it was not dealt. */
  origin: Origin | null;
  cast: WasThere[];
}

export interface Device {
  id: string;
  name: string;
  since: number;
  this: boolean;
}

/** How many play against bots, against which, in which role (empty: any), and with which sets besides the first. */
export interface Setup {
  players: number;
  level: string;
  role: string;
  sets: string[];
  /** Whether one of two characters is chosen, where the game has that. */
  choice: boolean;
}

export interface Replay {
  game: GameName;
  names: Array<Pick<Chair, "name" | "bot">>;
  views: View[];
  /** How the log changed to each of the views. */
  log: LogChange[];
  events: Told[];
}

/** Who I am here; a newcomer gets a name. */
export async function me(): Promise<Guest> {
  return (await ask<Guest | null>("/api/me")) ?? ask<Guest>("/api/guests", {});
}

export interface GameRules {
  options: Record<string, boolean | number>;
  /** By the name of each set: the fewest and the most players that it allows. */
  sets: Record<string, [number, number]>;
}

export const rules = () => ask<Record<GameName, GameRules>>("/api/rules");
export const vocabulary = () => ask<Vocabulary>("/api/vocabulary");
export const rename = (name: string) => ask<Guest>("/api/me", { name });
export const pushKey = () => ask<{ key: string | null }>("/api/push");
export const subscribe = (device: { endpoint: string; p256dh: string; auth: string; language: string }) =>
  ask<Guest>("/api/me/push", device);
export const unsubscribe = (endpoint: string) =>
  fetch(`/api/me/push?endpoint=${encodeURIComponent(endpoint)}`, { method: "DELETE" });
export const myPast = () => ask<PlayedGame[]>("/api/me/games");
export const devices = () => ask<Device[]>("/api/me/devices");
export const deviceCode = () => ask<{ code: string }>("/api/me/code", {});
export const useCode = (code: string) => ask<Guest>("/api/devices", { code, device: navigator.platform.slice(0, 40) });
export const signOut = (device: string) => remove<{ id: string }>(`/api/me/devices/${device}`);
export const deleteMe = () => remove<Guest>("/api/me");
export const myTables = () => ask<MyTable[]>("/api/me/tables");
export const company = (game: GameName, wait: number, bot: string) => ask<Room>("/api/company", { game, wait, bot });
export const createTable = (game: GameName, players: number, sets: string[]) =>
  ask<Room>("/api/tables", { game, players, ...(sets.length && { sets: [FIRST, ...sets] }) });
export const lookAt = (code: string) => ask<Room>(`/api/tables/${code}`);
export const myGames = () => ask<PastGame[]>("/api/games");
export const record = (game: string) => ask<Recorded>(`/api/games/${game}/record`);
export const replay = (game: string, seat: number | null) =>
  ask<Replay>(`/api/games/${game}/replay${seat === null ? "" : `?seat=${seat}`}`);

export const position = (game: string, at: number) =>
  ask<Record<string, unknown>>(`/api/games/${game}/position?at=${at}`);

export const puzzles = () => ask<PuzzleList>("/api/puzzles");
export const puzzle = (id: string) => ask<ShownPuzzle>(`/api/puzzles/${id}`);
export const answerPuzzle = (id: string, action: number) => ask<AnsweredPuzzle>(`/api/puzzles/${id}`, { action });

/** Nobody waits for one who plays alone. */
const NO_HURRY = { move: null, bank: 0 };

/** A table against bots, begun: the one that this browser used last, if it is free, so that they don't pile up. */
export async function playNow(game: GameName, setup: Setup, guest: string): Promise<string> {
  const { players, level, role, sets, choice } = setup;
  const option = CHOICE[game];
  const options = option && { sets: [FIRST, ...sets], [option]: choice };
  const key = `sixgun-table-${game}`;
  const { code, chairs } = (await mine(localStorage.getItem(key), guest)) ?? (await createTable(game, players, sets));
  localStorage.setItem(key, code);
  const bots = chairs.flatMap((chair, seat) => (chair.bot ? [seat] : []));
  await arrange(code, [
    ...bots.map((seat) => ({ type: "bot" as const, seat, bot: null })),
    { type: "set", players, role, clock: NO_HURRY, ...(options && { options }) },
    { type: "fill", bot: level },
    { type: "start" },
  ]);
  return code;
}

/** A table alone with bots, begun in the middle of a finished game or at a scene of the house. */
export async function playOn(origin: Partial<Origin>, seat: number | null, bot: string): Promise<string> {
  const { code } = await ask<Room>("/api/practice", { ...origin, seat, bot });
  await arrange(code, [{ type: "set", clock: NO_HURRY }, { type: "start" }]);
  return code;
}

/** A table with people, or one that waits for them; I sit at it. */
export async function playWithPeople(game: GameName, wait: number, level: string, guest: string): Promise<string> {
  const { code, chairs } = await company(game, wait, level);
  if (!chairs.some((chair) => chair.guest === guest)) await arrange(code, [{ type: "sit" }]);
  return code;
}

/** A table of mine on which no game is on, and nobody else sits. */
async function mine(code: string | null, guest: string): Promise<Room | null> {
  const room = code === null ? null : await lookAt(code).catch(() => null);
  const alone = room?.chairs.every((chair) => chair.guest === guest || chair.guest === null);
  const seated = room?.chairs.some((chair) => chair.guest === guest);
  return room && room.host === guest && !room.playing && alone && seated ? room : null;
}
