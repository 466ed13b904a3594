// The figure and emblem of each colour of pawns (design.md, section 3).
export type Colour = "red" | "yellow" | "blue" | "green";

export const FIGURES: Readonly<Record<Colour, number>> = { red: 1, blue: 2, yellow: 3, green: 5 };

export function figureOf({ colours }: { readonly colours: readonly Colour[] }, seat: number): number {
  return FIGURES[colours[seat] ?? "red"];
}
