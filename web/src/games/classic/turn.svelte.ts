// What the viewer considers before it counts: an arrow, a cell, a choice. Only what was offered is ever sent.
import { SvelteMap } from "svelte/reactivity";
import type { AnyAction, Cell, Outlook } from "../../wire/classic";
import { same } from "../../board/geometry";
import type { ClassicPlay } from "./scene";

const key = (action: AnyAction) => JSON.stringify(action);

/** In how many ways a tile can lie. */
function turnsOf(shape: string): number {
  return shape === "I" ? 2 : 4;
}

export class Turn {
  #play: () => ClassicPlay;
  #choice = $state.raw<{ at: string; action: AnyAction } | null>(null);
  #hand = $state.raw({ at: "", rotation: 0, spin: 0 });
  #look = $state.raw<{ at: string; cell: Cell } | null>(null);
  #astray = $state.raw<{ at: string; cell: Cell } | null>(null);
  #outlooks = new SvelteMap<string, Outlook | null>();
  /** Called with each outlook that arrives while it is still wanted. */
  onforeseen: () => void = () => undefined;

  constructor(play: () => ClassicPlay) {
    this.#play = play;
  }

  /** The moment: whatever was considered in another one is forgotten, even where the table looks the same again. */
  readonly at = $derived.by(() => `${this.#play().step} ${this.#play().seat} `);
  readonly offers = $derived.by(() => this.#play().offers);
  readonly offered = $derived.by(() => new Set(this.offers.map(key)));
  readonly freeArrows = $derived.by(() => new Set(this.offers.flatMap((offer) => (offer.do === "insert" ? [offer.arrow] : []))));
  readonly slides = $derived.by(() => this.freeArrows.size > 0);
  readonly walks = $derived.by(() => this.offers.some((offer) => offer.do === "move-to"));

  readonly rotation = $derived.by(() => (this.#hand.at === this.at ? this.#hand.rotation : this.#play().view.spare[1]));
  /** All quarter turns made by hand: the spare spins by their difference. */
  readonly spin = $derived.by(() => this.#hand.spin);
  /** What stands ready; in a replay, what a review advises. */
  readonly considered = $derived.by(() => {
    if (this.#play().lookingBack) return this.#play().advised[0] ?? null;
    if (this.#choice?.at !== this.at || this.offers.length === 0) return null;
    const { action } = this.#choice;
    return action.do === "insert" ? { ...action, rotation: this.rotation } : action;
  });
  readonly arrow = $derived.by(() => (this.considered?.do === "insert" ? this.considered.arrow : null));
  /** Whether what is considered may be sent. */
  readonly ready = $derived.by(() => this.considered !== null && this.offered.has(key(this.considered)) && !this.#play().busy);
  /** What the considered choice leads to, as soon as the server has said so. */
  readonly outlook = $derived.by(() => (this.considered ? (this.#outlooks.get(this.at + key(this.considered)) ?? null) : null));
  /** Whether what is considered is what was advised. */
  readonly hinted = $derived.by(() => {
    const [first] = this.#play().advised;
    return first !== undefined && this.considers(first);
  });
  readonly looked = $derived.by(() => (this.#look?.at === this.at && !this.#play().lookingBack ? this.#look.cell : null));
  readonly astray = $derived.by(() => (this.#astray?.at === this.at ? this.#astray.cell : null));

  /** The offered action of this kind, if there is exactly this one. */
  has(action: AnyAction): boolean {
    return this.offered.has(key(action));
  }

  consider(action: AnyAction): void {
    this.#astray = null;
    this.#choice = { at: this.at, action };
    void this.foresee();
  }

  /** Consider what was advised, with the tile turned as it should lie. */
  prepare(action: AnyAction): void {
    if (!this.has(action)) return;
    if (action.do === "insert") this.#hand = { at: this.at, rotation: action.rotation, spin: this.#hand.spin + this.#quarters(action.rotation) };
    if (action.do !== "peek" && action.do !== "skip") this.consider(action);
  }

  takeBack(): boolean {
    const had = this.considered !== null || this.astray !== null;
    this.#choice = null;
    this.#astray = null;
    return had;
  }

  commit(): void {
    if (this.considered && this.ready) this.#play().act(this.considered);
  }

  turn(by: 1 | -1): void {
    if (!this.slides) return;
    const [shape] = this.#play().view.spare;
    const turns = turnsOf(shape);
    const rotation = (this.rotation + by + turns) % turns;
    this.#hand = { at: this.at, rotation, spin: this.#hand.spin + by };
    if (this.arrow !== null) void this.foresee();
  }

  /** By how many quarters to turn the tile, the shorter way round. */
  #quarters(rotation: number): number {
    const turns = turnsOf(this.#play().view.spare[0]);
    const by = (rotation - this.rotation + turns) % turns;
    return by > turns / 2 ? by - turns : by;
  }

  look(cell: Cell | null): void {
    this.#look = cell ? { at: this.at, cell } : null;
  }

  /** A cell was chosen to which there is no way. */
  stray(cell: Cell): void {
    this.#choice = null;
    this.#astray = { at: this.at, cell };
  }

  considers(action: AnyAction): boolean {
    return this.considered !== null && key(this.considered) === key(action);
  }

  /** Whether a cell was chosen already, so that a second tap walks there. */
  aimsAt(cell: Cell): boolean {
    return this.considered?.do === "move-to" && same(this.considered.cell, cell);
  }

  /** Have the server say what the considered choice leads to. */
  async foresee(): Promise<void> {
    const action = this.considered;
    if (action?.do !== "insert" && action?.do !== "swap") return;
    const name = this.at + key(action);
    if (!this.#outlooks.has(name)) {
      const outlook = await this.#play().foresee(action);
      this.#outlooks.set(name, outlook);
      while (this.#outlooks.size > 60) this.#outlooks.delete(this.#outlooks.keys().next().value ?? "");
    }
    if (this.considered && this.at + key(this.considered) === name) this.onforeseen();
  }
}
