// What things are called, and what is said of them. A text that is missing must not leave a hole.
import { knows, say, tell } from "../../lib/text.svelte";

const NAMES = ["card", "place", "hero", "icon", "token", "lg-ui"];
const HELPS = ["help", "icon-help", "help-token"];
const ALIKE = /^(trap|die)-\d$|^(shock)-\w+$/;
/** Words of the screen that name a thing only together with numbers. */
const COUNTED = /^(gate|bats|dial|crystals|trap|reach|slot)$/;

/** What lies on the table and is not explained like the card or icon of the same name. */
const LYING = /^(token|trait)-/;

/** The id as words, for what has no text: “rat-swarm” is “Rat swarm”. */
export function plainly(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1).replaceAll("-", " ");
}

/** A card of the game deck that brings the darkness is written with a mark. */
export const bare = (card: string): string => card.replace("+dark", "");

const plain = (id: string): string => bare(id).replace(ALIKE, "$1$2");

function first(kinds: readonly string[], id: string, form = ""): string | null {
  const key = kinds
    .map((kind) => `${kind}-${id}${form}`)
    .find((one) => knows(one) && !(one.startsWith("lg-ui") && COUNTED.test(id)));
  return key ? say(key) : null;
}

/** The name of a thing, if somebody has given it one. */
export function named(id: string): string | null {
  return first(NAMES, plain(id)) ?? (knows(id) ? say(id) : LYING.test(id) ? named(id.replace(LYING, "")) : null);
}

export const nameOf = (id: string): string => named(id) ?? plainly(plain(id));

export function helpOf(id: string): string {
  if (knows(`${id}.goal`)) return `${say(`${id}.goal`)} ${say(`${id}.danger`)}`;
  const kind = plain(id).replace(/^(bucket)-\w+$/, "$1");
  return first(NAMES, kind, ".text") ?? first(HELPS, kind) ?? (LYING.test(id) ? helpOf(id.replace(LYING, "")) : "");
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
