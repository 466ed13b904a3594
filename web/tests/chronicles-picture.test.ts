import { describe, expect, it, vi } from "vitest";
import { Hands } from "../src/games/chronicles/hands.svelte";
import { Picture } from "../src/games/chronicles/picture.svelte";
import type { ChroniclesPlay } from "../src/games/chronicles/maze";
import { Stage } from "../src/games/chronicles/stage.svelte";
import { Turn } from "../src/games/chronicles/turn.svelte";
import type { AnyAction, AnyEvent, Cell, Outlook, Tile, View } from "../src/wire/chronicles";

vi.mock("../src/lib/text.svelte", () => ({
  say: (key: string) => key,
  tell: ({ do: kind }: { do: string }) => kind,
  sayList: (words: Iterable<string>) => [...words].join(", "),
  knows: () => false,
}));

const tiles = Array.from({ length: 49 }, (): Tile => ["I", 0, 0]);
const piece = (hero: string, cell: Cell) => ({ hero, seat: 0, cell, items: [] });
const view = {
  stage: "action",
  maze: { tiles },
  spare: ["L", 0, 0],
  pieces: [piece("roger", [0, 0]), piece("ollie", [6, 1])],
  active: 0,
  starts: [],
  todo: [],
  portals: [[[1, 1], "honeycomb"], null, null, null],
  echoes: [],
  looters: [],
  wardens: [[2, 2]],
  dragon: null,
  snares: [],
  blooms: [],
  wisps: [],
  dice: [],
} as unknown as View;
const way: Cell[] = [
  [0, 0],
  [0, 1],
  [1, 1],
];
const outlook = {
  maze: { tiles },
  spare: ["I", 0, 0],
  pieces: [
    [0, 0],
    [0, 1],
  ],
  portals: view.portals,
  echoes: [],
  looters: [],
  wardens: [],
  dragon: null,
  tokens: [],
  ways: [[[[0, 0]], way], [[[6, 1]]]],
  finds: [["honeycomb"], []],
  path: [],
  collected: [],
} as unknown as Outlook;
const push: AnyAction = { do: "insert", arrow: 0, rotation: 0 };
const walk: AnyAction = { do: "walk", cell: [1, 1] };

/** A table as somebody sees it whose turn it is; what is sent is written down. */
function tableWith(more: Partial<ChroniclesPlay> = {}) {
  const sent: AnyAction[] = [];
  const play = {
    view,
    step: 1,
    seat: 0,
    offers: [push, walk],
    outlook,
    busy: false,
    suggested: null,
    advised: [],
    lookingBack: false,
    decision: { ask: "action-main", seats: [0] },
    foresee: async () => outlook,
    act: (action: AnyAction) => sent.push(action),
    announce: () => undefined,
    lookAway: () => sent.push({ do: "pass" }),
    ...more,
  } as unknown as ChroniclesPlay;
  const turn = new Turn(() => play);
  const nowhere = () => null;
  const stage = new Stage({ board: () => undefined, hoard: nowhere, loot: nowhere });
  const picture = new Picture(() => play, turn, stage);
  const hands = new Hands(
    () => play,
    turn,
    picture,
    () => undefined,
  );
  return { turn, stage, picture, hands, sent };
}

describe("the maze of chronicles", () => {
  it("lights what is in reach, and rings the Portals at which something is found", () => {
    const { picture } = tableWith();
    expect([[...picture.lit!], picture.ringed]).toEqual([[0, 8], [8]]);
    expect(picture.pawns.map(({ active }) => active)).toEqual([true, false]);
  });

  it("shows a push before it counts: the line with its tiles, and the way to what it opens", async () => {
    const { hands, picture, turn } = tableWith();
    hands.arrow(0);
    await turn.foresee();
    expect(picture.preview).toMatchObject({ arrow: 0, carries: true, expelled: { id: 43, glyph: null } });
    expect([picture.tiles[1]?.id, picture.tiles[8]?.id]).toEqual([49, 1]);
    expect([picture.thread?.way, picture.pawns[1]?.cell]).toEqual([way, [0, 1]]);
  });

  it("is walked with one click, and with two taps", () => {
    const { hands, sent } = tableWith();
    hands.cell(8, "touch");
    expect(sent).toEqual([]);
    hands.cell(8, "touch");
    hands.cell(8, "mouse");
    expect(sent).toEqual([walk, walk]);
  });
});

describe("a proposal", () => {
  const walked = { ...outlook, path: way, pieces: [way[2], outlook.pieces[1]] } as Outlook;
  const proposed = { seat: 0, actions: [push, walk], outlooks: [outlook, walked] };

  it("is drawn as the table would be, with its steps and its ways", () => {
    const { picture } = tableWith({ proposed });
    expect([picture.dreams, picture.author]).toEqual([true, 1]);
    expect(picture.ghosts).toMatchObject([{ way, figure: 1, hint: false }]);
    expect(picture.ghostSteps.map(({ number, arrow }) => [number, arrow])).toEqual([
      [1, 0],
      [2, null],
    ]);
    expect(picture.preview).toMatchObject({ arrow: 0, figure: 1, hint: false });
    expect(picture.pawns.map(({ cell }) => cell)).toEqual([
      [0, 0],
      [0, 1],
    ]);
  });

  it("is left before anything is done, and not drawn while a step is played", () => {
    const { hands, sent } = tableWith({ proposed });
    hands.cell(8, "mouse");
    expect(sent).toEqual([{ do: "pass" }]);
    expect(tableWith({ proposed, playing: true }).picture.dreams).toBe(false);
  });
});

describe("the stage", () => {
  const beat = (event: object) => ({ event: event as AnyEvent, before: view, after: view, show: () => undefined });

  it("knows where each tile lies after a push, and after a side has slid", async () => {
    const { stage } = tableWith();
    await stage.animate(beat({ event: "inserted", arrow: 0, expelled: ["I", 0, null] }), AbortSignal.abort());
    expect([stage.ids[1], stage.ids[49], stage.coming]).toEqual([49, 43, false]);
    await stage.animate(beat({ event: "slid", side: "N" }), AbortSignal.abort());
    expect([stage.ids[1], stage.ids[8], stage.ids[3], stage.ids[49]]).toEqual([36, 49, 45, 43]);
    expect([...stage.ids].sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, id) => id));
    expect(stage.leaving).toEqual([]);
  });

  it("holds dice up until they were seen", async () => {
    const { stage } = tableWith();
    const abort = new AbortController();
    const played = stage.animate(beat({ event: "dice-rolled", faces: ["red"], card: null }), abort.signal);
    expect(stage.heldUp).toEqual({ kind: "dice", faces: ["red"] });
    abort.abort();
    await played;
    expect(stage.heldUp).toBeNull();
  });
});
