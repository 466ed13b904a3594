// The games that this client can draw: a new one is one line here, and loads when it is played.
import type { Component } from "svelte";
import type { Play } from "../lib/board";

/** A game's screen; each game has views, actions, events and outlooks of its own. */
export type Board = Component<{ play: Play<any, any, any, any> }>;

export const BOARDS: Readonly<Record<string, () => Promise<{ default: Board }>>> = {
  classic: () => import("./classic/Board.svelte") as Promise<{ default: Board }>,
};
