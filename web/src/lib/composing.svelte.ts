// A proposal that is being composed: what is chosen on the board is collected, and nothing is done.
import type { News } from "./step";
import type { AnyTell, Imagined, TableNow } from "../wire/messages";
import { NOTHING } from "./advice";
import type { Unnumbered } from "./line";
import { momentAt, type Moment, type Source } from "./moment";

/** What composing needs of its table. */
export interface Composed {
  readonly latest: TableNow | null;
  readonly eyes: number | null;
  readonly story: Moment["story"];
  readonly listener: { refused(key: string, facts: Record<string, unknown>): void };
  readonly proposals: { readonly open: boolean };
  inquire(ask: Unnumbered): Promise<AnyTell | null>;
  imagine(actions: readonly unknown[]): Promise<Imagined | null | undefined>;
  /** Go to the end of what is played: what is imagined begins there. */
  skip(): void;
}

const MOST = 16; // actions that the server takes

export class Composing implements Source {
  waiting = $state(false); // for the server
  #imagined = $state.raw<readonly Imagined[]>([]); // after none of the actions, the first, the second…
  #actions = $state.raw<readonly unknown[]>([]);
  #table: Composed;

  constructor(table: Composed) {
    this.#table = table;
  }

  readonly playing = false;
  readonly advised = NOTHING;
  readonly proposed = null;
  readonly #last = $derived.by(() => this.#imagined.at(-1) ?? null);
  /** Whether the imagined table is shown instead of the real one. */
  readonly on = $derived.by(() => this.#imagined.some(({ view }) => view !== null));
  /** What was chosen so far. */
  readonly actions = $derived.by(() => this.#actions);
  /** For whom it is. */
  readonly seat = $derived.by(() => this.#imagined[0]?.decision?.seats[0] ?? null);
  /** Nothing can be foreseen any more. */
  readonly ended = $derived.by(() => this.on && this.#imagined.at(-1)!.view === null);
  readonly ready = $derived.by(() => this.#actions.length > 0 && !this.waiting);
  /** What each of the actions leads to. */
  readonly outlooks = $derived.by(() => this.#imagined.at(-1)?.outlooks ?? []);
  /** The imagined table; where the last action would bring something to light, the one before it. */
  readonly moment = $derived.by((): Moment | null => {
    const seen = this.#imagined.findLast(({ view }) => view !== null);
    if (!this.#last || !seen) return null;
    const rest = { view: seen.view, decision: this.#last.decision, outcome: null, limit: null };
    return momentAt(this.#last.seq + this.#actions.length, rest, this.#table.story);
  });
  readonly offers = $derived.by(() => (this.#actions.length < MOST ? (this.#last?.offers ?? NOTHING) : NOTHING));
  readonly outlook = $derived.by(() => this.#last?.outlook ?? null);

  /** From now on, collect what is chosen. */
  async begin(): Promise<void> {
    if (this.on || !this.#table.proposals.open || this.#table.eyes === null) return;
    this.#table.skip();
    await this.#try([]);
  }

  /** Add an action; what is refused is explained, and left out. */
  act = async (action: unknown): Promise<void> => {
    if (this.on && !this.ended) await this.#try([...this.#actions, action]);
  };

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
    const { eyes, latest } = this.#table;
    if (!this.ready || eyes === null || !latest) return false;
    this.waiting = true;
    const told = await this.#table.inquire({
      ask: "propose",
      seat: eyes,
      seq: latest.seq,
      actions: [...this.#actions],
    });
    this.waiting = false;
    if (told !== null) this.cancel();
    return told !== null;
  }

  /** What one more action would visibly lead to. */
  foresee = async (action: unknown): Promise<unknown> => {
    const told = await this.#table.imagine([...this.#actions, action]);
    return told && (told.outlooks.at(-1) ?? null);
  };

  /** The table moved on: what was begun for an earlier step is of no use. */
  follow({ steps }: News): void {
    if (!this.on || steps.length === 0) return;
    this.cancel();
    this.#table.listener.refused("proposal-overtaken", {});
  }

  async #try(actions: readonly unknown[]): Promise<void> {
    const { latest } = this.#table;
    if (this.waiting || !latest) return;
    this.waiting = true;
    const told = await this.#table.inquire({ ask: "imagine", seq: latest.seq, actions: [...actions] });
    this.waiting = false;
    if (told?.tell !== "imagined" || told.seq !== this.#table.latest?.seq) return;
    if (this.#imagined.length !== actions.length) return; // given up meanwhile
    this.#imagined = [...this.#imagined, told];
    this.#actions = actions;
  }
}
