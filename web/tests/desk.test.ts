import { expect, test } from "vitest";
import { Desk } from "../src/lib/desk.svelte";

/** What a desk asks of the table when somebody wants to take back a step that others must agree to. */
function undoneAt(more: object): object[] {
  const asks: object[] = [];
  const table = { composing: { on: false }, latest: { undo: { free: false, to: 2 } }, eyes: 0, busy: false };
  const desk = { table: { ...table, ask: (ask: object) => asks.push(ask), ...more }, lesson: null };
  Desk.prototype.undo.call(desk as unknown as Desk);
  return asks;
}

test("nothing is taken back while somebody looks back", () => {
  expect(undoneAt({ lookingBack: false })).toEqual([{ ask: "ask-undo", seat: 0 }]);
  expect(undoneAt({ lookingBack: true })).toEqual([]);
});
