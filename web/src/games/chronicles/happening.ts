// What an event changes at once in the picture, and what is held up of it.
import { type Cell, same } from "../../board/geometry";
import type { AnyEvent, Colour, Portal } from "../../wire/chronicles";
import { COLOURS, type Scene } from "./scene";

/** What is held up for everybody to see. */
export type Moment =
  | { readonly kind: "dice"; readonly faces: readonly string[] }
  | { readonly kind: "event"; readonly card: string }
  | { readonly kind: "done"; readonly text: string };

export function momentOf(event: AnyEvent): Moment | null {
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

function portal(scene: Scene, colour: Colour, change: Portal | null): Partial<Scene> {
  return { portals: scene.portals.map((old, place) => (COLOURS[place] === colour ? change : old)) };
}

/** All but the first that lies there. */
function without(cells: readonly Cell[], cell: Cell | null): Cell[] {
  const at = cells.findIndex((one) => cell !== null && same(one, cell));
  return cells.filter((_, place) => place !== at);
}

function tokensWithout(scene: Scene, kind: string, cell: Cell): Partial<Scene> {
  const at = scene.tokens.findIndex(([token, place]) => token === kind && same(place, cell));
  return { tokens: scene.tokens.filter((_, place) => place !== at) };
}

/** What an event changes in the picture. The view at the end of the step is the truth. */
export function after(scene: Scene, event: AnyEvent, piece: number): Partial<Scene> {
  switch (event.event) {
    case "dice-rolled":
      return { dice: event.faces };
    case "die-resolved": {
      const at = scene.dice.indexOf(event.face);
      return { dice: scene.dice.filter((_, place) => place !== at) };
    }
    case "crystals-gained":
    case "objective-paid":
      return { crystals: scene.crystals + event.count };
    default:
      return inMaze(scene, event, piece);
  }
}

function inMaze(scene: Scene, event: AnyEvent, piece: number): Partial<Scene> {
  switch (event.event) {
    case "portal-opened":
      return { ...portal(scene, event.colour, [event.cell, event.item]), echoes: scene.echoes.filter(([item]) => item !== event.item) };
    case "portal-closed":
      return portal(scene, event.colour, null);
    case "item-collected":
      return { ...portal(scene, event.colour, null), held: scene.held.map((items, k) => (k === piece ? [...items, event.item] : items)) };
    case "item-looted":
      return { ...portal(scene, event.colour, null), looted: [...scene.looted, event.item], looters: without(scene.looters, event.cell) };
    case "snare-laid":
      return { tokens: [...scene.tokens, ["snare", event.cell]] };
    case "token-put":
      return { tokens: [...scene.tokens, [event.token, event.cell]] };
    case "snare-sprung":
      return tokensWithout(scene, "snare", event.cell);
    case "token-taken":
      return tokensWithout(scene, event.token, event.cell);
    default:
      return ofFoes(scene, event);
  }
}

function ofFoes(scene: Scene, event: AnyEvent): Partial<Scene> {
  switch (event.event) {
    case "looter-came":
      return { looters: [...without(scene.looters, event.start), event.cell] };
    case "warden-came":
      return { wardens: [...scene.wardens, event.cell] };
    case "knocked-out":
      return event.foe === "warden" ? { wardens: without(scene.wardens, event.cell) } : { looters: without(scene.looters, event.cell) };
    case "dragon-flew":
      return { dragon: event.cell };
    case "figure-put":
      if (event.figure === "looter") return { looters: [...without(scene.looters, event.start), event.cell] };
      return event.figure === "warden" ? { wardens: [...without(scene.wardens, event.start), event.cell] } : {};
    default:
      return {};
  }
}
