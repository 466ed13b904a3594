// Plays steps one after the other, and each of them event by event. Whoever is in a hurry is at the end at once.
import type { StepTold } from "./step";
import type { Animate, Beat } from "./board";
import type { Moment } from "./moment";
import { patched } from "./patch";

/** One step to be played: the moment before it, what happened, and the moment after it. */
export interface Scene {
  readonly step: StepTold;
  readonly before: Moment;
  readonly after: Moment;
}

/** Where scenes are played. */
export interface Theatre {
  /** From now on, this is what the screen shows. */
  show(moment: Moment): void;
  /** A step is about to be played. */
  begin(step: StepTold, signal: AbortSignal): Promise<void>;
  /** An event of a step begins to be shown, if somebody watches it. */
  tell(step: StepTold, place: number): void;
  /** Steps were shown from beginning to end, or passed over together. */
  end(steps: readonly StepTold[]): void;
  animate: Animate<unknown, unknown>;
}

const MOST = 12; // steps that people may be asked to watch in a row

/**
 * Play a scene event by event. It ends where its patches lead: that is where the table is, and the moment after the
 * scene is shown all the same, for it says what is asked then. When the signal is aborted, nothing moves any more;
 * when `goesOn` says no, nothing is shown any more either.
 */
export async function playScene(
  scene: Scene,
  theatre: Theatre,
  signal: AbortSignal,
  goesOn = () => true,
): Promise<void> {
  const { step, before } = scene;
  let { view } = before;
  await theatre.begin(step, signal);
  for (const [place, event] of step.events.entries()) {
    if (step.beats.length === 0 || !goesOn()) break;
    const after = patched(view, step.beats[place] ?? []);
    const story = [...before.story, upTo(step, place + 1)];
    theatre.show({ ...before, view, story });
    if (!signal.aborted) theatre.tell(step, place);
    const beat: Beat<unknown, unknown> = {
      event,
      before: view,
      after,
      show: once(() => theatre.show({ ...before, view: after, story }), goesOn),
    };
    await theatre.animate(beat, signal).catch(console.error);
    beat.show();
    view = after;
  }
}

/** A step as far as it was shown. */
function upTo(step: StepTold, events: number): StepTold {
  return { ...step, events: step.events.slice(0, events), marks: step.marks.slice(0, events) };
}

function once(show: () => void, goesOn: () => boolean): () => void {
  let shown = false;
  return () => {
    if (!shown && goesOn()) show();
    shown = true;
  };
}

/** What steps leave on the screen for a while: it goes where a table is shown that no step was played to. */
export class Traces {
  #gone = new AbortController();

  /** The signal of a step, which is aborted with its own, or when the traces go. */
  until(signal: AbortSignal): AbortSignal {
    return AbortSignal.any([signal, this.#gone.signal]);
  }

  forget(): void {
    this.#gone.abort();
    this.#gone = new AbortController();
  }
}

export class Playback {
  #queue: Scene[] = [];
  #running: { scene: Scene; abort: AbortController } | null = null;
  #traces = new Traces();

  constructor(
    readonly theatre: Theatre,
    readonly changed: (playing: boolean) => void,
  ) {}

  get playing(): boolean {
    return this.#running !== null;
  }

  /** The moment on which all that is played will end; null where nothing is. */
  get last(): Moment | null {
    return (this.#queue.at(-1) ?? this.#running?.scene)?.after ?? null;
  }

  /** Play more scenes; when too many are waiting, or nobody is looking, go to the end. */
  add(scenes: readonly Scene[], nobodyLooks = false): void {
    this.#queue.push(...scenes);
    if (nobodyLooks || this.#queue.length > MOST) this.finish();
    else if (!this.#running && this.#queue.length > 0) void this.#run();
  }

  /** End the scene that is being played; the next one follows. */
  hurry(): void {
    this.#running?.abort.abort();
  }

  /** Go to the end of everything at once. */
  finish(): void {
    const left = [...(this.#running ? [this.#running.scene] : []), ...this.#queue];
    const running = this.#running;
    this.#queue = [];
    this.#running = null;
    this.#traces.forget();
    if (left.length === 0) return;
    this.theatre.show(left.at(-1)!.after);
    this.theatre.end(left.map(({ step }) => step));
    if (running) this.changed(false);
  }

  async #run(): Promise<void> {
    this.changed(true);
    for (let scene = this.#queue.shift(); scene; scene = this.#queue.shift()) {
      const running = { scene, abort: new AbortController() };
      const goesOn = () => this.#running === running;
      this.#running = running;
      await playScene(scene, this.theatre, this.#traces.until(running.abort.signal), goesOn);
      if (!goesOn()) return; // finish() has shown the end already
      if (scene.step.beats.length === 0) this.#traces.forget();
      this.theatre.show(scene.after);
      this.theatre.end([scene.step]);
    }
    this.#running = null;
    this.changed(false);
  }
}

/** Wait, unless the signal is aborted first. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (ms <= 0 || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });
}
