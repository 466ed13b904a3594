// Plays what happened in the team game. A page is shown before it does anything.
import { tick } from "svelte";
import { figureOf } from "../../board/figures";
import { type Cell, carried, exitOf, lineOf, numberOf, openings, pushed, same } from "../../board/geometry";
import { TIME, apart, play, rest } from "../../board/motion";
import type { SpentShown } from "../../board/shown";
import { Stage as BoardStage, type Spots as BoardSpots } from "../../board/stage.svelte";
import { paceFactor } from "../../lib/settings.svelte";
import type {
  AnyEvent,
  BookPushed,
  CardDrawn,
  Face,
  Inserted,
  PageRead,
  Rotated,
  Switched,
  Treasure,
  View,
  Walked,
} from "../../wire/team";
import { type Front, type Peril, type Scene, IN_HAND, perilOf, sceneOf, spentOn, tileOf } from "./scene";

export interface Spots extends BoardSpots {
  /** Where treasures go: the portal, or the seat where it is not in sight. */
  readonly portal: (seat: number) => Element | null;
  readonly book: () => Element | null;
}

export class Stage extends BoardStage<View, Scene> {
  /** What the page just read is about to do. */
  peril = $state.raw<Peril | null>(null);
  /** The cells over which dust rises. */
  dust = $state.raw<readonly number[]>([]);

  constructor(override readonly spots: Spots) {
    super(spots);
  }

  animate = async (events: AnyEvent[], before: View, after: View, signal: AbortSignal): Promise<void> => {
    this.begin(before, sceneOf(before));
    for (const event of events) await this.#play(event, after, signal);
    this.peril = null;
    this.dust = [];
    this.end(sceneOf(after));
  };

  async #play(event: AnyEvent, after: View, signal: AbortSignal): Promise<void> {
    switch (event.event) {
      case "page-read":
        return this.#read(event, after, signal);
      case "book-pushed":
        return this.#bookPushed(event, signal);
      case "buried":
        return this.#turn(this.#cellsGone(after), () => null, signal);
      case "sent-home":
      case "teleported":
        return this.lift([{ seat: event.seat, to: event.cell }], signal);
      case "inserted":
        return this.#inserted(event, signal);
      case "rotated":
        return this.#rotated(event, signal);
      case "switched":
        return this.#switched(event, signal);
      case "walked":
        return this.#walked(event, after, null, signal);
      case "walked-with":
        return this.#walked(event.walked, after, spentOn({ ...event, path: event.walked.path }), signal);
      case "uncovered":
        return this.#turn([event.cell], () => event.tile, signal);
      case "turned-up":
        return this.#rotated(event, signal);
      default:
        return this.#counted(event, after, signal);
    }
  }

  async #counted(event: AnyEvent, after: View, signal: AbortSignal): Promise<void> {
    if (event.event === "card-drawn") this.#drawn(event);
    if (event.event === "collected") await this.#collected(event.treasure, event.seat, event.seat, signal);
    if (event.event === "helped") await this.#collected(event.treasure, event.seat, event.other, signal);
    if (event.event === "won") await this.cheer([...after.pawns.keys()], signal);
  }

  /** A page is turned, and what it will do is marked for a while. */
  async #read({ page, left }: PageRead, after: View, signal: AbortSignal): Promise<void> {
    const half = { duration: (TIME.flip / 2) * paceFactor(), easing: "ease-in-out" };
    if (!this.still) await play(this.spots.book(), [{ scale: "1 1" }, { scale: "0.1 1" }], half, signal);
    this.show({ page, left, effect: after.page });
    if (this.scene && after.page) this.peril = perilOf(after.page, after, this.scene);
    await tick();
    if (!this.still) await play(this.spots.book(), [{ scale: "0.1 1" }, { scale: "1 1" }], half, signal);
    await rest(TIME.page * paceFactor(), signal);
  }

  /** The spare goes in as rubble; whoever stands on the tile that leaves waits to be sent home. */
  async #bookPushed({ arrow, expelled }: BookPushed, signal: AbortSignal): Promise<void> {
    await this.#shift(arrow, null, expelled, false, signal);
    this.peril = null;
  }

  async #inserted({ arrow, tile, expelled }: Inserted, signal: AbortSignal): Promise<void> {
    await this.#shift(arrow, tile, expelled, true, signal);
  }

  async #shift(arrow: number, inserted: Front, expelled: Face, across: boolean, signal: AbortSignal): Promise<void> {
    const scene = this.scene;
    if (!scene) return;
    const exit = exitOf(arrow);
    const over = scene.pawns.flatMap((cell, seat) => (same(cell, exit) ? [seat] : []));
    const pawns = carried(scene.pawns, arrow).map((cell, seat) => (across || !over.includes(seat) ? cell : exit));
    this.show({ maze: pushed<Front>(scene.maze, inserted, arrow)[0], pawns });
    const spare: Face = [expelled[0], 0, expelled[2]];
    const leaving = tileOf(expelled, IN_HAND);
    const [entry = exit] = lineOf(arrow);
    if (!inserted) this.dust = [numberOf(entry)];
    const pushing = {
      arrow,
      leaving,
      over: across ? over : [],
      stay: across ? [] : over,
      land: () => this.show({ spare }),
    };
    await this.push(pushing, signal);
    this.dust = [];
  }

  /** Tiles turn over around their short axis, in a little dust. */
  async #turn(cells: readonly Cell[], front: (cell: Cell) => Front, signal: AbortSignal): Promise<void> {
    const scene = this.scene;
    if (!scene || cells.length === 0) return;
    const turned = () => {
      const numbers = new Map(cells.map((cell) => [numberOf(cell), front(cell)]));
      this.peril = null;
      this.show({ maze: scene.maze.map((old, number) => (numbers.has(number) ? (numbers.get(number) ?? null) : old)) });
    };
    if (this.still) return this.crossfade({}, turned, signal);
    const half = (turns: string[]) => cells.map((cell) => this.#pivot(cell, turns, TIME.collapse / 2, signal));
    this.peril = null;
    this.dust = cells.map(numberOf);
    await Promise.all(half(["scale(1, 1)", "scale(0.04, 1)"]));
    turned();
    await tick();
    await Promise.all(half(["scale(0.04, 1)", "scale(1, 1)"]));
    this.dust = [];
  }

  /** A tile turns where it lies. */
  async #rotated({ cell, tile }: Pick<Rotated, "cell" | "tile">, signal: AbortSignal): Promise<void> {
    const scene = this.scene;
    const before = scene?.maze[numberOf(cell)];
    if (!scene) return;
    const turned = () => this.show({ maze: scene.maze.map((old, number) => (number === numberOf(cell) ? tile : old)) });
    if (!before || openings(before[0], before[1]) === openings(tile[0], tile[1])) return turned();
    if (this.still) return this.crossfade({}, turned, signal);
    turned();
    await tick();
    const quarters = (tile[1] - before[1] + 4) % 4;
    const by = -90 * (quarters > 2 ? quarters - 4 : quarters);
    await this.#pivot(cell, [`rotate(${by}deg)`, "rotate(0deg)"], 2 * TIME.turn, signal);
  }

  async #switched({ cell, beside }: Switched, signal: AbortSignal): Promise<void> {
    const scene = this.scene;
    if (!scene) return;
    const other = (one: Cell) => (same(one, cell) ? beside : same(one, beside) ? cell : one);
    const maze = scene.maze.map((front, number) => {
      const from = [cell, beside].find((one) => numberOf(other(one)) === number);
      return from ? (scene.maze[numberOf(from)] ?? null) : front;
    });
    const change = () => this.show({ maze, pawns: scene.pawns.map(other) });
    if (this.still) return this.crossfade({}, change, signal);
    change();
    await tick();
    const options = { duration: 2 * TIME.carry * paceFactor(), easing: "ease-in-out" };
    const parts = [cell, beside].flatMap((one) => {
      const frames = [{ translate: apart(other(one), one) }, { translate: "0px 0px" }];
      return this.#parts(one, "").map((part) => play(part, frames, options, signal));
    });
    await Promise.all(parts);
  }

  async #walked({ piece, path }: Walked, after: View, spent: SpentShown | null, signal: AbortSignal): Promise<void> {
    await this.walk(piece, { way: path, figure: figureOf(after, piece), knot: null, hint: false, spent }, signal);
  }

  #drawn({ seat, treasure }: CardDrawn): void {
    const boards = this.scene?.boards.map((board, other): View["boards"][number] => {
      if (other !== seat) return board;
      return board[0] === null ? [treasure, board[1]] : [board[0], treasure];
    });
    if (boards) this.show({ boards });
  }

  async #collected(treasure: Treasure, seat: number, owner: number, signal: AbortSignal): Promise<void> {
    await this.collect(`treasure-${treasure}`, this.spots.portal(seat), signal);
    const scene = this.scene;
    if (!scene) return;
    const boards = scene.boards.map((board, other): View["boards"][number] => {
      const [left, right] = board;
      return other === owner ? [left === treasure ? null : left, right === treasure ? null : right] : board;
    });
    this.show({ boards, collected: [...scene.collected, treasure] });
  }

  /** The cells whose tiles are rubble afterwards. */
  #cellsGone(after: View): Cell[] {
    return after.down.filter((cell) => this.scene?.maze[numberOf(cell)]);
  }

  #parts(cell: Cell, but: string): SVGGraphicsElement[] {
    return [
      ...(this.spots.board()?.querySelectorAll<SVGGraphicsElement>(`svg [data-cell="${numberOf(cell)}"]${but}`) ?? []),
    ];
  }

  /** A tile, and what lies on it, turns around its middle. */
  async #pivot(cell: Cell, turns: readonly string[], duration: number, signal: AbortSignal): Promise<void> {
    const parts = this.#parts(cell, ":not([data-pawn], [data-wish])");
    const [x, y] = [cell[1] * 100 + 50, cell[0] * 100 + 50];
    const frames = turns.map((turn) => ({ transform: `translate(${x}px, ${y}px) ${turn} translate(-50px, -50px)` }));
    const options = { duration: duration * paceFactor(), easing: "ease-in-out" };
    await Promise.all(parts.map((part) => play(part, frames, options, signal)));
  }
}
