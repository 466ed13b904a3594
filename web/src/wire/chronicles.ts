// Written by `make docs` from the records of the server; never edited by hand.

/** The switches of a table, chosen before it is laid. */
export interface Options {
  sheet: Sheet;
  scenario: Scenario;
  modifications: Modification[];
  characters: number;
  heroes: Hero[];
  corners: Hero[];
  speaker: number;
  pack: string;
}

/** A campaign between two games. */
export interface Sheet {
  kind: SheetKind;
  games: number;
  skipped: boolean;
  stash: number;
  nails: number[];
  slots: (string | null)[];
  boxes: string[];
  quests: string[];
  chapters: number;
  track: number;
  goblins: string[];
  scrolls: string[];
  rituals: string[];
  scripts: number[];
  eased: Modification[];
  challenged: Modification[] | null;
  journal: JournalGame[];
  lying: Lying | null;
  result: Result | null;
  score: number | null;
}

/** The regular sheet, or the one that names no buildings (CH-NGP). */
export type SheetKind = "plus" | "regular";

/** What makes games easier or harder (CH-EASY, CH-CHAL). */
export type Modification = "challenging-adventure" | "discount-spree" | "focused-mind" | "greedy-merchants" | "hard-working-villagers" | "limited-scrolls" | "not-so-pesky-goblins" | "one-way-paths" | "things-happen-so-fast" | "time-manipulation" | "tough-goblins";

/** A game in the journal of a campaign. */
export interface JournalGame {
  scenario: Scenario;
  cause: string;
  heroes: Hero[];
  turns: number;
  held: number;
  looted: number;
  crystals: number;
  chapter: number | null;
  quests: string[];
  boxes: string[];
  scripts: number[];
  modifications: Modification[];
}

/** What is played (CH-FIN-1). */
export type Scenario = "final" | "standard";

/** The Characters; they have no ability of their own. */
export type Hero = "demetris" | "miranda" | "ollie" | "roger";

/** The maze as the previous game left it (CH-SETUP-E1). */
export interface Lying {
  maze: Maze;
  spare: Tile;
  corners: Hero[];
}

/** The tiles on the board, in reading order. */
export interface Maze {
  tiles: Tile[];
}

/** A tile in the maze, or the spare. The rules know by its id what else is printed on it. */
export type Tile = [Shape, number, number];

/** The three shapes of a corridor. */
export type Shape = "I" | "L" | "T";

/** How a campaign ended (CH-S-11, CH-S-12). */
export type Result = "lost" | "won";

/** The table as everybody sees it (CH-VIS-1). */
export interface View {
  options: Options;
  sheet: Sheet;
  stage: Stage;
  maze: Maze;
  spare: Tile;
  pieces: Piece[];
  active: number;
  turn: number;
  starts: Cell[];
  todo: (Do | Resolving | Walking | Looting | Rerolling | Flying | SteppingIn | Heading | Ordering | Drawing | PuttingAway | Soothing | Ending | Choosing | Picking | PlacingCorners | NamingFirst | Deciding | NamingNext | Opening | Shopping | Repairing | KeepingRituals | Leaving)[];
  portals: (Portal | null)[];
  echoes: Echo[];
  looters: Cell[];
  wardens: Cell[];
  dragon: Cell | null;
  snares: Cell[];
  blooms: Cell[];
  wisps: Cell[];
  beside: Beside;
  items: KnownDeck;
  events: KnownDeck;
  discarded: string[];
  folk: string[];
  looted: string[];
  offered: string[];
  skills: Skill[];
  scrolls: string[];
  borrowed: string[];
  assigned: [string, number][];
  focus: string | null;
  dice: string[];
  crystals: number;
  quests: WishProgress[];
  objectives: WishProgress[];
  pile: ObjectiveKind[];
  rituals: WishProgress[];
  standing: RuleInForce[];
  log: Logged[];
  moved: boolean;
  shifted: boolean;
  hushed: [number, string][];
  reserved: [number, string][];
  halts: [number, Halting][];
  cause: string | null;
  scripts: number[];
  ahead: Scenario | null;
  magnets: string[];
}

/** Where a game stands. */
export type Stage = "action" | "end" | "labyrinth" | "over" | "setup";

/** A Character in the maze. */
export interface Piece {
  hero: Hero;
  seat: number;
  cell: Cell;
  items: string[];
}

/** A place, counted from the top left. */
export type Cell = [number, number];

/** A step that needs no answer. */
export interface Do {
  task: "do";
  step: Routine;
}

/** What happens by itself: steps that need no answer. */
export type Routine = "act" | "begin" | "buildings" | "close" | "count" | "dice" | "lay" | "leave" | "roll" | "shop" | "turn-end";

/** Effects, in order. */
export interface Resolving {
  task: "resolving";
  effects: (GrantMove | Shift | RotateTiles | SwapTwo | PutFigure | Looter | Warden | KnockOut | Collect | Crystals | Glass | RerollDice | Deck | PlaceSnare | PreventLooting | TemporaryRule | Borrow | GiveBack | Recover | Uncheck | Fly | Each | Either | Maybe | Instead)[];
  context: Context;
}

/** A Move (CH-MOVE). */
export interface GrantMove {
  effect: "move";
  who: Who;
  most: number | null;
  nowalls: boolean;
  charge: boolean;
  inside: boolean;
}

/** Which Character. */
export type Who = "active" | "any" | "each" | "self";

/** The maze shifts (CH-SHIFT). */
export interface Shift {
  effect: "shift";
  mode: ShiftMode;
  count: number;
  who: Who;
}

/** Who decides about a Shift. */
export type ShiftMode = "choice" | "random" | "slide";

/** Movable tiles get any orientation: the tile of the user's Character, or any ones. */
export interface RotateTiles {
  effect: "rotate";
  count: number;
  anywhere: boolean;
}

/** Two things change places. */
export interface SwapTwo {
  effect: "swap";
  what: SwapKind;
}

/** What changes places. */
export type SwapKind = "figures" | "portal" | "tiles";

/** A figure is put on a tile: no Move, nothing is entered, collected or knocked out. */
export interface PutFigure {
  effect: "put";
  who: Figure;
  where: Where;
  without: Bar[];
}

/** Who is put somewhere. */
export type Figure = "each" | "goblin" | "self";

/** Where something may be put. */
export type Where = "anywhere" | "line" | "start";

/** What must not be on a tile on which something is put. */
export type Bar = "character" | "dragon" | "portal" | "warden";

/** A Looter comes or loots. */
export interface Looter {
  effect: "looter";
  deed: LooterDeed;
  colour: WhichPortal;
}

/** What a Looter does. */
export type LooterDeed = "activate" | "loot" | "place";

/** Which Portal a Looter goes to. */
export type WhichPortal = "dragon" | "each" | "next" | "random";

/** Wardens patrol, or one is placed. */
export interface Warden {
  effect: "warden";
  deed: WardenDeed;
  number: number;
}

/** What Wardens do. */
export type WardenDeed = "anchor" | "near-active" | "near-dragon" | "patrol";

/** Goblins are knocked out (CH-ENM-2). */
export interface KnockOut {
  effect: "knock-out";
  foe: WhichGoblins;
  where: KnockOutRange;
  count: number | null;
  fewer: boolean;
}

/** Which Goblins. */
export type WhichGoblins = "goblin" | "looter";

/** Where Goblins are knocked out. */
export type KnockOutRange = "around" | "line" | "maze";

/** A Character of the user's choice collects from a Portal in its row or column. */
export interface Collect {
  effect: "collect";
}

/** The group gets Crystals for this game, or loses some. */
export interface Crystals {
  effect: "crystals";
  count: number;
}

/** Hourglasses come or go. */
export interface Glass {
  effect: "glass";
  deed: GlassDeed;
}

/** What happens to Hourglasses. */
export type GlassDeed = "add" | "add-empty" | "take-all" | "take-each" | "take-one";

/** Dice that are not resolved are rolled again. */
export interface RerollDice {
  effect: "reroll";
  most: number | null;
}

/** A deck is looked at, or drawn from. */
export interface Deck {
  effect: "deck";
  deed: DeckDeed;
  items: boolean;
  count: number;
}

/** What happens to a deck. */
export type DeckDeed = "event" | "order" | "search" | "sort";

/** A snare from beside the board is put on the tile of the user's Character. */
export interface PlaceSnare {
  effect: "snare";
}

/** The looting that is about to happen does not happen. */
export interface PreventLooting {
  effect: "guard";
}

/** A rule comes into force for a while. */
export interface TemporaryRule {
  effect: "rule";
  flag: Flag;
  until: Until;
  number: number;
}

/** A rule that holds for a while. */
export type Flag = "dragon-calm" | "goblins-stop" | "step-cap";

/** How long it holds. */
export type Until = "next" | "turn";

/** A Scroll of a kind that the shop still has is taken for this game. */
export interface Borrow {
  effect: "borrow";
}

/** An owned Scroll goes back to the shop. */
export interface GiveBack {
  effect: "give-back";
}

/** Looted Items go to a Character of the user's choice. */
export interface Recover {
  effect: "recover";
  count: number;
}

/** A Ritual loses a Checkmark. */
export interface Uncheck {
  effect: "uncheck";
}

/** The Dragon flies (CH-FIN-10). */
export interface Fly {
  effect: "fly";
}

/** Effects happen for each of these. */
export interface Each {
  effect: "for-each";
  of: Those;
  effects: (GrantMove | Shift | RotateTiles | SwapTwo | PutFigure | Looter | Warden | KnockOut | Collect | Crystals | Glass | RerollDice | Deck | PlaceSnare | PreventLooting | TemporaryRule | Borrow | GiveBack | Recover | Uncheck | Fly | Each | Either | Maybe | Instead)[];
}

/** What a loop goes over; the list is fixed when it starts. */
export type Those = "characters" | "characters-in-dragon-line" | "portals-with-looter" | "portals-without-looter";

/** The user picks one of these. */
export interface Either {
  effect: "either";
  options: ((GrantMove | Shift | RotateTiles | SwapTwo | PutFigure | Looter | Warden | KnockOut | Collect | Crystals | Glass | RerollDice | Deck | PlaceSnare | PreventLooting | TemporaryRule | Borrow | GiveBack | Recover | Uncheck | Fly | Each | Either | Maybe | Instead)[])[];
}

/** The user may decline this. */
export interface Maybe {
  effect: "maybe";
  effects: (GrantMove | Shift | RotateTiles | SwapTwo | PutFigure | Looter | Warden | KnockOut | Collect | Crystals | Glass | RerollDice | Deck | PlaceSnare | PreventLooting | TemporaryRule | Borrow | GiveBack | Recover | Uncheck | Fly | Each | Either | Maybe | Instead)[];
}

/** Where the first cannot be carried out, the other is. */
export interface Instead {
  effect: "instead";
  effects: (GrantMove | Shift | RotateTiles | SwapTwo | PutFigure | Looter | Warden | KnockOut | Collect | Crystals | Glass | RerollDice | Deck | PlaceSnare | PreventLooting | TemporaryRule | Borrow | GiveBack | Recover | Uncheck | Fly | Each | Either | Maybe | Instead)[];
  otherwise: (GrantMove | Shift | RotateTiles | SwapTwo | PutFigure | Looter | Warden | KnockOut | Collect | Crystals | Glass | RerollDice | Deck | PlaceSnare | PreventLooting | TemporaryRule | Borrow | GiveBack | Recover | Uncheck | Fly | Each | Either | Maybe | Instead)[];
}

/** For whom and by which card effects happen. */
export interface Context {
  card: string;
  hero: number | null;
  seat: number | null;
  subject: number | null;
  colour: PortalColour | null;
}

/** The colours of Portals, in their order (CH-BRD-9). */
export type PortalColour = "blue" | "purple" | "red" | "yellow";

/** CH-DP-10: a Move under way, paused where the Character stands. */
export interface Walking {
  task: "walking";
  hero: number;
  most: number | null;
  nowalls: boolean;
  charge: boolean;
  declinable: boolean;
  entered: Cell[];
  paused: Cell[];
  context: Context | null;
}

/** CH-DP-8: a Looter is about to loot; holders may prevent it. */
export interface Looting {
  task: "looting";
  colour: PortalColour;
  passed: number[];
}

/** CH-DP-7: dice lie there, unresolved; holders may roll them again. */
export interface Rerolling {
  task: "rerolling";
  passed: number[];
  flight: boolean;
}

/** CH-FIN-10: the Dragon flies where its die says; `dice` lay there unresolved before. */
export interface Flying {
  task: "flying";
  dice: string[];
}

/** CH-DP-35: seats that have asked for it may use something now. */
export interface SteppingIn {
  task: "stepping-in";
  before: Halting;
  passed: number[];
}

/** Before what a seat may ask to be stopped (CH-DP-35). */
export type Halting = "event" | "step";

/** CH-DP-35: a Move that goes on step by step, because somebody wants to be stopped. */
export interface Heading {
  task: "heading";
  walk: Walking;
  cell: Cell;
  ends: boolean;
}

/** CH-DP-5: the active player says which die comes first. */
export interface Ordering {
  task: "ordering";
}

/** CH-EVT-1: the top Event is drawn and resolved; CH-CHAL-5: so many of them. */
export interface Drawing {
  task: "drawing";
  count: number;
}

/** CH-EVT-2 to CH-EVT-4: an Event was resolved. */
export interface PuttingAway {
  task: "putting-away";
  card: string;
}

/** CH-DP-18: what is offered at a Soothe. */
export interface Soothing {
  task: "soothing";
  hero: number;
  used: string[];
}

/** CH-MOVE-8: the steps at the end of a Move, from this one on. */
export interface Ending {
  task: "ending";
  walk: Walking;
  step: number;
}

/** CH-DP-11: one parameter of an effect; `picked` are those before it. */
export interface Choosing {
  task: "choosing";
  effect: GrantMove | Shift | RotateTiles | SwapTwo | PutFigure | Looter | Warden | KnockOut | Collect | Crystals | Glass | RerollDice | Deck | PlaceSnare | PreventLooting | TemporaryRule | Borrow | GiveBack | Recover | Uncheck | Fly | Each | Either | Maybe | Instead;
  context: Context;
  picked: string[];
  left: number;
}

/** CH-DP-1: a seat takes a Character. */
export interface Picking {
  task: "picking";
  seat: number;
}

/** CH-DP-2: the group puts the corner tiles. */
export interface PlacingCorners {
  task: "placing-corners";
}

/** CH-DP-3: the group says who begins. */
export interface NamingFirst {
  task: "naming-first";
}

/** CH-DP-4: a choice of a SETUP text: a decree, a focused building, the owner of a Scroll. */
export interface Deciding {
  task: "deciding";
  what: string;
  cards: string[];
}

/** CH-DP-12: the group says who takes the next turn. */
export interface NamingNext {
  task: "naming-next";
}

/** CH-DP-13: boxes that are to be opened. */
export interface Opening {
  task: "opening";
  boxes: string[];
}

/** CH-DP-14: the shop is open. */
export interface Shopping {
  task: "shopping";
}

/** CH-DP-15: the Nails of a slot are filled. */
export interface Repairing {
  task: "repairing";
  slot: number;
}

/** CH-DP-16: Rituals that stay completed. */
export interface KeepingRituals {
  task: "keeping-rituals";
}

/** CH-DP-17: how the campaign goes on. */
export interface Leaving {
  task: "leaving";
}

/** A Portal, and the Item on its space of the Portal board. */
export type Portal = [Cell, string];

/** An Echo: the tile on which the Portal of an Item will open. */
export type Echo = [string, Cell];

/** Tokens that lie beside the board. */
export interface Beside {
  snares: number;
  pennies: number;
  wisps: number;
}

/** A deck, as far as it is known (CH-VIS-2, CH-VIS-3). */
export interface KnownDeck {
  top: string[];
  unseen: string[];
  bottom: string[];
}

/** A Skill that lies on the table. */
export type Skill = [string, number | null, number];

/** A Quest, an Objective or a Ritual that lies on the table. */
export interface WishProgress {
  id: string;
  checks: number;
  paid: number;
  done: boolean;
  hero: number | null;
  since: number;
  item: string;
  turn: number;
  given: string[];
}

/** The kinds of Objectives, one for each building (CH-OBJ-2). */
export type ObjectiveKind = "bloom" | "blueprint" | "bounty" | "decree" | "gleam" | "merchant" | "order" | "riddle" | "scene" | "trophy" | "wisp";

/** A temporary rule that holds now. */
export interface RuleInForce {
  flag: Flag;
  until: Until;
  hero: number;
  number: number;
}

/** Something that happened in this game, for conditions. */
export type Logged = [Remembered, number, number | null, string, Via | null, PortalColour | null, Cell | null];

/** What the log of a game remembers (content, section 1.3). */
export type Remembered = "collect" | "ko" | "loot" | "move-end" | "objective" | "scroll" | "snare" | "take" | "use";

/** How an Item was collected (CH-COL-1), and what was knocked out. */
export type Via = "appear" | "effect" | "looter" | "move" | "warden";

/** A maze with everything in it, and where each Character could walk. */
export interface Outlook {
  maze: Maze;
  spare: Tile;
  pieces: Cell[];
  portals: (Portal | null)[];
  echoes: Echo[];
  looters: Cell[];
  wardens: Cell[];
  dragon: Cell | null;
  tokens: [string, Cell][];
  ways: Cell[][][];
  finds: string[][];
  events: (GameBegan | Picked | CornersPut | FirstNamed | PortalOpened | ObjectiveRevealed | ScrollAssigned | FocusNamed | TurnBegan | NextNamed | DiceRolled | DieResolved | EventDrawn | EventPutAway | FolkCame | TurnEnded | RuleSet | Inserted | Slid | TileTurned | TilesSwapped | Walked | Paused | FigurePut | PortalMoved | PortalClosed | ItemCollected | ItemLooted | ItemRecovered | LooterCame | LootPrevented | SnareLaid | SnareSprung | TokenPut | TokenTaken | KnockedOut | WardenCame | WardensPatrolled | CardUsed | GlassSet | CrystalsGained | CardsSeen | CardsOrdered | ScrollBorrowed | ScrollReturned | QuestChecked | QuestCompleted | ObjectivePaid | RitualChecked | RitualCompleted | DragonSoothed | OfferingMade | DragonFlew | GameEnded | BoxOpened | ChapterCompleted | StashFilled | TrackMarked | StashLost | ScriptRead | CardsAdded | NailFilled | ScrollBought | BuildingRepaired | RitualsKept | PartySetOut | CampaignSaved | CampaignEnded)[];
  sure: boolean;
  path: Cell[];
  collected: string[];
}

/** A game of a campaign begins. */
export interface GameBegan {
  event: "game-began";
  number: number;
  scenario: Scenario;
  to?: number[] | null;
}

/** A seat took a Character (CH-SETUP-15). */
export interface Picked {
  event: "picked";
  seat: number;
  hero: Hero;
  to?: number[] | null;
}

/** The corner tiles lie, clockwise from the top left (CH-SETUP-2). */
export interface CornersPut {
  event: "corners-put";
  heroes: Hero[];
  to?: number[] | null;
}

/** The group said who begins (CH-SETUP-17). */
export interface FirstNamed {
  event: "first-named";
  hero: Hero;
  to?: number[] | null;
}

/** A Portal opened on the tile of an Echo (CH-SETUP-7, CH-COL-7). */
export interface PortalOpened {
  event: "portal-opened";
  colour: PortalColour;
  cell: Cell;
  item: string;
  to?: number[] | null;
}

/** An Objective lies open (CH-OBJ-1). */
export interface ObjectiveRevealed {
  event: "objective-revealed";
  card: string;
  hero: Hero | null;
  item: string | null;
  to?: number[] | null;
}

/** A Scroll is for one Character alone (CH-CHAL-6). */
export interface ScrollAssigned {
  event: "scroll-assigned";
  card: string;
  hero: Hero;
  to?: number[] | null;
}

/** Only the Quests of one building can be completed (CH-CHAL-4). */
export interface FocusNamed {
  event: "focus-named";
  building: string;
  to?: number[] | null;
}

/** A turn begins (CH-TURN-1). */
export interface TurnBegan {
  event: "turn-began";
  hero: Hero;
  turn: number;
  to?: number[] | null;
}

/** The group said who takes the next turn (CH-EASY-2). */
export interface NextNamed {
  event: "next-named";
  hero: Hero;
  to?: number[] | null;
}

/** Dice were rolled, perhaps again by a card (CH-LAB-1, CH-LAB-6). */
export interface DiceRolled {
  event: "dice-rolled";
  faces: string[];
  card: string | null;
  to?: number[] | null;
}

/** A die is resolved (CH-LAB-4). */
export interface DieResolved {
  event: "die-resolved";
  face: string;
  to?: number[] | null;
}

/** An Event was drawn (CH-EVT-1). */
export interface EventDrawn {
  event: "event-drawn";
  card: string;
  to?: number[] | null;
}

/** An Event was resolved (CH-EVT-2 to CH-EVT-4). */
export interface EventPutAway {
  event: "event-put-away";
  card: string;
  after: After;
  to?: number[] | null;
}

/** Where an Event goes (CH-EVT-2 to CH-EVT-4). */
export type After = "bottom" | "discard" | "shuffle";

/** A Fairy Folk card was drawn, and lies open (CH-FF-2). */
export interface FolkCame {
  event: "folk-came";
  card: string;
  to?: number[] | null;
}

/** A turn is over (CH-TURN-3). */
export interface TurnEnded {
  event: "turn-ended";
  hero: Hero;
  to?: number[] | null;
}

/** A rule holds for a while. */
export interface RuleSet {
  event: "rule-set";
  flag: Flag;
  until: Until;
  number: number;
  to?: number[] | null;
}

/** The spare was pushed in, and a tile was expelled. */
export interface Inserted {
  event: "inserted";
  piece: Hero | null;
  arrow: number;
  tile: Face;
  expelled: Face;
  carried: Carried[];
  to?: number[] | null;
}

/** What everybody sees of a tile. */
export type Face = [Shape, number, null];

/** A piece came along with its tile, to this cell. */
export interface Carried {
  event: "carried";
  piece: Hero;
  cell: Cell;
  to?: number[] | null;
}

/** The lines of a side rotated by one. */
export interface Slid {
  event: "slid";
  side: BoardSide;
  to?: number[] | null;
}

/** The sides of the board, in the order of their arrows (CH-BRD-1, CH-BRD-6). */
export type BoardSide = "E" | "N" | "S" | "W";

/** A tile was turned. */
export interface TileTurned {
  event: "tile-turned";
  cell: Cell;
  rotation: number;
  to?: number[] | null;
}

/** Two tiles changed places. */
export interface TilesSwapped {
  event: "tiles-swapped";
  cell: Cell;
  other: Cell;
  to?: number[] | null;
}

/** A piece walked this way, from where it stood; a way of one cell means staying. */
export interface Walked {
  event: "walked";
  piece: Hero;
  path: Cell[];
  to?: number[] | null;
}

/** A Character walked, and its Move goes on from there (CH-DP-10). */
export interface Paused {
  event: "paused";
  walked: Walked;
  to?: number[] | null;
}

/** A figure was put on a tile. */
export interface FigurePut {
  event: "figure-put";
  figure: string;
  cell: Cell;
  start: Cell;
  to?: number[] | null;
}

/** A Portal and an Echo changed tiles. */
export interface PortalMoved {
  event: "portal-moved";
  colour: PortalColour;
  cell: Cell;
  item: string;
  to?: number[] | null;
}

/** A Portal left the maze (CH-COL-5). */
export interface PortalClosed {
  event: "portal-closed";
  colour: PortalColour;
  to?: number[] | null;
}

/** A Character collected an Item (CH-COL-3). */
export interface ItemCollected {
  event: "item-collected";
  hero: Hero;
  item: string;
  colour: PortalColour;
  via: Via;
  to?: number[] | null;
}

/** A Looter took an Item (CH-COL-4). */
export interface ItemLooted {
  event: "item-looted";
  item: string;
  colour: PortalColour;
  cell: Cell;
  to?: number[] | null;
}

/** A looted Item came back. */
export interface ItemRecovered {
  event: "item-recovered";
  item: string;
  hero: Hero;
  to?: number[] | null;
}

/** A Looter was put on the tile of a Portal (CH-LOOT-2). */
export interface LooterCame {
  event: "looter-came";
  colour: PortalColour;
  cell: Cell;
  start: Cell | null;
  to?: number[] | null;
}

/** A looting did not happen. */
export interface LootPrevented {
  event: "loot-prevented";
  colour: PortalColour;
  card: string;
  to?: number[] | null;
}

/** A snare was laid. */
export interface SnareLaid {
  event: "snare-laid";
  hero: Hero;
  cell: Cell;
  to?: number[] | null;
}

/** A snare caught Goblins: all Looters there, or the Warden that came. */
export interface SnareSprung {
  event: "snare-sprung";
  cell: Cell;
  foe: Via;
  to?: number[] | null;
}

/** A token was put on a tile. */
export interface TokenPut {
  event: "token-put";
  token: string;
  cell: Cell;
  to?: number[] | null;
}

/** A Character took tokens of a tile. */
export interface TokenTaken {
  event: "token-taken";
  token: string;
  hero: Hero;
  cell: Cell;
  count: number;
  to?: number[] | null;
}

/** A Goblin was knocked out (CH-ENM-2). */
export interface KnockedOut {
  event: "knocked-out";
  foe: Via;
  cell: Cell;
  hero: Hero | null;
  to?: number[] | null;
}

/** A Warden was placed (CH-WRD-5). */
export interface WardenCame {
  event: "warden-came";
  cell: Cell;
  to?: number[] | null;
}

/** The Wardens advanced (CH-WRD-4). */
export interface WardensPatrolled {
  event: "wardens-patrolled";
  cells: Cell[];
  to?: number[] | null;
}

/** Somebody used a Skill, Scroll, token or Fairy Folk card (CH-ACT-3). */
export interface CardUsed {
  event: "card-used";
  card: string;
  seat: number;
  hero: Hero | null;
  to?: number[] | null;
}

/** Hourglasses came to a Skill, or left it. */
export interface GlassSet {
  event: "glass-set";
  card: string;
  glass: number;
  hero: Hero | null;
  to?: number[] | null;
}

/** A card brought Crystals, or took them. */
export interface CrystalsGained {
  event: "crystals-gained";
  count: number;
  card: string;
  to?: number[] | null;
}

/** Cards of a deck were looked at (CH-VIS-3). */
export interface CardsSeen {
  event: "cards-seen";
  cards: string[];
  items: boolean;
  to?: number[] | null;
}

/** The cards that were looked at went back. */
export interface CardsOrdered {
  event: "cards-ordered";
  top: string[];
  bottom: string[];
  items: boolean;
  to?: number[] | null;
}

/** A Scroll is borrowed for this game. */
export interface ScrollBorrowed {
  event: "scroll-borrowed";
  card: string;
  to?: number[] | null;
}

/** A Scroll went back to the shop. */
export interface ScrollReturned {
  event: "scroll-returned";
  card: string;
  to?: number[] | null;
}

/** A Quest has come further (CH-QST-2). */
export interface QuestChecked {
  event: "quest-checked";
  quest: string;
  checks: number;
  to?: number[] | null;
}

/** A Quest is completed (CH-QST-3). */
export interface QuestCompleted {
  event: "quest-completed";
  quest: string;
  to?: number[] | null;
}

/** An Objective paid (CH-OBJ-3). */
export interface ObjectivePaid {
  event: "objective-paid";
  card: string;
  count: number;
  hero: Hero | null;
  to?: number[] | null;
}

/** A Ritual got a Checkmark, or lost one (CH-FIN-8). */
export interface RitualChecked {
  event: "ritual-checked";
  ritual: string;
  checks: number;
  to?: number[] | null;
}

/** A Ritual is completed (CH-FIN-3). */
export interface RitualCompleted {
  event: "ritual-completed";
  ritual: string;
  to?: number[] | null;
}

/** A Character soothed the Dragon (CH-FIN-8). */
export interface DragonSoothed {
  event: "dragon-soothed";
  hero: Hero;
  to?: number[] | null;
}

/** An Item or a Scroll was offered to a Ritual (CH-FIN-9). */
export interface OfferingMade {
  event: "offered";
  ritual: string;
  card: string;
  to?: number[] | null;
}

/** The Dragon flew (CH-FIN-10). */
export interface DragonFlew {
  event: "dragon-flew";
  face: string;
  cell: Cell;
  to?: number[] | null;
}

/** The game is over (CH-END). */
export interface GameEnded {
  event: "game-ended";
  cause: string;
  held: number;
  looted: number;
  crystals: number;
  to?: number[] | null;
}

/** A box was opened (CH-BLD-6, CH-BLD-8). */
export interface BoxOpened {
  event: "box-opened";
  building: string;
  box: number;
  to?: number[] | null;
}

/** A Chapter is completed (CH-CHAP-2). */
export interface ChapterCompleted {
  event: "chapter-completed";
  chapter: number;
  to?: number[] | null;
}

/** Crystals went into the stash (CH-END-7). */
export interface StashFilled {
  event: "stash-filled";
  count: number;
  stash: number;
  to?: number[] | null;
}

/** The Goblins marked a space of their track (CH-TRK-2). */
export interface TrackMarked {
  event: "track-marked";
  space: number;
  to?: number[] | null;
}

/** A space of the Goblin track cost Crystals (CH-TRK-4). */
export interface StashLost {
  event: "stash-lost";
  count: number;
  stash: number;
  to?: number[] | null;
}

/** A Script was triggered (CH-SCRIPT-1). */
export interface ScriptRead {
  event: "script-read";
  script: number;
  to?: number[] | null;
}

/** Cards joined the campaign. */
export interface CardsAdded {
  event: "cards-added";
  cards: string[];
  to?: number[] | null;
}

/** A Hammer was bought, and a Nail is filled (CH-BLD-2). */
export interface NailFilled {
  event: "nail-filled";
  slot: number;
  stash: number;
  to?: number[] | null;
}

/** A Scroll was bought (CH-SCR-2). */
export interface ScrollBought {
  event: "scroll-bought";
  card: string;
  stash: number;
  to?: number[] | null;
}

/** A building stands again (CH-BLD-4). */
export interface BuildingRepaired {
  event: "building-repaired";
  building: string;
  slot: number;
  to?: number[] | null;
}

/** Rituals that stay completed (CH-FIN-13). */
export interface RitualsKept {
  event: "rituals-kept";
  rituals: string[];
  to?: number[] | null;
}

/** The group goes on with another game (CH-END-10). */
export interface PartySetOut {
  event: "party-set-out";
  scenario: Scenario;
  modifications: Modification[];
  to?: number[] | null;
}

/** The campaign was put away (CH-SAVE-1). */
export interface CampaignSaved {
  event: "campaign-saved";
  to?: number[] | null;
}

/** The campaign is closed (CH-RESET-1). */
export interface CampaignEnded {
  event: "campaign-ended";
  result: Result;
  score: number | null;
  to?: number[] | null;
}

/** The numbers of the cards that the group knows; of unopened boxes it tells nothing. */
export interface BoxTold {
  costs: Record<string, number>;
  needs: Record<string, number[]>;
  rewards: Record<string, number[]>;
  tokens: Record<string, string>;
  village: VillageTold;
}

/** What is printed on the campaign sheet, for everybody to read (CH-BLD-7). */
export interface VillageTold {
  hammer: number;
  scroll: number;
  nails: number[];
  locked: number[];
  buildings: string[][];
  villagers: Record<string, string>;
  scrolls: Record<string, number>;
  chapters: number[];
  track: GoblinTrack;
  wanted: [number, number];
}

/** The Goblin track (CH-TRK). */
export interface GoblinTrack {
  length: number;
  scripts: Record<string, number>;
  losses: number[];
  loss: number;
}

/** Take a Character (CH-SETUP-15). */
export interface Pick {
  do: "pick";
  hero: Hero;
}

/** Put the corner tiles, clockwise from the top left (CH-SETUP-2). */
export interface Corners {
  do: "corners";
  heroes: Hero[];
}

/** Say who begins (CH-SETUP-17). */
export interface First {
  do: "first";
  hero: Hero;
}

/** Resolve this die first (CH-LAB-4). */
export interface Resolve {
  do: "resolve";
  face: string;
}

/** Use a card to roll dice again (CH-SCR-6). */
export interface Reroll {
  do: "reroll";
  card: string;
  dice: number[];
}

/** Use nothing, or decline. */
export interface Pass {
  do: "pass";
}

/** Use nothing, and do not be asked for this card again in this game (CH-DP-36). */
export interface Hush {
  do: "hush";
  card: string;
  mostly: boolean;
}

/** Be asked for this card again (CH-DP-36). */
export interface Heed {
  do: "heed";
  card: string;
}

/** Ask to be stopped at a moment that asks nobody, or take that back (CH-DP-35). */
export interface Halt {
  do: "halt";
  before: Halting;
  on: boolean;
}

/** Walk to a cell; staying is walking to the cell where the pawn stands. */
export interface Walk {
  do: "walk";
  cell: Cell;
}

/** Walk to a cell, and pause there (CH-DP-21); a plain `Walk` ends the Move (CH-DP-20). */
export interface Pause {
  do: "pause";
  walk: Walk;
}

/** End a paused Move where the Character stands (CH-DP-10). */
export interface Stop {
  do: "stop";
}

/** Push the spare in at an arrow. */
export interface Insert {
  do: "insert";
  arrow: number;
  rotation: number;
}

/** Use a Skill, Scroll, token or Fairy Folk card (CH-ACT-3). */
export interface Use {
  do: "use";
  card: string;
  hero: Hero | null;
}

/** End the action phase (CH-ACT-6). */
export interface End {
  do: "end";
}

/** A cell for an effect (CH-DP-11). */
export interface ChooseCell {
  do: "choose-cell";
  cell: Cell;
}

/** A rotation for an effect. */
export interface ChooseTurn {
  do: "choose-turn";
  rotation: number;
}

/** A Portal for an effect. */
export interface ChooseColour {
  do: "choose-colour";
  colour: PortalColour;
}

/** A Character for an effect. */
export interface ChooseHero {
  do: "choose-hero";
  hero: Hero;
}

/** A card for an effect or for the setup: a Skill, Scroll, Item, Decree or building. */
export interface ChooseCard {
  do: "choose-card";
  card: string;
  hero: Hero | null;
}

/** Where the cards that were looked at go. */
export interface ChooseOrder {
  do: "choose-order";
  top: string[];
  bottom: string[];
}

/** One of several things that a card can do. */
export interface ChooseOption {
  do: "choose-option";
  number: number;
}

/** Say who takes the next turn (CH-EASY-2). */
export interface Next {
  do: "next";
  hero: Hero;
}

/** Offer an Item, or a Scroll, for a Ritual (CH-FIN-9). */
export interface Offer {
  do: "offer";
  ritual: string;
  card: string;
}

/** Offer or buy nothing more. */
export interface Done {
  do: "done";
}

/** Open a box (CH-END-3). */
export interface Open {
  do: "open";
  building: string;
  box: number;
}

/** Buy a Hammer and fill a Nail (CH-BLD-2). */
export interface Hammer {
  do: "hammer";
  slot: number;
}

/** Buy a Scroll (CH-SCR-2). */
export interface Buy {
  do: "buy";
  card: string;
}

/** Choose the building of a slot whose Nails are filled (CH-BLD-4). */
export interface Repair {
  do: "repair";
  building: string;
}

/** Choose the Rituals that stay completed (CH-FIN-13). */
export interface Keep {
  do: "keep";
  rituals: string[];
}

/** Go on at once with another game (CH-END-10). */
export interface SetOut {
  do: "set-out";
  scenario: Scenario;
  modifications: Modification[];
}

/** Put the campaign away (CH-SAVE-1). */
export interface Save {
  do: "save";
}

export type AnyAction = Pick | Corners | First | Resolve | Reroll | Pass | Hush | Heed | Halt | Walk | Pause | Stop | Insert | Use | End | ChooseCell | ChooseTurn | ChooseColour | ChooseHero | ChooseCard | ChooseOrder | ChooseOption | Next | Offer | Done | Open | Hammer | Buy | Repair | Keep | SetOut | Save;

export type AnyEvent = GameBegan | Picked | CornersPut | FirstNamed | PortalOpened | ObjectiveRevealed | ScrollAssigned | FocusNamed | TurnBegan | NextNamed | DiceRolled | DieResolved | EventDrawn | EventPutAway | FolkCame | TurnEnded | RuleSet | Inserted | Slid | TileTurned | TilesSwapped | Walked | Paused | FigurePut | PortalMoved | PortalClosed | ItemCollected | ItemLooted | ItemRecovered | LooterCame | LootPrevented | SnareLaid | SnareSprung | TokenPut | TokenTaken | KnockedOut | WardenCame | WardensPatrolled | CardUsed | GlassSet | CrystalsGained | CardsSeen | CardsOrdered | ScrollBorrowed | ScrollReturned | QuestChecked | QuestCompleted | ObjectivePaid | RitualChecked | RitualCompleted | DragonSoothed | OfferingMade | DragonFlew | GameEnded | BoxOpened | ChapterCompleted | StashFilled | TrackMarked | StashLost | ScriptRead | CardsAdded | NailFilled | ScrollBought | BuildingRepaired | RitualsKept | PartySetOut | CampaignSaved | CampaignEnded;
