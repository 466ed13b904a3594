import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { artOf } from "../src/games/legends/art";
import { CHAPTERS, rulesOf } from "../src/games/legends/chapters";
import { foeOf, weakSpots } from "../src/games/legends/foe";
import { heldUpBy } from "../src/games/legends/held-up";
import { cardAt } from "../src/games/legends/keys";
import { byPlace, isRaised, placeOf } from "../src/games/legends/offers";
import { poolOf } from "../src/games/legends/pool";
import { markedBy, progressOf } from "../src/games/legends/progress";
import { stepped } from "../src/games/legends/roving";
import { costOf, dealIn, dealOf, dealsOf, drawn, effectsOf, sharing } from "../src/games/legends/signs";
import type { AnyAction, AnyEvent, BoxTold, Option, Prowler, View } from "../src/wire/legends";

const sheets = ["src/games/legends/sprites.svg", "src/board/sprites.svg"]
  .map((file) => readFileSync(file, "utf-8"))
  .join();
const inSheet = (id: string) => sheets.includes(` id="${id}"`);

const NOTHING = { dust: 0, sword: 0, shield: 0, boots: 0, ranged: 0, cards: 0, bucket: false };
const option = (effects: object[], cost: object = {}): Option => ({
  effects: effects as Option["effects"],
  cost: { ...NOTHING, ...cost },
});
const sword = (count: number) => ({ effect: "icon", icon: "sword", count, reach: 0 });
const prowler = (card: string, more: Partial<Prowler> = {}): Prowler => ({
  card,
  damage: 0,
  fire: false,
  crystals: 0,
  ravagers: [],
  tamed: 0,
  ...more,
});

function table(more: object = {}): View {
  const board = {
    hero: "knight",
    seat: 0,
    cell: 4,
    resistance: 6,
    usable: 2,
    inactive: 2,
    eaten: 0,
    fairies: [],
    track: "blade",
    used: 1,
    bucket: false,
    down: false,
  };
  const empty = [null, null, null, null, null, null];
  return {
    chapter: "fire",
    stage: "action",
    boards: [board, { ...board, hero: "smith", seat: 1, cell: 6 }],
    acting: 0,
    active: 0,
    passage: empty,
    threats: empty,
    todo: [],
    spots: [1, 2, 3, 4, 5, 6].map((number) => ({ place: `place-${number}`, fires: number === 2 ? 3 : 0 })),
    scene: { chapter: "fire", mud: null, waiting: [] },
    top: ["ghost"],
    size: 9,
    ...more,
  } as unknown as View;
}

const box = {
  cards: { strike: { id: "strike", options: [option([sword(1)]), option([sword(2)], { dust: 1 })] } },
  fairies: { "fairy-dust": { id: "fairy-dust", effects: [{ effect: "dust", count: 3, who: "self" }] } },
  tracks: { blade: { id: "blade", free: false, uses: [option([sword(1)]), option([sword(2)]), option([sword(3)])] } },
  places: { "place-4": { options: [option([{ effect: "draw", count: 1, who: "self" }], { dust: 3 })] } },
  game: {
    ghost: { kind: "monster", id: "ghost", health: 3, armour: 1, claws: 0, dread: 0, eats: null },
    eater: { kind: "monster", id: "eater", health: 4, armour: 0, claws: 1, dread: 0, eats: "crystals" },
    moth: { kind: "monster", id: "moth", health: 0, armour: 0, claws: 0, dread: 0, eats: "dust" },
  },
  bodies: { one: {}, two: {} },
  chapters: {
    magma: {
      marks: [
        [1, 3],
        [2, 4],
      ],
    },
    crystals: { target: 16 },
  },
} as unknown as BoxTold;

describe("signs", () => {
  test("an option is what is paid and what it gives", () => {
    const deal = dealOf(
      option([sword(2), { effect: "dust", count: 1, who: "each" }], { dust: 1, cards: 2, bucket: true }),
    );
    expect(deal.cost.map(({ id, count }) => [id, count])).toEqual([
      ["dust", 1],
      ["cards", 2],
      ["bucket-full", undefined],
    ]);
    expect(deal.gives).toEqual([
      { id: "sword", count: 2 },
      { id: "dust", count: 1, who: "each" },
    ]);
  });

  test("a shot tells how far it goes, and all is a star", () => {
    const gives = effectsOf([
      { effect: "icon", icon: "ranged", count: 2, reach: 3 },
      { effect: "heal", count: null, who: "self" },
      { effect: "dust", count: null, who: "each" },
    ] as Option["effects"]);
    expect(gives.map(({ count }) => count)).toEqual(["2·3", "★", "★"]);
  });

  test("traps of a place are told once, from the least to the most", () => {
    const traps = [2, 3, 4, 5].map((number) => option([{ effect: "trap", number }], { dust: number }));
    const deals = dealsOf([option([sword(1)]), ...traps]);
    expect(deals).toHaveLength(2);
    expect(deals[1]).toMatchObject({ cost: [{ id: "dust", count: "2–5" }], gives: [{ count: "2–5" }] });
  });

  test("what costs the same is chosen from", () => {
    expect(
      sharing([option([sword(1)]), option([sword(2)]), option([sword(3)], { dust: 1 })].map(dealOf)).map(
        ({ gives }) => gives.length,
      ),
    ).toEqual([2, 1]);
  });

  test("every effect of the game has a drawing", () => {
    const effects = [...readFileSync("src/wire/legends.ts", "utf-8").matchAll(/^ {2}effect: "([a-z-]+)";/gm)].map(
      ([, effect]) => effect!,
    );
    const filled = {
      count: 1,
      who: "self",
      icon: "sword",
      reach: 0,
      what: "item",
      dice: [],
      table: [],
      choices: [],
      token: "fury",
      number: 2,
      where: "die",
      left: true,
      right: true,
    };
    const signs = effects.flatMap((effect) =>
      effectsOf([{ effect, ...filled } as unknown as Option["effects"][number]]),
    );
    expect(effects.length).toBeGreaterThan(45);
    expect(signs.map(drawn).filter((id) => !inSheet(id))).toEqual([]);
    expect(
      costOf({ ...NOTHING, dust: 1, cards: 1, bucket: true })
        .map(drawn)
        .filter((id) => !inSheet(id)),
    ).toEqual([]);
  });

  test("an action is about a card's option, the place beside the hero, the next step of the track, or a fairy", () => {
    const about = (action: object) => dealIn(action as AnyAction, table(), box)?.gives[0];
    expect(about({ do: "play", card: "strike", option: 1 })).toEqual({ id: "sword", count: 2 });
    expect(about({ do: "use-place", option: 0 })).toEqual({ id: "draw", count: 1 });
    expect(about({ do: "use-skill", option: 0 })).toEqual({ id: "sword", count: 2 });
    expect(about({ do: "use-fairy", card: "fairy-dust" })).toEqual({ id: "dust", count: 3 });
    expect(about({ do: "end-turn" })).toBeUndefined();
  });
});

describe("where offers lie", () => {
  test("on the things that they are about", () => {
    const places = [
      { do: "play", card: "strike", option: 0 },
      { do: "move", cell: 3, shields: 0 },
      { do: "attack", way: "sword", cell: 4 },
      { do: "use-place", option: 0 },
      { do: "pick-place", number: 2 },
      { do: "take-up", hero: "smith" },
      { do: "open-gate" },
      { do: "pick-slot", slot: 1 },
      { do: "end-turn" },
      { do: "roll-die" },
    ].map((action) => placeOf(action as AnyAction, table()));
    expect(places).toEqual([
      "card:strike",
      "path:3",
      "passage:4",
      "place:4",
      "place:2",
      "hero:smith",
      "path:4",
      "slot:1",
      "end",
      "list",
    ]);
  });

  test("several on one thing stay in order", () => {
    const offers = [
      { do: "play", card: "a", option: 0 },
      { do: "end-turn" },
      { do: "play", card: "a", option: 1 },
    ] as AnyAction[];
    expect(byPlace(offers, table()).get("card:a")).toEqual([offers[0], offers[2]]);
  });

  test("cards and places are raised first, cells are used at once", () => {
    expect(["card:a", "place:2", "skill", "path:3", "passage:1"].map(isRaised)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

describe("the passage", () => {
  test("threats and fairies change what counts, damage what is left", () => {
    const found = foeOf(prowler("ghost+dark", { damage: 1, tamed: 1 }), "fury", table(), box);
    expect(found).toEqual({ health: 3, left: 2, armour: 0, claws: 0, dread: 0 });
    expect(foeOf(prowler("ghost"), "carapace", table(), box)?.armour).toBe(2);
  });

  test("crystals feed their eater, dust its own", () => {
    expect(foeOf(prowler("eater", { crystals: 2, damage: 1 }), null, table(), box)).toMatchObject({
      health: 6,
      left: 5,
    });
    const eaten = table({ boards: table().boards.map((board) => ({ ...board, eaten: 3 })) });
    expect(foeOf(prowler("moth"), null, eaten, box)?.left).toBe(6);
  });

  test("of a body only what is left to hurt is told", () => {
    const body = { id: "twin", health: 0, claws: 0, crystal: 2, storm: 2, ranged: 0, sword: 0, reward: [] };
    expect(weakSpots(body, { body: "twin", damage: 0, crystal: 2, storm: 1 })).toEqual([
      { id: "shock-charged", left: 1 },
    ]);
  });
});

describe("what is held up", () => {
  test("a revealed card, the die and a storm; nothing else", () => {
    const events = [
      { event: "revealed", card: "ghost", left: 8, dark: false },
      { event: "die-rolled", face: 4 },
      { event: "storm-broke", card: "storm-tea" },
      { event: "storm-gathered" },
    ].map((event) => heldUpBy({ ...event, to: null } as AnyEvent));

    expect(events).toEqual([{ card: "ghost", dark: false }, { face: 4 }, { storm: "storm-tea" }, null]);
  });
});

describe("small things", () => {
  test("the rules of a chapter open while it is played, and only then", () => {
    const page = readFileSync("../docs/rules/legends.md", "utf-8");
    const opened = CHAPTERS.map((chapter) => rulesOf({ stage: "action", chapter }));
    expect(opened.map(({ rule, also }) => `${rule} ${also}`)).toEqual(
      [1, 2, 3, 4, 5].map((number) => `LG-CH${number}-1 LG-TURN-3`),
    );
    expect(opened.filter(({ rule }) => !page.includes(`- ${rule} `))).toEqual([]);
    expect(rulesOf({ stage: "setup", chapter: "fire" })).toEqual({ rule: "LG-SETUP-1" });
  });

  test("progress is what the chapter counts", () => {
    expect(progressOf(table(), box)).toMatchObject({ done: 3, of: null });
    expect(progressOf(table({ scene: { chapter: "crystals", delivered: 5 } }), box)).toMatchObject({ done: 5, of: 16 });
    expect(
      inSheet(
        artOf(progressOf(table({ scene: { chapter: "darkness", defeated: 1, left: true, right: false } }), box).id),
      ),
    ).toBe(true);
  });

  test("the dial marks two cells, in its own chapter", () => {
    expect(markedBy(table({ scene: { chapter: "magma", dial: 2, lava: [] } }), box)).toEqual([2, 4]);
    expect(markedBy(table(), box)).toEqual([]);
  });

  test("shots in the pool are told by their reach", () => {
    const pool = {
      sword: 2,
      shield: 0,
      boots: 0,
      ranged: [1, 0, 2] as [number, number, number],
      teleport: 0,
      reuse: 1,
      transmute: 0,
      altered: [],
    };
    expect(poolOf(pool).map(({ id, count }) => `${id} ${count}`)).toEqual([
      "sword 2",
      "reuse 1",
      "ranged 1·1",
      "ranged 2·3",
    ]);
  });

  test("arrow keys walk around a group, digits name cards", () => {
    expect([stepped("ArrowRight", 5, 6), stepped("ArrowLeft", 0, 6), stepped("End", 0, 6), stepped("x", 0, 6)]).toEqual(
      [0, 5, 5, null],
    );
    expect(["1", "9", "0", "e"].map(cardAt)).toEqual([0, 8, 9, null]);
  });
});
