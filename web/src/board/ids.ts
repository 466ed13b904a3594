// Which tile lies where: equal tiles keep their leaves and flowers when they slide.
import { exitOf, numberOf, pushed } from "./geometry";

export const IN_HAND = 49; // the number of the spare, after those of the cells
export const FIRST_IDS: readonly number[] = Array.from({ length: IN_HAND + 1 }, (_, id) => id);

/** Which tile lies where after a push, the spare last. */
export function idsAfter(ids: readonly number[], arrow: number): number[] {
  const [after, out] = pushed(ids.slice(0, IN_HAND), ids[IN_HAND] ?? IN_HAND, arrow);
  return [...after, out];
}

/** Which tile lies where when the last one of a line comes in again at its front. */
export function idsRolled(ids: readonly number[], arrow: number): number[] {
  const last = ids[numberOf(exitOf(arrow))] ?? IN_HAND;
  return [...pushed(ids.slice(0, IN_HAND), last, arrow)[0], ids[IN_HAND] ?? IN_HAND];
}
