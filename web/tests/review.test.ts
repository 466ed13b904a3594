import { expect, test } from "vitest";
import { graphOf, spread } from "../src/lib/graph";
import { before, cornersOf, costOf, foundIn, numbersOf, percentOf, raceAt, turnAt } from "../src/lib/review";
import { Reviewer, type Reviewed } from "../src/lib/reviewer.svelte";
import type { GameReview, StepTold, TurnReview } from "../src/wire/messages";

const best = { actions: [{ do: "walk", cell: [0, 0] }], why: { key: "why-there", facts: {} } };
const standing = (turns: number, left: number) => ({ turns, left });
const turn = (first: number, last: number, seat: number, cost: number, ...left: number[]): TurnReview => ({
  first,
  last,
  seat,
  at: first,
  best,
  cost,
  standings: left.map((much) => standing(1, much)),
  hope: null,
});
const review: GameReview = {
  start: [standing(2, 4), standing(3, 4.5)],
  turns: [turn(0, 2, 0, 0.02, 3.5, 4.5), turn(2, 4, 1, 0.8, 3.5, 4), turn(4, 6, 0, 0, 2, 4)],
  costly: [1],
  lost: null,
};

test("a moment belongs to the turn that goes on from it", () => {
  expect([0, 1, 2, 3, 4, 6].map((seq) => turnAt(review, seq))).toEqual([0, 0, 1, 1, 2, 2]);
});

test("before a turn, things are as they were after the last one", () => {
  expect([before(review, 0, 1).left, before(review, 2, 1).left]).toEqual([4.5, 4]);
});

test.each([
  [0, "none"],
  [0.05, "none"],
  [0.1, "little"],
  [0.3, "quarter"],
  [0.52, "half"],
  [0.8, "three-quarters"],
  [1.1, "one"],
  [2.4, "more"],
])("a cost of %d is %s", (cost, part) => expect(costOf({ ...review.turns[0]!, cost }).part).toBe(part));

test("more than one target is counted in halves", () => {
  expect(costOf({ ...review.turns[0]!, cost: 2.4 }).count).toBe(2.5);
});

test("what was found in a turn is told with it", () => {
  const story = [
    { seq: 4, marks: ["found"] },
    { seq: 5, marks: ["milestone"] },
  ] as unknown as StepTold[];

  expect(review.turns.map((one) => foundIn(one, story))).toEqual([false, true, false]);
});

test("a line has a corner after each turn, and ends where the game does", () => {
  expect(cornersOf(review, 0).map(({ seq, left }) => [seq, left])).toEqual([
    [0, 4],
    [2, 3.5],
    [4, 3.5],
    [6, 2],
  ]);
  const { lines, right, costly, x } = graphOf(review, 6, { width: 328, height: 128 });

  expect(lines[0]?.path.endsWith(`H${right}`)).toBe(true);
  expect(costly).toEqual([{ turn: 1, x: x(4), y: lines[1]?.end }]);
});

test("a team has one line against the other, whoever plays, and the turn that lost is marked", () => {
  const race = [
    [24, 21],
    [22, 20],
    [22, 0],
  ].map(([team, book], n): TurnReview => ({ ...turn(2 * n, 2 * n + 2, 3, n, team!, book!), hope: 1 - n / 2 }));
  const together: GameReview = { start: [standing(22, 24), standing(22, 22)], turns: race, costly: [1], lost: 2 };
  const { lines, costly, lost, x } = graphOf(together, 6, { width: 328, height: 128 }, true);

  expect(lines).toHaveLength(2);
  expect(costly).toEqual([{ turn: 1, x: x(4), y: lines[0]?.end }]);
  expect(lost).toEqual({ x: x(6), late: true });
  expect(raceAt(race[1]!.standings)).toEqual({ team: 22, against: 20 });
  expect(race.map(({ hope }) => percentOf(hope ?? 0))).toEqual([100, 50, 0]);
});

test("emblems at the end do not cover each other, and stay in their order", () => {
  expect(spread([50, 40, 50], 0, 200)).toEqual([60, 40, 80]);
  expect(spread([195, 196], 0, 200)).toEqual([180, 200]);
});

/** A replay at a step of a game that is over. */
function replayed(at: number, advises = true) {
  const looks: unknown[] = [];
  const replay = { at, last: 6, on: true, playing: false, look: async (...args: unknown[]) => void looks.push(args) };
  const inquire = async (_: unknown, { progress }: { progress(tell: unknown): void }) => {
    progress({ tell: "reviewing", ref: 1, done: 2, total: 3 });
    return { tell: "reviewed", ref: 1, review };
  };
  return { looks, reviewer: new Reviewer({ over: true, advises, replay, inquire } as unknown as Reviewed) };
}

test("while a review is made, it reports its progress", async () => {
  const { reviewer } = replayed(0);
  const asked = reviewer.ask();
  expect(reviewer.progress).toMatchObject({ done: 2, total: 3 });
  await asked;

  expect([reviewer.progress, reviewer.told]).toEqual([null, review]);
});

test("where nobody knows the game well, there is no review", async () => {
  const { reviewer } = replayed(0, false);
  await reviewer.ask();

  expect([reviewer.given, reviewer.told]).toEqual([false, null]);
});

test("the better turn is drawn at its moment, through the eyes of its seat", async () => {
  const { reviewer, looks } = replayed(2);
  await reviewer.ask();
  expect(reviewer.actions).toEqual([]);
  await reviewer.show(review.turns[1]!);

  expect([looks, reviewer.actions]).toEqual([[[1, 2]], best.actions]);
});

test("a turn as good as the best has nothing better to draw", async () => {
  const { reviewer } = replayed(4);
  await reviewer.ask();
  await reviewer.show(review.turns[2]!);

  expect(reviewer.actions).toEqual([]);
});

test("turns have the numbers of the log where the game tells when they begin, else they are counted", () => {
  const begins = (seq: number) => ({ ...plain(seq), marks: ["turn"] }) as StepTold;
  const plain = (seq: number) => ({ seq, seat: 0, events: [], marks: [] }) as unknown as StepTold;

  expect(numbersOf(review, [1, 2, 3, 4, 5, 6].map(plain))).toEqual([1, 2, 3]);
  expect(numbersOf(review, [begins(1), plain(2), plain(3), plain(4), begins(5), plain(6)])).toEqual([1, 1, 2]);
});
