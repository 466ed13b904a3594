// Written by `make docs` from the records of the server; never edited by hand.

/** The switches of a table, chosen before it is laid. */
export interface Options {
  events: boolean;
  young: boolean;
  first_seat: number;
  colours: Colour[];
}

/** The pawns, clockwise from the start corner at the top left. */
export type Colour = "blue" | "green" | "red" | "yellow";

/** The table as one seat sees it, or a spectator. */
export interface View {
  seat: number | null;
  options: Options;
  colours: Colour[];
  homes: Cell[];
  maze: Face[];
  spare: Face;
  pawns: Cell[];
  active: number;
  phase: Phase;
  forbidden: number | null;
  message: Message | null;
  second_half: boolean;
  cards_left: number[];
  found: Treasure[][];
  open_targets: number[];
  winner: number | null;
  targets: Treasure[];
  goes_home: boolean;
  unfound: Treasure[];
}

/** A place, counted from the top left. */
export type Cell = [number, number];

/** What everybody sees of a tile. */
export type Face = [Shape, number, Treasure | null];

/** The three shapes of a corridor. */
export type Shape = "I" | "L" | "T";

/** What people look for, in the order of the treasure ids (CL-CMP-11). */
export type Treasure = "bat" | "candelabra" | "chest" | "crown" | "dragon" | "genie" | "ghost" | "helmet" | "jewel" | "keys" | "lizard" | "map" | "moth" | "owl" | "purse" | "rat" | "ring" | "scarab" | "skull" | "sorceress" | "spellbook" | "spider" | "sword" | "troll";

/** What the turn has come to (docs/rules/classic.md, section 11.1). */
export type Phase = "event" | "extra" | "move" | "over" | "shift";

/** What can stand on the back of a tile (CL-EVT-2). */
export type Message = "double-shift" | "exchange" | "extra-turn" | "peek" | "swap" | "wall-pass";

/** A maze, the pawns in it, and a shortest way to each cell that the active pawn reaches. */
export interface Outlook {
  maze: Face[];
  spare: Face;
  pawns: Cell[];
  ways: Cell[][];
}

/** Push the spare in at an arrow. */
export interface Insert {
  do: "insert";
  arrow: number;
  rotation: number;
}

/** Walk to a cell; staying is walking to the cell where the pawn stands. */
export interface Walk {
  do: "walk";
  cell: Cell;
}

/** Exchange places with another pawn (CL-EVT-20). */
export interface Swap {
  do: "swap";
  seat: number;
}

/** Look for another of one's own treasures first (CL-EVT-28). */
export interface Exchange {
  do: "exchange";
  treasure: Treasure;
}

/** Look at the second card of one's own stack (CL-EVT-23). */
export interface Peek {
  do: "peek";
}

/** Leave a message unused (CL-EVT-6). */
export interface Skip {
  do: "skip";
}

/** The spare was pushed in, and a tile was expelled. */
export interface Inserted {
  event: "inserted";
  piece: number | null;
  arrow: number;
  tile: Face;
  expelled: Face;
  carried: Carried[];
  to?: number[] | null;
}

/** A piece came along with its tile, to this cell. */
export interface Carried {
  event: "carried";
  piece: number;
  cell: Cell;
  to?: number[] | null;
}

/** The expelled tile has a message on its back (CL-EVT-3). */
export interface MessageRead {
  event: "message-read";
  seat: number;
  message: Message;
  to?: number[] | null;
}

/** A message was left unused (CL-EVT-6). */
export interface Skipped {
  event: "skipped";
  seat: number;
  message: Message;
  to?: number[] | null;
}

/** Two pawns exchanged places (CL-EVT-20). */
export interface Swapped {
  event: "swapped";
  seat: number;
  other: number;
  to?: number[] | null;
}

/** A seat looked at its second card (CL-EVT-23); which one, only that seat is told. */
export interface Peeked {
  event: "peeked";
  seat: number;
  to?: number[] | null;
}

/** A seat chose another target (CL-EVT-28); which one, only that seat is told. */
export interface Exchanged {
  event: "exchanged";
  seat: number;
  to?: number[] | null;
}

/** A card was turned up for its owner alone. */
export interface TargetSeen {
  event: "target-seen";
  treasure: Treasure;
  to?: number[] | null;
}

/** A piece walked this way, from where it stood; a way of one cell means staying. */
export interface Walked {
  event: "walked";
  piece: number;
  path: Cell[];
  to?: number[] | null;
}

/** A target was found and its card turned up for all (CL-TRE-2). */
export interface Found {
  event: "found";
  seat: number;
  treasure: Treasure;
  to?: number[] | null;
}

/** A seat has found all of its treasures and must now go home (CL-END-1). */
export interface HomeCalled {
  event: "home-called";
  seat: number;
  to?: number[] | null;
}

/** The game is over (CL-END-2, CL-YNG-2). */
export interface Won {
  event: "won";
  seat: number;
  to?: number[] | null;
}

export type AnyAction = Insert | Walk | Swap | Exchange | Peek | Skip;

export type AnyEvent = Inserted | MessageRead | Skipped | Swapped | Peeked | Exchanged | TargetSeen | Walked | Found | HomeCalled | Won;
