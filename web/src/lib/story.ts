// The story of a table: its steps as one pair of eyes was told them.
import type { News, StepTold } from "../wire/messages";
import { knows, tell } from "./text.svelte";

interface Told {
  event: string;
  step?: number;
}

/** Steps of one round, in the order in which they happened. */
export interface Round {
  number: number;
  steps: StepTold[];
}

/** The story with the news: from the beginning where they begin there, else carried on. */
export function continued(story: readonly StepTold[], news: News, fresh: boolean): StepTold[] {
  if (fresh || news.steps[0]?.seq === 0) return [...news.steps];
  const last = story.at(-1)?.seq ?? -1;
  return [...story, ...news.steps.filter((step) => step.seq > last)];
}

/** What happened in a step. */
export function eventsOf(step: StepTold): Told[] {
  return step.events as Told[];
}

/** What happened in a step, a sentence each. */
export function linesOf(step: StepTold): string[] {
  return eventsOf(step).filter(({ event }) => knows(event)).map(tell);
}

/**
 * The story by rounds. A round ends when somebody plays who has played in it before, with others
 * in between; after an undo the count goes on from the step that the table went back to.
 */
export function roundsOf(story: readonly StepTold[]): Round[] {
  const counts = new Map<number, Count>();
  const rounds: Round[] = [];
  let count: Count = { round: 1, played: [] };
  for (const step of story) {
    const back = eventsOf(step).find((event) => event.event === "undone")?.step;
    count = back === undefined ? after(count, step.seat) : (counts.get(back) ?? count);
    counts.set(step.seq, count);
    if (rounds.at(-1)?.number !== count.round) rounds.push({ number: count.round, steps: [] });
    rounds.at(-1)!.steps.push(step);
  }
  return rounds;
}

interface Count {
  round: number;
  played: readonly number[]; // the seats that have played in this round, the last one last
}

function after(count: Count, seat: number | null): Count {
  if (seat === null || count.played.at(-1) === seat) return count;
  if (count.played.includes(seat)) return { round: count.round + 1, played: [seat] };
  return { round: count.round, played: [...count.played, seat] };
}

const MARKED = new Set(["found", "home-called", "won"]);

/** The steps worth a knot on the replay's thread. */
export function landmarksOf(story: readonly StepTold[]): number[] {
  const marked = (step: StepTold) => eventsOf(step).some((event) => MARKED.has(event.event));
  return story.filter(marked).map((step) => step.seq);
}
