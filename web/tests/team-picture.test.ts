import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Hands } from "../src/games/team/hands.svelte";
import { Picture } from "../src/games/team/picture.svelte";
import { type TeamPlay, pairOf, perilOf, tilesOf } from "../src/games/team/maze";
import { stones } from "../src/games/team/portal";
import { Stage } from "../src/games/team/stage.svelte";
import { Turn } from "../src/games/team/turn.svelte";
import { Voice, type Facts } from "../src/lib/voice";
import type { Imagined } from "../src/wire/messages";
import type { AnyAction, AnyEvent, Cell, Face, Outlook, View, PawnWay } from "../src/wire/team";

const speech = vi.hoisted(() => ({ voice: null as unknown }));
vi.mock("../src/lib/text.svelte", () => ({
  say: (key: string, facts: Facts = {}) => (speech.voice as Voice).say(key, facts, ["Mira", "Theo"]),
  sayList: (words: Iterable<string>) => [...words].join(", "),
}));
const read = (folder: string, language: string) => readFileSync(`../src/dedale/${folder}/${language}.ftl`, "utf8");
const speak = (language: string) =>
  (speech.voice = new Voice(language, `${read("text", language)}\n${read("games/team/text", language)}`));
beforeEach(() => void speak("en"));

const plain = (id: number): Face => ["I", 1, [id, null, null]];
const maze: (Face | null)[] = Array.from({ length: 49 }, (_, id) => plain(id));
maze[10] = ["T", 0, [5, "key", null]];
maze[12] = ["I", 0, [24, null, "leaf"]];
maze[24] = null;
const way = (path: Cell[], more: Partial<PawnWay> = {}): PawnWay => ({ path, spell: null, leap: null, ...more });
const ways: PawnWay[][] = [
  [
    way([[0, 0]]),
    way([
      [0, 0],
      [0, 1],
    ]),
    way(
      [
        [0, 0],
        [6, 6],
        [6, 5],
      ],
      { spell: "teleport", leap: 0 },
    ),
  ],
  [
    way([[1, 2]]),
    way([
      [1, 2],
      [1, 3],
    ]),
  ],
];
const view = {
  options: { mode: "intro" },
  colours: ["red", "blue"],
  homes: [
    [0, 0],
    [6, 6],
  ],
  maze,
  down: [[3, 3]],
  revealed: null,
  spare: plain(33),
  pawns: [
    [0, 0],
    [1, 2],
  ],
  boards: [
    ["fan", null],
    ["key", null],
  ],
  spells: [
    ["push", "rotate"],
    ["push", "rotate"],
  ],
  spent: [],
  spells_left: [],
  active: 0,
  phase: "act",
  moves: 1,
  gains: 0,
  collected: [],
  page: null,
  pages: [17],
  pages_left: 3,
  deck_left: 9,
  deck: [],
  book: [],
} as unknown as View;
const outlook: Outlook = {
  maze,
  down: [[3, 3]],
  spare: plain(33),
  pawns: view.pawns,
  ways,
  finds: [[], ["key"]],
  way: null,
};
const push: AnyAction = { do: "insert", arrow: 10, rotation: 1 };
const move: AnyAction = { do: "walk", cell: [0, 1] };
const jump: AnyAction = { do: "walk-with", spell: "teleport", walk: { do: "walk", cell: [6, 5] } };
const offers: AnyAction[] = [push, move, jump, { do: "end-turn" }];

/** A table as somebody sees it whose turn it is; what is sent is written down. */
function tableWith(more: Partial<TeamPlay> = {}) {
  const sent: AnyAction[] = [];
  const play = {
    view,
    step: 1,
    seat: 0,
    offers,
    outlook,
    connected: true,
    busy: false,
    suggested: null,
    advised: [],
    lookingBack: false,
    decision: { ask: "act", seats: [0] },
    foresee: async () => outlook,
    act: (action: AnyAction) => sent.push(action),
    announce: () => undefined,
    ...more,
  } as unknown as TeamPlay;
  const turn = new Turn(() => play);
  const nowhere = () => null;
  const stage = new Stage({ board: () => undefined, book: nowhere, portal: nowhere });
  const picture = new Picture(() => play, turn, stage);
  return {
    turn,
    stage,
    picture,
    hands: new Hands(
      () => play,
      turn,
      picture,
      () => undefined,
    ),
    sent,
  };
}

describe("what everybody sees", () => {
  it("is rubble where nobody may look", () => {
    expect(tilesOf(maze)[24]).toMatchObject({ ground: "rubble", openings: 0, glyph: null });
  });

  it("is who wants what, and who can walk there", () => {
    const { picture } = tableWith();
    expect(picture.wishes).toMatchObject([{ seat: 1, treasure: "key", cell: [1, 3], by: [1], reached: true }]);
    expect(picture.ringed).toEqual([]);
    expect(picture.reaches.map(({ places }) => places)).toEqual([2, 1]);
  });

  it("is what the server says a seat may collect, also for another", () => {
    const nobody = tableWith({ outlook: { ...outlook, finds: [[], []] } }).picture;
    expect(nobody.wishes).toMatchObject([{ by: [], reached: false }]);
    const helper = tableWith({ outlook: { ...outlook, finds: [["key"], ["key"]] } }).picture;
    expect(helper.reaches.map(({ wishes }) => wishes.length)).toEqual([1, 1]);
    expect(helper.ringed).toEqual([10]);
  });

  it("is how far another seat gets, when it is asked for", () => {
    const { picture } = tableWith();
    expect([...picture.lit!]).toEqual([0, 1, 47]);
    picture.watch(1);
    expect([...picture.lit!]).toEqual([9, 10]);
    picture.watch(1);
    expect(picture.watched).toBe(0);
  });

  it("walks nowhere while the ways of another are lit", () => {
    const { hands, picture, sent } = tableWith();
    picture.watch(1);
    hands.cell(1, "mouse");
    expect([sent, picture.watched]).toEqual([[], 0]);
    hands.cell(1, "mouse");
    expect(sent).toEqual([move]);
  });

  it("is said of each cell, in three languages", () => {
    const label = () => [10, 12, 24].map((cell) => tableWith().picture.labels[cell]);
    expect(label()).toEqual([
      "D2. Movable tile. Key. Wanted by Theo. Open north, east and south. Out of reach.",
      "F2. Movable tile. Marked with the leaf. Open north and south. Out of reach.",
      "D4. Rubble, no way through. Out of reach.",
    ]);
    speak("de");
    expect(label()[2]).toBe("D4. Schutt, kein Durchgang. Nicht erreichbar.");
    speak("fr");
    expect(label()[2]).toBe("D4. Éboulis, passage fermé. Hors d’atteinte.");
  });
});

describe("a way that costs a spell", () => {
  it("shows where it is spent, and is walked only when it is chosen twice", () => {
    const { hands, picture, sent } = tableWith();
    hands.cell(47, "mouse");
    expect(sent).toEqual([]);
    expect(picture.thread).toMatchObject({
      way: [
        [0, 0],
        [6, 6],
        [6, 5],
      ],
      spent: { cell: [0, 0], glyph: "spell-teleport" },
    });
    expect(picture.line).toBe("2 steps to F7. Teleport is spent on A1.");
    hands.cell(47, "mouse");
    expect(sent).toEqual([jump]);
  });

  it("is told apart from one that is free", () => {
    const { hands, picture, sent } = tableWith();
    expect(picture.costly).toEqual([[6, 5]]);
    hands.cell(1, "mouse");
    expect(sent).toEqual([move]);
  });
});

describe("an arrow", () => {
  it("says why it is blocked", () => {
    expect(tableWith().picture.arrows[1]).toMatchObject({
      state: "locked",
      label: "Column D from the top, blocked: rubble lies at the other end.",
    });
  });

  it("shows the line pushed, and what comes within everybody's reach", async () => {
    const { hands, turn, picture } = tableWith();
    hands.arrow(10);
    await turn.foresee();
    expect(picture.preview).toMatchObject({ arrow: 10, hint: false });
    expect(picture.line).toBe("Row 4 moves right. Treasures in reach: the key (Theo). Mira can reach 2 places.");
  });
});

describe("the ghost of a plan", () => {
  const plan: AnyAction[] = [
    push,
    move,
    { do: "rotate", cell: [1, 1], rotation: 0 },
    { do: "switch", cell: [1, 1], side: "east" },
    { do: "end-turn" },
  ];

  it("has a number for each step that has a place, and draws the first one as it would be", async () => {
    const { turn, picture } = tableWith({ advised: plan });
    expect(picture.ghost.steps.map(({ number, done }) => [number, done])).toEqual([
      [1, false],
      [2, false],
      [3, false],
      [4, false],
    ]);
    turn.prepare(push);
    await turn.foresee();
    expect(picture.ghost.steps[0]?.done).toBe(true);
    expect(picture.thread).toMatchObject({
      way: [
        [0, 0],
        [0, 1],
      ],
      hint: true,
    });
  });

  it("puts the numbers of one cell side by side", () => {
    const [, , third, fourth] = tableWith({ advised: plan }).picture.ghost.steps;
    expect([third?.y === fourth?.y, third?.x === fourth?.x]).toEqual([true, false]);
  });

  it("is nothing but its way where it is a single step", () => {
    expect(tableWith({ advised: [move] }).picture.ghost.steps).toEqual([]);
  });
});

describe("the ghost of a plan of which everything is known", () => {
  const turned = maze.map((front, cell): Face | null =>
    cell === 8 ? ["I", 0, [8, null, null]] : front && [front[0], front[1], [cell, front[2][1], front[2][2]]],
  );
  const shifted = turned.map((front, cell): Face | null =>
    cell === 7 ? plain(49) : cell > 7 && cell < 14 ? (turned[cell - 1] ?? null) : front,
  );
  const after = (more: Partial<Outlook>): Outlook => ({ ...outlook, maze: turned, ...more });
  const rotate: AnyAction = { do: "rotate", cell: [1, 1], rotation: 0 };
  const walk = way([
    [0, 0],
    [0, 1],
    [1, 1],
  ]);
  const walked = after({
    way: walk,
    pawns: [
      [1, 1],
      [1, 2],
    ],
  });
  const pushed = after({
    maze: shifted,
    pawns: [
      [1, 2],
      [1, 3],
    ],
    ways: [
      [way([[1, 2]])],
      [
        way([[1, 3]]),
        way([
          [1, 3],
          [1, 4],
        ]),
      ],
    ],
  });
  const row2: AnyAction = { do: "insert", arrow: 9, rotation: 1 };
  const cast: AnyAction[] = [rotate, { do: "walk", cell: [1, 1] }, row2, { do: "end-turn" }];
  const proposed = { seat: 1, actions: cast, outlooks: [after({}), walked, pushed, null] };

  it("shows the table as it is at the last walk, and marks what is cast after it", async () => {
    const asked: unknown[] = [];
    const imagine = async (actions: unknown) =>
      (asked.push(actions), { outlooks: proposed.outlooks }) as unknown as Imagined;
    const { turn, picture } = tableWith({ advised: cast, offers: [...offers, rotate], imagine });
    turn.prepare(rotate);
    await Promise.all([turn.foresee(), picture.imagine(), picture.imagine()]);
    await picture.imagine();
    expect(asked[0]).toEqual(cast);
    expect(picture.laid).toMatchObject({
      maze: turned,
      pawns: [
        [0, 0],
        [1, 2],
      ],
    });
    expect(picture.ghosts).toMatchObject([{ way: walk.path, hint: true }]);
    expect(picture.ghostSteps.map(({ number, done, framed }) => [number, done, framed])).toEqual([
      [1, true, true],
      [2, true, false],
      [3, false, true],
    ]);
    expect([picture.preview, picture.thread, picture.lit, picture.author]).toEqual([null, null, null, null]);
    expect(picture.line).toBe("The tile on B2 turns. After that, in reach: the key (Theo).");
  });

  it("is seen by whoever looks, in the colour of its author", () => {
    const { picture } = tableWith({ proposed, seat: null, offers: [], outlook: null });
    expect([picture.author, picture.dreams]).toEqual([2, true]);
    expect(picture.ghosts).toMatchObject([{ figure: 2, hint: false }]);
    expect(picture.line).toBe("After that, in reach: the key (Theo).");
  });

  it("keeps a way on its tiles when they are pushed on before the next walk", () => {
    const again = after({
      maze: shifted,
      pawns: [
        [1, 4],
        [1, 3],
      ],
      way: way([
        [1, 2],
        [1, 3],
        [1, 4],
      ]),
    });
    const actions: AnyAction[] = [...cast.slice(0, 3), { do: "walk", cell: [1, 4] }];
    const { picture } = tableWith({
      proposed: { seat: 1, actions, outlooks: [after({}), walked, pushed, again] },
      offers: [],
    });
    expect(picture.ghosts.map(({ way: path }) => path)).toEqual([
      [
        [0, 0],
        [0, 1],
        [1, 2],
      ],
      [
        [1, 2],
        [1, 3],
        [1, 4],
      ],
    ]);
    expect(picture.preview).toMatchObject({ arrow: 9, figure: 2, expelled: { id: 13 } });
    expect(picture.ghostSteps[0]?.cells).toEqual([[1, 2]]);
  });

  it("gives way to what the viewer chooses, and nobody walks on a table that is not there", () => {
    let away = 0;
    const { hands, turn, picture, sent } = tableWith({ proposed, lookAway: () => void (away += 1) });
    hands.cell(1, "mouse");
    expect([away, sent]).toEqual([1, []]);
    turn.consider(push);
    expect([picture.dreams, picture.ghostSteps]).toEqual([false, []]);
  });
});

describe("a page", () => {
  it("marks its line, its tiles as far as they lie open, or its pawns and their corner", () => {
    expect(perilOf({ effect: "push", arrow: 4 }, view).arrow).toBe(4);
    expect(perilOf({ effect: "flip", treasure: "key", marking: "sun" }, view).cells).toEqual([[1, 3]]);
    expect(perilOf({ effect: "teleport", pawns: ["blue", "green"], to: "yellow" }, view)).toMatchObject({
      seats: [1],
      corner: [0, 6],
    });
    expect(perilOf({ effect: "teleport", pawns: ["yellow", "green"], to: "red" }, view).corner).toBeNull();
  });
});

describe("the stage", () => {
  const { stage } = tableWith();
  const page = { effect: "flip", treasure: "key", marking: "sun" };
  const read = { ...view, page, pages: [17, 12], pages_left: 2 } as unknown as View;
  const down: Cell[] = [
    [3, 3],
    [1, 3],
  ];
  const buried: View = { ...read, maze: maze.map((front, cell) => (cell === 10 ? null : front)), down };
  const told: AnyEvent[] = [
    { event: "page-read", seat: 0, page: 12, left: 2 },
    { event: "buried", count: 1 },
  ];

  it("marks what a page is about to do, until it does it", async () => {
    const abort = new AbortController();
    const shown: string[] = [];
    const beat = { event: told[0]!, before: view, after: read, show: () => void shown.push("read") };
    const reading = stage.animate(beat, abort.signal);
    await vi.waitFor(() => expect(stage.peril?.cells).toEqual([[1, 3]]));
    expect(shown).toEqual(["read"]);
    abort.abort();
    await reading;
    expect(stage.peril).toBeNull();
  });

  it("leaves nothing behind when it is cut short", async () => {
    const shown: string[] = [];
    const beat = { event: told[1]!, before: read, after: buried, show: () => void shown.push("buried") };
    await stage.animate(beat, AbortSignal.abort());
    expect([shown, stage.peril, stage.dust]).toEqual([["buried"], null, []]);
  });
});

it("a switch names two neighbours", () => {
  expect(pairOf({ do: "switch", cell: [1, 1], side: "north" })).toEqual([
    [1, 1],
    [0, 1],
  ]);
});

it("the portal has a stone for each treasure", () => {
  expect(stones).toHaveLength(24);
});
