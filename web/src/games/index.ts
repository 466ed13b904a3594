// The games that this client draws: a new one is one line here, and loads when it is played.
import type { Component } from "svelte";
import type { Play } from "../lib/board";

/** A game's screen; each game has views, actions, events and outlooks of its own. */
export type Board = Component<{ play: Play<any, any, any, any> }>;
type Load = () => Promise<{ default: unknown }>;

const BOARDS: Readonly<Record<string, Load>> = {
  classic: () => import("./classic/Board.svelte"),
  team: () => import("./team/Board.svelte"),
};

/** The screen of a game; one that nobody has drawn yet can be played from lists. */
export async function boardOf(game: string): Promise<Board> {
  const load = BOARDS[game] ?? (() => import("./Plain.svelte"));
  return (await load()).default as Board;
}
