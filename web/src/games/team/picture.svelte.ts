// What the team screen shows at a moment, besides what all mazes show: everybody's ways and wishes.
import { figureOf } from "../../board/figures";
import type { Way } from "../../board/ghost.svelte";
import { numberOf } from "../../board/geometry";
import { sentence } from "../../board/labels";
import { Picture as BoardPicture } from "../../board/picture.svelte";
import { IN_HAND } from "../../board/ids";
import { say } from "../../lib/text.svelte";
import type { AnyAction, Cell, Outlook, PawnWay, View } from "../../wire/team";
import * as mazes from "./maze";
import { labelsOf, lineOf } from "./sentences";
import type { Turn } from "./turn.svelte";

/** How far a seat gets, and what it finds there. */
export interface Reach {
  readonly seat: number;
  readonly figure: number;
  readonly places: number;
  readonly wishes: readonly mazes.Wish[];
}

export class Picture extends BoardPicture<View, AnyAction, Outlook, mazes.LaidMaze, Turn> {
  #watched = $state.raw<{ at: string; seat: number } | null>(null);

  readonly mover = $derived.by(() => this.view.active);
  protected readonly awake = $derived.by(() => this.view.phase !== "over");
  readonly now = $derived.by((): mazes.LaidMaze => mazes.laidOf(this.view));
  /** The ways of all seats, now or after what is considered. */
  readonly everyone = $derived.by(() => (this.next ?? this.play().outlook)?.ways ?? null);
  /** What each seat could collect then. */
  readonly finds = $derived.by(() => (this.next ?? this.play().outlook)?.finds ?? null);
  /** The seat whose ways are lit. */
  readonly watched = $derived.by((): number | null => {
    if (this.#watched?.at === this.turn.at) return this.#watched.seat;
    if (this.dreams && this.ghost.casts) return null;
    return this.turn.walks || this.turn.flips.length > 0 || this.turn.hinted ? this.view.active : null;
  });
  readonly ways = $derived.by((): readonly PawnWay[] | null =>
    this.watched === null ? null : (this.everyone?.[this.watched] ?? null),
  );
  readonly paths = $derived.by((): Cell[][] | null => this.ways?.map(({ path }) => path) ?? null);
  readonly wishes = $derived.by(() => (this.awake ? mazes.wishesOf(this.view, this.laid.maze, this.finds) : []));
  readonly wanted = $derived.by(() => {
    const { active } = this.view;
    return this.wishes.filter(({ seat, by }) => seat === active || by.includes(active)).map(({ cell }) => cell);
  });
  override readonly goals = $derived.by(() => {
    const seat = this.watched ?? this.view.active;
    return this.wishes.filter(({ by }) => by.includes(seat)).map(({ cell }) => cell);
  });
  /** What is within reach when all of a plan is done. */
  readonly prospects = $derived.by((): readonly mazes.Wish[] => {
    const { end, gains } = this.ghost;
    if (!this.dreams || !end) return [];
    return mazes
      .wishesOf(this.view, end.maze, end.finds)
      .filter(({ reached, treasure }) => reached && !gains.has(`treasure-${treasure}`));
  });
  readonly reaches = $derived.by((): Reach[] => {
    if (this.play().lookingBack) return [];
    return (this.everyone ?? []).map((ways, seat) => ({
      seat,
      figure: figureOf(this.view, seat),
      places: ways.length - 1,
      wishes: this.wishes.filter(({ by }) => by.includes(seat)),
    }));
  });
  /** The cells in reach that cost a spell. */
  readonly costly = $derived.by((): Cell[] => {
    if (!this.lit || this.turn.tool) return [];
    return (this.ways ?? []).filter(({ spell }) => spell).map(({ path }) => path.at(-1) ?? [0, 0]);
  });
  /** The tiles that are chosen for a spell, or that turn up. */
  readonly chosen = $derived.by((): readonly Cell[] => {
    const { considered, first } = this.turn;
    if (this.dreams) return [];
    const named = considered ? this.cellsOf(considered) : [];
    if (named.length > 0) return named;
    const pawn = this.view.pawns[this.view.active];
    if (this.view.phase === "flip" && pawn && !this.play().playing) return [pawn];
    return first ? [first] : [];
  });
  readonly labels = $derived.by(() => labelsOf(this, this.play().seat));
  readonly line = $derived.by(() => lineOf(this.turn, this, this.play().decision?.ask ?? null));
  override readonly turnHint = $derived.by(() => {
    const [{ suggested }, { considered }] = [this.play(), this.turn];
    if (suggested?.do === "insert") return this.turn.slides && suggested.rotation !== this.turn.rotation;
    return suggested?.do === "flip-up" && considered?.do === "flip-up" && suggested.rotation !== considered.rotation;
  });
  readonly ribbon = $derived.by(() => {
    const won = this.view.phase === "over" && this.view.collected.length === 24;
    return won ? figureOf(this.view, this.view.active) : null;
  });

  bears(cell: Cell): string | null {
    return this.laid.maze[numberOf(cell)]?.[2][1] ?? null;
  }

  override cellsOf(action: AnyAction): readonly Cell[] {
    return action.do === "switch" ? mazes.pairOf(action) : action.do === "rotate" ? [action.cell] : [];
  }

  override wayOf({ way }: Outlook): Way | null {
    return way && { path: way.path, spent: mazes.spentOn(way) };
  }

  protected laidAhead({ maze, pawns }: Outlook): mazes.LaidMaze {
    return { maze, pawns };
  }

  protected tilesOf({ maze }: mazes.LaidMaze) {
    return mazes.tilesOf(maze);
  }

  protected inHand({ spare: [shape, , printed] }: View, rotation: number) {
    return mazes.tileOf([shape, rotation, printed], IN_HAND);
  }

  protected override spentOn(path: readonly Cell[]) {
    const way = this.ways?.find((one) => one.path === path);
    return way ? mazes.spentOn(way) : null;
  }

  protected override get walking(): number {
    return figureOf(this.view, this.watched ?? this.view.active);
  }

  protected override lockedBy(arrow: number): string | null {
    return this.turn.slides ? sentence(say("arrow-blocked", { arrow })) : null;
  }

  /** Light the ways of the playing seat again, if others were lit; returns whether they were. */
  unwatch(): boolean {
    const elsewhere = this.watched !== null && this.watched !== this.view.active;
    if (elsewhere) this.#watched = null;
    return elsewhere;
  }

  /** Light the ways of a seat; the second time, go back to the usual ones. */
  watch(seat: number): void {
    const again = this.#watched?.at === this.turn.at && this.#watched.seat === seat;
    this.#watched = again ? null : { at: this.turn.at, seat };
  }
}
