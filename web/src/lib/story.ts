// The story of a table: its steps as one pair of eyes was told them.
import type { StepTold, News } from "./step";
import { knows, say, tell } from "./text.svelte";

interface Told {
  event: string;
  step?: number;
}

/** Where a story stands: in a round, or in a turn where the game tells them, before the first, or after the last. */
export interface Stand {
  span: "round" | "turn" | "before" | "after";
  number: number;
}

/** Steps of one round or turn, in the order in which they happened. */
export interface Round extends Stand {
  steps: StepTold[];
}

/** The story with the news: from the beginning where they begin there, else carried on. */
export function continued(story: readonly StepTold[], news: News, fresh: boolean): StepTold[] {
  if (fresh || news.steps[0]?.seq === 0) return [...news.steps];
  const last = story.at(-1)?.seq ?? -1;
  return [...story, ...news.steps.filter((step) => step.seq > last)];
}

/** The step that the table is at after this one: an undo leads to a different step. */
function standing(step: StepTold | undefined): number {
  return (step && gone(step)) ?? step?.seq ?? 0;
}

/** Where an undo or a redo went. */
function gone(step: StepTold): number | undefined {
  return eventsOf(step).find(({ event }) => event === "undone" || event === "redone")?.step;
}

/** The next steps as people tell them: returning to a later step is not an undo but a redo. */
export function retold(story: readonly StepTold[], steps: readonly StepTold[]): StepTold[] {
  const told: StepTold[] = [];
  for (const step of steps) {
    const before = told.at(-1) ?? story.findLast(({ seq }) => seq < step.seq);
    const on = (gone(step) ?? 0) > standing(before);
    const events = on
      ? eventsOf(step).map((event) => (event.event === "undone" ? { ...event, event: "redone" } : event))
      : step.events;
    told.push(on ? { ...step, events } : step);
  }
  return told;
}

/** What happened in a step. */
export function eventsOf(step: StepTold): Told[] {
  return step.events as Told[];
}

/** What happened in a step, a sentence each. */
export function linesOf(step: StepTold): string[] {
  return eventsOf(step)
    .filter(({ event }) => knows(event))
    .map(tell);
}

/**
 * The story by turns, where the game tells when they begin, or by rounds. After an undo the count
 * goes on from the step that the table went back to.
 */
export function roundsOf(story: readonly StepTold[]): Round[] {
  const turns = story.some(({ marks }) => marks.includes("turn"));
  const after = turns ? afterTurns : afterSeats;
  const counts = new Map<number, Count>();
  const rounds: Round[] = [];
  let count: Count = turns ? { span: "before", number: 0, played: [] } : { span: "round", number: 1, played: [] };
  for (const step of story) {
    const back = gone(step);
    count = back === undefined ? after(count, step) : (counts.get(back) ?? count);
    counts.set(step.seq, count);
    const { span, number } = count;
    const last = rounds.at(-1);
    if (last?.span !== span || last.number !== number) rounds.push({ span, number, steps: [] });
    rounds.at(-1)!.steps.push(step);
  }
  return rounds;
}

interface Count extends Stand {
  played: readonly number[]; // the seats that have played in this round, the last one last
}

/** A round ends when somebody plays who has played in it before, with others in between. */
function afterSeats(count: Count, { seat }: StepTold): Count {
  if (seat === null || count.played.at(-1) === seat) return count;
  if (count.played.includes(seat)) return { ...count, number: count.number + 1, played: [seat] };
  return { ...count, played: [...count.played, seat] };
}

function afterTurns(count: Count, step: StepTold): Count {
  for (const mark of step.marks) {
    if (mark === "turn") count = { span: "turn", number: count.number + 1, played: [] };
    if (mark === "end") count = { ...count, span: "after" };
  }
  return count;
}

/** The words above a round or a turn. */
export function heading({ span, number }: Stand): string {
  return say(`table-${span}`, { number });
}

/** How many times somebody found what the game is about in a step: treasures, Items, monsters. */
export function findsIn(step: StepTold): number {
  return step.marks.filter((mark) => mark === "found").length;
}

/** How many times something was found that was not taken back. */
export function foundIn(story: readonly StepTold[]): number {
  const counts = new Map<number, number>();
  let count = 0;
  for (const step of story) {
    const here = findsIn(step);
    const back = gone(step);
    count = back === undefined ? count + here : (counts.get(back) ?? count);
    counts.set(step.seq, count);
  }
  return count;
}

/** The steps that do not count any more, because they were taken back. */
export function takenBack(story: readonly StepTold[]): Set<number> {
  const out = new Set(story.filter((step) => gone(step) === undefined).map(({ seq }) => seq));
  let at = story.length - 1;
  while (at >= 0) {
    const back = gone(story[at]!);
    if (back === undefined) out.delete(story[at--]!.seq);
    else at = story.findIndex(({ seq }) => seq === back);
  }
  return out;
}

/** What was told last of all that was not taken back. */
export function latest<T>(story: readonly StepTold[], pick: (step: StepTold) => T | undefined): T | null {
  const known = new Map<number, T | null>();
  let now: T | null = null;
  for (const step of story) {
    const back = gone(step);
    now = back === undefined ? (pick(step) ?? now) : (known.get(back) ?? null);
    known.set(step.seq, now);
  }
  return now;
}

/** The steps worth a knot on the replay's thread. */
export function landmarksOf(story: readonly StepTold[]): number[] {
  return story.filter(({ marks }) => marks.includes("found") || marks.includes("milestone")).map(({ seq }) => seq);
}
