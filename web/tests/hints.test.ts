import { expect, test } from "vitest";
import { Hints, type Asked } from "../src/lib/hints.svelte";
import type { Around, News } from "../src/wire/messages";

const push = { do: "insert", arrow: 4, rotation: 1 };
const walk = { do: "walk", cell: [2, 3] };
const why = { key: "why-there", facts: {} };

/** As much of a table as hints look at; whoever asks gets a push and a walk. */
function sitting(most: number | null = null, had = 0, advises = true) {
  const asks: unknown[] = [];
  const around = { hints: most, chairs: [{ hints: had }, { hints: 0 }] } as unknown as Around;
  const latest = { seq: 6, decision: { ask: "shift", seats: [0] } };
  const table = { advises, around, eyes: 0, held: [0], over: false, idle: false, taught: null, latest };
  const told = { tell: "advised", ref: 1, seq: 6, advice: { actions: [push, walk], why } };
  const inquire = async (ask: unknown) => (asks.push(ask), told);
  return {
    asks,
    table,
    hints: new Hints({
      ...table,
      get latest() {
        return table.latest;
      },
      inquire,
    } as unknown as Asked),
  };
}

const news = (seq: number, seat: number, offers: unknown[] = [walk]) =>
  ({ steps: [{ seq, seat }], now: { seq, offers } }) as unknown as News;

test("a hint is asked for once, and the same one is shown again without asking", async () => {
  const { hints, asks } = sitting(3);
  await hints.ask();
  expect([hints.shown, hints.actions]).toEqual([true, [push, walk]]);
  hints.dismiss();
  expect(hints.actions).toEqual([]);
  await hints.ask();

  expect([hints.shown, asks]).toEqual([true, [{ ask: "hint", seat: 0 }]]);
});

test("whoever follows a hint keeps the rest of it", async () => {
  const { hints, table } = sitting();
  await hints.ask();
  hints.follow(news(7, 0), push);
  table.latest = { seq: 7, decision: { ask: "move", seats: [0] } };

  expect([hints.shown, hints.advice?.actions]).toEqual([true, [walk]]);
});

test.each([
  ["does something else", news(7, 0), { ...push, rotation: 0 }],
  ["sees somebody else play", news(7, 1), undefined],
  ["takes two steps", news(8, 0), push],
  ["is asked something else first", news(7, 0, [{ do: "skip" }]), push],
])("whoever %s is left alone", async (_, told, action) => {
  const { hints } = sitting();
  await hints.ask();
  hints.follow(told, action);

  expect([hints.shown, hints.actions]).toEqual([false, []]);
});

test("hints that are counted come to an end", () => {
  const { hints } = sitting(3, 3);

  expect([hints.left, hints.given, hints.ready]).toEqual([0, true, false]);
});

test("where there are no hints, there is nothing to ask for", async () => {
  const { hints, asks } = sitting(0);
  await hints.ask();

  expect([hints.given, asks]).toEqual([false, []]);
});

test("where nobody knows the game well, there is nothing to ask for", async () => {
  const { hints, asks } = sitting(null, 0, false);
  await hints.ask();

  expect([hints.given, asks]).toEqual([false, []]);
});

test("a hint that nobody is waiting for is kept, but not shown", async () => {
  const { hints } = sitting();
  const asked = hints.ask();
  hints.dismiss();
  await asked;

  expect([hints.shown, hints.advice?.actions]).toEqual([false, [push, walk]]);
});
