// What the client knows of a game before anybody plays it; each game has a `manifest.ts` in its folder.
import type { Component } from "svelte";
import type { AnyPlay } from "../lib/board";

/** A game's screen; each game has views, actions, events and outlooks of its own. */
export type Board = Component<{ play: AnyPlay }>;

/** A picture that is a file of its own. */
export interface Painting {
  readonly file: string;
  /** What is seen of it where there is no room for all, and the colour before it is there. */
  readonly style: string;
}

export interface Manifest {
  /** Its screen, loaded when it is played. */
  readonly board: () => Promise<{ default: unknown }>;
  /** Its picture in the lobby; without one, it gets a quiet hedge. */
  readonly cover?: Component<{ wide: boolean }> | Painting;
  /** The sheet of its drawings, beyond those of the house. */
  readonly sheet?: string;
}
