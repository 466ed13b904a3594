import { describe, expect, test } from "vitest";
import type { Moment } from "../src/lib/moment";
import { Playback, pause, type Scene } from "../src/lib/playback";
import type { StepTold } from "../src/lib/step";

/** The moment after a step; its view is the number of events so far. */
const moment = (seq: number, view: number): Moment => ({
  seq,
  view: { count: view },
  decision: null,
  outcome: null,
  until: null,
  story: [],
});

/** A step with as many events, each of which counts one more. */
function scene(seq: number, from: number, events = 1): Scene {
  const step: StepTold = {
    seq,
    seat: 0,
    events: Array.from({ length: events }, (_, k) => `${seq}.${k + 1}`),
    marks: [],
    rest: null,
    beats: Array.from({ length: events }, (_, k) => [[["count"], from + k + 1]]),
  };
  return { step, before: moment(seq - 1, from), after: moment(seq, from + events) };
}

/** A screen on which a beat lasts until it is told to go on. */
function theatre() {
  const shown: unknown[] = [];
  const told: string[] = [];
  const ended: number[][] = [];
  const states: boolean[] = [];
  const signals: AbortSignal[] = [];
  let open: (() => void) | null = null;
  const playback = new Playback(
    {
      show: ({ seq, view }) => shown.push([seq, (view as { count: number }).count]),
      begin: async () => undefined,
      tell: (step, place) => told.push(step.events[place] as string),
      end: (steps) => ended.push(steps.map(({ seq }) => seq)),
      animate: (_beat, signal) =>
        new Promise((resolve) => {
          open = resolve;
          signals.push(signal);
          if (signal.aborted) resolve();
          signal.addEventListener("abort", () => resolve());
        }),
    },
    (playing) => states.push(playing),
  );
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  const turn = async () => (await settle(), open?.(), await settle());
  return { playback, shown, told, ended, states, signals, turn, settle };
}

describe("a step", () => {
  test("is played event by event, and ends at its rest", async () => {
    const { playback, shown, told, ended, states, turn } = theatre();
    playback.add([scene(1, 0, 2)]);
    await turn();
    await turn();

    expect(told).toEqual(["1.1", "1.2"]);
    expect(shown).toEqual([
      [0, 0],
      [0, 1],
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
    expect([ended, states]).toEqual([[[1]], [true, false]]);
  });

  test("is in the story as far as it was shown", async () => {
    const stories: unknown[] = [];
    const { playback, turn } = theatre();
    playback.theatre.show = ({ story }) => stories.push(story.map(({ events }) => events.length));
    playback.add([scene(1, 0, 2)]);
    await turn();
    await turn();

    expect(stories).toEqual([[1], [1], [2], [2], []]); // the moment after it brings its own story
  });

  test("without beats is shown at once", async () => {
    const { playback, shown, told, ended, settle } = theatre();
    const { step, ...moments } = scene(1, 0);
    playback.add([{ step: { ...step, beats: [] }, ...moments }]);
    await settle();

    expect([shown, told, ended]).toEqual([[[1, 1]], [], [[1]]]);
  });
});

describe("playback", () => {
  test("whoever is in a hurry sees the rest of the step at once, and the next one follows", async () => {
    const { playback, shown, told, settle } = theatre();
    playback.add([scene(1, 0, 2), scene(2, 2)]);
    await settle();
    playback.hurry();
    await settle();

    expect(told).toEqual(["1.1", "2.1"]); // nothing is heard of what nobody watches
    expect(shown.slice(-2)).toEqual([
      [1, 2],
      [1, 2],
    ]);
    expect(playback.playing).toBe(true);
  });

  test("finishing shows the end at once, and nothing more is played", async () => {
    const { playback, shown, told, ended, states, turn, settle } = theatre();
    playback.add([scene(1, 0, 2), scene(2, 2)]);
    await settle();
    playback.finish();
    expect([shown.at(-1), playback.playing]).toEqual([[2, 3], false]);
    const drawn = shown.length;
    await turn();

    expect([shown.length, told, ended, states]).toEqual([drawn, ["1.1"], [[1, 2]], [true, false]]);
  });

  describe("what steps leave on the screen", () => {
    const aborted = ({ signals }: { signals: AbortSignal[] }) => signals.map((signal) => signal.aborted);

    test("goes where the end is shown at once, also when nothing is played any more", async () => {
      const played = theatre();
      played.playback.add([scene(1, 0)]);
      await played.turn();
      played.playback.add([scene(2, 1)]);
      await played.turn();
      expect([played.playback.playing, aborted(played)]).toEqual([false, [false, false]]);
      played.playback.finish();

      expect(aborted(played)).toEqual([true, true]);
    });

    test("goes with an undo, which is not played", async () => {
      const played = theatre();
      played.playback.add([scene(1, 0)]);
      await played.turn();
      const undo = scene(2, 1);
      played.playback.add([{ ...undo, step: { ...undo.step, beats: [] } }]);
      await played.settle();

      expect([played.playback.playing, aborted(played)]).toEqual([false, [true]]);
    });
  });

  test("when nobody is looking, or too much has happened, the end is shown at once", () => {
    const hidden = theatre();
    hidden.playback.add([scene(1, 0)], true);
    const late = theatre();
    late.playback.add(Array.from({ length: 13 }, (_, k) => scene(k + 1, k)));

    expect([hidden.shown, hidden.told]).toEqual([[[1, 1]], []]);
    expect([late.shown, late.told]).toEqual([[[13, 13]], []]);
  });

  test("what comes while something is played waits for its turn, and goes on from its end", async () => {
    const { playback, told, turn } = theatre();
    playback.add([scene(1, 0)]);
    expect(playback.last?.seq).toBe(1);
    playback.add([scene(2, 1)]);
    expect(playback.last?.seq).toBe(2);
    await turn();

    expect(told).toEqual(["1.1", "2.1"]);
  });
});

test("a pause ends early when it is aborted", async () => {
  const abort = new AbortController();
  const waiting = pause(60_000, abort.signal);
  abort.abort();

  await expect(waiting).resolves.toBeUndefined();
});
