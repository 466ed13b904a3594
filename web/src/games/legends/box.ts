// What is in the box of a table: what its cards, places and monsters do. It is read once for a table.
import { readBox } from "../../lib/api";
import type { BoxTold } from "../../wire/legends";

const boxes = new Map<string, Promise<BoxTold>>();

/** The box of a table; what could not be read is asked for again next time. */
export function boxOf(table: string): Promise<BoxTold> {
  const box = boxes.get(table) ?? readBox<BoxTold>(table);
  boxes.set(table, box);
  box.catch(() => boxes.delete(table));
  return box;
}
