// Where the keys lead on the board and its ring of arrows: a lattice of 9 x 9 places.
import { type Cell, SIZE, cellOf, gutterOf } from "./geometry";

/** A place that can have the focus: a cell (0 to 48) or an arrow (0 to 11). */
export type Place = { readonly on: "cell" | "arrow"; readonly number: number };

const ARROW_AT = new Map(Array.from({ length: 12 }, (_, arrow) => [String(gutterOf(arrow)), arrow]));

const STEPS: Record<string, Cell> = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

export function latticeOf(place: Place): Cell {
  return place.on === "cell" ? cellOf(place.number) : gutterOf(place.number);
}

/** What is at a point of the lattice; the ring has places only where there are arrows. */
export function placeAt([row, col]: Cell): Place | null {
  const inside = row >= 0 && row < SIZE && col >= 0 && col < SIZE;
  if (inside) return { on: "cell", number: row * SIZE + col };
  const arrow = ARROW_AT.get(String([row, col]));
  return arrow === undefined ? null : { on: "arrow", number: arrow };
}

/** Where a key leads from a place; the same place where it leads nowhere, null for other keys. */
export function follow(place: Place, key: string, ctrl = false): Place | null {
  if (key === "Home" || key === "End") return leap(place, key, ctrl);
  const step = STEPS[key];
  if (!step) return null;
  let [row, col] = latticeOf(place);
  for (;;) {
    row += step[0];
    col += step[1];
    if (Math.min(row, col) < -1 || Math.max(row, col) > SIZE) return place;
    const next = placeAt([row, col]);
    if (next) return next;
  }
}

function leap(place: Place, key: "Home" | "End", ctrl: boolean): Place {
  if (ctrl) return { on: "cell", number: key === "Home" ? 0 : SIZE * SIZE - 1 };
  const [row] = latticeOf(place);
  const columns = Array.from({ length: SIZE + 2 }, (_, k) => k - 1);
  if (key === "End") columns.reverse();
  for (const col of columns) {
    const found = placeAt([row, col]);
    if (found) return found;
  }
  return place;
}
