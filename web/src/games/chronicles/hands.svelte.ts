// What hands do on the screen of chronicles: presses, taps, drags and keys become choices.
import { cellOf, numberOf } from "../../board/geometry";
import { keyOf } from "../../board/choice.svelte";
import { Grip, type Reachable } from "../../board/grip.svelte";
import { Notice } from "../../board/notice.svelte";
import type { Press } from "../../board/press";
import { placeOf } from "../../board/ways";
import type { AnyAction } from "../../wire/chronicles";
import type { Picture } from "./picture.svelte";
import type { ChroniclesPlay } from "./scene";
import { isPush } from "../../board/turn.svelte";
import type { Turn } from "./turn.svelte";

export class Hands {
  readonly grip: Grip; // of the spare
  readonly #notice: Notice;
  #play: () => ChroniclesPlay;
  #turn: Turn;
  #picture: Picture;
  #maze: () => Reachable | undefined;

  constructor(play: () => ChroniclesPlay, turn: Turn, picture: Picture, maze: () => Reachable | undefined) {
    this.#play = play;
    this.#turn = turn;
    this.#picture = picture;
    this.#maze = maze;
    this.grip = new Grip(turn, maze);
    this.#notice = new Notice(turn);
  }

  /** What was asked about a card. */
  get notice(): string | null {
    return this.#notice.words;
  }

  act = (action: AnyAction): void => {
    if (this.#turn.has(action) && !this.#play().busy) this.#play().act(action);
  };

  explain = (words: string): void => {
    this.#turn.takeBack();
    this.#notice.tell(words);
    this.#play().announce(words);
  };

  /** What is advised is made ready; for whoever plays by keyboard near the board, the focus goes there. */
  prepare(action: AnyAction, near: boolean): void {
    this.#turn.prepare(action);
    const cell = placeOf(action);
    if (near && isPush(action)) this.#maze()?.focusArrow(action.arrow);
    else if (near && cell) this.#maze()?.focusCell(numberOf(cell));
  }

  /** Something was pressed: it is considered first, and counts when it is pressed again. */
  choose = (action: AnyAction): void => {
    this.#notice.forget();
    if (this.#turn.considers(action)) return this.#turn.commit();
    this.#turn.consider(action);
    this.#play().announce(this.#picture.line);
  };

  arrow = (arrow: number): void => {
    this.#notice.forget();
    const turn = this.#turn;
    const push = turn.pushAt(arrow) ?? turn.pushes.find((offer) => offer.arrow === arrow);
    if (turn.arrow === arrow) turn.commit();
    else if (push) turn.consider(push);
  };

  cell = (number: number, how: Press): void => {
    this.#notice.forget();
    const turn = this.#turn;
    const cell = cellOf(number);
    if (this.#picture.dreams && !turn.hinted) return this.#play().lookAway(); // what it shows cannot be walked on
    if (turn.turning) return how === "key" ? turn.commit() : turn.turn(1);
    const target = turn.targets.get(number);
    if (target) return this.choose(target);
    if (turn.arrow !== null) return;
    const walk = turn.moveTo(cell);
    if (walk && (how === "touch" ? !turn.aimsAt(cell) : turn.pausing && !turn.aimsAt(cell))) return this.choose(walk);
    if (walk) return this.act(walk);
    if (!turn.walks) return;
    turn.stray(cell);
    this.#play().announce(this.#picture.line);
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
}
