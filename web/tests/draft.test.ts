import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forget, held } from "../src/lib/keys";
import { Draft } from "../src/screens/lobby/draft.svelte";
import type { GameTold, NewTable } from "../src/wire/messages";

const GAME: GameTold = {
  id: "classic",
  rules: 1,
  least: 2,
  most: 4,
  options: [
    { name: "events", default: false, choices: [false, true] },
    { name: "colours", default: [], choices: null },
  ],
  players: ["random", "greedy"],
  kernels: "ready",
  advice: true,
  open: false,
  together: false,
  campaigns: false,
  alone: true,
  anew: [],
  boxed: false,
};

let asked: NewTable[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    const table = JSON.parse(body) as NewTable;
    asked.push(table);
    const keys = table.seats.map(({ kind }, seat) => (kind === "here" || kind === "invited" ? `key ${seat}` : null));
    return new Response(JSON.stringify({ id: "t", keys }), { status: 201 });
  });
});

afterEach(() => {
  forget("t");
  vi.unstubAllGlobals();
});

test("at first one person sits here, against the computer that plays best", () => {
  const draft = new Draft(GAME);

  expect(draft.chairs.map(({ kind, player }) => [kind, player])).toEqual([
    ["here", "greedy"],
    ["computer", "greedy"],
  ]);
  expect([draft.mayAdd, draft.mayRemove]).toEqual([true, false]);
});

test("an open seat shows the table to everybody", () => {
  const draft = new Draft(GAME);
  draft.seat(1, "open");

  expect(draft.listed).toBe(true);
});

test("only what was chosen is asked for", async () => {
  const draft = new Draft(GAME);
  draft.chairs[0]!.name = " Mira ";
  draft.chairs[1]!.name = "Wren";
  draft.options.events = true;
  await draft.lay();

  expect(asked).toEqual([
    {
      game: "classic",
      seats: [
        { kind: "here", name: "Mira" },
        { kind: "computer", name: "Wren", player: "greedy" },
      ],
      options: { events: true },
      title: "",
      listed: false,
    },
  ]);
});

test("hints can be counted, or left out", async () => {
  const draft = new Draft(GAME);
  draft.hints = 3;
  await draft.lay();
  draft.hints = 0;
  await draft.lay();

  expect(asked.map(({ hints }) => hints)).toEqual([3, 0]);
});

test("the secrets of one's own seats and of invitations are kept apart", async () => {
  const draft = new Draft(GAME);
  draft.add("computer");
  draft.seat(1, "invited");
  draft.seat(2, "open");
  draft.chairs.forEach((chair, seat) => (chair.name = `Guest ${seat}`));

  expect(await draft.lay()).toBe("t");
  expect(held("t")).toMatchObject({
    game: "classic",
    seats: { 0: "key 0" },
    invites: { 1: "key 1" },
    names: ["Guest 0", "Guest 1", ""],
  });
});

test("whoever plays together may ask everybody to think for themselves", async () => {
  const draft = new Draft({ ...GAME, together: true });
  await draft.lay();
  draft.think = true;
  await draft.lay();

  expect(asked.map((table) => table.think)).toEqual([undefined, true]);
});

test("a table can have a clock, and has none where nobody wants it", async () => {
  const draft = new Draft(GAME);
  await draft.lay();
  draft.limit = 60;
  await draft.lay();

  expect(asked.map(({ limit }) => limit)).toEqual([undefined, 60]);
});

test("a pack is asked for by its name, and none where none was chosen", async () => {
  const pack = { name: "pack", default: "", choices: ["", "forest"] };
  const draft = new Draft({ ...GAME, options: [pack] });
  await draft.lay();
  draft.options.pack = "forest";
  await draft.lay();

  expect(asked.map(({ options }) => options)).toEqual([{}, { pack: "forest" }]);
});
