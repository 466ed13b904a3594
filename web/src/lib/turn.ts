// Whose turn it is, in words.
import type { Outcome } from "../wire/messages";
import type { TableState } from "./table.svelte";
import { say } from "./text.svelte";

export interface Turn {
  seat: number | null; // whose figure stands beside the words
  title: string;
  mine: boolean;
}

/** The turn as the banner tells it; elsewhere, perhaps of another moment than the one that is looked at. */
export function turnOf(table: TableState, moment = table.moment): Turn {
  const { eyes } = table;
  if (moment?.outcome) return ended(table.names, moment.outcome);
  const seats = moment?.decision?.seats ?? [];
  const mine = eyes !== null && seats.includes(eyes);
  const seat = mine ? eyes : (seats[0] ?? null);
  if (seat === null) return { seat, title: "", mine };
  if (mine) return { seat, title: say("table-your-turn", { seat }), mine };
  return { seat, title: say(waitsFor(table, seat), { seat }), mine };
}

function waitsFor({ around }: TableState, seat: number): string {
  const chair = around?.chairs[seat];
  if (!chair?.taken) return "table-waits-for";
  return chair.player === "me" ? "table-turn-of" : "table-thinks";
}

function ended(names: readonly string[], { winners, reason }: Outcome): Turn {
  const seat = winners[0] ?? null;
  const who = winners.map((winner) => names[winner] ?? "").join(", ");
  const title = say(`outcome-${reason}`, winners.length === 1 ? { seat } : { seat: who });
  return { seat, title, mine: false };
}

/** What is asked now, as one sentence for whoever wants to hear it (key T). */
export function turnInWords(table: TableState, moment = table.moment): string {
  const turn = turnOf(table, moment);
  const ask = moment?.decision?.ask;
  return turn.mine && ask ? say(`ask-${ask}`, { seat: turn.seat }) : turn.title;
}
