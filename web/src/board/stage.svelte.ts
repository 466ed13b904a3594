// How the events of a maze look. The table is drawn as the beats tell it; a stage adds what is only seen in between:
// what slides, walks and flies, from where it was to where it is.
import { tick } from "svelte";
import type { Beat } from "../lib/board";
import { paceFactor } from "../lib/settings.svelte";
import { fly } from "./flight";
import { type Cell, exitOf, lineOf, numberOf, pushed, same, towards } from "./geometry";
import { EASE, TIME, apart, overTheEdge, play, rest, slide } from "./motion";
import type { ThreadShown, TileShown } from "./shown";
import { Staging } from "./staging.svelte";
import { isStep } from "./ways";

/** The places on the screen between which things travel. */
export interface Spots {
  readonly board: () => Element | undefined;
  readonly spare: () => Element | null;
}

/** A push as it is shown: the tile that leaves, and the pawns that neither slide along nor fall off the edge. */
export interface Push {
  readonly arrow: number;
  readonly leaving: TileShown;
  readonly over: readonly number[]; // fall off, and come in again
  readonly stay?: readonly number[];
}

export const IN_HAND = 49; // the number of the spare, after those of the cells
const FIRST_IDS: readonly number[] = Array.from({ length: IN_HAND + 1 }, (_, id) => id);

export abstract class Stage<View, Event> extends Staging<View, Event> {
  leaving = $state.raw<{ tile: TileShown; arrow: number } | null>(null);
  thread = $state.raw<ThreadShown | null>(null);
  trace = $state.raw<number | null>(null);
  /** Which tile lies where, the spare last: equal tiles keep their leaves and flowers when they slide. */
  ids = $state.raw<readonly number[]>(FIRST_IDS);
  #fading = 0;

  constructor(readonly spots: Spots) {
    super();
  }

  /** Where the pieces stand that can be pushed and walk, by number. */
  protected abstract pawnsOf(view: View): readonly Cell[];

  override animate = async (beat: Beat<View, Event>, signal: AbortSignal): Promise<void> => {
    this.forgetTraces();
    await this.look(beat, signal);
    this.leaving = null;
    if (!this.still) this.thread = null;
  };

  /** The tiles after a push, the spare last. */
  idsAfter(arrow: number): number[] {
    const [after, out] = pushed(this.ids.slice(0, IN_HAND), this.ids[IN_HAND] ?? IN_HAND, arrow);
    return [...after, out];
  }

  protected part(selector: string): SVGGraphicsElement | null {
    return this.parts(selector)[0] ?? null;
  }

  protected parts(selector: string): SVGGraphicsElement[] {
    return [...(this.spots.board()?.querySelectorAll<SVGGraphicsElement>(`svg ${selector}`) ?? [])];
  }

  /** The pawns that stand where a push expels a tile. */
  protected overboard({ before }: Beat<View, Event>, arrow: number): number[] {
    const exit = exitOf(arrow);
    return this.pawnsOf(before).flatMap((cell, piece) => (same(cell, exit) ? [piece] : []));
  }

  /** The spare goes in: a line moves on by one, and what it expels lands in the hand. */
  protected async push({ arrow, leaving, over, stay = [] }: Push, beat: Beat<View, Event>, signal: AbortSignal) {
    this.ids = this.idsAfter(arrow);
    await this.roll({ arrow, leaving, over, stay }, beat, signal);
  }

  /** A line moves on by one; who pushed, and what becomes of the tile that leaves, is said elsewhere. */
  protected async roll({ arrow, leaving, over, stay = [] }: Push, beat: Beat<View, Event>, signal: AbortSignal) {
    if (this.still) return this.crossfade(beat, signal, arrow);
    this.leaving = { tile: leaving, arrow };
    beat.show();
    await tick();
    await Promise.all([
      this.#slideLine(arrow, [...over, ...stay], signal),
      ...over.map((piece) => this.#carry(piece, arrow, signal)),
    ]);
    await this.#drop(signal);
    this.leaving = null;
  }

  async #slideLine(arrow: number, apart: readonly number[], signal: AbortSignal): Promise<void> {
    const board = this.spots.board();
    if (!board) return;
    const aside = apart.map((piece) => `:not([data-pawn="${piece}"])`).join("");
    const parts = lineOf(arrow).map((cell) => `svg [data-cell="${numberOf(cell)}"]${aside}`);
    const [down, right] = towards(arrow);
    const by = { x: right * 100, y: down * 100 };
    await slide(board, [...parts, "svg [data-leaving]"].join(), by, TIME.slide * paceFactor(), signal);
  }

  async #carry(piece: number, arrow: number, signal: AbortSignal): Promise<void> {
    const options = { duration: (TIME.carry + TIME.drop) * paceFactor(), easing: "ease-in-out" };
    await play(this.part(`[data-pawn="${piece}"]`), overTheEdge(towards(arrow)), options, signal);
  }

  async #drop(signal: AbortSignal): Promise<void> {
    const [tile, place] = [this.part("[data-leaving] .falls"), this.spots.spare()];
    if (!tile || !place) return;
    const flight = fly(tile, place, { duration: 2 * TIME.drop * paceFactor() }, signal);
    tile.style.visibility = "hidden";
    await flight;
  }

  /** A pawn walks along its thread; where the way leaps, it vanishes and reappears. Staying is not shown. */
  protected async walk(piece: number, thread: ThreadShown, beat: Beat<View, Event>, signal: AbortSignal) {
    const { way } = thread;
    const end = way.at(-1);
    beat.show();
    if (!end || way.length < 2) return;
    this.thread = thread;
    if (this.still) return this.crossfade(beat, signal);
    await tick();
    const steps = way.length - 1;
    const duration = Math.min(TIME.step * steps, TIME.walk) * paceFactor();
    const options = { duration, easing: "linear" };
    const frames = way.flatMap((cell, k) => leaping(cell, way[k + 1], end, k / steps));
    const hop = [{ translate: "0 0" }, { translate: "0 -6px" }, { translate: "0 0" }];
    const lines = [...(this.part("[data-thread]")?.children ?? [])];
    const shorten = [{ strokeDashoffset: 0 }, { strokeDashoffset: -1 }];
    await Promise.all([
      play(this.part(`[data-pawn="${piece}"]`), frames, options, signal),
      play(this.part(`[data-pawn="${piece}"] .figure`), hop, { duration: duration / steps, iterations: steps }, signal),
      ...lines.map((line) => play(line, shorten, options, signal)),
    ]);
  }

  /** Pawns are put elsewhere, straight across the maze. */
  protected async lift(beat: Beat<View, Event>, signal: AbortSignal): Promise<void> {
    const [from, to] = [this.pawnsOf(beat.before), this.pawnsOf(beat.after)];
    const moves = to.flatMap((cell, piece) => (same(cell, from[piece] ?? cell) ? [] : [{ piece, cell }]));
    if (this.still) return this.crossfade(beat, signal);
    beat.show();
    await tick();
    const options = { duration: 2 * TIME.carry * paceFactor(), easing: EASE.walk };
    const travels = moves.map(({ piece, cell }) => {
      const frames = [{ translate: apart(from[piece] ?? cell, cell) }, { translate: "0px 0px" }];
      return play(this.part(`[data-pawn="${piece}"]`), frames, options, signal);
    });
    await Promise.all(travels);
  }

  /** Tiles change places, with everything on them. */
  protected async exchange(one: Cell, other: Cell, beat: Beat<View, Event>, signal: AbortSignal): Promise<void> {
    const [a, b] = [numberOf(one), numberOf(other)];
    this.ids = this.ids.with(a, this.ids[b] ?? b).with(b, this.ids[a] ?? a);
    if (this.still) return this.crossfade(beat, signal);
    beat.show();
    await tick();
    const options = { duration: 2 * TIME.carry * paceFactor(), easing: EASE.walk };
    const travels = [
      [one, other],
      [other, one],
    ].flatMap(([from, to]) => {
      const frames = [{ translate: apart(from!, to!) }, { translate: "0px 0px" }];
      return this.parts(`[data-cell="${numberOf(to!)}"]`).map((part) => play(part, frames, options, signal));
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
  protected async cheer(pieces: readonly number[], signal: AbortSignal): Promise<void> {
    if (this.still) return;
    const leap = [{ translate: "0 0" }, { translate: "0 -26px" }, { translate: "0 0" }];
    const options = { duration: 260 * paceFactor(), iterations: 3, easing: EASE.walk };
    await Promise.all(pieces.map((piece) => play(this.part(`[data-pawn="${piece}"] .figure`), leap, options, signal)));
  }

  /** Nothing travels: the change fades in, and its outline or thread stays for a moment. */
  protected async crossfade({ show }: Beat<View, Event>, signal: AbortSignal, trace: number | null = null) {
    show();
    this.trace = trace;
    await tick();
    const board = this.spots.board()?.querySelector("svg");
    if (paceFactor() > 0) {
      await this.fadeIn([board], signal, 0.45);
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
