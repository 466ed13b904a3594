import { expect, test } from "vitest";
import { same } from "../src/lib/advice";

test("actions are the same where what is null in one is missing in the other", () => {
  expect(same({ do: "walk", cell: [2, 5] }, { do: "walk", cell: [2, 5], spell: null })).toBe(true);
  expect(same({ do: "walk", cell: [2, 5] }, { do: "walk", cell: [2, 5], spell: "escape" })).toBe(false);
  expect(same(null, { do: "end-turn" })).toBe(false);
});
