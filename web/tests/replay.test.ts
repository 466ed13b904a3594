import { expect, test } from "vitest";
import { LineBroken } from "../src/lib/line";
import { Replay, type Archive } from "../src/lib/replay.svelte";
import type { StepTold, TableShown } from "../src/wire/messages";

/** A game of two steps; the line breaks when the one with this number is asked for. */
function archive(broken: number): Archive {
  const story = [0, 1, 2].map((seq) => ({ seq, seat: 0, events: [], marks: [], view: null })) as unknown as StepTold[];
  const show = async (seq: number) => {
    if (seq === broken) throw new LineBroken();
    return { tell: "shown", ref: 0, seq, view: { seq }, outlook: null } as TableShown;
  };
  return { story, eyes: 0, over: true, show, animate: async () => undefined };
}

test("a replay stops where the line breaks", async () => {
  const replay = new Replay(archive(1));
  await replay.go(0);
  await replay.play();

  expect([replay.at, replay.playing]).toEqual([0, false]);
});
