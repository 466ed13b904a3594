// A lesson: a normal table, and a script that is walked through on it.
import type { Cue } from "../wire/messages";
import type { TableState } from "./table.svelte";

export class Lesson {
  place = $state(0);
  ended = $state(false);
  #from = 0; // the last step when the entry was reached
  #table: TableState;

  constructor(
    table: TableState,
    readonly script: readonly Cue[],
  ) {
    this.#table = table;
  }

  readonly entry = $derived.by(() => this.script[this.place] ?? null);

  /** Nothing is left to do but to read this. */
  readonly last = $derived.by(() => this.place === this.script.length - 1 && this.entry?.action === null);

  /** Whether the learner is asked now. */
  readonly ready = $derived.by(() => {
    const { latest, eyes, playing, busy } = this.#table;
    return !playing && !busy && eyes !== null && (latest?.decision?.seats.includes(eyes) ?? false);
  });

  /** Go on once the step was taken and the others have answered; called whenever the table changes. */
  follow(): void {
    const seq = this.#table.latest?.seq ?? 0;
    const played = this.entry?.action != null && seq > this.#from;
    if (played && (this.ready || this.#table.over)) this.next();
    this.#table.taught = this.ended ? null : { action: this.ready ? (this.entry?.action ?? null) : null };
  }

  next(): void {
    this.place += 1;
    this.#from = this.#table.latest?.seq ?? 0;
  }

  end(): void {
    this.ended = true;
    this.#table.taught = null;
  }
}
