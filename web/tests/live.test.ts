import { beforeEach, expect, test, vi } from "vitest";
import { Live, type Host } from "../src/lib/live.svelte";
import type { News } from "../src/lib/step";

beforeEach(() => void vi.stubGlobal("document", { hidden: false }));

/** A live table through the eyes of seat 0. */
const live = (): Live => new Live({ eyes: 0, settled: () => undefined } as unknown as Host);

/** The table at a step, with ten seconds to answer. */
function news(seq: number, steps: News["steps"] = []): News {
  const now = { seq, view: {}, decision: null, outcome: null, limit: 10, offers: [], outlook: null };
  return { tell: "news", eyes: 0, steps, now: { ...now, undo: null, redo: null } } as News;
}

test("the time to answer runs on while the line is down, and begins with the next step", () => {
  vi.useFakeTimers({ now: 1_000_000 });
  const table = live();
  table.hear(news(3), true, true);
  vi.advanceTimersByTime(4000);
  table.hear(news(3), true, false);
  const back = table.moment?.until;
  table.hear(news(4), true, false);
  vi.useRealTimers();

  expect([back, table.moment?.until]).toEqual([1_010_000, 1_014_000]);
});
