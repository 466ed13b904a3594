// Plays movements with the browser's own animations; when a signal is aborted, they end at once.
import type { Cell } from "./geometry";
import { isStep } from "./ways";

/** Milliseconds and easings of design.md, section 6, at normal pace. */
export const TIME = {
  turn: 180,
  slide: 420,
  drop: 180,
  carry: 300,
  step: 140,
  walk: 1400,
  flip: 360,
  found: 600,
  collapse: 480,
  page: 1300,
  fade: 120,
  trace: 1500,
} as const;

export const EASE = {
  slide: "cubic-bezier(.22,.9,.3,1)",
  walk: "cubic-bezier(.45,.05,.55,.95)",
  pop: "cubic-bezier(.34,1.4,.64,1)",
} as const;

/** Plays keyframes on an element and returns when they end, or at once if aborted. */
export async function play(
  element: Element | null | undefined,
  frames: Keyframe[],
  options: KeyframeAnimationOptions,
  signal: AbortSignal,
): Promise<void> {
  if (!element || signal.aborted) return;
  const animation = element.animate(frames, options);
  const stop = () => animation.cancel();
  signal.addEventListener("abort", stop, { once: true });
  await animation.finished.catch(() => undefined);
  signal.removeEventListener("abort", stop);
}

/** Everything on a line slides into place from one tile away. */
export async function slide(
  board: Element,
  selector: string,
  by: { x: number; y: number },
  duration: number,
  signal: AbortSignal,
): Promise<void> {
  const frames = [{ translate: `${-by.x}px ${-by.y}px` }, { translate: "0px 0px" }];
  const options = { duration, easing: EASE.slide };
  await Promise.all([...board.querySelectorAll(selector)].map((part) => play(part, frames, options, signal)));
}

/** From one cell to another, in board units. */
export function apart(from: Cell, to: Cell): string {
  return `${(from[1] - to[1]) * 100}px ${(from[0] - to[0]) * 100}px`;
}

/** A pawn that falls off the edge lifts, fades, and lands on the opposite tile. */
export function overTheEdge([down, right]: Cell): Keyframe[] {
  const at = (tiles: number, lift: number) => `${right * 100 * tiles}px ${down * 100 * tiles - lift}px`;
  return [
    { translate: at(6, 0), opacity: 1 },
    { translate: at(6.5, 40), opacity: 0, offset: 0.45 },
    { translate: at(-0.3, 40), opacity: 0, offset: 0.55 },
    { translate: at(0, 0), opacity: 1 },
  ];
}

/** Half a turn of a card around its upright axis. */
export function flip(from: string, to: string): Keyframe[] {
  return [{ transform: `rotateY(${from})` }, { transform: `rotateY(${to})` }];
}

/** The frames of one cell on a way that ends elsewhere. */
export function leaping(cell: Cell, next: Cell | undefined, end: Cell, offset: number): Keyframe[] {
  const here = { translate: apart(cell, end), easing: EASE.walk, offset };
  if (!next || isStep(cell, next)) return [here];
  const gone = { opacity: 0, offset: offset + 0.001 };
  return [
    { ...here, opacity: 1 },
    { translate: apart(cell, end), ...gone },
    { translate: apart(next, end), ...gone },
  ];
}
