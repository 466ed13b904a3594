// What a hero carries, and how it is.
import type { Board, BoxTold, View } from "../../wire/legends";
import { sentences } from "./labels";
import { nameOf, ui } from "./words";

/** The tokens that lie on a hero's board. */
export function burdenOf(board: Board, view: View): string[] {
  const { scene } = view;
  const number = view.boards.findIndex(({ hero }) => hero === board.hero);
  if (scene.chapter === "fire") return [board.bucket ? "bucket-full" : "bucket-empty"];
  if (scene.chapter === "crystals" && scene.key === number) return ["key"];
  return scene.chapter === "magma" && scene.magma === number ? ["magma"] : [];
}

export const resistanceWords = (board: Board, box: BoxTold): string =>
  ui("resistance-of", { count: board.resistance, most: box.heroes[board.hero]?.resistance ?? 0 });

/** A hero in words. */
export function heroWords(board: Board, view: View, box: BoxTold): string {
  return sentences([
    nameOf(board.hero),
    resistanceWords(board, box),
    ui("dust-usable", { count: board.usable }),
    ...[...board.fairies, ...burdenOf(board, view)].map(nameOf),
  ]);
}
