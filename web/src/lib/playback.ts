// Plays steps one after the other. The view is the truth they end on: whoever is in a hurry is there at once.
import type { StepTold } from "../wire/messages";

/** One step to be played: the table before it, what happened, and the table after it. */
export interface Scene {
  step: StepTold;
  before: unknown;
  after: unknown;
}

export interface Stage {
  /** Draw a table at rest. */
  show(view: unknown): void;
  /** Play a scene; it ends at once when the signal is aborted. */
  play(scene: Scene, signal: AbortSignal): Promise<void>;
  /** Playing has begun, or all is played. */
  changed(playing: boolean): void;
}

const MOST = 12; // steps that people may be asked to watch in a row

/** The scenes of steps that follow a view; `last` is the table after all of them. */
export function scenesOf(before: unknown, steps: readonly StepTold[], last: unknown): Scene[] {
  return steps.map((step, place) => {
    const from = place === 0 ? before : after(steps, place - 1, last);
    return { step, before: from, after: after(steps, place, last) };
  });
}

function after(steps: readonly StepTold[], place: number, last: unknown): unknown {
  return steps.slice(place).find((step) => step.view != null)?.view ?? last;
}

export class Playback {
  #queue: Scene[] = [];
  #running: { scene: Scene; abort: AbortController } | null = null;

  constructor(readonly stage: Stage) {}

  get playing(): boolean {
    return this.#running !== null;
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
    const last = this.#queue.at(-1) ?? this.#running?.scene;
    const running = this.#running;
    this.#queue = [];
    this.#running = null;
    running?.abort.abort();
    if (last) this.stage.show(last.after);
    if (running) this.stage.changed(false);
  }

  async #run(): Promise<void> {
    const mine = (scene: Scene) => this.#running?.scene === scene;
    this.stage.changed(true);
    for (let scene = this.#queue.shift(); scene; scene = this.#queue.shift()) {
      const abort = new AbortController();
      this.#running = { scene, abort };
      this.stage.show(scene.before);
      await this.stage.play(scene, abort.signal).catch(console.error);
      if (!mine(scene)) return; // finish() has shown the end already
      this.stage.show(scene.after);
    }
    this.#running = null;
    this.stage.changed(false);
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
