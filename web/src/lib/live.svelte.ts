// The table as it is played: what the server tells is shown step by step, and everything shown follows the playback.
import type { Rest, TableNow } from "../wire/messages";
import type { StepTold, News } from "./step";
import { NOTHING } from "./advice";
import type { Animate } from "./board";
import { momentAt, type Moment, type Source } from "./moment";
import { Playback, type Scene, type Theatre } from "./playback";
import type { ProposedTurn } from "./proposals.svelte";
import { continued, retold } from "./story";

/** What the live table needs of the screen around it. */
export interface Host {
  /** Through whose eyes the table is seen. */
  readonly eyes: number | null;
  /** Whether an earlier moment is shown instead. */
  readonly lookingBack: boolean;
  readonly hints: { readonly actions: readonly unknown[] };
  readonly proposals: { readonly ghost: ProposedTurn | null };
  readonly animate: Animate<unknown, unknown>;
  actFor(seat: number, action: unknown): void;
  foreseeFor(seat: number | null, action: unknown, seq: number | null): Promise<unknown>;
  /** A step is about to be played: whoever must think, thinks. */
  begin(step: StepTold, signal: AbortSignal): Promise<void>;
  /** One event of a step is shown. */
  rang(step: StepTold, place: number): void;
  /** Steps were shown. */
  shown(steps: readonly StepTold[]): void;
  /** All is shown. */
  settled(): void;
}

export class Live implements Source {
  /** What the server told last; the screen shows it when all is played. */
  latest = $state.raw<TableNow | null>(null);
  moment = $state.raw<Moment | null>(null);
  playing = $state(false);
  #told: StepTold[] = []; // every step that the server has told
  #host: Host;
  #playback: Playback;

  constructor(host: Host) {
    this.#host = host;
    const theatre: Theatre = {
      show: (moment) => (this.moment = moment),
      begin: (step, signal) => host.begin(step, signal),
      tell: (step, place) => host.rang(step, place),
      end: (steps) => host.shown(steps),
      animate: (beat, signal) => host.animate(beat, signal),
    };
    this.#playback = new Playback(theatre, (playing) => this.#changed(playing));
  }

  readonly seat = $derived.by(() => this.#host.eyes);
  /** Whether nobody can do anything at this screen: a step is played, or a spectator looks on. */
  readonly idle = $derived.by(() => this.playing || this.seat === null);
  readonly offers = $derived.by(() => (this.idle ? NOTHING : (this.latest?.offers ?? NOTHING)));
  readonly outlook = $derived.by(() => (this.idle ? null : (this.latest?.outlook ?? null)));
  readonly advised = $derived.by(() => this.#host.hints.actions);
  readonly proposed = $derived.by(() => this.#host.proposals.ghost);

  act = (action: unknown): void => {
    this.finish();
    if (this.seat !== null) this.#host.actFor(this.seat, action);
  };
  foresee = (action: unknown): Promise<unknown> => this.#host.foreseeFor(this.seat, action, null);
  hurry = (): void => this.#playback.hurry();
  finish = (): void => this.#playback.finish();

  /** The news with undos told as people tell them: going on to a later step is a redo. */
  retold(news: News): News {
    return { ...news, steps: retold(news.steps[0]?.seq === 0 ? [] : this.#told, news.steps) };
  }

  /** Play what is new; `afresh` where it is not played: other eyes see it, or it happened while the line was down. */
  hear(news: News, afresh: boolean, others: boolean): void {
    const { steps, now } = news;
    this.#told = continued(this.#told, news, others);
    this.latest = now;
    if (afresh || !this.moment) {
      this.#playback.finish();
      this.moment = this.#rest(now);
    } else if (steps.length === 0) {
      if (!this.playing) this.moment = this.#rest(now);
    } else this.#playback.add(this.#scenes(steps, now), document.hidden || this.#host.lookingBack);
  }

  /** The table as it is; as long as there is no new step, the time to answer runs on. */
  #rest(now: TableNow): Moment {
    const rest = momentAt(now.seq, now, this.#told);
    return this.moment?.seq === now.seq ? { ...rest, until: this.moment.until } : rest;
  }

  /** Each step leads from the moment before it to its own; one whose rest is not told ends on the next that is. */
  #scenes(steps: readonly StepTold[], now: TableNow): Scene[] {
    const story = this.#told.slice(0, this.#told.length - steps.length);
    const rests = steps.map((_, place): Rest => steps.slice(place, -1).find(({ rest }) => rest)?.rest ?? now);
    const moments = steps.map(({ seq }, place) =>
      momentAt(seq, rests[place]!, [...story, ...steps.slice(0, place + 1)]),
    );
    const first = this.#playback.last ?? this.moment!;
    return steps.map((step, place) => ({ step, before: moments[place - 1] ?? first, after: moments[place]! }));
  }

  #changed(playing: boolean): void {
    this.playing = playing;
    if (!playing) this.#host.settled();
  }
}
