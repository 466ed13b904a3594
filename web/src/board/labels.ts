// What is said of a maze, whatever is played in it (design.md, section 12).
import { say } from "../lib/text.svelte";
import { type Cell, cellOf, isFixed, labelOf, same } from "./geometry";

/** A sentence begins with a capital letter. */
export function sentence(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

interface Labelled {
  readonly homes: readonly Cell[];
  readonly pawns: readonly Cell[];
  /** Through whose eyes it is seen. */
  readonly seat: number | null;
  readonly tiles: readonly { readonly openings: number }[];
  readonly ways: readonly Cell[][] | null;
}

/** What is said of each cell, in the order of design.md; `borne` says what lies on it, or what it is. */
export function cellLabels(
  { homes, pawns, seat: own, tiles, ways }: Labelled,
  borne: (number: number) => string[],
): string[] {
  const steps = new Map((ways ?? []).map((way) => [String(way.at(-1)), way.length - 1]));
  return tiles.map(({ openings }, number) => {
    const cell = cellOf(number);
    const owner = homes.findIndex((home) => same(home, cell));
    const said = [`${labelOf(cell)}.`];
    if (openings)
      said.push(say(owner >= 0 ? "cell-home" : isFixed(number) ? "cell-fixed" : "cell-movable", { seat: owner }));
    said.push(...borne(number));
    pawns.forEach((pawn, seat) => {
      if (same(pawn, cell)) said.push(say(seat === own ? "cell-you" : "cell-stands", { seat }));
    });
    if (openings) said.push(say(`openings-${openings}`));
    const away = steps.get(String(cell));
    if (ways) said.push(away === undefined ? say("cell-cut") : say("cell-reach", { steps: away }));
    return said.join(" ");
  });
}

export function arrowLabel(arrow: number, state: "free" | "chosen" | "locked" | "idle"): string {
  if (state === "locked") return say(`moves-${arrow}.locked`);
  return say(state === "idle" ? "arrow-idle" : state === "chosen" ? "arrow-chosen" : "arrow-slide", { arrow });
}

const SHAPES: Readonly<Record<string, string>> = { I: "straight", L: "corner", T: "junction" };

/** What is said of the spare; `borne` says what lies on it. */
export function spareLabel(shape: string, borne: readonly string[], openings: number, turnable: boolean): string {
  const said = [say(`spare-${SHAPES[shape]}`), ...borne, say(`openings-${openings}`)];
  if (turnable) said.push(say("spare-turn"));
  return said.join(" ");
}

/** Everything in reach that bears something, in words. */
export function mapInWords(ways: readonly Cell[][], borne: (cell: Cell) => string | null): string[] {
  return ways.flatMap((way) => {
    const end = way.at(-1);
    const treasure = end && borne(end);
    return treasure ? [say("map-item", { treasure, cell: end, steps: way.length - 1 })] : [];
  });
}
