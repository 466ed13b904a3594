// @vitest-environment happy-dom
// Whole games against a real server, by a client that shows every event: the patches of a step lead to where the server
// says the table is, and what is told is what was shown. `tests/browser/test_whole_games.py` lays the tables.
import { expect, test } from "vitest";
import type { Beat } from "../../src/lib/board";
import { hold } from "../../src/lib/keys";
import { settings } from "../../src/lib/settings.svelte";
import type { Listener } from "../../src/lib/listener";
import { TableState } from "../../src/lib/table.svelte";
import type { StepTold } from "../../src/lib/step";

interface Laid {
  id: string;
  game: string;
  keys: Record<number, string>;
}

const { tables, most } = JSON.parse(process.env["DEDALE_TABLES"]!) as { tables: Laid[]; most: number };
const PATIENCE = 60_000; // ms without anything new
settings.pace = "instant";

/** Chance that a failure can repeat: numbers below 1. */
function chance(seed: number): () => number {
  return () => ((seed = (seed * 48271) % 2147483647) - 1) / 2147483646;
}

/** Somebody who looks at everything that a table shows, and compares it with what it tells. */
class Onlooker {
  beats = 0;
  rests = 0;
  faults: string[] = [];
  #shown: { seq: number; place: number; view: unknown } | null = null;
  readonly table: TableState;

  constructor({ id, keys }: Laid) {
    hold(id, { seats: keys });
    const listener: Listener = {
      refused: (key, facts) => {
        if (key !== "too-fast") this.faults.push(`refused: ${key} ${JSON.stringify(facts)}`); // nobody plays so fast
      },
      announce: () => undefined,
      rang: () => undefined,
      shown: (steps) => steps.forEach((step) => this.#rested(step)),
      spoke: () => undefined,
      seated: () => undefined,
      proposed: () => undefined,
      back: () => undefined,
      stale: () => undefined,
    };
    this.table = new TableState(id, listener);
    this.table.animateWith((beat) => this.#beaten(beat).catch((why: Error) => void this.faults.push(why.message)));
  }

  /** A beat is played: the table is drawn as it was before it, and the story ends with its event. */
  async #beaten({ event, before, after, show }: Beat<unknown, unknown>): Promise<void> {
    const { moment, replay, live } = this.table;
    const step = moment!.story.at(-1)!;
    this.beats += 1;
    expect(moment!.view).toEqual(before);
    expect(step.events.at(-1)).toEqual(event);
    expect(moment!.outcome).toBe(null);
    if (!replay.on) expect(live.moment!.seq).toBeLessThan(step.seq); // what comes after it is not told yet
    await new Promise((resolve) => setTimeout(resolve));
    if (this.beats % 2) show(); // some looks ask for it, others leave it to the playback
    this.#shown = { seq: step.seq, place: step.events.length, view: after };
  }

  /** A step was shown: the moment after it is where its beats led. */
  #rested(step: StepTold): void {
    const { seq, place, view } = this.#shown ?? {};
    if (seq !== step.seq || place !== step.events.length || this.table.live.moment!.seq !== seq) return;
    this.rests += 1;
    expect(this.table.live.moment!.view).toEqual(view);
    expect(this.table.story.at(-1)).toEqual(step);
  }

  /** Play through all steps from one on, and compare the moment after each with what its beats led to. */
  async lookBack(from: number): Promise<void> {
    const { replay } = this.table;
    await until(() => this.table.line.up);
    replay.speed = 2;
    await replay.go(from);
    void replay.play();
    await until(() => (replay.at ?? 0) >= Math.min(from + 3, replay.last));
    const { moment } = replay;
    if (this.#shown?.seq === moment!.seq) expect(this.#shown.view).toEqual(moment!.view);
    replay.live();
  }
}

async function until(ready: () => boolean): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (!ready()) {
    if (Date.now() > end) throw new Error("nothing happens any more");
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

/** Do one thing that people do at a table. */
function stir({ table }: Onlooker, roll: () => number): void {
  const { latest, offers, source } = table;
  const what = roll();
  if (what < 0.04) {
    dispatchEvent(new Event("offline"));
    dispatchEvent(new Event("online"));
  } else if (what < 0.1 && latest!.undo?.free) source.act({ do: "undo", to: latest!.undo.to });
  else source.act(offers[Math.floor(roll() * offers.length)]);
  if (what > 0.9) table.hurry();
  if (what > 0.95) table.skip();
}

test.each(tables)("$game: what is shown is what the server says", { timeout: 3_600_000 }, async (laid) => {
  const onlooker = new Onlooker(laid);
  const { table } = onlooker;
  const roll = chance(20 + laid.game.length);
  let turn = 0;
  for (; turn < most && !table.over; turn += 1) {
    await until(() => {
      if (table.sight.curtain !== null) table.sight.open();
      return table.over || onlooker.faults.length > 0 || (table.offers.length > 0 && !table.busy);
    });
    if (onlooker.faults.length > 0) break;
    if (!table.over) stir(onlooker, roll);
    if (turn % 50 === 49) await onlooker.lookBack(Math.max(0, table.step - 4));
  }
  await until(() => !table.live.playing);
  await onlooker.lookBack(0);
  expect(onlooker.faults).toEqual([]);
  expect(onlooker.rests).toBeGreaterThan(turn / 20); // what other eyes see, or was skipped, is not played
  table.close();
});
