// Links that can be given to others; none of them holds a secret.
import { tablePath } from "./router.svelte";

const page = (): string => location.href.split("#")[0]!;

/** Where a table can be watched, or one moment of it. */
export function watchLink(table: string, seq: number | null = null): string {
  return `${page()}${tablePath(table, seq)}`;
}

/** Where the record of a finished game can be downloaded. */
export function recordAddress(table: string): string {
  return `api/tables/${encodeURIComponent(table)}/record`;
}
