// The places of the board and the lines that its arrows push, numbered as in src/dedale/maze.

/** A place: row and column, counted from the top left. */
export type Cell = [number, number];

export const SIZE = 7;
export const NORTH = 1;
export const EAST = 2;
export const SOUTH = 4;
export const WEST = 8;

const OPENINGS: Record<string, readonly number[]> = { I: [5, 10], L: [3, 6, 12, 9], T: [7, 14, 13, 11] };

/** Where the arrows of an edge push (north, east, south, west): a step in rows and columns. */
const TOWARDS: readonly Cell[] = [
  [1, 0],
  [0, -1],
  [-1, 0],
  [0, 1],
];

/** The open sides of a tile, as bits: N 1, E 2, S 4, W 8. */
export function openings(shape: string, rotation: number): number {
  const turned = OPENINGS[shape] ?? [];
  return turned[rotation % turned.length] ?? 0;
}

/** A cell's number, row by row. */
export function numberOf([row, col]: Cell): number {
  return row * SIZE + col;
}

export function cellOf(number: number): Cell {
  return [Math.floor(number / SIZE), number % SIZE];
}

/** A cell's name for people: `A1` to `G7`. */
export function labelOf([row, col]: Cell): string {
  return `${"ABCDEFG"[col] ?? "?"}${row + 1}`;
}

export function same(a: Cell, b: Cell): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

/** Fixed cells have an even row and an even column. */
export function isFixed(number: number): boolean {
  const [row, col] = cellOf(number);
  return row % 2 === 0 && col % 2 === 0;
}

export function towards(arrow: number): Cell {
  return TOWARDS[Math.floor(arrow / 3)] ?? [0, 0];
}

export function opposite(arrow: number): number {
  return (arrow + 6) % 12;
}

/** The seven cells that an arrow pushes along, from the entry to the exit. */
export function lineOf(arrow: number): Cell[] {
  const across = 2 * (arrow % 3) + 1;
  const last = SIZE - 1;
  const starts: Cell[] = [
    [0, across],
    [across, last],
    [last, across],
    [across, 0],
  ];
  const [row, col] = starts[Math.floor(arrow / 3)] ?? [0, 0];
  const [down, right] = towards(arrow);
  return Array.from({ length: SIZE }, (_, k): Cell => [row + k * down, col + k * right]);
}

/** What lies on the board, and in the hand, after a push: one thing for each of the 49 cells. */
export function pushed<T>(things: readonly T[], inHand: T, arrow: number): [T[], T] {
  const after = [...things];
  let coming = inHand;
  for (const cell of lineOf(arrow)) {
    const number = numberOf(cell);
    const going = after[number] as T;
    after[number] = coming;
    coming = going;
  }
  return [after, coming];
}

/** Where pawns stand after a push: they travel with their tiles, from the exit to the entry. */
export function carried(pawns: readonly Cell[], arrow: number): Cell[] {
  const line = lineOf(arrow);
  return pawns.map((pawn) => {
    const place = line.findIndex((cell) => same(cell, pawn));
    const [row, col] = line[(place + 1) % line.length] ?? pawn;
    return place < 0 ? pawn : [row, col];
  });
}

/** The cell from which an arrow expels a tile. */
export function exitOf(arrow: number): Cell {
  const [row, col] = lineOf(arrow)[SIZE - 1] ?? [0, 0];
  return [row, col];
}

/** The ring place of an arrow on the 9 x 9 lattice, in cells: -1 and 7 are the gutters. */
export function gutterOf(arrow: number): Cell {
  const [row, col] = lineOf(arrow)[0] ?? [0, 0];
  const [down, right] = towards(arrow);
  return [row - down, col - right];
}

/** Where an arrow is drawn, in board units (a tile is 100). */
export function arrowPoint(arrow: number): { x: number; y: number } {
  const [row, col] = gutterOf(arrow);
  const along = (place: number) => (place < 0 ? -36 : place === SIZE ? 737 : place * 100 + 50);
  return { x: along(col), y: along(row) };
}

/** The free arrow nearest to a point (in board units), if it is close enough to snap to. */
export function nearestArrow(x: number, y: number, free: Iterable<number>, within = 60): number | null {
  let best: number | null = null;
  let least = within;
  for (const arrow of free) {
    const point = arrowPoint(arrow);
    const distance = Math.hypot(point.x - x, point.y - y);
    if (distance <= least) [best, least] = [arrow, distance];
  }
  return best;
}
