// What hands do on the screen of chronicles: also cards and their targets are chosen.
import { type Cell, numberOf } from "../../board/geometry";
import { Hands as BoardHands } from "../../board/hands.svelte";
import type { Press } from "../../board/press";
import type { AnyAction, View } from "../../wire/chronicles";
import type { Picture } from "./picture.svelte";
import type { Turn } from "./turn.svelte";

export class Hands extends BoardHands<View, AnyAction, Turn, Picture> {
  /** A card that cannot be used now was pressed. */
  ask = (words: string): void => {
    this.turn.takeBack();
    this.explain(words);
  };

  /** Something was pressed: it is considered first, and counts when it is pressed again. */
  choose = (action: AnyAction): void => {
    this.hush();
    if (this.turn.considers(action)) return this.turn.commit();
    this.turn.consider(action);
    this.play().announce(this.picture.line);
  };

  protected chosen(cell: Cell, how: Press): void {
    const { turn } = this;
    if (turn.turning) return how === "key" ? turn.commit() : turn.turn(1);
    const target = turn.targets.get(numberOf(cell));
    if (target) return this.choose(target);
    if (turn.arrow !== null) return;
    const move = turn.moveTo(cell);
    if (move) this.walkTo(move, how === "touch" || turn.pausing);
    else this.stray(cell);
  }

  /** The keys 1 to 9 take up a card. */
  key(place: number): void {
    const { uses, answers, window } = this.turn;
    const [use, answer] = [uses[place], answers[place]];
    if (use && !window) this.choose(use);
    else if (answer) this.act(answer);
  }
}
