// A table as this screen knows it: what the server told, what is being played, and what may be asked.
import type { AnyTell, Around, Imagined, News, StepTold, TableNow, TableShown, Welcome } from "../wire/messages";
import { Refusal } from "./api";
import { NOTHING, same } from "./advice";
import type { Animate, Play } from "./board";
import { advises, playsTogether } from "./catalogue.svelte";
import { Composing } from "./composing.svelte";
import { Eyes } from "./eyes.svelte";
import { Hints } from "./hints.svelte";
import { keysTo, recognise } from "./keys";
import { Line, LineBroken, socketAddress, type LineState, type Patience, type Unnumbered } from "./line";
import type { Listener } from "./listener";
import { Moves } from "./moves.svelte";
import { namesAt } from "./names";
import { Playback, pause, scenesOf, type Scene } from "./playback";
import { Proposals } from "./proposals.svelte";
import { Replay } from "./replay.svelte";
import { Reviewer } from "./reviewer.svelte";
import { paceFactor } from "./settings.svelte";
import { continued, retold } from "./story";
import { Talk } from "./talk.svelte";

const THINKING = 500; // ms before each step of a computer player, so that people can follow

export class TableState implements Play<any, any, any, any> {
  welcome = $state.raw<Welcome | null>(null);
  around = $state.raw<Around | null>(null);
  now = $state.raw<TableNow | null>(null);
  story = $state.raw<StepTold[]>([]);
  line = $state.raw<LineState>({ up: false, since: Date.now(), retryAt: null, lost: null, barred: false });
  playing = $state(false);
  taught = $state.raw<{ action: unknown } | null>(null); // in a lesson: the one thing to do now
  renewed = $state(false); // the server runs another version than when the page was loaded
  #drawn = $state.raw<unknown>(null);
  #animate: Animate<unknown, unknown> | null = null;
  #greeted = false; // the next news answers a hello
  #wire: Line;
  #playback: Playback;
  #moves = new Moves(
    () => this.#wire,
    (why) => (this.proposals.stop(), this.#explain(why)),
  );
  readonly sight: Eyes;
  readonly talk = new Talk(() => this.#wire);
  readonly replay = new Replay(this);
  readonly hints: Hints = new Hints(this);
  readonly reviewer: Reviewer = new Reviewer(this);
  readonly proposals: Proposals = new Proposals(this);
  readonly composing: Composing = new Composing(this);

  constructor(
    readonly id: string,
    readonly listener: Listener,
  ) {
    const seats = Object.keys(keysTo(id).keys).map(Number);
    this.sight = new Eyes(seats, (eyes) => this.#wire.post({ ask: "look", eyes, seen: null }));
    this.#playback = new Playback({
      show: (view) => (this.#drawn = view),
      play: (scene, signal) => this.#play(scene, signal),
      changed: (playing) => this.#changed(playing),
    });
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
  readonly eyes = $derived.by(() => this.sight.seat);
  /** The imagined table, while a proposal is composed. */
  readonly scene = $derived.by(() => (this.replay.on ? null : this.composing.scene));
  readonly view = $derived.by(() => (this.replay.on ? this.replay.view : this.scene ? this.scene.view : this.#drawn));
  readonly seat = $derived.by(() => (this.replay.on ? this.replay.eyes : (this.scene?.seat ?? this.eyes)));
  readonly lookingBack = $derived.by(() => this.replay.on);
  readonly imagining = $derived.by(() => this.scene !== null);
  readonly step = $derived.by(() =>
    this.replay.on ? (this.replay.at ?? 0) : (this.scene?.step ?? this.now?.seq ?? 0),
  );
  readonly decision = $derived.by(() =>
    this.replay.on ? null : this.scene ? this.scene.decision : (this.now?.decision ?? null),
  );
  readonly idle = $derived.by(() => this.replay.on || this.playing || this.eyes === null);
  readonly offers = $derived.by(() => {
    if (this.scene) return this.scene.offers;
    const offers = this.idle ? [] : (this.now?.offers ?? []);
    const { taught } = this;
    return taught ? offers.filter((offer) => same(offer, taught.action)) : offers;
  });
  readonly suggested = $derived.by(() => this.taught?.action ?? this.advised[0] ?? null);
  readonly advised = $derived.by(() =>
    this.replay.on ? this.reviewer.actions : this.scene ? NOTHING : this.hints.actions,
  );
  readonly proposed = $derived.by(() => (this.scene ? null : this.proposals.ghost));
  readonly outlook = $derived.by(() => {
    if (this.replay.on) return this.replay.outlook;
    if (this.scene) return this.scene.outlook;
    return this.idle ? null : (this.now?.outlook ?? null);
  });
  readonly busy = $derived.by(() => this.#moves.pending !== null || this.composing.waiting);
  readonly over = $derived.by(() => Boolean(this.now?.outcome));
  readonly advises = $derived.by(() => this.welcome !== null && advises(this.welcome.game));
  readonly together = $derived.by(() => this.welcome !== null && playsTogether(this.welcome.game));

  act(action: unknown): void {
    if (this.eyes === null || this.replay.on) return;
    if (this.composing.on) return void this.composing.act(action);
    this.#playback.finish();
    this.actFor(this.eyes, action);
  }

  /** Take an action for a seat that is held here; one at a time. */
  actFor(seat: number, action: unknown): void {
    if (!this.busy && this.now) this.#moves.submit({ seat, seen: this.now.seq, action });
  }

  async foresee(action: unknown): Promise<unknown> {
    if (this.scene) return this.composing.foresee(action);
    const seat = this.replay.on ? this.reviewer.turn?.seat : this.eyes;
    if (seat == null) return null;
    const ask = { ask: "foresee" as const, seat, action, seq: this.replay.at };
    const told = await this.#wire.ask(ask).catch(() => null); // a preview is a courtesy
    return told?.tell === "foreseen" ? told.outlook : null;
  }

  async imagine(actions: readonly unknown[]): Promise<Imagined | null> {
    if (!this.together || !this.now) return null;
    const ask = { ask: "imagine" as const, seq: this.now.seq, actions: [...actions], at: this.replay.at };
    const told = await this.#wire.ask(ask).catch(() => null); // like a preview
    return told?.tell === "imagined" ? told : null;
  }

  lookAway = (): void => this.proposals.lookAway();

  announce = (sentence: string): void => this.listener.announce(sentence);

  animateWith(animate: Animate<any, any>): () => void {
    this.#animate = animate;
    return () => void (this.#animate === animate && (this.#animate = null));
  }

  async animate(step: StepTold, before: unknown, after: unknown, signal: AbortSignal): Promise<void> {
    await this.#animate?.(step.events, before, after, signal);
  }

  show = async (seq: number, eyes: number | null): Promise<TableShown> =>
    (await this.#wire.ask({ ask: "show", seq, eyes })) as TableShown;

  /** Ask for something that is not a move. A refusal is explained; returns whether it was done. */
  ask = async (ask: Unnumbered): Promise<boolean> => (await this.inquire(ask)) !== null;

  /** Ask for something and return the answer; null if it was refused. */
  inquire(ask: Unnumbered, patience?: Patience): Promise<AnyTell | null> {
    return this.#wire.ask(ask, patience).catch((why: unknown) => (this.#explain(why), null));
  }

  hurry = (): void => this.#playback.hurry();
  skip = (): void => this.#playback.finish();
  retry = (): void => this.#wire.retry();

  close(): void {
    this.#wire.close();
    this.#playback.finish();
  }

  #hello() {
    this.#greeted = true;
    const eyes = this.sight.next;
    const seen = this.now && eyes === this.eyes ? this.now.seq : null;
    return { ask: "hello" as const, ...keysTo(this.id), eyes, seen, heard: this.talk.heard };
  }

  #told(tell: AnyTell): void {
    if (tell.tell === "welcome") {
      this.renewed = this.welcome !== null && this.welcome.version !== tell.version;
      this.welcome = tell;
      recognise(this.id, tell.seats, { game: tell.game, title: tell.title });
    } else if (tell.tell === "around") {
      this.#tellSeated(tell);
      this.around = tell;
      this.#settle();
    } else if (tell.tell === "news") this.#news(tell);
    else if (tell.tell === "proposals") this.proposals.told(tell);
    else if (tell.tell === "talk") {
      if (this.talk.told(tell, this.now === null)) this.listener.spoke(tell.remarks.at(-1)!);
    } else if (tell.tell === "refused") this.listener.refused(tell.key, tell.facts);
  }

  #news(told: News): void {
    const before = this.now;
    const news = { ...told, steps: retold(told.steps[0]?.seq === 0 ? [] : this.story, told.steps) };
    this.sight.remember(news, before);
    const others = this.sight.given(news.eyes) || before === null;
    const back = this.#greeted && !others;
    this.#greeted = false;
    this.story = continued(this.story, news, others);
    this.now = news.now;
    this.hints.follow(news, this.#moves.pending?.action);
    if (!this.#moves.heard(news, back)) this.listener.stale();
    this.composing.follow(news);
    this.proposals.follow(news);
    if (others || back) {
      this.#playback.finish();
      this.#drawn = news.now.view;
      if (back && news.steps.length > 0) this.listener.back(before!.seq, news.steps.length);
    } else {
      this.#playback.add(scenesOf(before!.view, news.steps, news.now.view), document.hidden);
    }
    this.#settle();
  }

  /** Everybody is told who takes a seat that was waiting. */
  #tellSeated({ chairs }: Around): void {
    for (const [seat, chair] of chairs.entries()) {
      const before = this.around?.chairs[seat];
      const taken = before?.taken === false && chair.taken && chair.player === "me"; // not by a computer player
      if (before?.invited ? !chair.invited : taken) this.listener.seated(chair.name);
    }
  }

  #settle(): void {
    if (!this.welcome || !this.around || !this.now || this.playing) return;
    this.sight.settle(this.held, this.now.decision, !this.welcome.open);
  }

  #changed(playing: boolean): void {
    this.playing = playing;
    this.#settle();
  }

  async #play({ step, before, after }: Scene, signal: AbortSignal): Promise<void> {
    this.listener.played(step);
    const person = step.seat === null || this.around?.chairs[step.seat]?.player === "me";
    if (!person) await pause(THINKING * paceFactor(), signal);
    await this.animate(step, before, after, signal);
  }

  #explain(why: unknown): void {
    if (why instanceof Refusal) this.listener.refused(why.key, why.facts);
    else if (why instanceof LineBroken) this.listener.refused("line-broken", {});
    else throw why;
  }
}
