// What lies on the hero path: on a cell, and between a cell and the next one.
import type { View } from "../../wire/legends";
import { heroesOn } from "./offers";
import { sentences } from "./labels";
import { nameOf, ui } from "./words";

/** The tokens on a cell. */
export function groundOn(view: View, cell: number): string[] {
  const { scene } = view;
  const found: string[] = view.cave_in === cell ? ["cave-in"] : [];
  if (scene.chapter === "fire" && scene.mud === cell) found.push("mud");
  if (scene.chapter === "darkness" && scene.mud === cell) found.push("crevasse");
  if (scene.chapter === "moons" && scene.portals && [1, 3, 4, 7].includes(cell)) found.push("portal");
  if (scene.chapter === "magma") {
    const lava = scene.lava[cell - 1];
    if (lava) found.push(`lava-${lava.startsWith("hot") ? "hot" : lava}`);
  }
  return found;
}

/** What bars the way to the next cell. */
export function barredAfter(view: View, cell: number): string[] {
  const { scene } = view;
  if (scene.chapter !== "crystals") return [];
  return [...(scene.gate === cell ? ["gate"] : []), ...(scene.bats === cell ? ["bats"] : [])];
}

/** A cell of the path, in words. */
export function pathWords(view: View, cell: number): string {
  const { scene } = view;
  const cart = scene.chapter === "crystals" && scene.cart === cell ? ui("cart-load", { count: scene.load }) : "";
  const things = [...groundOn(view, cell), ...barredAfter(view, cell)].map(nameOf);
  const heroes = heroesOn(view, cell).map(({ hero }) => nameOf(hero));
  return sentences([cell === 7 ? ui("castle") : ui("path-cell", { cell }), ...heroes, ...things, cart]);
}
