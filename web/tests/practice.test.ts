import { expect, test } from "vitest";
import { HERE, seatAfter, seatsOf, usualPlayer } from "../src/lib/practice";
import type { StepTold } from "../src/lib/step";

test("one practises with a strong computer that does not keep people waiting", () => {
  expect(usualPlayer(["random", "easy", "steady", "sharp", "master"])).toBe("sharp");
  expect(usualPlayer(["random", "greedy", "keen"])).toBe("greedy");
  expect(usualPlayer([])).toBe(HERE);
});

test("the seat to play is the one that played next", () => {
  const story = [
    { seq: 0, seat: null },
    { seq: 1, seat: 0 },
    { seq: 2, seat: 0 },
    { seq: 3, seat: 1 },
  ] as StepTold[];

  expect([0, 2, 3].map((seq) => seatAfter(story, seq))).toEqual([0, 1, null]);
});

test("everybody keeps their name, whoever plays for them", () => {
  expect(seatsOf(["Anna", "Theo"], { seat: 1, others: "sharp" })).toEqual([
    { kind: "computer", name: "Anna", player: "sharp" },
    { kind: "here", name: "Theo" },
  ]);
});

test("people can practise together at one screen", () => {
  expect(seatsOf(["Anna", "Theo"], { seat: 1, others: HERE }).map(({ kind }) => kind)).toEqual(["here", "here"]);
});
