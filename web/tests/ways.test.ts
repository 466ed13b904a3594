import { describe, expect, it } from "vitest";
import { type Cell, carried } from "../src/board/geometry";
import { isStep, wayTo, wayTowards, wayToWanted } from "../src/board/ways";

const WAYS: Cell[][] = [
  [[0, 0]],
  [
    [0, 0],
    [0, 1],
  ],
  [
    [0, 0],
    [0, 1],
    [1, 1],
  ],
];

describe("pawns on a line that is pushed", () => {
  it("travel with their tiles, from the exit to the entry", () => {
    expect(
      carried(
        [
          [3, 0],
          [3, 6],
          [2, 2],
        ],
        10,
      ),
    ).toEqual([
      [3, 1],
      [3, 0],
      [2, 2],
    ]);
    expect(
      carried(
        [
          [0, 1],
          [6, 1],
        ],
        6,
      ),
    ).toEqual([
      [6, 1],
      [5, 1],
    ]);
  });
});

describe("ways", () => {
  it("are found by where they end", () => {
    expect(wayTo(WAYS, [0, 1])).toHaveLength(2);
    expect(wayTo(WAYS, [4, 4])).toBeNull();
  });

  it("lead as near as they can to a cell without a way", () => {
    expect(wayTowards(WAYS, [3, 1])?.at(-1)).toEqual([1, 1]);
  });

  it("lead to the nearest of the things that are looked for", () => {
    expect(
      wayToWanted(WAYS, [
        [1, 1],
        [0, 1],
      ]),
    ).toHaveLength(2);
    expect(wayToWanted(WAYS, [[5, 5]])).toBeNull();
  });

  it("go from neighbour to neighbour, but for a leap", () => {
    expect([isStep([0, 0], [0, 1]), isStep([0, 0], [0, 6])]).toEqual([true, false]);
  });
});
