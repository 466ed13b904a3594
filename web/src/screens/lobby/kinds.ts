// Who can sit at a seat, and the sign for it.
import type { SeatKind } from "../../wire/messages";

export const KINDS: readonly { kind: SeatKind; icon: string }[] = [
  { kind: "here", icon: "i-couch" },
  { kind: "invited", icon: "i-link" },
  { kind: "open", icon: "i-globe" },
  { kind: "computer", icon: "i-bot" },
];
