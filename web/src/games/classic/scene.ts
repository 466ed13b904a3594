// The classic game as the maze draws it: faces become tiles, seats become pawns.
import type { Play } from "../../lib/board";
import type { AnyAction, AnyEvent, Cell, Colour, Face, Outlook, Treasure, View } from "../../wire/classic";
import { isFixed, lineOf, numberOf, openings, same } from "../../board/geometry";
import type { PawnShown, TileShown } from "../../board/shown";

export type ClassicPlay = Play<View, AnyAction, AnyEvent, Outlook>;

/** The figure and emblem of each colour (design.md, section 3). */
export const FIGURES: Record<Colour, number> = { red: 1, blue: 2, yellow: 3, green: 5 };

/** What can be seen of the table at a moment. */
export interface Scene {
  readonly maze: readonly Face[];
  readonly spare: Face;
  readonly pawns: readonly Cell[];
  readonly targets: readonly Treasure[];
}

export function glyphOf(treasure: Treasure): string {
  return `treasure-${treasure}`;
}

export function figureOf(view: View, seat: number): number {
  return FIGURES[view.colours[seat] ?? "red"];
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

export function tilesOf(maze: readonly Face[], ids: readonly number[], homes: ReadonlyMap<number, number>): TileShown[] {
  return maze.map((face, number) => tileOf(face, ids[number] ?? number, number, homes.get(number)));
}

export function pawnsOf(view: View, cells: readonly Cell[]): PawnShown[] {
  const playing = view.phase !== "over";
  return cells.map((cell, seat) => ({
    seat,
    cell,
    figure: figureOf(view, seat),
    active: playing && seat === view.active,
  }));
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

export function wayTo(ways: readonly Cell[][], cell: Cell): Cell[] | null {
  return ways.find((way) => same(way.at(-1) ?? [-1, -1], cell)) ?? null;
}

/** The way that ends nearest to a cell which cannot be reached. */
export function wayTowards(ways: readonly Cell[][], [row, col]: Cell): Cell[] | null {
  const distance = (way: Cell[]) => {
    const [r, c] = way.at(-1) ?? [9, 9];
    return Math.abs(r - row) + Math.abs(c - col);
  };
  const [nearest = null] = [...ways].sort((a, b) => distance(a) - distance(b) || a.length - b.length);
  return nearest;
}

/** The shortest way to something that is looked for. */
export function wayToWanted(ways: readonly Cell[][], wanted: readonly Cell[]): Cell[] | null {
  const found = wanted.map((cell) => wayTo(ways, cell)).filter((way) => way !== null);
  const [shortest = null] = found.sort((a, b) => a.length - b.length);
  return shortest;
}

/** Where pawns stand after a push: they travel with their tiles, from the exit to the entry. */
export function carried(pawns: readonly Cell[], arrow: number): Cell[] {
  const line = lineOf(arrow);
  return pawns.map((pawn) => {
    const place = line.findIndex((cell) => same(cell, pawn));
    const [row, col] = line[(place + 1) % line.length] ?? pawn;
    return place < 0 ? pawn : [row, col];
  });
}

/** The cell from which an arrow expels a tile. */
export function exitOf(arrow: number): Cell {
  const [row, col] = lineOf(arrow)[6] ?? [0, 0];
  return [row, col];
}
