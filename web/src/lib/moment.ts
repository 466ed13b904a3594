// The table as it is shown. Everything on the screen reads it, so that all of it tells the same moment.
import type { Decision, Outcome, Rest } from "../wire/messages";
import type { StepTold } from "./step";
import type { ProposedTurn } from "./proposals.svelte";

export interface Moment {
  /** The step that led here; while the next one is played, still this one. */
  readonly seq: number;
  /** What the viewer may know; while a step is played, as far as it was shown. */
  readonly view: unknown;
  readonly decision: Decision | null;
  readonly outcome: Outcome | null;
  /** When the time to answer is over, in milliseconds; null where the table waits. */
  readonly until: number | null;
  /** What has happened so far; of the step that is being played, what was shown of it. */
  readonly story: readonly StepTold[];
}

/** Where the shown moment comes from: the table as it is played, one of its steps, or an imagined table. */
export interface Source {
  readonly moment: Moment | null;
  /** Through whose eyes it is seen, or for whom it is imagined; null for a spectator. */
  readonly seat: number | null;
  /** Whether steps are played. */
  readonly playing: boolean;
  /** Everything that `seat` may do at this moment. */
  readonly offers: readonly unknown[];
  /** What lies ahead of `seat` as things are. */
  readonly outlook: unknown;
  /** A good turn from here, where somebody wants to see one. */
  readonly advised: readonly unknown[];
  /** What somebody proposes, if the viewer is looking at it. */
  readonly proposed: ProposedTurn | null;
  act(action: unknown): void;
  foresee(action: unknown): Promise<unknown>;
}

/** The moment after a step; the time to answer begins now. */
export function momentAt(seq: number, rest: Rest, story: readonly StepTold[]): Moment {
  const { view, decision, outcome, limit } = rest;
  return { seq, view, decision, outcome, until: limit === null ? null : Date.now() + limit * 1000, story };
}
