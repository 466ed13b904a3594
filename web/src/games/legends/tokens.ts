// What lies on places and on cells of the passage, and what explains it.
import type { BoxTold, Spot, View } from "../../wire/legends";
import { markedBy } from "./progress";
import { type Sign, counted } from "./signs";
import { tipOf } from "./tips";

/** The tokens on a place. */
export function onPlace(spot: Spot, view: View, box: BoxTold): Sign[] {
  const { fires, guild, storm, dark, sabotaged, crystals } = spot;
  const most = view.chapter === "crystals" ? (box.places[spot.place]?.crystals ?? 0) : 0;
  return [
    ...counted({
      "token-fire": fires,
      "token-guild": guild,
      "token-storm": Number(storm !== null),
      "token-darkness": Number(dark),
      "token-sabotage": Number(sabotaged),
    }),
    ...spot.fairies.map((id) => ({ id })),
    ...(most ? [{ id: "token-crystal", count: `${crystals}/${most}`, dim: crystals === 0 }] : []),
  ];
}

/** A place and everything on it. */
export function placeTip(spot: Spot, view: View, box: BoxTold): string {
  return tipOf([
    spot.place,
    ...onPlace(spot, view, box).map(({ id }) => id),
    view.visited.includes(spot.place) && "visited",
  ]);
}

/** What lies on a cell of the passage, and what hangs over it. */
export function passageTip(cell: number, view: View, box: BoxTold): string {
  const { scene } = view;
  const threat = view.threats[cell - 1];
  return tipOf([
    view.passage[cell - 1]?.card,
    scene.chapter === "darkness" && scene.row[cell - scene.entry]?.body,
    scene.chapter === "fire" && scene.waiting[cell - 1]?.length ? "ravager" : null,
    threat && `token-${threat}`,
    scene.chapter === "crystals" && scene.secret === cell && "token-secret-passage",
    markedBy(view, box).includes(cell) && "token-dial",
  ]);
}
