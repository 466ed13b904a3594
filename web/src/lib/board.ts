// What a game's Board gets from the table, and may ask of it. A Board draws and reports; it knows no rule.
import type { Decision, Imagined } from "../wire/messages";
import type { ProposedTurn } from "./proposals.svelte";

/** One event of a step, and what it changes. */
export interface Beat<View, Event> {
  readonly event: Event;
  readonly before: View;
  readonly after: View;
  /** Draw the table after the event, once its time has come; what does not ask for it is drawn when the beat ends. */
  show(): void;
}

/** Says how a beat looks; when `signal` is aborted, it ends at once, and so does whatever it leaves on the screen. */
export type Animate<View, Event> = (beat: Beat<View, Event>, signal: AbortSignal) => Promise<void>;

export interface Play<View, Action, Event, Outlook> {
  /** What to draw. While a step is played it is the table as far as the step was shown. */
  readonly view: View;
  /** The number of the step that led here: whatever was considered before it is forgotten. */
  readonly step: number;
  /** Whether steps are played: nothing can be done, and nothing is considered. */
  readonly playing: boolean;
  /** Through whose eyes it is seen; null for a spectator. */
  readonly seat: number | null;
  /** The names at the table, by seat. */
  readonly names: readonly string[];
  readonly decision: Decision | null;
  /** Everything that `seat` may do now: empty if it is not asked, when looking back, and while a step is played. */
  readonly offers: readonly Action[];
  /** What lies ahead of `seat` as things are (the ways that it can walk, say). */
  readonly outlook: Outlook | null;
  /** Whether the server can be asked: what was lost with the line is asked again when it can. */
  readonly connected: boolean;
  /** An action is on its way to the server. */
  readonly busy: boolean;
  /** The action that a lesson or a hint wants next: the Board marks it. */
  readonly suggested: Action | null;
  /** A good turn from here, where somebody wants to see one, to be drawn in the colour of hints. */
  readonly advised: readonly Action[];
  /** A turn that somebody proposes, if the viewer looks at it, to be drawn as a ghost in the colour of its seat. */
  readonly proposed: ProposedTurn<Action, Outlook> | null;
  /** Whether the table is an imagined one: `seat` is the seat to move, and actions are collected for a proposal. */
  readonly imagining: boolean;
  /** Whether an earlier moment is shown. */
  readonly lookingBack: boolean;
  /** Send an action; a refusal is explained by the table. */
  act(action: Action): void;
  /** What an action would visibly lead to, or would have, worked out by the server; undefined if that was lost. */
  foresee(action: Action): Promise<Outlook | null | undefined>;
  /**
   * How the table would look, or would have, after some actions of the seat to move, where seats play together; null
   * elsewhere, and undefined if that was lost.
   */
  imagine(actions: readonly Action[]): Promise<Imagined | null | undefined>;
  /** Stop drawing the proposal. */
  lookAway(): void;
  /** Say one polite sentence to screen readers. */
  announce(sentence: string): void;
  /** The Board says how beats look; calling the result takes that back. */
  animateWith(animate: Animate<View, Event>): () => void;
}

/** A table of any game: only its Board knows what it draws and sends. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each Board names its own types
export type AnyPlay = Play<any, any, any, any>;
