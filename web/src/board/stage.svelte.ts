// Plays what happened: the scene runs ahead of the view, event by event, and ends where the view will be.
import { tick } from "svelte";
import { prefersReducedMotion } from "svelte/motion";
import { paceFactor } from "../lib/settings.svelte";
import { fly } from "./flight";
import { type Cell, lineOf, numberOf, towards } from "./geometry";
import { EASE, TIME, apart, overTheEdge, play, rest, slide } from "./motion";
import type { ThreadShown, TileShown } from "./shown";
import { isStep } from "./ways";

/** The places on the screen between which things travel. */
export interface Spots {
  readonly board: () => Element | undefined;
  readonly spare: () => Element | null;
}

interface Pawns {
  readonly pawns: readonly Cell[];
}

/** A push as it is shown: the tile that leaves, the pawns that fall off or stay behind, and what ends up in the hand. */
export interface Push {
  readonly arrow: number;
  readonly leaving: TileShown;
  readonly over: readonly number[];
  readonly stay?: readonly number[];
  readonly land: () => void;
}

export class Stage<View, Scene extends Pawns> {
  scene = $state.raw<Scene | null>(null);
  leaving = $state.raw<{ tile: TileShown; arrow: number } | null>(null);
  thread = $state.raw<ThreadShown | null>(null);
  trace = $state.raw<number | null>(null);
  #view: View | null = null;
  #fading = 0;

  constructor(readonly spots: Spots) {}

  /** The view has changed: from now on it is drawn as it is. */
  follow(view: View): void {
    if (view !== this.#view) this.scene = null;
  }

  protected begin(view: View, scene: Scene): void {
    this.#view = view;
    this.forgetTraces();
    this.scene = scene;
  }

  protected end(scene: Scene): void {
    this.show(scene);
    this.leaving = null;
    if (!this.still) this.thread = null;
  }

  /** Whether nothing travels. */
  protected get still(): boolean {
    return paceFactor() === 0 || prefersReducedMotion.current;
  }

  protected show(more: Partial<Scene>): void {
    if (this.scene) this.scene = { ...this.scene, ...more };
  }

  protected part(selector: string): SVGGraphicsElement | null {
    return this.spots.board()?.querySelector<SVGGraphicsElement>(`svg ${selector}`) ?? null;
  }

  /** A line moves on by one; the scene shows it pushed already. */
  protected async push({ arrow, leaving, over, stay = [], land }: Push, signal: AbortSignal): Promise<void> {
    if (this.still) return this.crossfade({ trace: arrow }, land, signal);
    this.leaving = { tile: leaving, arrow };
    await tick();
    await Promise.all([
      this.#slideLine(arrow, [...over, ...stay], signal),
      ...over.map((seat) => this.#carry(seat, arrow, signal)),
    ]);
    await this.#drop(signal);
    this.leaving = null;
    land();
  }

  async #slideLine(arrow: number, apart: readonly number[], signal: AbortSignal): Promise<void> {
    const board = this.spots.board();
    if (!board) return;
    const aside = apart.map((seat) => `:not([data-pawn="${seat}"])`).join("");
    const parts = lineOf(arrow).map((cell) => `svg [data-cell="${numberOf(cell)}"]${aside}`);
    const [down, right] = towards(arrow);
    const by = { x: right * 100, y: down * 100 };
    await slide(board, [...parts, "svg [data-leaving]"].join(), by, TIME.slide * paceFactor(), signal);
  }

  async #carry(seat: number, arrow: number, signal: AbortSignal): Promise<void> {
    const options = { duration: (TIME.carry + TIME.drop) * paceFactor(), easing: "ease-in-out" };
    await play(this.part(`[data-pawn="${seat}"]`), overTheEdge(towards(arrow)), options, signal);
  }

  async #drop(signal: AbortSignal): Promise<void> {
    const [tile, place] = [this.part("[data-leaving] .falls"), this.spots.spare()];
    if (!tile || !place) return;
    const flight = fly(tile, place, { duration: 2 * TIME.drop * paceFactor() }, signal);
    tile.style.visibility = "hidden";
    await flight;
  }

  /** A pawn walks along its thread; where the way leaps, it vanishes and reappears. Staying is not shown. */
  protected async walk(seat: number, thread: ThreadShown, signal: AbortSignal): Promise<void> {
    const { way } = thread;
    const end = way.at(-1);
    if (!end || way.length < 2 || !this.scene) return;
    this.place(seat, end);
    this.thread = thread;
    if (this.still) return this.crossfade({}, () => undefined, signal);
    await tick();
    const steps = way.length - 1;
    const duration = Math.min(TIME.step * steps, TIME.walk) * paceFactor();
    const options = { duration, easing: "linear" };
    const frames = way.flatMap((cell, k) => leaping(cell, way[k + 1], end, k / steps));
    const hop = [{ translate: "0 0" }, { translate: "0 -6px" }, { translate: "0 0" }];
    const lines = [...(this.part("[data-thread]")?.children ?? [])];
    const shorten = [{ strokeDashoffset: 0 }, { strokeDashoffset: -1 }];
    await Promise.all([
      play(this.part(`[data-pawn="${seat}"]`), frames, options, signal),
      play(this.part(`[data-pawn="${seat}"] .figure`), hop, { duration: duration / steps, iterations: steps }, signal),
      ...lines.map((line) => play(line, shorten, options, signal)),
    ]);
    this.thread = null;
  }

  /** A pawn stands on another cell. */
  protected place(seat: number, cell: Cell): void {
    const pawns = this.scene?.pawns.map((stood, other) => (other === seat ? cell : stood));
    if (pawns) this.show({ pawns } as unknown as Partial<Scene>);
  }

  /** Pawns change places, straight across the maze. */
  protected async lift(moves: readonly { seat: number; to: Cell }[], signal: AbortSignal): Promise<void> {
    const from = moves.map(({ seat }) => this.scene?.pawns[seat]);
    for (const { seat, to } of moves) this.place(seat, to);
    if (this.still) return this.crossfade({}, () => undefined, signal);
    await tick();
    const options = { duration: 2 * TIME.carry * paceFactor(), easing: EASE.walk };
    const travels = moves.map(({ seat, to }, k) => {
      const frames = [{ translate: apart(from[k] ?? to, to) }, { translate: "0px 0px" }];
      return play(this.part(`[data-pawn="${seat}"]`), frames, options, signal);
    });
    await Promise.all(travels);
  }

  /** What was found flies to its place. */
  protected async collect(glyph: string, place: Element | null, signal: AbortSignal): Promise<void> {
    const found = this.part(`[data-glyph="${glyph}"]`);
    if (!found || !place || this.still) return;
    await fly(found, place, { duration: 1.4 * TIME.found * paceFactor(), grow: 1.35 }, signal);
  }

  /** Pawns leap for joy. */
  protected async cheer(seats: readonly number[], signal: AbortSignal): Promise<void> {
    if (this.still) return;
    const leap = [{ translate: "0 0" }, { translate: "0 -26px" }, { translate: "0 0" }];
    const options = { duration: 260 * paceFactor(), iterations: 3, easing: EASE.walk };
    await Promise.all(seats.map((seat) => play(this.part(`[data-pawn="${seat}"] .figure`), leap, options, signal)));
  }

  /** Nothing travels: the change fades in, and its outline or thread stays for a moment. */
  protected async crossfade(mark: { trace?: number }, then: () => void, signal: AbortSignal): Promise<void> {
    then();
    this.trace = mark.trace ?? null;
    await tick();
    const board = this.spots.board()?.querySelector("svg");
    if (paceFactor() > 0) {
      await play(board, [{ opacity: 0.45 }, { opacity: 1 }], { duration: TIME.fade }, signal);
      await rest(TIME.fade, signal);
    }
    this.#fading = window.setTimeout(() => this.forgetTraces(), TIME.trace);
  }

  protected forgetTraces(): void {
    clearTimeout(this.#fading);
    this.trace = null;
    this.thread = null;
  }
}

/** The frames of one cell on a way that ends elsewhere. */
function leaping(cell: Cell, next: Cell | undefined, end: Cell, offset: number): Keyframe[] {
  const here = { translate: apart(cell, end), easing: EASE.walk, offset };
  if (!next || isStep(cell, next)) return [here];
  const gone = { opacity: 0, offset: offset + 0.001 };
  return [
    { ...here, opacity: 1 },
    { translate: apart(cell, end), ...gone },
    { translate: apart(next, end), ...gone },
  ];
}
