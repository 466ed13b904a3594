// What the viewer considers before it counts: an arrow, a tile to turn, two tiles to switch, a cell to walk to.
import { numberOf, same } from "../../board/geometry";
import { Turn as BoardTurn } from "../../board/turn.svelte";
import type { AnyAction, Cell, Outlook, Rotate, Spell, Switch, View, Walk, WalkWith } from "../../wire/team";
import { pairOf } from "./maze";

/** A spell that is cast on tiles; without one, cells are walked to. */
export type Tool = "push" | "rotate" | "switch";
const TOOLS: Readonly<Partial<Record<AnyAction["do"], Tool>>> = { insert: "push", rotate: "rotate", switch: "switch" };

export function isTool(spell: Spell): spell is Tool {
  return Object.values(TOOLS).includes(spell as Tool);
}

/** The spell that an action casts on tiles. */
export function toolOf(action: AnyAction | null): Tool | null {
  return (action && TOOLS[action.do]) ?? null;
}

/** A move of a pawn, with a spell or without. */
export type Walking = Walk | WalkWith;

export class Turn extends BoardTurn<View, AnyAction, Outlook> {
  #tool = $state.raw<{ at: string; tool: Tool; first: Cell | null } | null>(null);

  protected override readonly atOnce = new Set(["end-turn", "pick-spell"]);

  override readonly moves = $derived.by((): Walking[] => [...this.only("walk"), ...this.only("walk-with")]);
  readonly flips = $derived.by(() => this.only("flip-up"));
  readonly picks = $derived.by(() => this.only("pick-spell"));
  readonly ends = $derived.by(() => this.offers.some((offer) => offer.do === "end-turn"));
  readonly tools = $derived.by(() => new Set(this.offers.flatMap((offer) => toolOf(offer) ?? [])));
  override readonly engaged = $derived.by(() => this.chose || this.tool !== null);
  readonly cast = $derived.by(() => (this.considered && this.foreseeable(this.considered) ? this.considered : null));
  readonly tool = $derived.by((): Tool | null => {
    const cast = toolOf(this.considered);
    if (cast) return cast;
    return this.#tool?.at === this.at && this.tools.has(this.#tool.tool) ? this.#tool.tool : null;
  });
  /** The tile that was chosen, before its neighbour is. */
  readonly first = $derived.by(() => (this.tool === "switch" && this.#tool?.at === this.at ? this.#tool.first : null));
  override readonly turns = $derived.by(() => this.slides || this.considered?.do === "rotate" || this.flips.length > 1);
  /** The cells that can be chosen for the spell. */
  override readonly choosable = $derived.by(() => new Set(this.#cells().map(numberOf)));

  /** A tile that is turned up starts out in one of its rotations. */
  protected override usual(): AnyAction | null {
    return this.flips[0] ?? null;
  }

  protected override foreseeable(action: AnyAction): boolean {
    return toolOf(action) !== null || action.do === "flip-up";
  }

  /** Choose a spell, or put it away. */
  take(tool: Tool): void {
    const had = this.tool === tool;
    super.takeBack();
    this.#tool = had || !this.tools.has(tool) ? null : { at: this.at, tool, first: null };
  }

  /** Take the last choice back: first what is considered, then the first of two tiles, then the spell. */
  override takeBack(): boolean {
    if (super.takeBack()) return true;
    if (!this.tool) return false;
    this.#tool = this.first ? { at: this.at, tool: "switch", first: null } : null;
    return true;
  }

  /** A cell was chosen for the spell. */
  target(cell: Cell): void {
    if (this.tool === "rotate") this.#rotate(cell);
    else if (this.tool === "switch") this.#switch(cell);
  }

  override moveTo(cell: Cell): Walking | null {
    return super.moveTo(cell) as Walking | null;
  }

  /** Whether a cell belongs to what is considered, so that it can be chosen once more. */
  override aimsAt(cell: Cell): boolean {
    const { considered } = this;
    if (considered?.do === "switch") return pairOf(considered).some((one) => same(one, cell));
    if (considered?.do === "rotate") return same(considered.cell, cell);
    return super.aimsAt(cell);
  }

  /** Turn the tile that can be turned: the chosen one, the one that comes up, or the spare. */
  override turn(by: 1 | -1): void {
    const { considered } = this;
    if (considered?.do === "rotate") this.#next(this.#rotations(considered.cell), considered, by);
    else if (considered?.do === "flip-up") this.#next(this.flips, considered, by);
    else super.turn(by);
  }

  #rotations(cell: Cell): Rotate[] {
    return this.only("rotate").filter((offer) => same(offer.cell, cell));
  }

  #next<A extends AnyAction>(offers: readonly A[], now: A, by: 1 | -1): void {
    const at = offers.findIndex((offer) => this.considers(offer) && offer.do === now.do);
    const next = offers[(at + by + offers.length) % offers.length];
    if (next) this.consider(next);
  }

  /** The first quarter turn that changes something. */
  #rotate(cell: Cell): void {
    const lies = this.play().view.maze[numberOf(cell)]?.[1] ?? 0;
    const offers = this.#rotations(cell);
    const next = offers.find(({ rotation }) => rotation > lies) ?? offers[0];
    if (next) this.consider(next);
  }

  #switch(cell: Cell): void {
    const { first } = this;
    const both = first && this.only("switch").find((offer) => isPair(offer, first, cell));
    if (both) return this.consider(both);
    if (!this.#pairs().some((one) => same(one, cell))) return;
    super.takeBack();
    this.#tool = { at: this.at, tool: "switch", first: first && same(first, cell) ? null : cell };
  }

  #pairs(): Cell[] {
    return this.only("switch").flatMap(pairOf);
  }

  #cells(): Cell[] {
    const { first } = this;
    if (this.considered) return [];
    if (this.tool === "rotate") return this.only("rotate").map(({ cell }) => cell);
    if (this.tool !== "switch") return [];
    if (!first) return this.#pairs();
    return this.only("switch")
      .map(pairOf)
      .filter((pair) => pair.some((one) => same(one, first)))
      .flat();
  }
}

function isPair(offer: Switch, a: Cell, b: Cell): boolean {
  const [one, other] = pairOf(offer);
  return (same(one, a) && same(other, b)) || (same(one, b) && same(other, a));
}
