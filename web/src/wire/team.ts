// Written by `make docs` from the records of the server; never edited by hand.

/** The switches of a table, chosen before it is laid. */
export interface Options {
  mode: Mode;
  deal: Deal;
  spells: Spell[];
  first_seat: number;
  colours: Colour[];
}

/** How hard the game is (TM-GEN-3). */
export type Mode = "expert" | "intro" | "standard";

/** How spells come to the seats (TM-DEAL-3, TM-DEAL-4, TM-DEAL-5). */
export type Deal = "assigned" | "choose" | "random";

/** What a seat can cast, once in a turn (TM-CMP-7). */
export type Spell = "escape" | "push" | "rotate" | "switch" | "teleport" | "traverse";

/** The pawns, clockwise from the start corner at the top left. */
export type Colour = "blue" | "green" | "red" | "yellow";

/** The table as everybody sees it (TM-HID-1). */
export interface View {
  options: Options;
  colours: Colour[];
  homes: Cell[];
  maze: (Face | null)[];
  down: Cell[];
  revealed: Face | null;
  spare: Face;
  pawns: Cell[];
  boards: ([Treasure | null, Treasure | null])[];
  spells: Spell[][];
  spent: Spell[];
  spells_left: Spell[];
  active: number;
  phase: Phase;
  moves: number;
  gains: number;
  collected: Treasure[];
  page: PushPage | FlipPage | TeleportPage | null;
  pages: number[];
  pages_left: number;
  deck_left: number;
  deck: Treasure[];
  book: number[];
}

/** A place, counted from the top left. */
export type Cell = [number, number];

/** What everybody sees of a tile. */
export type Face = [Shape, number, Printed];

/** The three shapes of a corridor. */
export type Shape = "I" | "L" | "T";

/** Which tile it is, and what is printed on it. */
export type Printed = [number, Treasure | null, Marking | null];

/** What the team collects, in the order of the treasure ids (TM-CMP-13). */
export type Treasure = "amulet" | "candle" | "cauldron" | "dagger" | "doll" | "dragon-tooth" | "elephant" | "fan" | "key" | "lantern" | "magic-broom" | "magic-crystal" | "magic-hat" | "magic-wand" | "mandrake" | "mushroom" | "potion" | "runestone" | "scroll" | "shell" | "sickle" | "skull" | "urn" | "winged-shoes";

/** What names a tile without a treasure, for pages that flip it (TM-CMP-11). */
export type Marking = "flame" | "leaf" | "moon" | "star" | "sun" | "wave";

/** What the table waits for (docs/rules/team.md, section 15). */
export type Phase = "act" | "flip" | "over" | "pick";

/** The spare goes in as rubble (TM-DPUSH-1). */
export interface PushPage {
  effect: "push";
  arrow: number;
}

/** Two tiles turn to rubble (TM-DFLIP-1). */
export interface FlipPage {
  effect: "flip";
  treasure: Treasure;
  marking: Marking;
}

/** Two pawns are put on a corner (TM-DTEL-1). */
export interface TeleportPage {
  effect: "teleport";
  pawns: [Colour, Colour];
  to: Colour;
}

/** A maze, the pawns in it, and where each of them could walk. */
export interface Outlook {
  maze: (Face | null)[];
  down: Cell[];
  spare: Face;
  pawns: Cell[];
  ways: PawnWay[][];
  finds: Treasure[][];
  way: PawnWay | null;
}

/** A way from a pawn to a cell; staying is a way of one. */
export interface PawnWay {
  path: Cell[];
  spell: Spell | null;
  leap: number | null;
}

/** Choose one of the spells that are left (TM-DEAL-4). */
export interface PickSpell {
  do: "pick-spell";
  spell: Spell;
}

/** Push the spare in at an arrow. */
export interface Insert {
  do: "insert";
  arrow: number;
  rotation: number;
}

/** Cast Rotate: a tile is turned where it lies (TM-ROT-1). */
export interface Rotate {
  do: "rotate";
  cell: Cell;
  rotation: number;
}

/** Cast Switch: two neighbouring tiles change places (TM-SW-1). */
export interface Switch {
  do: "switch";
  cell: Cell;
  side: Side;
}

/** The sides of a cell, clockwise; north is towards the first row. */
export type Side = "east" | "north" | "south" | "west";

/** Walk to a cell; staying is walking to the cell where the pawn stands. */
export interface Walk {
  do: "walk";
  cell: Cell;
}

/** Walk to a cell with a spell that is cast on the way (TM-TURN-5). */
export interface WalkWith {
  do: "walk-with";
  spell: Spell;
  walk: Walk;
}

/** Turn up the tile under one's own pawn (TM-DOWN-1). */
export interface FlipUp {
  do: "flip-up";
  rotation: number;
}

/** Hand the book on (TM-TURN-8). */
export interface EndTurn {
  do: "end-turn";
}

/** A seat has a spell beside Push (TM-DEAL-3, TM-DEAL-5). */
export interface SpellDealt {
  event: "spell-dealt";
  seat: number;
  spell: Spell;
  to?: number[] | null;
}

/** A seat chose a spell (TM-DEAL-4). */
export interface SpellPicked {
  event: "spell-picked";
  seat: number;
  spell: Spell;
  to?: number[] | null;
}

/** A treasure card came onto a board, for all to see (TM-SET-7, TM-ENDT-1). */
export interface CardDrawn {
  event: "card-drawn";
  seat: number;
  treasure: Treasure;
  to?: number[] | null;
}

/** A page of the book was turned and read (TM-TURN-1); so many are left. */
export interface PageRead {
  event: "page-read";
  seat: number;
  page: number;
  left: number;
  to?: number[] | null;
}

/** The spare went in as rubble, and a tile was expelled (TM-DPUSH-1). */
export interface BookPushed {
  event: "book-pushed";
  arrow: number;
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

/** So many tiles turned to rubble where they lay (TM-DFLIP-1). */
export interface Buried {
  event: "buried";
  count: number;
  to?: number[] | null;
}

/** The tile under a pawn was pushed out or turned down (TM-DPUSH-4, TM-DFLIP-4). */
export interface SentHome {
  event: "sent-home";
  seat: number;
  cell: Cell;
  to?: number[] | null;
}

/** A page put a pawn on a corner (TM-DTEL-1). */
export interface Teleported {
  event: "teleported";
  seat: number;
  cell: Cell;
  to?: number[] | null;
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

/** Rotate was cast (TM-ROT-1). */
export interface Rotated {
  event: "rotated";
  seat: number;
  cell: Cell;
  tile: Face;
  to?: number[] | null;
}

/** Switch was cast (TM-SW-1). */
export interface Switched {
  event: "switched";
  seat: number;
  cell: Cell;
  beside: Cell;
  carried: Carried[];
  to?: number[] | null;
}

/** A piece walked this way, from where it stood; a way of one cell means staying. */
export interface Walked {
  event: "walked";
  piece: number;
  path: Cell[];
  to?: number[] | null;
}

/** A pawn walked with a spell (TM-TURN-5). */
export interface WalkedWith {
  event: "walked-with";
  spell: Spell;
  leap: number;
  walked: Walked;
  to?: number[] | null;
}

/** What lies under rubble is seen by all (TM-DOWN-1). */
export interface Uncovered {
  event: "uncovered";
  seat: number;
  cell: Cell;
  tile: Face;
  to?: number[] | null;
}

/** Rubble was cleared, and the tile lies like this (TM-DOWN-2). */
export interface TurnedUp {
  event: "turned-up";
  seat: number;
  cell: Cell;
  tile: Face;
  to?: number[] | null;
}

/** A seat collected a treasure of its own board (TM-TRE-1); the team has so many now. */
export interface Collected {
  event: "collected";
  seat: number;
  treasure: Treasure;
  count: number;
  to?: number[] | null;
}

/** A seat collected a treasure of another board (TM-TRE-7). */
export interface Helped {
  event: "helped";
  seat: number;
  other: number;
  treasure: Treasure;
  count: number;
  to?: number[] | null;
}

/** A seat handed the book on (TM-ENDT-3). */
export interface TurnEnded {
  event: "turn-ended";
  seat: number;
  to?: number[] | null;
}

/** The team has all treasures (TM-WIN-1). */
export interface Won {
  event: "won";
  count: number;
  left: number;
  to?: number[] | null;
}

/** The book has come to its end (TM-WIN-2). */
export interface Lost {
  event: "lost";
  count: number;
  to?: number[] | null;
}

export type AnyAction = PickSpell | Insert | Rotate | Switch | Walk | WalkWith | FlipUp | EndTurn;

export type AnyEvent = SpellDealt | SpellPicked | CardDrawn | PageRead | BookPushed | Buried | SentHome | Teleported | Inserted | Rotated | Switched | Walked | WalkedWith | Uncovered | TurnedUp | Collected | Helped | TurnEnded | Won | Lost;
