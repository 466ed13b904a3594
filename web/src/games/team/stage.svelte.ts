// How events of the team game look. What a page is about to do is marked before it happens.
import { tick } from "svelte";
import { figureOf } from "../../board/figures";
import { type Cell, lineOf, numberOf } from "../../board/geometry";
import { TIME, play } from "../../board/motion";
import { IN_HAND } from "../../board/ids";
import { Stage as BoardStage, type Spots as BoardSpots } from "../../board/stage.svelte";
import type { Beat } from "../../lib/board";
import { pause } from "../../lib/playback";
import { paceFactor } from "../../lib/settings.svelte";
import type { AnyEvent, BookPushed, Face, Rotated, Treasure, View, WalkedWith } from "../../wire/team";
import { type Peril, perilOf, laidOf, spentOn, tileOf } from "./maze";

export interface Spots extends BoardSpots {
  /** Where treasures go: the portal, or the seat where it is not in sight. */
  readonly portal: (seat: number) => Element | null;
  readonly book: () => Element | null;
}

type Happening = Beat<View, AnyEvent>;

export class Stage extends BoardStage<View, AnyEvent, Spots> {
  /** What the page just read is about to do. */
  peril = $state.raw<Peril | null>(null);
  /** The cells over which dust rises. */
  dust = $state.raw<readonly number[]>([]);

  protected override pawnsOf(view: View) {
    return view.pawns;
  }

  override figureOf(view: View, piece: number): number {
    return figureOf(view, piece);
  }

  protected override async look(beat: Happening, signal: AbortSignal): Promise<void> {
    await this.#look(beat, signal);
    this.dust = [];
    if (signal.aborted) this.peril = null;
  }

  async #look(beat: Happening, signal: AbortSignal): Promise<void> {
    const { event } = beat;
    switch (event.event) {
      case "page-read":
        return this.#read(beat, signal);
      case "book-pushed":
        return this.#bookPushed(event, beat, signal);
      case "buried":
        return this.#turned(gone(beat), beat, signal);
      case "sent-home":
        return this.lift(beat, signal);
      case "teleported":
        return this.#teleported(event.seat, beat, signal);
      case "inserted":
        return this.push({ arrow: event.arrow, leaving: tileOf(event.expelled, IN_HAND) }, beat, signal);
      case "rotated":
      case "turned-up":
        return this.#rotated(event, beat, signal);
      case "switched":
        return this.exchange(event.cell, event.beside, beat, signal);
      case "walked":
        return this.walk({ piece: event.piece, way: event.path }, beat, signal);
      case "walked-with":
        return this.#walkedWith(event, beat, signal);
      case "uncovered":
        return this.#turned([event.cell], beat, signal);
      case "collected":
      case "helped":
        return this.#collected(event.treasure, event.seat, signal);
      case "won":
        return this.cheer([...beat.after.pawns.keys()], signal);
    }
  }

  /** A page is turned, and what it will do is marked for a while. */
  async #read({ after, show }: Happening, signal: AbortSignal): Promise<void> {
    const half = { duration: (TIME.flip / 2) * paceFactor(), easing: "ease-in-out" };
    if (!this.still) await play(this.spots.book(), [{ scale: "1 1" }, { scale: "0.1 1" }], half, signal);
    show();
    this.peril = after.page && perilOf(after.page, after);
    await tick();
    if (!this.still) await play(this.spots.book(), [{ scale: "0.1 1" }, { scale: "1 1" }], half, signal);
    await pause(TIME.page * paceFactor(), signal);
  }

  /** The spare goes in as rubble; whoever stands on the tile that leaves waits to be sent home. */
  async #bookPushed({ arrow, expelled }: BookPushed, beat: Happening, signal: AbortSignal): Promise<void> {
    this.dust = lineOf(arrow).slice(0, 1).map(numberOf);
    await this.push({ arrow, leaving: tileOf(expelled, IN_HAND) }, beat, signal);
    this.peril = null;
  }

  /** Tiles turn over around their short axis, in a little dust. */
  async #turned(cells: readonly Cell[], beat: Happening, signal: AbortSignal): Promise<void> {
    this.peril = null;
    if (cells.length === 0) return;
    if (this.still) return this.crossfade(beat, signal);
    this.dust = cells.map(numberOf);
    await this.pivot(cells, ["scale(1, 1)", "scale(0.04, 1)"], TIME.collapse / 2, signal);
    beat.show();
    await tick();
    await this.pivot(cells, ["scale(0.04, 1)", "scale(1, 1)"], TIME.collapse / 2, signal);
  }

  async #rotated({ cell, tile }: Pick<Rotated, "cell" | "tile">, beat: Happening, signal: AbortSignal): Promise<void> {
    const before: Face | null | undefined = laidOf(beat.before).maze[numberOf(cell)];
    if (before) await this.rotate(cell, before, tile, beat, signal);
  }

  async #teleported(seat: number, beat: Happening, signal: AbortSignal): Promise<void> {
    await this.lift(beat, signal);
    const seats = this.peril?.seats.filter((other) => other !== seat) ?? [];
    this.peril = this.peril && seats.length > 0 ? { ...this.peril, seats } : null;
  }

  async #walkedWith({ walked: { piece, path }, spell, leap }: WalkedWith, beat: Happening, signal: AbortSignal) {
    await this.walk({ piece, way: path, spent: spentOn({ path, spell, leap }) }, beat, signal);
  }

  async #collected(treasure: Treasure, seat: number, signal: AbortSignal): Promise<void> {
    await this.collect(`treasure-${treasure}`, this.spots.portal(seat), signal);
  }
}

/** The cells whose tiles turn to rubble. */
function gone({ before, after }: Happening): Cell[] {
  return after.down.filter((cell) => before.maze[numberOf(cell)]);
}
