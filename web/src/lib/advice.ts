// Advice in words, for hints and reviews.
import type { Advice } from "../wire/messages";
import { knows, say, tell } from "./text.svelte";

export const NOTHING: readonly unknown[] = [];

/** An action as people say it to each other, where its game has such words. */
export function inWords(action: unknown): string {
  const told = action as { do: string };
  return knows(`brief-${told.do}`) ? say(`brief-${told.do}`, told) : tell(told);
}

export function whyOf({ why }: Advice): string {
  return say(why.key, why.facts);
}

/** What to do and why, for screen readers. */
export function aloud(advice: Advice): string {
  return [whyOf(advice), ...advice.actions.map((action) => `${inWords(action)}.`)].join(" ");
}

/** Whether two actions are the same; a null counts as missing. */
export function same(a: unknown, b: unknown): boolean {
  return bare(a) === bare(b);
}

function bare(action: unknown): string | undefined {
  return JSON.stringify(action, (_, value: unknown) => value ?? undefined);
}
