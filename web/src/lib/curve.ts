// The curve of an analysis as places: where its points, marks and stops are. Nothing here is drawn.
import type { Analysis, DecisionJudged, Point } from "./views.gen";

export const LUCKY = 0.15;
export const VERY_LUCKY = 0.3;
/** A line stays where it was until so many actions before something changes it. */
const KNEE = 0.7;
/** Luck that is worth a mark, at most so many times. */
const MOST_LUCK = 5;

/** A place on the curve: how many actions were done, with fractions between them, and a chance. */
export interface Place {
  x: number;
  chance: number;
}

/** A mark on the curve. */
export interface CurveMark {
  number: number;
  turn: number;
  x: number;
  chance: number;
  kind: "inaccuracy" | "mistake" | "blunder" | "luck" | "bad-luck" | "out";
  /** Whose mistake, or who is out. */
  seat: number;
}

/** Where each point lies: those of one action share its room. */
export function spread(points: Point[]): number[] {
  return points.map(({ number }, at) => {
    const first = points.findIndex((other) => other.number === number);
    const same = points.filter((other) => other.number === number).length;
    return number === 0 ? 0 : number - 1 + (at - first + 1) / same;
  });
}

/** The line of chances through points: level while nothing happens. */
export function line(points: Place[], end: number): Place[] {
  const places: Place[] = [];
  points.forEach(({ x, chance }, at) => {
    const before = points[at - 1];
    if (before && x - before.x > KNEE) places.push({ x: x - KNEE, chance: before.chance });
    places.push({ x, chance });
  });
  const last = places.at(-1);
  if (last && last.x < end) places.push({ x: end, chance: last.chance });
  return places;
}

/** The line of a side, as it was. */
export function sideLine({ points, actions }: Analysis, side: string): Place[] {
  const xs = spread(points);
  return line(
    points.map(({ sides }, at) => ({ x: xs[at]!, chance: sides[side] ?? 0 })),
    actions,
  );
}

/** The line of a seat, as it could know; it ends in what happened. */
export function knownLine({ known, points, actions }: Analysis, seat: number): Place[] {
  const curve = known[seat] ?? [];
  if (!curve.length) return [];
  return [
    ...curve.map(({ number, chance }) => ({ x: number, chance })),
    { x: actions, chance: points.at(-1)!.seats[seat] ?? 0 },
  ];
}

/** The chance of a line at a place. */
export function chanceAt(places: Place[], x: number): number {
  const after = places.findIndex((place) => place.x > x);
  if (after < 0) return places.at(-1)?.chance ?? 0;
  return (places[after - 1] ?? places[0])!.chance;
}

/** What stands on the curve for a seat: its mistakes, its luck, and who fell. For nobody in particular: everybody's
 * blunders. */
export function marksOf(analysis: Analysis, seat: number | null, side: string): CurveMark[] {
  const { points, decisions } = analysis;
  const xs = spread(points);
  const curve = sideLine(analysis, side);
  const judged = decisions
    .filter((one) => one.mark && (seat === null ? one.mark === "blunder" : one.seat === seat))
    .map(({ number, turn, mark, seat }) => ({ number, turn, x: number, kind: mark!, seat }));
  const lucky = points
    .map((point, at) => ({ point, x: xs[at]!, swing: point.step?.change[seat ?? -1] ?? 0 }))
    .filter(({ point, swing }) => point.step?.kind === "luck" && Math.abs(swing) >= LUCKY)
    .sort((a, b) => Math.abs(b.swing) - Math.abs(a.swing))
    .slice(0, MOST_LUCK)
    .map(({ point, x, swing }) => ({
      number: point.number,
      turn: point.turn,
      x,
      kind: swing > 0 ? ("luck" as const) : ("bad-luck" as const),
      seat: seat!,
    }));
  const out = points.flatMap(({ number, turn, out }, at) =>
    out.map((fallen) => ({ number, turn, x: xs[at]!, kind: "out" as const, seat: fallen })),
  );
  return [...judged, ...lucky, ...out]
    .map((mark) => ({ ...mark, chance: chanceAt(curve, mark.x) }))
    .sort((a, b) => a.x - b.x);
}

/** The numbers of actions at which the curve can be looked at: where turns begin, what is marked, and the end. */
export function stopsOf({ actions }: Analysis, turns: number[], marks: CurveMark[]): number[] {
  return [...new Set([...turns, ...marks.map(({ number }) => number), actions])].sort((a, b) => a - b);
}

/** The nearest of some numbers. */
export function nearest(numbers: number[], to: number): number {
  return numbers.reduce((best, each) => (Math.abs(each - to) < Math.abs(best - to) ? each : best), numbers[0] ?? 0);
}

/** The room of a turn's number. */
const NUMBER = 20;

/** Which turns get a number below the curve: so many that there is room for them, none on another. */
export function ticks<T>(turns: T[], most: number, left: (turn: T) => number): T[] {
  const every = Math.max(1, Math.ceil(turns.length / Math.max(1, most)));
  let free = -Infinity;
  return turns.filter((turn, at) => {
    if (at % every || left(turn) < free) return false;
    free = left(turn) + NUMBER;
    return true;
  });
}

/** Marks that would lie on each other are put one above the other, or below where the top is reached: how many rooms
 * higher each stands. */
export function lifted(
  marks: { left: number; top: number }[],
  size: number,
  highest = -Infinity,
  wide = size,
): number[] {
  const placed: { left: number; top: number }[] = [];
  const tries = [0, 1, 2, 3, 4, 5, 6, -1, -2, -3, -4, -5, -6];
  return marks.map(({ left, top }) => {
    const free = (lift: number) =>
      top - lift * size >= Math.min(highest, top) &&
      !placed.some((one) => Math.abs(one.left - left) < wide && Math.abs(one.top - (top - lift * size)) < size);
    const lift = tries.find(free) ?? 0;
    placed.push({ left, top: top - lift * size });
    return lift;
  });
}

/** Names one above the other: each as near to its place as the others and the bottom leave room. */
export function stacked<T extends { top: number; high: number }>(names: T[], bottom: number): T[] {
  const placed = [...names].sort((a, b) => a.top - b.top);
  placed.forEach((name, at) => {
    const above = placed[at - 1];
    if (above) placed[at] = { ...name, top: Math.max(name.top, above.top + above.high) };
  });
  placed.reduceRight((below, name, at) => {
    placed[at] = { ...name, top: Math.min(name.top, below - name.high) };
    return placed[at].top;
  }, bottom);
  return placed;
}

/** The side of a seat; for nobody in particular, of those who won. */
export function sideOf({ players, winner, points }: Analysis, seat: number | null): string {
  const sides = Object.keys(points[0]!.sides);
  const side = seat === null ? winner : players[seat]!.side;
  return sides.includes(side) ? side : sides[0]!;
}

/** The next of a seat's mistakes after a moment, from the beginning again if there is none. */
export function nextMistake(decisions: DecisionJudged[], seat: number | null, at: number): DecisionJudged | undefined {
  const found = decisions.filter((one) => one.mark && (seat === null || one.seat === seat));
  return found.find(({ number }) => number > at) ?? found[0];
}

/** The roles that somebody could hide. */
export function hiddenRoles({ reads }: Analysis): string[] {
  const order = ["sheriff", "deputy", "outlaw", "renegade"];
  return [...new Set(reads.map(({ role }) => role))].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}
