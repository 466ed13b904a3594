import { expect, test } from "vitest";
import { Composing, type Composed } from "../src/lib/composing.svelte";
import type { News } from "../src/lib/step";

type Asked = { ask: string; actions: { do: string }[] };
const push = { do: "insert" };
const walk = { do: "walk" };
const dig = { do: "dig" }; // shows something hidden

/** A table at step 6 where seat 0 is to move and seat 1 looks on; `cheat` is refused. */
function sitting(more: object = {}) {
  const asks: Asked[] = [];
  const refused: string[] = [];
  const skipped: number[] = []; // after how many asks
  const answer = ({ ask, actions }: Asked) => {
    if (actions.some((action) => action.do === "cheat")) return null;
    if (ask === "propose") return { tell: "done", ref: 1 };
    const hidden = actions.at(-1)?.do === "dig";
    const outlooks = actions.map((action) => `after ${action.do}`);
    const shown = {
      view: `view ${actions.length}`,
      decision: { ask: "act", seats: [0] },
      offers: [push, walk, dig],
      outlook: "ways",
    };
    return {
      tell: "imagined",
      ref: 1,
      seq: 6,
      ...(hidden ? { view: null, decision: null, offers: [], outlook: null } : shown),
      outlooks,
    };
  };
  const table = {
    latest: { seq: 6 },
    story: [],
    eyes: 1,
    proposals: { open: true },
    ...more,
    listener: { refused: (key: string) => refused.push(key) },
    inquire: async (ask: Asked) => (asks.push(ask), answer(ask)),
    imagine: async (actions: Asked["actions"]) => answer({ ask: "imagine", actions }),
    skip: () => void skipped.push(asks.length),
  };
  return { asks, refused, skipped, table, composing: new Composing(table as unknown as Composed) };
}

const news = (steps: number) => ({ steps: Array(steps).fill({}) }) as unknown as News;

test("at first the table is as it is, and everything can be chosen for the seat to move", async () => {
  const { composing } = sitting();
  expect(composing.moment).toBe(null);
  await composing.begin();

  expect([composing.on, composing.ready, composing.seat]).toEqual([true, false, 0]);
  expect(composing.moment).toMatchObject({ seq: 6, view: "view 0" });
  expect([composing.seat, composing.offers, composing.outlook]).toEqual([0, [push, walk, dig], "ways"]);
});

test("nothing is played behind an imagined table", async () => {
  const { composing, skipped } = sitting();
  await composing.begin();
  await composing.act(push);

  expect(skipped).toEqual([0]);
});

test("what is chosen is collected, and the table is imagined after it", async () => {
  const { composing, asks } = sitting();
  await composing.begin();
  await composing.act(push);
  await composing.act(walk);

  expect([composing.actions, composing.outlooks]).toEqual([
    [push, walk],
    ["after insert", "after walk"],
  ]);
  expect(composing.moment).toMatchObject({ seq: 8, view: "view 2" });
  expect(asks.at(-1)).toEqual({ ask: "imagine", seq: 6, actions: [push, walk] });
});

test("the last action can be taken back without asking the server", async () => {
  const { composing, asks } = sitting();
  await composing.begin();
  await composing.act(push);
  await composing.act(walk);
  composing.undo();

  expect([composing.actions, composing.moment?.view, asks.length]).toEqual([[push], "view 1", 3]);
  composing.undo();
  composing.undo();
  expect(composing.on).toBe(false);
});

test("what is refused is left out", async () => {
  const { composing } = sitting();
  await composing.begin();
  await composing.act(push);
  await composing.act({ do: "cheat" });

  expect([composing.actions, composing.waiting, composing.moment?.view]).toEqual([[push], false, "view 1"]);
});

test("it ends where something hidden comes to light, and the table stays as it was last seen", async () => {
  const { composing, asks } = sitting();
  await composing.begin();
  await composing.act(dig);
  await composing.act(push);

  expect([composing.ended, composing.actions, composing.ready, asks.length]).toEqual([true, [dig], true, 2]);
  expect([composing.moment?.view, composing.offers, composing.outlook]).toEqual(["view 0", [], null]);
});

test("it is sent as the viewer's proposal, and composing ends", async () => {
  const { composing, asks } = sitting();
  await composing.begin();
  expect(await composing.send()).toBe(false);
  await composing.act(push);

  expect(await composing.send()).toBe(true);
  expect(asks.at(-1)).toEqual({ ask: "propose", seat: 1, seq: 6, actions: [push] });
  expect([composing.on, composing.actions]).toEqual([false, []]);
});

test("when the table moves on it is given up, and that is told", async () => {
  const { composing, refused } = sitting();
  composing.follow(news(1));
  await composing.begin();
  composing.follow(news(0));
  expect([composing.on, refused]).toEqual([true, []]);

  composing.follow(news(1));
  expect([composing.on, refused]).toEqual([false, ["proposal-overtaken"]]);
});

test("an answer that comes too late changes nothing", async () => {
  const { composing, table } = sitting();
  await composing.begin();
  const chosen = composing.act(push);
  composing.cancel();
  await chosen;
  expect(composing.on).toBe(false);

  const begun = composing.begin();
  table.latest = { seq: 7 };
  await begun;
  expect(composing.on).toBe(false);
});

test("one more action is foreseen after those that were chosen", async () => {
  const { composing } = sitting();
  await composing.begin();
  await composing.act(push);

  expect(await composing.foresee(walk)).toBe("after walk");
  expect(await composing.foresee({ do: "cheat" })).toBe(null);
});

test.each([
  ["whoever watches", { eyes: null }],
  ["whoever plays alone", { proposals: { open: false } }],
])("%s composes nothing", async (_, more) => {
  const { composing, asks } = sitting(more);
  await composing.begin();

  expect([composing.on, asks]).toEqual([false, []]);
});
