// Where the others sit: DESIGN.md, 6. One map of the table, clockwise from the viewer's left.

export interface Place {
  x: number;
  y: number;
  column: number;
  row: number;
}

const RING: Record<number, Array<[number, number]>> = {
  1: [[50, 22]],
  2: [
    [16, 40],
    [84, 40],
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

/** How many rows the horseshoe of a phone has. */
export function rows(others: number): number {
  if (others <= 2) return 1;
  return others === 3 ? 2 : Math.floor(others / 2);
}

/** The cells of the horseshoe: up the left column, one at the top if they are odd, down the right. */
export function horseshoe(others: number): Array<[number, number]> {
  const side = Math.floor(others / 2);
  const all = rows(others);
  const left = Array.from({ length: side }, (_, at): [number, number] => [1, all - at]);
  const top: Array<[number, number]> = others % 2 ? [[2, 1]] : [];
  const right = Array.from({ length: side }, (_, at): [number, number] => [3, all - side + 1 + at]);
  return [...left, ...top, ...right];
}

/** The place of each of the others, the viewer's left neighbour first. */
export function places(others: number): Place[] {
  const cells = horseshoe(others);
  return RING[others]!.map(([x, y], at) => ({ x, y, column: cells[at]![0], row: cells[at]![1] }));
}

/** The others in the order of the places. For somebody who only watches, all of them. */
export function othersOf(players: number, seat: number | null): number[] {
  const from = seat ?? 0;
  const count = seat === null ? players : players - 1;
  return Array.from({ length: count }, (_, at) => (from + at + (seat === null ? 0 : 1)) % players);
}
