// How long a moment is shown, in milliseconds.
import type { Kind } from "./headline";

export type Speed = "slow" | "normal" | "fast" | "step";
export const SPEEDS: Speed[] = ["slow", "normal", "fast", "step"];

/** Before it is seen, while it turns over, and how long it stays; in steps it stays until a tap. */
export interface Timing {
  before: number;
  turn: number;
  held: number;
}

const [TAP, NONE] = [Infinity, 0];
const times = (before: number, turn: number, held: number): Timing => ({ before, turn, held });

type Moment = "poster" | "draw" | "out" | "last" | "roles" | "line";
const TIMES: Record<Speed, Record<Moment, Timing>> = {
  slow: {
    poster: times(320, 180, 2200),
    draw: times(600, 420, 1600),
    out: times(480, 600, 2000),
    last: times(NONE, 180, 2500),
    roles: times(NONE, NONE, 1400),
    line: times(NONE, NONE, 900),
  },
  normal: {
    poster: times(220, 180, 1400),
    draw: times(300, 260, 900),
    out: times(320, 380, 1200),
    last: times(NONE, 180, 1500),
    roles: times(NONE, NONE, 900),
    line: times(NONE, NONE, NONE),
  },
  fast: {
    poster: times(110, 90, 800),
    draw: times(NONE, 120, 500),
    out: times(160, 200, 700),
    last: times(NONE, 90, 1000),
    roles: times(NONE, NONE, 400),
    line: times(NONE, NONE, NONE),
  },
  step: {
    poster: times(220, 180, TAP),
    draw: times(NONE, 260, TAP),
    out: times(320, 380, TAP),
    last: times(NONE, 180, TAP),
    roles: times(NONE, NONE, TAP),
    line: times(NONE, NONE, TAP),
  },
};
const STILL: Record<Moment, number> = { poster: 1600, draw: 1200, out: 1500, last: 1500, roles: NONE, line: NONE };

const MOMENTS: Partial<Record<Kind | "roles", Moment>> = {
  draw: "draw",
  out: "out",
  last: "last",
  roles: "roles",
  line: "line",
};

/** The times of a moment; where nothing may move, it is there at once. */
export function timing(kind: Kind | "roles", speed: Speed, still: boolean): Timing {
  const moment = MOMENTS[kind] ?? "poster";
  const usual = TIMES[speed][moment];
  return still ? times(NONE, NONE, speed === "step" ? usual.held : STILL[moment]) : usual;
}
