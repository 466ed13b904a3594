// Where on the table an offered action lies: pressing the thing is how it is taken.
import type { AnyAction, View } from "../../wire/legends";
import { grouped } from "./grouped";

/** A name for the place of an action; what has none on the table stands in the list. */
export function placeOf(action: AnyAction, view: View): string {
  const here = view.boards[view.acting]?.cell ?? 7;
  switch (action.do) {
    case "play":
    case "discard":
      return `card:${action.card}`;
    case "defend":
      return action.card ? `card:${action.card}` : "list";
    case "use-fairy":
    case "pick-fairy":
      return `fairy:${action.card}`;
    case "take-fairy":
      return `fair:${action.card}`;
    case "take-item":
      return `item:${action.card}`;
    case "move":
    case "teleport":
    case "stand":
    case "push-cart":
      return `path:${action.cell}`;
    case "attack":
    case "aim":
    case "guard":
    case "shock":
      return `passage:${action.cell}`;
    default:
      return elsewhere(action, here);
  }
}

function elsewhere(action: AnyAction, here: number): string {
  switch (action.do) {
    case "use-place":
    case "clear-darkness":
    case "repair":
    case "put-out-fire":
    case "load-cart":
      return `place:${here}`;
    case "pick-place":
      return `place:${action.number}`;
    case "clear-cave-in":
    case "open-gate":
      return `path:${here}`;
    case "swap-buckets":
    case "give-magma":
    case "take-up":
    case "help":
      return `hero:${action.hero}`;
    case "pick-hero":
      return `pick:${action.hero}`;
    case "include":
    case "pick-track":
      return `pick:${action.card}`;
    case "pick-slot":
      return `slot:${action.slot}`;
    case "use-skill":
      return "skill";
    case "discard-three":
      return "three";
    case "transmute":
    case "alter":
      return "pool";
    case "end-turn":
      return "end";
    default:
      return "list";
  }
}

/** All offers by their place. */
export function byPlace(offers: readonly AnyAction[], view: View): ReadonlyMap<string, AnyAction[]> {
  return grouped(offers, (offer) => placeOf(offer, view));
}

/** Things that are raised first, and only then used: what they do is worth a look. */
export const isRaised = (place: string): boolean => /^(card|place|fairy|hero|skill|three|pool)/.test(place);

/** Things of which one is chosen, and nothing else happens: one press takes it. */
export const isTaken = (place: string): boolean => /^(pick|item|fair):/.test(place);

/** The heroes on a cell of the path. */
export const heroesOn = (view: View, cell: number) => view.boards.filter((board) => board.cell === cell);
