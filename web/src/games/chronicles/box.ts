// The numbers on the cards of a table: what Skills cost, what Quests need, what Objectives pay.
// They are read when a box is opened.
import { readBox } from "../../lib/api";
import type { BoxTold } from "../../wire/chronicles";

const boxes = new Map<string, Promise<BoxTold>>();

/** The box of a table; what could not be read is asked for again next time. */
export function boxOf(table: string): Promise<BoxTold> {
  const box = boxes.get(table) ?? readBox<BoxTold>(table);
  boxes.set(table, box);
  box.catch(() => boxes.delete(table));
  return box;
}

/** The same, with what was opened since it was read. */
export function boxAnew(table: string): Promise<BoxTold> {
  boxes.delete(table);
  return boxOf(table);
}
