import { expect, test } from "vitest";
import { patched } from "../src/lib/patch";

const view = {
  maze: [
    ["I", 0],
    ["L", 1],
  ],
  pawns: { red: [0, 0], blue: [6, 6] },
  phase: "shift",
};

test("a change names the way to what is different, and what is there now", () => {
  const after = patched(view, [
    [["maze", 1, 1], 3],
    [["phase"], "move"],
  ]);

  expect(after).toEqual({
    ...view,
    maze: [
      ["I", 0],
      ["L", 3],
    ],
    phase: "move",
  });
});

test("the old value stays as it is, and shares all that did not change", () => {
  const after = patched(view, [
    [
      ["maze", 0],
      ["T", 2],
    ],
  ]);

  expect(view.maze[0]).toEqual(["I", 0]);
  expect(after.maze[1]).toBe(view.maze[1]);
  expect(after.pawns).toBe(view.pawns);
});

test("without a way, everything is new; without a change, nothing is", () => {
  expect(patched<unknown>(view, [[[], null]])).toBe(null);
  expect(patched(view, [])).toBe(view);
});
