// Chronicles as the maze draws it: what lies and stands where at a moment.
import { type Cell, carried, exitOf, isFixed, numberOf, openings, pushed, same } from "../../board/geometry";
import type { TileShown } from "../../board/shown";
import type { Play } from "../../lib/board";
import type { AnyAction, AnyEvent, PortalColour, Echo, Hero, Outlook, Portal, Tile, View } from "../../wire/chronicles";

export type ChroniclesPlay = Play<View, AnyAction, AnyEvent, Outlook>;
export type Of<K extends AnyAction["do"]> = Extract<AnyAction, { do: K }>;

export const COLOURS: readonly PortalColour[] = ["red", "purple", "blue", "yellow"];
/** The figure and emblem of each Character (design.md, section 3). */
export const FIGURES: Readonly<Record<Hero, number>> = { roger: 1, demetris: 2, ollie: 3, miranda: 4 };
const HEROES: readonly Hero[] = ["roger", "demetris", "ollie", "miranda"];

/** What can be seen of the table at a moment. */
export interface Scene {
  readonly maze: readonly Tile[];
  readonly spare: Tile;
  /** Which tile lies where, the spare last: equal tiles keep their leaves when they slide. */
  readonly ids: readonly number[];
  readonly pawns: readonly Cell[]; // by Character, in turn order
  readonly portals: readonly (Portal | null)[]; // by colour
  readonly echoes: readonly Echo[];
  readonly looters: readonly Cell[];
  readonly wardens: readonly Cell[];
  readonly dragon: Cell | null;
  readonly tokens: readonly [string, Cell][]; // snares, blooms and wisps
  readonly dice: readonly string[];
  readonly held: readonly (readonly string[])[]; // by Character
  readonly looted: readonly string[];
  readonly crystals: number;
}

/** The tiles of a new screen, in reading order, and the spare. */
export const FIRST_IDS: readonly number[] = Array.from({ length: 50 }, (_, number) => number);

export function sceneOf(view: View, ids: readonly number[]): Scene {
  const tokens = (kind: string, cells: readonly Cell[]) => cells.map((cell): [string, Cell] => [kind, cell]);
  return {
    maze: view.maze.tiles,
    spare: view.spare,
    ids,
    pawns: view.pieces.map(({ cell }) => cell),
    portals: view.portals,
    echoes: view.echoes,
    looters: view.looters,
    wardens: view.wardens,
    dragon: view.dragon,
    tokens: [...tokens("snare", view.snares), ...tokens("bloom", view.blooms), ...tokens("wisp", view.wisps)],
    dice: view.dice,
    held: view.pieces.map(({ items }) => items),
    looted: view.looted,
    crystals: view.crystals,
  };
}

/** A scene as it would be; its tiles are those of now, moved as the choice moves them. */
export function sceneAhead(now: Scene, ahead: Outlook, moved: readonly number[]): Scene {
  const { spare, pieces: pawns, portals, echoes, looters, wardens, dragon, tokens } = ahead;
  return {
    ...now,
    maze: ahead.maze.tiles,
    spare,
    ids: moved,
    pawns,
    portals,
    echoes,
    looters,
    wardens,
    dragon,
    tokens,
  };
}

/** The tile in the hand as it goes in. */
export function turned([shape, , id]: Tile, rotation: number): Tile {
  return [shape, rotation, id];
}

/** The numbers of the tiles after a push. */
export function pushedIds(ids: readonly number[], arrow: number): number[] {
  const [after, spare] = pushed(ids.slice(0, IN_HAND), ids[IN_HAND] ?? IN_HAND, arrow);
  return [...after, spare];
}

/** Everything in the maze that lies on tiles, after they have moved. */
export function movedScene(scene: Scene, move: (cell: Cell) => Cell): Partial<Scene> {
  return {
    pawns: scene.pawns.map(move),
    portals: scene.portals.map((portal) => portal && [move(portal[0]), portal[1]]),
    echoes: scene.echoes.map(([item, cell]) => [item, move(cell)]),
    looters: scene.looters.map(move),
    wardens: scene.wardens.map(move),
    dragon: scene.dragon && move(scene.dragon),
    tokens: scene.tokens.map(([kind, cell]) => [kind, move(cell)]),
  };
}

/** Everything in the maze after the tiles of a line have moved on by one. */
export function carriedScene(scene: Scene, arrow: number): Partial<Scene> {
  return movedScene(scene, (cell) => carried([cell], arrow)[0] ?? cell);
}

/** A line that moves on by one, its last tile coming in again at the front. */
export function rolled<T>(things: readonly T[], arrow: number): T[] {
  const exit = things[numberOf(exitOf(arrow))] as T;
  return pushed(things, exit, arrow)[0];
}

export const IN_HAND = 49; // the number of the spare, after those of the cells

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

export function tilesOf(scene: Scene, starts: readonly Cell[]): TileShown[] {
  const homes = new Map(starts.map((cell, hero) => [numberOf(cell), FIGURES[HEROES[hero] ?? "roger"]]));
  const glyphs = new Map<number, string>(scene.echoes.map(([, cell]) => [numberOf(cell), "ch-echo"]));
  scene.portals.forEach((portal, colour) => portal && glyphs.set(numberOf(portal[0]), `ch-portal-${COLOURS[colour]}`));
  return scene.maze.map((tile, number) =>
    tileOf(tile, number, scene.ids[number] ?? number, glyphs.get(number) ?? null, homes.get(number) ?? null),
  );
}

/** The Character whose start a cell is. */
export function startOf(view: View, cell: Cell): Hero | null {
  const hero = view.starts.findIndex((start) => same(start, cell));
  return HEROES[hero] ?? null;
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
