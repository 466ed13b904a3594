// What the viewer considers before it counts. Only what was offered is ever sent.
import { SvelteMap } from "svelte/reactivity";
import type { Play } from "../lib/board";
import type { Cell } from "./geometry";

export type Doing = { readonly do: string };
export type Laid = { readonly spare: readonly [string, number, ...unknown[]] };

const MOST = 60; // outlooks that are remembered

export const keyOf = (action: Doing): string => JSON.stringify(action);

/** In how many ways a tile can lie. */
export function turnsOf(shape: string): number {
  return shape === "I" ? 2 : 4;
}

const numbers = new WeakMap<object, number>();
let count = 0;

/** A number for a table that is imagined: after as many actions, there are as many tables as ways to choose them. */
function numberOf(view: object): number {
  const number = numbers.get(view) ?? (count += 1);
  numbers.set(view, number);
  return number;
}

export class Choice<View extends Laid, Action extends Doing, Outlook> {
  protected readonly play: () => Play<View, Action, unknown, Outlook>;
  #choice = $state.raw<{ at: string; action: Action } | null>(null);
  #hand = $state.raw({ at: "", rotation: 0, spin: 0 });
  #look = $state.raw<{ at: string; cell: Cell } | null>(null);
  #astray = $state.raw<{ at: string; cell: Cell } | null>(null);
  #outlooks = new SvelteMap<string, Outlook | null>();
  #asked = new Map<string, Promise<void>>(); // what the server is about to answer
  /** Called with each outlook that arrives while it is still wanted. */
  onforeseen: () => void = () => undefined;

  constructor(play: () => Play<View, Action, unknown, Outlook>) {
    this.play = play;
  }

  /**
   * The moment: what was considered at another one is forgotten, even if the table looks the same again. A step that is
   * played, and each table that is imagined, are moments of their own.
   */
  readonly at = $derived.by(() => {
    const { step, seat, playing, imagining, view } = this.play();
    return `${step} ${seat} ${playing ? "played" : imagining ? numberOf(view) : ""} `;
  });
  readonly offers = $derived.by(() => this.play().offers);
  readonly offered = $derived.by(() => new Set(this.offers.map(keyOf)));

  /** How the spare lies in the hand. */
  readonly rotation = $derived.by(() =>
    this.#hand.at === this.at && this.offers.length > 0 ? this.#hand.rotation : this.play().view.spare[1],
  );
  /** All quarter turns made by hand: the spare spins by their difference. */
  readonly spin = $derived.by(() => this.#hand.spin);
  /** What stands ready; in a replay, what a review advises. */
  readonly considered = $derived.by((): Action | null => {
    if (this.play().lookingBack) return this.play().advised[0] ?? null;
    if (this.offers.length === 0) return null;
    return this.#choice?.at === this.at ? this.fitted(this.#choice.action) : this.usual();
  });
  /** Whether the viewer has chosen something that has not been done yet. */
  readonly chose = $derived.by(() => this.#choice?.at === this.at || this.astray !== null);
  /** Whether what is considered may be sent. */
  readonly ready = $derived.by(() => this.considered !== null && this.has(this.considered) && !this.play().busy);
  /** What the considered choice leads to, as soon as the server has said so. */
  readonly outlook = $derived.by(() => (this.considered ? this.outlookOf(this.considered) : null));
  /** Whether what is considered is what was advised. */
  readonly hinted = $derived.by(() => {
    const [first] = this.play().advised;
    return first !== undefined && this.considers(first);
  });
  readonly looked = $derived.by(() =>
    this.#look?.at === this.at && !this.play().lookingBack ? this.#look.cell : null,
  );
  readonly astray = $derived.by(() => (this.#astray?.at === this.at ? this.#astray.cell : null));

  /** A choice as things are in the hand now. */
  protected fitted(action: Action): Action {
    return action;
  }

  /** What is considered until somebody chooses. */
  protected usual(): Action | null {
    return null;
  }

  /** Whether it is worth asking what an action leads to. */
  protected foreseeable(_action: Action): boolean {
    return true;
  }

  has(action: Action): boolean {
    return this.offered.has(keyOf(action));
  }

  consider(action: Action): void {
    this.#astray = null;
    this.#choice = { at: this.at, action };
    void this.foresee();
  }

  takeBack(): boolean {
    const had = this.chose;
    this.#choice = null;
    this.#astray = null;
    return had;
  }

  commit(): void {
    if (this.considered && this.ready) this.play().act(this.considered);
  }

  look(cell: Cell | null): void {
    this.#look = cell ? { at: this.at, cell } : null;
  }

  /** A cell was chosen that cannot be reached. */
  stray(cell: Cell): void {
    this.#choice = null;
    this.#astray = { at: this.at, cell };
  }

  considers(action: Action): boolean {
    return this.considered !== null && keyOf(this.considered) === keyOf(action);
  }

  /** Turn the tile in the hand. */
  protected turnSpare(by: number): void {
    const turns = turnsOf(this.play().view.spare[0]);
    const rotation = (this.rotation + by + turns) % turns;
    this.#hand = { at: this.at, rotation, spin: this.#hand.spin + by };
  }

  /** Turn the tile in the hand as it should lie, the shorter way round. */
  protected laySpare(rotation: number): void {
    const turns = turnsOf(this.play().view.spare[0]);
    const by = (rotation - this.rotation + turns) % turns;
    this.turnSpare(by > turns / 2 ? by - turns : by);
  }

  /** What an action leads to, where the server has said so. */
  outlookOf(action: Action): Outlook | null {
    return this.#outlooks.get(this.at + keyOf(action)) ?? null;
  }

  /** Ask the server what the considered choice leads to. */
  async foresee(): Promise<void> {
    const action = this.considered;
    if (!action || !this.foreseeable(action)) return;
    const name = this.at + keyOf(action);
    if (!this.#outlooks.has(name)) await (this.#asked.get(name) ?? this.#ask(name, action));
    if (this.considered && this.at + keyOf(this.considered) === name) this.onforeseen();
  }

  #ask(name: string, action: Action): Promise<void> {
    const answer = this.play()
      .foresee(action)
      .then((outlook) => {
        this.#asked.delete(name);
        if (outlook === undefined) return; // it is asked again when the line is up
        this.#outlooks.set(name, outlook);
        while (this.#outlooks.size > MOST) this.#outlooks.delete(this.#outlooks.keys().next().value ?? "");
      });
    this.#asked.set(name, answer);
    return answer;
  }
}
