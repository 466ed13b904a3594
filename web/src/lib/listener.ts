// What the screen around a table is told; it speaks, rings and shows messages.
import type { Remark } from "../wire/messages";
import type { StepTold } from "./step";

export interface Listener {
  refused(key: string, facts: Record<string, unknown>): void;
  announce(sentence: string): void;
  rang(step: StepTold, place: number): void; // one of its events is shown
  shown(steps: readonly StepTold[]): void; // from beginning to end, or passed over
  spoke(last: Remark): void;
  seated(name: string): void; // somebody has taken a seat that was waiting
  proposed(seat: number | null): void; // null where it is hidden
  back(from: number, moves: number): void;
  stale(): void;
}
