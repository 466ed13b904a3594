// A hint: the rest of a good turn. It is asked for once, and followed step by step as long as it is taken.
import type { Advice, AnyTell, Around, News, TableNow } from "../wire/messages";
import { NOTHING, same } from "./advice";
import type { Patience, Unnumbered } from "./line";

/** What hints need of their table. */
export interface Asked {
  readonly latest: TableNow | null;
  readonly around: Around | null;
  readonly eyes: number | null;
  readonly held: readonly number[];
  readonly over: boolean;
  readonly advises: boolean; // whether anybody knows the game well enough
  readonly idle: boolean;
  readonly taught: object | null;
  inquire(ask: Unnumbered, patience?: Patience): Promise<AnyTell | null>;
}

interface Told {
  seq: number; // the step after which it holds
  seat: number;
  advice: Advice;
}

const SILENCE = 60_000; // ms: good advice may take a while

export class Hints {
  thinking = $state(false);
  shown = $state(false);
  #told = $state.raw<Told | null>(null);
  #table: Asked;

  constructor(table: Asked) {
    this.#table = table;
  }

  /** How many the viewer may still have; null for any number. */
  readonly left = $derived.by(() => {
    const { around, eyes } = this.#table;
    const had = eyes === null ? 0 : (around?.chairs[eyes]?.hints ?? 0);
    return around?.hints == null ? null : Math.max(0, around.hints - had);
  });
  /** Whether this table gives hints to people at this screen. */
  readonly given = $derived.by(() => {
    const { advises, around, held, over, taught } = this.#table;
    return advises && held.length > 0 && !over && taught === null && around?.hints !== 0;
  });
  /** Whether it is the viewer's turn. */
  readonly asked = $derived.by(() => {
    const { eyes, idle, latest } = this.#table;
    return !idle && eyes !== null && (latest?.decision?.seats.includes(eyes) ?? false);
  });
  /** What was told, as long as it holds. */
  readonly advice = $derived.by((): Advice | null => {
    const { latest, eyes } = this.#table;
    return this.#told?.seq === latest?.seq && this.#told?.seat === eyes ? (this.#told?.advice ?? null) : null;
  });
  /** Whether one may be asked for now; the same one again is free. */
  readonly ready = $derived.by(() => this.given && this.asked && (this.left !== 0 || this.advice !== null));

  /** What the board draws. */
  readonly actions = $derived.by(() => (this.shown && !this.#table.idle ? (this.advice?.actions ?? NOTHING) : NOTHING));

  /** Show what is known, or ask for it. */
  async ask(): Promise<void> {
    const { eyes } = this.#table;
    if (this.advice) this.shown = true;
    if (this.advice || !this.ready || this.thinking || eyes === null) return;
    this.thinking = true;
    const told = await this.#table.inquire({ ask: "hint", seat: eyes }, { silence: SILENCE });
    if (told?.tell === "advised") this.#told = { seq: told.seq, seat: eyes, advice: told.advice };
    this.shown = this.thinking && this.advice !== null;
    this.thinking = false;
  }

  dismiss(): void {
    this.shown = this.thinking = false;
  }

  /** The table moved on, after `action` where it came from here: the rest of the advice stays if it was taken. */
  follow({ steps, now }: News, action: unknown): void {
    const told = this.#told;
    if (steps.length === 0) return;
    const [first, ...rest] = told?.advice.actions ?? [];
    const taken = told && now.seq === told.seq + 1 && steps.at(-1)?.seat === told.seat && same(first, action);
    const goesOn = rest.length > 0 && now.offers.some((offer) => same(offer, rest[0])); // no card asks before it
    this.#told = taken && goesOn ? { ...told, seq: now.seq, advice: { ...told.advice, actions: rest } } : null;
    if (this.#told === null) this.dismiss();
  }
}
