// The spare tile in the hand: it is dragged to an arrow, and let go there or elsewhere.
import { settings } from "../lib/settings.svelte";

/** What a hand needs of the maze on the screen. */
export interface Reachable {
  focusArrow(arrow: number): void;
  focusCell(cell: number): void;
  arrowNear(x: number, y: number, free: Iterable<number>): number | null;
}

/** A turn in which the spare can be pushed in. */
export interface Pushing {
  readonly freeArrows: Iterable<number>;
  readonly arrow: number | null; // where a push is considered
  aim(arrow: number): void; // consider a push there, or nothing if there is none
  takeBack(): unknown;
  commit(): void;
}

export class Grip {
  held = $state(false);
  #turn: Pushing;
  #maze: () => Reachable | undefined;

  constructor(turn: Pushing, maze: () => Reachable | undefined) {
    this.#turn = turn;
    this.#maze = maze;
  }

  grab = (): void => {
    this.held = true;
  };

  drag = (x: number, y: number): void => {
    const near = this.#maze()?.arrowNear(x, y, this.#turn.freeArrows) ?? null;
    if (near === this.#turn.arrow) return;
    if (near === null) this.#turn.takeBack();
    else this.#turn.aim(near);
  };

  drop = (x: number, y: number, touch: boolean): void => {
    this.drag(x, y);
    this.held = false;
    const { arrow } = this.#turn;
    if (arrow === null) return;
    if (!touch) this.#maze()?.focusArrow(arrow); // so that Enter slides it in
    if (settings.quickHands) this.#turn.commit();
  };

  lose = (): void => {
    this.held = false;
    this.#turn.takeBack();
  };
}
