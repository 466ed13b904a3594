// The classic game as the maze draws it: faces become tiles, seats become pawns.
import type { Play } from "../../lib/board";
import type { AnyAction, AnyEvent, Cell, Face, Outlook, Treasure, View } from "../../wire/classic";
import { figureOf } from "../../board/figures";
import { isFixed, numberOf, openings } from "../../board/geometry";
import type { TileShown } from "../../board/shown";

export type ClassicPlay = Play<View, AnyAction, AnyEvent, Outlook>;

/** What can be seen of the table at a moment. */
export interface LaidMaze {
  readonly maze: readonly Face[];
  readonly pawns: readonly Cell[];
  readonly targets: readonly Treasure[];
}

export function glyphOf(treasure: Treasure): string {
  return `treasure-${treasure}`;
}

/** The figures of the start corners, by cell. */
export function homesOf(view: View): Map<number, number> {
  return new Map(view.homes.map((cell, seat) => [numberOf(cell), figureOf(view, seat)]));
}

export function tileOf([shape, rotation, treasure]: Face, id: number, cell?: number, home?: number): TileShown {
  return {
    id,
    openings: openings(shape, rotation),
    ground: cell !== undefined && isFixed(cell) ? "stone" : "hedge",
    glyph: treasure === null ? null : glyphOf(treasure),
    home: home ?? null,
  };
}

export function tilesOf(
  maze: readonly Face[],
  ids: readonly number[],
  homes: ReadonlyMap<number, number>,
): TileShown[] {
  return maze.map((face, number) => tileOf(face, ids[number] ?? number, number, homes.get(number)));
}

/** Where a treasure lies in a maze; null when it is on the spare. */
export function cellOfTreasure(maze: readonly Face[], treasure: Treasure): Cell | null {
  const number = maze.findIndex((face) => face[2] === treasure);
  return number < 0 ? null : [Math.floor(number / 7), number % 7];
}

/** The cells that a seat looks for: its open targets, or its start corner. */
export function wantedCells(view: View, targets: readonly Treasure[], maze: readonly Face[]): Cell[] {
  if (view.seat === null || view.phase === "over") return [];
  const home = view.homes[view.seat];
  if (view.goes_home) return home ? [home] : [];
  return targets.map((treasure) => cellOfTreasure(maze, treasure)).filter((cell) => cell !== null);
}
