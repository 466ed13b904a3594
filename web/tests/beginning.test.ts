import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readBeginnings, rememberCampaign } from "../src/lib/campaigns";
import { forget } from "../src/lib/keys";
import { Draft } from "../src/screens/lobby/draft.svelte";
import type { GameTold, NewCampaign } from "../src/wire/messages";

const GAME: GameTold = {
  id: "chronicles",
  rules: 1,
  least: 1,
  most: 4,
  options: [
    { name: "modifications", default: [], choices: ["tough-goblins", "one-way-paths"] },
    { name: "heroes", default: [], choices: ["roger", "ollie"] },
  ],
  players: ["random"],
  kernels: "ready",
  advice: true,
  open: true,
  together: true,
  campaigns: true,
  alone: false,
  anew: ["modifications"],
  boxed: true,
};

let asked: { path: string; body: NewCampaign | null }[] = [];

beforeEach(() => {
  asked = [];
  rememberCampaign("ended");
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string | null }) => {
    asked.push({ path, body: body === null ? null : (JSON.parse(body) as NewCampaign) });
    const answer = body === null ? ["regular", "plus"] : { campaign: "c", table: "t", keys: [null, null] };
    return new Response(JSON.stringify(answer), { status: 200 });
  });
});

afterEach(() => {
  forget("t");
  vi.unstubAllGlobals();
});

test("the server is asked how a campaign may begin after those that this browser knows", async () => {
  expect(await readBeginnings("chronicles")).toEqual(["regular", "plus"]);
  expect(asked[0]?.path).toBe("api/campaigns/beginnings?game=chronicles&after=ended");
});

test("a campaign begins as it was chosen, with what makes it harder", async () => {
  const draft = new Draft(GAME);
  draft.beginning = "plus";
  draft.options.modifications = ["tough-goblins"];
  await draft.lay();

  expect(asked[0]).toMatchObject({
    path: "api/campaigns",
    body: { beginning: "plus", after: ["ended"], options: { modifications: ["tough-goblins"] } },
  });
});

test("an empty list is not asked for", async () => {
  const draft = new Draft(GAME);
  draft.options.modifications = [];
  await draft.lay();

  expect(asked[0]?.body?.options).toEqual({});
});

test("a game whose tables also stand alone begins a campaign if asked to", async () => {
  const both = { ...GAME, alone: true };
  const single = new Draft(both);
  await single.lay();
  const chain = new Draft(both);
  chain.campaign = true;
  await chain.lay();

  expect(asked.map(({ path }) => path)).toEqual(["api/tables", "api/campaigns"]);
});
