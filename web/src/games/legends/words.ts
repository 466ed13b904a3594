// What things are called, and what is said of them. A text that is missing must not leave a hole.
import { knows, say, tell } from "../../lib/text.svelte";

const NAMES = ["card", "place", "hero", "icon", "token"];
const HELPS = ["help", "icon-help"];

/** The id as words, for what has no text: “rat-swarm” is “Rat swarm”. */
export function plainly(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1).replaceAll("-", " ");
}

function first(kinds: readonly string[], id: string): string | null {
  const key = kinds.map((kind) => `${kind}-${id}`).find((one) => knows(one));
  return key ? say(key) : null;
}

/** A card of the game deck that brings the darkness is written with a mark. */
export const bare = (card: string): string => card.replace("+dark", "");

export function nameOf(id: string): string {
  return first(NAMES, bare(id)) ?? plainly(bare(id));
}

export function helpOf(id: string): string {
  return first(HELPS, bare(id)) ?? "";
}

/** A word of this screen. */
export function ui(key: string, facts: Record<string, unknown> = {}): string {
  const id = `lg-ui-${key}`;
  return knows(id) ? say(id, facts) : plainly(key);
}

/** A record as a sentence; one without words says nothing. */
export function told(record: { do?: string; event?: string }): string {
  return knows(String(record.do ?? record.event)) ? tell(record) : "";
}
