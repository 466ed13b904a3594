// What a game's Board gets from the table, and may ask of it. A Board draws and reports; it knows no rule.
import type { Decision, Imagined } from "../wire/messages";
import type { ProposedTurn } from "./proposals.svelte";

/** Plays the events of one step on the screen; when `signal` is aborted, it ends at once. */
export type Animate<View, Event> = (events: Event[], before: View, after: View, signal: AbortSignal) => Promise<void>;

export interface Play<View, Action, Event, Outlook> {
  /** What to draw. While a step is being played it is the table before that step. */
  readonly view: View;
  /** The number of the step that led here: whatever was considered before it is forgotten. */
  readonly step: number;
  /** Through whose eyes it is seen; null for a spectator. */
  readonly seat: number | null;
  /** The names at the table, by seat. */
  readonly names: readonly string[];
  readonly decision: Decision | null;
  /** Everything that `seat` may do now: empty when it is not asked, in a replay, or while a step is played. */
  readonly offers: readonly Action[];
  /** What lies ahead of `seat` as things are (the ways that it can walk, say). */
  readonly outlook: Outlook | null;
  /** An action is on its way to the server. */
  readonly busy: boolean;
  /** The action that a lesson or a hint wants next: the Board marks it. */
  readonly suggested: Action | null;
  /** A good turn from here, where somebody wants to see one: the Board draws what it can of it, in the colour of hints. */
  readonly advised: readonly Action[];
  /** A turn that somebody proposes, if the viewer is looking at it: the Board draws it as a ghost, in the colour of its seat. */
  readonly proposed: ProposedTurn<Action, Outlook> | null;
  /** Whether a proposal is composed: the table is an imagined one, `seat` is the seat to move, and actions are collected. */
  readonly imagining: boolean;
  /** Whether an earlier moment is shown. */
  readonly lookingBack: boolean;
  /** Send an action; a refusal is explained by the table. */
  act(action: Action): void;
  /** What an action would visibly lead to, or would have, worked out by the server. */
  foresee(action: Action): Promise<Outlook | null>;
  /** How the table would look, or would have, after some actions of the seat to move, where seats play together; null elsewhere. */
  imagine(actions: readonly Action[]): Promise<Imagined | null>;
  /** Stop drawing the proposal. */
  lookAway(): void;
  /** Say one polite sentence to screen readers. */
  announce(sentence: string): void;
  /** The Board says how it plays steps; calling the result takes that back. */
  animateWith(animate: Animate<View, Event>): () => void;
}
