// What the stages of all games do: they hold something up for everybody to see, and let pieces travel and fade.
import { tick } from "svelte";
import { prefersReducedMotion } from "svelte/motion";
import type { Beat } from "../lib/board";
import { pause } from "../lib/playback";
import { paceFactor } from "../lib/settings.svelte";
import { layerAt } from "./layer";
import { EASE, TIME, play } from "./motion";
import { type Seen, isNear, paired, piecesSeen } from "./pieces";

/** Where pieces come from that are new, and where those go that leave the table, by name. */
export interface Way {
  readonly from?: string;
  readonly to?: string;
}

export abstract class Staging<View, Event, HeldUp = never> {
  heldUp = $state.raw<HeldUp | null>(null);

  /** How one event looks. */
  protected abstract look(beat: Beat<View, Event>, signal: AbortSignal): Promise<void>;

  animate = async (beat: Beat<View, Event>, signal: AbortSignal): Promise<void> => {
    if (paceFactor() > 0 && !signal.aborted) await this.look(beat, signal);
    if (paceFactor() === 0 || signal.aborted) this.heldUp = null;
  };

  /** Whether nothing travels. */
  protected get still(): boolean {
    return paceFactor() === 0 || prefersReducedMotion.current;
  }

  /** Something is shown to everybody, for some milliseconds; whoever lays it down says so. */
  protected async holdUp(what: HeldUp, beat: Beat<View, Event>, time: number, signal: AbortSignal, way: Way = {}) {
    await this.travel(() => ((this.heldUp = what), beat.show()), signal, way);
    await pause(time * paceFactor(), signal);
  }

  /** Parts that are new, or changed as a whole, come up. */
  protected async fadeIn(parts: readonly (Element | null | undefined)[], signal: AbortSignal, from = 0): Promise<void> {
    if (paceFactor() === 0) return;
    const options = { duration: TIME.fade, easing: "ease-out" };
    await Promise.all(parts.map((part) => play(part, [{ opacity: from }, { opacity: 1 }], options, signal)));
  }

  /** A change of the table: every piece travels from where it was to where it is; what comes or goes fades. */
  protected async travel(change: () => void, signal: AbortSignal, { from, to }: Way = {}): Promise<void> {
    const before = piecesSeen().map((seen): Kept => ({
      ...seen,
      copy: copyOf(seen.piece),
      host: seen.piece.parentElement,
    }));
    change();
    await tick();
    await tick(); // strips may have scrolled
    const after = piecesSeen();
    const start = before.find(({ name }) => name === from)?.at;
    const end = after.find(({ name }) => name === to)?.at;
    const stays = new Set(after.map(({ name }) => name));
    const known = new Set(before.map(({ name }) => name));
    const pairs = paired(before, after) as [Kept | null, Seen | null][];
    const along = (now: Seen) => now.on !== null && !known.has(now.on) && !start;
    await Promise.all(
      pairs.map(([old, now]) => {
        if (!now) return old!.on && !stays.has(old!.on) ? null : this.#leave(old!, end, stays, signal);
        if (old ? isNear(old.at, now.at) || (now.on && old.on === now.on) : along(now)) return null;
        const origin = old?.at ?? (isBed(now) ? undefined : start);
        return origin && !this.still ? this.#fly(now, origin, old, signal) : this.fadeIn([now.piece], signal);
      }),
    );
  }

  /** A copy travels above everything else, so that nothing cuts it off; the piece itself waits unseen. */
  async #fly(now: Seen, from: DOMRect, old: Kept | null, signal: AbortSignal): Promise<void> {
    const { piece, at } = now;
    const host = piece.parentElement;
    const shrinks = old && from.height > 1.5 * at.height; // what is small says too little: it travels as it was
    const copy = shrinks ? lifted({ ...old, host }) : lifted({ ...now, copy: copyOf(piece), host });
    const frames = shrinks
      ? [{ transform: "none" }, { transform: across(from, at) }]
      : [{ transform: across(at, from) }, { transform: "none" }];
    const options = { duration: TIME.carry * paceFactor(), easing: EASE.walk };
    await Promise.all([
      play(copy, frames, options, signal),
      play(piece, [{ opacity: 0 }, { opacity: 0 }], options, signal),
    ]);
    copy.remove();
  }

  /** What is gone fades where it was, or on its way to `end`; what lay on it and stays is elsewhere already. */
  async #leave(old: Kept, end: DOMRect | undefined, stays: ReadonlySet<string>, signal: AbortSignal): Promise<void> {
    for (const part of old.copy.querySelectorAll<HTMLElement>("[data-piece]")) {
      if (stays.has(part.dataset["piece"] ?? "")) part.style.visibility = "hidden";
    }
    const ghost = lifted(old);
    const away = end && !this.still ? across(old.at, end) : "none";
    const duration = away === "none" ? TIME.fade : TIME.carry * paceFactor();
    await play(ghost, [{ opacity: 1 }, { opacity: 0, transform: away }], { duration, easing: EASE.walk }, signal);
    ghost.remove();
  }
}

/** A piece before a change: what it looked like, and where. */
interface Kept extends Seen {
  readonly copy: Element;
  readonly host: Element | null;
}

/** Whether other pieces lie on it. */
const isBed = ({ piece }: Seen): boolean => piece.querySelector("[data-piece]") !== null;

const copyOf = (piece: Element): Element => piece.cloneNode(true) as Element;

/** From one place on the screen to another, for an element whose origin is its upper left corner. */
function across(at: DOMRect, to: DOMRect): string {
  return `translate(${to.x - at.x}px, ${to.y - at.y}px) scale(${to.width / at.width}, ${to.height / at.height})`;
}

/** A copy over everything else, exactly where the piece is or was, and dressed by the same rules of style. */
function lifted({ copy, at, size: [width, height], host }: Kept): HTMLElement {
  for (const part of [copy, ...copy.querySelectorAll("[data-piece], [data-thing], [data-tip]")])
    for (const name of ["data-piece", "data-thing", "data-tip"]) part.removeAttribute(name);
  const layer = layerAt(at, host?.isConnected ? host : document.body);
  Object.assign(layer.style, { width: `${width}px`, height: `${height}px`, transformOrigin: "0 0" });
  Object.assign((copy as HTMLElement).style, { width: "100%", height: "100%", margin: "0", inset: "0" });
  layer.append(copy);
  const seen = copy.getBoundingClientRect();
  layer.style.left = `${at.left + at.left - seen.left}px`;
  layer.style.top = `${at.top + at.top - seen.top}px`;
  return layer;
}
