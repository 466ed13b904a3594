// Cards of packs: nobody has drawn them, so the drawing of their kind stands in.
import type { BoxTold } from "../../wire/legends";
import { artOf } from "./art";

/** The symbol of each card of a box, and the one of its kind. */
export function kindsIn(box: BoxTold): ReadonlyMap<string, string> {
  const items = new Set(box.items);
  const kinds: [string[], string][] = [
    [Object.keys(box.heroes), "any-hero"],
    [Object.keys(box.cards).filter((id) => !items.has(id)), "any-card"],
    [box.items, "item"],
    [Object.keys(box.fairies), "fairy"],
    [Object.keys(box.tracks), "any-track"],
    ...Object.values(box.game).map(({ id, kind }): [string[], string] => [[id], `any-${kind}`]),
    [Object.keys(box.places), "any-place"],
    [Object.keys(box.bodies), "body-plain"],
    [Object.keys(box.storms), "storm"],
  ];
  return new Map(kinds.flatMap(([ids, kind]) => ids.map((id) => [artOf(id), artOf(kind)])));
}

/** Have a symbol in the page for every card of a box. */
export function drawStrangers(box: BoxTold): void {
  for (const [id, kind] of kindsIn(box)) {
    const drawing = document.getElementById(kind);
    if (document.getElementById(id) || !drawing) continue;
    const stranger = drawing.cloneNode(true) as Element;
    stranger.id = id;
    drawing.after(stranger);
  }
}
