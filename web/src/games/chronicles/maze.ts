// Chronicles as the maze draws it: what lies and stands where at a moment.
import { type Cell, isFixed, numberOf, openings } from "../../board/geometry";
import { IN_HAND } from "../../board/ids";
import type { TileShown } from "../../board/shown";
import type { Play } from "../../lib/board";
import type { AnyAction, AnyEvent, PortalColour, Echo, Hero, Outlook, Portal, Tile, View } from "../../wire/chronicles";

export type ChroniclesPlay = Play<View, AnyAction, AnyEvent, Outlook>;
export type Of<K extends AnyAction["do"]> = Extract<AnyAction, { do: K }>;

export const COLOURS: readonly PortalColour[] = ["red", "purple", "blue", "yellow"];
/** The figure and emblem of each Character (design.md, section 3). */
export const FIGURES: Readonly<Record<Hero, number>> = { roger: 1, demetris: 2, ollie: 3, miranda: 4 };
export const HEROES: readonly Hero[] = ["roger", "demetris", "ollie", "miranda"];

/** What lies and stands in the maze, as it is or as it would be. */
export interface LaidMaze {
  readonly maze: readonly Tile[];
  readonly pawns: readonly Cell[]; // by Character, in turn order
  readonly portals: readonly (Portal | null)[]; // by colour
  readonly echoes: readonly Echo[];
  readonly looters: readonly Cell[];
  readonly wardens: readonly Cell[];
  readonly dragon: Cell | null;
  readonly tokens: readonly [string, Cell][]; // snares, blooms and wisps
}

export function laidOf(view: View): LaidMaze {
  const tokens = (kind: string, cells: readonly Cell[]) => cells.map((cell): [string, Cell] => [kind, cell]);
  return {
    maze: view.maze.tiles,
    pawns: view.pieces.map(({ cell }) => cell),
    portals: view.portals,
    echoes: view.echoes,
    looters: view.looters,
    wardens: view.wardens,
    dragon: view.dragon,
    tokens: [...tokens("snare", view.snares), ...tokens("bloom", view.blooms), ...tokens("wisp", view.wisps)],
  };
}

/** The maze as it would be. */
export function laidAhead(ahead: Outlook): LaidMaze {
  const { pieces: pawns, portals, echoes, looters, wardens, dragon, tokens } = ahead;
  return { maze: ahead.maze.tiles, pawns, portals, echoes, looters, wardens, dragon, tokens };
}

export function tileOf(
  [shape, rotation]: Tile,
  number: number,
  id: number,
  glyph: string | null = null,
  home: number | null = null,
): TileShown {
  const ground = number < IN_HAND && isFixed(number) ? "stone" : "hedge";
  return { id, openings: openings(shape, rotation), ground, glyph, home };
}

export function tilesOf(laid: LaidMaze, ids: readonly number[], starts: readonly Cell[]): TileShown[] {
  const homes = new Map(starts.map((cell, hero) => [numberOf(cell), FIGURES[HEROES[hero] ?? "roger"]]));
  const glyphs = new Map<number, string>(laid.echoes.map(([, cell]) => [numberOf(cell), "ch-echo"]));
  laid.portals.forEach((portal, colour) => portal && glyphs.set(numberOf(portal[0]), `ch-portal-${COLOURS[colour]}`));
  return laid.maze.map((tile, number) =>
    tileOf(tile, number, ids[number] ?? number, glyphs.get(number) ?? null, homes.get(number) ?? null),
  );
}

export function figureOf(view: View, piece: number): number {
  return FIGURES[view.pieces[piece]?.hero ?? "roger"];
}

/** The figure of a seat: that of the walking Character, or of the first that it leads. */
export function figureOfSeat(view: View, seat: number): number {
  const mover = moverOf(view);
  const led = view.pieces[mover]?.seat === seat ? mover : view.pieces.findIndex((piece) => piece.seat === seat);
  return led < 0 ? seat + 1 : figureOf(view, led);
}

/** The Character who walks now: in a Move that a card grants, it need not be the active one. */
export function moverOf(view: View): number {
  const walking = view.todo.findLast((task) => task.task === "walking");
  return walking?.task === "walking" ? walking.hero : view.active;
}

/** What the viewer is asked about, where it is a card: the latest thing to be done. */
export function taskOf(view: View): View["todo"][number] | null {
  return view.todo.at(-1) ?? null;
}
