// What the classic screen shows at a moment: the view, what is being played, or what is only considered.
import { figureOf, pawnsOf } from "../../board/figures";
import { exitOf, numberOf, same } from "../../board/geometry";
import { arrowLabel } from "../../board/labels";
import { IN_HAND, idsAfter } from "../../board/stage.svelte";
import type { ArrowShown, PreviewShown, ThreadShown } from "../../board/shown";
import { wayTo, wayToWanted, wayTowards } from "../../board/ways";
import { settings } from "../../lib/settings.svelte";
import { say } from "../../lib/text.svelte";
import type { Cell } from "../../wire/classic";
import * as scenes from "./scene";
import { hint, labelsOf, whereabouts } from "./sentences";
import type { Stage } from "./stage.svelte";
import type { Turn } from "./turn.svelte";

const ARROWS = Array.from({ length: 12 }, (_, arrow) => arrow);

export class Picture {
  /** The viewer's card lies face down, so that nobody else can read it. */
  covered = $state(false);
  peeking = $state(false);
  #play: () => scenes.ClassicPlay;
  #turn: Turn;
  #stage: Stage;

  constructor(play: () => scenes.ClassicPlay, turn: Turn, stage: Stage) {
    this.#play = play;
    this.#turn = turn;
    this.#stage = stage;
  }

  readonly view = $derived.by(() => this.#play().view);
  readonly hidden = $derived.by(() => this.covered && !this.peeking);
  /** What is ahead, if something is considered whose outcome the server has told. */
  readonly ahead = $derived.by(() => this.#turn.outlook);
  readonly pushing = $derived.by(() => (this.ahead ? this.#turn.arrow : null));
  readonly now = $derived.by((): scenes.Scene => this.view);
  readonly scene = $derived.by((): scenes.Scene => ({
    maze: this.ahead?.maze ?? this.now.maze,
    spare: this.now.spare,
    pawns: this.ahead?.pawns ?? this.now.pawns,
    targets: this.hidden ? [] : this.now.targets,
  }));
  readonly ways = $derived.by((): Cell[][] | null => {
    if (this.ahead) return this.ahead.ways;
    const walks = this.#turn.walks || this.#turn.considered?.do === "walk";
    return walks ? (this.#play().outlook?.ways ?? null) : null;
  });
  readonly wanted = $derived.by(() =>
    this.hidden ? [] : scenes.wantedCells(this.view, this.scene.targets, this.scene.maze),
  );

  readonly tiles = $derived.by(() => {
    const ids = this.pushing === null ? this.#stage.ids : idsAfter(this.#stage.ids, this.pushing);
    return scenes.tilesOf(this.scene.maze, ids, scenes.homesOf(this.view));
  });
  readonly spare = $derived.by(() => {
    const [shape, , treasure] = this.now.spare;
    return scenes.tileOf([shape, this.#turn.rotation, treasure], this.#stage.ids[IN_HAND] ?? IN_HAND);
  });
  readonly pawns = $derived.by(() => pawnsOf(this.view, this.scene.pawns));
  readonly lit = $derived.by(() => {
    if (!this.ways || !settings.reachHints || this.#play().lookingBack) return null;
    return new Set(this.ways.map((way) => numberOf(way.at(-1) ?? [0, 0])));
  });

  readonly thread = $derived.by((): ThreadShown | null => {
    const { ways } = this;
    const { astray, considered, hinted, looked } = this.#turn;
    if (this.#stage.thread) return this.#stage.thread;
    if (!ways) return null;
    if (this.ahead) return this.#drawn(hinted ? this.#advisedWay(ways) : wayToWanted(ways, this.wanted));
    if (astray) return this.#drawn(wayTowards(ways, astray), astray);
    const aim = looked ?? (considered?.do === "walk" ? considered.cell : null);
    return aim ? this.#drawn(wayTo(ways, aim)) : null;
  });
  /** What is looked for, except at the end of the thread, which has a ring of its own. */
  readonly ringed = $derived.by(() => {
    const end = this.thread?.way.at(-1);
    return this.wanted.filter((cell) => !end || !same(end, cell)).map(numberOf);
  });
  readonly preview = $derived.by((): PreviewShown | null => {
    const arrow = this.pushing;
    if (arrow === null) return null;
    const exit = exitOf(arrow);
    const face = this.now.maze[numberOf(exit)];
    if (!face) return null;
    const expelled = scenes.tileOf(face, idsAfter(this.#stage.ids, arrow)[IN_HAND] ?? IN_HAND);
    return { arrow, expelled, carries: this.now.pawns.some((pawn) => same(pawn, exit)), hint: this.#turn.hinted };
  });

  readonly arrows = $derived.by(() => ARROWS.map((arrow) => this.#arrow(arrow)));
  readonly labels = $derived.by(() => labelsOf(this.view, this.scene, this.tiles, this.ways));
  /** The one line that says what would happen, or what can be done. */
  readonly line = $derived.by(() => hint(this.view, this.#turn, this.scene, this.ways, this.wanted));
  readonly where = $derived.by(() => whereabouts(this.view, this.scene, this.ahead !== null, this.ways));
  readonly suggestedCell = $derived.by(() => {
    const { suggested } = this.#play();
    const cell = suggested?.do === "walk" ? suggested.cell : this.thread ? null : this.#advisedCell();
    return cell && numberOf(cell);
  });
  /** A lesson, or a hint, wants the spare turned differently. */
  readonly turnHint = $derived.by(() => {
    const { suggested } = this.#play();
    return this.#turn.slides && suggested?.do === "insert" && suggested.rotation !== this.#turn.rotation;
  });
  /** The viewer's target as a small card. */
  readonly card = $derived.by(() => {
    const [first] = this.now.targets;
    if (this.view.seat === null || this.view.phase === "over") return null;
    if (this.view.goes_home || !first) return { glyph: "i-home", name: say("goal-home-card"), covered: this.hidden };
    return { glyph: scenes.glyphOf(first), name: say(`treasure-${first}`), covered: this.hidden };
  });
  readonly ribbon = $derived.by(() => (this.view.winner === null ? null : figureOf(this.view, this.view.winner)));

  #drawn(way: Cell[] | null, knot: Cell | null = null): ThreadShown | null {
    const end = way?.at(-1);
    if (!way || !end || (way.length < 2 && !knot)) return null;
    const aim = this.#advisedCell();
    const hint = !knot && aim !== null && same(aim, end);
    return { way, figure: figureOf(this.view, this.view.active), knot, hint };
  }

  /** Where advice leads, now or after what is shown. */
  #advisedCell(): Cell | null {
    const [first, second] = this.#play().advised;
    const walk = first?.do === "walk" ? first : this.ahead && this.#turn.hinted ? second : null;
    return walk?.do === "walk" ? walk.cell : null;
  }

  #advisedWay(ways: readonly Cell[][]): Cell[] | null {
    const cell = this.#advisedCell();
    return cell && wayTo(ways, cell);
  }

  #arrow(arrow: number): ArrowShown {
    const { phase, forbidden } = this.view;
    const shut = arrow === forbidden && (phase === "shift" || phase === "extra" || this.#turn.slides);
    const free = this.#turn.freeArrows.has(arrow);
    const chosen = arrow === this.#turn.arrow;
    const other = free ? "free" : shut ? "locked" : "idle";
    const label = arrowLabel(arrow, chosen && free ? "chosen" : other); // nothing is slid in when looking back
    const { suggested } = this.#play();
    return {
      state: chosen ? "chosen" : other,
      label,
      suggested: suggested?.do === "insert" && suggested.arrow === arrow,
    };
  }
}
