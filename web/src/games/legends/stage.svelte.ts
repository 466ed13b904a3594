// How events of legends look: what is turned up is held up, what is hit shakes, and everything else travels.
import { EASE, TIME, play } from "../../board/motion";
import { Staging, type Way } from "../../board/staging.svelte";
import type { Beat } from "../../lib/board";
import { paceFactor } from "../../lib/settings.svelte";
import type { AnyEvent, View } from "../../wire/legends";
import { type HeldUp, heldUpBy } from "./held-up";

/** Where things come from that are new, and go that leave. */
const WAYS: Partial<Record<AnyEvent["event"], Way>> = {
  drawn: { from: "pile" },
  "cards-drawn": { from: "pile" },
  fetched: { from: "pile" },
  revealed: { from: "deck" },
  "castle-entered": { to: "castle" },
};
const SHAKES = [{ translate: "0 0" }, { translate: "-5px 0" }, { translate: "5px 0" }, { translate: "0 0" }];
const LEAPS = [{ translate: "0 0" }, { translate: "0 -16px" }, { translate: "0 0" }];

type Happening = Beat<View, AnyEvent>;

export class Stage extends Staging<View, AnyEvent, HeldUp> {
  protected override async look(beat: Happening, signal: AbortSignal): Promise<void> {
    const heldUp = heldUpBy(beat.event);
    if (heldUp) return this.#holdUp(heldUp, beat, signal);
    const felt = this.#feel(beat, signal);
    if (/^chapter-(won|lost)$/.test(beat.event.event)) await felt; // the table is cleared only then
    await Promise.all([felt, this.#move(beat, signal)]);
  }

  /** A card lies down in the passage next; what only happens has been seen. */
  async #holdUp(heldUp: HeldUp, beat: Happening, signal: AbortSignal): Promise<void> {
    const time = "face" in heldUp ? TIME.found : TIME.page;
    await this.holdUp(heldUp, beat, time, signal, WAYS[beat.event.event]);
    const comes = "card" in heldUp && !beat.after.gone.includes(heldUp.card);
    if (!comes) await this.travel(() => (this.heldUp = null), signal);
  }

  async #move(beat: Happening, signal: AbortSignal): Promise<void> {
    const lands = beat.event.event === "entered";
    const change = () => (lands && (this.heldUp = null), beat.show());
    if (lands || beat.after !== beat.before) await this.travel(change, signal, WAYS[beat.event.event]);
  }

  /** What the pieces do about it. */
  async #feel({ event }: Happening, signal: AbortSignal): Promise<void> {
    switch (event.event) {
      case "hurt":
        return this.#shake(`[data-piece="hero-${event.hero}"]`, signal);
      case "attacked":
      case "device-fired":
        return this.#shake(`[data-thing="passage:${event.cell}"] [data-piece]`, signal);
      case "trap-sprung":
        return this.#shake(`.passage [data-piece="prowler-${CSS.escape(event.card)}"]`, signal);
      case "chapter-lost":
        return this.#shake('[data-piece="castle"]', signal);
      case "chapter-won":
        return this.#cheer(signal);
    }
  }

  async #shake(selector: string, signal: AbortSignal): Promise<void> {
    if (this.still) return;
    await play(document.querySelector(selector), SHAKES, { duration: TIME.carry * paceFactor() }, signal);
  }

  /** The heroes leap for joy. */
  async #cheer(signal: AbortSignal): Promise<void> {
    if (this.still) return;
    const options = { duration: TIME.carry * paceFactor(), iterations: 3, easing: EASE.walk };
    await Promise.all([...document.querySelectorAll(".path .hero")].map((hero) => play(hero, LEAPS, options, signal)));
  }
}
