import { describe, expect, it } from "vitest";
import { cardsOf } from "../src/games/chronicles/cards";
import { idsAfter } from "../src/board/ids";
import { heldUpBy } from "../src/games/chronicles/held-up";
import type { BoxTold, View } from "../src/wire/chronicles";

describe("Tiles", () => {
  it("keep their leaves when they slide: all of them are still there", () => {
    const before = Array.from({ length: 50 }, (_, id) => id);
    const ids = idsAfter(before, 0);
    expect([ids[1], ids[8], ids[49]]).toEqual([49, 1, 43]);
    expect([...ids].sort((a, b) => a - b)).toEqual(before);
  });
});

describe("What happens", () => {
  it("is held up where it is an Event or dice", () => {
    expect(heldUpBy({ event: "event-drawn", card: "great-slide" })).toEqual({
      kind: "event",
      card: "card-great-slide",
    });
    expect(heldUpBy({ event: "dice-rolled", faces: ["red"], card: null })).toEqual({ kind: "dice", faces: ["red"] });
    expect(heldUpBy({ event: "turn-ended", hero: "roger" })).toBeNull();
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
