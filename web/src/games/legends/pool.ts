// The icons that a hero can still spend in this turn, as signs.
import type { Pool } from "../../wire/legends";
import type { Sign } from "./signs";

const KINDS = ["sword", "shield", "boots", "teleport", "reuse", "transmute"] as const;

export function poolOf(pool: Pool): Sign[] {
  const icons: Sign[] = KINDS.flatMap((id) => (pool[id] ? [{ id, count: pool[id] }] : []));
  const ranged: Sign[] = pool.ranged.flatMap((count, index) => (count ? [{ id: "ranged", count: `${count}·${index + 1}` }] : []));
  return [...icons, ...ranged];
}
