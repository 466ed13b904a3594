// What goes on around a maze on the screen: it is played, foreseen and announced, and hints are made ready.
import { untrack } from "svelte";
import type { Animate, Play } from "../lib/board";
import { say } from "../lib/text.svelte";
import type { Choice, Doing, Laid } from "./choice.svelte";
import { type Cell, numberOf } from "./geometry";
import type { Reachable } from "./grip.svelte";
import { keyboard, wheel } from "./keys";
import { twisting } from "./twist";

/** What belongs to a maze on the screen. */
export interface Attended<View extends Laid, Action extends Doing, Event, Outlook> {
  readonly play: () => Play<View, Action, Event, Outlook>;
  readonly turn: Choice<View, Action, Outlook> & { readonly turns: boolean; turn(by: 1 | -1): void };
  readonly stage: { readonly animate: Animate<View, Event> };
  readonly picture: {
    readonly line: string;
    readonly ends: readonly Cell[];
    readonly own: Cell | undefined;
    readonly goal: Cell | undefined;
    readonly map: string[];
    bears(cell: Cell): string | null;
  };
  readonly hands: { prepare(action: Action, near: boolean): void };
  /** The maze on the screen. */
  readonly maze: () => (Reachable & { element(): HTMLElement | undefined }) | undefined;
  /** The keys that only this game has. */
  readonly more?: Readonly<Record<string, () => void>>;
}

/** What an element listens to where the maze is played: keys, the wheel, and two fingers. */
export interface Listening {
  readonly keys: (event: KeyboardEvent) => void;
  readonly turning: (area: HTMLElement) => () => void;
  readonly twist: (area: HTMLElement) => () => void;
}

export function attend<View extends Laid, Action extends Doing, Event, Outlook, Desk>(
  desk: Desk & Attended<View, Action, Event, Outlook>,
): Desk & Listening {
  const { play, turn, stage, picture, hands, maze } = desk;
  $effect(() => play().animateWith(stage.animate));
  $effect(() => {
    if (play().connected && turn.considered && !turn.outlook) void turn.foresee();
  });
  $effect(() => {
    if (play().proposed) untrack(() => play().announce(picture.line));
  });
  $effect(() => {
    const [advised] = play().advised;
    if (!advised || play().lookingBack) return;
    const near = maze()?.element()?.closest("section")?.contains(document.activeElement) ?? false;
    untrack(() => hands.prepare(advised, near));
    return () => turn.considers(advised) && turn.takeBack();
  });
  turn.onforeseen = () => turn.hinted || play().announce(picture.line); // a hint has its own words
  return {
    ...desk,
    keys: keysOf(desk),
    turning: wheel(
      (by) => turn.turn(by),
      () => turn.turns,
    ),
    twist: twisting(
      (by) => turn.turn(by),
      () => turn.turns,
    ),
  };
}

function keysOf<View extends Laid, Action extends Doing, Event, Outlook>({
  play,
  turn,
  picture,
  maze,
  more = {},
}: Attended<View, Action, Event, Outlook>): (event: KeyboardEvent) => void {
  return keyboard({
    turn: (by) => turn.turn(by),
    takeBack: () => turn.takeBack(),
    bearing: () => picture.ends.filter((cell) => picture.bears(cell)),
    own: () => picture.own,
    goal: () => picture.goal,
    map: () => picture.map,
    ask: () => {
      const { decision } = play();
      return decision && say(`ask-${decision.ask}`, { seat: decision.seats[0] ?? 0 });
    },
    focus: (cell) => maze()?.focusCell(numberOf(cell)),
    announce: (words) => play().announce(words),
    hinted: () => play().advised.length > 0,
    more,
  });
}
