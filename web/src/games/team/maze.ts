// The team game as the maze draws it: fronts and rubble become tiles, pages become marks.
import { FIGURES, figureOf } from "../../board/figures";
import { cellOf, isFixed, numberOf, openings } from "../../board/geometry";
import type { SpentShown, TileShown } from "../../board/shown";
import { IN_HAND } from "../../board/ids";
import type { Play } from "../../lib/board";
import type {
  AnyAction,
  AnyEvent,
  Cell,
  Colour,
  Face,
  Outlook,
  Spell,
  Switch,
  Treasure,
  View,
  PawnWay,
} from "../../wire/team";

export type TeamPlay = Play<View, AnyAction, AnyEvent, Outlook>;
export type Page = NonNullable<View["page"]>;
export type Front = Face | null; // null for rubble

/** What lies and who stands in the maze, as it is or as it would be. */
export interface LaidMaze {
  readonly maze: readonly Front[];
  readonly pawns: readonly Cell[];
}

/** The maze as it is; the tile that is about to be turned up lies open already. */
export function laidOf({ maze, pawns, revealed, active }: View): LaidMaze {
  const pawn = pawns[active];
  if (!revealed || !pawn) return { maze, pawns };
  return { maze: maze.map((front, number) => (number === numberOf(pawn) ? revealed : front)), pawns };
}

export function glyphOf(front: Face): string | null {
  const [, treasure, marking] = front[2];
  return treasure ? `treasure-${treasure}` : marking ? `marking-${marking}` : null;
}

const RUBBLE = 100; // where the numbers of unseen tiles begin

export function tileOf(front: Front, number: number, home?: number): TileShown {
  if (!front) return { id: RUBBLE + number, openings: 0, ground: "rubble", glyph: null, home: null };
  const [shape, rotation, [id]] = front;
  const ground = number < IN_HAND && isFixed(number) ? "stone" : "hedge";
  return { id, openings: openings(shape, rotation), ground, glyph: glyphOf(front), home: home ?? null };
}

/** The corners belong to their colours, whether they play or not. */
const CORNERS: Readonly<Record<Colour, Cell>> = { red: [0, 0], yellow: [0, 6], blue: [6, 6], green: [6, 0] };
const HOMES = new Map((Object.keys(CORNERS) as Colour[]).map((colour) => [numberOf(CORNERS[colour]), FIGURES[colour]]));

export function tilesOf(maze: readonly Front[]): TileShown[] {
  return maze.map((front, number) => tileOf(front, number, HOMES.get(number)));
}

/** Where the front with a name lies; null if it cannot be seen. */
export function cellOfName(maze: readonly Front[], name: string): Cell | null {
  const number = maze.findIndex((front) => front?.[2][1] === name || front?.[2][2] === name);
  return number < 0 ? null : cellOf(number);
}

/** A treasure that lies open, and the seat whose board shows it. */
export interface Wish {
  readonly seat: number;
  readonly figure: number;
  readonly treasure: Treasure;
  readonly cell: Cell;
  /** The seats that could collect it with a move, as the server tells it. */
  readonly by: readonly number[];
  readonly reached: boolean;
}

export function wishesOf(view: View, maze: readonly Front[], finds: Outlook["finds"] | null): Wish[] {
  return view.boards.flatMap((board, seat) =>
    board.flatMap((treasure) => {
      const cell = treasure && cellOfName(maze, treasure);
      if (!treasure || !cell) return [];
      const by = (finds ?? []).flatMap((found, finder) => (found.includes(treasure) ? [finder] : []));
      return [{ seat, figure: figureOf(view, seat), treasure, cell, by, reached: by.length > 0 }];
    }),
  );
}

const STEPS: Readonly<Record<Switch["side"], Cell>> = { north: [-1, 0], east: [0, 1], south: [1, 0], west: [0, -1] };

/** The two cells whose tiles a switch exchanges. */
export function pairOf({ cell: [row, col], side }: Switch): [Cell, Cell] {
  const [down, right] = STEPS[side];
  return [
    [row, col],
    [row + down, col + right],
  ];
}

/** What a page is about to do, as far as everybody can see it. */
export interface Peril {
  readonly arrow: number | null;
  readonly cells: readonly Cell[]; // tiles that turn to rubble
  readonly seats: readonly number[]; // pawns that are put elsewhere
  readonly corner: Cell | null;
}

export function perilOf(page: Page, view: View): Peril {
  const none: Peril = { arrow: null, cells: [], seats: [], corner: null };
  switch (page.effect) {
    case "push":
      return { ...none, arrow: page.arrow };
    case "flip":
      return {
        ...none,
        cells: [page.treasure, page.marking].map((name) => cellOfName(view.maze, name)).filter((cell) => cell !== null),
      };
    case "teleport": {
      const seats = page.pawns.map((colour) => view.colours.indexOf(colour)).filter((seat) => seat >= 0);
      return { ...none, seats, corner: seats.length ? CORNERS[page.to] : null };
    }
  }
}

export const SPELL_COLOURS: Readonly<Record<Spell, string>> = {
  push: "#1f66ad",
  rotate: "#6d3fa3",
  switch: "#a8342c",
  traverse: "#9a5112",
  teleport: "#1c744f",
  escape: "#45525e",
};

/** Where a spell is spent on a way, as the thread shows it. */
export function spentOn({ path, spell, leap }: PawnWay): SpentShown | null {
  const cell = leap === null ? undefined : path[leap];
  return spell && cell ? { cell, glyph: `spell-${spell}`, colour: SPELL_COLOURS[spell] } : null;
}
