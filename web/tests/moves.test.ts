import { expect, test } from "vitest";
import { Refusal } from "../src/lib/api";
import { LineBroken, type Line } from "../src/lib/line";
import { Moves } from "../src/lib/moves.svelte";
import type { News } from "../src/lib/step";

const move = { seat: 1, seen: 4, action: { do: "peek" } };
const news = (seq: number, ...seats: number[]) =>
  ({ now: { seq }, steps: seats.map((seat, n) => ({ seq: 5 + n, seat })) }) as unknown as News;

function sent(answer: () => Promise<unknown>) {
  const asks: unknown[] = [];
  const refused: unknown[] = [];
  const line = { ask: (ask: unknown) => (asks.push(ask), answer()) } as unknown as Line;
  return {
    asks,
    refused,
    moves: new Moves(
      () => line,
      (why) => refused.push(why),
    ),
  };
}

const broken = () => Promise.reject(new LineBroken());
const soon = () => new Promise((resolve) => setTimeout(resolve));

test("a move that the line lost is kept, and sent once more when the table still stands where it stood", async () => {
  const { moves, asks } = sent(broken);
  moves.submit(move);
  await soon();
  expect(moves.pending).toBe(move);

  expect(moves.heard(news(4), true)).toBe(true);
  expect(asks).toHaveLength(2);
});

test("a move that had arrived is not sent again", async () => {
  const { moves, asks } = sent(broken);
  moves.submit(move);
  await soon();

  expect(moves.heard(news(5, 1), true)).toBe(true);
  expect([asks.length, moves.pending]).toEqual([1, null]);
});

test("a move that others were faster than is given up, and that is told", async () => {
  const { moves, asks } = sent(broken);
  moves.submit(move);
  await soon();

  expect(moves.heard(news(5, 0), true)).toBe(false);
  expect([asks.length, moves.pending]).toEqual([1, null]);
});

test("a move that the rules refuse is over", async () => {
  const no = new Refusal("CL-TURN-5", {}, "", 0);
  const { moves, refused } = sent(() => Promise.reject(no));
  moves.submit(move);
  await soon();

  expect([moves.pending, refused]).toEqual([null, [no]]);
});
