// What events of chronicles hold up for everybody to see.
import type { AnyEvent } from "../../wire/chronicles";

export type HeldUp =
  | { readonly kind: "dice"; readonly faces: readonly string[] }
  | { readonly kind: "event"; readonly card: string }
  | { readonly kind: "done"; readonly text: string };

export function heldUpBy(event: AnyEvent): HeldUp | null {
  switch (event.event) {
    case "dice-rolled":
      return { kind: "dice", faces: event.faces };
    case "event-drawn":
    case "folk-came":
      return { kind: "event", card: `card-${event.card}` };
    case "quest-completed":
      return { kind: "done", text: `quest-${event.quest}` };
    case "ritual-completed":
      return { kind: "done", text: `ritual-${event.ritual}` };
    default:
      return null;
  }
}
