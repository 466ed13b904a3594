// A list of actions that somebody thinks of, as a ghost on the board: a hint now, a proposal as well.
// What is known of it is drawn as it would be; the rest is marked, step by step.
import { arrowPoint, numberOf, same } from "../../board/geometry";
import type { AnyAction, Cell, Outlook, Way } from "../../wire/team";
import { pairOf } from "./scene";

/** A step of the ghost: where its number stands, and what it marks. */
export interface GhostStep {
  readonly number: number;
  readonly x: number;
  readonly y: number;
  readonly cells: readonly Cell[];
  readonly arrow: number | null;
  /** Whether the board shows it already, as it would be. */
  readonly done: boolean;
}

const CORNER = { x: 84, y: 16 }; // of a cell, for the number

export class Ghost {
  #actions: () => readonly AnyAction[];
  #known: (action: AnyAction) => Outlook | null;

  /** `known` says what an action leads to from here, where the server has told it. */
  constructor(actions: () => readonly AnyAction[], known: (action: AnyAction) => Outlook | null) {
    this.#actions = actions;
    this.#known = known;
  }

  readonly first = $derived.by((): AnyAction | null => this.#actions()[0] ?? null);
  /** The table after the first step. */
  readonly outlook = $derived.by(() => (this.first ? this.#known(this.first) : null));
  /** The cell that the first walk leads to, where nothing unknown comes before it. */
  readonly goal = $derived.by((): Cell | null => {
    const [first, second] = this.#actions();
    if (first?.do === "move") return first.cell;
    return this.outlook && second?.do === "move" ? second.cell : null;
  });
  readonly steps = $derived.by((): GhostStep[] => {
    const steps = this.#actions().flatMap((action, k) => stepOf(action, k + 1, k === 0 && this.outlook !== null));
    return steps.length > 1 ? apart(steps) : [];
  });

  /** The way of the first walk, among those that are open then. */
  wayIn(ways: readonly Way[]): Way | null {
    const { goal } = this;
    return (goal && ways.find(({ path }) => same(path.at(-1) ?? [-1, -1], goal))) ?? null;
  }
}

function stepOf(action: AnyAction, number: number, done: boolean): GhostStep[] {
  const at = ([row, col]: Cell) => ({ x: col * 100 + CORNER.x, y: row * 100 + CORNER.y });
  switch (action.do) {
    case "push":
      return [{ number, ...arrowPoint(action.arrow), cells: [], arrow: action.arrow, done }];
    case "switch": {
      const cells = pairOf(action);
      return [{ number, ...at(cells[0]), cells, arrow: null, done }];
    }
    case "rotate":
    case "move":
      return [{ number, ...at(action.cell), cells: [action.cell], arrow: null, done }];
    default:
      return []; // they have no place of their own
  }
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

/** The cells of the steps that are still to come. */
export function cellsAhead(steps: readonly GhostStep[]): number[] {
  return [...new Set(steps.filter(({ done }) => !done).flatMap(({ cells }) => cells.map(numberOf)))];
}
