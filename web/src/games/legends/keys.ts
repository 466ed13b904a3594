// The keys of this game: digits raise a card of the hand, E ends the turn, Escape takes back (design.md, section 11).
import { settings } from "../../lib/settings.svelte";
import type { Turn } from "./turn.svelte";

/** The place of a card in the hand that a digit names; 0 is the tenth. */
export function cardAt(key: string): number | null {
  return /^\d$/.test(key) ? (Number(key) + 9) % 10 : null;
}

/** Whether a key is pressed for the board, and not for something else on the screen. */
function isForBoard(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return false;
  return !(event.target instanceof Element && event.target.closest("input, textarea, select, dialog, .talk, .sheet"));
}

export function pressed(event: KeyboardEvent, turn: Turn, hand: readonly string[]): void {
  if (turn.play.lookingBack || !isForBoard(event)) return;
  if (event.key === "Escape" && turn.chosen !== null) {
    turn.takeBack();
  } else if (settings.letterKeys && event.key.toLowerCase() === "e" && turn.at("end")[0]) {
    turn.act(turn.at("end")[0]!);
  } else {
    const card = hand[cardAt(event.key) ?? -1];
    if (!settings.letterKeys || card === undefined) return;
    turn.raise(`card:${card}`);
    document.querySelector<HTMLElement>(`.hand [data-thing="card:${card}"]`)?.focus();
  }
  event.preventDefault();
}
