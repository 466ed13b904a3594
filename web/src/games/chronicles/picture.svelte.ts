// What the screen of chronicles shows at a moment, besides what all mazes show.
import type { Seen, Way } from "../../board/ghost.svelte";
import { type Cell, cellOf } from "../../board/geometry";
import { Picture as BoardPicture } from "../../board/picture.svelte";
import { IN_HAND } from "../../board/ids";
import { placeOf } from "../../board/ways";
import { say } from "../../lib/text.svelte";
import type { AnyAction, Outlook, View } from "../../wire/chronicles";
import * as mazes from "./maze";
import { labelsOf, lineOf, worthOf } from "./sentences";
import type { Turn } from "./turn.svelte";

export class Picture extends BoardPicture<View, AnyAction, Outlook, mazes.LaidMaze, Turn> {
  readonly mover = $derived.by(() => mazes.moverOf(this.view));
  protected readonly awake = $derived.by(() => this.view.stage === "action" || this.view.stage === "labyrinth");
  readonly now = $derived.by((): mazes.LaidMaze => mazes.laidOf(this.view));
  readonly #outlook = $derived.by(() => this.next ?? this.play().outlook);
  /** The ways of the walking Character. */
  readonly paths = $derived.by((): Cell[][] | null => {
    const { walks, slides, window, targets } = this.turn;
    if (this.dreams || window || (!walks && !slides && !this.next) || targets.size > 0) return null;
    return this.#outlook?.ways[this.mover] ?? null;
  });
  override readonly ends = $derived.by((): Cell[] => {
    if (this.turn.pausing) return this.turn.pauses.map(({ walk }) => walk.cell);
    return (this.paths ?? []).map((path): Cell => path.at(-1) ?? [0, 0]);
  });
  /** The Portals that the walking Character could reach. */
  readonly wanted = $derived.by((): Cell[] => {
    const finds = (this.paths && this.#outlook?.finds[this.mover]) ?? [];
    return this.laid.portals.flatMap((portal) => (portal && finds.includes(portal[1]) ? [portal[0]] : []));
  });
  /** The tiles that are chosen for a card. */
  readonly chosen = $derived.by((): Cell[] => {
    const { considered, turning } = this.turn;
    if (turning) return [turning];
    if (considered?.do === "choose-cell") return [considered.cell];
    const task = mazes.taskOf(this.view);
    const picked = task?.task === "choosing" && this.turn.cells.length > 0 ? task.picked : [];
    return picked.filter((one) => /^\d+$/.test(one)).map((one) => cellOf(Number(one)));
  });
  readonly labels = $derived.by(() => labelsOf(this.view, this.laid, this.tiles, this.paths));
  readonly line = $derived.by(() => lineOf(this.turn, this, this.play().decision?.ask ?? null, this.play().seat));

  /** A Portal goes along with its tile, and is not pushed out. */
  override get lying(): Seen {
    const bare = { ...this.now, portals: [], echoes: [] };
    return { tiles: this.tilesOf(bare, this.stage.ids), pawns: bare.pawns };
  }

  override get map(): string[] {
    return this.ends.flatMap((cell) => {
      const item = this.bears(cell);
      return item ? [say("screen-map-item", { item, cell })] : [];
    });
  }

  bears(cell: Cell): string | null {
    return worthOf(this.laid, cell);
  }

  override cellsOf(action: AnyAction): readonly Cell[] {
    const cell = placeOf(action);
    return cell ? [cell] : [];
  }

  override wayOf({ path }: Outlook): Way | null {
    return path.length > 1 ? { path, spent: null } : null;
  }

  protected laidAhead(outlook: Outlook): mazes.LaidMaze {
    return mazes.laidAhead(outlook);
  }

  protected tilesOf(laid: mazes.LaidMaze, ids: readonly number[]) {
    return mazes.tilesOf(laid, ids, this.view.starts);
  }

  protected inHand({ spare: [shape, , printed] }: View, rotation: number, id: number) {
    return mazes.tileOf([shape, rotation, printed], IN_HAND, id);
  }

  protected override figureOfSeat(seat: number): number {
    return mazes.figureOfSeat(this.view, seat);
  }
}
