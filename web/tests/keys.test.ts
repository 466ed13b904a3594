import { afterEach, expect, test, vi } from "vitest";
import { accept, allHeld, forget, handOn, held, hold, settle } from "../src/lib/keys";

/** As much of a browser's storage as is used; `full` refuses to keep anything. */
function storage(full = false): Pick<Storage, "getItem" | "setItem"> {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => {
      if (full) throw new DOMException("full", "QuotaExceededError");
      kept.set(name, text);
    },
  };
}

afterEach(() => {
  for (const { id } of allHeld()) forget(id);
  vi.unstubAllGlobals();
});

test("secrets are added to those already held", () => {
  vi.stubGlobal("localStorage", storage());
  hold("t", { game: "classic", title: "Sunday", seats: { 0: "a" }, invites: { 1: "b" } });
  const lasting = hold("t", { seats: { 2: "c" } });

  expect(lasting).toBe(true);
  expect(held("t")).toMatchObject({ game: "classic", title: "Sunday", seats: { 0: "a", 2: "c" }, invites: { 1: "b" } });
});

test("the table opened last comes first", () => {
  vi.stubGlobal("localStorage", storage());
  hold("old", { last: 1 });
  hold("new", { last: 2 });

  expect(allHeld().map(({ id }) => id)).toEqual(["new", "old"]);
});

test("a forgotten table leaves no secret behind", () => {
  vi.stubGlobal("localStorage", storage());
  hold("t", { seats: { 0: "a" } });
  forget("t");

  expect(held("t")).toBeNull();
});

test("a claim that is refused late does not take a newer one with it", () => {
  vi.stubGlobal("localStorage", storage());
  accept("t", 0, "used");
  const older = held("t")!.claims![0]!;
  accept("t", 0, "fresh");
  settle("t", 0, null, older);

  expect(held("t")?.claims?.[0]?.invitation).toBe("fresh");
});

test("a claim that is granted gives way to the secret of its seat", () => {
  vi.stubGlobal("localStorage", storage());
  accept("t", 0, "fresh");
  const claim = held("t")!.claims![0]!;
  settle("t", 0, claim.key, claim);

  expect(held("t")).toMatchObject({ seats: { 0: claim.key }, claims: {} });
});

test("at the next table, old secrets are tried, and seats that are not had yet can be claimed", () => {
  vi.stubGlobal("localStorage", storage());
  hold("t", { seats: { 0: "a" }, invites: { 2: "c" } });
  accept("t", 1, "b");
  handOn("t", "next");

  const { claims } = held("t")!;
  expect(held("next")).toMatchObject({ seats: {}, before: { 0: "a" }, invites: { 2: "c" }, claims });
});

test("without storage, keys are held until the page goes", () => {
  vi.stubGlobal("localStorage", storage(true));

  expect(hold("t", { seats: { 0: "a" } })).toBe(false);
  expect(held("t")?.seats).toEqual({ 0: "a" });
});

test("what something else wrote is not taken for keys", () => {
  const kept = storage();
  kept.setItem("dedale.tables", "no json");
  vi.stubGlobal("localStorage", kept);

  expect(allHeld()).toEqual([]);
});
