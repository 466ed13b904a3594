import { readFileSync, readdirSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import { speakIn, speakOf } from "../src/lib/text.svelte";
import { CHAPTERS } from "../src/games/legends/chapters";
import { barredAfter, groundOn } from "../src/games/legends/ground";
import { progressOf } from "../src/games/legends/progress";
import { type Effect, costOf, hearts, row, signsOf } from "../src/games/legends/signs";
import { onPlace, passageTip } from "../src/games/legends/tokens";
import { helpOf, named } from "../src/games/legends/words";
import type { BoxTold, Spot, View } from "../src/wire/legends";

const HOME = "src/games/legends";
const LANGUAGES = ["en", "fr", "de"] as const;
const wire = readFileSync("src/wire/legends.ts", "utf-8");

/** The words that a field of the wire can have. */
const either = (type: string): string[] =>
  [...(new RegExp(`^export type ${type} =([^;]+);`, "m").exec(wire)?.[1]?.matchAll(/"([a-z-]+)"/g) ?? [])].map(
    ([, word]) => word!,
  );

const effects = [...wire.matchAll(/^ {2}effect: "([a-z-]+)";/gm)].map(([, effect]) => effect!);
const filled = {
  count: 1,
  who: "self",
  icon: "sword",
  reach: 0,
  what: "item",
  dice: [],
  table: [],
  choices: [],
  token: "fury",
  number: 2,
  where: "die",
  left: true,
  right: true,
};
const made = (effect: string, more: object = {}) =>
  signsOf({ effect, ...filled, ...more } as unknown as Effect).map(({ id }) => id);

const spot = {
  place: "blaze",
  fires: 1,
  guild: 1,
  storm: 2,
  dark: true,
  sabotaged: true,
  crystals: 1,
  fairies: ["fairy-dust"],
} as unknown as Spot;
const box = {
  chapters: { magma: { marks: [[1, 3]] }, crystals: { target: 16 } },
  bodies: { one: {} },
  places: { blaze: { crystals: 3 } },
} as unknown as BoxTold;
const scenes: Readonly<Record<string, object>> = {
  fire: { mud: 1, waiting: [[0]] },
  moons: { portals: true, observed: [] },
  crystals: { delivered: 0, gate: 1, bats: 1, cart: 1, secret: 1 },
  magma: { dial: 1, lava: ["hot-1", "rough", "smooth", null, null, null] },
  darkness: { mud: 1, entry: 1, row: [{ body: "body-twin" }], defeated: 0, left: true, right: false },
};
const views = CHAPTERS.map((chapter) => {
  const threats = ["fury", "carapace", "dread", null, null, null];
  return {
    chapter,
    cave_in: 1,
    spots: [spot],
    threats,
    passage: [null, null, null],
    visited: [],
    scene: { chapter, ...scenes[chapter] },
  } as unknown as View;
});

/** Every id that a sign or a thing on the table explains itself by. */
function shown(): Set<string> {
  const parts = readdirSync(HOME)
    .filter((file) => file.endsWith(".svelte"))
    .map((file) => readFileSync(`${HOME}/${file}`, "utf-8"));
  const literals = parts.flatMap((part) =>
    [...part.matchAll(/\b(?:data-tip|tip)="([a-z -]+)"/g)].flatMap(([, tip]) => tip!.split(" ")),
  );
  const signs = [
    ...effects.flatMap((effect) => made(effect)),
    ...either("Icon").flatMap((icon) => made("icon", { icon })),
    ...either("Token").flatMap((token) => made("token", { token })),
  ];
  const gains = ["item", "fairy", "either"].flatMap((what) => made("gain", { what }));
  const costs = costOf({ dust: 1, sword: 1, shield: 1, boots: 1, ranged: 1, cards: 1, bucket: true });
  const rows = [
    ...hearts(1, 2),
    ...row("resistance", "heart-empty", 1, 2),
    ...row("dust", "dust-empty", 1, 2),
    ...row("fairy", "fairy", 1, 1),
  ];
  const tables = views.flatMap((view) => {
    const { id, more } = progressOf(view, box);
    const lying = [1, 2, 3, 7].flatMap((cell) => [
      ...groundOn(view, cell),
      ...barredAfter(view, cell),
      ...passageTip(cell, view, box).split(" "),
    ]);
    return [id, `chapter-${view.chapter}`, ...[...more, ...onPlace(spot, view, box)].map((sign) => sign.id), ...lying];
  });
  return new Set(
    [...literals, ...signs, ...gains, ...[...costs, ...rows].map(({ id }) => id), ...tables].filter(Boolean),
  );
}

describe("what signs and things mean", () => {
  const before = settings.language;
  const complaints = vi.spyOn(console, "error");
  const told: { id: string; name: string | null; help: string }[] = [];

  beforeAll(async () => {
    vi.stubGlobal("fetch", async (address: string) => {
      const language = address.split("/")[2];
      return new Response(
        ["text", "server/text", "games/legends/text"]
          .map((home) => readFileSync(`../src/dedale/${home}/${language}.ftl`, "utf-8"))
          .join("\n"),
      );
    });
    await speakOf("legends");
    for (const language of LANGUAGES) {
      await speakIn(language);
      for (const id of shown()) told.push({ id, name: named(id), help: helpOf(id) });
    }
  });
  afterAll(() => void (settings.language = before));

  test("everything that is shown is looked at", () => {
    const ids = [...shown()];
    expect(ids).toEqual(
      expect.arrayContaining([
        "heart-empty",
        "dust-empty",
        "moon-cell",
        "body-plain",
        "game-deck",
        "visited",
        "castle",
        "token-fury",
        "token-gate",
        "token-lava-hot",
        "cards",
        "die-5",
      ]),
    );
    expect([either("Icon").length, either("Token").length].every((count) => count > 2)).toBe(true);
  });

  test("it has a name, in every language", () => {
    expect(told.filter(({ name }) => !name).map(({ id }) => id)).toEqual([]);
  });

  test("its name can be said without anything else", () => {
    expect(complaints).not.toHaveBeenCalled();
  });

  test("it is explained, in every language", () => {
    expect(told.filter(({ help }) => !help).map(({ id }) => id)).toEqual([]);
  });

  test("what lies on the table is explained as such, not as the card of its name", () => {
    const pairs = ["fire", "darkness", "cave-in", "mud", "bats", "secret-passage", "dread", "sabotage"].map((id) => [
      helpOf(id),
      helpOf(`token-${id}`),
    ]);
    expect(pairs.filter(([card, token]) => !token || card === token)).toEqual([]);
  });
});
