// The move on its way to the server. A broken line neither loses nor doubles it.
import type { News } from "./step";
import { LineBroken, type Line } from "./line";
import { fateOf, type Pending } from "./retry";

export class Moves {
  pending = $state.raw<Pending | null>(null);
  #line: () => Line;
  #refused: (why: unknown) => void;

  constructor(line: () => Line, refused: (why: unknown) => void) {
    this.#line = line;
    this.#refused = refused;
  }

  submit(move: Pending): void {
    this.pending = move;
    this.#line()
      .ask({ ask: "act", ...move })
      .catch((why: unknown) => {
        if (why instanceof LineBroken || this.pending !== move) return; // kept for the next hello
        this.pending = null;
        this.#refused(why);
      });
  }

  /** What the news means for the move; false where others were faster while the line was down. */
  heard(news: News, back: boolean): boolean {
    const move = this.pending;
    if (!move) return true;
    const fate = fateOf(move, news.now.seq, news.steps);
    if (fate === "again") {
      if (back) this.submit(move);
      return true;
    }
    this.pending = null;
    return fate === "counted" || !back;
  }
}
