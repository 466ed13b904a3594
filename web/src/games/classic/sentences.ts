// What the classic screen says about a position: whole sentences, one after the other.
import { same } from "../../board/geometry";
import { cellLabels, seatWords, sentence } from "../../board/labels";
import { wayTo, wayToWanted } from "../../board/ways";
import { say } from "../../lib/text.svelte";
import type { Cell, Outlook, Treasure, View } from "../../wire/classic";
import { type LaidMaze, cellOfTreasure } from "./maze";
import type { Turn } from "./turn.svelte";

/** What comes within reach, and whether the viewer is looking for it. */
export function reachSentence(
  view: View,
  targets: LaidMaze["targets"],
  ahead: Outlook,
  wanted: readonly Cell[],
): string {
  const places = ahead.ways.length - 1;
  const way = wayToWanted(ahead.ways, wanted);
  const end = way?.at(-1);
  if (!way || !end) return say("preview-reach", { places });
  if (way.length === 1) return say(view.goes_home ? "preview-home-here" : "preview-target-here", { places });
  if (view.goes_home) return say("preview-home", { places });
  const treasure = targets.find((target) => same(cellOfTreasure(ahead.maze, target) ?? [-1, -1], end));
  return say("preview-target", { places, treasure });
}

/** The one line under the board: what would happen, or what can be done. */
export function hint(
  view: View,
  turn: Turn,
  laid: LaidMaze,
  ways: readonly Cell[][] | null,
  wanted: readonly Cell[],
): string {
  const { considered, outlook, astray } = turn;
  if (astray) return say("cl-move-2", { cell: astray });
  if (considered?.do === "insert") {
    const moves = say(`moves-${considered.arrow}`);
    return outlook ? `${moves} ${reachSentence(view, laid.targets, outlook, wanted)}` : moves;
  }
  if (considered?.do === "swap" && outlook) return reachSentence(view, laid.targets, outlook, wanted);
  if (turn.walks) return walkHint(view, turn, laid, ways ?? [], wanted);
  if (turn.slides) return say("slide-hint");
  return "";
}

function walkHint(view: View, turn: Turn, laid: LaidMaze, ways: readonly Cell[][], wanted: readonly Cell[]): string {
  const aim = turn.considered?.do === "walk" ? turn.considered.cell : turn.looked;
  const way = aim ? wayTo(ways, aim) : null;
  if (!aim || !way) return say(ways.length === 1 ? "walk-nowhere" : "walk-hint");
  const steps = way.length - 1;
  const treasure = laid.targets.find((target) => same(cellOfTreasure(laid.maze, target) ?? [-1, -1], aim));
  if (treasure && !view.goes_home) return say("walk-target", { steps, cell: aim, treasure });
  if (wanted.some((cell) => same(cell, aim))) return say("walk-home", { steps, cell: aim });
  return steps === 0 ? say("walk-stay", { cell: aim }) : say("walk-way", { steps, cell: aim });
}

/** Where the viewer's target is, and how far; `after` says whether that is after a push. */
export function whereabouts(view: View, laid: LaidMaze, after: boolean, ways: readonly Cell[][] | null): string {
  const home = view.seat === null ? undefined : view.homes[view.seat];
  const [first] = laid.targets;
  const cell = view.goes_home ? home : first && cellOfTreasure(laid.maze, first);
  if (!cell) return first ? say("goal-spare") : "";
  if (!ways) return say("goal-at", { cell });
  const way = wayTo(ways, cell);
  if (!way) return say("goal-far", { cell });
  const steps = way.length - 1;
  if (steps === 0 && view.goes_home) return say("walk-home", { cell, steps });
  return say(after ? "goal-after" : "goal-near", { cell, steps });
}

/** What is said of each cell. */
export function labelsOf(
  view: View,
  laid: LaidMaze,
  tiles: readonly { openings: number }[],
  ways: readonly Cell[][] | null,
): string[] {
  const borne = (number: number) => bears(laid.maze[number]?.[2] ?? null);
  return cellLabels({ homes: view.homes, pawns: laid.pawns, tiles, ways }, { ...seatWords(view.seat), borne });
}

/** What lies on a tile, as a sentence. */
export function bears(treasure: Treasure | null): string[] {
  return treasure ? [sentence(say("cell-bears", { treasure }))] : [];
}
