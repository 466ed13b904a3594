// What the viewer considers before it counts: an arrow, a cell, a choice.
import { Choice } from "../../board/choice.svelte";
import { same } from "../../board/geometry";
import type { AnyAction, Cell, Outlook, View } from "../../wire/classic";

export class Turn extends Choice<View, AnyAction, Outlook> {
  readonly freeArrows = $derived.by(
    () => new Set(this.offers.flatMap((offer) => (offer.do === "insert" ? [offer.arrow] : []))),
  );
  readonly slides = $derived.by(() => this.freeArrows.size > 0);
  readonly walks = $derived.by(() => this.offers.some((offer) => offer.do === "walk"));
  readonly arrow = $derived.by(() => (this.considered?.do === "insert" ? this.considered.arrow : null));

  protected override fitted(action: AnyAction): AnyAction {
    return action.do === "insert" ? { ...action, rotation: this.rotation } : action;
  }

  protected override foreseeable(action: AnyAction): boolean {
    return action.do === "insert" || action.do === "swap";
  }

  /** Consider what was advised, with the tile turned as it should lie. */
  prepare(action: AnyAction): void {
    if (!this.has(action)) return;
    if (action.do === "insert") this.laySpare(action.rotation);
    if (action.do !== "peek" && action.do !== "skip") this.consider(action);
  }

  /** Consider a push at an arrow, with the tile as it lies in the hand. */
  aim(arrow: number): void {
    this.consider({ do: "insert", arrow, rotation: this.rotation });
  }

  turn(by: 1 | -1): void {
    if (!this.slides) return;
    this.turnSpare(by);
    if (this.arrow !== null) void this.foresee();
  }

  /** Whether a cell was chosen already, so that a second tap walks there. */
  aimsAt(cell: Cell): boolean {
    return this.considered?.do === "walk" && same(this.considered.cell, cell);
  }
}
