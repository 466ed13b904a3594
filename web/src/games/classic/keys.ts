// The keys of the classic board (design.md, section 11) and the wheel that turns the spare.
import { numberOf } from "../../board/geometry";
import { settings } from "../../lib/settings.svelte";
import { say, sayList } from "../../lib/text.svelte";
import type { Cell } from "../../wire/classic";
import type { Picture } from "./picture.svelte";
import { wayTo } from "./scene";
import { mapInWords } from "./sentences";
import type { Turn } from "./turn.svelte";

const LOCK = 120; // ms between two notches of the wheel
const TWICE = 1500; // ms in which a second press asks for more

interface Desk {
  readonly turn: Turn;
  readonly picture: Picture;
  readonly focus: (cell: Cell) => void;
  readonly announce: (words: string) => void;
  readonly ask: () => string | null;
  /** Whether a hint is shown: the first Escape closes it, and takes back what it considered. */
  readonly hinted: () => boolean;
}

export function keyboard(desk: Desk): { down: (event: KeyboardEvent) => void; up: (event: KeyboardEvent) => void } {
  let said = 0;
  let visited = -1;

  /** The cells in reach that bear something, or where somebody starts. */
  function bearing(): Cell[] {
    const { maze } = desk.picture.scene;
    const ends = (desk.picture.ways ?? []).map((way): Cell => way.at(-1) ?? [0, 0]);
    const found = ends.filter((cell) => maze[numberOf(cell)]?.[2]);
    return found.sort((a, b) => numberOf(a) - numberOf(b));
  }

  function next(by: number): void {
    const cells = bearing();
    if (cells.length === 0) return;
    const at = cells.findIndex((cell) => numberOf(cell) === visited);
    const cell = cells[at < 0 ? (by > 0 ? 0 : cells.length - 1) : (at + by + cells.length) % cells.length] ?? [0, 0];
    visited = numberOf(cell);
    desk.focus(cell);
  }

  /** The own pawn; when it has the focus already, the goal, if it is in reach. */
  function go(): void {
    const { view, scene, wanted, ways } = desk.picture;
    const own = view.seat === null ? undefined : scene.pawns[view.seat];
    if (!own) return;
    const there = document.activeElement?.getAttribute("data-cell") === String(numberOf(own));
    const goal = wanted.find((cell) => wayTo(ways ?? [], cell));
    desk.focus(there && goal ? goal : own);
  }

  function tellState(time: number): void {
    const { view, scene, ways } = desk.picture;
    const items = mapInWords(scene, ways ?? []);
    const again = time - said < TWICE;
    said = time;
    const ask = desk.ask();
    if (again && items.length) desk.announce(say("map-in-words", { list: sayList(items) }));
    else if (ask) desk.announce(say(`ask-${ask}`, { seat: view.active }));
  }

  const letters: Record<string, (event: KeyboardEvent) => void> = {
    r: (event) => desk.turn.turn(event.shiftKey ? -1 : 1),
    n: (event) => next(event.shiftKey ? -1 : 1),
    g: go,
    p: () => (desk.picture.peeking = true),
    t: (event) => tellState(event.timeStamp),
  };

  function down(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    if (event.key === "Escape" && !desk.hinted() && desk.turn.takeBack()) return stop(event);
    const letter = settings.letterKeys ? letters[event.key.toLowerCase()] : undefined;
    if (!letter) return;
    letter(event);
    stop(event);
  }

  return { down, up: (event) => event.key.toLowerCase() === "p" && (desk.picture.peeking = false) };
}

function stop(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** One notch of the wheel is a quarter turn, and the page stays where it is; faster notches are left out. */
export function wheel(turn: Turn): (area: HTMLElement) => () => void {
  let last = 0;
  function notch(event: WheelEvent): void {
    if (!turn.slides || event.ctrlKey || event.deltaY === 0) return;
    event.preventDefault();
    if (event.timeStamp - last < LOCK) return;
    last = event.timeStamp;
    turn.turn(event.deltaY > 0 ? 1 : -1);
  }
  return (area) => {
    area.addEventListener("wheel", notch, { passive: false });
    return () => area.removeEventListener("wheel", notch);
  };
}
