import { flushSync } from "svelte";
import { beforeEach, expect, it, vi } from "vitest";
import type { Cell } from "../../src/board/geometry";
import Maze from "../../src/board/Maze.svelte";
import { type Spots, Stage } from "../../src/board/stage.svelte";
import { Staging } from "../../src/board/staging.svelte";
import type { Beat } from "../../src/lib/board";
import { settings } from "../../src/lib/settings.svelte";
import { show } from "./onscreen";

vi.mock("../../src/lib/text.svelte", async () => (await import("./onscreen")).text);

type Happening = Beat<null, "inserted" | "walked">;
const WAY: Cell[] = [
  [0, 0],
  [0, 1],
];
const leaving = { id: 49, openings: 5, ground: "hedge", glyph: null, home: null } as const;

class Played extends Stage<null, "inserted" | "walked", Spots> {
  protected override pawnsOf = () => WAY;
  override figureOf = () => 1;

  protected override look(beat: Happening, signal: AbortSignal): Promise<void> {
    if (beat.event === "walked") return this.walk({ piece: 0, way: WAY }, beat, signal);
    return this.push({ arrow: 3, leaving }, beat, signal);
  }
}

/** A maze for somebody who wants no motion, and what its stage leaves on it: outlines and threads. */
function stillMaze() {
  const stage = new Played({ board: () => document.querySelector(".maze") ?? undefined });
  const laid = { tiles: [], pawns: [], arrows: [], labels: [] };
  const traces = { get: () => stage.trace, enumerable: true };
  const threads = { get: () => stage.thread, enumerable: true };
  const { all } = show(Maze, Object.defineProperties(laid, { trace: traces, thread: threads }));
  const play = (event: Happening["event"], signal: AbortSignal) =>
    stage.animate({ event, before: null, after: null, show: () => undefined }, signal);
  const left = () => (flushSync(), all('rect[stroke="#B3321F"], [data-thread]').length);
  return { play, left };
}

beforeEach(() => {
  vi.spyOn(Staging.prototype as unknown as { still: boolean }, "still", "get").mockReturnValue(true);
  Element.prototype.animate = () => ({ finished: Promise.resolve(), cancel: () => undefined }) as unknown as Animation;
  settings.pace = "normal";
});

it.each(["inserted", "walked"] as const)("without motion, what was %s is marked for a moment", async (event) => {
  const { play, left } = stillMaze();
  await play(event, new AbortController().signal);

  expect(left()).toBe(1);
});

it.each(["inserted", "walked"] as const)("nothing marks what was %s for whoever is in a hurry", async (event) => {
  const { play, left } = stillMaze();
  const hurry = new AbortController();
  const played = play(event, hurry.signal);
  hurry.abort();
  await played;

  expect(left()).toBe(0);
});

it.each(["inserted", "walked"] as const)(
  "the mark of what was %s goes where the end is shown at once",
  async (event) => {
    const { play, left } = stillMaze();
    const snap = new AbortController();
    await play(event, snap.signal);
    snap.abort();

    expect(left()).toBe(0);
  },
);
