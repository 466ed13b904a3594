// Plays what happened in the classic game.
import { tick } from "svelte";
import { figureOf } from "../../board/figures";
import { carried, exitOf, pushed, same } from "../../board/geometry";
import { TIME, flip, play } from "../../board/motion";
import { Stage as BoardStage, type Spots as BoardSpots } from "../../board/stage.svelte";
import { paceFactor } from "../../lib/settings.svelte";
import type { AnyEvent, Face, Inserted, Swapped, Treasure, View } from "../../wire/classic";
import { type Scene, glyphOf, tileOf } from "./scene";

export interface Spots extends BoardSpots {
  readonly card: () => Element | null;
  readonly seat: (seat: number) => Element | null;
}

const sceneOf = ({ maze, spare, pawns, targets }: View): Scene => ({ maze, spare, pawns, targets });

export class Stage extends BoardStage<View, Scene> {
  /** Which tile lies where, the spare last: a tile keeps its leaves and flowers. */
  ids = $state.raw<readonly number[]>(Array.from({ length: 50 }, (_, id) => id));

  constructor(override readonly spots: Spots) {
    super(spots);
  }

  /** The tiles after a push, for previews: those of the board, and the one that is out. */
  idsAfter(arrow: number): [number[], number] {
    return pushed(this.ids.slice(0, 49), this.ids[49] ?? 49, arrow);
  }

  animate = async (events: AnyEvent[], before: View, after: View, signal: AbortSignal): Promise<void> => {
    this.begin(before, sceneOf(before));
    for (const event of events) await this.#play(event, after, signal);
    this.end(sceneOf(after));
  };

  async #play(event: AnyEvent, after: View, signal: AbortSignal): Promise<void> {
    switch (event.event) {
      case "inserted":
        return this.#inserted(event, signal);
      case "walked":
        return this.walk(
          event.piece,
          { way: event.path, figure: figureOf(after, event.piece), knot: null, hint: false },
          signal,
        );
      case "swapped":
        return this.#swapped(event, signal);
      case "found":
        return this.collect(glyphOf(event.treasure), this.spots.seat(event.seat), signal);
      case "target-seen":
        return this.#seen(after.targets, signal);
      case "won":
        return this.cheer([event.seat], signal);
    }
  }

  async #inserted({ arrow, tile, expelled }: Inserted, signal: AbortSignal): Promise<void> {
    const scene = this.scene;
    if (!scene) return;
    const [ids, out] = this.idsAfter(arrow);
    const exit = exitOf(arrow);
    const over = scene.pawns.flatMap((cell, seat) => (same(cell, exit) ? [seat] : []));
    this.ids = [...ids, out];
    const maze = pushed<Face>(scene.maze, tile, arrow)[0];
    this.show({ maze, pawns: carried(scene.pawns, arrow) });
    const land = () => this.show({ spare: [expelled[0], 0, expelled[2]] });
    await this.push({ arrow, leaving: tileOf(expelled, out), over, land }, signal);
  }

  async #swapped({ seat, other }: Swapped, signal: AbortSignal): Promise<void> {
    const [mine, theirs] = [this.scene?.pawns[seat], this.scene?.pawns[other]];
    if (mine && theirs)
      await this.lift(
        [
          { seat, to: theirs },
          { seat: other, to: mine },
        ],
        signal,
      );
  }

  async #seen(targets: readonly Treasure[], signal: AbortSignal): Promise<void> {
    const half = { duration: (TIME.flip / 2) * paceFactor(), easing: "ease-in-out" };
    if (!this.still) await play(this.spots.card(), flip("0deg", "90deg"), half, signal);
    this.show({ targets });
    await tick();
    if (!this.still) await play(this.spots.card(), flip("-90deg", "0deg"), half, signal);
  }
}
