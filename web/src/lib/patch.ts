// Patches: what an event changes in a view, as the server tells it.

/** A way through a value, by the names of fields and the numbers of items, and what is there now. */
export type Change = readonly [way: readonly (string | number)[], now: unknown];
export type Patch = readonly Change[];

/** A value with its changes made; what does not change is shared with the old one. */
export function patched<T>(value: T, patch: Patch): T {
  return patch.reduce((old, [way, now]) => changed(old, way, now) as T, value);
}

function changed(old: unknown, way: readonly (string | number)[], now: unknown): unknown {
  const [place, ...rest] = way;
  if (place === undefined) return now;
  const part = changed((old as Record<string | number, unknown>)[place], rest, now);
  return Array.isArray(old) ? old.with(Number(place), part) : { ...(old as object), [place]: part };
}
