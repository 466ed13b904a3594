// What the viewer considers in the classic game: besides pushes and walks, what a message offers.
import { Turn as BoardTurn } from "../../board/turn.svelte";
import type { AnyAction, Outlook, View } from "../../wire/classic";

export class Turn extends BoardTurn<View, AnyAction, Outlook> {
  protected override readonly atOnce = new Set(["peek", "skip"]);

  protected override foreseeable(action: AnyAction): boolean {
    return action.do === "insert" || action.do === "swap";
  }
}
