// Looking back: the table as it was after a step, through eyes that may see it.
import type { Rest } from "../wire/messages";
import type { StepTold, TableShown } from "./step";
import { NOTHING } from "./advice";
import type { Animate } from "./board";
import { LineBroken } from "./line";
import { momentAt, type Moment, type Source } from "./moment";
import { pause, playScene, type Theatre, Traces } from "./playback";
import { landmarksOf } from "./story";

/** What a replay needs of its table. */
export interface Archive {
  /** What was shown of the game so far. */
  readonly story: readonly StepTold[];
  readonly eyes: number | null;
  readonly over: boolean;
  /** The review, and the better turn that it draws. */
  readonly reviewer: { readonly actions: readonly unknown[]; readonly turn: { readonly seat: number } | null };
  readonly animate: Animate<unknown, unknown>;
  /** Go to the end of what is played live: nobody sees it any more. */
  skip(): void;
  show(seq: number, eyes: number | null): Promise<TableShown>;
  foreseeFor(seat: number | null, action: unknown, seq: number | null): Promise<unknown>;
}

export const SPEEDS: readonly number[] = [0.5, 1, 2, 4];
const REST = 900; // ms between two steps at speed 1

export class Replay implements Source {
  at = $state<number | null>(null); // the step that is looked at; null when live
  moment = $state.raw<Moment | null>(null);
  speed = $state(1);
  playing = $state(false);
  #shown = $state.raw<TableShown | null>(null);
  #chosen = $state<number | null | undefined>(undefined);
  #entered = $state(0); // the last step when the replay was entered
  #known = new Map<string, TableShown>();
  #abort = new AbortController();
  #traces = new Traces();
  #archive: Archive;

  constructor(archive: Archive) {
    this.#archive = archive;
  }

  readonly on = $derived(this.at !== null && this.moment !== null);
  readonly offers = NOTHING;
  readonly outlook = $derived(this.#shown?.outlook ?? null);
  readonly advised = $derived.by(() => this.#archive.reviewer.actions);
  readonly proposed = null;
  readonly last = $derived.by(() => this.#archive.story.at(-1)?.seq ?? 0);
  readonly unseen = $derived.by(() => Math.max(0, this.last - this.#entered));
  readonly landmarks = $derived.by(() => landmarksOf(this.#archive.story));

  /** Through whose eyes: one's own, or anybody's once the game is over. */
  get eyes(): number | null {
    const free = this.#archive.over && this.#chosen !== undefined;
    return free ? (this.#chosen ?? null) : this.#archive.eyes;
  }

  get seat(): number | null {
    return this.eyes;
  }

  act = (): void => undefined; // what has happened cannot be changed
  foresee = (action: unknown): Promise<unknown> =>
    this.#archive.foreseeFor(this.#archive.reviewer.turn?.seat ?? null, action, this.at);

  look(eyes: number | null, seq = this.at ?? this.last): Promise<void> {
    this.#chosen = eyes;
    return this.go(seq);
  }

  /** Show the table after a step. */
  async go(seq: number): Promise<void> {
    this.#stop();
    if (this.at === null) {
      this.#archive.skip();
      this.#entered = this.last;
    }
    const { signal } = this.#abort;
    const shown = await this.#shownAt(Math.min(Math.max(0, seq), this.last)).catch(unlessBroken);
    if (!shown || signal.aborted) return;
    this.#archive.skip(); // what came while the server was asked
    this.#rest(shown);
  }

  step(by: number): Promise<void> {
    return this.go((this.at ?? this.last) + by);
  }

  /** The landmark before or after the step that is looked at. */
  jump(by: -1 | 1): Promise<void> {
    const at = this.at ?? this.last;
    const next = by > 0 ? this.landmarks.find((seq) => seq > at) : this.landmarks.findLast((seq) => seq < at);
    return this.go(next ?? (by > 0 ? this.last : 0));
  }

  /** Back to the table as it is. */
  live(): void {
    this.#stop();
    this.at = this.moment = this.#shown = null;
    this.#chosen = undefined;
  }

  toggle(): void {
    if (this.playing) this.#stop();
    else void this.play();
  }

  /** Play from here on; it rests at landmarks, and stops at the end. */
  async play(): Promise<void> {
    if ((this.at ?? this.last) >= this.last) await this.go(0);
    this.#stop();
    const { signal } = this.#abort;
    this.playing = true;
    await this.#playOn(signal).catch(unlessBroken);
    if (!signal.aborted) this.playing = false;
  }

  async #playOn(signal: AbortSignal): Promise<void> {
    while (!signal.aborted && this.at !== null && this.at < this.last) {
      await this.#playTo(this.at + 1, signal);
      const rest = this.landmarks.includes(this.at ?? 0) ? 2 * REST : REST;
      await pause(rest / this.speed, signal);
    }
  }

  async #playTo(seq: number, signal: AbortSignal): Promise<void> {
    const before = this.moment;
    const shown = await this.#shownAt(seq);
    if (signal.aborted) return;
    if (before && shown.step && shown.step.beats.length > 0 && this.speed <= 2) {
      const scene = { step: shown.step, before, after: this.#momentOf(shown) };
      await playScene(scene, this.#theatre, this.#traces.until(signal), () => !signal.aborted);
    } else this.#traces.forget();
    if (!signal.aborted) this.#rest(shown);
  }

  /** Where a replay is played: nothing is said or rung. */
  get #theatre(): Theatre {
    const { animate } = this.#archive;
    const show = (moment: Moment) => (this.moment = moment);
    return { show, begin: async () => undefined, tell: () => undefined, end: () => undefined, animate };
  }

  #rest(shown: TableShown): void {
    this.#shown = shown;
    this.at = shown.seq;
    this.moment = this.#momentOf(shown);
  }

  #momentOf({ seq, rest }: { seq: number; rest: Rest }): Moment {
    const story = this.#archive.story.filter((step) => step.seq <= seq);
    return { ...momentAt(seq, rest, story), until: null };
  }

  async #shownAt(seq: number): Promise<TableShown> {
    const key = `${this.eyes} ${seq}`;
    const shown = this.#known.get(key) ?? (await this.#archive.show(seq, this.eyes));
    this.#known.set(key, shown);
    return shown;
  }

  /** Nothing is played any more: what was shown of a step is taken back. */
  #stop(): void {
    this.#abort.abort();
    this.#abort = new AbortController();
    if (this.playing && this.#shown) this.#rest(this.#shown);
    this.playing = false;
  }
}

/** Where the line breaks, or the table is left, a replay just stops. */
function unlessBroken(why: unknown): undefined {
  if (!(why instanceof LineBroken)) throw why;
}
