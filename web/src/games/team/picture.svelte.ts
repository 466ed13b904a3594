// What the team screen shows at a moment: the view, what is being played, or what is only considered.
import { figureOf, pawnsOf } from "../../board/figures";
import { exitOf, numberOf, same } from "../../board/geometry";
import { arrowLabel, sentence } from "../../board/labels";
import { IN_HAND } from "../../board/stage.svelte";
import type { ArrowShown, PreviewShown, ThreadShown } from "../../board/shown";
import { goalOf, placeOf, wayTo, wayTowards } from "../../board/ways";
import { settings } from "../../lib/settings.svelte";
import { say } from "../../lib/text.svelte";
import type { AnyAction, Cell, Outlook, PawnWay } from "../../wire/team";
import { Ghost, type GhostStep, type Plan } from "./ghost.svelte";
import * as scenes from "./scene";
import { labelsOf, lineOf } from "./sentences";
import type { Stage } from "./stage.svelte";
import type { Turn } from "./turn.svelte";

const ARROWS = Array.from({ length: 12 }, (_, arrow) => arrow);

/** How far a seat gets, and what it finds there. */
export interface Reach {
  readonly seat: number;
  readonly figure: number;
  readonly places: number;
  readonly wishes: readonly scenes.Wish[];
}

export class Picture {
  #play: () => scenes.TeamPlay;
  #turn: Turn;
  #stage: Stage;
  #watched = $state.raw<{ at: string; seat: number } | null>(null);
  #told = $state.raw<{ about: string; outlooks: Plan["outlooks"] } | null>(null);
  readonly ghost: Ghost = new Ghost(() => this);

  constructor(play: () => scenes.TeamPlay, turn: Turn, stage: Stage) {
    this.#play = play;
    this.#turn = turn;
    this.#stage = stage;
  }

  readonly view = $derived.by(() => this.#play().view);
  readonly mover = $derived.by(() => this.view.active);
  /** The hint that the server was asked about. */
  readonly #about = $derived.by(() => this.#turn.at + JSON.stringify(this.#play().advised));
  /** What somebody proposes, if the viewer is looking at it; otherwise what is advised. */
  readonly plan = $derived.by((): Plan => {
    const { advised, proposed } = this.#play();
    if (proposed) return proposed;
    return { seat: null, actions: advised, outlooks: this.#told?.about === this.#about ? this.#told.outlooks : [] };
  });
  /** Whether the table is drawn as the plan would leave it. */
  readonly dreams = $derived.by(() => {
    const { chose, hinted, tool } = this.#turn;
    if (!this.ghost.outlook || this.#play().playing) return false;
    return hinted || (this.plan.seat !== null && !chose && !tool);
  });
  /** The figure of whoever proposes the plan; null for a hint. */
  readonly author = $derived.by(() => (this.plan.seat === null ? null : figureOf(this.view, this.plan.seat)));
  readonly ghosts = $derived.by((): ThreadShown[] =>
    this.dreams ? this.ghost.threads(this.author ?? figureOf(this.view, this.mover), this.author === null) : [],
  );
  readonly ghostSteps = $derived.by((): readonly GhostStep[] =>
    this.dreams || this.plan.seat === null ? this.ghost.steps : [],
  );
  /** What is ahead, if something is considered or planned whose outcome the server has told. */
  readonly ahead = $derived.by(() => (this.dreams ? this.ghost.outlook : this.#turn.outlook));
  readonly now = $derived.by((): scenes.Scene => scenes.sceneOf(this.view));
  readonly scene = $derived.by((): scenes.Scene => {
    const { ahead, now } = this;
    return ahead ? { maze: ahead.maze, pawns: (this.dreams && this.ghost.pawns) || ahead.pawns } : now;
  });
  /** The ways of all seats, now or after what is considered. */
  readonly everyone = $derived.by(() => (this.ahead ?? this.#play().outlook)?.ways ?? null);
  /** What each seat could collect then. */
  readonly finds = $derived.by(() => (this.ahead ?? this.#play().outlook)?.finds ?? null);
  /** The seat whose ways are lit. */
  readonly watched = $derived.by((): number | null => {
    if (this.#watched?.at === this.#turn.at) return this.#watched.seat;
    if (this.dreams && this.ghost.casts) return null;
    return this.#turn.walks || this.#turn.flips.length > 0 || this.#turn.hinted ? this.view.active : null;
  });
  readonly ways = $derived.by((): readonly PawnWay[] | null =>
    this.watched === null ? null : (this.everyone?.[this.watched] ?? null),
  );
  readonly paths = $derived.by((): Cell[][] | null => this.ways?.map(({ path }) => path) ?? null);
  readonly wishes = $derived.by(() =>
    this.view.phase === "over" ? [] : scenes.wishesOf(this.view, this.scene.maze, this.finds),
  );
  /** What is within reach when all of a plan is done. */
  readonly prospects = $derived.by((): readonly scenes.Wish[] => {
    const { end, gains } = this.ghost;
    if (!this.dreams || !end) return [];
    return scenes
      .wishesOf(this.view, end.maze, end.finds)
      .filter(({ reached, treasure }) => reached && !gains.has(treasure));
  });
  readonly reaches = $derived.by((): Reach[] => {
    if (this.#play().lookingBack) return [];
    return (this.everyone ?? []).map((ways, seat) => ({
      seat,
      figure: figureOf(this.view, seat),
      places: ways.length - 1,
      wishes: this.wishes.filter(({ by }) => by.includes(seat)),
    }));
  });

  readonly tiles = $derived.by(() => scenes.tilesOf(this.scene.maze));
  readonly spare = $derived.by(() => {
    const [shape, , printed] = this.view.spare;
    return scenes.tileOf([shape, this.#turn.rotation, printed], IN_HAND);
  });
  readonly pawns = $derived.by(() => pawnsOf(this.view, this.scene.pawns));
  /** Whether tiles, not ways, are chosen now. */
  readonly choosing = $derived.by(() => this.#turn.choosable.size > 0);
  readonly lit = $derived.by(() => {
    if (this.choosing) return this.#turn.choosable;
    if (!this.paths || !settings.reachHints || this.#play().lookingBack) return null;
    return new Set(this.paths.map((path) => numberOf(path.at(-1) ?? [0, 0])));
  });
  /** The cells in reach that cost a spell. */
  readonly costly = $derived.by((): Cell[] => {
    if (!this.lit || this.#turn.tool) return [];
    return (this.ways ?? []).filter(({ spell }) => spell).map(({ path }) => path.at(-1) ?? [0, 0]);
  });

  readonly thread = $derived.by((): ThreadShown | null => {
    const { paths } = this;
    const { astray, considered, looked, tool } = this.#turn;
    if (this.#stage.thread) return this.#stage.thread;
    if (!paths || (this.dreams && !this.ghost.casts)) return null;
    if (this.ahead)
      return this.#drawn(this.#turn.hinted ? (this.ghost.wayIn(this.ways ?? [])?.path ?? null) : this.#toWish(paths));
    if (astray) return this.#drawn(wayTowards(paths, astray), astray);
    const aim = goalOf(considered) ?? (tool ? null : looked);
    return aim ? this.#drawn(wayTo(paths, aim)) : null;
  });
  /** What the seat to move is looking for, except at the end of the thread, which has a ring of its own. */
  readonly ringed = $derived.by(() => {
    const end = this.thread?.way.at(-1);
    const own = this.wishes.filter(({ seat, by }) => seat === this.view.active || by.includes(this.view.active));
    return own.filter(({ cell }) => !end || !same(end, cell)).map(({ cell }) => numberOf(cell));
  });
  readonly preview = $derived.by((): PreviewShown | null => {
    if (this.dreams) return this.ghost.preview(this.author);
    const arrow = this.ahead ? this.#turn.arrow : null;
    if (arrow === null) return null;
    const exit = exitOf(arrow);
    const expelled = scenes.tileOf(this.now.maze[numberOf(exit)] ?? null, IN_HAND);
    return { arrow, expelled, carries: this.now.pawns.some((pawn) => same(pawn, exit)), hint: this.#turn.hinted };
  });
  /** The tiles that are chosen for a spell, or that turn up. */
  readonly chosen = $derived.by((): Cell[] => {
    const { considered, first } = this.#turn;
    if (this.dreams) return [];
    if (considered?.do === "rotate") return [considered.cell];
    if (considered?.do === "switch") return scenes.pairOf(considered);
    const pawn = this.view.pawns[this.view.active];
    if (this.view.phase === "flip" && pawn && !this.#play().playing) return [pawn];
    return first ? [first] : [];
  });

  readonly arrows = $derived.by(() => ARROWS.map((arrow) => this.#arrow(arrow)));
  readonly labels = $derived.by(() =>
    labelsOf(this.view, this.scene, this.tiles, this.paths, this.wishes, this.#play().seat),
  );
  /** The one line that says what would happen, or what can be done. */
  readonly line = $derived.by(() => lineOf(this.#turn, this, this.#play().decision?.ask ?? null));
  readonly suggestedCell = $derived.by(() => {
    const { suggested } = this.#play();
    const cell = placeOf(suggested);
    return cell && !this.thread && !this.#turn.considered ? numberOf(cell) : null;
  });
  /** A lesson, or a hint, wants a tile turned differently. */
  readonly turnHint = $derived.by(() => {
    const { suggested } = this.#play();
    if (suggested?.do === "insert") return this.#turn.slides && suggested.rotation !== this.#turn.rotation;
    const { considered } = this.#turn;
    return suggested?.do === "flip-up" && considered?.do === "flip-up" && suggested.rotation !== considered.rotation;
  });
  readonly ribbon = $derived.by(() => {
    const won = this.view.phase === "over" && this.view.collected.length === 24;
    return won ? figureOf(this.view, this.view.active) : null;
  });

  outlookOf(action: AnyAction): Outlook | null {
    return this.#turn.outlookOf(action);
  }

  /** Ask the server what all steps of a hint lead to. */
  async imagine(): Promise<void> {
    const { advised, proposed } = this.#play();
    const about = this.#about;
    if (proposed || advised.length < 2 || this.#told?.about === about) return;
    const told = await this.#play().imagine(advised);
    if (told && about === this.#about) this.#told = { about, outlooks: told.outlooks as (Outlook | null)[] };
  }

  /** Light the ways of the playing seat again, if others were lit; returns whether they were. */
  unwatch(): boolean {
    const elsewhere = this.watched !== null && this.watched !== this.view.active;
    if (elsewhere) this.#watched = null;
    return elsewhere;
  }

  /** Light the ways of a seat; the second time, go back to the usual ones. */
  watch(seat: number): void {
    const again = this.#watched?.at === this.#turn.at && this.#watched.seat === seat;
    this.#watched = again ? null : { at: this.#turn.at, seat };
  }

  #toWish(paths: readonly Cell[][]): Cell[] | null {
    const found = this.wishes.filter(({ by }) => this.watched !== null && by.includes(this.watched));
    const [shortest = null] = found.map(({ cell }) => wayTo(paths, cell) ?? []).sort((a, b) => a.length - b.length);
    return shortest;
  }

  #drawn(path: Cell[] | null, knot: Cell | null = null): ThreadShown | null {
    const end = path?.at(-1);
    if (!path || !end || (path.length < 2 && !knot)) return null;
    const way = this.ways?.find((one) => one.path === path);
    const spent = way ? scenes.spentOn(way) : null;
    const hint = !knot && this.ghost.goal !== null && same(this.ghost.goal, end);
    return { way: path, figure: figureOf(this.view, this.watched ?? this.view.active), knot, hint, spent };
  }

  #arrow(arrow: number): ArrowShown {
    const free = this.#turn.freeArrows.has(arrow);
    const chosen = arrow === this.#turn.arrow;
    const other = free ? "free" : this.#turn.slides ? "locked" : "idle";
    const label =
      other === "locked"
        ? sentence(say("arrow-blocked", { arrow }))
        : arrowLabel(arrow, chosen && free ? "chosen" : other);
    const { suggested } = this.#play();
    return {
      state: chosen ? "chosen" : other,
      label,
      suggested: suggested?.do === "insert" && suggested.arrow === arrow,
    };
  }
}
