// How the events of a maze look. The table is drawn as the beats tell it; a stage adds what is only seen in between:
// what slides, walks and flies, from where it was to where it is.
import { tick } from "svelte";
import type { Beat } from "../lib/board";
import { pause } from "../lib/playback";
import { paceFactor } from "../lib/settings.svelte";
import { fly } from "./flight";
import { type Cell, exitOf, lineOf, numberOf, openings, same, towards } from "./geometry";
import { FIRST_IDS, idsAfter, idsRolled } from "./ids";
import { EASE, TIME, apart, leaping, overTheEdge, play, slide } from "./motion";
import type { SpentShown, ThreadShown, TileShown } from "./shown";
import { Staging } from "./staging.svelte";

/** The places on the screen between which things travel; the tile in the hand is found by its name. */
export interface Spots {
  readonly board: () => Element | undefined;
}

/** How a tile lies: its shape, and its rotation. */
type Lying = readonly [shape: string, rotation: number, ...unknown[]];

/** A line that is pushed, as it is shown, with the tile that leaves it. */
export interface Push {
  readonly arrow: number;
  readonly leaving: TileShown;
}

/** A walk as it is shown, and the spell that it costs. */
export interface Walk {
  readonly piece: number;
  readonly way: readonly Cell[];
  readonly spent?: SpentShown | null;
}

/** What is seen of a stage. */
export interface Staged<View> {
  readonly thread: ThreadShown | null;
  readonly ids: readonly number[];
  figureOf(view: View, piece: number): number;
}

export abstract class Stage<View, Event, At extends Spots, HeldUp = never> extends Staging<View, Event, HeldUp> {
  /** The tiles on their way out of the maze. */
  leaving = $state.raw<readonly { tile: TileShown; arrow: number }[]>([]);
  /** Whether the next tile is on its way into the hand. */
  coming = $state(false);
  thread = $state.raw<ThreadShown | null>(null);
  trace = $state.raw<number | null>(null);
  /** Which tile lies where, the spare last: equal tiles keep their leaves and flowers when they slide. */
  ids = $state.raw<readonly number[]>(FIRST_IDS);
  #fading = 0;

  constructor(readonly spots: At) {
    super();
  }

  /** Where the pieces stand that can be pushed and walk, by number. */
  protected abstract pawnsOf(view: View): readonly Cell[];

  /** The figure of a piece, by its number. */
  abstract figureOf(view: View, piece: number): number;

  override animate = async (beat: Beat<View, Event>, signal: AbortSignal): Promise<void> => {
    this.#forgetTraces();
    await this.look(beat, signal);
    this.leaving = [];
    if (!this.still) this.thread = null;
  };

  protected part(selector: string): SVGGraphicsElement | null {
    return this.parts(selector)[0] ?? null;
  }

  protected parts(selector: string): SVGGraphicsElement[] {
    return [...(this.spots.board()?.querySelectorAll<SVGGraphicsElement>(`svg ${selector}`) ?? [])];
  }

  /** The spare goes in: a line moves on by one, and what it expels lands in the hand. */
  protected async push(line: Push, beat: Beat<View, Event>, signal: AbortSignal): Promise<void> {
    this.ids = idsAfter(this.ids, line.arrow);
    if (this.still) return this.crossfade(beat, signal, line.arrow);
    this.coming = true;
    await this.#roll([line], beat, signal);
    await this.#drop(signal);
    this.coming = false;
  }

  /** Lines move on by one; what leaves them comes in again at their front. */
  protected async roll(lines: readonly Push[], beat: Beat<View, Event>, signal: AbortSignal): Promise<void> {
    for (const { arrow } of lines) this.ids = idsRolled(this.ids, arrow);
    if (this.still) return this.crossfade(beat, signal, lines[0]?.arrow);
    await this.#roll(lines, beat, signal);
  }

  async #roll(lines: readonly Push[], beat: Beat<View, Event>, signal: AbortSignal): Promise<void> {
    this.leaving = lines.map(({ leaving, arrow }) => ({ tile: leaving, arrow }));
    beat.show();
    await tick();
    const moves = lines.map(({ arrow }) => this.#slide(arrow, beat, signal));
    await Promise.all(moves);
  }

  /** Everything on a line moves along, but for the pawns on its last tile: they fall off the edge, or stay. */
  async #slide(arrow: number, { before, after }: Beat<View, Event>, signal: AbortSignal): Promise<void> {
    const [entry, exit] = [lineOf(arrow)[0]!, exitOf(arrow)];
    const last = this.pawnsOf(before).flatMap((cell, piece) => (same(cell, exit) ? [piece] : []));
    const over = last.filter((piece) => same(this.pawnsOf(after)[piece] ?? exit, entry));
    await Promise.all([
      this.#slideLine(arrow, last, signal),
      ...over.map((piece) => this.#carry(piece, arrow, signal)),
    ]);
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
    const tile = this.part("[data-leaving] .falls");
    const place = tile && document.querySelector("[data-spare]");
    if (!place) return;
    const flight = fly(tile, place, { duration: 2 * TIME.drop * paceFactor() }, signal);
    tile.style.visibility = "hidden";
    await flight;
  }

  /** A pawn walks along its thread; where the way leaps, it vanishes and reappears. Staying is not shown. */
  protected async walk({ piece, way, spent = null }: Walk, beat: Beat<View, Event>, signal: AbortSignal) {
    const end = way.at(-1);
    beat.show();
    if (!end || way.length < 2) return;
    this.thread = { way, figure: this.figureOf(beat.after, piece), knot: null, hint: false, spent };
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

  /** A tile turns where it lies, the shorter way round. */
  protected async rotate(cell: Cell, from: Lying, to: Lying, beat: Beat<View, Event>, signal: AbortSignal) {
    if (openings(from[0], from[1]) === openings(to[0], to[1])) return;
    if (this.still) return this.crossfade(beat, signal);
    beat.show();
    await tick();
    const quarters = (to[1] - from[1] + 4) % 4;
    const by = -90 * (quarters > 2 ? quarters - 4 : quarters);
    await this.pivot([cell], [`rotate(${by}deg)`, "rotate(0deg)"], 2 * TIME.turn, signal);
  }

  /** Tiles, and what is printed on them, turn around their middles. */
  protected async pivot(cells: readonly Cell[], turns: readonly string[], duration: number, signal: AbortSignal) {
    const options = { duration: duration * paceFactor(), easing: "ease-in-out" };
    const moves = cells.flatMap((cell) => {
      const [x, y] = [cell[1] * 100 + 50, cell[0] * 100 + 50];
      const frames = turns.map((turn) => ({ transform: `translate(${x}px, ${y}px) ${turn} translate(-50px, -50px)` }));
      const parts = this.parts(`[data-cell="${numberOf(cell)}"]:not([data-pawn], [data-wish], [data-mark])`);
      return parts.map((part) => play(part, frames, options, signal));
    });
    await Promise.all(moves);
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

  /** Nothing travels: the change fades in, and its outline or thread stays for a moment, unless somebody moves on. */
  protected async crossfade({ show }: Beat<View, Event>, signal: AbortSignal, trace: number | null = null) {
    show();
    this.trace = trace;
    await tick();
    const board = this.spots.board()?.querySelector("svg");
    if (paceFactor() > 0) {
      await play(board, [{ opacity: 0.45 }, { opacity: 1 }], { duration: TIME.fade }, signal);
      await pause(TIME.fade, signal);
    }
    if (signal.aborted) return this.#forgetTraces();
    signal.addEventListener("abort", this.#forgetTraces, { once: true });
    this.#fading = window.setTimeout(this.#forgetTraces, TIME.trace);
  }

  #forgetTraces = (): void => {
    clearTimeout(this.#fading);
    this.trace = null;
    this.thread = null;
  };
}
