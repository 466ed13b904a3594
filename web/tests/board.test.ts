import { describe, expect, it } from "vitest";
import { corridor, growth, threadPath } from "../src/board/art";
import { arrowPoint, gutterOf, lineOf, nearestArrow, openings, opposite, pushed } from "../src/board/geometry";
import { follow, placeAt, type Place } from "../src/board/lattice";
import { fans } from "../src/board/shown";

const cell = (number: number): Place => ({ on: "cell", number });
const arrow = (number: number): Place => ({ on: "arrow", number });

describe("openings", () => {
  it("are those of docs/rules/classic.md, CL-CMP-4", () => {
    expect([0, 1, 2, 3].map((turn) => openings("L", turn))).toEqual([3, 6, 12, 9]);
    expect([0, 1, 2, 3].map((turn) => openings("T", turn))).toEqual([7, 14, 13, 11]);
  });

  it("of a straight are the same after two turns", () => {
    expect([0, 1, 2, 3].map((turn) => openings("I", turn))).toEqual([5, 10, 5, 10]);
  });

  it("are drawn as corridors: a corner bends, a straight does not", () => {
    expect(corridor(5)).toBe("M50 -12V112");
    expect(corridor(3)).toContain("A26");
  });
});

describe("arrows", () => {
  it("push along seven cells, from the entry to the exit", () => {
    expect(lineOf(0)[0]).toEqual([0, 1]);
    expect(lineOf(4)[0]).toEqual([3, 6]);
    expect(lineOf(4)[6]).toEqual([3, 0]);
    expect(lineOf(8)[0]).toEqual([6, 5]);
    expect(lineOf(11)[6]).toEqual([5, 6]);
  });

  it("face each other across the board", () => {
    expect(opposite(10)).toBe(4);
    expect(lineOf(opposite(10))).toEqual(lineOf(10).reverse());
  });

  it("push things one cell on, and the last one out", () => {
    const [after, out] = pushed([...Array(49).keys()], 99, 10);
    expect(after.slice(21, 28)).toEqual([99, 21, 22, 23, 24, 25, 26]);
    expect(out).toBe(27);
  });

  it("catch a tile that is held near enough, and only where they are free", () => {
    const { x, y } = arrowPoint(10);
    expect(nearestArrow(x + 20, y - 30, [9, 10, 11])).toBe(10);
    expect(nearestArrow(x + 20, y - 30, [9, 11])).toBeNull();
    expect(nearestArrow(350, 350, [9, 10, 11])).toBeNull();
  });
});

describe("the lattice of 9 x 9 places", () => {
  it("has cells inside and arrows on its ring, and nothing at even places of the ring", () => {
    expect(placeAt([0, 0])).toEqual(cell(0));
    expect(placeAt([-1, 1])).toEqual(arrow(0));
    expect(placeAt(gutterOf(7))).toEqual(arrow(7));
    expect(placeAt([-1, 0])).toBeNull();
  });

  it("leads from cell to cell and out to the arrows", () => {
    expect(follow(cell(0), "ArrowRight")).toEqual(cell(1));
    expect(follow(cell(1), "ArrowUp")).toEqual(arrow(0));
    expect(follow(arrow(0), "ArrowDown")).toEqual(cell(1));
    expect(follow(cell(27), "ArrowRight")).toEqual(arrow(4));
  });

  it("skips the empty places of the ring, and ends where there is nothing more", () => {
    expect(follow(arrow(0), "ArrowRight")).toEqual(arrow(1));
    expect(follow(arrow(2), "ArrowRight")).toEqual(arrow(2));
    expect(follow(cell(0), "ArrowUp")).toEqual(cell(0));
  });

  it("leaps to the ends of a row, and with Ctrl to the first and last cell", () => {
    expect(follow(cell(10), "Home")).toEqual(arrow(9));
    expect(follow(cell(10), "End")).toEqual(arrow(3));
    expect(follow(cell(3), "Home")).toEqual(cell(0));
    expect(follow(arrow(5), "Home", true)).toEqual(cell(0));
    expect(follow(cell(3), "End", true)).toEqual(cell(48));
  });

  it("has no use for other keys", () => {
    expect(follow(cell(3), "r")).toBeNull();
  });
});

describe("drawing", () => {
  it("lets a tile keep its leaves and flowers", () => {
    expect(growth(7)).toEqual(growth(7));
  });

  it("rounds the thread where it bends", () => {
    expect(
      threadPath([
        [0, 0],
        [0, 1],
        [0, 2],
      ]),
    ).toBe("M51 54L151 54L251 54");
    expect(
      threadPath([
        [0, 0],
        [0, 1],
        [1, 1],
      ]),
    ).toContain("Q151 54");
  });

  it("lets pawns on one cell stand apart", () => {
    const pawn = (seat: number) => ({ seat, cell: [1, 1] as [number, number], figure: 1, active: false });
    expect([...fans([pawn(0), pawn(1)]).values()]).toEqual([
      { dx: -14, scale: 0.84 },
      { dx: 14, scale: 0.84 },
    ]);
    expect(fans([pawn(0)]).get(0)).toEqual({ dx: 0, scale: 1 });
  });
});
