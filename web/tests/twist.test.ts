import { expect, test } from "vitest";
import { Twist } from "../src/board/twist";

const middle = { x: 100, y: 100 };
const at = (degrees: number) => {
  const turn = (degrees * Math.PI) / 180;
  return { x: 100 + 80 * Math.cos(turn), y: 100 + 80 * Math.sin(turn) };
};
const turns = (...degrees: number[]) => {
  const twist = new Twist();
  twist.start(middle, at(degrees[0]!));
  return degrees.slice(1).map((angle) => twist.move(middle, at(angle)));
};

test("fingers that tremble turn nothing", () => {
  expect(turns(0, 10, -20, 30)).toEqual([0, 0, 0]);
});

test("a twist turns once, and again when it goes on", () => {
  expect(turns(0, 45, 60, 90)).toEqual([1, 0, 1]);
  expect(turns(0, -45)).toEqual([-1]);
});

test("a twist across the half turn goes the short way", () => {
  expect(turns(170, -145)).toEqual([1]);
  expect(turns(-170, 145)).toEqual([-1]);
});

test("without a start nothing turns", () => {
  expect(new Twist().move(middle, at(90))).toBe(0);
});
