import { expect, test } from "vitest";
import { Grip } from "../src/board/grip.svelte";
import { settings } from "../src/lib/settings.svelte";

/** A turn with pushes at two arrows, and a maze in which an arrow is where x says. */
function hand() {
  const done: string[] = [];
  const turn = {
    freeArrows: [1, 2],
    arrow: null as number | null,
    aim: (arrow: number) => void (turn.arrow = arrow),
    takeBack: () => void (turn.arrow = null),
    commit: () => void done.push(`push ${turn.arrow}`),
  };
  const maze = {
    focusArrow: (arrow: number) => void done.push(`focus ${arrow}`),
    focusCell: (cell: number) => void done.push(`focus cell ${cell}`),
    arrowNear: (x: number) => (turn.freeArrows.includes(x) ? x : null),
  };
  return { turn, done, grip: new Grip(turn, () => maze) };
}

test("a tile that is dragged to an arrow is tried there, and taken back elsewhere", () => {
  const { turn, grip } = hand();
  grip.grab();
  grip.drag(2, 0);

  expect([grip.held, turn.arrow]).toEqual([true, 2]);
  grip.drag(7, 0);
  expect(turn.arrow).toBe(null);
});

test("a tile that is let go at an arrow waits for Enter, or counts at once for quick hands", () => {
  const { done, grip } = hand();
  grip.drop(1, 0, false);
  settings.quickHands = true;
  grip.drop(1, 0, true);
  settings.quickHands = false;

  expect([grip.held, done]).toEqual([false, ["focus 1", "push 1"]]);
});

test("a tile that is lost is taken back", () => {
  const { turn, grip } = hand();
  grip.grab();
  grip.drag(1, 0);
  grip.lose();

  expect([grip.held, turn.arrow]).toEqual([false, null]);
});
