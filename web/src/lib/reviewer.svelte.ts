// The review of a game that is over: asked for once, then kept as long as the table is open.
import type { AnyTell, GameReview, TurnReview } from "../wire/messages";
import type { StepTold } from "./step";
import { NOTHING } from "./advice";
import type { Patience, Unnumbered } from "./line";
import type { Replay } from "./replay.svelte";
import { isGood, numbersOf, turnAt } from "./review";

/** What a review needs of its table. */
export interface Reviewed {
  readonly over: boolean;
  readonly story: readonly StepTold[];
  readonly advises: boolean; // whether anybody knows the game well enough
  readonly replay: Pick<Replay, "at" | "last" | "on" | "playing" | "look">;
  inquire(ask: Unnumbered, patience?: Patience): Promise<AnyTell | null>;
}

const SILENCE = 120_000; // ms without a report of progress

export class Reviewer {
  told = $state.raw<GameReview | null>(null);
  progress = $state.raw<{ done: number; total: number } | null>(null); // while it is being made
  drawn = $state<number | null>(null); // the step at which the better turn is drawn
  #table: Reviewed;

  constructor(table: Reviewed) {
    this.#table = table;
  }

  /** Whether there can be one. */
  readonly given = $derived.by(() => this.#table.over && this.#table.advises);
  /** The number of the turn that the replay looks at. */
  readonly number = $derived.by(() =>
    this.told ? turnAt(this.told, this.#table.replay.at ?? this.#table.replay.last) : 0,
  );
  /** The numbers of all turns, as the log counts them. */
  readonly numbers = $derived.by(() => (this.told ? numbersOf(this.told, this.#table.story) : []));
  readonly turn = $derived.by((): TurnReview | null => this.told?.turns[this.number] ?? null);
  /** Whether its better turn is drawn. */
  readonly draws = $derived.by(() => {
    const { on, at, playing } = this.#table.replay;
    return on && !playing && this.turn !== null && !isGood(this.turn) && this.drawn === at && this.turn.at === at;
  });
  /** What the board draws. */
  readonly actions = $derived.by(() => (this.draws ? this.turn!.best.actions : NOTHING));

  async ask(): Promise<void> {
    if (this.told || this.progress || !this.given) return;
    this.progress = { done: 0, total: 0 };
    const progress = (tell: AnyTell) => void (tell.tell === "reviewing" && (this.progress = tell));
    const told = await this.#table.inquire({ ask: "review" }, { silence: SILENCE, progress });
    if (told?.tell === "reviewed") this.told = told.review;
    this.progress = null;
  }

  /** Go to a turn, and draw what would have been better: its reasons are seen through the eyes of its seat. */
  async show(turn: TurnReview): Promise<void> {
    this.drawn = turn.at;
    await this.#table.replay.look(turn.seat, turn.at);
  }

  hide(): void {
    this.drawn = null;
  }
}
