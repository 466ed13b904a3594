// Plays what happened: a revealed card is held up, then it goes where it belongs; everything else moves from place to place.
import { tick } from "svelte";
import { prefersReducedMotion } from "svelte/motion";
import { EASE, TIME, play, rest } from "../../board/motion";
import { paceFactor } from "../../lib/settings.svelte";
import type { AnyEvent, View } from "../../wire/legends";
import { type Moment, momentOf, shownAfter } from "./scene";

const HURT = new Set(["hurt", "attacked", "device-fired", "trap-sprung"]);

export class Stage {
  moment = $state.raw<Moment | null>(null);
  #ahead = $state.raw<{ of: View; view: View } | null>(null);

  /** The table to draw; while a step is played, the table as far as the step has got. */
  shown(view: View): View {
    return this.#ahead?.of === view ? this.#ahead.view : view;
  }

  animate = async (events: AnyEvent[], before: View, _after: View, signal: AbortSignal): Promise<void> => {
    if (paceFactor() === 0 || signal.aborted) return;
    this.#ahead = { of: before, view: before };
    for (const event of events) {
      if (signal.aborted) break;
      await this.#play(event, before, signal);
    }
    this.moment = null;
  };

  async #play(event: AnyEvent, before: View, signal: AbortSignal): Promise<void> {
    const view = this.#ahead?.view ?? before;
    const next = shownAfter(view, event);
    const moment = momentOf(event);
    if (moment) {
      this.moment = moment;
      this.#ahead = { of: before, view: next };
      return rest(("face" in moment ? TIME.found : TIME.page) * paceFactor(), signal);
    }
    if (HURT.has(event.event)) await this.#shake(event, signal);
    if (next !== view)
      await this.#move(() => (this.#ahead = { of: before, view: next }), event.event === "entered", signal);
  }

  get #still(): boolean {
    return prefersReducedMotion.current;
  }

  /** Every piece travels from where it was to where it is. */
  async #move(change: () => void, lands: boolean, signal: AbortSignal): Promise<void> {
    const from = places();
    change();
    if (lands) this.moment = null;
    await tick();
    if (this.#still) return rest(TIME.fade * paceFactor(), signal);
    const travels = [...pieces()].map(([name, piece]) => {
      const old = from.get(name);
      const now = piece.getBoundingClientRect();
      if (!old || Math.hypot(old.x - now.x, old.y - now.y) < 2) return null;
      const frames = [
        {
          transformOrigin: "0 0",
          transform: `translate(${old.x - now.x}px, ${old.y - now.y}px) scale(${old.width / now.width}, ${old.height / now.height})`,
        },
        { transformOrigin: "0 0", transform: "none" },
      ];
      return play(piece, frames, { duration: TIME.carry * paceFactor(), easing: EASE.walk }, signal);
    });
    await Promise.all(travels);
  }

  async #shake(event: AnyEvent, signal: AbortSignal): Promise<void> {
    const id = "card" in event ? `prowler-${event.card}` : "hero" in event ? `hero-${event.hero}` : "";
    if (this.#still) return;
    const frames = [{ translate: "0 0" }, { translate: "-5px 0" }, { translate: "5px 0" }, { translate: "0 0" }];
    await play(pieces().get(id), frames, { duration: TIME.carry * paceFactor() }, signal);
  }
}

/** Everything that can travel, by its name; of two alike, the later ones are counted. */
function pieces(): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  for (const piece of document.querySelectorAll<HTMLElement>("[data-piece]")) {
    let name = piece.dataset["piece"] ?? "";
    while (found.has(name)) name += "+";
    found.set(name, piece);
  }
  return found;
}

const places = (): Map<string, DOMRect> =>
  new Map([...pieces()].map(([name, piece]) => [name, piece.getBoundingClientRect()]));
