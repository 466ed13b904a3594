import { expect, test } from "vitest";
import { Proposals, type Shared } from "../src/lib/proposals.svelte";
import type { News } from "../src/lib/step";
import type { ProposalTold } from "../src/wire/messages";

const push = { do: "insert", arrow: 4, rotation: 1 };
const walk = { do: "walk", cell: [2, 3] };
const end = { do: "end-turn" };

/** As much of a table as proposals look at; seat 0 is to move. */
function sitting(eyes: number | null = 0, more: object = {}) {
  const asks: unknown[] = [];
  const done: unknown[] = [];
  const heard: unknown[] = [];
  const table = {
    get live(): { moment: unknown; playing: boolean } {
      return { moment: this.latest, playing: false };
    },
    latest: { seq: 6, decision: { ask: "act", seats: [0] } },
    eyes,
    held: eyes === null ? [] : [eyes],
    over: false,
    busy: false,
    lookingBack: false,
    taught: null,
    together: true,
    ...more,
    listener: { proposed: (seat: number | null) => heard.push(seat) },
    actFor: (seat: number, action: unknown) => done.push([seat, action]),
    inquire: async (ask: unknown) => (asks.push(ask), { tell: "done", ref: 1 }),
    imagine: async (actions: unknown[]) => ({ outlooks: actions.map((_, place) => `after ${place + 1}`) }),
  };
  return { asks, done, heard, table, proposals: new Proposals(table as unknown as Shared) };
}

const told = (proposals: ProposalTold[] = [], hidden = 0) => ({
  tell: "proposals" as const,
  proposals,
  hidden,
  kept: false,
});
const by = (seat: number, ...actions: unknown[]): ProposalTold => ({ seat, actions });
const news = (...seats: number[]) => ({ steps: seats.map((seat, n) => ({ seq: 7 + n, seat })) }) as unknown as News;

test("what is proposed is there, and how much is hidden", () => {
  const { proposals } = sitting();
  proposals.told(told([by(1, push, end)], 2));

  expect([proposals.list, proposals.hidden, proposals.mine, proposals.may]).toEqual([
    [by(1, push, end)],
    2,
    true,
    true,
  ]);
});

test.each([
  ["everybody plays for themselves", { together: false }],
  ["the game is over", { over: true }],
  ["an earlier moment is shown", { lookingBack: true }],
  ["a lesson goes on", { taught: { action: push } }],
])("nothing is proposed where %s", (_, more) => {
  const { proposals } = sitting(0, more);
  proposals.told(told([by(1, push)], 1));

  expect([proposals.open, proposals.list, proposals.hidden, proposals.may]).toEqual([false, [], 0, false]);
});

test("whoever watches sees proposals and makes none", () => {
  const { proposals } = sitting(null);
  proposals.told(told([by(1, push)]));

  expect([proposals.list.length, proposals.may, proposals.mine]).toEqual([1, false, false]);
});

test("a proposal is looked at with all that it leads to, until one looks away", async () => {
  const { proposals } = sitting();
  proposals.told(told([by(1, push, end)]));
  await proposals.look(1);
  expect(proposals.ghost).toEqual({ seat: 1, actions: [push, end], outlooks: ["after 1", "after 2"] });

  await proposals.look(1);
  expect(proposals.ghost).toBe(null);
});

test("a proposal that is withdrawn is no longer looked at", async () => {
  const { proposals } = sitting();
  proposals.told(told([by(1, push, end)]));
  await proposals.look(1);
  proposals.told(told([by(1, end)]));

  expect(proposals.ghost).toBe(null);
});

test("taking over does one action after another, each when the one before has counted", () => {
  const { proposals, done } = sitting();
  proposals.told(told([by(1, push, walk, end)]));
  proposals.take(1);
  expect([done, proposals.taking]).toEqual([[[0, push]], true]);

  proposals.follow(news());
  expect(done).toHaveLength(1);
  proposals.follow(news(0));
  proposals.follow(news(0));

  expect([done, proposals.taking]).toEqual([
    [
      [0, push],
      [0, walk],
      [0, end],
    ],
    false,
  ]);
});

test.each([
  ["it is refused", (proposals: Proposals) => proposals.stop()],
  ["somebody else plays", (proposals: Proposals) => proposals.follow(news(1))],
  ["more happens than was done", (proposals: Proposals) => proposals.follow(news(0, 0))],
])("taking over stops when %s", (_, happens) => {
  const { proposals, done } = sitting();
  proposals.told(told([by(1, push, walk, end)]));
  proposals.take(1);
  happens(proposals);
  proposals.follow(news(0));

  expect([done, proposals.taking]).toEqual([[[0, push]], false]);
});

test("only the one to move takes over, and nobody twice", () => {
  const other = sitting(1);
  const busy = sitting(0, { busy: true });
  for (const { proposals } of [other, busy]) {
    proposals.told(told([by(1, push)]));
    proposals.take(1);
    proposals.take(2);
  }

  expect([other.done, busy.done]).toEqual([[], []]);
});

test("a seat withdraws its own proposal", async () => {
  const { proposals, asks } = sitting(1);
  await proposals.withdraw();

  expect(asks).toEqual([{ ask: "withdraw", seat: 1 }]);
});

test("a new proposal of somebody else is told of, what is left of one is not", () => {
  const { proposals, heard } = sitting();
  proposals.told(told([by(2, end)]));
  expect(heard).toEqual([]);

  proposals.told(told([by(2, end), by(1, push, walk)]));
  proposals.told(told([by(2, end), by(1, walk)]));
  proposals.told(told([by(2, end), by(1, push, walk)]));
  proposals.told(told([by(2, end), by(0, end)]));
  expect(heard).toEqual([1]);

  proposals.told(told([by(2, push), by(0, end)]));
  proposals.told(told([by(0, end)], 1));
  proposals.told(told([], 1));
  expect(heard).toEqual([1, 2, null]);
});
