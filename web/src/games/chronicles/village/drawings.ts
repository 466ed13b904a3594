// Which drawing shows a lot, a trophy or a card.
import type { Lot } from "./sheet";

const BUILDINGS = new Set([
  "inn",
  "library",
  "watchtower",
  "workshop",
  "market",
  "town-hall",
  "smithy",
  "spire",
  "crypt",
  "garden",
  "playhouse",
]);

/** The drawing of a building; one that a pack brings is a cottage. */
export const houseOf = (building: string): string => (BUILDINGS.has(building) ? building : "cottage");

export function drawingOf(lot: Lot): string {
  if (lot.building) return houseOf(lot.building);
  if (lot.stand === "scaffold") return "scaffold";
  return lot.slot % 2 ? "ruin" : "ruin-2";
}
