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

/** What to do and why, for those who listen. */
export function aloud(advice: Advice): string {
  return [whyOf(advice), ...advice.actions.map((action) => `${inWords(action)}.`)].join(" ");
}

export function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
