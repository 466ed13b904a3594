// What events of legends hold up for everybody to see.
import type { AnyEvent } from "../../wire/legends";

export type HeldUp = { card: string; dark: boolean } | { face: number } | { storm: string };

export function heldUpBy(event: AnyEvent): HeldUp | null {
  if (event.event === "revealed") return { card: event.card, dark: event.dark };
  if (event.event === "die-rolled" || event.event === "die-set") return { face: event.face };
  if (event.event === "storm-broke") return { storm: event.card };
  return null;
}
