import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Voice } from "../src/lib/voice";

const HOMES = ["text", "server/text", "games/classic/text"];

/** The voice of the classic game, from the files that the server reads. */
function voice(language: string): Voice {
  const read = (home: string) => readFileSync(`../src/dedale/${home}/${language}.ftl`, "utf-8");
  return new Voice(language, HOMES.map(read).join("\n"));
}

const NAMES = ["Mira", "Théo"];
// What src/dedale/text/voice.py says to the same facts.
const SAID: Record<string, string[]> = {
  en: [
    "Théo finds the owl.",
    "Mira pushes row 4 from the left.",
    "Théo walks to D3.",
    "Mira swaps places with Théo.",
    "No way through to F5 from here. Choose a highlighted cell.",
    "The option “first_seat” cannot be “x”. It means: Which seat begins, counting from 0.",
    "The position ends too early: the spare is missing.",
    "This game has 2 to 4 seats, not 1,200. Choose a number in that range.",
  ],
  fr: [
    "Théo trouve la chouette.",
    "Mira pousse la rangée 4 depuis la gauche.",
    "Théo va en D3.",
    "Mira échange sa place avec Théo.",
    "Aucun passage jusqu’à F5. Choisissez une case éclairée.",
    "L’option «\u202ffirst_seat\u202f» ne peut pas valoir «\u202fx\u202f»." +
      " Elle signifie\u202f: La place qui commence, comptée à partir de 0.",
    "La position s’arrête trop tôt\u202f; il manque la tuile libre.",
    "Ce jeu se joue de 2 à 4 places, et non 1\u202f200. Choisissez un nombre entre les deux.",
  ],
  de: [
    "Théo findet die Eule.",
    "Mira schiebt die Reihe 4 von links.",
    "Théo geht nach D3.",
    "Mira tauscht den Platz mit Théo.",
    "Von hier führt kein Weg nach F5. Wähl ein beleuchtetes Feld.",
    "Die Option „first_seat“ kann nicht „x“ sein. Sie bedeutet: Welcher Platz beginnt, gezählt ab 0.",
    "Die Stellung hört zu früh auf; es fehlt das freie Plättchen.",
    "Dieses Spiel hat 2 bis 4 Plätze, nicht 1.200. Wähl eine Zahl in diesem Bereich.",
  ],
};

describe.each(Object.keys(SAID))("in %s", (language) => {
  test("the browser says what Python says", () => {
    const { say, tell } = speaker(language);

    expect([
      tell({ event: "found", seat: 1, treasure: "owl" }),
      tell({
        event: "inserted",
        piece: 0,
        arrow: 10,
        tile: ["I", 0, null],
        expelled: ["L", 1, "owl"],
        carried: [],
        to: null,
      }),
      tell({
        event: "walked",
        piece: 1,
        path: [
          [2, 2],
          [2, 3],
        ],
      }),
      say("swapped", { seat: 0, other: 1 }),
      say("cl-move-2", { cell: [4, 5] }),
      say("bad-value", { field: "first_seat", option: "first_seat", value: "x" }),
      say("notation-missing", { field: "spare" }),
      say("wrong-seats", { least: 2, most: 4, seats: 1200 }),
    ]).toEqual(SAID[language]);
  });
});

function speaker(language: string) {
  const told = voice(language);
  return {
    say: (key: string, facts = {}) => told.say(key, facts, NAMES),
    tell: (record: object) => told.tell(record, NAMES),
  };
}

test("an attribute is said by its own key", () => {
  expect(voice("de").say("treasure-owl.short")).toBe("Eule");
  expect(voice("en").say("lobby-computer.hint", { player: "greedy" })).toBe("Plays keenly");
});

test("a voice knows what it can say", () => {
  const english = voice("en");

  expect(english.knows("found")).toBe(true);
  expect(english.knows("treasure-owl.the")).toBe(true);
  expect(english.knows("treasure-owl.a")).toBe(false);
  expect(english.knows("unheard-of")).toBe(false);
});

test("what cannot be said is refused, with the reason", () => {
  expect(() => voice("en").say("unheard-of")).toThrow("there is no text “unheard-of”");
  expect(() => voice("en").say("found", { seat: 0 }, NAMES)).toThrow("found cannot be said");
});

test("a list is said by the words of its members", () => {
  const texts = [
    "heroes = { $heroes }",
    "cards = { $top }",
    "cells = { $cells }",
    "hero-ada = Ada",
    "hero-bo = Bo",
    "card-lamp = Lamp",
  ];
  const said = new Voice("en", texts.join("\n"));

  expect(said.say("heroes", { heroes: ["bo", "ada"] })).toBe("Bo, Ada");
  expect(said.say("cards", { top: ["lamp", "rope"] })).toBe("Lamp, rope");
  expect(
    said.say("cells", {
      cells: [
        [0, 2],
        [2, 6],
        [1, 1],
      ],
    }),
  ).toBe("C1, G3, B2");
  expect(said.say("heroes", { heroes: [] })).toBe("–");
});

test("a record inside another gives its facts, and events in a list are told after it", () => {
  const texts = [
    "pushed = { $piece } pushes.",
    "carried = { $piece } comes to { $cell }.",
    "leapt = { $piece } leaps to { $cell } in { $steps }.",
  ];
  const said = new Voice("en", texts.join("\n"));
  const along = [
    { event: "carried", piece: 1, cell: [1, 2] },
    { event: "unheard-of", piece: 0 },
  ];
  const walked = {
    event: "walked",
    piece: 1,
    path: [
      [0, 0],
      [0, 1],
      [6, 6],
    ],
  };

  expect(said.tell({ event: "pushed", piece: 0, carried: along }, NAMES)).toBe("Mira pushes. Théo comes to C2.");
  expect(said.tell({ event: "leapt", leap: 1, walked }, NAMES)).toBe("Théo leaps to G7 in 2.");
});
