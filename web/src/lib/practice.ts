// Practice: a copy of a finished game, from one moment on. The record stays as it was.
import type { Laid, NewSeat } from "../wire/messages";
import type { StepTold } from "./step";
import { layPractice } from "./api";
import { hold } from "./keys";

export const HERE = "here"; // people at this screen play the other seats too

/** Who plays in a practice: one seat is the viewer's, the others are for computers, or for people here. */
export interface Plan {
  seat: number;
  others: string; // the id of a computer player, or HERE
}

/** The computer player to practise with: a strong one that does not keep people waiting. */
export function usualPlayer(players: readonly string[]): string {
  return players.includes("sharp") ? "sharp" : (players[players.length >> 1] ?? HERE);
}

/** The seat that plays next after a step. */
export function seatAfter(story: readonly StepTold[], seq: number): number | null {
  return story.find((step) => step.seq > seq && step.seat !== null)?.seat ?? null;
}

export function seatsOf(names: readonly string[], { seat, others }: Plan): NewSeat[] {
  return names.map((name, number) => {
    const here = number === seat || others === HERE;
    return here ? { kind: "here", name } : { kind: "computer", name, player: others };
  });
}

/** Lay the copy, and keep the keys to its seats; the answer is its id. */
export async function practise(
  table: { id: string; game: string; title: string },
  seq: number,
  seats: NewSeat[],
): Promise<string> {
  const { id, keys } = await layPractice(table.id, { seq, seats });
  hold(id, {
    game: table.game,
    title: table.title,
    names: seats.map(({ name }) => name ?? ""),
    seats: secrets(keys, seats),
  });
  return id;
}

function secrets(keys: Laid["keys"], seats: readonly NewSeat[]): Record<number, string> {
  return Object.fromEntries(keys.flatMap((key, seat) => (key && seats[seat]?.kind === "here" ? [[seat, key]] : [])));
}
