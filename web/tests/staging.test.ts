// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Seen, paired } from "../src/board/pieces";
import { Staging, type Way } from "../src/board/staging.svelte";
import type { Beat } from "../src/lib/board";
import { settings } from "../src/lib/settings.svelte";

const GO_ON = new AbortController().signal;

class Stage extends Staging<null, Way, string> {
  looks = 0;

  protected override async look(beat: Beat<null, Way>, signal: AbortSignal): Promise<void> {
    this.looks += 1;
    await this.travel(beat.show, signal, beat.event);
  }

  show(what: string, signal: AbortSignal): Promise<void> {
    return this.holdUp(
      what,
      beat(() => undefined),
      10_000,
      signal,
    );
  }
}

const beat = (show: () => void, event: Way = {}): Beat<null, Way> => ({ event, before: null, after: null, show });

/** Pieces by name, and how far from the left edge each of them lies. */
function lay(places: Readonly<Record<string, number>>): void {
  const html = Object.entries(places).map(([name, x]) => `<i data-piece="${name}" data-x="${x}"></i>`);
  document.body.innerHTML = html.join("");
}

/** What was animated: whose copy or which piece, from where it travels, and how it fades. */
let played: { travels: string | undefined; fades: unknown[]; lifted: boolean }[] = [];

beforeEach(() => {
  played = [];
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return new DOMRect(Number((this as HTMLElement).dataset["x"] ?? 0), 0, 10, 10);
  });
  Element.prototype.animate = function (this: Element, frames) {
    const [first, last] = frames as Keyframe[];
    const lifted = this.getAttribute("aria-hidden") === "true";
    const travels = [first?.["transform"], last?.["transform"]].find((way) => String(way).includes("translate"));
    played.push({ travels: travels?.toString(), fades: [first?.["opacity"], last?.["opacity"]], lifted });
    return { finished: Promise.resolve(), cancel: () => undefined } as unknown as Animation;
  };
  settings.pace = "normal";
});
afterEach(() => void vi.restoreAllMocks());

const flights = () => played.flatMap(({ travels }) => travels ?? []);

describe("pieces", () => {
  const at = (name: string, x: number): Seen => ({
    name,
    piece: document.createElement("i"),
    at: new DOMRect(x, 0, 10, 10),
    size: [10, 10],
    on: null,
  });

  test("of two alike, the one that lies still is itself, and the other one is gone", () => {
    const [near, far, now] = [at("rat", 10), at("rat", 90), at("rat", 90)];
    expect(paired([near, far], [now])).toEqual([
      [far, now],
      [near, null],
    ]);
  });

  test("those that move follow in their order, and what has no name from before is new", () => {
    const [a, b] = [at("rat", 0), at("rat", 20)];
    const [on, behind, other] = [at("rat", 10), at("rat", 30), at("owl", 50)];
    expect(paired([a, b], [on, behind, other])).toEqual([
      [a, on],
      [b, behind],
      [null, other],
    ]);
  });
});

describe("a beat", () => {
  test("whatever changes its place travels there from where it was, and nothing else moves", async () => {
    lay({ hero: 10, rat: 40 });
    await new Stage().animate(
      beat(() => lay({ hero: 70, rat: 40 })),
      GO_ON,
    );

    expect(flights()).toEqual(["translate(-60px, 0px) scale(1, 1)"]);
    expect(document.querySelectorAll("[aria-hidden]")).toHaveLength(0);
  });

  test("what appears or goes fades, unless it has somewhere to come from or to go to", async () => {
    lay({ deck: 0, rat: 40, castle: 90 });
    const stage = new Stage();
    await stage.animate(
      beat(() => lay({ deck: 0, owl: 20, castle: 90 })),
      GO_ON,
    );
    expect(played.map(({ fades }) => fades)).toEqual([
      [0, 1],
      [1, 0],
    ]);
    expect(flights()).toEqual([]);

    const way = { from: "deck", to: "castle" };
    await stage.animate(
      beat(() => lay({ deck: 0, ape: 30, castle: 90 }), way),
      GO_ON,
    );
    expect(flights()).toEqual(["translate(-30px, 0px) scale(1, 1)", "translate(70px, 0px) scale(1, 1)"]);
  });

  test("at once, nothing is animated; neither where somebody is in a hurry", async () => {
    const stage = new Stage();
    const hurry = AbortSignal.abort();
    await stage.animate(
      beat(() => undefined),
      hurry,
    );
    settings.pace = "instant";
    await stage.animate(
      beat(() => undefined),
      GO_ON,
    );

    expect(stage.looks).toBe(0);
  });

  test("with reduced motion nothing travels: what moved comes up in its new place", async () => {
    vi.spyOn(Staging.prototype as unknown as { still: boolean }, "still", "get").mockReturnValue(true);
    lay({ hero: 10, rat: 40 });
    await new Stage().animate(
      beat(() => lay({ hero: 70, rat: 40 })),
      GO_ON,
    );

    expect(flights()).toEqual([]);
    expect(played).toEqual([{ travels: undefined, fades: [0, 1], lifted: false }]);
  });
});

describe("what is held up", () => {
  test("is seen for a while, and laid down by whoever is in a hurry", async () => {
    const stage = new Stage();
    const hurry = new AbortController();
    const held = stage.show("a card", hurry.signal);
    await new Promise((done) => setTimeout(done));
    expect(stage.heldUp).toBe("a card");

    hurry.abort();
    await held;
    await stage.animate(
      beat(() => undefined),
      hurry.signal,
    );
    expect(stage.heldUp).toBeNull();
  });
});
