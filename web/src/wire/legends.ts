// Written by `make docs` from the records of the server; never edited by hand.

/** The switches of a table, chosen before it is laid. */
export interface Options {
  chapter: ChapterId;
  difficulty: Difficulty;
  hands: Hands;
  heroes: string[];
  pack: string;
  first_seat: number | null;
  journal: Journal | null;
}

/** The five chapters, in the order of the campaign (LG-CAMP-2). */
export type ChapterId = "crystals" | "darkness" | "fire" | "magma" | "moons";

/** How many fires burn in chapter I (LG-CH1-1). */
export type Difficulty = "easy" | "hard" | "normal";

/** Whether friends see each other's cards (LG-SEE-2). */
export type Hands = "hidden" | "open";

/** A campaign between two chapters: everything that lasts (LG-CAMP-10). */
export interface Journal {
  pages: Attempt[];
  kept: KeptItem[];
}

/** A chapter in the journal of a campaign: one attempt at it. */
export interface Attempt {
  chapter: ChapterId;
  won: boolean;
  reason: string;
  turns: number;
}

/** An item in the box of a hero, for the next chapter (LG-CAMP-9). */
export interface KeptItem {
  hero: string;
  card: string;
}

/** The table as a seat sees it (LG-SEE-1). */
export interface View {
  options: Options;
  chapter: ChapterId;
  stage: Stage;
  boards: Board[];
  cards: Cards[];
  first: number;
  active: number;
  acting: number;
  scene: FireScene | MoonScene | CrystalScene | MagmaScene | DarkScene;
  todo: (Do | Resolving | Defeating | ChoosingHero | BuildingDeck | TakingItem | ChoosingTrack | Rolling | Rerolling | Rewarding | Peeking | Paying | Helping | Asking | Attacking | Splitting | Aiming | ChoosingSlot | ChoosingEffect | Fetching | Repeating | Altering | RemovingFire | Observing | Sharing | Feeding | TakingGifts | Placing | MovingCart | Turning | Defending | Striking | LosingFairy | Naming | Shocking | KeepingItem)[];
  passage: (Prowler | null)[];
  spots: Spot[];
  traps: [number, number];
  threats: (Token | null)[];
  cave_in: number | null;
  size: number;
  top: string[];
  bottom: string[];
  unseen: string[];
  gone: string[];
  items: string[];
  market: string[];
  reserve: string[];
  fair: string[];
  spent: string[];
  journal: Journal | null;
  turn: number;
  visited: string[];
  deeds: number;
  swaps: number;
  fell: boolean;
  extra: number;
  skipped: boolean;
  revealed: number;
  agreeing: number[];
  refusing: number[];
  switched: boolean;
  reason: string | null;
}

/** Where a chapter stands. */
export type Stage = "action" | "between" | "end" | "over" | "setup";

/** A hero and its board (LG-HERO-5). */
export interface Board {
  hero: string;
  seat: number;
  cell: number;
  resistance: number;
  usable: number;
  inactive: number;
  eaten: number;
  fairies: string[];
  track: string | null;
  used: number;
  pool: Pool;
  bucket: boolean;
  down: boolean;
}

/** The icons that a hero can still spend in this turn (LG-POOL-1). */
export interface Pool {
  sword: number;
  shield: number;
  boots: number;
  ranged: [number, number, number];
  teleport: number;
  reuse: number;
  transmute: number;
  altered: [Basic, Basic][];
}

/** The four basic icons (LG-CARD-10, LG-POOL-8). */
export type Basic = "boots" | "dust" | "shield" | "sword";

/** The cards of a seat, as another one sees them. */
export interface Cards {
  count: number;
  hand: string[] | null;
  played: PlayedCard[];
  discard: string[];
  size: number;
  top: string[];
  unseen: string[];
}

/** A card in the played zone, and how it was played. */
export type PlayedCard = [string, number, number];

/** Chapter I. */
export interface FireScene {
  chapter: "fire";
  mud: number | null;
  waiting: number[][];
}

/** Chapter II. */
export interface MoonScene {
  chapter: "moons";
  observed: string[];
  portals: boolean;
  storms: string[];
  brewing: string[];
}

/** Chapter III. */
export interface CrystalScene {
  chapter: "crystals";
  cart: number;
  load: number;
  delivered: number;
  gate: number | null;
  key: number | null;
  bats: number | null;
  secret: number | null;
}

/** Chapter IV. */
export interface MagmaScene {
  chapter: "magma";
  lava: (Lava | null)[];
  dial: number;
  magma: number | null;
  madness: string[];
}

/** A lava token on a hero cell (LG-CH4-1, LG-CH4-7). */
export type Lava = "hot" | "hot-rough" | "rough" | "smooth";

/** Chapter V. */
export interface DarkScene {
  chapter: "darkness";
  row: (Coil | null)[];
  entry: number;
  asleep: string[];
  tail: boolean;
  defeated: number;
  mud: number | null;
  left: boolean;
  right: boolean;
}

/** A body in the row of the Incarnation. */
export interface Coil {
  body: string;
  damage: number;
  crystal: number;
  storm: number;
}

/** A step that needs no answer. */
export interface Do {
  task: "do";
  step: Routine;
}

/** What happens by itself: steps that need no answer. */
export type Routine = "burn" | "clear" | "darken" | "deal" | "draw" | "falls" | "lay" | "open" | "pass" | "reveal" | "start" | "storm";

/** Effects, in order, for a hero. */
export interface Resolving {
  task: "resolving";
  effects: (AddIcon | Dust | Heal | Draw | Lose | Gain | Hit | Roll | PeekAtDeck | Reveal | RevealNow | Fetch | Repeat | Weaken | SwapHeroes | SwapMonsters | RemoveThreat | DieBefore | DieAfter | PlaceToken | PlaceTrap | HeroTo | Either | FillBucket | PutOut | RemoveFire | AddRavager | Observe | MoveCards | Sabotage | OpenPortals | Storm | SwapPlaces | Gifts | MoveCart | Mine | SharpBend | BrakeFailure | Bats | Gate | SecretPassage | TakeMagma | TurnDial | Whispers | Strike | LoseFairy | LoseTrap | Charge | Discharge | Nugget | Advance | DarknessHurts | Collapse)[];
  hero: number;
  helped: number | null;
}

/** Pool icons are gained (LG-POOL-2). */
export interface AddIcon {
  effect: "icon";
  icon: Icon;
  count: number;
  reach: number;
}

/** What lies in a hero's pool until it is spent (LG-POOL-1). */
export type Icon = "boots" | "ranged" | "reuse" | "shield" | "sword" | "teleport" | "transmute";

/** Dust is recovered (LG-DUST-4), all of it where no number is given. */
export interface Dust {
  effect: "dust";
  count: number | null;
  who: Who;
}

/** Whom an effect is for (LG-POOL-13, LG-FAIRY-16, LG-REW-2). */
export type Who = "any" | "each" | "self" | "split";

/** Resistance is recovered (LG-HERO-6, LG-HERO-7), all of it where no number is given. */
export interface Heal {
  effect: "heal";
  count: number | null;
  who: Who;
}

/** Cards are drawn from the hero's own deck (LG-CARD-4). */
export interface Draw {
  effect: "draw";
  count: number;
  who: Who;
}

/** Resistance is lost, and nothing cancels it (LG-HERO-8). */
export interface Lose {
  effect: "lose";
  count: number;
  who: Who;
}

/** An item or a fairy is taken (LG-REW-3, LG-REW-4, LG-LOC-11). */
export interface Gain {
  effect: "gain";
  what: What;
  source: Source;
  who: Who;
}

/** What can be gained. */
export type What = "either" | "fairy" | "item";

/** Where it is taken from. */
export type Source = "market" | "sanctuary";

/** A device attacks (LG-FIGHT-1, LG-FIGHT-13). */
export interface Hit {
  effect: "hit";
  device: Device;
  count: number;
  dice: number[];
  range: Range;
  armour: boolean;
}

/** What it hits with; some bodies of the Incarnation fear only one of them (LG-CH5-14). */
export type Device = "ballista" | "crystal-trap" | "magic-shock" | "wall-trap";

/** Where a device can hit. */
export type Range = "adjoining" | "anywhere" | "elsewhere";

/** The die is rolled, and its entry in a table happens (LG-CH2-15, LG-CH4-13, LG-CH5-26). */
export interface Roll {
  effect: "roll";
  table: Faces[];
}

/** What some faces of the die lead to. */
export interface Faces {
  faces: number[];
  effects: (AddIcon | Dust | Heal | Draw | Lose | Gain | Hit | Roll | PeekAtDeck | Reveal | RevealNow | Fetch | Repeat | Weaken | SwapHeroes | SwapMonsters | RemoveThreat | DieBefore | DieAfter | PlaceToken | PlaceTrap | HeroTo | Either | FillBucket | PutOut | RemoveFire | AddRavager | Observe | MoveCards | Sabotage | OpenPortals | Storm | SwapPlaces | Gifts | MoveCart | Mine | SharpBend | BrakeFailure | Bats | Gate | SecretPassage | TakeMagma | TurnDial | Whispers | Strike | LoseFairy | LoseTrap | Charge | Discharge | Nugget | Advance | DarknessHurts | Collapse)[];
}

/** Game cards are looked at (LG-END-4). */
export interface PeekAtDeck {
  effect: "peek";
  count: number;
  order: Order;
}

/** What may be done with game cards that were looked at. */
export type Order = "order" | "top-bottom";

/** The ordinary reveals of this turn become more or fewer (LG-TURN-9). */
export interface Reveal {
  effect: "reveal";
  count: number;
}

/** The top game card is revealed at once, beside the ordinary ones (LG-TURN-11). */
export interface RevealNow {
  effect: "reveal-now";
}

/** A chosen card comes from the hero's own deck or discard pile to the hand (LG-FAIRY-17). */
export interface Fetch {
  effect: "fetch";
}

/** A card that was played in this turn happens again (LG-FAIRY-8). */
export interface Repeat {
  effect: "repeat";
}

/** Claws and armour of a monster are 1 lower for this turn (LG-FAIRY-13). */
export interface Weaken {
  effect: "weaken";
}

/** The acting hero and another one exchange cells (LG-FAIRY-14). */
export interface SwapHeroes {
  effect: "swap-heroes";
}

/** Two monsters exchange cells (LG-FAIRY-15). */
export interface SwapMonsters {
  effect: "swap-monsters";
}

/** A threat token leaves the passage (LG-EVENT-8). */
export interface RemoveThreat {
  effect: "remove-threat";
}

/** Instead of a roll, its result is named (LG-FAIRY-10). */
export interface DieBefore {
  effect: "set-die";
}

/** A roll is made again, and dust is recovered (LG-FAIRY-11). */
export interface DieAfter {
  effect: "reroll";
  dust: number;
}

/** The die says where a token is put (LG-EVENT-1, LG-EVENT-4, LG-EVENT-5). */
export interface PlaceToken {
  effect: "token";
  token: Token;
}

/** What is put on the mat by a roll of the die. */
export type Token = "carapace" | "cave-in" | "darkness" | "dread" | "fire" | "fury" | "mud";

/** A trap is put on an empty slot (LG-TRAP-2). */
export interface PlaceTrap {
  effect: "trap";
  number: number;
}

/** Heroes are put on a cell (LG-EVENT-3, LG-CH4-18, LG-CH4-19). */
export interface HeroTo {
  effect: "hero-to";
  where: Where;
  who: Who;
}

/** Where heroes are put. */
export type Where = "castle" | "choice" | "die" | "left";

/** One of several effects is chosen (LG-CH2-33, LG-CH5-30, LG-CH5-31). */
export interface Either {
  effect: "either";
  choices: (AddIcon | Dust | Heal | Draw | Lose | Gain | Hit | Roll | PeekAtDeck | Reveal | RevealNow | Fetch | Repeat | Weaken | SwapHeroes | SwapMonsters | RemoveThreat | DieBefore | DieAfter | PlaceToken | PlaceTrap | HeroTo | Either | FillBucket | PutOut | RemoveFire | AddRavager | Observe | MoveCards | Sabotage | OpenPortals | Storm | SwapPlaces | Gifts | MoveCart | Mine | SharpBend | BrakeFailure | Bats | Gate | SecretPassage | TakeMagma | TurnDial | Whispers | Strike | LoseFairy | LoseTrap | Charge | Discharge | Nugget | Advance | DarknessHurts | Collapse)[];
  who: Who;
  may: boolean;
}

/** The empty bucket becomes full (LG-CH1-10, LG-CH1-11). */
export interface FillBucket {
  effect: "fill-bucket";
}

/** A fire here is put out with the bucket (LG-CH1-5). */
export interface PutOut {
  effect: "put-out";
}

/** A fire of any place may be removed (LG-CH1-26). */
export interface RemoveFire {
  effect: "remove-fire";
}

/** A Ravager joins the monster nearest to the castle (LG-CH1-15). */
export interface AddRavager {
  effect: "ravager";
}

/** A moon on its cell is observed (LG-CH2-5). */
export interface Observe {
  effect: "observe";
}

/** Two passage cards are swapped, or one is moved to an empty cell (LG-CH2-16, LG-CH5-20). */
export interface MoveCards {
  effect: "move-cards";
  swap: boolean;
  monsters: boolean;
}

/** The Observatory is sabotaged (LG-CH2-19). */
export interface Sabotage {
  effect: "sabotage";
}

/** The elven paths open (LG-CH2-21). */
export interface OpenPortals {
  effect: "portals";
}

/** A storm token is put on each place (LG-CH2-28). */
export interface Storm {
  effect: "storm";
}

/** Two places exchange their numbers (LG-CH2-31). */
export interface SwapPlaces {
  effect: "swap-places";
  first: number;
  second: number;
}

/** Each player takes a different gift of the storm (LG-CH2-32). */
export interface Gifts {
  effect: "gifts";
}

/** The cart moves one cell, wherever it is (LG-CH3-11). */
export interface MoveCart {
  effect: "move-cart";
}

/** Crystals come out of the mine (LG-CH3-15). */
export interface Mine {
  effect: "mine";
  count: number;
}

/** The cart loses a crystal and rolls on (LG-CH3-26). */
export interface SharpBend {
  effect: "sharp-bend";
}

/** The cart rolls back (LG-CH3-27). */
export interface BrakeFailure {
  effect: "brake-failure";
}

/** Bats come between two cells of the hero path (LG-CH3-28). */
export interface Bats {
  effect: "bats";
}

/** The gate falls between two cells of the hero path (LG-CH3-21). */
export interface Gate {
  effect: "gate";
}

/** A cell of the passage is skipped from now on (LG-CH3-24). */
export interface SecretPassage {
  effect: "secret-passage";
}

/** The magma is taken up, which hurts (LG-CH4-10). */
export interface TakeMagma {
  effect: "magma";
}

/** Items turn the dial, and the hero goes where it points (LG-CH4-14). */
export interface TurnDial {
  effect: "dial";
}

/** Madness comes on top of each deck (LG-CH4-20). */
export interface Whispers {
  effect: "whispers";
}

/** Another hero on the cell takes damage, and may cancel it (LG-CH4-23). */
export interface Strike {
  effect: "strike";
}

/** One of the hero's own fairies leaves (LG-CH4-23). */
export interface LoseFairy {
  effect: "lose-fairy";
}

/** A placed trap goes back to the reserve (LG-CH4-23). */
export interface LoseTrap {
  effect: "lose-trap";
}

/** Shock tokens are charged (LG-CH5-18). */
export interface Charge {
  effect: "charge";
  left: boolean;
  right: boolean;
}

/** Charged shock tokens hit (LG-CH5-19). */
export interface Discharge {
  effect: "discharge";
}

/** An icon is named, and the top card of the hero's own deck is shown (LG-CH5-21). */
export interface Nugget {
  effect: "nugget";
}

/** The Incarnation moves on, and enters one cell later from now on (LG-CH5-29). */
export interface Advance {
  effect: "advance";
}

/** Heroes near the Head lose resistance (LG-CH5-28). */
export interface DarknessHurts {
  effect: "darkness-hurts";
  count: number;
}

/** All placed traps go back to the reserve (LG-CH5-32). */
export interface Collapse {
  effect: "collapse";
}

/** A hero has defeated a monster or a body: what the chapter makes of it (LG-FIGHT-19). */
export interface Defeating {
  task: "defeating";
  card: string;
  cell: number;
  hero: number;
  crystals: number;
}

/** A seat chooses its hero (LG-HERO-4). */
export interface ChoosingHero {
  task: "choosing-hero";
  seat: number;
}

/** One player puts a deck together (LG-SOLO-1). */
export interface BuildingDeck {
  task: "building-deck";
}

/** A seat takes an item before the chapter begins (LG-SETUP-6). */
export interface TakingItem {
  task: "taking-item";
  seat: number;
}

/** A hero gets a skill track (LG-SETUP-8). */
export interface ChoosingTrack {
  task: "choosing-track";
  hero: number;
}

/** The die is about to be rolled for an effect (LG-FAIRY-10). */
export interface Rolling {
  task: "rolling";
  effect: AddIcon | Dust | Heal | Draw | Lose | Gain | Hit | Roll | PeekAtDeck | Reveal | RevealNow | Fetch | Repeat | Weaken | SwapHeroes | SwapMonsters | RemoveThreat | DieBefore | DieAfter | PlaceToken | PlaceTrap | HeroTo | Either | FillBucket | PutOut | RemoveFire | AddRavager | Observe | MoveCards | Sabotage | OpenPortals | Storm | SwapPlaces | Gifts | MoveCart | Mine | SharpBend | BrakeFailure | Bats | Gate | SecretPassage | TakeMagma | TurnDial | Whispers | Strike | LoseFairy | LoseTrap | Charge | Discharge | Nugget | Advance | DarknessHurts | Collapse;
  hero: number;
  cell: number | null;
}

/** The die shows a face, and may be rolled again (LG-FAIRY-11). */
export interface Rerolling {
  task: "rerolling";
  effect: AddIcon | Dust | Heal | Draw | Lose | Gain | Hit | Roll | PeekAtDeck | Reveal | RevealNow | Fetch | Repeat | Weaken | SwapHeroes | SwapMonsters | RemoveThreat | DieBefore | DieAfter | PlaceToken | PlaceTrap | HeroTo | Either | FillBucket | PutOut | RemoveFire | AddRavager | Observe | MoveCards | Sabotage | OpenPortals | Storm | SwapPlaces | Gifts | MoveCart | Mine | SharpBend | BrakeFailure | Bats | Gate | SecretPassage | TakeMagma | TurnDial | Whispers | Strike | LoseFairy | LoseTrap | Charge | Discharge | Nugget | Advance | DarknessHurts | Collapse;
  hero: number;
  face: number;
  cell: number | null;
}

/** Items and fairies that a hero may take, in any order (LG-REW-8). */
export interface Rewarding {
  task: "rewarding";
  hero: number;
  gains: Gain[];
}

/** Game cards are put back, one after the other (LG-CH2-17). */
export interface Peeking {
  task: "peeking";
  cards: string[];
  order: Order;
}

/** Cards are discarded for an action, which then happens (LG-CARD-12). */
export interface Paying {
  task: "paying";
  action: Play | DiscardThree | UseSkill | UseFairy | Transmute | Move | Teleport | Attack | UsePlace | Guard | ClearCaveIn | ClearDarkness | PutOutFire | SwapBuckets | RepairObservatory | PushCart | LoadCart | OpenGate | GiveMagma | TakeUp | EndTurn | PickHero | Include | PickTrack | Discard | Alter | Commit | TakeItem | TakeFairy | Decline | Put | RollDie | SetDie | KeepDie | Reroll | Consent | Defend | PutDust | Choose | Aim | Stand | Help | PickSlot | PickPlace | PickCard | PickFairy | Name | Shock | RotateDial | Pass | KeepItem;
  count: number;
  items: boolean;
}

/** Play a card from the hand for one of its options (LG-CARD-9). */
export interface Play {
  do: "play";
  card: string;
  option: number;
}

/** Discard three cards, named one by one, for a basic icon (LG-CARD-10). */
export interface DiscardThree {
  do: "discard-three";
  icon: Basic;
}

/** Use the next step of the skill track, or one of several (LG-SKILL-4, LG-SKILL-5). */
export interface UseSkill {
  do: "use-skill";
  option: number;
}

/** Use a fairy of the hero's own board (LG-FAIRY-3). */
export interface UseFairy {
  do: "use-fairy";
  card: string;
}

/** Spend a transmute icon; what turns into what is asked next (LG-POOL-8). */
export interface Transmute {
  do: "transmute";
}

/** Walk to a neighbouring cell (LG-MOVE-1), perhaps with a shield against bats. */
export interface Move {
  do: "move";
  cell: number;
  shields: number;
}

/** Go to any cell (LG-MOVE-3). */
export interface Teleport {
  do: "teleport";
  cell: number;
}

/** Attack what lies on a cell; how hard is asked next (LG-FIGHT-3, LG-FIGHT-9). */
export interface Attack {
  do: "attack";
  way: Weapon;
  cell: number;
}

/** What a hero attacks with (LG-FIGHT-1). */
export type Weapon = "magma" | "ranged" | "sword";

/** Use the place beside the hero for one of its options (LG-LOC-5). */
export interface UsePlace {
  do: "use-place";
  option: number;
}

/** On cell 7: remove a threat from a cell of the passage (LG-LOC-7). */
export interface Guard {
  do: "guard";
  cell: number;
}

/** Dig the caved-in cell free (LG-LOC-9). */
export interface ClearCaveIn {
  do: "clear-cave-in";
}

/** Light the place beside the hero again (LG-LOC-8). */
export interface ClearDarkness {
  do: "clear-darkness";
}

/** Pour the bucket over a fire that is not at Blaze (LG-CH1-6). */
export interface PutOutFire {
  do: "put-out-fire";
}

/** Exchange a full and an empty bucket with a hero on the same cell (LG-CH1-8). */
export interface SwapBuckets {
  do: "swap-buckets";
  hero: string;
}

/** Repair the sabotaged Observatory (LG-CH2-19). */
export interface RepairObservatory {
  do: "repair";
}

/** Push the cart to a neighbouring cell (LG-CH3-3). */
export interface PushCart {
  do: "push-cart";
  cell: number;
}

/** Load crystals of the place beside the cart (LG-CH3-6). */
export interface LoadCart {
  do: "load-cart";
  count: number;
}

/** Open the gate with the key (LG-CH3-23). */
export interface OpenGate {
  do: "open-gate";
}

/** Hand the magma to a hero on the same cell (LG-CH4-12). */
export interface GiveMagma {
  do: "give-magma";
  hero: string;
}

/** Go on with the other hero of one player (LG-SOLO-5). */
export interface TakeUp {
  do: "take-up";
  hero: string;
}

/** End the action phase (LG-TURN-4). */
export interface EndTurn {
  do: "end-turn";
}

/** Choose a hero that nobody has (LG-HERO-4). */
export interface PickHero {
  do: "pick-hero";
  hero: string;
}

/** Put a base card into the deck that one player builds (LG-SOLO-1). */
export interface Include {
  do: "include";
  card: string;
}

/** Choose a skill track that nobody has (LG-SKILL-2). */
export interface PickTrack {
  do: "pick-track";
  card: string;
}

/** Discard a card from the hand as a cost (LG-CARD-12). */
export interface Discard {
  do: "discard";
  card: string;
}

/** Turn one basic icon into another for the rest of the turn (LG-POOL-9). */
export interface Alter {
  do: "alter";
  source: Basic;
  target: Basic;
}

/** Put icons into the attack, and shields against what comes back (LG-ACT-7). */
export interface Commit {
  do: "commit";
  icons: number;
  shields: number;
}

/** Take an item of the market (LG-REW-3). */
export interface TakeItem {
  do: "take-item";
  card: string;
}

/** Take a fairy (LG-REW-4, LG-LOC-11). */
export interface TakeFairy {
  do: "take-fairy";
  card: string;
}

/** Leave what is offered (LG-REW-7). */
export interface Decline {
  do: "decline";
}

/** Put a game card that was looked at back (LG-CH2-17). */
export interface Put {
  do: "put";
  card: string;
  side: DeckEnd;
}

/** The end of the deck at which a game card is put back (LG-CH2-17). */
export type DeckEnd = "bottom" | "top";

/** Roll, and keep the fairy that could name the result (LG-FAIRY-10). */
export interface RollDie {
  do: "roll-die";
}

/** Name the result of the die (LG-FAIRY-10). */
export interface SetDie {
  do: "set-die";
  face: number;
}

/** Keep what was rolled (LG-FAIRY-11). */
export interface KeepDie {
  do: "keep-die";
}

/** Roll again (LG-FAIRY-11). */
export interface Reroll {
  do: "reroll";
}

/** Agree to what another player asks, or not (LG-ACT-20). */
export interface Consent {
  do: "consent";
  yes: boolean;
  always: boolean;
}

/** Discard a card with a shield, or take the damage (LG-ACT-22). */
export interface Defend {
  do: "defend";
  card: string | null;
  always: boolean;
}

/** Say how many usable tokens go to the Magic Eater (LG-CH2-24). */
export interface PutDust {
  do: "put-dust";
  usable: number;
}

/** Choose one of several effects, by number. */
export interface Choose {
  do: "choose";
  option: number;
}

/** Choose a cell of the passage. */
export interface Aim {
  do: "aim";
  cell: number;
}

/** Choose a cell of the hero path (LG-CH4-19, LG-CH2-32). */
export interface Stand {
  do: "stand";
  cell: number;
}

/** Choose a hero (LG-POOL-13, LG-FAIRY-16). */
export interface Help {
  do: "help";
  hero: string;
}

/** Choose a trap slot: 0 lies between cells 2 and 3, 1 between 4 and 5 (LG-MAT-8). */
export interface PickSlot {
  do: "pick-slot";
  slot: number;
}

/** Choose a place by its number (LG-CH1-26). */
export interface PickPlace {
  do: "pick-place";
  number: number;
}

/** Choose a card of one of one's own piles (LG-FAIRY-8, LG-FAIRY-17). */
export interface PickCard {
  do: "pick-card";
  card: string;
  option: number;
  discarded: boolean;
}

/** Choose one of the hero's own fairies (LG-CH4-23). */
export interface PickFairy {
  do: "pick-fairy";
  card: string;
}

/** Name an icon (LG-CH5-21). */
export interface Name {
  do: "name";
  icon: NamedIcon;
}

/** What can be named at the Dust Nugget (LG-CH5-24). */
export type NamedIcon = "boots" | "draw" | "dust" | "heal" | "ranged" | "reuse" | "shield" | "sword" | "teleport" | "transmute";

/** Fire charged shock tokens at a cell (LG-CH5-19). */
export interface Shock {
  do: "shock";
  cell: number;
  left: boolean;
  right: boolean;
}

/** Turn the dial, by notches to the right or, below zero, to the left (LG-CH4-14). */
export interface RotateDial {
  do: "turn";
  notches: number;
}

/** Do nothing more here. */
export interface Pass {
  do: "pass";
}

/** Keep an item for the next chapter, or none (LG-CAMP-3). */
export interface KeepItem {
  do: "keep-item";
  card: string | null;
}

/** An effect for any hero: which one is it (LG-POOL-13)? */
export interface Helping {
  task: "helping";
  action: Play | DiscardThree | UseSkill | UseFairy | Transmute | Move | Teleport | Attack | UsePlace | Guard | ClearCaveIn | ClearDarkness | PutOutFire | SwapBuckets | RepairObservatory | PushCart | LoadCart | OpenGate | GiveMagma | TakeUp | EndTurn | PickHero | Include | PickTrack | Discard | Alter | Commit | TakeItem | TakeFairy | Decline | Put | RollDie | SetDie | KeepDie | Reroll | Consent | Defend | PutDust | Choose | Aim | Stand | Help | PickSlot | PickPlace | PickCard | PickFairy | Name | Shock | RotateDial | Pass | KeepItem;
}

/** The player of a hero is asked for consent (LG-ACT-20). */
export interface Asking {
  task: "asking";
  action: Play | DiscardThree | UseSkill | UseFairy | Transmute | Move | Teleport | Attack | UsePlace | Guard | ClearCaveIn | ClearDarkness | PutOutFire | SwapBuckets | RepairObservatory | PushCart | LoadCart | OpenGate | GiveMagma | TakeUp | EndTurn | PickHero | Include | PickTrack | Discard | Alter | Commit | TakeItem | TakeFairy | Decline | Put | RollDie | SetDie | KeepDie | Reroll | Consent | Defend | PutDust | Choose | Aim | Stand | Help | PickSlot | PickPlace | PickCard | PickFairy | Name | Shock | RotateDial | Pass | KeepItem;
  hero: number;
}

/** An attack is put together (LG-ACT-7). */
export interface Attacking {
  task: "attacking";
  way: Weapon;
  cell: number;
}

/** Something is divided among heroes, one by one (LG-FAIRY-16). */
export interface Splitting {
  task: "splitting";
  effect: AddIcon | Dust | Heal | Draw | Lose | Gain | Hit | Roll | PeekAtDeck | Reveal | RevealNow | Fetch | Repeat | Weaken | SwapHeroes | SwapMonsters | RemoveThreat | DieBefore | DieAfter | PlaceToken | PlaceTrap | HeroTo | Either | FillBucket | PutOut | RemoveFire | AddRavager | Observe | MoveCards | Sabotage | OpenPortals | Storm | SwapPlaces | Gifts | MoveCart | Mine | SharpBend | BrakeFailure | Bats | Gate | SecretPassage | TakeMagma | TurnDial | Whispers | Strike | LoseFairy | LoseTrap | Charge | Discharge | Nugget | Advance | DarknessHurts | Collapse;
  left: number;
}

/** A cell of the passage is chosen for an effect, perhaps after another one. */
export interface Aiming {
  task: "aiming";
  effect: AddIcon | Dust | Heal | Draw | Lose | Gain | Hit | Roll | PeekAtDeck | Reveal | RevealNow | Fetch | Repeat | Weaken | SwapHeroes | SwapMonsters | RemoveThreat | DieBefore | DieAfter | PlaceToken | PlaceTrap | HeroTo | Either | FillBucket | PutOut | RemoveFire | AddRavager | Observe | MoveCards | Sabotage | OpenPortals | Storm | SwapPlaces | Gifts | MoveCart | Mine | SharpBend | BrakeFailure | Bats | Gate | SecretPassage | TakeMagma | TurnDial | Whispers | Strike | LoseFairy | LoseTrap | Charge | Discharge | Nugget | Advance | DarknessHurts | Collapse;
  hero: number;
  cell: number | null;
}

/** A trap slot is chosen. */
export interface ChoosingSlot {
  task: "choosing-slot";
  effect: AddIcon | Dust | Heal | Draw | Lose | Gain | Hit | Roll | PeekAtDeck | Reveal | RevealNow | Fetch | Repeat | Weaken | SwapHeroes | SwapMonsters | RemoveThreat | DieBefore | DieAfter | PlaceToken | PlaceTrap | HeroTo | Either | FillBucket | PutOut | RemoveFire | AddRavager | Observe | MoveCards | Sabotage | OpenPortals | Storm | SwapPlaces | Gifts | MoveCart | Mine | SharpBend | BrakeFailure | Bats | Gate | SecretPassage | TakeMagma | TurnDial | Whispers | Strike | LoseFairy | LoseTrap | Charge | Discharge | Nugget | Advance | DarknessHurts | Collapse;
}

/** One of several effects is chosen. */
export interface ChoosingEffect {
  task: "choosing-effect";
  effect: AddIcon | Dust | Heal | Draw | Lose | Gain | Hit | Roll | PeekAtDeck | Reveal | RevealNow | Fetch | Repeat | Weaken | SwapHeroes | SwapMonsters | RemoveThreat | DieBefore | DieAfter | PlaceToken | PlaceTrap | HeroTo | Either | FillBucket | PutOut | RemoveFire | AddRavager | Observe | MoveCards | Sabotage | OpenPortals | Storm | SwapPlaces | Gifts | MoveCart | Mine | SharpBend | BrakeFailure | Bats | Gate | SecretPassage | TakeMagma | TurnDial | Whispers | Strike | LoseFairy | LoseTrap | Charge | Discharge | Nugget | Advance | DarknessHurts | Collapse;
  hero: number;
}

/** A card is taken from deck or discard pile (LG-FAIRY-17). */
export interface Fetching {
  task: "fetching";
  hero: number;
}

/** A card that was played happens again (LG-FAIRY-8). */
export interface Repeating {
  task: "repeating";
  hero: number;
}

/** An icon is chosen to count as another (LG-POOL-8). */
export interface Altering {
  task: "altering";
}

/** A fire of any place may be put out (LG-CH1-26). */
export interface RemovingFire {
  task: "removing-fire";
  hero: number;
}

/** A moon is chosen, then what is paid for it (LG-CH2-5, LG-CH2-9). */
export interface Observing {
  task: "observing";
  hero: number;
  cell: number | null;
}

/** The active player says in which order heroes take a reward (LG-CH2-12). */
export interface Sharing {
  task: "sharing";
  heroes: number[];
  gain: Gain;
}

/** A hero puts dust on the Magic Eater (LG-CH2-24). */
export interface Feeding {
  task: "feeding";
  hero: number;
}

/** Each player takes a different gift (LG-CH2-32). */
export interface TakingGifts {
  task: "taking-gifts";
  heroes: number[];
  left: number[];
}

/** A hero is put where its player likes (LG-CH4-19). */
export interface Placing {
  task: "placing";
  hero: number;
}

/** The engine moves the cart (LG-CH3-11). */
export interface MovingCart {
  task: "moving-cart";
}

/** The dial is turned one way or the other (LG-CH4-14). */
export interface Turning {
  task: "turning";
}

/** A struck hero may show a shield (LG-ACT-22). */
export interface Defending {
  task: "defending";
  hero: number;
}

/** Whom the madness strikes (LG-CH4-23). */
export interface Striking {
  task: "striking";
  hero: number;
}

/** The fairy that flies away is chosen (LG-CH4-23). */
export interface LosingFairy {
  task: "losing-fairy";
  hero: number;
}

/** An icon is named at the Dust Nugget (LG-CH5-21). */
export interface Naming {
  task: "naming";
  hero: number;
}

/** Charged tokens are fired, one after the other or both at once (LG-CH5-19). */
export interface Shocking {
  task: "shocking";
  hero: number;
  fired: boolean;
}

/** After a won chapter a player may keep one item (LG-CAMP-3). */
export interface KeepingItem {
  task: "keeping-item";
  seat: number;
}

/** A card in the passage, with everything on it (LG-PASS-9). */
export interface Prowler {
  card: string;
  damage: number;
  fire: boolean;
  crystals: number;
  ravagers: number[];
  tamed: number;
}

/** A place on its number, with everything on it (LG-LOC-10). */
export interface Spot {
  place: string;
  fires: number;
  crystals: number;
  guild: number;
  fairies: string[];
  storm: string | null;
  dark: boolean;
  sabotaged: boolean;
  dark_above: boolean;
}

/** What an action would do, as far as nothing hidden comes up. */
export interface Outlook {
  events: (ChapterBegun | HeroPicked | CardIncluded | TrackPicked | TurnBegan | Drawn | CardsDrawn | Reshuffled | CardPlayed | CardRepeated | Discarded | ThreeDiscarded | Fetched | SkillUsed | FairyUsed | FairyLost | FairyTaken | ItemTaken | Declined | Gained | Altered | DustRecovered | DustSpent | Healed | Hurt | Returned | HeroWalked | HeroTeleported | TakenUp | Attacked | DeviceFired | Defeated | TrapSprung | TrapPlaced | TrapRemoved | PlaceUsed | ThreatRemoved | DarknessCleared | CaveInCleared | DieRolled | DieSet | PeekedAtDeck | PutBack | Revealed | Entered | Advanced | Relocated | CastleEntered | TokenPlaced | Nothing | Weakened | ConsentGiven | ConsentRefused | BucketFilled | BucketsSwapped | FireOut | FireSpread | RavagerCame | Observed | Sabotaged | Repaired | PortalsOpened | StormGathered | StormBroke | PlacesSwapped | DustEaten | DustFreed | CartMoved | CartLoaded | CartUnloaded | Delivered | CrystalsPlaced | CrystalsLost | CrystalsEaten | HuntersMet | GateClosed | KeyTaken | GateOpened | BatsCame | PassageFound | LavaCooled | DialTurned | MagmaTaken | MagmaGiven | MadnessCame | Struck | Parried | RowEntered | RowMoved | Charged | NuggetNamed | ChapterWon | ChapterLost | ItemKept)[];
  sure: boolean;
  boards: Board[];
  passage: (Prowler | null)[];
}

/** A chapter is laid (LG-SETUP-1). */
export interface ChapterBegun {
  event: "chapter-begun";
  chapter: string;
  seat: number;
  to?: number[] | null;
}

/** A seat leads a hero (LG-HERO-4). */
export interface HeroPicked {
  event: "hero-picked";
  seat: number;
  hero: string;
  to?: number[] | null;
}

/** One player put a card into the deck (LG-SOLO-1). */
export interface CardIncluded {
  event: "card-included";
  seat: number;
  card: string;
  left: number;
  to?: number[] | null;
}

/** A hero has a skill track (LG-SKILL-2). */
export interface TrackPicked {
  event: "track-picked";
  hero: string;
  card: string;
  to?: number[] | null;
}

/** A seat begins its turn (LG-TURN-1). */
export interface TurnBegan {
  event: "turn-began";
  seat: number;
  turn: number;
  to?: number[] | null;
}

/** Cards came to a hand (LG-CARD-4). */
export interface Drawn {
  event: "drawn";
  seat: number;
  count: number;
  to?: number[] | null;
}

/** Which cards they were. */
export interface CardsDrawn {
  event: "cards-drawn";
  seat: number;
  cards: string[];
  to?: number[] | null;
}

/** A discard pile became the deck (LG-CARD-4). */
export interface Reshuffled {
  event: "reshuffled";
  seat: number;
  to?: number[] | null;
}

/** A card was played for a hero (LG-CARD-9). */
export interface CardPlayed {
  event: "card-played";
  hero: string;
  card: string;
  option: number;
  to?: number[] | null;
}

/** A card happened again (LG-FAIRY-8). */
export interface CardRepeated {
  event: "card-repeated";
  hero: string;
  card: string;
  option: number;
  to?: number[] | null;
}

/** A card was discarded as a cost (LG-CARD-12). */
export interface Discarded {
  event: "discarded";
  seat: number;
  card: string;
  to?: number[] | null;
}

/** Three cards gave a basic icon (LG-CARD-10). */
export interface ThreeDiscarded {
  event: "three-discarded";
  hero: string;
  icon: Basic;
  to?: number[] | null;
}

/** A chosen card came to the hand (LG-FAIRY-17). */
export interface Fetched {
  event: "fetched";
  seat: number;
  card: string;
  to?: number[] | null;
}

/** A step of a skill track was used (LG-SKILL-3). */
export interface SkillUsed {
  event: "skill-used";
  hero: string;
  card: string;
  left: number;
  to?: number[] | null;
}

/** A fairy helped, and flew to the used pile (LG-FAIRY-4). */
export interface FairyUsed {
  event: "fairy-used";
  hero: string;
  card: string;
  to?: number[] | null;
}

/** A fairy was sent away (LG-CH4-23). */
export interface FairyLost {
  event: "fairy-lost";
  hero: string;
  card: string;
  to?: number[] | null;
}

/** A hero has a new fairy (LG-REW-4). */
export interface FairyTaken {
  event: "fairy-taken";
  hero: string;
  card: string;
  to?: number[] | null;
}

/** An item lies on top of a deck (LG-REW-3). */
export interface ItemTaken {
  event: "item-taken";
  hero: string;
  card: string;
  to?: number[] | null;
}

/** A reward was left (LG-REW-7). */
export interface Declined {
  event: "declined";
  hero: string;
  to?: number[] | null;
}

/** Icons came into a pool (LG-POOL-2). */
export interface Gained {
  event: "gained";
  hero: string;
  icon: Icon;
  count: number;
  reach: number;
  to?: number[] | null;
}

/** An icon counts as another for the rest of the turn (LG-POOL-9). */
export interface Altered {
  event: "altered";
  hero: string;
  icon: Basic;
  into: Basic;
  to?: number[] | null;
}

/** Dust became usable (LG-DUST-4). */
export interface DustRecovered {
  event: "dust-recovered";
  hero: string;
  count: number;
  to?: number[] | null;
}

/** Dust was paid (LG-DUST-3). */
export interface DustSpent {
  event: "dust-spent";
  hero: string;
  count: number;
  to?: number[] | null;
}

/** Resistance was recovered (LG-HERO-6). */
export interface Healed {
  event: "healed";
  hero: string;
  count: number;
  to?: number[] | null;
}

/** Resistance was lost (LG-HERO-8). */
export interface Hurt {
  event: "hurt";
  hero: string;
  count: number;
  left: number;
  to?: number[] | null;
}

/** A fallen hero is back in the castle (LG-RET-3). */
export interface Returned {
  event: "returned";
  hero: string;
  to?: number[] | null;
}

/** A hero walked a step (LG-MOVE-1). */
export interface HeroWalked {
  event: "walked";
  hero: string;
  cell: number;
  to?: number[] | null;
}

/** A hero was put on a cell (LG-MOVE-3, LG-MOVE-7). */
export interface HeroTeleported {
  event: "teleported";
  hero: string;
  cell: number;
  to?: number[] | null;
}

/** One player goes on with the other hero (LG-SOLO-5). */
export interface TakenUp {
  event: "taken-up";
  hero: string;
  to?: number[] | null;
}

/** A hero attacked (LG-FIGHT-4, LG-FIGHT-9). */
export interface Attacked {
  event: "attacked";
  hero: string;
  card: string;
  cell: number;
  damage: number;
  way: Weapon;
  to?: number[] | null;
}

/** A device hit (LG-FIGHT-1). */
export interface DeviceFired {
  event: "device-fired";
  hero: string;
  card: string;
  cell: number;
  damage: number;
  device: Device;
  to?: number[] | null;
}

/** A monster, Ravager or body is defeated (LG-FIGHT-17). */
export interface Defeated {
  event: "defeated";
  card: string;
  cell: number;
  to?: number[] | null;
}

/** A trap went off under a monster (LG-TRAP-3). */
export interface TrapSprung {
  event: "trap-sprung";
  card: string;
  cell: number;
  damage: number;
  to?: number[] | null;
}

/** A trap waits (LG-TRAP-2). */
export interface TrapPlaced {
  event: "trap-placed";
  hero: string;
  number: number;
  slot: number;
  to?: number[] | null;
}

/** A placed trap went back to the reserve. */
export interface TrapRemoved {
  event: "trap-removed";
  number: number;
  slot: number;
  to?: number[] | null;
}

/** A hero used a place (LG-LOC-1). */
export interface PlaceUsed {
  event: "place-used";
  hero: string;
  place: string;
  option: number;
  to?: number[] | null;
}

/** A threat left the passage (LG-EVENT-8). */
export interface ThreatRemoved {
  event: "threat-removed";
  token: Token;
  cell: number;
  to?: number[] | null;
}

/** A place is lit again (LG-LOC-8). */
export interface DarknessCleared {
  event: "darkness-cleared";
  hero: string;
  place: string;
  to?: number[] | null;
}

/** The caved-in cell is free again (LG-LOC-9). */
export interface CaveInCleared {
  event: "cave-in-cleared";
  hero: string;
  cell: number;
  to?: number[] | null;
}

/** The die fell. */
export interface DieRolled {
  event: "die-rolled";
  face: number;
  to?: number[] | null;
}

/** A fairy named the result (LG-FAIRY-10). */
export interface DieSet {
  event: "die-set";
  face: number;
  to?: number[] | null;
}

/** Game cards were looked at by all (LG-SEE-6). */
export interface PeekedAtDeck {
  event: "peeked";
  cards: string[];
  count: number;
  to?: number[] | null;
}

/** A game card that was looked at lies on the top or under the deck. */
export interface PutBack {
  event: "put-back";
  card: string;
  side: string;
  to?: number[] | null;
}

/** A game card was turned up (LG-TURN-8). */
export interface Revealed {
  event: "revealed";
  card: string;
  left: number;
  dark: boolean;
  to?: number[] | null;
}

/** A card lies in the passage (LG-PASS-1). */
export interface Entered {
  event: "entered";
  card: string;
  cell: number;
  to?: number[] | null;
}

/** A card moved towards the castle (LG-PASS-3). */
export interface Advanced {
  event: "advanced";
  card: string;
  cell: number;
  to?: number[] | null;
}

/** A card was put on another cell of the passage (LG-PASS-8). */
export interface Relocated {
  event: "relocated";
  card: string;
  cell: number;
  to?: number[] | null;
}

/** A card entered the castle (LG-PASS-5). */
export interface CastleEntered {
  event: "castle-entered";
  card: string;
  to?: number[] | null;
}

/** A token lies where the die said. */
export interface TokenPlaced {
  event: "token-placed";
  token: Token;
  cell: number;
  to?: number[] | null;
}

/** A card had no effect. */
export interface Nothing {
  event: "nothing";
  card: string;
  to?: number[] | null;
}

/** Claws and armour of a monster are lower for this turn (LG-FAIRY-13). */
export interface Weakened {
  event: "weakened";
  card: string;
  cell: number;
  to?: number[] | null;
}

/** A player agreed (LG-ACT-20). */
export interface ConsentGiven {
  event: "consent-given";
  seat: number;
  to?: number[] | null;
}

/** A player did not agree, and nothing happened. */
export interface ConsentRefused {
  event: "consent-refused";
  seat: number;
  to?: number[] | null;
}

/** A hero filled the bucket (LG-CH1-10, LG-CH1-11). */
export interface BucketFilled {
  event: "bucket-filled";
  hero: string;
  to?: number[] | null;
}

/** LG-CH1-8: whose bucket is full now. */
export interface BucketsSwapped {
  event: "buckets-swapped";
  hero: string;
  to?: number[] | null;
}

/** A fire is out (LG-CH1-5, LG-CH1-26). */
export interface FireOut {
  event: "fire-out";
  place: string;
  left: number;
  to?: number[] | null;
}

/** A Serpent left its fire on a place (LG-CH1-24). */
export interface FireSpread {
  event: "fire-spread";
  card: string;
  place: string;
  to?: number[] | null;
}

/** A Ravager is there (LG-CH1-15, LG-CH1-16). */
export interface RavagerCame {
  event: "ravager-came";
  cell: number;
  to?: number[] | null;
}

/** A moon was observed (LG-CH2-5). */
export interface Observed {
  event: "observed";
  hero: string;
  card: string;
  count: number;
  to?: number[] | null;
}

/** The Observatory cannot be used (LG-CH2-19). */
export interface Sabotaged {
  event: "sabotaged";
  place: string;
  to?: number[] | null;
}

/** A hero set the Observatory right (LG-CH2-19). */
export interface Repaired {
  event: "repaired";
  hero: string;
  to?: number[] | null;
}

/** The elven paths lead on from now on (LG-CH2-21). */
export interface PortalsOpened {
  event: "portals-opened";
  to?: number[] | null;
}

/** Storm tokens lie on the places (LG-CH2-28). */
export interface StormGathered {
  event: "storm-gathered";
  to?: number[] | null;
}

/** A storm token was turned up (LG-CH2-30). */
export interface StormBroke {
  event: "storm-broke";
  card: string;
  to?: number[] | null;
}

/** Two places changed their numbers (LG-CH2-31). */
export interface PlacesSwapped {
  event: "places-swapped";
  first: number;
  second: number;
  to?: number[] | null;
}

/** Dust lies on the Magic Eater (LG-CH2-24). */
export interface DustEaten {
  event: "dust-eaten";
  hero: string;
  count: number;
  to?: number[] | null;
}

/** Dust came back from the Magic Eater (LG-CH2-25). */
export interface DustFreed {
  event: "dust-freed";
  hero: string;
  count: number;
  to?: number[] | null;
}

/** The cart rolled to a cell (LG-CH3-3, LG-CH3-11). */
export interface CartMoved {
  event: "cart-moved";
  cell: number;
  to?: number[] | null;
}

/** A hero put crystals on the cart (LG-CH3-6). */
export interface CartLoaded {
  event: "cart-loaded";
  hero: string;
  count: number;
  to?: number[] | null;
}

/** An Extra Cart between two empty cells is unloaded (LG-CH3-31). */
export interface CartUnloaded {
  event: "cart-unloaded";
  card: string;
  cell: number;
  to?: number[] | null;
}

/** Crystals are in the castle (LG-CH3-5). */
export interface Delivered {
  event: "delivered";
  count: number;
  total: number;
  to?: number[] | null;
}

/** Crystals lie on a place. */
export interface CrystalsPlaced {
  event: "crystals-placed";
  place: string;
  count: number;
  to?: number[] | null;
}

/** Crystals went back to the reserve (LG-CH3-8). */
export interface CrystalsLost {
  event: "crystals-lost";
  count: number;
  to?: number[] | null;
}

/** A monster swallowed crystals (LG-CH3-18). */
export interface CrystalsEaten {
  event: "crystals-eaten";
  card: string;
  count: number;
  to?: number[] | null;
}

/** A guild token lies on the Guild (LG-CH3-12). */
export interface HuntersMet {
  event: "hunters-met";
  count: number;
  to?: number[] | null;
}

/** The gate fell between two cells (LG-CH3-21). */
export interface GateClosed {
  event: "gate-closed";
  cell: number;
  to?: number[] | null;
}

/** A hero has the key (LG-CH3-23). */
export interface KeyTaken {
  event: "key-taken";
  hero: string;
  to?: number[] | null;
}

/** Gate and key are gone (LG-CH3-23). */
export interface GateOpened {
  event: "gate-opened";
  hero: string;
  to?: number[] | null;
}

/** Bats flutter between two cells (LG-CH3-28). */
export interface BatsCame {
  event: "bats-came";
  cell: number;
  to?: number[] | null;
}

/** A cell of the passage is skipped from now on (LG-CH3-24). */
export interface PassageFound {
  event: "passage-found";
  cell: number;
  to?: number[] | null;
}

/** Lava beside a defeated Slug is cool (LG-CH4-5). */
export interface LavaCooled {
  event: "lava-cooled";
  cell: number;
  left: number;
  to?: number[] | null;
}

/** The dial points to another number (LG-CH4-14). */
export interface DialTurned {
  event: "dial-turned";
  hero: string;
  number: number;
  to?: number[] | null;
}

/** A hero holds the magma (LG-CH4-10). */
export interface MagmaTaken {
  event: "magma-taken";
  hero: string;
  to?: number[] | null;
}

/** The magma went to another hero (LG-CH4-12). */
export interface MagmaGiven {
  event: "magma-given";
  hero: string;
  to?: number[] | null;
}

/** A madness card lies on top of a deck (LG-CH4-20). */
export interface MadnessCame {
  event: "madness-came";
  seat: number;
  card: string;
  to?: number[] | null;
}

/** Madness struck a hero (LG-CH4-23). */
export interface Struck {
  event: "struck";
  hero: string;
  to?: number[] | null;
}

/** A shield cancelled the damage (LG-ACT-22). */
export interface Parried {
  event: "parried";
  hero: string;
  card: string;
  to?: number[] | null;
}

/** A card of the Incarnation entered (LG-CH5-5). */
export interface RowEntered {
  event: "row-entered";
  card: string;
  cell: number;
  to?: number[] | null;
}

/** The Head stands on another cell (LG-CH5-8, LG-CH5-29). */
export interface RowMoved {
  event: "row-moved";
  cell: number;
  to?: number[] | null;
}

/** A shock token is charged (LG-CH5-18). */
export interface Charged {
  event: "charged";
  hero: string;
  side: string;
  to?: number[] | null;
}

/** An icon was named, and a card shown (LG-CH5-21). */
export interface NuggetNamed {
  event: "nugget-named";
  hero: string;
  icon: NamedIcon;
  card: string;
  found: boolean;
  to?: number[] | null;
}

/** The objective of the chapter is met, and the players have won it (LG-END-1). */
export interface ChapterWon {
  event: "chapter-won";
  chapter: string;
  to?: number[] | null;
}

/** The players have lost the chapter (LG-END-2, LG-END-3, LG-END-5). */
export interface ChapterLost {
  event: "chapter-lost";
  chapter: string;
  reason: string;
  to?: number[] | null;
}

/** An item stays for the next chapter (LG-CAMP-3). */
export interface ItemKept {
  event: "item-kept";
  seat: number;
  card: string;
  to?: number[] | null;
}

/** What is in the box, for screens: everything that has an id, by its id. */
export interface BoxTold {
  heroes: Record<string, HeroKind>;
  cards: Record<string, Card>;
  items: string[];
  fairies: Record<string, Fairy>;
  tracks: Record<string, SkillTrack>;
  game: Record<string, Monster | Moon | ExtraCart | Happening>;
  places: Record<string, PlaceCard>;
  bodies: Record<string, Body>;
  storms: Record<string, Storms>;
  chapters: Record<string, Chapter>;
}

/** A hero (LG-HERO-1). */
export interface HeroKind {
  id: string;
  resistance: number;
  dust: number;
  usable: number;
  slots: number;
  fairy: string | null;
}

/** A card of a hero's deck: a base card, an advanced item or madness. */
export interface Card {
  id: string;
  options: Option[];
  copies: number;
  hero: string | null;
}

/** One way to use a card, a skill, a fairy or a place. */
export interface Option {
  effects: (AddIcon | Dust | Heal | Draw | Lose | Gain | Hit | Roll | PeekAtDeck | Reveal | RevealNow | Fetch | Repeat | Weaken | SwapHeroes | SwapMonsters | RemoveThreat | DieBefore | DieAfter | PlaceToken | PlaceTrap | HeroTo | Either | FillBucket | PutOut | RemoveFire | AddRavager | Observe | MoveCards | Sabotage | OpenPortals | Storm | SwapPlaces | Gifts | MoveCart | Mine | SharpBend | BrakeFailure | Bats | Gate | SecretPassage | TakeMagma | TurnDial | Whispers | Strike | LoseFairy | LoseTrap | Charge | Discharge | Nugget | Advance | DarknessHurts | Collapse)[];
  cost: Cost;
}

/** What must be paid, in full or not at all (LG-DUST-5). */
export interface Cost {
  dust: number;
  sword: number;
  shield: number;
  boots: number;
  ranged: number;
  cards: number;
  bucket: boolean;
}

/** A fairy (LG-FAIRY-1). */
export interface Fairy {
  id: string;
  effects: (AddIcon | Dust | Heal | Draw | Lose | Gain | Hit | Roll | PeekAtDeck | Reveal | RevealNow | Fetch | Repeat | Weaken | SwapHeroes | SwapMonsters | RemoveThreat | DieBefore | DieAfter | PlaceToken | PlaceTrap | HeroTo | Either | FillBucket | PutOut | RemoveFire | AddRavager | Observe | MoveCards | Sabotage | OpenPortals | Storm | SwapPlaces | Gifts | MoveCart | Mine | SharpBend | BrakeFailure | Bats | Gate | SecretPassage | TakeMagma | TurnDial | Whispers | Strike | LoseFairy | LoseTrap | Charge | Discharge | Nugget | Advance | DarknessHurts | Collapse)[];
  copies: number;
  hero: string | null;
}

/** A skill track: three uses in order, or any of several each time (LG-SKILL-4, LG-SKILL-5). */
export interface SkillTrack {
  id: string;
  uses: Option[];
  free: boolean;
}

/** A monster, as its card tells (LG-FIGHT). */
export interface Monster {
  kind: "monster";
  id: string;
  health: number;
  armour: number;
  claws: number;
  dread: number;
  reward: (AddIcon | Dust | Heal | Draw | Lose | Gain | Hit | Roll | PeekAtDeck | Reveal | RevealNow | Fetch | Repeat | Weaken | SwapHeroes | SwapMonsters | RemoveThreat | DieBefore | DieAfter | PlaceToken | PlaceTrap | HeroTo | Either | FillBucket | PutOut | RemoveFire | AddRavager | Observe | MoveCards | Sabotage | OpenPortals | Storm | SwapPlaces | Gifts | MoveCart | Mine | SharpBend | BrakeFailure | Bats | Gate | SecretPassage | TakeMagma | TurnDial | Whispers | Strike | LoseFairy | LoseTrap | Charge | Discharge | Nugget | Advance | DarknessHurts | Collapse)[];
  copies: number;
  dark: number;
  traps: boolean;
  fire: string | null;
  key: boolean;
  eats: Food | null;
  leaves: number;
  slug: boolean;
}

/** What a monster feeds on. */
export type Food = "crystals" | "dust";

/** A moon that wants to be observed (LG-CH2-5). */
export interface Moon {
  kind: "moon";
  id: string;
  cell: number;
  costs: MoonCost[];
  reward: (AddIcon | Dust | Heal | Draw | Lose | Gain | Hit | Roll | PeekAtDeck | Reveal | RevealNow | Fetch | Repeat | Weaken | SwapHeroes | SwapMonsters | RemoveThreat | DieBefore | DieAfter | PlaceToken | PlaceTrap | HeroTo | Either | FillBucket | PutOut | RemoveFire | AddRavager | Observe | MoveCards | Sabotage | OpenPortals | Storm | SwapPlaces | Gifts | MoveCart | Mine | SharpBend | BrakeFailure | Bats | Gate | SecretPassage | TakeMagma | TurnDial | Whispers | Strike | LoseFairy | LoseTrap | Charge | Discharge | Nugget | Advance | DarknessHurts | Collapse)[];
  gathering: boolean;
  copies: number;
  dark: number;
}

/** What an observation costs. */
export interface MoonCost {
  dust: number;
  sword: number;
  shield: number;
  boots: number;
  ranged: number;
}

/** A cart that rolls through the passage (LG-CH3-29). */
export interface ExtraCart {
  kind: "cart";
  id: string;
  crystals: number;
  copies: number;
  dark: number;
}

/** An event: it is applied, and leaves (LG-DECK-3). */
export interface Happening {
  kind: "event";
  id: string;
  effects: (AddIcon | Dust | Heal | Draw | Lose | Gain | Hit | Roll | PeekAtDeck | Reveal | RevealNow | Fetch | Repeat | Weaken | SwapHeroes | SwapMonsters | RemoveThreat | DieBefore | DieAfter | PlaceToken | PlaceTrap | HeroTo | Either | FillBucket | PutOut | RemoveFire | AddRavager | Observe | MoveCards | Sabotage | OpenPortals | Storm | SwapPlaces | Gifts | MoveCart | Mine | SharpBend | BrakeFailure | Bats | Gate | SecretPassage | TakeMagma | TurnDial | Whispers | Strike | LoseFairy | LoseTrap | Charge | Discharge | Nugget | Advance | DarknessHurts | Collapse)[];
  copies: number;
  dark: number;
}

/** A location card (LG-LOC). */
export interface PlaceCard {
  id: string;
  options: Option[];
  crystals: number;
  fairies: number;
  guild: boolean;
}

/** A body of the Incarnation (LG-CH5-13 and following). */
export interface Body {
  id: string;
  health: number;
  claws: number;
  crystal: number;
  storm: number;
  ranged: number;
  sword: number;
  reward: (AddIcon | Dust | Heal | Draw | Lose | Gain | Hit | Roll | PeekAtDeck | Reveal | RevealNow | Fetch | Repeat | Weaken | SwapHeroes | SwapMonsters | RemoveThreat | DieBefore | DieAfter | PlaceToken | PlaceTrap | HeroTo | Either | FillBucket | PutOut | RemoveFire | AddRavager | Observe | MoveCards | Sabotage | OpenPortals | Storm | SwapPlaces | Gifts | MoveCart | Mine | SharpBend | BrakeFailure | Bats | Gate | SecretPassage | TakeMagma | TurnDial | Whispers | Strike | LoseFairy | LoseTrap | Charge | Discharge | Nugget | Advance | DarknessHurts | Collapse)[];
}

/** A storm token (LG-CH2-30). */
export interface Storms {
  id: string;
  effects: (AddIcon | Dust | Heal | Draw | Lose | Gain | Hit | Roll | PeekAtDeck | Reveal | RevealNow | Fetch | Repeat | Weaken | SwapHeroes | SwapMonsters | RemoveThreat | DieBefore | DieAfter | PlaceToken | PlaceTrap | HeroTo | Either | FillBucket | PutOut | RemoveFire | AddRavager | Observe | MoveCards | Sabotage | OpenPortals | Storm | SwapPlaces | Gifts | MoveCart | Mine | SharpBend | BrakeFailure | Bats | Gate | SecretPassage | TakeMagma | TurnDial | Whispers | Strike | LoseFairy | LoseTrap | Charge | Discharge | Nugget | Advance | DarknessHurts | Collapse)[];
}

/** The file of a chapter. */
export interface Chapter {
  places: string[];
  place: PlaceCard[];
  card: (Monster | Moon | ExtraCart | Happening)[];
  fires: [number, number, number];
  ravager: Monster | null;
  target: number;
  storm: Storms[];
  gate: RollTable | null;
  bats: RollTable | null;
  marks: [number, number][];
  rough: boolean[];
  madness: Card[];
  body: Body[];
}

/** What a roll means: the left one of two cells (LG-CH3-21, LG-CH3-28). */
export interface RollTable {
  left: number[];
}

export type AnyAction = Play | DiscardThree | UseSkill | UseFairy | Transmute | Move | Teleport | Attack | UsePlace | Guard | ClearCaveIn | ClearDarkness | PutOutFire | SwapBuckets | RepairObservatory | PushCart | LoadCart | OpenGate | GiveMagma | TakeUp | EndTurn | PickHero | Include | PickTrack | Discard | Alter | Commit | TakeItem | TakeFairy | Decline | Put | RollDie | SetDie | KeepDie | Reroll | Consent | Defend | PutDust | Choose | Aim | Stand | Help | PickSlot | PickPlace | PickCard | PickFairy | Name | Shock | RotateDial | Pass | KeepItem;

export type AnyEvent = ChapterBegun | HeroPicked | CardIncluded | TrackPicked | TurnBegan | Drawn | CardsDrawn | Reshuffled | CardPlayed | CardRepeated | Discarded | ThreeDiscarded | Fetched | SkillUsed | FairyUsed | FairyLost | FairyTaken | ItemTaken | Declined | Gained | Altered | DustRecovered | DustSpent | Healed | Hurt | Returned | HeroWalked | HeroTeleported | TakenUp | Attacked | DeviceFired | Defeated | TrapSprung | TrapPlaced | TrapRemoved | PlaceUsed | ThreatRemoved | DarknessCleared | CaveInCleared | DieRolled | DieSet | PeekedAtDeck | PutBack | Revealed | Entered | Advanced | Relocated | CastleEntered | TokenPlaced | Nothing | Weakened | ConsentGiven | ConsentRefused | BucketFilled | BucketsSwapped | FireOut | FireSpread | RavagerCame | Observed | Sabotaged | Repaired | PortalsOpened | StormGathered | StormBroke | PlacesSwapped | DustEaten | DustFreed | CartMoved | CartLoaded | CartUnloaded | Delivered | CrystalsPlaced | CrystalsLost | CrystalsEaten | HuntersMet | GateClosed | KeyTaken | GateOpened | BatsCame | PassageFound | LavaCooled | DialTurned | MagmaTaken | MagmaGiven | MadnessCame | Struck | Parried | RowEntered | RowMoved | Charged | NuggetNamed | ChapterWon | ChapterLost | ItemKept;
