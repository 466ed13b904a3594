import { expect, test } from "vitest";
import { eyesFor } from "../src/lib/eyes.svelte";
import { fateOf, retryDelay } from "../src/lib/retry";
import type { StepTold } from "../src/wire/messages";

const step = (seq: number, seat: number): StepTold => ({ seq, seat, events: [], marks: [], rest: null, beats: [] });
const move = { seat: 1, seen: 4, action: { do: "peek" } };

test("an action that never arrived is sent again", () => {
  expect(fateOf(move, 4, [])).toBe("again");
});

test("an action that was counted is not sent again", () => {
  expect(fateOf(move, 6, [step(5, 1), step(6, 0)])).toBe("counted");
});

test("an action that others were faster than is stale", () => {
  expect(fateOf(move, 5, [step(5, 0)])).toBe("stale");
});

test("attempts come soon at first, then every few seconds, never all at once", () => {
  expect(retryDelay(0, 0)).toBe(200);
  expect(retryDelay(0, 1)).toBe(400);
  expect(retryDelay(20, 0)).toBe(2500);
  expect(retryDelay(20, 1)).toBe(5000);
});

const asks = (...seats: number[]) => ({ ask: "shift", seats });

test("one person at a screen looks through their own eyes", () => {
  expect(eyesFor([2], asks(0), null)).toBe(2);
  expect(eyesFor([], asks(0), null)).toBe(null);
});

test("at a shared screen, whoever is asked looks", () => {
  expect(eyesFor([0, 2], asks(2), 0)).toBe(2);
  expect(eyesFor([0, 2], asks(0), null)).toBe(0);
});

test("at a shared screen, nothing changes as long as nobody there is asked", () => {
  expect(eyesFor([0, 2], asks(1), 0)).toBe(0);
  expect(eyesFor([0, 2], asks(1), null)).toBe(null);
  expect(eyesFor([0, 2], asks(2, 0), 2)).toBe(2);
  expect(eyesFor([0, 2], null, 0)).toBe(0);
});
