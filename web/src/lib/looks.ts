// How a seat looks before a game says so: figure, emblem and colour go together (design.md, section 3).

/** Clockwise: poppy, saffron, lagoon, jade, then the two that are left. Two sit face to face. */
const ROUND = [1, 3, 2, 5, 4, 6];

/** The number of a seat's figure, at a table with so many seats. */
export function lookOf(seat: number, seats = ROUND.length): number {
  const round = seats === 2 ? [1, 2] : ROUND;
  return round[seat % round.length] ?? 1;
}
