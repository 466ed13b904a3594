// A proposal that is being composed: what is chosen on the board is collected, and nothing is done.
import type { AnyTell, Decision, Imagined, News, TableNow } from "../wire/messages";
import type { Unnumbered } from "./line";

/** What composing needs of its table. */
export interface Composed {
  readonly now: TableNow | null;
  readonly eyes: number | null;
  readonly listener: { refused(key: string, facts: Record<string, unknown>): void };
  readonly proposals: { readonly open: boolean };
  inquire(ask: Unnumbered): Promise<AnyTell | null>;
  imagine(actions: readonly unknown[]): Promise<Imagined | null>;
}

/** The imagined table, as a Board draws it. */
export interface Scene {
  seat: number; // for whom it is composed
  step: number;
  view: unknown;
  decision: Decision | null;
  offers: readonly unknown[];
  outlook: unknown;
}

const MOST = 16; // actions that the server takes

export class Composing {
  waiting = $state(false); // for the server
  #imagined = $state.raw<readonly Imagined[]>([]); // after none of the actions, the first, the second…
  #actions = $state.raw<readonly unknown[]>([]);
  #table: Composed;

  constructor(table: Composed) {
    this.#table = table;
  }

  readonly on = $derived.by(() => this.#imagined.length > 0);
  /** What was chosen so far. */
  readonly actions = $derived.by(() => this.#actions);
  /** For whom it is. */
  readonly seat = $derived.by(() => this.#imagined[0]?.decision?.seats[0] ?? null);
  /** Nothing can be foreseen any more. */
  readonly ended = $derived.by(() => this.on && this.#imagined.at(-1)!.view === null);
  readonly ready = $derived.by(() => this.#actions.length > 0 && !this.waiting);
  /** What each of the actions leads to. */
  readonly outlooks = $derived.by(() => this.#imagined.at(-1)?.outlooks ?? []);
  /** What a Board draws instead of the table; null where nothing is composed. */
  readonly scene = $derived.by((): Scene | null => {
    const last = this.#imagined.at(-1);
    const seen = this.#imagined.findLast(({ view }) => view !== null);
    if (!last || !seen || this.seat === null) return null;
    const offers = this.#actions.length < MOST ? last.offers : [];
    const step = last.seq + this.#actions.length;
    return { seat: this.seat, step, view: seen.view, decision: last.decision, offers, outlook: last.outlook };
  });

  /** From now on, collect what is chosen. */
  async begin(): Promise<void> {
    if (!this.on && this.#table.proposals.open && this.#table.eyes !== null) await this.#try([]);
  }

  /** Add an action; what is refused is explained, and left out. */
  async act(action: unknown): Promise<void> {
    if (this.on && !this.ended) await this.#try([...this.#actions, action]);
  }

  /** Drop the last action; if there is none, stop composing. */
  undo(): void {
    if (this.waiting) return;
    this.#imagined = this.#imagined.slice(0, -1);
    this.#actions = this.#actions.slice(0, -1);
  }

  cancel(): void {
    this.#imagined = [];
    this.#actions = [];
  }

  /** Show it to everybody; returns whether that was done. */
  async send(): Promise<boolean> {
    const { eyes, now } = this.#table;
    if (!this.ready || eyes === null || !now) return false;
    this.waiting = true;
    const told = await this.#table.inquire({ ask: "propose", seat: eyes, seq: now.seq, actions: [...this.#actions] });
    this.waiting = false;
    if (told !== null) this.cancel();
    return told !== null;
  }

  /** What one more action would visibly lead to. */
  async foresee(action: unknown): Promise<unknown> {
    return (await this.#table.imagine([...this.#actions, action]))?.outlooks.at(-1) ?? null;
  }

  /** The table moved on: what was begun for an earlier step is of no use. */
  follow({ steps }: News): void {
    if (!this.on || steps.length === 0) return;
    this.cancel();
    this.#table.listener.refused("proposal-overtaken", {});
  }

  async #try(actions: readonly unknown[]): Promise<void> {
    const { now } = this.#table;
    if (this.waiting || !now) return;
    this.waiting = true;
    const told = await this.#table.inquire({ ask: "imagine", seq: now.seq, actions: [...actions] });
    this.waiting = false;
    if (told?.tell !== "imagined" || told.seq !== this.#table.now?.seq) return;
    if (this.#imagined.length !== actions.length) return; // given up meanwhile
    this.#imagined = [...this.#imagined, told];
    this.#actions = actions;
  }
}
