import { expect, test } from "vitest";
import { Eyes } from "../src/lib/eyes.svelte";
import type { News } from "../src/lib/step";
import type { TableNow } from "../src/wire/messages";

const asks = (...seats: number[]) => ({ ask: "shift", seats });

function shared() {
  const looked: (number | null)[] = [];
  const eyes = new Eyes([0, 1], (seat) => looked.push(seat));
  eyes.given(null);
  return { eyes, looked };
}

test("a shared screen shows nothing secret before somebody opens the curtain", () => {
  const { eyes, looked } = shared();
  eyes.settle([0, 1], asks(0));

  expect([eyes.seat, eyes.curtain, looked]).toEqual([null, 0, []]);
  eyes.open();
  expect(looked).toEqual([0]);
});

test("when the next person is asked, the table is first shown through nobody's eyes", () => {
  const { eyes, looked } = shared();
  eyes.given(0);
  eyes.settle([0, 1], asks(1));
  eyes.settle([0, 1], asks(1));

  expect([eyes.curtain, looked]).toEqual([1, [null]]);
  expect(eyes.next).toBe(null);
});

test("the curtain opens once the server shows the right eyes", () => {
  const { eyes } = shared();
  eyes.settle([0, 1], asks(1));
  eyes.open();
  eyes.given(1);
  eyes.settle([0, 1], asks(1));

  expect([eyes.seat, eyes.curtain]).toEqual([1, null]);
});

test("alone at a screen there is no curtain", () => {
  const looked: (number | null)[] = [];
  const eyes = new Eyes([2], (seat) => looked.push(seat));
  expect(eyes.next).toBe(2);
  eyes.given(2);
  eyes.settle([2], asks(0));

  expect([eyes.curtain, looked]).toEqual([null, []]);
});

test("whoever hands the screen on may take the step back until something else happens", () => {
  const { eyes } = shared();
  const now = { seq: 4, undo: { to: 3, free: true } } as TableNow;
  eyes.given(0);
  eyes.remember({ eyes: null, now: { seq: 4 } } as News, now);
  eyes.given(null);
  expect(eyes.regret).toEqual({ seat: 0, to: 3 });

  eyes.remember({ eyes: null, now: { seq: 5 } } as News, { ...now, undo: null });
  expect(eyes.regret).toBe(null);
});

test("a game without secrets needs no curtain", () => {
  const { eyes, looked } = shared();
  eyes.settle([0, 1], asks(1), false);

  expect([eyes.curtain, looked]).toEqual([null, [1]]);
});
