import { expect, test, vi } from "vitest";
import type { Beat } from "../src/lib/board";
import { LineBroken } from "../src/lib/line";
import { Replay, type Archive } from "../src/lib/replay.svelte";
import type { StepTold, TableShown } from "../src/lib/step";

const step = (seq: number): StepTold => ({
  seq,
  seat: 0,
  events: seq === 0 ? [] : ["half", "whole"],
  marks: [],
  rest: null,
  beats: seq === 0 ? [] : [[[["half"], seq]], [[["seq"], seq]]],
});

/** A game of two steps, each with two events; the line breaks when the one with this number is asked for. */
function archive(broken: number | null, animate: Archive["animate"] = async () => undefined): Archive {
  const show = async (seq: number) => {
    if (seq === broken) throw new LineBroken();
    const rest = { view: { seq, half: seq }, decision: null, outcome: null, limit: null };
    return { tell: "shown", ref: 0, seq, rest, outlook: null, step: step(seq) } as TableShown;
  };
  const reviewer = { actions: [], turn: null };
  return {
    story: [0, 1, 2].map(step),
    eyes: 0,
    over: true,
    reviewer,
    show,
    animate,
    skip: () => undefined,
    foreseeFor: async () => null,
  };
}

test("a replay stops where the line breaks", async () => {
  const replay = new Replay(archive(1));
  await replay.go(0);
  await replay.play();

  expect([replay.at, replay.playing]).toEqual([0, false]);
});

test("what comes while a replay is being entered is not played behind it", async () => {
  const skipped: boolean[] = [];
  const replay: Replay = new Replay({ ...archive(null), skip: () => skipped.push(replay.on) });
  await replay.go(1);

  expect(skipped).toEqual([false, false]);
  expect(replay.on).toBe(true);
});

test("a moment knows what had happened by then, and nothing else", async () => {
  const replay = new Replay(archive(null));
  await replay.go(1);

  expect(replay.moment?.story.map(({ seq }) => seq)).toEqual([0, 1]);
});

test("a step is played beat by beat, each drawn when its look asks for it", async () => {
  const drawn: unknown[] = [];
  const replay: Replay = new Replay(
    archive(null, async ({ event, show }: Beat<unknown, unknown>) => {
      drawn.push([event, replay.moment?.view]);
      show();
      drawn.push([event, replay.moment?.view]);
      if (event === "whole") replay.toggle(); // it is enough
    }),
  );
  await replay.go(0);
  await replay.play();

  expect(drawn).toEqual([
    ["half", { seq: 0, half: 0 }],
    ["half", { seq: 0, half: 1 }],
    ["whole", { seq: 0, half: 1 }],
    ["whole", { seq: 1, half: 1 }],
  ]);
});

test("whoever stops in the middle of a step sees the moment before it", async () => {
  const replay: Replay = new Replay(archive(null, async ({ show }) => (show(), replay.toggle())));
  await replay.go(0);
  await replay.play();

  expect([replay.at, replay.moment?.view, replay.playing]).toEqual([0, { seq: 0, half: 0 }, false]);
});

test("what a step leaves on the screen goes where the next one is not played", async () => {
  const signals: AbortSignal[] = [];
  const replay: Replay = new Replay(archive(null, async (_, signal) => void signals.push(signal)));
  await replay.go(0);
  replay.speed = 2;
  const played = replay.play();
  await vi.waitUntil(() => replay.at === 1);
  expect(signals.map((signal) => signal.aborted)).toEqual([false, false]);
  replay.speed = 4;
  await played;

  expect(signals.map((signal) => signal.aborted)).toEqual([true, true]);
});
