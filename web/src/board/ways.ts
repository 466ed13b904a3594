// Ways through the maze as the server told them: a way is the cells from a pawn to where it ends.
import { type Cell, same } from "./geometry";

export function wayTo(ways: readonly Cell[][], cell: Cell): Cell[] | null {
  return ways.find((way) => same(way.at(-1) ?? [-1, -1], cell)) ?? null;
}

/** The way that ends nearest to a cell which cannot be reached. */
export function wayTowards(ways: readonly Cell[][], [row, col]: Cell): Cell[] | null {
  const distance = (way: Cell[]) => {
    const [r, c] = way.at(-1) ?? [9, 9];
    return Math.abs(r - row) + Math.abs(c - col);
  };
  const [nearest = null] = [...ways].sort((a, b) => distance(a) - distance(b) || a.length - b.length);
  return nearest;
}

/** The shortest way to something that is looked for. */
export function wayToWanted(ways: readonly Cell[][], wanted: readonly Cell[]): Cell[] | null {
  const found = wanted.map((cell) => wayTo(ways, cell)).filter((way) => way !== null);
  const [shortest = null] = found.sort((a, b) => a.length - b.length);
  return shortest;
}

/** Whether a way goes from one cell to its neighbour, not in a leap. */
export function isStep([row, col]: Cell, [r, c]: Cell): boolean {
  return Math.abs(row - r) + Math.abs(col - c) <= 1;
}

/** The walk of an action: a plain one, or one with a spell or a pause. */
export function goalOf(action: object | null | undefined): Cell | null {
  const walk = action && "walk" in action ? (action.walk as object) : action;
  return walk && "do" in walk && walk.do === "walk" && "cell" in walk ? (walk.cell as Cell) : null;
}

/** The cell that an action names, or walks to. */
export function placeOf(action: object | null | undefined): Cell | null {
  return action && "cell" in action ? (action.cell as Cell) : goalOf(action);
}
