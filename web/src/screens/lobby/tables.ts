// How a table is spoken of in the lobby.
import type { TableTold } from "../../wire/messages";
import { knows, say, sayList } from "../../lib/text.svelte";

export function gameName(game: string): string {
  return knows("game", game) ? say("game", {}, game) : game;
}

/** What is played at a table: the game, the pack where there is one, and whether it comes from a record. */
export function playedAt({ game, pack, imported }: TableTold): string {
  return [gameName(game), pack, imported && say("lobby-imported")].filter(Boolean).join(" · ");
}

/** Its title, or the names around it. */
export function titleOf(table: { title: string; names: readonly string[] }): string {
  const names = table.names.filter(Boolean);
  if (table.title) return table.title;
  return names.length ? say("lobby-untitled", { names: sayList(names) }) : say("lobby-unknown");
}

export function namesOf(table: TableTold): string[] {
  return table.chairs.map((chair) => chair.name);
}

export function awaited(table: TableTold): number {
  return table.chairs.filter((chair) => !chair.taken).length;
}

/** How it stands, in a sentence or two. */
export function stateOf(table: TableTold): string[] {
  const game = playedAt(table);
  if (table.outcome) return [say("lobby-state-finished", { game }), ending(table)].filter(Boolean);
  if (awaited(table)) return [say("lobby-state-waiting", { game, count: awaited(table) })];
  const asked = table.decision?.seats.map((seat) => table.chairs[seat]?.name ?? "") ?? [];
  return [say("lobby-state-playing", { game, names: sayList(asked) })];
}

function ending({ outcome, chairs, game }: TableTold): string {
  const key = `outcome-${outcome?.reason}`;
  const winner = chairs[outcome?.winners[0] ?? -1];
  return winner && knows(key, game) ? say(key, { seat: winner.name }, game) : "";
}
