import { expect, test } from "vitest";
import { Lesson } from "../src/lib/lesson.svelte";
import type { TableState } from "../src/lib/table.svelte";

const push = { do: "insert", arrow: 0, rotation: 1 };
const script = [
  { say: "lesson-welcome", action: null },
  { say: "lesson-push", action: push },
  { say: "lesson-end", action: null },
];

/** As much of a table as a lesson looks at; each step is told by making the lesson again. */
function lesson(seq = 0, asked = [0]) {
  const table = {
    latest: { seq, decision: { seats: asked } },
    eyes: 0,
    playing: false,
    busy: false,
    over: false,
    taught: null,
  };
  return { table, lesson: new Lesson(table as unknown as TableState, script) };
}

test("while there is something to read, nothing can be done", () => {
  const { table, lesson: taught } = lesson();
  taught.follow();

  expect(table.taught).toEqual({ action: null });
});

test("then the one thing that is taught can be done", () => {
  const { table, lesson: taught } = lesson();
  taught.next();
  taught.follow();

  expect(table.taught).toEqual({ action: push });
});

test("the next word follows when the step was taken and it is our turn again", () => {
  const { table, lesson: taught } = lesson();
  taught.next();
  table.latest = { seq: 2, decision: { seats: [0] } };
  taught.follow();

  expect([taught.entry?.say, taught.last]).toEqual(["lesson-end", true]);
});

test("whoever keeps playing after the end may do everything", () => {
  const { table, lesson: taught } = lesson();
  taught.end();
  taught.follow();

  expect(table.taught).toBe(null);
});
