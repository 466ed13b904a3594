import { describe, expect, it } from "vitest";
import { cardsOf } from "../src/games/chronicles/cards";
import { after, momentOf } from "../src/games/chronicles/happening";
import { FIRST_IDS, type Scene, carriedScene, pushedIds, rolled } from "../src/games/chronicles/scene";
import type { BoxTold, View } from "../src/wire/chronicles";

const scene: Scene = {
  maze: [],
  spare: ["I", 0, 0],
  ids: FIRST_IDS,
  pawns: [[6, 1]],
  portals: [[[1, 1], "honeycomb"], null, null, null],
  echoes: [["reed-flute", [6, 1]]],
  looters: [
    [1, 1],
    [1, 1],
  ],
  wardens: [[2, 2]],
  dragon: null,
  tokens: [["snare", [3, 1]]],
  dice: ["red", "event"],
  held: [[]],
  looted: [],
  crystals: 1,
};

describe("Tiles", () => {
  it("keep their leaves when they slide: all of them are still there", () => {
    const ids = pushedIds(FIRST_IDS, 0);
    expect([ids[1], ids[8], ids[49]]).toEqual([49, 1, 43]);
    expect([...ids].sort((a, b) => a - b)).toEqual([...FIRST_IDS]);
  });

  it("of a line that slides come in again at its front", () => {
    const ids = rolled(FIRST_IDS.slice(0, 49), 0);
    expect([ids[1], ids[8]]).toEqual([43, 1]);
  });

  it("carry everything that is on them", () => {
    const moved = carriedScene(scene, 0);
    expect(moved).toMatchObject({
      pawns: [[0, 1]],
      echoes: [["reed-flute", [0, 1]]],
      looters: [
        [2, 1],
        [2, 1],
      ],
      wardens: [[2, 2]],
      tokens: [["snare", [4, 1]]],
    });
  });
});

describe("What happens", () => {
  it("takes the Item from its Portal to whoever collects it", () => {
    const told = after(
      scene,
      { event: "item-collected", hero: "roger", item: "honeycomb", colour: "red", via: "move" },
      0,
    );
    expect(told).toEqual({ portals: [null, null, null, null], held: [["honeycomb"]] });
  });

  it("takes one Looter away, not all of them", () => {
    expect(after(scene, { event: "knocked-out", foe: "looter", cell: [1, 1], hero: null }, -1)).toEqual({
      looters: [[1, 1]],
    });
  });

  it("moves a Portal to an Echo, and the Echo and the Looters with it", () => {
    const told = after(scene, { event: "portal-moved", colour: "red", cell: [6, 1], item: "reed-flute" }, -1);
    expect(told).toEqual({
      portals: [[[6, 1], "honeycomb"], null, null, null],
      echoes: [["reed-flute", [1, 1]]],
      looters: [
        [6, 1],
        [6, 1],
      ],
    });
  });

  it("sends one Looter away where a looting is prevented", () => {
    expect(after(scene, { event: "loot-prevented", colour: "red", card: "cold-grip" }, -1)).toEqual({
      looters: [[1, 1]],
    });
  });

  it("lets a snare catch all Looters, or the Warden that came", () => {
    const snared: Scene = {
      ...scene,
      looters: [
        [3, 1],
        [3, 1],
        [1, 1],
      ],
      wardens: [
        [3, 1],
        [2, 2],
      ],
    };
    expect(after(snared, { event: "snare-sprung", cell: [3, 1], foe: "looter" }, -1)).toEqual({
      tokens: [],
      looters: [[1, 1]],
    });
    expect(after(snared, { event: "snare-sprung", cell: [3, 1], foe: "warden" }, -1)).toEqual({
      tokens: [],
      wardens: [[2, 2]],
    });
  });

  it("takes as many tokens as it says, and leaves the others", () => {
    const wisps: Scene = {
      ...scene,
      tokens: [
        ["wisp", [3, 1]],
        ["snare", [3, 1]],
        ["wisp", [3, 1]],
        ["wisp", [5, 5]],
      ],
    };
    expect(after(wisps, { event: "token-taken", token: "wisp", hero: "roger", cell: [3, 1], count: 2 }, 0)).toEqual({
      tokens: [
        ["snare", [3, 1]],
        ["wisp", [5, 5]],
      ],
    });
  });

  it("gives a looted Item back to a Character", () => {
    expect(
      after({ ...scene, looted: ["honeycomb"] }, { event: "item-recovered", item: "honeycomb", hero: "roger" }, 0),
    ).toEqual({ looted: [], held: [["honeycomb"]] });
  });

  it("is held up where it is an Event or dice", () => {
    expect(momentOf({ event: "event-drawn", card: "great-slide" })).toEqual({
      kind: "event",
      card: "card-great-slide",
    });
    expect(momentOf({ event: "dice-rolled", faces: ["red"], card: null })).toEqual({ kind: "dice", faces: ["red"] });
    expect(momentOf({ event: "turn-ended", hero: "roger" })).toBeNull();
  });
});

describe("Cards at hand", () => {
  const view = {
    pieces: [{ hero: "roger" }, { hero: "ollie" }],
    active: 1,
    skills: [
      ["haste", 0, 2],
      ["haste", 1, 0],
      ["scribe", -1, 0],
    ],
    scrolls: ["scroll-time", "scroll-time"],
    beside: { snares: 2, pennies: 0, wisps: 0 },
    folk: ["folk-pim"],
  } as unknown as View;
  const use = { do: "use", card: "haste", hero: "ollie" } as const;
  const cards = cardsOf(view, [use], { costs: { haste: 2 }, tokens: { snares: "snare" } } as unknown as BoxTold);

  it("begin with those of the active Character, and equal ones are counted", () => {
    expect(cards.map(({ card, hero, count }) => [card, hero, count])).toEqual([
      ["haste", "ollie", 1],
      ["scribe", null, 1],
      ["haste", "roger", 1],
      ["scroll-time", null, 2],
      ["snare", null, 2],
      ["folk-pim", null, 1],
    ]);
  });

  it("tell how they are used now, what they cost, and what lies on them", () => {
    expect(cards.map(({ use: how }) => how)).toEqual([use, null, null, null, null, null]);
    expect([cards[0]?.cost, cards[2]?.glass]).toEqual([2, 2]);
  });
});
