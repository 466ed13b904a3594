// A table as this screen knows it: what the server told, what is shown of it, and what may be asked.
import type { AnyTell, Around, Imagined, TableShown as Shown, Welcome } from "../wire/messages";
import { whole, type StepTold, type News, type TableShown } from "./step";
import { Refusal } from "./api";
import type { Animate, AnyPlay } from "./board";
import { advises, playsTogether } from "./catalogue.svelte";
import { Composing } from "./composing.svelte";
import { Eyes } from "./eyes.svelte";
import { Guided } from "./guided.svelte";
import { Hints } from "./hints.svelte";
import { keysTo, recognise } from "./keys";
import { Line, LineBroken, socketAddress, type LineState, type Patience, type Unnumbered } from "./line";
import type { Listener } from "./listener";
import { Live, type Host } from "./live.svelte";
import type { Source } from "./moment";
import { Moves } from "./moves.svelte";
import { namesAt } from "./names";
import { pause } from "./playback";
import { Proposals } from "./proposals.svelte";
import { Replay } from "./replay.svelte";
import { Reviewer } from "./reviewer.svelte";
import { paceFactor } from "./settings.svelte";
import { Talk } from "./talk.svelte";

const THINKING = 500; // ms before each step of a computer player, so that people can follow

export class TableState implements AnyPlay, Host {
  welcome = $state.raw<Welcome | null>(null);
  around = $state.raw<Around | null>(null);
  line = $state.raw<LineState>({ up: false, since: Date.now(), retryAt: null, lost: null, barred: false });
  taught = $state.raw<{ action: unknown } | null>(null); // in a lesson: the one thing to do now
  renewed = $state(false); // the server runs another version than when the page was loaded
  #animate: Animate<unknown, unknown> | null = null;
  #greeted = false; // the next news answers a hello
  #wire: Line;
  #moves = new Moves(
    () => this.#wire,
    (why) => (this.proposals.stop(), this.#explain(why)),
  );
  readonly sight: Eyes;
  readonly talk = new Talk(() => this.#wire);
  readonly live: Live = new Live(this);
  readonly replay: Replay = new Replay(this);
  readonly composing: Composing = new Composing(this);
  readonly hints: Hints = new Hints(this);
  readonly reviewer: Reviewer = new Reviewer(this);
  readonly proposals: Proposals = new Proposals(this);
  #guided: Guided = new Guided(this.live, () => this.taught!.action);

  constructor(
    readonly id: string,
    readonly listener: Listener,
  ) {
    const seats = Object.keys(keysTo(id).keys).map(Number);
    this.sight = new Eyes(seats, (eyes) => this.#wire.post({ ask: "look", eyes, seen: null }));
    this.#wire = new Line(socketAddress(id), {
      hello: () => this.#hello(),
      told: (tell) => this.#told(tell),
      changed: (state) => (this.line = state),
    });
  }

  readonly names = $derived.by(() => namesAt(this.around?.chairs ?? []));
  /** The seats that people at this screen play. */
  readonly held = $derived.by(() => {
    const chairs = this.around?.chairs ?? [];
    return (this.welcome?.seats ?? []).filter((seat) => chairs[seat]?.taken && chairs[seat].player === "me");
  });
  get eyes() {
    return this.sight.seat;
  }
  readonly lookingBack = $derived.by(() => this.replay.on);
  readonly imagining = $derived.by(() => !this.lookingBack && this.composing.on);

  /** Where everything comes from that is shown. */
  readonly source = $derived.by((): Source => {
    if (this.lookingBack) return this.replay;
    if (this.imagining) return this.composing;
    return this.taught ? this.#guided : this.live;
  });
  readonly moment = $derived.by(() => this.source.moment);
  readonly view = $derived.by(() => this.moment?.view);
  get seat() {
    return this.source.seat;
  }
  readonly step = $derived.by(() => this.moment?.seq ?? 0);
  readonly decision = $derived.by(() => this.moment?.decision ?? null);
  readonly offers = $derived.by(() => this.source.offers);
  readonly outlook = $derived.by(() => this.source.outlook);
  readonly advised = $derived.by(() => this.source.advised);
  readonly proposed = $derived.by(() => this.source.proposed);
  readonly suggested = $derived.by(() => this.taught?.action ?? this.advised[0] ?? null);

  /** What the server told last, whether it is shown already or not: what is asked of it refers to this. */
  get latest() {
    return this.live.latest;
  }
  /** What was shown of the game so far. */
  readonly story = $derived.by(() => this.live.moment?.story ?? []);
  get playing() {
    return this.source.playing;
  }
  /** Whether the end of the game was shown. */
  readonly over = $derived.by(() => this.live.moment?.outcome != null);
  readonly idle = $derived.by(() => this.lookingBack || this.live.idle);
  get connected() {
    return this.line.up;
  }
  readonly busy = $derived.by(() => this.#moves.pending !== null || this.composing.waiting);
  readonly advises = $derived.by(() => this.welcome !== null && advises(this.welcome.game));
  readonly together = $derived.by(() => this.welcome !== null && playsTogether(this.welcome.game));

  act = (action: unknown): void => this.source.act(action);

  /** Take an action for a seat that is held here; one at a time. */
  actFor(seat: number, action: unknown): void {
    if (!this.busy && this.latest) this.#moves.submit({ seat, seen: this.latest.seq, action });
  }

  foresee = (action: unknown): Promise<unknown> => this.source.foresee(action);

  /** What an action of a seat would visibly lead to, or would have after an earlier step. */
  async foreseeFor(seat: number | null, action: unknown, seq: number | null): Promise<unknown> {
    const told = seat === null ? null : await this.#preview({ ask: "foresee", seat, action, seq });
    return told?.tell === "foreseen" ? told.outlook : told;
  }

  async imagine(actions: readonly unknown[]): Promise<Imagined | null | undefined> {
    if (!this.together || !this.latest) return null;
    const { seq } = this.latest;
    const told = await this.#preview({ ask: "imagine", seq, actions: [...actions], at: this.replay.at });
    return told as Imagined | null | undefined;
  }

  lookAway = (): void => this.proposals.lookAway();

  announce = (sentence: string): void => this.listener.announce(sentence);

  animateWith(animate: Animate<unknown, unknown>): () => void {
    this.#animate = animate;
    return () => void (this.#animate === animate && (this.#animate = null));
  }

  animate: Animate<unknown, unknown> = async (beat, signal) => this.#animate?.(beat, signal);

  async begin(step: StepTold, signal: AbortSignal): Promise<void> {
    const person = step.seat === null || this.around?.chairs[step.seat]?.player === "me";
    if (!person) await pause(THINKING * paceFactor(), signal);
  }

  rang = (step: StepTold, place: number): void => this.listener.rang(step, place);
  shown = (steps: readonly StepTold[]): void => this.listener.shown(steps);

  /** All is shown: the screen goes to the eyes that the table needs now. */
  settled(): void {
    if (!this.welcome || !this.around || !this.latest || this.live.playing) return;
    this.sight.settle(this.held, this.latest.decision, !this.welcome.open);
  }

  async show(seq: number, eyes: number | null): Promise<TableShown> {
    const told = await this.#wire.ask({ ask: "show", seq, eyes, beats: true });
    const { step, ...shown } = told as Shown;
    return { ...shown, step: step && whole(step) };
  }

  /** Ask for something that is not a move. A refusal is explained; returns whether it was done. */
  ask = async (ask: Unnumbered): Promise<boolean> => (await this.inquire(ask)) !== null;

  /** Ask for something and return the answer; null if it was refused. */
  inquire(ask: Unnumbered, patience?: Patience): Promise<AnyTell | null> {
    return this.#wire.ask(ask, patience).catch((why: unknown) => (this.#explain(why), null));
  }

  hurry = (): void => this.live.hurry();
  skip = (): void => this.live.finish();
  retry = (): void => this.#wire.retry();

  close(): void {
    this.#wire.close();
    this.live.finish();
    this.replay.live();
  }

  #hello() {
    this.#greeted = true;
    const eyes = this.sight.next;
    const seen = this.latest && eyes === this.eyes ? this.latest.seq : null;
    return { ask: "hello" as const, ...keysTo(this.id), eyes, seen, heard: this.talk.heard, beats: true };
  }

  #told(tell: AnyTell): void {
    if (tell.tell === "welcome") {
      this.renewed = this.welcome !== null && this.welcome.version !== tell.version;
      this.welcome = tell;
      recognise(this.id, tell.seats, { game: tell.game, title: tell.title });
    } else if (tell.tell === "around") {
      this.#tellSeated(tell);
      this.around = tell;
      this.settled();
    } else if (tell.tell === "news") this.#news(this.live.retold({ ...tell, steps: tell.steps.map(whole) }));
    else if (tell.tell === "proposals") this.proposals.told(tell);
    else if (tell.tell === "talk") {
      if (this.talk.told(tell, this.latest === null)) this.listener.spoke(tell.remarks.at(-1)!);
    } else if (tell.tell === "refused") this.listener.refused(tell.key, tell.facts);
  }

  #news(news: News): void {
    const before = this.latest;
    this.sight.remember(news, before);
    const others = this.sight.given(news.eyes) || before === null;
    const back = this.#greeted && !others;
    this.#greeted = false;
    this.live.hear(news, others || back, others);
    this.hints.follow(news, this.#moves.pending?.action);
    if (!this.#moves.heard(news, back)) this.listener.stale();
    this.composing.follow(news);
    this.proposals.follow(news);
    if (back && news.steps.length > 0) this.listener.back(before!.seq, news.steps.length);
    this.settled();
  }

  /** Everybody is told who takes a seat that was waiting. */
  #tellSeated({ chairs }: Around): void {
    for (const [seat, chair] of chairs.entries()) {
      const before = this.around?.chairs[seat];
      const taken = before?.taken === false && chair.taken && chair.player === "me"; // not by a computer player
      if (before?.invited ? !chair.invited : taken) this.listener.seated(chair.name);
    }
  }

  /** A preview is a courtesy: null where it is refused, and undefined where it was lost with the line. */
  #preview(ask: Unnumbered): Promise<AnyTell | null | undefined> {
    return this.#wire.ask(ask).catch((why: unknown) => (why instanceof LineBroken ? undefined : null));
  }

  #explain(why: unknown): void {
    if (why instanceof Refusal) this.listener.refused(why.key, why.facts);
    else if (why instanceof LineBroken) this.listener.refused("line-broken", {});
    else throw why;
  }
}
