import { describe, expect, it } from "vitest";
import { carried, instead, wayTo, wayTowards, wayToWanted } from "../src/games/classic/scene";
import type { Cell, Face, View } from "../src/wire/classic";

const WAYS: Cell[][] = [[[0, 0]], [[0, 0], [0, 1]], [[0, 0], [0, 1], [1, 1]]];

describe("pawns on a line that is pushed", () => {
  it("travel with their tiles, from the exit to the entry", () => {
    expect(carried([[3, 0], [3, 6], [2, 2]], 10)).toEqual([[3, 1], [3, 0], [2, 2]]);
    expect(carried([[0, 1], [6, 1]], 6)).toEqual([[6, 1], [5, 1]]);
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
    expect(wayToWanted(WAYS, [[1, 1], [0, 1]])).toHaveLength(2);
    expect(wayToWanted(WAYS, [[5, 5]])).toBeNull();
  });
});

describe("a turn that a review would have taken", () => {
  const rows = Array.from({ length: 49 }, (): Face => ["I", 1, null]); // corridors from west to east
  const view = { maze: rows, spare: ["L", 0, "owl"], pawns: [[3, 0], [0, 0]], active: 0 } as unknown as View;

  it("is drawn as it would have been: the push, the pawn that it carries, and the way", () => {
    const drawn = instead(view, [{ do: "insert", arrow: 10, rotation: 2 }, { do: "move-to", cell: [3, 3] }]);

    expect(drawn?.maze[21]).toEqual(["L", 2, "owl"]);
    expect([drawn?.arrow, drawn?.pawns[0]]).toEqual([10, [3, 1]]);
    expect(drawn?.way).toEqual([[3, 1], [3, 2], [3, 3]]);
  });

  it("may be a walk alone", () => {
    expect(instead(view, [{ do: "move-to", cell: [3, 2] }])).toMatchObject({ arrow: null, way: [[3, 0], [3, 1], [3, 2]] });
  });

  it("has no way where only a message opens one", () => {
    expect(instead(view, [{ do: "move-to", cell: [4, 0] }])?.way).toBeNull();
  });

  it("is told in words alone where there is nothing to draw", () => {
    expect(instead(view, [{ do: "peek" }])).toBeNull();
  });
});
