import { expect, test } from "vitest";
import { follow, knownCampaigns } from "../src/lib/campaigns";
import { held, hold } from "../src/lib/keys";
import { campaignPath, readRoute } from "../src/lib/router.svelte";

const BEFORE = { table: "one", game: "chronicles", title: "Lotte", names: ["Mira", "Theo"] };

test("people who stay keep their secrets at the next table", () => {
  hold("one", { seats: { 0: "old" }, invites: { 1: "friend" } });
  follow({ campaign: "c", table: "two", keys: [null, null] }, null, BEFORE);

  expect(held("two")).toMatchObject({ seats: { 0: "old" }, invites: { 1: "friend" }, names: ["Mira", "Theo"] });
  expect(knownCampaigns()[0]).toBe("c");
});

test("somebody new gets a new secret", () => {
  hold("one", { seats: { 0: "old" }, invites: { 1: "friend" } });
  const seats = [null, { kind: "here" as const, name: "Ada" }, { kind: "invited" as const, name: "Bo" }];
  follow({ campaign: "c", table: "three", keys: [null, "new", "link"] }, seats, BEFORE);

  expect(held("three")).toMatchObject({
    seats: { 0: "old", 1: "new" },
    invites: { 2: "link" },
    names: ["Mira", "Ada", "Bo"],
  });
});

test("campaigns have an address", () => {
  expect(readRoute(campaignPath())).toEqual({ screen: "campaigns", id: null });
  expect(readRoute(campaignPath("a b"))).toEqual({ screen: "campaigns", id: "a b" });
});
