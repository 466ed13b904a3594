// What hands do with a maze: presses, taps, drags and keys become choices.
import type { Play } from "../lib/board";
import type { Doing, Laid } from "./choice.svelte";
import { type Cell, cellOf, numberOf } from "./geometry";
import { Grip, type Reachable } from "./grip.svelte";
import { Notice } from "./notice.svelte";
import type { Press } from "./press";
import type { ArrowShown } from "./shown";
import { isPush, type Turn } from "./turn.svelte";
import { goalOf, placeOf } from "./ways";

/** What hands see of a picture. */
export interface Pictured {
  readonly arrows: readonly ArrowShown[];
  readonly line: string;
  /** Whether a plan is drawn instead of the table as it is. */
  readonly dreams: boolean;
}

export abstract class Hands<
  View extends Laid,
  Action extends Doing,
  T extends Turn<View, Action, unknown>,
  P extends Pictured,
> {
  readonly grip: Grip; // of the spare
  readonly #notice: Notice;

  constructor(
    protected readonly play: () => Pick<
      Play<View, Action, unknown, unknown>,
      "act" | "busy" | "announce" | "lookAway" | "suggested"
    >,
    protected readonly turn: T,
    protected readonly picture: P,
    protected readonly maze: () => Reachable | undefined,
  ) {
    this.grip = new Grip(turn, maze);
    this.#notice = new Notice(turn);
  }

  /** A cell was chosen. */
  protected abstract chosen(cell: Cell, how: Press): void;

  /** What was asked about an arrow, a spell or a card. */
  get notice(): string | null {
    return this.#notice.words;
  }
  /** What is said below the board. */
  get line(): string {
    return this.notice ?? this.picture.line;
  }

  act = (action: Action): void => {
    if (this.turn.has(action) && !this.play().busy) this.play().act(action);
  };

  explain = (words: string): void => {
    this.#notice.tell(words);
    this.play().announce(words);
  };

  /** Nothing is explained any more. */
  protected hush(): void {
    this.#notice.forget();
  }

  /** What is advised is made ready; for whoever plays by keyboard near the board, the focus goes there. */
  prepare(action: Action, near: boolean): void {
    this.turn.prepare(action);
    const cell = placeOf(action);
    if (near && isPush(action)) this.maze()?.focusArrow(action.arrow);
    else if (near && cell) this.maze()?.focusCell(numberOf(cell));
  }

  arrow = (arrow: number): void => {
    this.hush();
    const { state, label } = this.picture.arrows[arrow] ?? {};
    const push = this.turn.pushAt(arrow) ?? this.turn.pushes.find((offer) => offer.arrow === arrow);
    if (state === "chosen") this.turn.commit();
    else if (state === "free" && push) this.turn.consider(push);
    else if (state === "locked" && label) this.explain(label);
  };

  cell = (number: number, how: Press): void => {
    this.hush();
    if (this.picture.dreams && !this.turn.hinted) return this.play().lookAway(); // what it shows cannot be walked on
    this.chosen(cellOf(number), how);
  };

  /** Walk at once, or show the way first; then the second time walks. */
  protected walkTo(move: Action, first: boolean): void {
    const cell = goalOf(move);
    if (!first || (cell && this.turn.aimsAt(cell))) return this.act(move);
    this.turn.consider(move);
    this.play().announce(this.picture.line);
  }

  /** A cell was chosen that cannot be reached. */
  protected stray(cell: Cell): void {
    if (!this.turn.walks) return;
    this.turn.stray(cell);
    this.play().announce(this.picture.line);
  }
}
