import { expect, test } from "vitest";
import { storyInWords } from "../src/lib/copy";
import type { StepTold } from "../src/wire/messages";

const step = (seq: number): StepTold => ({ seq, seat: 0, events: [], marks: [], rest: null, beats: [] });

test("the story is a line for each step that says something", () => {
  const words = ({ seq }: StepTold) => (seq === 1 ? [] : ["Anna pushes.", `Step ${seq}.`]);

  expect(storyInWords([step(0), step(1), step(2)], words)).toBe("0. Anna pushes. Step 0.\n2. Anna pushes. Step 2.\n");
});
