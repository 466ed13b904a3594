// Plays what happened: the scene runs ahead of the view, event by event, and ends where the view will be.
import { tick } from "svelte";
import { prefersReducedMotion } from "svelte/motion";
import { fly } from "../../board/flight";
import { lineOf, numberOf, pushed, same, towards } from "../../board/geometry";
import { EASE, TIME, apart, flip, overTheEdge, play, rest, slide } from "../../board/motion";
import type { ThreadShown, TileShown } from "../../board/shown";
import { paceFactor } from "../../lib/settings.svelte";
import type { AnyEvent, Cell, Face, Found, Moved, Shifted, Swapped, Treasure, View } from "../../wire/classic";
import { type Scene, carried, figureOf, glyphOf, tileOf } from "./scene";

/** The places on the screen between which things travel. */
export interface Spots {
  readonly board: () => Element | undefined;
  readonly spare: () => Element | null;
  readonly card: () => Element | null;
  readonly seat: (seat: number) => Element | null;
}

export class Stage {
  scene = $state.raw<Scene | null>(null);
  leaving = $state.raw<{ tile: TileShown; arrow: number } | null>(null);
  thread = $state.raw<ThreadShown | null>(null);
  trace = $state.raw<number | null>(null);
  /** Which tile lies where, the spare last: a tile keeps its leaves and flowers. */
  ids = $state.raw<readonly number[]>(Array.from({ length: 50 }, (_, id) => id));
  #view: View | null = null;
  #fading = 0;

  constructor(readonly spots: Spots) {}

  /** The view has changed: from now on it is drawn as it is. */
  follow(view: View): void {
    if (view !== this.#view) this.scene = null;
  }

  /** The tiles after a push, for previews: those of the board, and the one that is out. */
  idsAfter(arrow: number): [number[], number] {
    return pushed(this.ids.slice(0, 49), this.ids[49] ?? 49, arrow);
  }

  animate = async (events: AnyEvent[], before: View, after: View, signal: AbortSignal): Promise<void> => {
    this.#view = before;
    this.#forgetTraces();
    this.scene = { maze: before.maze, spare: before.spare, pawns: before.pawns, targets: before.targets };
    for (const event of events) await this.#play(event, after, signal);
    this.#show({ maze: after.maze, spare: after.spare, pawns: after.pawns, targets: after.targets });
    this.leaving = null;
    if (!this.#still) this.thread = null;
  };

  get #still(): boolean {
    return paceFactor() === 0 || prefersReducedMotion.current;
  }

  #show(more: Partial<Scene>): void {
    if (this.scene) this.scene = { ...this.scene, ...more };
  }

  #part(selector: string): SVGGraphicsElement | null {
    return this.spots.board()?.querySelector<SVGGraphicsElement>(`svg ${selector}`) ?? null;
  }

  async #play(event: AnyEvent, after: View, signal: AbortSignal): Promise<void> {
    switch (event.event) {
      case "shifted":
        return this.#shifted(event, signal);
      case "moved":
        return this.#moved(event, after, signal);
      case "swapped":
        return this.#swapped(event, signal);
      case "found":
        return this.#found(event, signal);
      case "target-seen":
        return this.#seen(after.targets, signal);
      case "won":
        return this.#won(event.seat, signal);
    }
  }

  async #shifted({ arrow, inserted, expelled }: Shifted, signal: AbortSignal): Promise<void> {
    const scene = this.scene;
    if (!scene) return;
    const [ids, out] = this.idsAfter(arrow);
    const exit = lineOf(arrow)[6] ?? [0, 0];
    const over = scene.pawns.flatMap((cell, seat) => (same(cell, exit) ? [seat] : []));
    this.ids = [...ids, out];
    const maze = pushed<Face>(scene.maze, inserted, arrow)[0];
    this.#show({ maze, pawns: carried(scene.pawns, arrow) });
    if (this.#still) return this.#crossfade({ trace: arrow }, () => this.#show({ spare: [expelled[0], 0, expelled[2]] }), signal);
    this.leaving = { tile: tileOf(expelled, out), arrow };
    await tick();
    await Promise.all([this.#slideLine(arrow, over, signal), ...over.map((seat) => this.#carry(seat, arrow, signal))]);
    await this.#drop(signal);
    this.leaving = null;
    this.#show({ spare: [expelled[0], 0, expelled[2]] });
  }

  async #slideLine(arrow: number, over: readonly number[], signal: AbortSignal): Promise<void> {
    const board = this.spots.board();
    if (!board) return;
    const apart = over.map((seat) => `:not([data-pawn="${seat}"])`).join("");
    const parts = lineOf(arrow).map((cell) => `svg [data-cell="${numberOf(cell)}"]${apart}`);
    const [down, right] = towards(arrow);
    const by = { x: right * 100, y: down * 100 };
    await slide(board, [...parts, "svg [data-leaving]"].join(), by, TIME.slide * paceFactor(), signal);
  }

  async #carry(seat: number, arrow: number, signal: AbortSignal): Promise<void> {
    const options = { duration: (TIME.carry + TIME.drop) * paceFactor(), easing: "ease-in-out" };
    await play(this.#part(`[data-pawn="${seat}"]`), overTheEdge(towards(arrow)), options, signal);
  }

  async #drop(signal: AbortSignal): Promise<void> {
    const [tile, place] = [this.#part("[data-leaving] .falls"), this.spots.spare()];
    if (!tile || !place) return;
    const flight = fly(tile, place, { duration: 2 * TIME.drop * paceFactor() }, signal);
    tile.style.visibility = "hidden";
    await flight;
  }

  async #moved({ seat, path }: Moved, after: View, signal: AbortSignal): Promise<void> {
    const end = path.at(-1);
    if (!end || !this.scene) return;
    this.#show({ pawns: this.scene.pawns.map((cell, other) => (other === seat ? end : cell)) });
    this.thread = { way: path, figure: figureOf(after, seat), knot: null, hint: false };
    if (this.#still) return this.#crossfade({}, () => undefined, signal);
    await tick();
    const steps = path.length - 1;
    const duration = Math.min(TIME.step * steps, TIME.walk) * paceFactor();
    const options = { duration, easing: "linear" };
    const frames = path.map((cell) => ({ translate: apart(cell, end), easing: EASE.walk }));
    const hop = [{ translate: "0 0" }, { translate: "0 -6px" }, { translate: "0 0" }];
    const lines = [...(this.#part("[data-thread]")?.children ?? [])];
    const shorten = [{ strokeDashoffset: 0 }, { strokeDashoffset: -1 }];
    await Promise.all([
      play(this.#part(`[data-pawn="${seat}"]`), frames, options, signal),
      play(this.#part(`[data-pawn="${seat}"] .figure`), hop, { duration: duration / steps, iterations: steps }, signal),
      ...lines.map((line) => play(line, shorten, options, signal)),
    ]);
    this.thread = null;
  }

  async #swapped({ seat, other }: Swapped, signal: AbortSignal): Promise<void> {
    const scene = this.scene;
    const [mine, theirs] = [scene?.pawns[seat], scene?.pawns[other]];
    if (!scene || !mine || !theirs) return;
    this.#show({ pawns: scene.pawns.map((cell, at) => (at === seat ? theirs : at === other ? mine : cell)) });
    if (this.#still) return this.#crossfade({}, () => undefined, signal);
    await tick();
    const options = { duration: 2 * TIME.carry * paceFactor(), easing: EASE.walk };
    const frames = (from: Cell, to: Cell) => [{ translate: apart(from, to) }, { translate: "0px 0px" }];
    await Promise.all([
      play(this.#part(`[data-pawn="${seat}"]`), frames(mine, theirs), options, signal),
      play(this.#part(`[data-pawn="${other}"]`), frames(theirs, mine), options, signal),
    ]);
  }

  async #found({ seat, treasure }: Found, signal: AbortSignal): Promise<void> {
    const [glyph, place] = [this.#part(`[data-glyph="${glyphOf(treasure)}"]`), this.spots.seat(seat)];
    if (!glyph || !place || this.#still) return;
    await fly(glyph, place, { duration: 1.4 * TIME.found * paceFactor(), grow: 1.35 }, signal);
  }

  async #seen(targets: readonly Treasure[], signal: AbortSignal): Promise<void> {
    const half = { duration: (TIME.flip / 2) * paceFactor(), easing: "ease-in-out" };
    if (!this.#still) await play(this.spots.card(), flip("0deg", "90deg"), half, signal);
    this.#show({ targets });
    await tick();
    if (!this.#still) await play(this.spots.card(), flip("-90deg", "0deg"), half, signal);
  }

  async #won(seat: number, signal: AbortSignal): Promise<void> {
    if (this.#still) return;
    const leap = [{ translate: "0 0" }, { translate: "0 -26px" }, { translate: "0 0" }];
    const options = { duration: 260 * paceFactor(), iterations: 3, easing: EASE.walk };
    await play(this.#part(`[data-pawn="${seat}"] .figure`), leap, options, signal);
  }

  /** Nothing travels: the change fades in, and its outline or thread stays for a moment. */
  async #crossfade(mark: { trace?: number }, then: () => void, signal: AbortSignal): Promise<void> {
    then();
    this.trace = mark.trace ?? null;
    await tick();
    const board = this.spots.board()?.querySelector("svg");
    await play(board, [{ opacity: 0.45 }, { opacity: 1 }], { duration: TIME.fade }, signal);
    await rest(TIME.fade, signal);
    this.#fading = window.setTimeout(() => this.#forgetTraces(), TIME.trace);
  }

  #forgetTraces(): void {
    clearTimeout(this.#fading);
    this.trace = null;
    this.thread = null;
  }
}
