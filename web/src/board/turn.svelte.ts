// What the viewer considers in a maze: a push at an arrow, with the tile as it lies in the hand, or a walk to a cell.
import { Choice, type Doing, type Laid } from "./choice.svelte";
import { type Cell, same } from "./geometry";
import { goalOf } from "./ways";

export type Push = { readonly do: "insert"; readonly arrow: number; readonly rotation: number };
type Of<A, K> = Extract<A, { do: K }>;

const NOTHING: ReadonlySet<number> = new Set();

export function isPush<A extends Doing>(action: A): action is A & Push {
  return action.do === "insert";
}

export abstract class Turn<View extends Laid, Action extends Doing, Outlook> extends Choice<View, Action, Outlook> {
  readonly pushes = $derived.by(() => this.offers.filter(isPush));
  /** The walks that are offered. */
  readonly moves: readonly Action[] = $derived.by(() => this.only("walk"));
  readonly freeArrows = $derived.by(() => new Set(this.pushes.map(({ arrow }) => arrow)));
  readonly slides = $derived.by(() => this.pushes.length > 0);
  readonly walks = $derived.by(() => this.moves.length > 0);
  readonly arrow = $derived.by(() => (this.considered && isPush(this.considered) ? this.considered.arrow : null));
  /** Whether there is a tile that can be turned now. */
  readonly turns: boolean = $derived.by(() => this.slides);
  /** The cells that can be chosen for something else than a walk. */
  readonly choosable: ReadonlySet<number> = $derived.by(() => NOTHING);
  /** Whether the viewer is about to do something of their own. */
  readonly engaged: boolean = $derived.by(() => this.chose);
  /** What is done as soon as it is chosen, and never considered. */
  protected abstract readonly atOnce: ReadonlySet<string>;

  /** All offers of a kind. */
  only<K extends Action["do"] | "walk">(kind: K): Of<Action, K>[] {
    return this.offers.filter((offer) => offer.do === kind) as unknown as Of<Action, K>[];
  }

  protected override fitted(action: Action): Action {
    return isPush(action) ? { ...action, rotation: this.rotation } : action;
  }

  /** Consider a push at an arrow, if the tile can go in as it lies in the hand. */
  aim(arrow: number): void {
    const push = this.pushAt(arrow);
    if (push) this.consider(push);
    else this.takeBack();
  }

  pushAt(arrow: number): (Action & Push) | null {
    return this.pushes.find((push) => push.arrow === arrow && push.rotation === this.rotation) ?? null;
  }

  moveTo(cell: Cell): Action | null {
    return this.moves.find((move) => same(goalOf(move) ?? [-1, -1], cell)) ?? null;
  }

  /** Whether a cell was chosen already, so that it counts when it is chosen once more. */
  aimsAt(cell: Cell): boolean {
    const goal = goalOf(this.considered);
    return goal !== null && same(goal, cell);
  }

  /** Turn the tile that can be turned: the spare. */
  turn(by: 1 | -1): void {
    if (!this.slides) return;
    this.turnSpare(by);
    if (this.arrow !== null) void this.foresee();
  }

  /** Consider what was advised, with the tile turned as it should lie. */
  prepare(action: Action): void {
    if (!this.has(action) || this.atOnce.has(action.do)) return;
    if (isPush(action)) this.laySpare(action.rotation);
    this.consider(action);
  }
}
