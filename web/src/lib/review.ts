// A review, read: which turn a moment belongs to, what it cost, and how close everybody was.
import type { GameReview, Standing, TurnReview } from "../wire/messages";
import type { StepTold } from "./step";
import { findsIn, roundsOf } from "./story";

const LITTLE = 0.05; // targets: what costs less is not worth a word
export const TEAM = 0; // the line of all seats, where they play together

/** The number of the turn that goes on from a step. */
export function turnAt({ turns }: GameReview, seq: number): number {
  return Math.max(
    0,
    turns.findLastIndex(({ first }) => first <= seq),
  );
}

/** The numbers of the turns of a review: those of the log, where the game tells when turns begin. */
export function numbersOf({ turns }: GameReview, story: readonly StepTold[]): number[] {
  const told = roundsOf(story).flatMap(({ span, number, steps }) =>
    span === "turn" ? steps.map(({ seq }) => [seq, number] as const) : [],
  );
  const numbers = new Map(told);
  return turns.map(({ last }, place) => numbers.get(last) ?? place + 1);
}

/** How far a seat had got before a turn. */
export function before(review: GameReview, turn: number, seat: number): Standing {
  return (turn === 0 ? review.start : review.turns[turn - 1]!.standings)[seat]!;
}

/** Whether a turn was as good as the best. */
export function isGood({ cost }: TurnReview): boolean {
  return cost <= LITTLE;
}

/** A cost as words say it: the nearest quarter of a target, or halves of more than one. */
export function costOf({ cost }: TurnReview): { part: string; count: number } {
  const quarters = Math.round(cost * 4);
  const count = quarters <= 4 ? quarters / 4 : Math.round(cost * 2) / 2;
  if (cost <= LITTLE) return { part: "none", count: 0 };
  if (count === 0) return { part: "little", count };
  return { part: { 0.25: "quarter", 0.5: "half", 0.75: "three-quarters", 1: "one" }[count] ?? "more", count };
}

/** Whether a seat found something in a turn. */
export function foundIn({ first, last }: TurnReview, story: readonly StepTold[]): boolean {
  const steps = story.filter(({ seq }) => seq > first && seq <= last);
  return steps.some((step) => findsIn(step) > 0);
}

/** The steps after which somebody had a different amount left: the corners of a line. */
export function cornersOf(review: GameReview, line: number): { seq: number; left: number }[] {
  const start = { seq: 0, left: review.start[line]!.left };
  return [start, ...review.turns.map(({ last, standings }) => ({ seq: last, left: standings[line]!.left }))];
}

/** The most that anybody ever had left. */
export function mostLeft({ start, turns }: GameReview): number {
  return Math.max(1, ...[start, ...turns.map(({ standings }) => standings)].flat().map(({ left }) => left));
}

/** Where seats play together: what they had left, and what their opponent had. */
export function raceAt([team, against]: readonly Standing[]): { team: number; against: number } {
  return { team: team?.left ?? 0, against: against?.left ?? 0 };
}

/** How often a good team would have won, of a hundred games. */
export function percentOf(hope: number): number {
  return Math.round(hope * 100);
}
