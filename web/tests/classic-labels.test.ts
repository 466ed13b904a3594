import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { Voice, type Facts } from "../src/lib/voice";
import { arrowLabel } from "../src/board/labels";
import { labelsOf } from "../src/games/classic/sentences";
import { tilesOf } from "../src/games/classic/maze";
import type { Cell, Face, View } from "../src/wire/classic";

const NAMES = ["Mira", "Theo"];
const speech = vi.hoisted(() => ({ voice: null as unknown }));
vi.mock("../src/lib/text.svelte", () => ({
  say: (key: string, facts: Facts = {}) => (speech.voice as Voice).say(key, facts, ["Mira", "Theo"]),
}));

function speak(language: string): void {
  const read = (folder: string) => readFileSync(`../src/dedale/${folder}/${language}.ftl`, "utf8");
  speech.voice = new Voice(language, `${read("text")}\n${read("games/classic/text")}`);
}

/** A maze of crossings at C5 and corners elsewhere; only what labels read is there. */
const maze: Face[] = Array.from({ length: 49 }, (_, cell): Face => (cell === 30 ? ["T", 3, "chest"] : ["L", 1, null]));
const view = {
  seat: 0,
  homes: [
    [0, 0],
    [6, 6],
  ],
  colours: ["red", "blue"],
} as unknown as View;
const laid = {
  maze,
  spare: ["I", 0, null] as Face,
  pawns: [
    [0, 0],
    [0, 1],
  ] as Cell[],
  targets: [],
};
const ways: Cell[][] = [
  [[0, 0]],
  [
    [3, 2],
    [4, 2],
  ],
];
const label = (cell: number, open: Cell[][] | null = ways) =>
  labelsOf(view, laid, tilesOf(maze, [...Array(49).keys()], new Map()), open)[cell];

describe("the label of a cell", () => {
  it("says coordinate, kind, what lies there, openings and reach, in this order", () => {
    speak("en");
    expect(label(30)).toBe("C5. Fixed tile. Chest. Open north, east and west. In reach, 1 step.");
    speak("fr");
    expect(label(30)).toBe("C5. Tuile fixe. Coffre. Ouverte au nord, à l’est et à l’ouest. Accessible, 1 pas.");
    speak("de");
    expect(label(30)).toBe("C5. Festes Plättchen. Truhe. Offen nach Norden, Osten und Westen. Erreichbar, 1 Schritt.");
  });

  it("says whose start it is and who stands there", () => {
    speak("en");
    expect(label(0, null)).toBe("A1. Start of Mira. Mira (you) stands here. Open east and south.");
    expect(label(1)).toBe(`B1. Movable tile. ${NAMES[1]} stands here. Open east and south. Out of reach.`);
  });
});

describe("the label of an arrow", () => {
  it("says what it pushes, or why it is locked", () => {
    speak("en");
    expect(arrowLabel(10, "free")).toBe("Push row 4 from the left.");
    expect(arrowLabel(5, "locked")).toBe("Row 6 from the right, locked: it would undo the last push.");
  });
});
