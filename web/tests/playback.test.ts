import { describe, expect, test } from "vitest";
import { Playback, pause, scenesOf, type Scene } from "../src/lib/playback";
import type { StepTold } from "../src/wire/messages";

const step = (seq: number, view: unknown = null): StepTold => ({ seq, seat: 0, events: [], marks: [], view });

function theatre() {
  const shown: unknown[] = [];
  const played: number[] = [];
  const states: boolean[] = [];
  let open: (() => void) | null = null;
  const playback = new Playback({
    show: (view) => shown.push(view),
    changed: (playing) => states.push(playing),
    play: (scene: Scene, signal) => {
      played.push(scene.step.seq);
      return new Promise((resolve) => {
        open = resolve;
        signal.addEventListener("abort", () => resolve());
      });
    },
  });
  const turn = async () => (open?.(), await new Promise((resolve) => setTimeout(resolve)));
  return { playback, shown, played, states, turn };
}

describe("scenes", () => {
  test("a scene leads from the view before it to its own, and the last to the table as it is", () => {
    const scenes = scenesOf("a", [step(1, "b"), step(2)], "c");

    expect(scenes.map(({ before, after }) => [before, after])).toEqual([
      ["a", "b"],
      ["b", "c"],
    ]);
  });

  test("a step without a view ends on the next one that is known", () => {
    const [first] = scenesOf("a", [step(1), step(2, "c"), step(3)], "d");

    expect(first?.after).toBe("c");
  });
});

describe("playback", () => {
  test("steps are played one after the other, each from its view to the next", async () => {
    const { playback, shown, played, states, turn } = theatre();
    playback.add(scenesOf("a", [step(1, "b"), step(2)], "c"));
    await turn();
    await turn();

    expect(played).toEqual([1, 2]);
    expect(shown).toEqual(["a", "b", "b", "c"]);
    expect(states).toEqual([true, false]);
  });

  test("whoever is in a hurry ends the running scene, and the next one follows", async () => {
    const { playback, shown, played } = theatre();
    playback.add(scenesOf("a", [step(1, "b"), step(2)], "c"));
    playback.hurry();
    await new Promise((resolve) => setTimeout(resolve));

    expect(played).toEqual([1, 2]);
    expect(shown.at(-1)).toBe("b");
    expect(playback.playing).toBe(true);
  });

  test("finishing shows the end at once, and nothing more is played", async () => {
    const { playback, shown, played, states, turn } = theatre();
    playback.add(scenesOf("a", [step(1, "b"), step(2)], "c"));
    playback.finish();

    expect(shown.at(-1)).toBe("c");
    expect(playback.playing).toBe(false);
    await turn();
    expect(played).toEqual([1]);
    expect(states).toEqual([true, false]);
  });

  test("when nobody is looking, or too much has happened, the end is shown at once", () => {
    const many = Array.from({ length: 13 }, (_, n) => step(n + 1));
    const hidden = theatre();
    hidden.playback.add(scenesOf("a", [step(1)], "b"), true);
    const late = theatre();
    late.playback.add(scenesOf("a", many, "z"));

    expect([hidden.shown, hidden.played]).toEqual([["b"], []]);
    expect([late.shown, late.played]).toEqual([["z"], []]);
  });

  test("what comes while something is played waits for its turn", async () => {
    const { playback, played, turn } = theatre();
    playback.add(scenesOf("a", [step(1)], "b"));
    playback.add(scenesOf("b", [step(2)], "c"));
    expect(played).toEqual([1]);
    await turn();

    expect(played).toEqual([1, 2]);
  });
});

test("a pause ends early when it is aborted", async () => {
  const abort = new AbortController();
  const waiting = pause(60_000, abort.signal);
  abort.abort();

  await expect(waiting).resolves.toBeUndefined();
});
