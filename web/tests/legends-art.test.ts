import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { artOf } from "../src/games/legends/art";

const sheet = readFileSync("src/games/legends/sprites.svg", "utf-8");
const drawn = new Set([...sheet.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));

describe("the drawings of legends", () => {
  test("what is alike is drawn once", () => {
    const ids = ["fire-serpent-lake", "crystal-eater-5", "fairy-sanctuary-1", "violent-tremors-choice", "body-quick-b2", "trap-4"];
    const alike = ["fire-serpent", "crystal-eater", "fairy-sanctuary", "violent-tremors", "body-quick", "trap"];
    expect(ids.map(artOf)).toEqual(alike.map((id) => `lg-${id}`));
    expect(ids.map(artOf).filter((id) => !drawn.has(id))).toEqual([]);
  });

  test("a name that only begins alike has a drawing of its own", () => {
    expect(["trap-master", "fairy-skip", "body-twin"].map(artOf)).toEqual(["lg-trap-master", "lg-fairy-skip", "lg-body-twin"]);
  });

  test("every part that a drawing is made of is in the sheet", () => {
    const parts = [...sheet.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
    expect(parts.filter((id) => !drawn.has(id))).toEqual([]);
  });
});
