// What a maze shows at a moment: the table, as it is or as it would be after what is considered or planned, with the
// ways, rings and arrows that go with it. A game says what lies and stands where, and what is looked for.
import type { Play } from "../lib/board";
import { settings } from "../lib/settings.svelte";
import type { Doing, Laid } from "./choice.svelte";
import { type Cell, numberOf, same } from "./geometry";
import { type Plan, type Seen, type Way, Ghost, previewOf } from "./ghost.svelte";
import { arrowLabel, mapInWords } from "./labels";
import type { ArrowShown, PawnShown, PreviewShown, SpentShown, ThreadShown, TileShown } from "./shown";
import { idsAfter, IN_HAND } from "./ids";
import type { Staged } from "./stage.svelte";
import { type Turn, isPush } from "./turn.svelte";
import { goalOf, placeOf, wayTo, wayToWanted, wayTowards } from "./ways";

const ARROWS = Array.from({ length: 12 }, (_, arrow) => arrow);

export abstract class Picture<
  View extends Laid,
  Action extends Doing,
  Outlook,
  LaidMaze extends { readonly pawns: readonly Cell[] },
  T extends Turn<View, Action, Outlook>,
> {
  #told = $state.raw<{ about: string; outlooks: readonly (Outlook | null)[] } | null>(null);

  constructor(
    protected readonly play: () => Play<View, Action, unknown, Outlook>,
    protected readonly turn: T,
    protected readonly stage: Staged<View>,
  ) {}

  /** Whose pawn walks. */
  abstract readonly mover: number;
  /** Whether the game goes on: then whoever is to move is marked. */
  protected abstract readonly awake: boolean;
  /** The table as it is. */
  abstract readonly now: LaidMaze;
  /** The ways that are shown, now or after what is considered; null where nobody asks. */
  abstract readonly paths: Cell[][] | null;
  /** The cells that are ringed: the mover looks for what lies there. */
  abstract readonly wanted: readonly Cell[];
  /** What is said of each cell, and the one line that says what would happen, or what can be done. */
  abstract readonly labels: readonly string[];
  abstract readonly line: string;

  /** The table as it would be. */
  protected abstract laidAhead(outlook: Outlook): LaidMaze;
  /** The tiles of the maze, and the one in the hand. */
  protected abstract tilesOf(laid: LaidMaze, ids: readonly number[]): TileShown[];
  protected abstract inHand(view: View, rotation: number, id: number): TileShown;
  /** What lies on a cell that is worth a walk. */
  abstract bears(cell: Cell): string | null;

  /** The figure of a seat. */
  protected figureOfSeat(seat: number): number {
    return this.stage.figureOf(this.view, seat);
  }
  /** The way of the walk that led to a table. */
  wayOf(_outlook: Outlook): Way | null {
    return null;
  }
  /** The cells that an action names, and does not walk to. */
  cellsOf(_action: Action): readonly Cell[] {
    return [];
  }
  /** The spell that a way costs. */
  protected spentOn(_path: readonly Cell[]): SpentShown | null {
    return null;
  }
  /** Why nothing can be pushed at an arrow, where that is worth saying. */
  protected lockedBy(_arrow: number): string | null {
    return null;
  }

  readonly view = $derived.by(() => this.play().view);
  /** The hint that the server was asked about. */
  readonly #about = $derived.by(() => this.turn.at + JSON.stringify(this.play().advised));
  /** What somebody proposes, if the viewer is looking at it; otherwise what is advised. */
  readonly plan = $derived.by((): Plan<Action, Outlook> => {
    const { advised, proposed } = this.play();
    if (proposed) return proposed;
    return { seat: null, actions: advised, outlooks: this.#told?.about === this.#about ? this.#told.outlooks : [] };
  });
  readonly ghost: Ghost<Action, Outlook> = new Ghost<Action, Outlook>(() => this);
  /** Whether the table is drawn as the plan would leave it. */
  readonly dreams = $derived.by(() => {
    const { engaged, hinted } = this.turn;
    if (!this.ghost.outlook || this.play().playing) return false;
    return hinted || (this.plan.seat !== null && !engaged);
  });
  /** The figure of whoever proposes the plan; null for a hint. */
  readonly author = $derived.by(() => (this.plan.seat === null ? null : this.figureOfSeat(this.plan.seat)));
  readonly ghosts = $derived.by((): readonly ThreadShown[] => {
    const figure = this.author ?? this.stage.figureOf(this.view, this.mover);
    return this.dreams ? this.ghost.threads(figure, this.author === null) : [];
  });
  readonly ghostSteps = $derived.by(() => (this.dreams || this.plan.seat === null ? this.ghost.steps : []));

  /** What is ahead, if something is considered or planned whose outcome the server has told. */
  readonly ahead = $derived.by(() => (this.dreams ? this.ghost.outlook : this.turn.outlook));
  /** The table that is drawn instead of the one as it is; a walk alone is only a thread. */
  readonly next = $derived.by(() => (this.dreams || !goalOf(this.turn.considered) ? this.ahead : null));
  readonly laid: LaidMaze = $derived.by(() => {
    if (!this.next) return this.now;
    const laid = this.laidAhead(this.next);
    return this.dreams ? { ...laid, pawns: this.ghost.pawns ?? laid.pawns } : laid;
  });
  readonly tiles = $derived.by(() => {
    const { considered } = this.turn;
    const steps = this.dreams ? this.plan.actions.slice(0, this.ghost.last + 1) : considered ? [considered] : [];
    return this.tilesOf(this.laid, this.#idsAfter(this.next ? steps : []));
  });
  readonly spare = $derived.by(() => this.inHand(this.view, this.turn.rotation, this.stage.ids[IN_HAND] ?? IN_HAND));
  readonly pawns = $derived.by((): PawnShown[] =>
    this.laid.pawns.map((cell, seat) => ({
      seat,
      cell,
      figure: this.stage.figureOf(this.view, seat),
      active: this.awake && seat === this.mover,
    })),
  );

  /** Whether tiles, not ways, are chosen now. */
  readonly choosing = $derived.by(() => this.turn.choosable.size > 0);
  /** The ends of the ways that are shown. */
  readonly ends: readonly Cell[] = $derived.by(() => (this.paths ?? []).map((path): Cell => path.at(-1) ?? [0, 0]));
  readonly lit = $derived.by((): ReadonlySet<number> | null => {
    if (this.choosing) return this.turn.choosable;
    if (!this.paths || !settings.reachHints || this.play().lookingBack) return null;
    return new Set(this.ends.map(numberOf));
  });
  /** Where the thread leads that shows what a choice brings. */
  readonly goals: readonly Cell[] = $derived.by(() => this.wanted);
  readonly thread = $derived.by((): ThreadShown | null => {
    const { paths } = this;
    const { astray, considered, hinted, looked, choosable } = this.turn;
    if (this.stage.thread) return this.stage.thread;
    if (!paths || this.dreams) return null;
    if (this.next) {
      const { goal } = this.ghost;
      return this.#drawn(hinted && goal ? wayTo(paths, goal) : wayToWanted(paths, this.goals));
    }
    if (astray) return this.#drawn(wayTowards(paths, astray), astray);
    const aim = goalOf(considered) ?? (considered || choosable.size > 0 || !this.turn.walks ? null : looked);
    return aim ? this.#drawn(wayTo(paths, aim)) : null;
  });
  /** What is looked for, except at the end of the thread, which has a ring of its own. */
  readonly ringed = $derived.by(() => {
    const end = this.thread?.way.at(-1);
    return this.wanted.filter((cell) => !end || !same(end, cell)).map(numberOf);
  });
  readonly preview = $derived.by((): PreviewShown | null => {
    if (this.dreams) return this.ghost.preview(this.author);
    const { arrow, hinted } = this.turn;
    return this.next && arrow !== null ? previewOf(arrow, this.lying, hinted) : null;
  });
  readonly arrows = $derived.by(() => ARROWS.map((arrow) => this.#arrow(arrow)));
  readonly suggestedCell: number | null = $derived.by(() => {
    const cell = placeOf(this.play().suggested);
    return cell && !this.thread && !this.turn.considered ? numberOf(cell) : null;
  });
  /** A lesson, or a hint, wants a tile turned differently. */
  readonly turnHint: boolean = $derived.by(() => {
    const { suggested } = this.play();
    return suggested !== null && isPush(suggested) && this.turn.slides && suggested.rotation !== this.turn.rotation;
  });

  /** Where the viewer looks for their own pawn. */
  get own(): Cell | undefined {
    return this.laid.pawns[this.mover];
  }
  /** What is looked for, where it is in reach. */
  get goal(): Cell | undefined {
    return this.goals.find((cell) => wayTo(this.paths ?? [], cell));
  }
  /** Everything in reach that bears something, in words. */
  get map(): string[] {
    return mapInWords(this.paths ?? [], (cell) => this.bears(cell));
  }
  /** The maze as it is. */
  get lying(): Seen {
    return { tiles: this.tilesOf(this.now, this.stage.ids), pawns: this.now.pawns };
  }

  /** The maze after so many steps of the plan. */
  seen(outlook: Outlook, steps: number): Seen {
    const laid = this.laidAhead(outlook);
    return { tiles: this.tilesOf(laid, this.#idsAfter(this.plan.actions.slice(0, steps))), pawns: laid.pawns };
  }

  outlookOf(action: Action): Outlook | null {
    return this.turn.outlookOf(action);
  }

  /** Ask the server what all steps of a hint lead to. */
  async imagine(): Promise<void> {
    const { advised, connected, proposed } = this.play();
    const about = this.#about;
    if (!connected || proposed || advised.length < 2 || this.#told?.about === about) return;
    const told = await this.play().imagine(advised);
    if (told && about === this.#about) this.#told = { about, outlooks: told.outlooks as (Outlook | null)[] };
  }

  #idsAfter(actions: readonly Action[]): readonly number[] {
    return actions.filter(isPush).reduce((ids, { arrow }) => idsAfter(ids, arrow), this.stage.ids);
  }

  #drawn(way: Cell[] | null, knot: Cell | null = null): ThreadShown | null {
    const end = way?.at(-1);
    if (!way || !end || (way.length < 2 && !knot)) return null;
    const hint = !knot && this.ghost.goal !== null && same(this.ghost.goal, end);
    return { way, figure: this.walking, knot, hint, spent: this.spentOn(way) };
  }

  /** The figure of whoever's ways are shown. */
  protected get walking(): number {
    return this.stage.figureOf(this.view, this.mover);
  }

  #arrow(arrow: number): ArrowShown {
    const free = this.turn.freeArrows.has(arrow);
    const chosen = arrow === this.turn.arrow;
    const why = free ? null : this.lockedBy(arrow);
    const { suggested } = this.play();
    const open = free ? "free" : "idle"; // nothing is slid in when looking back, whatever is chosen
    return {
      state: chosen ? "chosen" : why ? "locked" : open,
      label: why ?? arrowLabel(arrow, free && chosen ? "chosen" : open),
      suggested: suggested !== null && isPush(suggested) && suggested.arrow === arrow,
    };
  }
}
