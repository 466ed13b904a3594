import { describe, expect, it } from "vitest";
import type { TeamPlay } from "../src/games/team/maze";
import { Turn } from "../src/games/team/turn.svelte";
import type { AnyAction, Cell, Face, View } from "../src/wire/team";

const face: Face = ["L", 1, [15, null, null]];
const maze = Array.from({ length: 49 }, () => face);
const rotate = (cell: Cell, rotation: number): AnyAction => ({ do: "rotate", cell, rotation });
const pushes = [0, 1].flatMap((arrow) =>
  [0, 1, 2, 3].map((rotation): AnyAction => ({ do: "insert", arrow, rotation })),
);
const END: AnyAction = { do: "end-turn" };

/** A turn with these offers; what is sent, and what is asked of the server, is written down. */
function turnWith(offers: AnyAction[]) {
  const sent: AnyAction[] = [];
  const asked: AnyAction[] = [];
  const view = { maze, spare: ["L", 0, 20, null, null], pawns: [[0, 0]], active: 0, phase: "act" } as unknown as View;
  const foresee = async (action: AnyAction) => (asked.push(action), null);
  const play = {
    view,
    step: 3,
    seat: 0,
    offers,
    outlook: null,
    busy: false,
    advised: [],
    lookingBack: false,
    foresee,
    act: (action: AnyAction) => sent.push(action),
  };
  return { turn: new Turn(() => play as unknown as TeamPlay), sent, asked };
}

describe("Push", () => {
  it("is considered with the spare as it lies in the hand, and follows it", () => {
    const { turn, sent, asked } = turnWith([...pushes, END]);
    turn.turn(1);
    turn.consider(turn.pushAt(1)!);
    turn.turn(1);
    turn.commit();

    expect(sent).toEqual([{ do: "insert", arrow: 1, rotation: 2 }]);
    expect(asked).toHaveLength(2);
    expect(turn.tool).toBe("push");
  });
});

describe("Rotate", () => {
  const offers = [rotate([1, 1], 0), rotate([1, 1], 2), rotate([1, 1], 3), rotate([1, 2], 0), END];

  it("turns a chosen tile through everything that is offered", () => {
    const { turn } = turnWith(offers);
    turn.take("rotate");
    expect(turn.choosable).toEqual(new Set([8, 9]));
    turn.target([1, 1]);
    const seen = [turn.considered];
    for (let k = 0; k < 3; k++) {
      turn.turn(1);
      seen.push(turn.considered);
    }

    expect(seen).toEqual([rotate([1, 1], 2), rotate([1, 1], 3), rotate([1, 1], 0), rotate([1, 1], 2)]);
  });

  it("is taken back step by step: the tile, then the spell", () => {
    const { turn } = turnWith(offers);
    turn.take("rotate");
    turn.target([1, 1]);
    expect([turn.takeBack(), turn.tool, turn.takeBack(), turn.tool, turn.takeBack()]).toEqual([
      true,
      "rotate",
      true,
      null,
      false,
    ]);
  });

  it("cannot be taken up where it is not offered", () => {
    const { turn } = turnWith([...pushes, END]);
    turn.take("rotate");
    expect(turn.tool).toBeNull();
  });
});

describe("Switch", () => {
  const offers: AnyAction[] = [
    { do: "switch", cell: [1, 1], side: "east" },
    { do: "switch", cell: [1, 1], side: "south" },
    END,
  ];

  it("takes a tile and its neighbour, in any order", () => {
    for (const [one, other] of [
      [
        [1, 1],
        [1, 2],
      ],
      [
        [1, 2],
        [1, 1],
      ],
    ] as [Cell, Cell][]) {
      const { turn } = turnWith(offers);
      turn.take("switch");
      turn.target(one);
      expect(turn.first).toEqual(one);
      turn.target(other);
      expect(turn.considered).toEqual(offers[0]);
    }
  });

  it("begins again with a tile that is not a neighbour, and lets go of one that is chosen twice", () => {
    const { turn } = turnWith(offers);
    turn.take("switch");
    turn.target([1, 2]);
    turn.target([2, 1]);
    expect([turn.considered, turn.first]).toEqual([null, [2, 1]]);
    turn.target([2, 1]);
    expect(turn.first).toBeNull();
  });
});

describe("a tile that comes up", () => {
  it("starts out in an offered rotation, and turns through those", () => {
    const offers = [0, 1, 2, 3].map((rotation): AnyAction => ({ do: "flip-up", rotation }));
    const { turn, sent } = turnWith(offers);
    expect(turn.considered).toEqual(offers[0]);
    turn.turn(-1);
    turn.commit();
    expect(sent).toEqual([offers[3]]);
  });
});

describe("advice", () => {
  it("stands ready, with the tile turned as it should lie", () => {
    const { turn } = turnWith([...pushes, rotate([1, 1], 2), END]);
    turn.prepare({ do: "insert", arrow: 1, rotation: 3 });
    expect([turn.considered, turn.spin]).toEqual([{ do: "insert", arrow: 1, rotation: 3 }, -1]);
    turn.prepare(rotate([1, 1], 2));
    expect(turn.tool).toBe("rotate");
    turn.prepare(END);
    expect(turn.considered).toEqual(rotate([1, 1], 2));
  });
});
