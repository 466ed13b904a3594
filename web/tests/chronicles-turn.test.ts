import { describe, expect, it } from "vitest";
import type { ChroniclesPlay } from "../src/games/chronicles/maze";
import { Turn } from "../src/games/chronicles/turn.svelte";
import type { AnyAction, Tile, View } from "../src/wire/chronicles";

const tile: Tile = ["L", 1, 0];
const pushes = [0, 1].flatMap((arrow) =>
  [0, 1, 2, 3].map((rotation): AnyAction => ({ do: "insert", arrow, rotation })),
);
const END: AnyAction = { do: "end" };

/** A turn with these offers; what is sent is written down. */
function turnWith(offers: AnyAction[], more: Partial<View> = {}, ask = "action-main") {
  const sent: AnyAction[] = [];
  const pieces = [
    { hero: "roger", seat: 0, cell: [0, 0], items: [] },
    { hero: "ollie", seat: 0, cell: [6, 6], items: [] },
  ];
  const view = {
    maze: { tiles: Array.from({ length: 49 }, () => tile) },
    spare: ["L", 0, 0],
    pieces,
    active: 0,
    portals: [[[2, 2], "honeycomb"], null, null, null],
    todo: [],
    ...more,
  };
  const play = {
    view,
    step: 3,
    seat: 0,
    offers,
    outlook: null,
    busy: false,
    advised: [],
    lookingBack: false,
    decision: { ask, seats: [0] },
    foresee: async () => null,
    act: (action: AnyAction) => sent.push(action),
  };
  return { turn: new Turn(() => play as unknown as ChroniclesPlay), sent };
}

describe("A Shift", () => {
  it("is considered with the spare as it lies in the hand, and follows it", () => {
    const { turn, sent } = turnWith([...pushes, END]);
    turn.turn(1);
    turn.consider(turn.pushAt(1)!);
    turn.turn(1);
    turn.commit();

    expect(sent).toEqual([{ do: "insert", arrow: 1, rotation: 2 }]);
  });
});

describe("A Move", () => {
  const offers: AnyAction[] = [
    { do: "walk", cell: [0, 1] },
    { do: "pause", walk: { do: "walk", cell: [0, 1] } },
    { do: "walk", cell: [0, 2] },
    END,
  ];

  it("ends at a cell, or only pauses there if asked to", () => {
    const { turn } = turnWith(offers);
    expect(turn.moveTo([0, 1])?.do).toBe("walk");
    turn.pause();
    expect(turn.moveTo([0, 1])?.do).toBe("pause");
    expect(turn.moveTo([0, 2])).toBeNull();
  });

  it("is taken back step by step: the cell, then the wish to pause", () => {
    const { turn } = turnWith(offers);
    turn.pause();
    turn.consider({ do: "pause", walk: { do: "walk", cell: [0, 1] } });
    expect([turn.takeBack(), turn.pausing, turn.takeBack(), turn.pausing, turn.takeBack()]).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

describe("The targets of a card", () => {
  it("are cells, the tiles of Portals, and where Characters stand", () => {
    const cell: AnyAction = { do: "choose-cell", cell: [1, 1] };
    const colour: AnyAction = { do: "choose-colour", colour: "red" };
    const hero: AnyAction = { do: "choose-hero", hero: "ollie" };
    const { turn } = turnWith([cell, colour, hero], {}, "effect-param");

    expect([...turn.targets]).toEqual([
      [8, cell],
      [16, colour],
      [48, hero],
    ]);
    expect(turn.answers).toEqual([colour, hero]);
  });

  it("can be the rotation of a tile, which shows a new one at once", () => {
    const turns = [0, 1, 2, 3].map((rotation): AnyAction => ({ do: "choose-turn", rotation }));
    const todo = [{ task: "choosing", picked: ["9"] }] as unknown as View["todo"];
    const { turn } = turnWith(turns, { todo }, "effect-param");

    expect(turn.turning).toEqual([1, 2]);
    expect(turn.considered).toEqual(turns[0]);
    turn.turn(1);
    expect(turn.considered).toEqual(turns[1]);
  });
});

describe("A window", () => {
  it("is answered with buttons, also where a card is used", () => {
    const use: AnyAction = { do: "use", card: "cold-grip", hero: null };
    const offers: AnyAction[] = [{ do: "pass" }, use, { do: "hush", card: "cold-grip", mostly: false }];

    expect(turnWith(offers, {}, "window-loot").turn.answers).toEqual(offers);
    expect(turnWith([use, END]).turn.answers).toEqual([]);
  });
});
