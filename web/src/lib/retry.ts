// What to do when the line broke: when to try again, and what became of a move on its way.
import type { StepTold } from "./step";

const FIRST = 400; // ms
const LONGEST = 5000;

/** How long to wait before the next attempt; chance keeps many clients from coming back at once. */
export function retryDelay(attempt: number, chance: number): number {
  const most = Math.min(LONGEST, FIRST * 2 ** attempt);
  return Math.round(most * (0.5 + chance / 2));
}

/** An action that was sent and has not been seen in the story yet. */
export interface Pending {
  seat: number;
  seen: number;
  action: unknown;
}

/** `again`: it never arrived, send it once more. `counted`: it did. `stale`: others moved first. */
export type Fate = "again" | "counted" | "stale";

/** What became of an action, now that the table is known again up to step `seq`. */
export function fateOf(pending: Pending, seq: number, steps: readonly StepTold[]): Fate {
  if (seq <= pending.seen) return "again";
  const next = steps.find((step) => step.seq > pending.seen);
  return next?.seat === pending.seat ? "counted" : "stale";
}
