// The figure and emblem of each colour of pawns (design.md, section 3).
import type { Cell } from "./geometry";
import type { PawnShown } from "./shown";

export type Colour = "red" | "yellow" | "blue" | "green";

export const FIGURES: Readonly<Record<Colour, number>> = { red: 1, blue: 2, yellow: 3, green: 5 };

interface Seated {
  readonly colours: readonly Colour[];
  readonly active: number;
  readonly phase: string;
}

export function figureOf({ colours }: Pick<Seated, "colours">, seat: number): number {
  return FIGURES[colours[seat] ?? "red"];
}

export function pawnsOf(view: Seated, cells: readonly Cell[]): PawnShown[] {
  const playing = view.phase !== "over";
  return cells.map((cell, seat) => ({
    seat,
    cell,
    figure: figureOf(view, seat),
    active: playing && seat === view.active,
  }));
}
