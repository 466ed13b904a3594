// Plays what happened in chronicles, event by event. Dice and Events are held up for everybody to see.
import { tick } from "svelte";
import { type Cell, exitOf, lineOf, numberOf, openings, pushed, same } from "../../board/geometry";
import { EASE, TIME, apart, play, rest } from "../../board/motion";
import { Stage as BoardStage, type Spots as BoardSpots } from "../../board/stage.svelte";
import { paceFactor } from "../../lib/settings.svelte";
import type { AnyEvent, BoardSide, View } from "../../wire/chronicles";
import { after, momentOf, type Moment } from "./happening";
import * as scenes from "./scene";
import type { Scene } from "./scene";

type Event<K extends AnyEvent["event"]> = Extract<AnyEvent, { event: K }>;

export interface Spots extends BoardSpots {
  /** Where the Items of a Character lie, and those that Goblins took. */
  readonly hoard: (piece: number) => Element | null;
  readonly loot: () => Element | null;
}

const SIDES: readonly BoardSide[] = ["N", "E", "S", "W"];

export class Stage extends BoardStage<View, Scene> {
  /** What is held up. */
  moment = $state.raw<Moment | null>(null);
  /** Which tile lies where: equal tiles are told apart by this screen alone. */
  ids = $state.raw<readonly number[]>(scenes.FIRST_IDS);
  #table: View | null = null;

  constructor(override readonly spots: Spots) {
    super(spots);
  }

  animate = async (events: AnyEvent[], before: View, view: View, signal: AbortSignal): Promise<void> => {
    if (before.maze.tiles.length === 0) return;
    this.#table = view;
    this.begin(before, scenes.sceneOf(before, this.ids));
    for (const event of events) await this.#play(event, signal);
    this.moment = null;
    this.ids = this.scene?.ids ?? this.ids;
    this.end(scenes.sceneOf(view, this.ids));
  };

  #piece(hero: string | null): number {
    return this.#table?.pieces.findIndex((piece) => piece.hero === hero) ?? -1;
  }

  async #play(event: AnyEvent, signal: AbortSignal): Promise<void> {
    switch (event.event) {
      case "inserted":
        return this.#inserted(event, signal);
      case "slid":
        return this.#slid(event, signal);
      case "tile-turned":
        return this.#turned(event, signal);
      case "tiles-swapped":
        return this.#swapped(event, signal);
      case "walked":
        return this.#walked(event, signal);
      case "paused":
        return this.#walked(event.walked, signal);
      case "item-collected":
        return this.#gone(event, this.spots.hoard(this.#piece(event.hero)), signal);
      case "item-looted":
        return this.#gone(event, this.spots.loot(), signal);
      case "looter-came":
        return this.#came(event, "looter", event.cell, event.start, signal);
      case "figure-put":
        return this.#put(event, signal);
      case "dragon-flew":
        return this.#came(event, "dragon", event.cell, this.scene?.dragon ?? null, signal);
      case "wardens-patrolled":
        return this.#patrolled(event, signal);
      default:
        return this.#told(event, signal);
    }
  }

  /** What is held up, and what changes at once. */
  async #told(event: AnyEvent, signal: AbortSignal): Promise<void> {
    const moment = momentOf(event);
    if (moment) {
      this.moment = moment;
      await rest(TIME.page * (moment.kind === "dice" ? 0.9 : 1.6) * paceFactor(), signal);
      this.moment = null;
    }
    const scene = this.scene;
    if (scene) this.show(after(scene, event, this.#piece("hero" in event ? event.hero : null)));
  }

  async #inserted({ arrow, tile }: Event<"inserted">, signal: AbortSignal): Promise<void> {
    const scene = this.scene;
    if (!scene) return;
    const exit = exitOf(arrow);
    const over = scene.pawns.flatMap((cell, piece) => (same(cell, exit) ? [piece] : []));
    const [maze, expelled] = pushed(scene.maze, scenes.turned(scene.spare, tile[1]), arrow);
    const ids = scenes.pushedIds(scene.ids, arrow);
    this.show({ ...scenes.carriedScene(scene, arrow), maze, ids });
    const leaving = scenes.tileOf(expelled, scenes.IN_HAND, ids[scenes.IN_HAND] ?? scenes.IN_HAND);
    const land = () => this.show({ spare: scenes.turned(expelled, 0) });
    await this.push({ arrow, leaving, over, land }, signal);
  }

  /** The lines of a side move on; each tile that is pushed out comes in again at the front. */
  async #slid({ side }: Event<"slid">, signal: AbortSignal): Promise<void> {
    for (const place of [0, 1, 2]) {
      const scene = this.scene;
      if (!scene) return;
      const arrow = SIDES.indexOf(side) * 3 + place;
      const ids = [
        ...scenes.rolled(scene.ids.slice(0, scenes.IN_HAND), arrow),
        scene.ids[scenes.IN_HAND] ?? scenes.IN_HAND,
      ];
      this.show({ ...scenes.carriedScene(scene, arrow), maze: scenes.rolled(scene.maze, arrow), ids });
      const [entry = [0, 0]] = lineOf(arrow);
      const leaving = scenes.tileOf(this.scene?.maze[numberOf(entry)] ?? scene.spare, scenes.IN_HAND, 50 + arrow);
      await this.push({ arrow, leaving, over: [], land: () => undefined }, signal);
    }
  }

  /** A tile turns where it lies. */
  async #turned({ cell, rotation }: Event<"tile-turned">, signal: AbortSignal): Promise<void> {
    const scene = this.scene;
    const tile = scene?.maze[numberOf(cell)];
    if (!scene || !tile) return;
    const change = () =>
      this.show({
        maze: scene.maze.map((old, number) => (number === numberOf(cell) ? scenes.turned(old, rotation) : old)),
      });
    if (this.still || openings(tile[0], tile[1]) === openings(tile[0], rotation))
      return this.crossfade({}, change, signal);
    change();
    await tick();
    const quarters = (rotation - tile[1] + 4) % 4;
    const [x, y] = [cell[1] * 100 + 50, cell[0] * 100 + 50];
    const from = -90 * (quarters > 2 ? quarters - 4 : quarters);
    const frames = [`rotate(${from}deg)`, "rotate(0deg)"].map((turn) => ({
      transform: `translate(${x}px, ${y}px) ${turn} translate(-50px, -50px)`,
    }));
    const options = { duration: 2 * TIME.turn * paceFactor(), easing: "ease-in-out" };
    await play(
      this.part(`[data-cell="${numberOf(cell)}"]:not([data-pawn], [data-mark], [data-glyph])`),
      frames,
      options,
      signal,
    );
  }

  async #swapped({ cell, other }: Event<"tiles-swapped">, signal: AbortSignal): Promise<void> {
    const scene = this.scene;
    if (!scene) return;
    const away = (one: Cell): Cell => (same(one, cell) ? other : same(one, other) ? cell : one);
    const swap = <T>(things: readonly T[]): T[] =>
      things.map((thing, number) => {
        const from = [cell, other].find((one) => numberOf(away(one)) === number);
        return from ? (things[numberOf(from)] as T) : thing;
      });
    const change = () => this.show({ ...scenes.movedScene(scene, away), maze: swap(scene.maze), ids: swap(scene.ids) });
    if (this.still) return this.crossfade({}, change, signal);
    change();
    await tick();
    const options = { duration: 2 * TIME.carry * paceFactor(), easing: "ease-in-out" };
    const travels = [cell, other].flatMap((one) => {
      const frames = [{ translate: apart(away(one), one) }, { translate: "0px 0px" }];
      return this.#parts(`[data-cell="${numberOf(one)}"]`).map((part) => play(part, frames, options, signal));
    });
    await Promise.all(travels);
  }

  async #walked({ piece: hero, path }: Event<"walked">, signal: AbortSignal): Promise<void> {
    const piece = this.#piece(hero);
    if (!this.#table) return;
    await this.walk(piece, { way: path, figure: scenes.figureOf(this.#table, piece), knot: null, hint: false }, signal);
  }

  /** An Item leaves its Portal. */
  async #gone(
    event: Event<"item-collected"> | Event<"item-looted">,
    place: Element | null,
    signal: AbortSignal,
  ): Promise<void> {
    await this.collect(`item-${event.item}`, place, signal);
    const scene = this.scene;
    if (scene) this.show(after(scene, event, this.#piece("hero" in event ? event.hero : null)));
  }

  /** Somebody moves to a tile, straight across the maze. */
  async #came(event: AnyEvent, kind: string, cell: Cell, start: Cell | null, signal: AbortSignal): Promise<void> {
    const scene = this.scene;
    if (!scene) return;
    this.show(after(scene, event, -1));
    await this.#glide(kind, cell, start, signal);
  }

  async #put(event: Event<"figure-put">, signal: AbortSignal): Promise<void> {
    const piece = this.#piece(event.figure);
    if (piece >= 0) await this.lift([{ seat: piece, to: event.cell }], signal);
    else await this.#came(event, event.figure, event.cell, event.start, signal);
  }

  async #patrolled(event: Event<"wardens-patrolled">, signal: AbortSignal): Promise<void> {
    const from = this.scene?.wardens ?? [];
    this.show({ wardens: event.cells });
    await Promise.all(event.cells.map((cell, k) => this.#glide("warden", cell, from[k] ?? null, signal)));
  }

  async #glide(kind: string, cell: Cell, start: Cell | null, signal: AbortSignal): Promise<void> {
    if (this.still) return this.crossfade({}, () => undefined, signal);
    await tick();
    const [part] = this.#parts(`[data-mark="${kind}"][data-cell="${numberOf(cell)}"]`).slice(-1);
    const far = start ? { translate: apart(start, cell) } : { translate: "0px -60px", opacity: 0 };
    const options = { duration: 2 * TIME.carry * paceFactor(), easing: EASE.walk };
    await play(part, [far, { translate: "0px 0px", opacity: 1 }], options, signal);
  }

  #parts(selector: string): SVGGraphicsElement[] {
    return [...(this.spots.board()?.querySelectorAll<SVGGraphicsElement>(`svg ${selector}`) ?? [])];
  }
}
