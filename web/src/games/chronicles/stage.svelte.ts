// How events of chronicles look. Dice and Events are held up for everybody to see.
import { tick } from "svelte";
import { type Cell, exitOf, numberOf } from "../../board/geometry";
import { EASE, TIME, apart, play } from "../../board/motion";
import { IN_HAND, idsAfter } from "../../board/ids";
import { type Push, Stage as BoardStage, type Spots as BoardSpots } from "../../board/stage.svelte";
import type { Beat } from "../../lib/board";
import { pause } from "../../lib/playback";
import { paceFactor } from "../../lib/settings.svelte";
import type { AnyEvent, BoardSide, Tile, View } from "../../wire/chronicles";
import { type HeldUp, heldUpBy } from "./held-up";
import { figureOf, tileOf } from "./maze";

export interface Spots extends BoardSpots {
  /** Where the Items of a Character lie, and those that Goblins took. */
  readonly hoard: (piece: number) => Element | null;
  readonly loot: () => Element | null;
}

type Happening = Beat<View, AnyEvent>;

const SIDES: readonly BoardSide[] = ["N", "E", "S", "W"];

export class Stage extends BoardStage<View, AnyEvent, Spots, HeldUp> {
  protected override pawnsOf(view: View): Cell[] {
    return view.pieces.map(({ cell }) => cell);
  }

  override figureOf(view: View, piece: number): number {
    return figureOf(view, piece);
  }

  protected override async look(beat: Happening, signal: AbortSignal): Promise<void> {
    const { event, before } = beat;
    switch (event.event) {
      case "inserted":
        return this.#inserted(event.arrow, event.expelled, beat, signal);
      case "slid":
        return this.roll(
          [0, 1, 2].map((place) => this.#line(before, event.side, place)),
          beat,
          signal,
        );
      case "tile-turned":
        return this.#turned(event.cell, beat, signal);
      case "tiles-swapped":
        return this.exchange(event.cell, event.other, beat, signal);
      case "walked":
        return this.walk({ piece: pieceOf(before, event.piece), way: event.path }, beat, signal);
      case "paused":
        return this.walk({ piece: pieceOf(before, event.walked.piece), way: event.walked.path }, beat, signal);
      case "item-collected":
        return this.collect(`item-${event.item}`, this.spots.hoard(pieceOf(before, event.hero)), signal);
      case "item-looted":
        return this.collect(`item-${event.item}`, this.spots.loot(), signal);
      case "looter-came":
        return this.#came("looter", [event.cell], [event.start], beat, signal);
      case "dragon-flew":
        return this.#came("dragon", [event.cell], [before.dragon], beat, signal);
      case "wardens-patrolled":
        return this.#came("warden", event.cells, before.wardens, beat, signal);
      case "figure-put":
        if (pieceOf(before, event.figure) >= 0) return this.lift(beat, signal);
        return this.#came(event.figure, [event.cell], [event.start], beat, signal);
      default:
        return this.#heldUp(event, signal);
    }
  }

  async #heldUp(event: AnyEvent, signal: AbortSignal): Promise<void> {
    this.heldUp = heldUpBy(event);
    if (this.heldUp) await pause(TIME.page * (this.heldUp.kind === "dice" ? 0.9 : 1.6) * paceFactor(), signal);
    this.heldUp = null;
  }

  async #inserted(
    arrow: number,
    [shape, rotation]: readonly [Tile[0], number, ...unknown[]],
    beat: Happening,
    signal: AbortSignal,
  ) {
    const id = idsAfter(this.ids, arrow)[IN_HAND] ?? IN_HAND;
    await this.push({ arrow, leaving: tileOf([shape, rotation, 0], IN_HAND, id) }, beat, signal);
  }

  /** A line of a side, and the tile at its end. */
  #line({ maze, spare }: View, side: BoardSide, place: number): Push {
    const arrow = SIDES.indexOf(side) * 3 + place;
    const last = maze.tiles[numberOf(exitOf(arrow))] ?? spare;
    return { arrow, leaving: tileOf(last, IN_HAND, IN_HAND + 1 + arrow) };
  }

  async #turned(cell: Cell, beat: Happening, signal: AbortSignal): Promise<void> {
    const [from, to] = [beat.before, beat.after].map(({ maze }) => maze.tiles[numberOf(cell)]);
    if (from && to) await this.rotate(cell, from, to, beat, signal);
  }

  /** Figures come to tiles, straight across the maze, or from outside. */
  async #came(
    kind: string,
    cells: readonly Cell[],
    from: readonly (Cell | null)[],
    beat: Happening,
    signal: AbortSignal,
  ): Promise<void> {
    if (this.still) return this.crossfade(beat, signal);
    beat.show();
    await tick();
    const options = { duration: 2 * TIME.carry * paceFactor(), easing: EASE.walk };
    const moves = cells.map((cell, k) => {
      const start = from[k];
      const far = start ? { translate: apart(start, cell) } : { translate: "0px -60px", opacity: 0 };
      const part = this.parts(`[data-mark="${kind}"][data-cell="${numberOf(cell)}"]`).at(-1);
      return play(part, [far, { translate: "0px 0px", opacity: 1 }], options, signal);
    });
    await Promise.all(moves);
  }
}

function pieceOf({ pieces }: View, hero: string | null): number {
  return pieces.findIndex((piece) => piece.hero === hero);
}
