import { expect, it, vi } from "vitest";
import Announcer from "../../src/table/Announcer.svelte";
import { show } from "./onscreen";

const asking = (seat: number) => ({ outcome: null, decision: { ask: "shift", seats: [seat] } });
const desk = vi.hoisted(() => ({ table: {} as object, polite: "", urgent: "", alert: vi.fn(), ring: vi.fn() }));

vi.mock("../../src/lib/text.svelte", () => ({ say: (key: string) => key }));
vi.mock("../../src/lib/desk.svelte", () => ({ theDesk: () => desk }));

/** What interrupts seat 0 where one seat is asked at the table, and one at the moment that is looked at. */
function alertsWith(live: number, looked: number): number {
  desk.alert.mockClear();
  const table = { eyes: 0, story: [], around: null, names: [], sight: { curtain: null } };
  desk.table = { ...table, moment: asking(looked), live: { moment: asking(live), playing: false } };
  show(Announcer, {});
  return desk.alert.mock.calls.length;
}

it("only the table itself says whose turn begins, not a moment that is looked back at or imagined", () => {
  expect([alertsWith(0, 0), alertsWith(0, 1), alertsWith(1, 0)]).toEqual([1, 1, 0]);
});
