import { beforeEach, expect, test } from "vitest";
import { addedIn, buildingOf, lotsOf, questsOf, spacesOf } from "../src/games/chronicles/village/sheet";
import { switched } from "../src/games/chronicles/village/modifications";
import { pagesOf } from "../src/games/chronicles/village/pages";
import { Telling } from "../src/games/chronicles/village/telling.svelte";
import { Trophies } from "../src/games/chronicles/village/trophies.svelte";
import { remember } from "../src/lib/storage";
import type { AnyEvent, Sheet, VillageTold } from "../src/wire/chronicles";

const VILLAGE: VillageTold = {
  hammer: 10,
  scroll: 2,
  nails: [1, 1, 2, 2, 2, 3],
  locked: [4, 5, 6],
  buildings: [
    ["inn"],
    ["library", "watchtower"],
    ["workshop", "market"],
    ["town-hall", "smithy"],
    ["spire", "crypt"],
    ["garden", "playhouse"],
  ],
  villagers: { inn: "raimund" },
  scrolls: { "scroll-time": 2 },
  chapters: [14, 18, 18, 23],
  track: { length: 45, scripts: { 6: 2, 45: 12 }, losses: [10], loss: 5 },
  wanted: [2, 4],
};
const SHEET = {
  kind: "regular",
  nails: [1, 0, 1, 0, 0, 0],
  slots: ["inn", null, null, null, null, null],
  boxes: ["inn-1"],
  quests: ["q-inn-2"],
  chapters: 1,
  track: 7,
  result: null,
} as unknown as Sheet;
const ENDED: AnyEvent[] = [
  { event: "game-ended", cause: "looted", held: 7, looted: 2, crystals: 9 },
  { event: "box-opened", building: "inn", box: 2 },
  { event: "cards-added", cards: ["order-stew-pot", "q-inn-4"] },
  { event: "stash-filled", count: 9, stash: 12 },
  { event: "track-marked", space: 9 },
  { event: "track-marked", space: 10 },
  { event: "stash-lost", count: 5, stash: 7 },
];

test("a lot is shut until Chapter 2, in ruins, under repair, or rebuilt", () => {
  expect(lotsOf(SHEET, VILLAGE).map(({ stand }) => stand)).toEqual([
    "built",
    "ruin",
    "scaffold",
    "shut",
    "shut",
    "shut",
  ]);
  expect(lotsOf({ ...SHEET, chapters: 2 }, VILLAGE)[3]!.stand).toBe("ruin");
});

test("a sheet that names no buildings lists none", () => {
  expect(lotsOf({ ...SHEET, kind: "plus" }, VILLAGE)[1]!.listed).toEqual([]);
});

test("the Quests of rebuilt buildings are known, those in progress first", () => {
  expect(buildingOf("q-town-hall-3")).toBe("town-hall");
  expect(questsOf(SHEET, ["q-inn-1", "q-library-1"]).map(({ id, done }) => [id, done])).toEqual([
    ["q-inn-1", false],
    ["q-inn-2", true],
  ]);
});

test("the Goblin track shows what waits on it", () => {
  const spaces = spacesOf(SHEET, VILLAGE);

  expect([5, 9, 44].map((index) => spaces[index]!.kind)).toEqual(["script", "loss", "last"]);
  expect(spaces.filter(({ marked }) => marked)).toHaveLength(7);
});

test("the end of a game is told page by page, the count first", () => {
  const [count, box] = pagesOf(ENDED);

  expect(count).toMatchObject({
    page: "count",
    held: 7,
    others: 2,
    gained: 9,
    stash: 12,
    marks: [9, 10],
    losses: { 10: 5 },
    chapter: null,
  });
  expect(box).toEqual({ page: "box", building: "inn", box: 2, cards: ["order-stew-pot", "q-inn-4"] });
  expect(addedIn(ENDED)).toEqual(["order-stew-pot", "q-inn-4"]);
});

test("where boxes are opened first, what the campaign has of the game is counted after them", () => {
  const [ended, ...rest] = ENDED;
  const telling = new Telling("d");
  telling.follow(
    [[ended], rest].map((events, seq) => ({ seq, seat: 0, events, marks: [], rest: null, beats: [] })) as never,
    false,
  );

  expect(telling.pages).toMatchObject([
    { page: "count", game: true, counted: false, held: 7 },
    { page: "box", building: "inn" },
    { page: "count", game: false, counted: true, crystals: 9, stash: 12 },
  ]);
});

test("two modifications that set the same price do not hold together", () => {
  expect(switched(["discount-spree"], "greedy-merchants")).toEqual(["greedy-merchants"]);
  expect(switched(["one-way-paths"], "discount-spree")).toEqual(["discount-spree", "one-way-paths"]);
  expect(switched(["one-way-paths"], "one-way-paths")).toEqual([]);
});

const story = (seq: number) => [{ seq, seat: 0, events: ENDED, marks: [], rest: null, beats: [] }];

beforeEach(() => {
  remember("village-read", null);
  remember("magnets", null);
});

test("what was read once is not told again", () => {
  const telling = new Telling("a");
  telling.follow(story(9), false);

  expect(telling.pages).toHaveLength(2);
  telling.skip();
  const later = new Telling("a");
  later.follow(story(9), false);
  expect(later.pages).toEqual([]);
});

test("whoever comes to a table that is over is told nothing, unless a campaign has ended there", () => {
  const telling = new Telling("b");
  telling.follow(story(9), true);

  expect(telling.pages).toEqual([]);
  const lost = new Telling("c");
  lost.follow(
    [
      {
        seq: 9,
        seat: 0,
        events: [...ENDED, { event: "campaign-ended", result: "lost", score: null }],
        marks: [],
        rest: null,
        beats: [],
      },
    ],
    true,
  );
  expect(lost.pages.at(-1)).toMatchObject({ page: "last", result: "lost" });
});

test("magnets stay where they were put, in every campaign", () => {
  const first = new Trophies();
  first.collect(["inn"]);
  first.put("inn", 0.5, 2);
  const later = new Trophies();
  later.collect(["inn", "library"]);

  expect(later.places["inn"]).toEqual({ x: 0.5, y: 0.94 });
  expect(Object.keys(later.places)).toEqual(["inn", "library"]);
});
