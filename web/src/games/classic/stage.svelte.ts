// How events of the classic game look.
import { tick } from "svelte";
import { figureOf } from "../../board/figures";
import { TIME, flip, play } from "../../board/motion";
import { IN_HAND, idsAfter } from "../../board/ids";
import { type Spots as BoardSpots, Stage as BoardStage } from "../../board/stage.svelte";
import type { Beat } from "../../lib/board";
import { paceFactor } from "../../lib/settings.svelte";
import type { AnyEvent, Inserted, View } from "../../wire/classic";
import { glyphOf, tileOf } from "./maze";

export interface Spots extends BoardSpots {
  readonly card: () => Element | null;
  readonly seat: (seat: number) => Element | null;
}

type Happening = Beat<View, AnyEvent>;

export class Stage extends BoardStage<View, AnyEvent, Spots> {
  protected override pawnsOf(view: View) {
    return view.pawns;
  }

  override figureOf(view: View, piece: number): number {
    return figureOf(view, piece);
  }

  protected override async look(beat: Happening, signal: AbortSignal): Promise<void> {
    const { event } = beat;
    switch (event.event) {
      case "inserted":
        return this.#inserted(event, beat, signal);
      case "walked":
        return this.walk({ piece: event.piece, way: event.path }, beat, signal);
      case "swapped":
        return this.lift(beat, signal);
      case "found":
        return this.collect(glyphOf(event.treasure), this.spots.seat(event.seat), signal);
      case "target-seen":
        return this.#seen(beat, signal);
      case "won":
        return this.cheer([event.seat], signal);
    }
  }

  async #inserted({ arrow, expelled }: Inserted, beat: Happening, signal: AbortSignal): Promise<void> {
    const leaving = tileOf(expelled, idsAfter(this.ids, arrow)[IN_HAND] ?? IN_HAND);
    await this.push({ arrow, leaving }, beat, signal);
  }

  /** The card of the next target is turned up. */
  async #seen(beat: Happening, signal: AbortSignal): Promise<void> {
    const half = { duration: (TIME.flip / 2) * paceFactor(), easing: "ease-in-out" };
    if (!this.still) await play(this.spots.card(), flip("0deg", "90deg"), half, signal);
    beat.show();
    await tick();
    if (!this.still) await play(this.spots.card(), flip("-90deg", "0deg"), half, signal);
  }
}
