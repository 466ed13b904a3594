// The icons that a hero can still spend in this turn, as signs.
import type { Pool } from "../../wire/legends";
import { type Sign, counted } from "./signs";

export function poolOf(pool: Pool): Sign[] {
  const { ranged: shots, altered: _, ...icons } = pool;
  const ranged: Sign[] = shots.flatMap((count, index) =>
    count ? [{ id: "ranged", count: `${count}·${index + 1}` }] : [],
  );
  return [...counted(icons), ...ranged];
}
