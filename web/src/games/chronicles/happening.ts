// What an event changes in the picture at once, and what of it is held up.
import { type Cell, same } from "../../board/geometry";
import type { AnyEvent, PortalColour, Portal } from "../../wire/chronicles";
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

function portal(scene: Scene, colour: PortalColour, change: Portal | null): Partial<Scene> {
  return { portals: scene.portals.map((old, place) => (COLOURS[place] === colour ? change : old)) };
}

/** All but the first that lies there. */
function without(cells: readonly Cell[], cell: Cell | null): Cell[] {
  const at = cells.findIndex((one) => cell !== null && same(one, cell));
  return cells.filter((_, place) => place !== at);
}

/** All that lie elsewhere. */
const cleared = (cells: readonly Cell[], cell: Cell): Cell[] => cells.filter((one) => !same(one, cell));

function tokensWithout(scene: Scene, kind: string, cell: Cell, count = 1): Partial<Scene> {
  let left = count;
  return { tokens: scene.tokens.filter(([token, place]) => token !== kind || !same(place, cell) || left-- <= 0) };
}

const portalOf = (scene: Scene, colour: PortalColour): Portal | null => scene.portals[COLOURS.indexOf(colour)] ?? null;

/** A Portal and an Echo change places; the Looters at the Portal go with it. */
function moved(scene: Scene, { colour, cell, item }: Extract<AnyEvent, { event: "portal-moved" }>): Partial<Scene> {
  const before = portalOf(scene, colour);
  if (!before) return {};
  const [from, own] = before;
  return {
    ...portal(scene, colour, [cell, own]),
    echoes: scene.echoes.map(([echo, at]) => [echo, echo === item ? from : at]),
    looters: scene.looters.map((at) => (same(at, from) ? cell : at)),
  };
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
      return {
        ...portal(scene, event.colour, [event.cell, event.item]),
        echoes: scene.echoes.filter(([item]) => item !== event.item),
      };
    case "portal-moved":
      return moved(scene, event);
    case "portal-closed":
      return portal(scene, event.colour, null);
    case "item-collected":
      return {
        ...portal(scene, event.colour, null),
        held: scene.held.map((items, k) => (k === piece ? [...items, event.item] : items)),
      };
    case "item-looted":
      return {
        ...portal(scene, event.colour, null),
        looted: [...scene.looted, event.item],
        looters: without(scene.looters, event.cell),
      };
    case "item-recovered":
      return {
        looted: scene.looted.filter((item) => item !== event.item),
        held: scene.held.map((items, k) => (k === piece ? [...items, event.item] : items)),
      };
    case "snare-laid":
      return { tokens: [...scene.tokens, ["snare", event.cell]] };
    case "token-put":
      return { tokens: [...scene.tokens, [event.token, event.cell]] };
    case "token-taken":
      return tokensWithout(scene, event.token, event.cell, event.count);
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
    case "loot-prevented":
      return { looters: without(scene.looters, portalOf(scene, event.colour)?.[0] ?? null) };
    case "snare-sprung": {
      const caught =
        event.foe === "warden"
          ? { wardens: without(scene.wardens, event.cell) }
          : { looters: cleared(scene.looters, event.cell) };
      return { ...tokensWithout(scene, "snare", event.cell), ...caught };
    }
    case "knocked-out":
      return event.foe === "warden"
        ? { wardens: without(scene.wardens, event.cell) }
        : { looters: without(scene.looters, event.cell) };
    case "dragon-flew":
      return { dragon: event.cell };
    case "figure-put":
      if (event.figure === "looter") return { looters: [...without(scene.looters, event.start), event.cell] };
      return event.figure === "warden" ? { wardens: [...without(scene.wardens, event.start), event.cell] } : {};
    default:
      return {};
  }
}
