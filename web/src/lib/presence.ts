// Whether somebody is present at the table, in words, and what can be done about it.
import type { Desk } from "./desk.svelte";
import { held } from "./keys";
import type { TableState } from "./table.svelte";
import { knows, say } from "./text.svelte";

export interface Presence {
  kind: "here" | "away" | "off" | "computer";
  words: string;
  offer: { label: string; run(): void } | null;
}

/** A computer player's name for people. */
export function playerName(player: string): string {
  return knows(`player-${player}`) ? say(`player-${player}`) : player;
}

/** Whether the person, or the computer player, of a seat is present. */
export function presenceOf(table: TableState, seat: number, desk: Desk): Presence {
  const chair = table.around!.chairs[seat]!;
  if (!chair.taken) return awaited(table, seat, desk);
  if (chair.player !== "me") return computer(table, seat, desk);
  if (isMine(table, seat))
    return { kind: "here", words: say(table.held.length > 1 ? "table-same-screen" : "table-here"), offer: null };
  if (chair.here) return { kind: "here", words: say("table-connected"), offer: null };
  const replace = { label: say("table-replace"), run: () => void (desk.replacing = seat) };
  return { kind: "away", words: say("table-away"), offer: table.held.length > 0 && !table.over ? replace : null };
}

function isMine(table: TableState, seat: number): boolean {
  return table.welcome?.seats.includes(seat) ?? false;
}

function computer(table: TableState, seat: number, desk: Desk): Presence {
  const { player } = table.around!.chairs[seat]!;
  const thinks = !table.over && !table.lookingBack && table.moment?.decision?.seats.includes(seat);
  const words = say(thinks ? "table-computer-thinks" : "table-computer", { level: playerName(player) });
  const back = { label: say("table-take-back-seat"), run: () => void table.ask({ ask: "hand", seat, player: "me" }) };
  return { kind: "computer", words, offer: isMine(table, seat) && !desk.lesson ? back : null };
}

function awaited(table: TableState, seat: number, desk: Desk): Presence {
  const { open } = table.around!.chairs[seat]!;
  const words = say(open ? "table-open-seat" : "table-awaited");
  const invite = { label: say("table-invite"), run: () => void (desk.inviting = seat) };
  const sit = { label: say("table-sit-here"), run: () => void (desk.sitting = seat) };
  const canInvite = held(table.id)?.invites[seat] !== undefined;
  return { kind: "off", words, offer: canInvite ? invite : open && table.held.length === 0 ? sit : null };
}
