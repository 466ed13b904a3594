import { describe, expect, it, vi } from "vitest";
import Maze from "../../src/board/Maze.svelte";
import type { Cell } from "../../src/board/geometry";
import type { ArrowShown, TileShown } from "../../src/board/shown";
import { press, point, show } from "./onscreen";

vi.mock("../../src/lib/text.svelte", async () => (await import("./onscreen")).text);

const tile = (id: number): TileShown => ({ id, openings: 10, ground: "hedge", glyph: null, home: null });
const tiles = Array.from({ length: 49 }, (_, id) => tile(id));
const labels = tiles.map(({ id }) => `cell ${id}`);
const arrows = Array.from({ length: 12 }, (_, number): ArrowShown => {
  const state = number === 3 ? "locked" : number === 4 ? "chosen" : "free";
  return { state, label: `arrow ${number}`, suggested: number === 5 };
});
const pawn = (seat: number, cell: Cell) => ({ seat, cell, figure: seat + 1, active: seat === 0 });
const pawns = [pawn(0, [0, 0]), pawn(1, [0, 0])];

/** A maze on the screen, and what was reported of it. */
function mazeWith(more: object = {}) {
  const told: unknown[][] = [];
  const props = {
    tiles,
    pawns,
    arrows,
    labels,
    onarrow: (arrow: number) => told.push(["arrow", arrow]),
    oncell: (cell: number, how: string) => told.push(["cell", cell, how]),
    onlook: (cell: number | null) => told.push(["look", cell]),
    ...more,
  };
  return { ...show(Maze, props), told };
}

describe("a maze", () => {
  it("draws its tiles and pawns where they are; pawns on one cell stand apart", () => {
    const { all } = mazeWith();
    expect(all('svg [data-cell="8"]')).toHaveLength(1);
    const [left, right] = all("[data-pawn]").map((drawn) => drawn.getAttribute("transform"));
    expect([left, right]).toEqual(["translate(36 52) scale(0.84)", "translate(64 52) scale(0.84)"]);
    expect(all('[data-pawn="0"] ellipse')).toHaveLength(2);
    expect(all('[data-pawn="1"] ellipse')).toHaveLength(0);
  });

  it("names its cells and arrows for whoever cannot see it, in groups", () => {
    const { all } = mazeWith();
    expect(all("[role=gridcell]").map((cell) => cell.getAttribute("aria-label"))).toEqual(labels);
    expect(all("[role=group]").map((group) => group.getAttribute("aria-label"))).toEqual([
      "Arrows at the top",
      "Arrows at the right",
      "Arrows at the bottom",
      "Arrows at the left",
    ]);
    expect(all("[data-arrow]")[7]?.getAttribute("aria-label")).toBe("arrow 7");
    expect(all("svg[aria-hidden=true]")).toHaveLength(1);
  });

  it("says which arrow is chosen, which cannot be used, and which is advised", () => {
    const { all } = mazeWith();
    const [, , , locked, chosen, advised] = all("[data-arrow]");
    expect(locked?.getAttribute("aria-disabled")).toBe("true");
    expect(chosen?.getAttribute("aria-pressed")).toBe("true");
    expect(advised?.dataset["hinted"]).toBe("true");
    expect(all('.locked use[href="#i-lock"]')).toHaveLength(1);
  });

  it("reports what is touched, and with what", () => {
    const { all, told } = mazeWith();
    all("[data-arrow]")[2]?.click();
    const cell = all("[role=gridcell]")[9];
    cell?.click();
    point(cell, "pointerdown", { pointerType: "touch" });
    cell?.click();
    expect(told.filter(([what]) => what !== "look")).toEqual([
      ["arrow", 2],
      ["cell", 9, "mouse"],
      ["cell", 9, "touch"],
    ]);
  });

  it("is walked through with arrow keys, and chosen with Enter", () => {
    const { all, told } = mazeWith();
    const first = all("[role=gridcell]")[0];
    first?.focus();
    press(first, "ArrowRight");
    press(document.activeElement!, "ArrowDown");
    press(document.activeElement!, "Enter");
    expect(document.activeElement?.getAttribute("aria-label")).toBe("cell 8");
    expect(told.at(-1)).toEqual(["cell", 8, "key"]);
    press(document.activeElement!, "ArrowUp");
    press(document.activeElement!, "ArrowUp");
    expect(document.activeElement?.getAttribute("aria-label")).toBe("arrow 0");
  });

  it("has one place that the Tab key stops at", () => {
    const { all } = mazeWith();
    expect(all('[tabindex="0"]')).toHaveLength(1);
  });

  it("shows what is in reach by a veil over the rest, unless cells are only chosen from", () => {
    expect(mazeWith({ lit: new Set([0, 1]) }).all('rect[fill="var(--veil)"]')).toHaveLength(47);
    expect(mazeWith().all('rect[fill="var(--veil)"]')).toHaveLength(0);
    expect(mazeWith({ lit: new Set([0, 1]) }).all(".reach")).toHaveLength(2);
    expect(mazeWith({ lit: new Set([0, 1]), plain: true }).all(".reach")).toHaveLength(0);
  });

  it("rings what is looked for, and frames what is advised", () => {
    const { all } = mazeWith({ wanted: [5, 6], suggested: 9 });
    expect(all(".wanted")).toHaveLength(2);
    expect(all("rect.hint")).toHaveLength(1);
    expect(all("[role=gridcell]")[9]?.dataset["hinted"]).toBe("true");
  });
});

describe("a way", () => {
  const way: Cell[] = [
    [0, 0],
    [0, 1],
    [0, 2],
  ];
  const thread = { way, figure: 2, knot: null, hint: false };

  it("is a thread in the colour of its pawn, and gold where it is advice", () => {
    const strokes = (more: object) =>
      mazeWith({ thread: { ...thread, ...more } })
        .all("[data-thread] path")
        .map((path) => path.getAttribute("stroke"));
    expect(strokes({})).toEqual(["#22201E", "#FFFFFF", "var(--p2)"]);
    expect(strokes({ hint: true })).toEqual(["#22201E", "var(--reach)"]);
  });

  it("ends in a knot where the hedge is in the way", () => {
    expect(mazeWith({ thread: { ...thread, knot: [3, 2] } }).all('use[href="#knot"]')).toHaveLength(1);
  });

  it("shows where a spell is spent on it", () => {
    const spent = { cell: [0, 1], glyph: "spell-teleport", colour: "#123456" };
    expect(mazeWith({ thread: { ...thread, spent } }).all('use[href="#spell-teleport"]')).toHaveLength(1);
  });

  it("of a plan is drawn like any other, as many as there are", () => {
    expect(mazeWith({ ghosts: [thread, { ...thread, figure: 3 }] }).all("[data-thread]")).toHaveLength(2);
  });
});

describe("a line that is pushed", () => {
  const preview = { arrow: 0, expelled: tile(49), carries: false, hint: false };

  it("is outlined, and the arrow at its other end makes room for the tile", () => {
    const { all } = mazeWith({ preview });
    expect(all('rect[stroke="#B3321F"][stroke-dasharray="12 8"]')).toHaveLength(1);
    expect(all("g.arrow")).toHaveLength(11);
  });

  it("is drawn in the colour of hints, or of whoever proposes it", () => {
    const outline = (more: object) => {
      const rects = mazeWith({ preview: { ...preview, ...more } }).all('rect[stroke-dasharray="12 8"]');
      return rects.map((rect) => rect.getAttribute("stroke"));
    };
    expect(outline({ hint: true })).toEqual(["var(--reach)"]);
    expect(outline({ figure: 5 })).toEqual(["var(--p5)"]);
  });

  it("shows that pawns fall off its edge", () => {
    expect(mazeWith({ preview: { ...preview, carries: true } }).all("path.carried")).toHaveLength(1);
    expect(mazeWith({ preview }).all("path.carried")).toHaveLength(0);
  });

  it("keeps its outline for a moment where nothing travels", () => {
    expect(mazeWith({ trace: 4 }).all('rect[stroke="#B3321F"]')).toHaveLength(1);
  });

  it("shows every tile on its way out beside the board", () => {
    const leaving = [0, 1].map((arrow) => ({ tile: tile(60 + arrow), arrow }));
    const { all } = mazeWith({ leaving });
    expect(all("[data-leaving]").map((out) => out.getAttribute("transform"))).toEqual([
      "translate(100 700)",
      "translate(300 700)",
    ]);
  });
});
