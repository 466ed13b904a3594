import { expect, test } from "vitest";
import { invitationLink, readRoute, tablePath } from "../src/lib/router.svelte";

test("an address names a screen", () => {
  expect(readRoute("")).toEqual({ screen: "lobby" });
  expect(readRoute("#/")).toEqual({ screen: "lobby" });
  expect(readRoute("#/table/abc")).toEqual({ screen: "table", id: "abc", seq: null, invitation: null });
  expect(readRoute("#/table/abc/12")).toEqual({ screen: "table", id: "abc", seq: 12, invitation: null });
  expect(readRoute("#/lesson/classic")).toEqual({ screen: "lesson", game: "classic" });
});

test("an address may hold a whole game", () => {
  expect(readRoute("#/record/eJyr-_Vg")).toEqual({ screen: "record", packed: "eJyr-_Vg" });
  expect(readRoute("#/record/")).toEqual({ screen: "lobby" });
});

test("what an address does not make clear leads to the lobby", () => {
  for (const hash of ["#/table/", "#/lesson", "#/nowhere", "#/table/%E0%A4%A"]) {
    expect(readRoute(hash)).toEqual({ screen: "lobby" });
  }
});

test("an invitation is read back from its link", () => {
  const invitation = { seat: 2, key: "s3cr3t+/=" };
  const link = invitationLink("http://host:8000/", "a b", invitation);

  expect(link).toBe("http://host:8000/#/table/a%20b?seat=2&key=s3cr3t%2B%2F%3D");
  expect(readRoute(link.slice(link.indexOf("#")))).toEqual({ screen: "table", id: "a b", seq: null, invitation });
});

test("half an invitation is not an invitation", () => {
  expect(readRoute("#/table/abc?seat=1")).toMatchObject({ invitation: null });
  expect(readRoute("#/table/abc?seat=one&key=k")).toMatchObject({ invitation: null });
});

test("a moment has a path of its own", () => {
  expect(tablePath("abc", 7)).toBe("#/table/abc/7");
});
