// Written by `make docs` from the records of the server; never edited by hand.

/** The first message: the seats that the client holds, its eyes, and what it knows already. */
export interface Hello {
  ask: "hello";
  ref: number;
  keys?: Record<string, string>;
  before?: Record<string, string>;
  eyes?: number | null;
  seen?: number | null;
  heard?: number;
  beats?: boolean;
}

/** Look through other eyes, as when the next person at a shared screen takes over. */
export interface LookThrough {
  ask: "look";
  ref: number;
  eyes: number | null;
  seen?: number | null;
}

/** Take an action for a seat, having seen the table up to a step. */
export interface Act {
  ask: "act";
  ref: number;
  seat: number;
  seen: number;
  action: unknown;
}

/** What would an action visibly lead to? */
export interface Foresee {
  ask: "foresee";
  ref: number;
  seat: number;
  action: unknown;
  seq?: number | null;
}

/** How did the table look after a step? Once the game is over, through any eyes. */
export interface Show {
  ask: "show";
  ref: number;
  seq: number;
  eyes?: number | null;
  beats?: boolean;
}

/** Say something to everybody. */
export interface Say {
  ask: "say";
  ref: number;
  seat: number;
  text: string;
}

/** Make a gesture to everybody. */
export interface Gesticulate {
  ask: "gesticulate";
  ref: number;
  seat: number;
  gesture: Gesture;
}

/** What can be said with one tap; each reader gets it in their own language. */
export type Gesture = "hello" | "laugh" | "oops" | "thanks" | "thinking" | "well-played";

/** Sit down on a seat that the client holds, under a name. */
export interface Sit {
  ask: "sit";
  ref: number;
  seat: number;
  name: string;
}

/** Hand a seat to a computer player, or, with `me`, take one's own back. */
export interface Hand {
  ask: "hand";
  ref: number;
  seat: number;
  player: string;
}

/** Ask everybody to let a seat take its last step back. */
export interface AskUndo {
  ask: "ask-undo";
  ref: number;
  seat: number;
}

/** Allow what was asked, or not; `to` says which question is meant. */
export interface AnswerUndo {
  ask: "answer-undo";
  ref: number;
  seat: number;
  to: number;
  agrees: boolean;
}

/** How would the table look after some actions of the seat to move? */
export interface Imagine {
  ask: "imagine";
  ref: number;
  seq: number;
  actions?: unknown[];
  at?: number | null;
}

/** Show everybody what the seat to move could do; it replaces the seat's last proposal. */
export interface Propose {
  ask: "propose";
  ref: number;
  seat: number;
  seq: number;
  actions: unknown[];
}

/** Take one's own proposal back. */
export interface Withdraw {
  ask: "withdraw";
  ref: number;
  seat: number;
}

/** Lay another table for the same group, once the game is over; a campaign goes on there. */
export interface PlayAgain {
  ask: "play-again";
  ref: number;
}

/** What would a good player do at a seat now? */
export interface Hint {
  ask: "hint";
  ref: number;
  seat: number;
}

/** What was good and what was costly in a game that is over? */
export interface Review {
  ask: "review";
  ref: number;
}

/** The answer to a hello: where the client is, and which seats it holds. */
export interface Welcome {
  tell: "welcome";
  ref: number;
  version: string;
  table: string;
  game: string;
  title: string;
  seats: number[];
  open: boolean;
  pack: string;
  practice: Origin | null;
  campaign: Leg | null;
  imported: boolean;
}

/** A moment of a table: where a copy was taken. */
export interface Origin {
  table: string;
  seq: number;
}

/** A game of a campaign: the campaign, and which of its games it is. */
export interface Leg {
  campaign: string;
  number: number;
}

/** The table at rest, through the client's eyes. */
export interface Rest {
  view: unknown;
  decision: Decision | null;
  outcome: Outcome | null;
  limit: number | null;
}

/** Whom the game is waiting for, and what it asks of them. */
export interface Decision {
  ask: string;
  seats: number[];
  may?: number[];
}

/** How a game ended. Nobody wins a cooperative game that is lost. */
export interface Outcome {
  winners: number[];
  reason: string;
}

/** One step of the log, as the client's eyes may know it; what is not there is left out. */
export interface StepTold {
  seq: number;
  seat: number | null;
  events: unknown[];
  marks?: (Mark | null)[];
  rest?: Rest | null;
  beats?: (([(number | string)[], unknown])[])[];
}

/** What an event is to those who look back, or only listen. */
export type Mark = "end" | "found" | "milestone" | "page" | "turn";

/** The table as it is, and what can be done. */
export interface TableNow {
  view: unknown;
  decision: Decision | null;
  outcome: Outcome | null;
  limit: number | null;
  seq: number;
  offers: unknown[];
  outlook: unknown;
  undo: Takeback | null;
  redo: number | null;
}

/** The step that a seat may go back to, freely or if all people agree. */
export interface Takeback {
  to: number;
  free: boolean;
}

/** The steps that the client does not know, and the table after the last of them. */
export interface News {
  tell: "news";
  eyes: number | null;
  steps: StepTold[];
  now: TableNow;
}

/** A seat, as everybody may know it. */
export interface ChairTold {
  name: string;
  player: string;
  taken: boolean;
  open: boolean;
  here: boolean;
  hints: number;
  invited: boolean;
}

/** A seat wants to go back to a step; the others named here have not said yes yet. */
export interface UndoQuestion {
  seat: number;
  to: number;
  awaited: number[];
}

/** Who is around the table. It is sent whenever that changes. */
export interface Around {
  tell: "around";
  chairs: ChairTold[];
  watchers: number;
  question: UndoQuestion | null;
  next: string | null;
  hints: number | null;
  think: boolean;
  limit: number | null;
}

/** A word or a gesture, with its number. */
export interface Remark {
  number: number;
  note: Said | Gestured;
}

/** A word to everybody. */
export interface Said {
  note: "said";
  seat: number;
  text: string;
}

/** A gesture to everybody. */
export interface Gestured {
  note: "gestured";
  seat: number;
  gesture: Gesture;
}

/** What was said since the client last heard. */
export interface Talk {
  tell: "talk";
  remarks: Remark[];
}

/** What somebody proposes to the seat to move, as far as it is not done yet. */
export interface ProposalTold {
  seat: number;
  actions: unknown[];
}

/** What is proposed now, where seats play together. It is sent whenever that changes. */
export interface Proposals {
  tell: "proposals";
  proposals: ProposalTold[];
  hidden: number;
  kept: boolean;
}

/** What was asked is done, and will be there after a crash. */
export interface Acknowledged {
  tell: "done";
  ref: number;
}

/** What was asked was not done, and nothing has changed. Texts say why: the key finds them. */
export interface Refused {
  tell: "refused";
  ref: number | null;
  key: string;
  facts: Record<string, unknown>;
}

/** What an action would visibly lead to, as the game tells it; None where that is hidden. */
export interface Foreseen {
  tell: "foreseen";
  ref: number;
  outlook: unknown;
}

/** The table as it would look after some actions. */
export interface Imagined {
  tell: "imagined";
  ref: number;
  seq: number;
  view: unknown;
  decision: Decision | null;
  offers: unknown[];
  outlook: unknown;
  outlooks: unknown[];
}

/** The table as it was after a step. */
export interface TableShown {
  tell: "shown";
  ref: number;
  seq: number;
  rest: Rest;
  outlook: unknown;
  step: StepTold | null;
}

/** A hint: the rest of a good turn, and why it is good. */
export interface Advised {
  tell: "advised";
  ref: number;
  seq: number;
  advice: Advice;
}

/** The rest of a good turn, as far as it can be foreseen, and why it is good. */
export interface Advice {
  actions: unknown[];
  why: Why;
}

/** A reason as data; the texts of the game say it. */
export interface Why {
  key: string;
  facts: Record<string, unknown>;
}

/** A review is being made; there may be several of these before it is told. */
export interface Reviewing {
  tell: "reviewing";
  ref: number;
  done: number;
  total: number;
}

/** The review of a game that is over. */
export interface Reviewed {
  tell: "reviewed";
  ref: number;
  review: GameReview;
}

/** A whole game, turn by turn. */
export interface GameReview {
  start: Standing[];
  turns: TurnReview[];
  costly: number[];
  lost: number | null;
}

/** How far a seat has come; where all play together, the team or what it plays against. */
export interface Standing {
  turns: number;
  left: number;
}

/** One turn, and what a good player thinks of it. */
export interface TurnReview {
  first: number;
  last: number;
  seat: number;
  at: number;
  best: Advice;
  cost: number;
  standings: Standing[];
  hope: number | null;
}

/** Who is to sit at a seat. */
export type SeatKind = "computer" | "here" | "invited" | "open";

/** A seat of a new table. */
export interface NewSeat {
  kind: SeatKind;
  name?: string;
  player?: string;
}

/** What to lay. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, unknown>;
  title?: string;
  listed?: boolean;
  hints?: number | null;
  think?: boolean;
  limit?: number | null;
}

/** The first table of a campaign, and how it begins. */
export interface NewCampaign {
  game: string;
  seats: NewSeat[];
  options?: Record<string, unknown>;
  title?: string;
  listed?: boolean;
  hints?: number | null;
  think?: boolean;
  limit?: number | null;
  beginning?: string;
  after?: string[];
}

/** A moment of a game that is over, to play on from; the record stays as it is. */
export interface NewPractice {
  seq: number;
  seats: NewSeat[];
}

/** The next game of a campaign. Only somebody with a seat at the last one can go on. */
export interface NewLeg {
  seen: number;
  keys?: Record<string, string>;
  seats?: (NewSeat | null)[] | null;
  options?: Record<string, unknown>;
}

/** A moment of a game of a campaign that is over; from there another story begins. */
export interface NewBranch {
  leg: number;
  seq: number;
  seats?: (NewSeat | null)[] | null;
  title?: string;
}

/** A new table, with the secret of each seat that needs one. They are told only now. */
export interface Laid {
  id: string;
  keys: (string | null)[];
}

/** The table that a campaign leads to, with the secrets of seats that are new there. */
export interface LegLaid {
  campaign: string;
  table: string;
  keys: (string | null)[];
}

/** A beginner wants to learn a game. */
export interface NewLesson {
  game: string;
}

/** The table of a lesson, and what to say and to do there. */
export interface LessonLaid {
  id: string;
  keys: (string | null)[];
  script: Cue[];
}

/** One thing to say, and perhaps one thing to do before the next. */
export interface Cue {
  say: string;
  action: Record<string, unknown> | null;
}

/** A table, as everybody may know it. */
export interface TableTold {
  id: string;
  game: string;
  title: string;
  chairs: ChairTold[];
  steps: number;
  decision: Decision | null;
  outcome: Outcome | null;
  open: boolean;
  pack: string;
  practice: Origin | null;
  campaign: Leg | null;
  imported: boolean;
}

/** A campaign, as everybody may know it. */
export interface CampaignTold {
  id: string;
  game: string;
  title: string;
  made: number;
  games: number;
  table: string;
  result: Outcome | null;
}

/** An option of a game: what can be chosen, and what it is by default. */
export interface OptionTold {
  name: string;
  default: unknown;
  choices: unknown[] | null;
}

/** A game of a campaign, or why it cannot be opened here. */
export interface LegTold {
  table: TableTold | null;
  why: Why | null;
}

/** A campaign with its games, in order. */
export interface CampaignLegs {
  campaign: CampaignTold;
  legs: LegTold[];
  anew: OptionTold[];
}

/** Somebody who takes an open seat, or claims one with an invitation. */
export interface Newcomer {
  name: string;
  invitation?: string | null;
  key?: string | null;
}

/** The secret of a seat that was just taken or claimed. */
export interface Taken {
  key: string;
}

/** A game of the catalogue. */
export interface GameTold {
  id: string;
  rules: number;
  least: number;
  most: number;
  options: OptionTold[];
  players: string[];
  kernels: Kernels;
  advice: boolean;
  open: boolean;
  together: boolean;
  campaigns: boolean;
  alone: boolean;
  anew: string[];
  boxed: boolean;
}

/** Whether players have what they need to think. */
export type Kernels = "absent" | "missing" | "ready";

/** The server: what it is, and where friends can reach it. */
export interface House {
  version: string;
  address: string;
  only_here: boolean;
}

/** The server is well. */
export interface Health {
  version: string;
  tables: number;
}

/** A rule of a game, under its heading. */
export interface RuleTold {
  id: string;
  chapter: string;
  text: string;
}

/** A text that is to become a code for cameras. */
export interface Picture {
  text: string;
}

/** Why a request was not granted; the sentence is in the language that was asked for. */
export interface Problem {
  key: string;
  facts: Record<string, unknown>;
  sentence: string;
}

export type AnyAsk = Hello | LookThrough | Act | Foresee | Show | Say | Gesticulate | Sit | Hand | AskUndo | AnswerUndo | Imagine | Propose | Withdraw | PlayAgain | Hint | Review;

export type AnyTell = Welcome | News | Around | Talk | Proposals | Acknowledged | Refused | Foreseen | Imagined | TableShown | Advised | Reviewing | Reviewed;
