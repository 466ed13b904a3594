// What people propose to the seat to move: looked at as a ghost, and taken over with one tap.
import type { News } from "./step";
import type { AnyTell, Imagined, ProposalTold, Proposals as Told, TableNow } from "../wire/messages";
import { same } from "./advice";
import type { Moment } from "./moment";
import type { Unnumbered } from "./line";

/** What proposals need of their table. */
export interface Shared {
  readonly latest: TableNow | null;
  readonly live: { readonly moment: Moment | null; readonly playing: boolean };
  readonly eyes: number | null;
  readonly held: readonly number[];
  readonly over: boolean;
  readonly busy: boolean;
  readonly lookingBack: boolean;
  readonly taught: unknown; // a lesson goes its own way
  readonly together: boolean;
  readonly listener: { proposed(seat: number | null): void };
  actFor(seat: number, action: unknown): void;
  inquire(ask: Unnumbered): Promise<AnyTell | null>;
  imagine(actions: readonly unknown[]): Promise<Imagined | null | undefined>;
}

/** A turn that is only looked at: its actions, and what each of them would visibly lead to. */
export interface ProposedTurn<Action = unknown, Outlook = unknown> {
  seat: number; // who proposes it
  actions: readonly Action[];
  outlooks: readonly (Outlook | null)[];
}

const NONE: readonly ProposalTold[] = [];

export class Proposals {
  #told = $state.raw<Told | null>(null);
  #ghost = $state.raw<ProposedTurn | null>(null);
  #rest = $state.raw<readonly unknown[]>([]); // of the proposal that is being taken over
  #table: Shared;

  constructor(table: Shared) {
    this.#table = table;
  }

  /** Whether there can be proposals now. */
  readonly open = $derived.by(() => {
    const { together, over, taught, lookingBack } = this.#table;
    return together && !over && taught === null && !lookingBack;
  });
  readonly list = $derived.by(() => (this.open ? (this.#told?.proposals ?? NONE) : NONE));
  /** How many there are that wait until the seat to move has a plan of its own. */
  readonly hidden = $derived.by(() => (this.open ? (this.#told?.hidden ?? 0) : 0));
  /** Whether nobody else can see the viewer's own one yet. */
  readonly kept = $derived.by(() => this.#told?.kept ?? false);
  /** The seat to move, as far as the table was shown. */
  readonly mover = $derived.by(() => this.#table.live.moment?.decision?.seats[0] ?? null);
  /** Whether the viewer is the one to move, and has seen it. */
  readonly mine = $derived.by(() => this.#asked && this.mover === this.#table.eyes && !this.#table.live.playing);
  /** Whether people at this screen may propose something. */
  readonly may = $derived.by(
    () => this.open && this.mover !== null && this.#table.eyes !== null && this.#table.held.length > 0,
  );
  readonly taking = $derived.by(() => this.#rest.length > 0);
  /** What the viewer is looking at, as long as it is proposed. */
  readonly ghost = $derived.by((): ProposedTurn | null => {
    const ghost = this.#ghost;
    return this.list.some((one) => one.seat === ghost?.seat && same(one.actions, ghost.actions)) ? ghost : null;
  });

  /** Somebody proposes something, or withdraws it. */
  told(tell: Told): void {
    const before = this.#told;
    this.#told = tell;
    if (!before) return; // whoever comes in reads it; it is not new
    const fresh = tell.proposals.find(
      (one) => one.seat !== this.#table.eyes && !before.proposals.some((old) => goesOn(old, one)),
    );
    if (fresh) this.#table.listener.proposed(fresh.seat);
    else if (tell.hidden > before.hidden) this.#table.listener.proposed(null);
  }

  /** Look at what a seat proposes; the second time, look away. */
  async look(seat: number): Promise<void> {
    const one = this.list.find((proposal) => proposal.seat === seat);
    const away = this.ghost?.seat === seat;
    this.#ghost = null;
    if (away || !one) return;
    const told = await this.#table.imagine(one.actions);
    if (told) this.#ghost = { seat, actions: one.actions, outlooks: told.outlooks };
  }

  lookAway(): void {
    this.#ghost = null;
  }

  /** Withdraw the viewer's own proposal. */
  async withdraw(): Promise<void> {
    const { eyes } = this.#table;
    if (eyes !== null) await this.#table.inquire({ ask: "withdraw", seat: eyes });
  }

  /** Do what a seat proposes, one action after another; a refusal ends it. */
  take(seat: number): void {
    const one = this.list.find((proposal) => proposal.seat === seat);
    if (!one || !this.mine || this.taking || this.#table.busy) return;
    this.#ghost = null;
    this.#rest = one.actions;
    this.#next();
  }

  stop(): void {
    this.#rest = [];
  }

  /** The table moved on; where that was the last action taken over, the next one follows. */
  follow({ steps }: News): void {
    if (!this.taking || steps.length === 0) return;
    if (steps.length === 1 && steps[0]!.seat === this.#table.eyes && this.#asked) this.#next();
    else this.stop();
  }

  /** Whether the server waits for the viewer, whatever is shown. */
  get #asked(): boolean {
    const { eyes, latest } = this.#table;
    return eyes !== null && latest?.decision?.seats[0] === eyes;
  }

  #next(): void {
    const [first, ...rest] = this.#rest;
    this.#rest = rest;
    if (first !== undefined) this.#table.actFor(this.#table.eyes!, first);
  }
}

/** Whether one is the other with its first actions done, or taken back. */
function goesOn(old: ProposalTold, one: ProposalTold): boolean {
  const [short, long] =
    old.actions.length < one.actions.length ? [old.actions, one.actions] : [one.actions, old.actions];
  return old.seat === one.seat && same(short, long.slice(long.length - short.length));
}
