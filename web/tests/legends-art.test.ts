import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { artOf } from "../src/games/legends/art";
import { kindsIn } from "../src/games/legends/strangers";
import type { BoxTold } from "../src/wire/legends";

const sheet = readFileSync("src/games/legends/sprites.svg", "utf-8");
const drawn = new Set([...sheet.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));

describe("the drawings of legends", () => {
  test("what is alike is drawn once", () => {
    const ids = [
      "fire-serpent-lake",
      "crystal-eater-5",
      "fairy-sanctuary-1",
      "violent-tremors-choice",
      "body-quick-b2",
      "trap-4",
    ];
    const alike = ["fire-serpent", "crystal-eater", "fairy-sanctuary", "violent-tremors", "body-quick", "trap"];
    expect(ids.map(artOf)).toEqual(alike.map((id) => `lg-${id}`));
    expect(ids.map(artOf).filter((id) => !drawn.has(id))).toEqual([]);
  });

  test("a name that only begins alike has a drawing of its own", () => {
    expect(["trap-master", "fairy-skip", "body-twin"].map(artOf)).toEqual([
      "lg-trap-master",
      "lg-fairy-skip",
      "lg-body-twin",
    ]);
  });

  test("what a pack adds is drawn like its kind", () => {
    const nothing = {
      heroes: {},
      cards: {},
      items: [],
      fairies: {},
      tracks: {},
      game: {},
      places: {},
      bodies: {},
      storms: {},
      chapters: {},
    };
    const ids = ["hero", "card", "item-torch", "fairy-new", "track", "place", "body", "storm-tea"];
    const [heroes, cards, items, fairies, tracks, places, bodies, storms] = ids.map((id) => ({ [id]: { id } }));
    const game = Object.fromEntries(
      ["monster", "event", "moon", "cart"].map((kind) => [`new-${kind}`, { id: `new-${kind}`, kind }]),
    );
    const box = {
      ...nothing,
      heroes,
      cards: { ...cards, ...items },
      items: Object.keys(items!),
      fairies,
      tracks,
      game,
      places,
      bodies,
      storms,
    } as unknown as BoxTold;
    const kinds = kindsIn(box);
    expect([...kinds.keys()].sort()).toEqual([...ids, ...Object.keys(game)].map((id) => `lg-${id}`).sort());
    expect([...kinds.values()].filter((id) => !drawn.has(id))).toEqual([]);
    expect([kinds.get("lg-item-torch"), kinds.get("lg-new-monster")]).toEqual(["lg-item", "lg-any-monster"]);
  });

  test("every part that a drawing is made of is in the sheet", () => {
    const parts = [...sheet.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
    expect(parts.filter((id) => !drawn.has(id))).toEqual([]);
  });
});
