// What the screen of chronicles shows at a moment: the view, what is being played, or what is only considered.
import { type Cell, arrowPoint, exitOf, numberOf, same } from "../../board/geometry";
import { arrowLabel } from "../../board/labels";
import { IN_HAND, idsAfter } from "../../board/stage.svelte";
import type { ArrowShown, PawnShown, PreviewShown, ThreadShown } from "../../board/shown";
import { goalOf, placeOf, wayTo, wayToWanted, wayTowards } from "../../board/ways";
import { settings } from "../../lib/settings.svelte";
import type { AnyAction, Outlook } from "../../wire/chronicles";
import * as scenes from "./scene";
import { labelsOf, lineOf } from "./sentences";
import type { Stage } from "./stage.svelte";
import { isPush } from "../../board/turn.svelte";
import type { Turn } from "./turn.svelte";

const ARROWS = Array.from({ length: 12 }, (_, arrow) => arrow);

/** A step of a plan: where its number stands, and the arrow or the cell that it names. */
export interface PlanStep {
  readonly number: number;
  readonly x: number;
  readonly y: number;
  readonly cell: Cell | null;
  readonly arrow: number | null;
}

export class Picture {
  #play: () => scenes.ChroniclesPlay;
  #turn: Turn;
  #stage: Stage;

  constructor(play: () => scenes.ChroniclesPlay, turn: Turn, stage: Stage) {
    this.#play = play;
    this.#turn = turn;
    this.#stage = stage;
  }

  readonly view = $derived.by(() => this.#play().view);
  readonly mover = $derived.by(() => scenes.moverOf(this.view));
  readonly now = $derived.by((): scenes.Scene => scenes.sceneOf(this.view, this.#stage.ids));
  /** What somebody proposes, if the viewer is looking at it; otherwise what is advised. */
  readonly #plan = $derived.by((): readonly AnyAction[] => this.#play().proposed?.actions ?? this.#play().advised);
  /** The table after the last step of a proposal whose end the server has told. */
  readonly #dream = $derived.by((): { outlook: Outlook; steps: number } | null => {
    const outlooks = this.#play().proposed?.outlooks ?? [];
    const last = outlooks.findLastIndex((outlook) => outlook !== null);
    const outlook = outlooks[last];
    return outlook ? { outlook, steps: last + 1 } : null;
  });
  /** Whether the table is drawn as a proposal would leave it. */
  readonly dreams = $derived.by(() => this.#dream !== null && !this.#turn.chose && !this.#play().playing);
  /** What is ahead, if something is considered or proposed whose outcome the server has told. */
  readonly ahead = $derived.by(() => (this.dreams ? (this.#dream?.outlook ?? null) : this.#turn.outlook));
  /** Whether the board is drawn as it would be: a walk alone is only a thread. */
  readonly #shifted = $derived.by(() => this.ahead !== null && (this.dreams || !goalOf(this.#turn.considered)));
  readonly scene = $derived.by((): scenes.Scene => {
    const { ahead, now } = this;
    if (!ahead || !this.#shifted) return now;
    const done = this.dreams ? this.#plan.slice(0, this.#dream?.steps ?? 0) : [this.#turn.considered];
    const ids = done.reduce(
      (moved, action) => (action && isPush(action) ? idsAfter(moved, action.arrow) : moved),
      now.ids,
    );
    return scenes.sceneAhead(ahead, ids);
  });

  readonly #ahead = $derived.by(() => (this.#shifted ? this.ahead : this.#play().outlook));
  /** The ways of the walking Character, now or after what is considered. */
  readonly ways = $derived.by((): Cell[][] | null => {
    const { walks, slides, window } = this.#turn;
    if (this.dreams || window || (!walks && !slides && !this.#shifted) || this.#turn.targets.size > 0) return null;
    return this.#ahead?.ways[this.mover] ?? null;
  });
  readonly tiles = $derived.by(() => scenes.tilesOf(this.scene, this.view.starts));
  readonly spare = $derived.by(() => {
    const tile = scenes.turned(this.view.spare, this.#turn.rotation);
    return scenes.tileOf(tile, IN_HAND, this.#stage.ids[IN_HAND] ?? IN_HAND);
  });
  readonly pawns = $derived.by((): PawnShown[] => {
    const playing = this.view.stage === "action" || this.view.stage === "labyrinth";
    return this.scene.pawns.map((cell, seat) => ({
      seat,
      cell,
      figure: scenes.figureOf(this.view, seat),
      active: playing && seat === this.mover,
    }));
  });
  /** Whether targets, not ways, are chosen now. */
  readonly choosing = $derived.by(() => this.#turn.targets.size > 0 && !this.#turn.considered);
  readonly lit = $derived.by((): ReadonlySet<number> | null => {
    if (this.choosing) return new Set(this.#turn.targets.keys());
    if (!this.ways || !settings.reachHints || this.#play().lookingBack) return null;
    if (this.#turn.pausing) return new Set(this.#turn.pauses.map(({ walk }) => numberOf(walk.cell)));
    return new Set(this.ways.map((way) => numberOf(way.at(-1) ?? [0, 0])));
  });
  readonly thread = $derived.by((): ThreadShown | null => {
    const { ways } = this;
    const { astray, considered, looked } = this.#turn;
    if (this.#stage.thread) return this.#stage.thread;
    if (this.dreams || !ways) return null;
    if (this.#shifted) return this.#drawn(wayToWanted(ways, this.#portals()));
    if (astray) return this.#drawn(wayTowards(ways, astray), astray);
    const aim = goalOf(considered) ?? (considered || !this.#turn.walks ? null : looked);
    return aim ? this.#drawn(wayTo(ways, aim)) : null;
  });
  /** The figure of whoever proposes what is looked at. */
  readonly author = $derived.by((): number | null => {
    const proposed = this.#play().proposed;
    return proposed ? scenes.figureOfSeat(this.view, proposed.seat) : null;
  });
  /** The ways of a proposal. */
  readonly ghosts = $derived.by((): ThreadShown[] => {
    const proposed = this.#play().proposed;
    if (!proposed || !this.dreams) return [];
    const paths = proposed.outlooks.flatMap((outlook) => (outlook && outlook.path.length > 1 ? [outlook.path] : []));
    return paths.map((way) => ({ way, figure: this.author ?? 1, knot: null, hint: false }));
  });
  readonly preview = $derived.by((): PreviewShown | null => {
    const { considered, arrow: own, hinted } = this.#turn;
    const shift = this.dreams ? this.#plan.find(isPush) : null;
    const arrow = shift ? shift.arrow : this.#shifted && considered && isPush(considered) ? own : null;
    if (arrow === null) return null;
    const exit = exitOf(arrow);
    const number = numberOf(exit);
    const expelled = scenes.tileOf(this.now.maze[number] ?? this.view.spare, IN_HAND, this.now.ids[number] ?? IN_HAND);
    return {
      arrow,
      expelled,
      carries: this.now.pawns.some((pawn) => same(pawn, exit)),
      hint: hinted,
      figure: shift ? this.author : null,
    };
  });
  /** The tiles that are chosen for a card. */
  readonly chosen = $derived.by((): Cell[] => {
    const { considered, turning } = this.#turn;
    if (turning) return [turning];
    if (considered?.do === "choose-cell") return [considered.cell];
    const task = scenes.taskOf(this.view);
    const picked =
      task?.task === "choosing" && this.#turn.cells.length > 0 ? task.picked.filter((one) => /^\d+$/.test(one)) : [];
    return picked.map((one): Cell => [Math.floor(Number(one) / 7), Number(one) % 7]);
  });
  /** The Portals that the walking Character could reach. */
  readonly ringed = $derived.by(() => {
    const end = this.thread?.way.at(-1);
    const finds = this.#ahead?.finds[this.mover] ?? [];
    const wanted = this.ways ? this.scene.portals.filter((portal) => portal && finds.includes(portal[1])) : [];
    return wanted.flatMap((portal) => (portal && !(end && same(end, portal[0])) ? [numberOf(portal[0])] : []));
  });
  readonly arrows = $derived.by(() => ARROWS.map((arrow) => this.#arrow(arrow)));
  readonly labels = $derived.by(() => labelsOf(this.view, this.scene, this.tiles, this.ways));
  /** The one line that says what would happen, or what can be done. */
  readonly line = $derived.by(() => lineOf(this.#turn, this, this.#play().decision?.ask ?? null, this.#play().seat));
  readonly suggestedCell = $derived.by(() => {
    const { suggested } = this.#play();
    const cell = placeOf(suggested);
    return cell && !this.thread && !this.#turn.considered ? numberOf(cell) : null;
  });
  /** A hint wants the tile turned differently. */
  readonly turnHint = $derived.by(() => {
    const { suggested } = this.#play();
    return suggested !== null && isPush(suggested) && this.#turn.slides && suggested.rotation !== this.#turn.rotation;
  });
  /** The steps of a hint or a proposal, numbered where they happen. */
  readonly steps = $derived.by((): PlanStep[] => {
    if (this.#plan.length < 2 || this.#play().playing) return [];
    return this.#plan.flatMap((action, k): PlanStep[] => {
      if (isPush(action)) return [{ number: k + 1, ...arrowPoint(action.arrow), cell: null, arrow: action.arrow }];
      const cell = placeOf(action);
      return cell ? [{ number: k + 1, x: cell[1] * 100 + 84, y: cell[0] * 100 + 16, cell, arrow: null }] : [];
    });
  });

  #portals(): Cell[] {
    return this.scene.portals.flatMap((portal) => (portal ? [portal[0]] : []));
  }

  #drawn(way: Cell[] | null, knot: Cell | null = null): ThreadShown | null {
    if (!way || (way.length < 2 && !knot)) return null;
    return { way, figure: scenes.figureOf(this.view, this.mover), knot, hint: this.#turn.hinted && !knot };
  }

  #arrow(arrow: number): ArrowShown {
    const chosen = arrow === this.#turn.arrow;
    const state = chosen ? "chosen" : this.#turn.freeArrows.has(arrow) ? "free" : "idle";
    const { suggested } = this.#play();
    return {
      state,
      label: arrowLabel(arrow, state),
      suggested: suggested !== null && isPush(suggested) && suggested.arrow === arrow,
    };
  }
}
