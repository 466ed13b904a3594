// What the viewer considers before it counts: an arrow, a cell to walk to, a card, or the target of one.
import { Choice, keyOf } from "../../board/choice.svelte";
import { type Cell, cellOf, numberOf, same } from "../../board/geometry";
import { goalOf } from "../../board/ways";
import type { AnyAction, Outlook, View } from "../../wire/chronicles";
import { COLOURS, type Of, taskOf } from "./scene";

export type Push = Of<"insert">;
type Walk = Of<"walk"> | Of<"pause">;

/** What is answered on the board or with cards; everything else has a button in the question. */
const ON_BOARD = new Set(["insert", "walk", "pause", "choose-cell", "choose-turn", "end", "stop", "heed", "halt"]);

export class Turn extends Choice<View, AnyAction, Outlook> {
  #pausing = $state.raw<{ at: string } | null>(null);

  readonly pushes = $derived.by(() => this.only("insert"));
  readonly moves = $derived.by(() => this.only("walk"));
  readonly pauses = $derived.by(() => this.only("pause"));
  readonly uses = $derived.by(() => this.only("use"));
  readonly cells = $derived.by(() => this.only("choose-cell"));
  readonly rotations = $derived.by(() => this.only("choose-turn"));
  readonly freeArrows = $derived.by(() => new Set(this.pushes.map(({ arrow }) => arrow)));
  readonly slides = $derived.by(() => this.pushes.length > 0);
  readonly walks = $derived.by(() => this.moves.length > 0);
  readonly arrow = $derived.by(() => (this.considered && isPush(this.considered) ? this.considered.arrow : null));
  /** Whether the next cell is only a halt on the way. */
  readonly pausing = $derived.by(() => this.#pausing?.at === this.at && this.pauses.length > 0);
  /** Whether there is a tile that can be turned now. */
  readonly turns = $derived.by(() => this.slides || this.rotations.length > 1);
  readonly window = $derived.by(() => this.play().decision?.ask.startsWith("window-") ?? false);
  /** The answers that need a button of their own. */
  readonly answers = $derived.by(() =>
    this.offers.filter((offer) => !ON_BOARD.has(offer.do) && (offer.do !== "use" || this.window)),
  );
  /** What can be chosen on the board for a card: cells, Portals, Characters. */
  readonly targets = $derived.by((): ReadonlyMap<number, AnyAction> => {
    const { view } = this.play();
    const found = new Map<number, AnyAction>(this.cells.map((offer) => [numberOf(offer.cell), offer]));
    for (const offer of this.only("choose-colour")) {
      const portal = view.portals[COLOURS.indexOf(offer.colour)];
      if (portal) found.set(numberOf(portal[0]), offer);
    }
    for (const offer of this.only("choose-hero")) {
      const cell = view.pieces.find(({ hero }) => hero === offer.hero)?.cell;
      if (cell && !found.has(numberOf(cell))) found.set(numberOf(cell), offer);
    }
    return found;
  });
  /** The tile that lies ready to be turned. */
  readonly turning = $derived.by((): Cell | null => {
    const task = taskOf(this.play().view);
    const picked = task?.task === "choosing" ? task.picked.at(-1) : undefined;
    return this.rotations.length > 0 && picked !== undefined ? cellOf(Number(picked)) : null;
  });

  only<K extends AnyAction["do"]>(kind: K): Of<K>[] {
    return this.offers.filter((offer): offer is Of<K> => offer.do === kind);
  }

  protected override fitted(action: AnyAction): AnyAction {
    return isPush(action) ? { ...action, rotation: this.rotation } : action;
  }

  /** A tile to be turned starts out in a new rotation. */
  protected override usual(): AnyAction | null {
    if (!this.turning) return null;
    const lies = this.play().view.maze.tiles[numberOf(this.turning)]?.[1];
    return this.rotations.find(({ rotation }) => rotation !== lies) ?? this.rotations[0] ?? null;
  }

  protected override foreseeable({ do: kind }: AnyAction): boolean {
    return kind === "insert" || kind === "walk" || kind.startsWith("choose-");
  }

  /** The next cell is a halt on the way, or the end of it. */
  pause(): void {
    super.takeBack();
    this.#pausing = this.pausing ? null : { at: this.at };
  }

  override takeBack(): boolean {
    if (super.takeBack()) return true;
    const had = this.pausing;
    this.#pausing = null;
    return had;
  }

  walkTo(cell: Cell): Walk | null {
    const walks: readonly Walk[] = this.pausing ? this.pauses : this.moves;
    return walks.find((walk) => same(goalOf(walk) ?? [-1, -1], cell)) ?? null;
  }

  /** Consider a push at an arrow, if the tile can go in as it lies in the hand. */
  aim(arrow: number): void {
    const push = this.pushAt(arrow);
    if (push) this.consider(push);
    else this.takeBack();
  }

  pushAt(arrow: number): Push | null {
    return this.pushes.find((push) => push.arrow === arrow && push.rotation === this.rotation) ?? null;
  }

  /** Whether a cell belongs to what is considered, so that it can be chosen once more. */
  aimsAt(cell: Cell): boolean {
    const { considered } = this;
    if (!considered) return false;
    const target = this.targets.get(numberOf(cell));
    if (target) return keyOf(target) === keyOf(considered);
    const goal = goalOf(considered);
    return goal !== null && same(goal, cell);
  }

  /** Turn the tile that can be turned: the chosen one, or the spare. */
  turn(by: 1 | -1): void {
    const { considered, rotations } = this;
    if (considered?.do === "choose-turn") {
      const at = rotations.findIndex(({ rotation }) => rotation === considered.rotation);
      const next = rotations[(at + by + rotations.length) % rotations.length];
      if (next) this.consider(next);
    } else if (this.slides) {
      this.turnSpare(by);
      if (this.arrow !== null) void this.foresee();
    }
  }

  /** Consider what was advised, with the tile turned as it should lie. */
  prepare(action: AnyAction): void {
    if (!this.has(action) || action.do === "end" || action.do === "pass") return;
    if (isPush(action)) this.laySpare(action.rotation);
    this.#pausing = action.do === "pause" ? { at: this.at } : null;
    this.consider(action);
  }
}

export function isPush(action: AnyAction): action is Push {
  return action.do === "insert";
}
