// Where the others sit. One map of the table, clockwise from the viewer's left.

export interface Place {
  /** In % of a wide felt. */
  x: number;
  y: number;
  /** On a phone: a cell of the felt's six columns, and how much of a seat it holds. */
  row: number;
  column: string;
  size: "near" | "far" | "narrow";
}

const RING: Record<number, Array<[number, number]>> = {
  1: [[50, 22]],
  2: [
    [14, 40],
    [86, 40],
  ],
  3: [
    [13, 52],
    [50, 20],
    [87, 52],
  ],
  4: [
    [13, 62],
    [31, 21],
    [69, 21],
    [87, 62],
  ],
  5: [
    [12.5, 74],
    [12.5, 31],
    [50, 20],
    [87.5, 31],
    [87.5, 74],
  ],
  6: [
    [12.5, 77],
    [12.5, 39],
    [37, 18],
    [63, 18],
    [87.5, 39],
    [87.5, 77],
  ],
  7: [
    [12.5, 80],
    [12.5, 47],
    [23, 15.5],
    [50, 15.5],
    [77, 15.5],
    [87.5, 47],
    [87.5, 80],
  ],
};
/** Who watches has one more place to fill: where the own plate would be. */
RING[8] = [...RING[7]!, [50, 84]];

/** How many sit in each far row of a phone, from the top; the two neighbours are below the middle. */
const FAR: Record<number, number[]> = { 1: [], 2: [], 3: [1], 4: [2], 5: [1, 2], 6: [2, 2], 7: [3, 2], 8: [2, 2, 2] };

/** The far rows of a phone. */
export const farRows = (others: number): number => FAR[others]!.length;

type Cell = Pick<Place, "row" | "column" | "size">;

/** The columns of those in a row: one sits in the middle, more share the width. */
function row(count: number, at: number): Cell[] {
  if (count === 1) return [{ row: at, column: "2 / span 4", size: "far" }];
  const wide = 6 / count;
  const size = count > 2 ? "narrow" : "far";
  return Array.from({ length: count }, (_, each) => ({ row: at, column: `${1 + each * wide} / span ${wide}`, size }));
}

/** The cells of a phone: the left neighbour, up the left side, along the top, down the right side, the right neighbour. */
export function cells(others: number): Cell[] {
  const far = FAR[others]!.map((count, at) => row(count, at + 1));
  const near = (column: string): Cell => ({ row: far.length + 2, column, size: "near" });
  if (others === 1) return [near("2 / span 4")];
  const up = far
    .slice(1)
    .reverse()
    .map(([left]) => left!);
  const down = far.slice(1).map((each) => each.at(-1)!);
  return [near("1 / span 3"), ...up, ...(far[0] ?? []), ...down, near("4 / span 3")];
}

/** The place of each of the others, the viewer's left neighbour first. */
export function places(others: number): Place[] {
  const all = cells(others);
  return RING[others]!.map(([x, y], at) => ({ x, y, ...all[at]! }));
}

/** The others in the order of the places. For somebody who only watches, all of them. */
export function othersOf(players: number, seat: number | null): number[] {
  const from = seat ?? 0;
  const count = seat === null ? players : players - 1;
  return Array.from({ length: count }, (_, at) => (from + at + (seat === null ? 0 : 1)) % players);
}
