// The games that this client draws: a new one is one line here, and loads when it is played.
import type { Component } from "svelte";
import type { Play } from "../lib/board";
import { layOut } from "../lib/sheets";
import chronicles from "./chronicles/sprites.svg";
import legends from "./legends/sprites.svg";
import team from "./team/sprites.svg";

/** A game's screen; each game has views, actions, events and outlooks of its own. */
export type Board = Component<{ play: Play<any, any, any, any> }>;
type Load = () => Promise<{ default: unknown }>;

/** The screen of each game, and the drawings that it has beyond those of the house. */
const BOARDS: Readonly<Record<string, readonly [Load, sheet?: string]>> = {
  classic: [() => import("./classic/Board.svelte")],
  team: [() => import("./team/Board.svelte"), team],
  chronicles: [() => import("./chronicles/Board.svelte"), chronicles],
  legends: [() => import("./legends/Board.svelte"), legends],
};

/** The screen of a game; one that nobody has drawn yet can be played from lists. */
export async function boardOf(game: string): Promise<Board> {
  const [load, sheet] = BOARDS[game] ?? [() => import("./Plain.svelte")];
  const [board] = await Promise.all([load(), sheet && layOut(sheet)]);
  return board.default as Board;
}
