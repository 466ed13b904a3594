// What lies on the hero path: on a cell, and between a cell and the next one.
import type { View } from "../../wire/legends";
import { heroesOn } from "./offers";
import { sentences } from "./labels";
import { tipOf } from "./tips";
import { nameOf, ui } from "./words";

/** The tokens on a cell. */
export function groundOn(view: View, cell: number): string[] {
  const { scene } = view;
  const found: string[] = view.cave_in === cell ? ["token-cave-in"] : [];
  if (scene.chapter === "fire" && scene.mud === cell) found.push("token-mud");
  if (scene.chapter === "darkness" && scene.mud === cell) found.push("token-crevasse");
  if (scene.chapter === "moons" && scene.portals && [1, 3, 4, 7].includes(cell)) found.push("token-portal");
  if (scene.chapter === "magma") {
    const lava = scene.lava[cell - 1];
    if (lava) found.push(`token-lava-${lava.startsWith("hot") ? "hot" : lava}`);
  }
  return found;
}

/** What bars the way to the next cell. */
export function barredAfter(view: View, cell: number): string[] {
  const { scene } = view;
  if (scene.chapter !== "crystals") return [];
  return [...(scene.gate === cell ? ["token-gate"] : []), ...(scene.bats === cell ? ["token-bats"] : [])];
}

/** A cell of the path and everything on it. */
export function pathTip(view: View, cell: number): string {
  const { scene } = view;
  return tipOf([
    ...groundOn(view, cell),
    ...barredAfter(view, cell),
    scene.chapter === "crystals" && scene.cart === cell && "cart",
    cell === 7 && "castle",
  ]);
}

/** A cell of the path, in words. */
export function pathWords(view: View, cell: number): string {
  const { scene } = view;
  const cart = scene.chapter === "crystals" && scene.cart === cell ? ui("cart-load", { count: scene.load }) : "";
  const things = [...groundOn(view, cell), ...barredAfter(view, cell)].map(nameOf);
  const heroes = heroesOn(view, cell).map(({ hero }) => nameOf(hero));
  return sentences([cell === 7 ? ui("castle") : ui("path-cell", { cell }), ...heroes, ...things, cart]);
}
