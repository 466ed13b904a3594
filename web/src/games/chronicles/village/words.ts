// What things are called. The words of unopened boxes are not here: what has none is called by its id.
import { knows, say } from "../../../lib/text.svelte";

/** A word of this screen. */
export const ui = (key: string, facts: Record<string, unknown> = {}): string => say(`village-${key}`, facts);

/** The id as words: “town-hall” is “Town hall”. */
export function plainly(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1).replaceAll("-", " ");
}

/** The first of these texts that exists, or nothing. */
export function told(...keys: readonly string[]): string {
  const key = keys.find((one) => knows(one));
  return key ? say(key) : "";
}

export const named = (kind: string, id: string): string => told(`${kind}-${id}`) || plainly(id);

/** A card of a box: a Skill, token, Fairy Folk card, Objective, Quest or Ritual. */
export const cardName = (id: string): string => told(`quest-${id}`, `card-${id}`, id, `item-${id}`) || plainly(id);
export const cardText = (id: string): string => told(`quest-${id}.text`, `card-${id}.text`, `${id}.text`);

/** What is read when a box of a building is opened. */
export const storyOf = (building: string, box: number): string[] =>
  (box === 1 ? [1, 2] : [box + 1]).map((page) => told(`story-${building}-${page}`)).filter(Boolean);
