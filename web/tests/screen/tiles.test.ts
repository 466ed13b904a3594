import { describe, expect, it, vi } from "vitest";
import { Grip } from "../../src/board/grip.svelte";
import SpareTile from "../../src/board/SpareTile.svelte";
import Tile from "../../src/board/Tile.svelte";
import TurnButtons from "../../src/board/TurnButtons.svelte";
import type { TileShown } from "../../src/board/shown";
import { point, show } from "./onscreen";

vi.mock("../../src/lib/text.svelte", async () => (await import("./onscreen")).text);

const tile: TileShown = { id: 3, openings: 5, ground: "hedge", glyph: "treasure-owl", home: null };

describe("a tile", () => {
  const drawn = (more: Partial<TileShown>, lit = false) => show(Tile, { tile: { ...tile, ...more }, lit }, true).all;

  it("has a plate for what lies on it, and its colour where somebody starts", () => {
    expect(drawn({})("circle.plate")).toHaveLength(1);
    expect(drawn({ glyph: null, home: 2 })('use[href="#em2"]')).toHaveLength(1);
    expect(drawn({ glyph: null })("circle.plate")).toHaveLength(0);
  });

  it("glows where it is in reach, also as rubble", () => {
    expect(drawn({}, true)(".reach")).toHaveLength(1);
    expect(drawn({ ground: "rubble", openings: 0 }, true)(".onto")).toHaveLength(1);
  });

  it("of rubble shows nothing of what it is", () => {
    const all = drawn({ ground: "rubble", openings: 0, glyph: null });
    expect([all(".way"), all(".spiral")].map(({ length }) => length)).toEqual([0, 1]);
  });
});

describe("the tile in the hand", () => {
  /** The tile on the screen, and what became of it. */
  function inHand(more: object = {}) {
    const told: unknown[] = [];
    const turn = {
      freeArrows: [2],
      arrow: null as number | null,
      aim: (arrow: number) => void (told.push(["aim", arrow]), (turn.arrow = arrow)),
      takeBack: () => told.push("back"),
      commit: () => told.push("commit"),
    };
    const arrowNear = (x: number) => (x > 100 ? 2 : null);
    const grip = new Grip(turn, () => ({
      focusArrow: () => told.push("focus"),
      focusCell: () => undefined,
      arrowNear,
    }));
    const props = { tile, label: "the owl", active: true, grip, onturn: () => told.push("turn"), ...more };
    const { all } = show(SpareTile, props);
    const [button] = all("button");
    button!.setPointerCapture = () => undefined;
    return { all, button, grip, told };
  }

  it("is turned by a tap, where that is possible", () => {
    const { button, told } = inHand();
    button?.click();
    expect([button?.getAttribute("aria-label"), told]).toEqual(["the owl", ["turn"]]);
    const still = inHand({ active: false });
    still.button?.click();
    expect([still.button?.getAttribute("aria-disabled"), still.told]).toEqual(["true", []]);
  });

  it("is carried to an arrow, and the tap that ends it does not turn it", () => {
    const { all, button, grip, told } = inHand();
    point(button, "pointerdown", { clientX: 0, clientY: 0 });
    point(button, "pointermove", { clientX: 3, clientY: 0 });
    expect(grip.held).toBe(false);
    point(button, "pointermove", { clientX: 120, clientY: 0 });
    expect([grip.held, all(".carried").length]).toEqual([true, 1]);
    point(button, "pointerup", { clientX: 120, clientY: 0, pointerType: "mouse" });
    button?.click();
    expect([grip.held, all(".carried").length, told]).toEqual([false, 0, [["aim", 2], "focus"]]);
  });

  it("falls back where it is lost", () => {
    const { button, grip, told } = inHand();
    point(button, "pointerdown", { clientX: 0, clientY: 0 });
    point(button, "pointermove", { clientX: 50, clientY: 0 });
    point(button, "pointercancel");
    expect([grip.held, told.at(-1)]).toEqual([false, "back"]);
  });

  it("leaves its outline while it lies on the board", () => {
    expect(inHand({ away: true }).button?.classList.contains("away")).toBe(true);
  });
});

it("two buttons turn the tile, left and right, and are marked where a hint wants it", () => {
  const turned: number[] = [];
  const { all } = show(TurnButtons, {
    turn: { turn: (by: 1 | -1) => void turned.push(by) },
    picture: { turnHint: true },
  });
  for (const button of all("button")) button.click();
  expect(turned).toEqual([-1, 1]);
  expect(all("button.hinted").map((button) => button.getAttribute("aria-label"))).toEqual(["Turn left", "Turn right"]);
});
