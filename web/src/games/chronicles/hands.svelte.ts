// What hands do on the screen of chronicles: presses, taps, drags and keys become choices.
import { cellOf, numberOf } from "../../board/geometry";
import { keyOf } from "../../board/choice.svelte";
import type { Press } from "../../board/press";
import { settings } from "../../lib/settings.svelte";
import type { AnyAction } from "../../wire/chronicles";
import type { Picture } from "./picture.svelte";
import type { ChroniclesPlay } from "./scene";
import { type Turn, isPush } from "./turn.svelte";

/** What hands need of the maze on the screen. */
interface Reachable {
  focusArrow(arrow: number): void;
  focusCell(cell: number): void;
  arrowNear(x: number, y: number, free: Iterable<number>): number | null;
}

export class Hands {
  gripping = $state(false); // the spare is in the hand
  #notice = $state.raw<{ at: string; words: string } | null>(null);
  #play: () => ChroniclesPlay;
  #turn: Turn;
  #picture: Picture;
  #maze: () => Reachable | undefined;

  constructor(play: () => ChroniclesPlay, turn: Turn, picture: Picture, maze: () => Reachable | undefined) {
    this.#play = play;
    this.#turn = turn;
    this.#picture = picture;
    this.#maze = maze;
  }

  /** What was asked about a card. */
  readonly notice = $derived.by(() => (this.#notice?.at === this.#turn.at && !this.#turn.considered ? this.#notice.words : null));

  act = (action: AnyAction): void => {
    if (this.#turn.has(action) && !this.#play().busy) this.#play().act(action);
  };

  explain = (words: string): void => {
    this.#turn.takeBack();
    this.#notice = { at: this.#turn.at, words };
    this.#play().announce(words);
  };

  /** What is advised stands ready; who plays with keys, near the board, finds the focus there. */
  prepare(action: AnyAction, near: boolean): void {
    this.#turn.prepare(action);
    if (near && isPush(action)) this.#maze()?.focusArrow(action.arrow);
    else if (near && "cell" in action) this.#maze()?.focusCell(numberOf(action.cell));
  }

  /** Something was pressed that is considered first, and counts when it is pressed again. */
  choose = (action: AnyAction): void => {
    this.#notice = null;
    if (this.#turn.considers(action)) return this.#turn.commit();
    this.#turn.consider(action);
    this.#play().announce(this.#picture.line);
  };

  arrow = (arrow: number): void => {
    this.#notice = null;
    const turn = this.#turn;
    const push = turn.pushAt(arrow) ?? turn.pushes.find((offer) => offer.arrow === arrow);
    if (turn.arrow === arrow) turn.commit();
    else if (push) turn.consider(push);
  };

  cell = (number: number, how: Press): void => {
    this.#notice = null;
    const turn = this.#turn;
    const cell = cellOf(number);
    if (this.#picture.dreams && !turn.hinted) return this.#play().lookAway(); // what it shows is no place to walk
    if (turn.turning) return how === "key" ? turn.commit() : turn.turn(1);
    const target = turn.targets.get(number);
    if (target) return this.choose(target);
    if (turn.arrow !== null) return;
    const walk = turn.walkTo(cell);
    if (walk && (how === "touch" ? !turn.aimsAt(cell) : turn.pausing && !turn.aimsAt(cell))) return this.choose(walk);
    if (walk) return this.act(walk);
    if (turn.walks) (turn.stray(cell), this.#play().announce(this.#picture.line));
  };

  /** The keys 1 to 9 take up a card. */
  key(place: number): void {
    const uses = this.#turn.uses;
    const use = uses[place];
    if (use && !this.#turn.window) this.choose(use);
    else if (this.#turn.answers[place]) this.act(this.#turn.answers[place]);
  }

  same(action: AnyAction | null, other: AnyAction): boolean {
    return action !== null && keyOf(action) === keyOf(other);
  }

  grab = (): void => {
    this.gripping = true;
  };

  drag = (x: number, y: number): void => {
    const near = this.#maze()?.arrowNear(x, y, this.#turn.freeArrows) ?? null;
    if (near === this.#turn.arrow) return;
    const push = near === null ? null : this.#turn.pushAt(near);
    if (push) this.#turn.consider(push);
    else this.#turn.takeBack();
  };

  drop = (x: number, y: number, touch: boolean): void => {
    this.drag(x, y);
    this.gripping = false;
    const { arrow } = this.#turn;
    if (arrow === null) return;
    if (!touch) this.#maze()?.focusArrow(arrow); // so that Enter slides it in
    if (settings.quickHands) this.#turn.commit();
  };

  lose = (): void => {
    this.gripping = false;
    this.#turn.takeBack();
  };
}
