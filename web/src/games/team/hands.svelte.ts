// What hands do on the team screen: also spells are taken up, and tiles chosen for them.
import { numberOf, same } from "../../board/geometry";
import { Hands as BoardHands } from "../../board/hands.svelte";
import type { Press } from "../../board/press";
import { goalOf } from "../../board/ways";
import type { AnyAction, Cell, Spell, View } from "../../wire/team";
import type { Picture } from "./picture.svelte";
import { type Turn, isTool } from "./turn.svelte";

export class Hands extends BoardHands<View, AnyAction, Turn, Picture> {
  /** A spell was pressed: it is taken up, or put away, or only explained. */
  spell = (spell: Spell, help: string): void => {
    this.hush();
    if (!isTool(spell) || !this.turn.tools.has(spell)) return this.explain(help);
    this.turn.take(spell);
    this.play().announce(this.picture.line);
  };

  protected chosen(cell: Cell, how: Press): void {
    const { turn } = this;
    const doing = turn.considered?.do;
    if (doing === "insert") return;
    if (doing === "flip-up" || (!goalOf(turn.considered) && turn.aimsAt(cell))) return this.#again(how);
    if (turn.tool) return turn.target(cell);
    if (this.picture.unwatch()) return; // nobody walks while another seat's ways are lit
    const advised = this.#advisedAt(cell);
    if (advised) return turn.prepare(advised);
    const move = turn.moveTo(cell);
    if (!move) return this.stray(cell);
    // A finger shows the way first, and so does everybody before a spell is spent or rubble is cleared.
    this.walkTo(move, how === "touch" || move.do === "walk-with" || !this.picture.view.maze[numberOf(cell)]);
  }

  /** The spell that is advised for a tile. */
  #advisedAt(cell: Cell): AnyAction | null {
    const { suggested } = this.play();
    if (suggested?.do !== "rotate" && suggested?.do !== "switch") return null;
    return same(suggested.cell, cell) ? suggested : null;
  }

  /** The chosen tile was chosen once more: keys make it count, a pointer turns it. */
  #again(how: Press): void {
    if (how === "key") this.turn.commit();
    else this.turn.turn(1);
  }
}
