// The graph of a review as plain numbers: where its lines, marks and ticks lie.
import type { GameReview } from "../wire/messages";
import { TEAM, cornersOf, mostLeft } from "./review";

interface Size {
  width: number;
  height: number;
}

export interface Graph {
  left: number;
  right: number;
  top: number;
  bottom: number;
  ticks: { left: number; y: number }[];
  /** A step line for each seat, or one for all of them and one for what they play against;
   *  and where its emblem stands at the end. */
  lines: { number: number; path: string; end: number }[];
  costly: { turn: number; x: number; y: number }[];
  /** Where a team lost, and whether there is more room to the left of it. */
  lost: { x: number; late: boolean } | null;
  x(seq: number): number;
}

const APART = 20; // px between two emblems at the end
const TICKS = [1, 2, 3, 4, 6, 12];

/** Nothing left is at the top: whoever is ahead is on top. */
export function graphOf(review: GameReview, last: number, { width, height }: Size, together = false): Graph {
  const [left, right, top, bottom] = [28, Math.max(60, width - 28), 14, height - 14];
  const most = mostLeft(review);
  const step = TICKS.find((each) => most / each <= 4) ?? most;
  const x = (seq: number) => round(left + ((right - left) * seq) / Math.max(1, last));
  const y = (value: number) => round(top + ((bottom - top) * value) / most);
  const corners = review.start.map((_, number) => cornersOf(review, number));
  const lost = review.lost === null ? null : x(review.turns[review.lost]!.last);
  const ends = spread(
    corners.map((line) => y(line.at(-1)!.left)),
    top,
    bottom,
  );
  return {
    left,
    right,
    top,
    bottom,
    ticks: Array.from({ length: Math.floor(most / step) + 1 }, (_, n) => ({ left: n * step, y: y(n * step) })),
    lines: corners.map((line, number) => {
      const steps = line.slice(1).map((corner) => `H${x(corner.seq)}V${y(corner.left)}`);
      return { number, path: `M${x(0)} ${y(line[0]!.left)}${steps.join("")}H${right}`, end: ends[number]! };
    }),
    costly: review.costly.map((turn) => {
      const { last: seq, seat, standings } = review.turns[turn]!;
      return { turn, x: x(seq), y: y(standings[together ? TEAM : seat]!.left) };
    }),
    lost: lost === null ? null : { x: lost, late: lost > (left + right) / 2 },
    x,
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Heights moved apart as little as needed, in their order, between top and bottom. */
export function spread(heights: readonly number[], top: number, bottom: number): number[] {
  const order = heights.map((_, seat) => seat).sort((a, b) => heights[a]! - heights[b]!);
  const placed = [...heights];
  order.forEach((seat, n) => {
    const above = n === 0 ? top - APART : placed[order[n - 1]!]!;
    placed[seat] = Math.max(placed[seat]!, above + APART);
  });
  order.toReversed().forEach((seat, n) => {
    const under = n === 0 ? bottom + APART : placed[order[order.length - n]!]!;
    placed[seat] = Math.min(placed[seat]!, under - APART);
  });
  return placed;
}
