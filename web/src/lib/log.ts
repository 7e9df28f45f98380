// The log: acts that the house makes of what one may know, and what is new in them.
import type { LogAct, LogChange } from "./views";

/** An act that is new, or the results from a number on that are. */
export interface News {
  act: LogAct;
  from?: number;
}

/** A log with what is new in it. */
export function changed(acts: LogAct[], { line, acts: news }: LogChange): LogAct[] {
  return [...acts.slice(0, line), ...news];
}

/** The log at a moment of a game that is over. */
export function logAt(changes: LogChange[], at: number): LogAct[] {
  return changes.slice(0, at + 1).reduce<LogAct[]>(changed, []);
}

/** What is to be read out after a change: of a line that was read already, only what has come of it since. */
export function newsOf(before: LogAct[], { line, acts }: LogChange): News[] {
  return acts.flatMap((act, at) => {
    const old = before[line + at];
    if (act.act === "mark") return [];
    if (!old || !same({ ...old, results: [] }, { ...act, results: [] })) return [{ act }];
    const [known, results] = [old.results ?? [], act.results ?? []];
    const from = results.findIndex((result, number) => !same(result, known[number]));
    return from < 0 ? [] : [{ act, from }];
  });
}

/** What I lost since my last turn, if it is my turn and anything was. */
export function recapOf(acts: LogAct[]): LogAct | undefined {
  const after = acts[acts.findLastIndex(({ act }) => act === "turn") + 1];
  return after?.act.startsWith("recap") ? after : undefined;
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
