// What the maze draws, as plain data. It knows no game: whoever uses it says what is where.
import type { Cell } from "./geometry";

export interface TileShown {
  /** Which tile it is, for as long as the screen is open: it keeps its leaves when it slides. */
  readonly id: number;
  readonly openings: number;
  readonly ground: "hedge" | "stone" | "rubble";
  /** The symbol of what lies on it. */
  readonly glyph: string | null;
  /** Whose start it is: the number of a figure. */
  readonly home: number | null;
}

/** A tile of a picture: where it lies, what is open, what lies there, and whose start it is. */
export type Part = readonly [col: number, row: number, openings: number, glyph?: string | null, home?: number];

export interface PawnShown {
  readonly seat: number;
  readonly cell: Cell;
  /** The number of its figure and emblem, 1 to 6. */
  readonly figure: number;
  /** Whether it is its turn: it gets a soft ring. */
  readonly active: boolean;
}

export interface ArrowShown {
  readonly state: "free" | "chosen" | "locked" | "idle";
  readonly label: string;
  readonly suggested: boolean;
}

/** A line shown as shifted, before that counts. */
export interface PreviewShown {
  readonly arrow: number;
  readonly expelled: TileShown;
  /** Where pawns that fall off land, if there are any. */
  readonly carries: boolean;
  /** Whether it is advice, and drawn in the colour of hints. */
  readonly hint: boolean;
  /** The figure of whoever proposes it, if anybody does; it is drawn in that colour. */
  readonly figure?: number | null;
}

export interface SpentShown {
  readonly cell: Cell;
  readonly glyph: string;
  readonly colour: string;
}

export interface ThreadShown {
  readonly way: readonly Cell[];
  /** The figure in whose colour it is drawn. */
  readonly figure: number;
  /** The cell that it does not reach: a knot marks the hedge. */
  readonly knot: Cell | null;
  /** Whether it is advice, and drawn in the colour of hints. */
  readonly hint: boolean;
  /** Where a spell is spent on the way, its sign, and its colour. */
  readonly spent?: SpentShown | null;
}

/** The colour of a figure's emblem: light pawns bear dark ones. */
export function emblemInk(figure: number): string {
  return figure === 3 || figure >= 5 ? "#22201E" : "#FFFFFF";
}

export interface Fan {
  readonly dx: number;
  readonly scale: number;
}

/** How pawns that share a cell stand apart, by seat. */
export function fans(pawns: readonly PawnShown[]): Map<number, Fan> {
  const byCell = new Map<string, PawnShown[]>();
  for (const pawn of pawns) {
    const key = String(pawn.cell);
    byCell.set(key, [...(byCell.get(key) ?? []), pawn]);
  }
  const apart = new Map<number, Fan>();
  for (const group of byCell.values()) {
    const alone = group.length === 1;
    const reach = group.length === 2 ? 14 : 22;
    group.forEach((pawn, k) => {
      const dx = alone ? 0 : -reach + (2 * reach * k) / (group.length - 1);
      apart.set(pawn.seat, { dx, scale: alone ? 1 : 0.84 });
    });
  }
  return apart;
}
