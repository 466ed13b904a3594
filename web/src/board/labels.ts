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
  readonly tiles: readonly { readonly openings: number }[];
  readonly ways: readonly Cell[][] | null;
}

/** What is said of homes and pawns, by their numbers, and of what lies on a cell. */
interface Words {
  home(owner: number): string;
  pawn(number: number): string;
  borne(cell: number): string[];
}

/** What is said of the homes and pawns of seats, to one of them. */
export function seatWords(own: number | null): Omit<Words, "borne"> {
  return {
    home: (seat) => say("cell-home", { seat }),
    pawn: (seat) => say(seat === own ? "cell-you" : "cell-stands", { seat }),
  };
}

/** What is said of each cell, in the order of design.md. */
export function cellLabels({ homes, pawns, tiles, ways }: Labelled, words: Words): string[] {
  const steps = new Map((ways ?? []).map((way) => [String(way.at(-1)), way.length - 1]));
  return tiles.map(({ openings }, number) => {
    const cell = cellOf(number);
    const owner = homes.findIndex((home) => same(home, cell));
    const said = [`${labelOf(cell)}.`];
    if (openings) said.push(owner < 0 ? say(isFixed(number) ? "cell-fixed" : "cell-movable") : words.home(owner));
    said.push(...words.borne(number));
    pawns.forEach((pawn, which) => same(pawn, cell) && said.push(words.pawn(which)));
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
