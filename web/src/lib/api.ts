// The HTTP side of the house.
import { arrange } from "./link";
import type { learn } from "./narrator";
import type { Chair, Room } from "./protocol";
import { Refused } from "./refused";
import type { GameName, LogChange, Outcome, Told, View } from "./views";

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const post = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(path, body === undefined ? {} : post).catch(() => {
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
  return ask<Guest>("/api/me").catch((trouble: Refused) => {
    if (trouble.code !== "house-no-guest") throw trouble;
    return ask<Guest>("/api/guests", {});
  });
}

export interface GameRules {
  /** By the name of each set: the fewest and the most players that it allows. */
  sets: Record<string, [number, number]>;
}

export const rules = () => ask<Record<GameName, GameRules>>("/api/rules");
export const vocabulary = () => ask<{ games: Parameters<typeof learn>[0] }>("/api/vocabulary");
export const rename = (name: string) => ask<Guest>("/api/me", { name });
export const openTables = () => ask<Room[]>("/api/tables");
export const createTable = (game: GameName, players: number) => ask<Room>("/api/tables", { game, players });
export const lookAt = (code: string) => ask<Room>(`/api/tables/${code}`);
export const myGames = () => ask<PastGame[]>("/api/games");
export const record = (game: string) => ask<Record<string, unknown>>(`/api/games/${game}/record`);
export const replay = (game: string, seat: number | null) =>
  ask<Replay>(`/api/games/${game}/replay${seat === null ? "" : `?seat=${seat}`}`);

export const position = (game: string, at: number) =>
  ask<Record<string, unknown>>(`/api/games/${game}/position?at=${at}`);

/** Nobody waits for one who plays alone. */
const NO_HURRY = { move: null, bank: 0 };

/** A table against bots, begun: the one that this browser used last, if it is free, so that they don't pile up. */
export async function playNow(game: GameName, players: number, guest: string): Promise<string> {
  const key = `sixgun-table-${game}`;
  const code = (await mine(localStorage.getItem(key), guest)) ?? (await createTable(game, players)).code;
  localStorage.setItem(key, code);
  await arrange(code, [{ type: "set", clock: NO_HURRY }, { type: "fill" }, { type: "start" }]);
  return code;
}

/** A table of mine on which no game is on, and nobody else sits. */
async function mine(code: string | null, guest: string): Promise<string | null> {
  const room = code === null ? null : await lookAt(code).catch(() => null);
  const alone = room?.chairs.every((chair) => chair.guest === guest || chair.guest === null);
  const seated = room?.chairs.some((chair) => chair.guest === guest);
  return room && room.host === guest && !room.playing && alone && seated ? room.code : null;
}
