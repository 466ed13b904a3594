import { flushSync } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { attend, type Attended } from "../../src/board/attend.svelte";
import { Choice, type Doing, type Laid } from "../../src/board/choice.svelte";
import { type LegendsPlay, Turn } from "../../src/games/legends/turn.svelte";
import type { AnyPlay } from "../../src/lib/board";
import type { Listener } from "../../src/lib/listener";
import { TableState } from "../../src/lib/table.svelte";
import type { BoxTold } from "../../src/wire/legends";

vi.mock("../../src/lib/text.svelte", async () => (await import("./onscreen")).text);

type Ask = { ask: string; ref: number };
const walk = { do: "walk" };
const now = { seq: 3, view: { spare: ["L", 0] }, decision: null, outcome: null, limit: null, outlook: null };

/** A socket whose other end is in the hands of the test. */
class Wire extends EventTarget {
  static readonly OPEN = 1;
  static last: Wire;
  readonly readyState = Wire.OPEN;
  readonly asks: Ask[] = [];
  onopen?: () => void;
  onmessage?: (message: { data: string }) => void;
  onclose?: (event: CloseEvent) => void;

  constructor() {
    super();
    Wire.last = this;
  }

  close = () => undefined;
  send = (text: string) => void this.asks.push(JSON.parse(text));
  tell = (tell: object) => this.onmessage?.({ data: JSON.stringify(tell) });

  /** The server greets whoever has come back, and tells how the table stands. */
  greet(): void {
    this.onopen?.();
    this.tell({ tell: "welcome", ref: 1, game: "maze", title: "", seats: [0], version: "1", open: true });
    this.tell({ tell: "news", eyes: 0, steps: [], now: { ...now, offers: [walk], undo: null, redo: null } });
    flushSync();
  }
}

const soon = () => new Promise((resolve) => setTimeout(resolve));
afterEach(() => vi.unstubAllGlobals());

it("a preview that was lost with the line is asked for again when the line is up", async () => {
  vi.stubGlobal("WebSocket", Wire);
  const listener = { back: () => undefined, announce: () => undefined };
  const table = new TableState("table", listener as unknown as Listener);
  const play = (): AnyPlay => table;
  const choice = new Choice<Laid, Doing, string>(play);
  const turn = Object.assign(choice, { turns: false, turn: () => undefined });
  const around = { stage: table, picture: { line: "" }, hands: {}, maze: () => undefined };
  const end = $effect.root(
    () => void attend({ play, turn, ...around } as unknown as Attended<Laid, Doing, unknown, string>),
  );
  Wire.last.greet();
  choice.consider(walk);
  const [asked] = Wire.last.asks.filter(({ ask }) => ask === "foresee");
  expect(asked).toMatchObject({ action: walk });
  Wire.last.onclose?.(new CloseEvent("close"));
  await soon();
  table.retry();
  Wire.last.greet();
  const [again] = Wire.last.asks.filter(({ ask }) => ask === "foresee");
  Wire.last.tell({ tell: "foreseen", ref: again?.ref, outlook: "ahead" });
  await soon();
  table.close();
  end();

  expect(choice.outlook).toBe("ahead");
});

it("a card that is looked at is foreseen again when the line is up", async () => {
  let up = false;
  const foresee = async () => (up ? { events: [] } : undefined);
  const play = { step: 3, offers: [walk], foresee } as unknown as LegendsPlay;
  const turn = new Turn(() => play, {} as BoxTold);
  const later = () => new Promise((resolve) => setTimeout(resolve, 150));
  turn.look(walk as never);
  await later();
  expect(turn.outlook).toBe(null);
  up = true;
  turn.look(walk as never);
  await later();

  expect(turn.outlook).toEqual({ events: [] });
});
