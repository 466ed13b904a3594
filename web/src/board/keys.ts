// The keys of a maze (design.md, section 11) and the wheel that turns a tile.
import { settings } from "../lib/settings.svelte";
import { say, sayList } from "../lib/text.svelte";
import { type Cell, numberOf } from "./geometry";

const LOCK = 120; // ms between two notches of the wheel
const TWICE = 1500; // ms in which a second press asks for more

/** What the keys need of a game's screen. */
export interface Keyed {
  /** Turn the tile that can be turned now. */
  readonly turn: (by: 1 | -1) => void;
  /** Take back the last choice; returns whether there was one. */
  readonly takeBack: () => boolean;
  /** The cells in reach that bear something. */
  readonly bearing: () => Cell[];
  /** The viewer's pawn, and its goal where that is in reach. */
  readonly own: () => Cell | undefined;
  readonly goal: () => Cell | undefined;
  /** What is within reach, in words. */
  readonly map: () => string[];
  /** What is asked, as a sentence. */
  readonly ask: () => string | null;
  readonly focus: (cell: Cell) => void;
  readonly announce: (words: string) => void;
  /** Whether a hint is shown: the first Escape closes it, and takes back what it considered. */
  readonly hinted: () => boolean;
  /** The keys that only this game has. */
  readonly more?: Readonly<Record<string, (event: KeyboardEvent) => void>>;
}

export function keyboard(desk: Keyed): (event: KeyboardEvent) => void {
  let said = 0;
  let visited = -1;

  function next(by: number): void {
    const cells = desk.bearing().sort((a, b) => numberOf(a) - numberOf(b));
    if (cells.length === 0) return;
    const at = cells.findIndex((cell) => numberOf(cell) === visited);
    const cell = cells[at < 0 ? (by > 0 ? 0 : cells.length - 1) : (at + by + cells.length) % cells.length] ?? [0, 0];
    visited = numberOf(cell);
    desk.focus(cell);
  }

  /** The viewer's pawn; if it has the focus already, the goal, if that is in reach. */
  function go(): void {
    const own = desk.own();
    if (!own) return;
    const there = document.activeElement?.getAttribute("data-cell") === String(numberOf(own));
    desk.focus((there && desk.goal()) || own);
  }

  function tellState(time: number): void {
    const items = desk.map();
    const again = time - said < TWICE;
    said = time;
    const ask = desk.ask();
    if (again && items.length) desk.announce(say("map-in-words", { list: sayList(items) }));
    else if (ask) desk.announce(ask);
  }

  const letters: Record<string, (event: KeyboardEvent) => void> = {
    r: (event) => desk.turn(event.shiftKey ? -1 : 1),
    n: (event) => next(event.shiftKey ? -1 : 1),
    g: go,
    t: (event) => tellState(event.timeStamp),
    ...desk.more,
  };

  return (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    if (event.key === "Escape" && !desk.hinted() && desk.takeBack()) return stop(event);
    const letter = settings.letterKeys ? letters[event.key.toLowerCase()] : undefined;
    if (!letter) return;
    letter(event);
    stop(event);
  };
}

function stop(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** One notch of the wheel is a quarter turn, and the page does not scroll; notches that come too fast are ignored. */
export function wheel(turn: (by: 1 | -1) => void, wanted: () => boolean): (area: HTMLElement) => () => void {
  let last = 0;
  function notch(event: WheelEvent): void {
    if (!wanted() || event.ctrlKey || event.deltaY === 0) return;
    event.preventDefault();
    if (event.timeStamp - last < LOCK) return;
    last = event.timeStamp;
    turn(event.deltaY > 0 ? 1 : -1);
  }
  return (area) => {
    area.addEventListener("wheel", notch, { passive: false });
    return () => area.removeEventListener("wheel", notch);
  };
}
