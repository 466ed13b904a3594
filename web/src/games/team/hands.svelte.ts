// What hands do on the team screen: presses, taps, drags and keys become choices.
import { cellOf, numberOf, same } from "../../board/geometry";
import { Grip, type Reachable } from "../../board/grip.svelte";
import { Notice } from "../../board/notice.svelte";
import type { Press } from "../../board/press";
import { goalOf, placeOf } from "../../board/ways";
import type { AnyAction, Cell, Spell } from "../../wire/team";
import type { Picture } from "./picture.svelte";
import type { TeamPlay } from "./scene";
import { type Turn, type Walking, isTool } from "./turn.svelte";

export class Hands {
  readonly grip: Grip; // of the spare
  readonly #notice: Notice;
  #play: () => TeamPlay;
  #turn: Turn;
  #picture: Picture;
  #maze: () => Reachable | undefined;

  constructor(play: () => TeamPlay, turn: Turn, picture: Picture, maze: () => Reachable | undefined) {
    this.#play = play;
    this.#turn = turn;
    this.#picture = picture;
    this.#maze = maze;
    this.grip = new Grip(turn, maze);
    this.#notice = new Notice(turn);
  }

  /** What was asked about a spell or an arrow. */
  get notice(): string | null {
    return this.#notice.words;
  }

  act = (action: AnyAction): void => {
    if (this.#turn.has(action) && !this.#play().busy) this.#play().act(action);
  };

  /** What is advised is made ready; for whoever plays by keyboard near the board, the focus goes there. */
  prepare(action: AnyAction, near: boolean): void {
    this.#turn.prepare(action);
    const cell = placeOf(action);
    if (near && action.do === "insert") this.#maze()?.focusArrow(action.arrow);
    else if (near && cell) this.#maze()?.focusCell(numberOf(cell));
  }

  explain = (words: string): void => {
    this.#notice.tell(words);
    this.#play().announce(words);
  };

  /** A spell was pressed: it is taken up, or put away, or only explained. */
  spell = (spell: Spell, help: string): void => {
    this.#notice.forget();
    if (!isTool(spell) || !this.#turn.tools.has(spell)) return this.explain(help);
    this.#turn.take(spell);
    this.#play().announce(this.#picture.line);
  };

  arrow = (arrow: number): void => {
    this.#notice.forget();
    const turn = this.#turn;
    const { state, label } = this.#picture.arrows[arrow] ?? {};
    const push = turn.pushAt(arrow) ?? turn.pushes.find((offer) => offer.arrow === arrow);
    if (state === "chosen") turn.commit();
    else if (state === "free" && push) turn.consider(push);
    else if (state === "locked" && label) this.explain(label);
  };

  cell = (number: number, how: Press): void => {
    this.#notice.forget();
    const turn = this.#turn;
    const cell = cellOf(number);
    const doing = turn.considered?.do;
    if (this.#picture.dreams && !turn.hinted) return this.#play().lookAway(); // what it shows cannot be walked on
    if (doing === "insert") return;
    if (doing === "flip-up" || (!goalOf(turn.considered) && turn.aimsAt(cell))) return this.#again(how);
    if (turn.tool) return turn.target(cell);
    if (this.#picture.unwatch()) return; // nobody walks while another seat's ways are lit
    const advised = this.#advisedAt(cell);
    if (advised) return turn.prepare(advised);
    const move = turn.moveTo(cell);
    if (move) this.#walkTo(move, cell, how);
    else if (turn.walks) {
      turn.stray(cell);
      this.#play().announce(this.#picture.line);
    }
  };

  /** The spell that is advised for a tile. */
  #advisedAt(cell: Cell): AnyAction | null {
    const { suggested } = this.#play();
    if (suggested?.do !== "rotate" && suggested?.do !== "switch") return null;
    return same(suggested.cell, cell) ? suggested : null;
  }

  /** The chosen tile was chosen once more: keys make it count, a pointer turns it. */
  #again(how: Press): void {
    if (how === "key") this.#turn.commit();
    else this.#turn.turn(1);
  }

  /** A finger shows the way first, and so does everybody before a spell is spent or rubble is cleared. */
  #walkTo(move: Walking, cell: Cell, how: Press): void {
    const dear = move.do === "walk-with" || this.#play().view.maze[numberOf(cell)] === null;
    if ((how !== "touch" && !dear) || this.#turn.aimsAt(cell)) return this.act(move);
    this.#turn.consider(move);
    this.#play().announce(this.#picture.line);
  }
}
