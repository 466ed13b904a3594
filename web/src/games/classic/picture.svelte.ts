// What the classic screen shows at a moment, besides what all mazes show.
import { numberOf } from "../../board/geometry";
import { arrowLabel } from "../../board/labels";
import { Picture as BoardPicture } from "../../board/picture.svelte";
import { figureOf } from "../../board/figures";
import { say } from "../../lib/text.svelte";
import type { AnyAction, Cell, Outlook, View } from "../../wire/classic";
import * as mazes from "./maze";
import { hint, labelsOf, whereabouts } from "./sentences";
import type { Turn } from "./turn.svelte";

export class Picture extends BoardPicture<View, AnyAction, Outlook, mazes.LaidMaze, Turn> {
  /** The viewer's card lies face down, so that nobody else can read it. */
  covered = $state(false);
  peeking = $state(false);

  readonly mover = $derived.by(() => this.view.active);
  protected readonly awake = $derived.by(() => this.view.phase !== "over");
  readonly hidden = $derived.by(() => this.covered && !this.peeking);
  readonly now = $derived.by((): mazes.LaidMaze => this.#seen(this.view));
  readonly paths = $derived.by((): Cell[][] | null => {
    if (this.next) return this.next.ways;
    const walks = this.turn.walks || this.turn.considered?.do === "walk";
    return walks ? (this.play().outlook?.ways ?? null) : null;
  });
  readonly wanted = $derived.by(() =>
    this.hidden ? [] : mazes.wantedCells(this.view, this.laid.targets, this.laid.maze),
  );
  readonly labels = $derived.by(() => labelsOf(this.view, this.laid, this.tiles, this.paths));
  readonly line = $derived.by(() => hint(this.view, this.turn, this.laid, this.paths, this.wanted));
  readonly where = $derived.by(() => whereabouts(this.view, this.laid, this.next !== null, this.paths));
  override readonly suggestedCell = $derived.by(() => {
    const { suggested } = this.play();
    const cell = suggested?.do === "walk" ? suggested.cell : this.thread ? null : this.ghost.goal;
    return cell && numberOf(cell);
  });
  /** The viewer's target as a small card. */
  readonly card = $derived.by(() => {
    const [first] = this.view.targets;
    if (this.view.seat === null || !this.awake) return null;
    if (this.view.goes_home || !first) return { glyph: "i-home", name: say("goal-home-card"), covered: this.hidden };
    return { glyph: mazes.glyphOf(first), name: say(`treasure-${first}`), covered: this.hidden };
  });
  readonly ribbon = $derived.by(() => (this.view.winner === null ? null : figureOf(this.view, this.view.winner)));

  override get own(): Cell | undefined {
    return this.view.seat === null ? undefined : this.laid.pawns[this.view.seat];
  }

  bears(cell: Cell): string | null {
    return this.laid.maze[numberOf(cell)]?.[2] ?? null;
  }

  protected laidAhead({ maze, pawns }: Outlook): mazes.LaidMaze {
    return this.#seen({ maze, pawns, targets: this.view.targets });
  }

  protected tilesOf({ maze }: mazes.LaidMaze, ids: readonly number[]) {
    return mazes.tilesOf(maze, ids, mazes.homesOf(this.view));
  }

  protected inHand({ spare: [shape, , treasure] }: View, rotation: number, id: number) {
    return mazes.tileOf([shape, rotation, treasure], id);
  }

  protected override lockedBy(arrow: number): string | null {
    const { phase, forbidden } = this.view;
    const shut = arrow === forbidden && (phase === "shift" || phase === "extra" || this.turn.slides);
    return shut ? arrowLabel(arrow, "locked") : null;
  }

  #seen({ maze, pawns, targets }: mazes.LaidMaze): mazes.LaidMaze {
    return { maze, pawns, targets: this.hidden ? [] : targets };
  }
}
