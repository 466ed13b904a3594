import { expect, test } from "vitest";
import { continued, foundIn, landmarksOf, latest, retold, roundsOf, takenBack } from "../src/lib/story";
import type { News, StepTold } from "../src/lib/step";
import type { Mark } from "../src/wire/messages";

const step = (seq: number, seat: number | null, ...events: object[]): StepTold => ({
  seq,
  seat,
  events,
  marks: [],
  rest: null,
  beats: [],
});
const marked = (seq: number, ...marks: (Mark | null)[]): StepTold => ({ ...step(seq, 0), marks });
const news = (...steps: StepTold[]) => ({ steps }) as unknown as News;
const numbers = (story: StepTold[]) =>
  roundsOf(story).map(({ number, steps }) => [number, ...steps.map(({ seq }) => seq)]);

test("a round ends when somebody plays again after others", () => {
  const story = [step(0, null), step(1, 0), step(2, 0), step(3, 1), step(4, 1), step(5, 0)];

  expect(numbers(story)).toEqual([
    [1, 0, 1, 2, 3, 4],
    [2, 5],
  ]);
});

test("whoever plays twice in a row is still in the same round", () => {
  expect(numbers([step(1, 0), step(2, 0), step(3, 0), step(4, 1)])).toEqual([[1, 1, 2, 3, 4]]);
});

test("after an undo, the count goes on from the step that the table went back to", () => {
  const back = step(4, 0, { event: "undone", seat: 0, step: 2 });

  expect(numbers([step(1, 0), step(2, 1), step(3, 0), back, step(5, 0)])).toEqual([
    [1, 1, 2],
    [2, 3],
    [1, 4],
    [2, 5],
  ]);
});

test("a game that tells its turns is told by turns, whoever plays them", () => {
  const story = [step(0, null), marked(1, "turn"), step(2, 1), marked(3, null, "turn"), marked(4, "end"), step(5, 0)];

  expect(roundsOf(story).map(({ span, number, steps }) => [span, number, ...steps.map(({ seq }) => seq)])).toEqual([
    ["before", 0, 0],
    ["turn", 1, 1, 2],
    ["turn", 2, 3],
    ["after", 2, 4, 5],
  ]);
});

test("an undo leads back into an earlier turn", () => {
  const back = step(3, 0, { event: "undone", seat: 0, step: 1 });

  expect(numbers([marked(1, "turn"), marked(2, "turn"), back, step(4, 0)])).toEqual([
    [1, 1],
    [2, 2],
    [1, 3, 4],
  ]);
});

test("news carries the story on, and nothing is told twice", () => {
  const story = [step(0, null), step(1, 0)];

  expect(continued(story, news(step(1, 0), step(2, 1)), false).map((s) => s.seq)).toEqual([0, 1, 2]);
});

test("through other eyes the story begins again", () => {
  expect(continued([step(0, null)], news(step(7, 0)), true).map((s) => s.seq)).toEqual([7]);
});

test("finding something is a landmark", () => {
  expect(
    landmarksOf([step(1, 0, { event: "walked" }), marked(2, "found"), marked(3, "page"), marked(4, "milestone")]),
  ).toEqual([2, 4]);
});

const went = (seq: number, to: number) => step(seq, 0, { event: "undone", seat: 0, step: to });
const named = (steps: StepTold[]) => steps.map(({ events }) => (events[0] as { event: string } | undefined)?.event);

test("returning to a later step is told as a redo", () => {
  const story = [step(0, null), step(1, 0), step(2, 0)];

  expect(named(retold(story, [went(3, 0), went(4, 1), went(5, 2)]))).toEqual(["undone", "redone", "redone"]);
});

test("a redo is known even if its undo was told before", () => {
  expect(named(retold([step(0, null), step(1, 0), went(2, 0)], [went(3, 1)]))).toEqual(["redone"]);
});

test("a second undo is not a redo", () => {
  expect(named(retold([step(1, 0), step(2, 0), went(3, 1)], [went(4, 0)]))).toEqual(["undone"]);
});

test("what was taken back does not count as found", () => {
  const find = (seq: number) => marked(seq, "found");

  expect(foundIn([find(1), find(2), went(3, 1)])).toBe(1);
  expect(foundIn([find(1), find(2), went(3, 1), went(4, 2), find(5)])).toBe(3);
});

test("what was told last is looked for up to a step, and not in what was taken back", () => {
  const word = (seq: number, said: string) => step(seq, 0, { event: "said", said });
  const story = [word(1, "one"), step(2, 0), word(3, "three"), went(4, 2), step(5, 0)];
  const said = ({ events }: StepTold) => (events[0] as { said?: string } | undefined)?.said;

  const lengths = [0, 2, 3, 4, 5];
  expect(lengths.map((length) => latest(story.slice(0, length), said))).toEqual([null, "one", "three", "one", "one"]);
});

test("what was taken back does not count any more, and counts again when it is redone", () => {
  const went = (seq: number, step: number, event = "undone") => ({ ...blank(seq), events: [{ event, step }] });
  const blank = (seq: number): StepTold => step(seq, 0);
  const story = [blank(0), blank(1), blank(2), went(3, 1), blank(4), blank(5), went(6, 4)];

  expect([...takenBack(story)]).toEqual([2, 5]);
  expect([...takenBack([...story, went(7, 5, "redone")])]).toEqual([2]);
  expect([...takenBack(story.slice(0, 3))]).toEqual([]);
});
