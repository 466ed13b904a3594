// Laying the table of a lesson.
import type { LessonLaid } from "../wire/messages";
import { Refusal } from "./api";
import { hold } from "./keys";

/** Lay a table for a lesson, and keep the keys to its seats. */
export async function layLesson(game: string): Promise<LessonLaid> {
  const body = JSON.stringify({ game });
  const answer = await fetch("api/lessons", { method: "POST", headers: { "Content-Type": "application/json" }, body });
  if (!answer.ok) throw new Refusal("server-trouble", { status: answer.status }, "", answer.status);
  const laid = (await answer.json()) as LessonLaid;
  const mine = laid.keys.flatMap((key, seat) => (key === null ? [] : [[seat, key] as const]));
  hold(laid.id, { game, seats: Object.fromEntries(mine) });
  return laid;
}
