// What hands do on the classic screen.
import { same } from "../../board/geometry";
import { Hands as BoardHands } from "../../board/hands.svelte";
import type { Press } from "../../board/press";
import { wayTo } from "../../board/ways";
import type { AnyAction, Cell, View } from "../../wire/classic";
import type { Picture } from "./picture.svelte";
import type { Turn } from "./turn.svelte";

export class Hands extends BoardHands<View, AnyAction, Turn, Picture> {
  protected chosen(cell: Cell, how: Press): void {
    const there = this.picture.view.pawns.findIndex((pawn) => same(pawn, cell));
    const swap = this.turn.only("swap").find(({ seat }) => seat === there);
    const move = this.turn.moveTo(cell);
    if (swap) this.turn.consider(swap);
    else if (move)
      this.walkTo(move, how === "touch"); // a finger shows the way first
    else if (!wayTo(this.picture.paths ?? [], cell)) this.stray(cell);
  }
}
