// A turn that somebody has in mind, as a ghost on the board: a hint, a better turn, or what a seat proposes.
// As soon as the server has told what each step leads to, the table is drawn as it would be at the last walk, with all
// ways up to there. What is done later is only marked: tiles that move again would break up the ways.
import { arrowPoint, type Cell, cellOf, exitOf, numberOf, same } from "./geometry";
import type { PreviewShown, SpentShown, ThreadShown, TileShown } from "./shown";
import { isPush } from "./turn.svelte";
import { goalOf } from "./ways";

/** A turn that is only planned. */
export interface Plan<Action, Outlook> {
  /** Who proposes it; null for a hint. */
  readonly seat: number | null;
  readonly actions: readonly Action[];
  /** What each of them leads to; nothing where it is not known yet. */
  readonly outlooks: readonly (Outlook | null)[];
}

/** A walk, and what is spent on it. */
export interface Way {
  readonly path: readonly Cell[];
  readonly spent: SpentShown | null;
}

/** The maze at a moment: its tiles, and who stands where. */
export interface Seen {
  readonly tiles: readonly TileShown[];
  readonly pawns: readonly Cell[];
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
export interface Haunted<Action, Outlook> {
  readonly plan: Plan<Action, Outlook>;
  /** The maze as it is, and whose turn it is. */
  readonly lying: Seen;
  readonly mover: number;
  /** What an action leads to from here, where only that was told. */
  outlookOf(action: Action): Outlook | null;
  /** The maze after so many steps of the plan, and the way of the last of them. */
  seen(outlook: Outlook, steps: number): Seen;
  wayOf(outlook: Outlook): Way | null;
  /** The cells that an action names, and does not walk to. */
  cellsOf(action: Action): readonly Cell[];
}

const CORNER = { x: 84, y: 16 }; // of a cell, for the number

export class Ghost<Action extends { readonly do: string }, Outlook> {
  #board: () => Haunted<Action, Outlook>;

  constructor(board: () => Haunted<Action, Outlook>) {
    this.#board = board;
  }

  /** The last step that the board shows as it would be: the last walk, or where nobody walks, the last step of all. */
  readonly last = $derived.by((): number => {
    const { outlooks } = this.#board().plan;
    const walk = outlooks.findLastIndex((after) => after && this.#board().wayOf(after));
    return walk < 0 ? outlooks.findLastIndex((after) => after !== null) : walk;
  });
  /** The tables after the steps, as far as they are drawn. */
  readonly #after = $derived.by((): readonly (Seen | null)[] => {
    const { actions, outlooks } = this.#board().plan;
    const told = outlooks.length > 0 ? outlooks.slice(0, this.last + 1) : this.#first(actions);
    return told.map((after, k) => after && this.#board().seen(after, k + 1));
  });
  /** The table that is drawn, where all steps are known. */
  readonly outlook = $derived.by((): Outlook | null => this.#board().plan.outlooks[this.last] ?? null);
  readonly #end = $derived.by((): Seen | null => (this.outlook ? (this.#after[this.last] ?? null) : null));
  /** The table after all steps. */
  readonly end = $derived.by((): Outlook | null => this.#board().plan.outlooks.findLast((one) => one !== null) ?? null);
  /** Whether tiles move too, and not only pawns. */
  readonly casts = $derived.by(() =>
    this.#board().plan.actions.some((action) => isPush(action) || this.#board().cellsOf(action).length > 0),
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
  /** The walks, as far as they are drawn, and the maze after each of them. */
  readonly #walks = $derived.by((): { way: Way; then: Seen }[] =>
    this.#board().plan.outlooks.flatMap((outlook, k) => {
      const [way, then] = [outlook && this.#board().wayOf(outlook), this.#after[k]];
      return way && then ? [{ way, then }] : [];
    }),
  );
  /** The ways of all walks, as they lie on their tiles when the last one is done. */
  readonly ways = $derived.by((): Way[] => this.#walks.map(({ way, then }) => this.#settled(way, then)));
  /** What lies where the walks end. */
  readonly gains = $derived.by(
    () => new Set(this.#walks.map(({ way, then }) => then.tiles[numberOf(way.path.at(-1) ?? [0, 0])]?.glyph)),
  );
  /** The pawns, except that whoever walks still stands at the beginning of the way. */
  readonly pawns = $derived.by((): readonly Cell[] | null => {
    const from = this.ways[0]?.path[0];
    return this.#end && this.#end.pawns.map((pawn, seat) => (from && seat === this.#board().mover ? from : pawn));
  });

  /** The threads of all walks, in the colour of a figure or of hints. */
  threads(figure: number, hint: boolean): ThreadShown[] {
    const walked = this.ways.filter(({ path }) => path.length > 1);
    return walked.map(({ path, spent }) => ({ way: path, figure, knot: null, hint, spent }));
  }

  /** The line that is pushed, and the tile that it pushes out. */
  preview(figure: number | null): PreviewShown | null {
    const { actions } = this.#board().plan;
    const at = actions.findIndex(isPush);
    const push = actions[at];
    if (!push || !isPush(push) || at > this.last) return null;
    return previewOf(push.arrow, this.#after[at - 1] ?? this.#board().lying, figure === null, figure);
  }

  #first(actions: readonly Action[]): (Outlook | null)[] {
    return actions.slice(0, 1).map((first) => this.#board().outlookOf(first));
  }

  /** A way on the tiles that it led over; one that was pushed out since is left out. */
  #settled({ path, spent }: Way, then: Seen): Way {
    const cells = path.map((cell) => this.#settledCell(cell, then));
    const at = spent && this.#settledCell(spent.cell, then);
    return { path: cells.filter((cell) => cell !== null), spent: at && { ...spent, cell: at } };
  }

  /** Where the tile of a cell lies at the end; null where it is out of the maze. */
  #settledCell(cell: Cell, then: Seen): Cell | null {
    const tile = then.tiles[numberOf(cell)];
    if (!tile || tile.ground === "rubble" || !this.#end) return cell; // rubble shows nothing of what it is
    const number = this.#end.tiles.findIndex(({ id }) => id === tile.id);
    return number < 0 ? null : cellOf(number);
  }

  #step(action: Action, k: number): GhostStep[] {
    const after = this.#after[k] ?? null;
    const goal = goalOf(action);
    const step = { number: k + 1, done: after !== null, framed: !after || (this.outlook !== null && goal === null) };
    if (isPush(action)) return [{ ...step, ...arrowPoint(action.arrow), cells: [], arrow: action.arrow }];
    const named = goal ? [goal] : this.#board().cellsOf(action);
    const cells = named.map((cell) => (after ? this.#settledCell(cell, after) : cell)).filter((cell) => cell !== null);
    const [place] = cells;
    if (!place) return []; // it has none of its own
    return [{ ...step, x: place[1] * 100 + CORNER.x, y: place[0] * 100 + CORNER.y, cells, arrow: null }];
  }
}

/** A line as it would be pushed. */
export function previewOf(
  arrow: number,
  { tiles, pawns }: Seen,
  hint: boolean,
  figure: number | null = null,
): PreviewShown | null {
  const exit = exitOf(arrow);
  const expelled = tiles[numberOf(exit)];
  return expelled ? { arrow, expelled, carries: pawns.some((pawn) => same(pawn, exit)), hint, figure } : null;
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
