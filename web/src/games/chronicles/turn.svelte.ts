// What the viewer considers before it counts: an arrow, a cell to walk to, a card, or the target of one.
import { type Cell, cellOf, numberOf, same } from "../../board/geometry";
import { Turn as BoardTurn } from "../../board/turn.svelte";
import type { AnyAction, Outlook, View } from "../../wire/chronicles";
import { COLOURS, type Of, taskOf } from "./maze";

type Walk = Of<"walk"> | Of<"pause">;

/** What is answered on the board or with cards; everything else has a button in the question. */
const ON_BOARD = new Set(["insert", "walk", "pause", "choose-cell", "choose-turn", "end", "stop", "heed", "halt"]);

export class Turn extends BoardTurn<View, AnyAction, Outlook> {
  #pausing = $state.raw<{ at: string } | null>(null);

  protected override readonly atOnce = new Set(["end", "pass"]);

  readonly pauses = $derived.by(() => this.only("pause"));
  readonly uses = $derived.by(() => this.only("use"));
  readonly cells = $derived.by(() => this.only("choose-cell"));
  readonly rotations = $derived.by(() => this.only("choose-turn"));
  /** Whether the next cell is only a halt on the way. */
  readonly pausing = $derived.by(() => this.#pausing?.at === this.at && this.pauses.length > 0);
  override readonly turns = $derived.by(() => this.slides || this.rotations.length > 1);
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
  override readonly choosable = $derived.by(() => new Set(this.considered ? [] : this.targets.keys()));
  /** The tile that lies ready to be turned. */
  readonly turning = $derived.by((): Cell | null => {
    const task = taskOf(this.play().view);
    const picked = task?.task === "choosing" ? task.picked.at(-1) : undefined;
    return this.rotations.length > 0 && picked !== undefined ? cellOf(Number(picked)) : null;
  });

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

  override moveTo(cell: Cell): Walk | null {
    if (!this.pausing) return super.moveTo(cell) as Walk | null;
    return this.pauses.find(({ walk }) => same(walk.cell, cell)) ?? null;
  }

  /** Whether a cell belongs to what is considered, so that it can be chosen once more. */
  override aimsAt(cell: Cell): boolean {
    const target = this.targets.get(numberOf(cell));
    return target ? this.considers(target) : super.aimsAt(cell);
  }

  /** Turn the tile that can be turned: the chosen one, or the spare. */
  override turn(by: 1 | -1): void {
    const { considered, rotations } = this;
    if (considered?.do !== "choose-turn") return super.turn(by);
    const at = rotations.findIndex(({ rotation }) => rotation === considered.rotation);
    const next = rotations[(at + by + rotations.length) % rotations.length];
    if (next) this.consider(next);
  }

  override prepare(action: AnyAction): void {
    this.#pausing = action.do === "pause" ? { at: this.at } : null;
    super.prepare(action);
  }
}
