// What the keys of the table do.
import type { Desk } from "./desk.svelte";
import { settings } from "./settings.svelte";
import { circumstancesOf, commandOf, type Command } from "./shortcuts";
import { turnInWords } from "./turn";

/** Do what a key asks for, if it asks the table for something. */
export function obey(event: KeyboardEvent, desk: Desk): void {
  if (event.defaultPrevented || desk.table.sight.curtain !== null) return;
  const { lookingBack } = desk.table;
  const command = commandOf(event, circumstancesOf(event, settings.letterKeys, lookingBack));
  if (command === null || (command === "escape" && !closeTopmost(desk))) return;
  event.preventDefault();
  if (command !== "escape") DOES[command](desk);
}

function closeTopmost(desk: Desk): boolean {
  const { composing, hints, proposals } = desk.table;
  if (hints.shown || hints.thinking) hints.dismiss();
  else if (proposals.ghost) proposals.lookAway();
  else if (composing.on) composing.cancel();
  else if (desk.tab !== "board") desk.open("board");
  else if (desk.table.lookingBack) desk.table.replay.live();
  else return false;
  return true;
}

const DOES: Record<Exclude<Command, "escape">, (desk: Desk) => unknown> = {
  undo: (desk) => desk.undo(),
  redo: (desk) => desk.redo(),
  log: (desk) => desk.toggle("log"),
  chat: (desk) => desk.toggle("chat"),
  rules: (desk) => desk.openRules(),
  hint: ({ table }) => table.hints.ask(),
  propose: ({ table }) => table.proposals.may && !table.busy && table.composing.begin(),
  turn: (desk) => desk.announce(turnInWords(desk.table)),
  "step-back": ({ table }) => table.replay.step(-1),
  "step-on": ({ table }) => table.replay.step(1),
  play: ({ table }) => table.replay.toggle(),
  first: ({ table }) => table.replay.go(0),
  live: ({ table }) => table.replay.live(),
  "landmark-back": ({ table }) => table.replay.jump(-1),
  "landmark-on": ({ table }) => table.replay.jump(1),
};
