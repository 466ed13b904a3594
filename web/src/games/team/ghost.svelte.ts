// A turn that somebody has in mind, as a ghost on the board: a hint, a better turn, or what a seat proposes.
// As soon as the server has told what each step leads to, the table is drawn as it would be at the last walk, with all
// ways up to there. What is cast later is only marked: tiles that move again would break up the ways.
import { arrowPoint, cellOf, exitOf, numberOf, same } from "../../board/geometry";
import { IN_HAND } from "../../board/stage.svelte";
import type { PreviewShown, ThreadShown } from "../../board/shown";
import { goalOf } from "../../board/ways";
import type { AnyAction, Cell, Outlook, PawnWay } from "../../wire/team";
import { type Front, type Scene, pairOf, spentOn, tileOf } from "./scene";

/** A turn that is only planned. */
export interface Plan {
  /** Who proposes it; null for a hint. */
  readonly seat: number | null;
  readonly actions: readonly AnyAction[];
  /** What each of them leads to; nothing where it is not known yet. */
  readonly outlooks: readonly (Outlook | null)[];
}

/** A step of the ghost: where its number stands, and what it marks. */
export interface GhostStep {
  readonly number: number;
  readonly x: number;
  readonly y: number;
  readonly cells: readonly Cell[];
  readonly arrow: number | null;
  /** Whether its cells are framed: a walk that is drawn needs no frame. */
  readonly framed: boolean;
  /** Whether the board shows it already, as it would be. */
  readonly done: boolean;
}

/** What a ghost needs to know of the board. */
export interface Haunted {
  readonly plan: Plan;
  readonly now: Scene;
  /** Whose turn it is. */
  readonly mover: number;
  /** What an action leads to from here, where only that was told. */
  outlookOf(action: AnyAction): Outlook | null;
}

const CORNER = { x: 84, y: 16 }; // of a cell, for the number

export class Ghost {
  #board: () => Haunted;

  constructor(board: () => Haunted) {
    this.#board = board;
  }

  /** The last step that the board shows as it would be: the last walk, or where nobody walks, the last step of all. */
  readonly #last = $derived.by((): number => {
    const { outlooks } = this.#board().plan;
    const walk = outlooks.findLastIndex((after) => after?.way);
    return walk < 0 ? outlooks.findLastIndex((after) => after !== null) : walk;
  });
  /** The tables after the steps, as far as they are drawn. */
  readonly #after = $derived.by((): readonly (Outlook | null)[] => {
    const { actions, outlooks } = this.#board().plan;
    if (outlooks.length > 0) return outlooks.slice(0, this.#last + 1);
    return actions.slice(0, 1).map((first) => this.#board().outlookOf(first));
  });
  /** The table that is drawn, where all steps are known. */
  readonly outlook = $derived.by((): Outlook | null => this.#board().plan.outlooks[this.#last] ?? null);
  /** The table after all steps. */
  readonly end = $derived.by((): Outlook | null => this.#board().plan.outlooks.findLast((one) => one !== null) ?? null);
  /** Whether tiles move too, and not only pawns. */
  readonly casts = $derived.by(() =>
    this.#board().plan.actions.some((action) => !goalOf(action) && action.do !== "end-turn"),
  );
  /** The cell that the first walk leads to, where nothing unknown comes before it. */
  readonly goal = $derived.by((): Cell | null => {
    const [first, second] = this.#board().plan.actions;
    return goalOf(first) ?? (this.#after[0] ? goalOf(second) : null);
  });
  readonly steps = $derived.by((): GhostStep[] => {
    const { actions } = this.#board().plan;
    const steps = actions.flatMap((action, k) => this.#step(action, k));
    return steps.length > 1 || this.outlook ? apart(steps) : [];
  });
  /** The ways of all walks, as they lie on their tiles when the last one is done. */
  readonly ways = $derived.by((): PawnWay[] => this.#walks().map(({ way, maze }) => this.#settled(way, maze)));
  /** What lies where the walks end. */
  readonly gains = $derived.by(
    () => new Set(this.#walks().map(({ way, maze }) => maze[numberOf(way.path.at(-1) ?? [0, 0])]?.[2][1])),
  );
  /** The pawns, except that whoever walks still stands at the beginning of the way. */
  readonly pawns = $derived.by((): readonly Cell[] | null => {
    if (!this.outlook) return null;
    const from = this.ways[0]?.path[0];
    return this.outlook.pawns.map((pawn, seat) => (from && seat === this.#board().mover ? from : pawn));
  });

  /** The way of the first walk, among those that are open then. */
  wayIn(ways: readonly PawnWay[]): PawnWay | null {
    const { goal } = this;
    return (goal && ways.find(({ path }) => same(path.at(-1) ?? [-1, -1], goal))) ?? null;
  }

  /** The threads of all walks, in the colour of a figure or of hints. */
  threads(figure: number, hint: boolean): ThreadShown[] {
    const walked = this.ways.filter(({ path }) => path.length > 1);
    return walked.map((way) => ({ way: way.path, figure, knot: null, hint, spent: spentOn(way) }));
  }

  /** The line that is pushed, and the tile that it pushes out. */
  preview(figure: number | null): PreviewShown | null {
    const { actions } = this.#board().plan;
    const at = actions.findIndex(({ do: kind }) => kind === "insert");
    const push = actions[at];
    if (push?.do !== "insert" || at > this.#last) return null;
    const { maze, pawns } = this.#after[at - 1] ?? this.#board().now;
    const exit = exitOf(push.arrow);
    const expelled = tileOf(maze[numberOf(exit)] ?? null, IN_HAND);
    return {
      arrow: push.arrow,
      expelled,
      carries: pawns.some((pawn) => same(pawn, exit)),
      hint: figure === null,
      figure,
    };
  }

  #walks(): { way: PawnWay; maze: readonly Front[] }[] {
    return this.#board().plan.outlooks.flatMap((after) => (after?.way ? [{ way: after.way, maze: after.maze }] : []));
  }

  /** A way on the tiles that it led over; one that was pushed out since is left out. */
  #settled(way: PawnWay, then: readonly Front[]): PawnWay {
    const cells = way.path.map((cell) => this.#settledCell(cell, then));
    const leap = way.leap === null ? null : cells[way.leap];
    const path = cells.filter((cell) => cell !== null);
    return { path, spell: leap ? way.spell : null, leap: leap ? path.indexOf(leap) : null };
  }

  /** Where the tile of a cell lies then; null where it is out of the maze. */
  #settledCell(cell: Cell, then: readonly Front[]): Cell | null {
    const tile = then[numberOf(cell)]?.[2][0];
    if (tile === undefined || !this.outlook) return cell; // rubble shows nothing of what it is
    const number = this.outlook.maze.findIndex((front) => front?.[2][0] === tile);
    return number < 0 ? null : cellOf(number);
  }

  #step(action: AnyAction, k: number): GhostStep[] {
    const after = this.#after[k] ?? null;
    const step = {
      number: k + 1,
      done: after !== null,
      framed: !after || (this.outlook !== null && goalOf(action) === null),
    };
    if (action.do === "insert") return [{ ...step, ...arrowPoint(action.arrow), cells: [], arrow: action.arrow }];
    const cells = cellsOf(action)
      .map((cell) => (after ? this.#settledCell(cell, after.maze) : cell))
      .filter((cell) => cell !== null);
    const [place] = cells;
    if (!place) return []; // it has none of its own
    return [{ ...step, x: place[1] * 100 + CORNER.x, y: place[0] * 100 + CORNER.y, cells, arrow: null }];
  }
}

/** The cells that an action names. */
function cellsOf(action: AnyAction): Cell[] {
  if (action.do === "switch") return pairOf(action);
  const cell = action.do === "rotate" ? action.cell : goalOf(action);
  return cell ? [cell] : [];
}

/** Numbers at the same place stand side by side. */
function apart(steps: readonly GhostStep[]): GhostStep[] {
  const taken = new Map<string, number>();
  return steps.map((step) => {
    const place = `${step.x} ${step.y}`;
    const before = taken.get(place) ?? 0;
    taken.set(place, before + 1);
    return { ...step, x: step.x - 30 * before };
  });
}
