// The drawing of a tile from its openings: the light falls from the north-west, so nothing is rotated.
import { type Cell, EAST, NORTH, SOUTH, WEST } from "./geometry";
import { isStep } from "./ways";

const BEND = 26;

/** The centre lines of the corridor through a tile of 100 x 100. */
export function corridor(openings: number): string {
  const has = (sides: number) => (openings & sides) === sides;
  const arcs: [number, string][] = [
    [NORTH | EAST, `M50 -12V${50 - BEND}A${BEND} ${BEND} 0 0 0 ${50 + BEND} 50H112`],
    [EAST | SOUTH, `M112 50H${50 + BEND}A${BEND} ${BEND} 0 0 0 50 ${50 + BEND}V112`],
    [SOUTH | WEST, `M50 112V${50 + BEND}A${BEND} ${BEND} 0 0 0 ${50 - BEND} 50H-12`],
    [WEST | NORTH, `M-12 50H${50 - BEND}A${BEND} ${BEND} 0 0 0 50 ${50 - BEND}V-12`],
  ];
  const straight = (has(NORTH | SOUTH) ? "M50 -12V112" : "") + (has(EAST | WEST) ? "M-12 50H112" : "");
  return straight + arcs.map(([sides, arc]) => (has(sides) ? arc : "")).join("");
}

/** The dots that mark a corridor in reach, from the middle to each opening. */
export function dots(openings: number): string {
  const side = (bit: number, line: string) => (openings & bit ? line : "");
  return side(NORTH, "M51 30V4") + side(EAST, "M75 54H100") + side(SOUTH, "M51 78V100") + side(WEST, "M27 54H0");
}

/** A small generator of numbers from 0 to 1, the same for the same seed. */
export function chance(seed: number): () => number {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export interface Growth {
  /** How far the leaf pattern is moved. */
  readonly dx: number;
  readonly dy: number;
  /** Petals and hearts of the flowers, as paths; empty on most tiles. */
  readonly petals: string;
  readonly hearts: string;
  readonly colour: string;
}

const CORNERS: readonly Cell[] = [
  [14, 14],
  [86, 14],
  [14, 86],
  [86, 86],
];
const COLOURS = ["#F6C6CF", "#FBE9A6", "#E8E2FA", "#FFFFFF"];
const PETALS: readonly Cell[] = [
  [0, -2.7],
  [2.6, -0.8],
  [1.6, 2.2],
  [-1.6, 2.2],
  [-2.6, -0.8],
];

/** What grows on a hedge tile: a tile keeps its leaves and flowers wherever it slides. */
export function growth(seed: number): Growth {
  const random = chance(seed * 17 + 3);
  const dx = Math.floor(random() * 50);
  const dy = Math.floor(random() * 50);
  const [left, top] = CORNERS[Math.floor(random() * 4)] ?? [14, 14];
  if (random() >= 0.55) return { dx, dy, petals: "", hearts: "", colour: "" };
  const colour = COLOURS[Math.floor(random() * 4)] ?? "#FFFFFF";
  let petals = "";
  let hearts = "";
  for (let flower = 0; flower < 3; flower++) {
    const x = left + (random() - 0.5) * 17;
    const y = top + (random() - 0.5) * 17;
    for (const [px, py] of PETALS) petals += disc(x + px, y + py, 2);
    hearts += disc(x, y, 1.6);
  }
  return { dx, dy, petals, hearts, colour };
}

/** A filled circle, as a piece of a path. */
export function disc(x: number, y: number, radius: number): string {
  const r = radius;
  return `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** A zigzag along a way, for telling threads apart without colour. */
export function zigzagPath(way: readonly Cell[]): string {
  return partsOf(way).map(zigzagPart).join("");
}

function zigzagPart(way: readonly Cell[]): string {
  const STEPS = 8; // per cell
  const points = way.map(([row, col]) => ({ x: col * 100 + 51, y: row * 100 + 54 }));
  let path = "";
  points.slice(1).forEach((to, k) => {
    const from = points[k] ?? to;
    const [dx, dy] = [(to.x - from.x) / 100, (to.y - from.y) / 100];
    for (let step = 0; step < STEPS; step++) {
      const along = (100 * (step + 0.5)) / STEPS;
      const aside = step % 2 === 0 ? 2.6 : -2.6;
      const [x, y] = [from.x + dx * along - dy * aside, from.y + dy * along + dx * aside];
      path += `${path ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`;
    }
  });
  return path;
}

/** The parts of a way between its leaps. */
export function partsOf(way: readonly Cell[]): Cell[][] {
  const parts: Cell[][] = [];
  way.forEach((cell, k) => {
    const before = way[k - 1];
    if (before && isStep(before, cell)) parts.at(-1)?.push(cell);
    else parts.push([cell]);
  });
  return parts;
}

/** The thread along a way, in board units: straight in corridors, round at the bends, broken where it leaps. */
export function threadPath(way: readonly Cell[]): string {
  return partsOf(way).map(partPath).join("");
}

function partPath(way: readonly Cell[]): string {
  const points = way.map(([row, col]) => ({ x: col * 100 + 51, y: row * 100 + 54 }));
  let path = "";
  points.forEach((point, k) => {
    const before = points[k - 1];
    const after = points[k + 1];
    const bends = before && after && before.x !== after.x && before.y !== after.y;
    if (!before) path += `M${point.x} ${point.y}`;
    else if (!bends) path += `L${point.x} ${point.y}`;
    else {
      const into = { x: point.x + Math.sign(before.x - point.x) * 24, y: point.y + Math.sign(before.y - point.y) * 24 };
      const out = { x: point.x + Math.sign(after.x - point.x) * 24, y: point.y + Math.sign(after.y - point.y) * 24 };
      path += `L${into.x} ${into.y}Q${point.x} ${point.y} ${out.x} ${out.y}`;
    }
  });
  return path;
}
