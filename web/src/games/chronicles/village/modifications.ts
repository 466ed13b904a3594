// What makes games easier or harder, and what does not go together.
import type { Modification } from "../../../wire/chronicles";

export const EASY: readonly Modification[] = [
  "discount-spree",
  "time-manipulation",
  "not-so-pesky-goblins",
  "hard-working-villagers",
];
export const CHALLENGE: readonly Modification[] = [
  "greedy-merchants",
  "challenging-adventure",
  "tough-goblins",
  "focused-mind",
  "things-happen-so-fast",
  "limited-scrolls",
  "one-way-paths",
];
/** Both set the price (CH-CHAL-E1). */
const APART: readonly [Modification, Modification] = ["discount-spree", "greedy-merchants"];

/** Switch one on or off; what is incompatible with it goes off. The order is that of the rules. */
export function switched(chosen: readonly Modification[], one: Modification): Modification[] {
  const on = new Set(chosen);
  if (!on.delete(one)) {
    on.add(one);
    if (APART.includes(one)) on.delete(APART[one === APART[0] ? 1 : 0]!);
  }
  return [...EASY, ...CHALLENGE].filter((each) => on.has(each));
}
