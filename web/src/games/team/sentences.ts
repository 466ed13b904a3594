// What the team screen says about a position: whole sentences, one after the other.
import { numberOf, same } from "../../board/geometry";
import { cellLabels, seatWords, sentence } from "../../board/labels";
import { goalOf } from "../../board/ways";
import { say, sayList } from "../../lib/text.svelte";
import type { AnyAction, Cell, Face, Spell, View, PawnWay } from "../../wire/team";
import { type LaidMaze, type Wish, pairOf } from "./maze";
import type { Tool, Turn } from "./turn.svelte";

interface Seen {
  readonly view: View;
  readonly laid: LaidMaze;
  readonly ahead: object | null;
  /** Whether a plan is drawn, and what would be within reach after it. */
  readonly dreams: boolean;
  readonly prospects: readonly Wish[];
  readonly ways: readonly PawnWay[] | null;
  readonly watched: number | null;
  readonly reaches: readonly { seat: number; places: number; wishes: readonly Wish[] }[];
}

interface Labelled {
  readonly view: View;
  readonly laid: LaidMaze;
  readonly tiles: readonly { openings: number }[];
  readonly paths: readonly Cell[][] | null;
  readonly wishes: readonly Wish[];
}

/** What lies on a tile, as sentences. */
export function bears(front: Face | null | undefined): string[] {
  if (!front) return [];
  const [, treasure, marking] = front[2];
  if (treasure) return [sentence(say("cell-bears", { treasure }))];
  return marking ? [say("cell-marked", { marking })] : [];
}

/** What is said of each cell. */
export function labelsOf({ view, laid, tiles, paths: ways, wishes }: Labelled, seat: number | null): string[] {
  const wanted = new Map<number, string[]>();
  for (const wish of wishes) {
    const number = numberOf(wish.cell);
    wanted.set(number, [...(wanted.get(number) ?? []), say("cell-wanted", { seat: wish.seat })]);
  }
  const borne = (number: number) => {
    const front = laid.maze[number];
    return front ? [...bears(front), ...(wanted.get(number) ?? [])] : [say("cell-rubble")];
  };
  return cellLabels({ homes: view.homes, pawns: laid.pawns, tiles, ways }, { ...seatWords(seat), borne });
}

/** The one line under the board: what would happen, or what can be done. */
export function lineOf(turn: Turn, seen: Seen, ask: string | null): string {
  const { considered, astray, tool, first, looked } = turn;
  if (astray) return say("tm-move-2", { cell: astray });
  if (seen.dreams && !turn.hinted) return planSentence(seen);
  if (turn.cast && considered) return [castSentence(considered, seen.view), ...reachedAfter(seen)].join(" ");
  const goal = goalOf(considered);
  if (goal) return walkSentence(goal, seen);
  if (tool) return toolSentence(tool, first);
  if (looked && turn.walks && turn.moveTo(looked)) return walkSentence(looked, seen);
  return turn.offers.length > 0 && ask ? say(`ask-${ask}`, { seat: seen.view.active }) : "";
}

/** What a spell wants that was taken up. */
function toolSentence(tool: Tool, first: Cell | null): string {
  switch (tool) {
    case "push":
      return say("slide-hint");
    case "rotate":
      return say("choose-rotate");
    case "switch":
      return say(first ? "choose-beside" : "choose-switch");
  }
}

function castSentence(action: AnyAction, view: View): string {
  switch (action.do) {
    case "insert":
      return say(`moves-${action.arrow}`);
    case "rotate":
      return say("preview-rotate", { cell: action.cell });
    case "switch": {
      const [cell, beside] = pairOf(action);
      return say("preview-switch", { cell, beside });
    }
    default:
      return say("preview-flip", { cell: view.pawns[view.active] });
  }
}

/** What could be walked to after a spell. */
function reachedAfter(seen: Seen): string[] {
  if (seen.dreams) return [planSentence(seen)];
  return seen.ahead ? reachSentences(seen) : [];
}

/** How far the seat gets whose ways are lit, and what everybody could then walk to. */
function reachSentences({ reaches, watched }: Seen): string[] {
  const own = reaches.find(({ seat }) => seat === watched);
  const gains = reaches
    .flatMap(({ wishes }) => wishes)
    .map(({ seat, treasure }) => say("reach-item", { seat, treasure }));
  const said = gains.length ? [say("reach-finds", { list: sayList(gains) })] : [];
  return own ? [...said, say("reach-places", { seat: own.seat, places: own.places })] : said;
}

/** What everybody could walk to after a plan. */
function planSentence({ prospects }: Seen): string {
  const list = prospects.map(({ seat, treasure }) => say("reach-item", { seat, treasure }));
  return list.length ? say("plan-finds", { list: sayList(list) }) : say("plan-none");
}

function walkSentence(cell: Cell, { ways, laid }: Seen): string {
  const way = ways?.find(({ path }) => same(path.at(-1) ?? [-1, -1], cell));
  if (!way) return "";
  const steps = way.path.length - 1;
  const front = laid.maze[numberOf(cell)];
  const said = [say(steps === 0 ? "walk-stay" : "walk-way", { steps, cell })];
  if (!front) said.push(say("walk-rubble"));
  else if (front[2][1]) said.push(say("walk-treasure", { treasure: front[2][1] }));
  const at = way.leap === null ? undefined : way.path[way.leap];
  if (way.spell && at) said.push(say("walk-spends", { spell: way.spell, cell: at }));
  return said.join(" ");
}

/** What a spell does, and whether it is still there. */
export function spellHelp(view: View, spell: Spell): string {
  const does = sentence(say(`spell-${spell}.help`));
  return view.spent.includes(spell) ? `${say("spell-spent")} ${does}` : does;
}

/** What a page does. */
export function pageSentence(page: number | null): string {
  return page === null ? say("book-unread") : say(`page-${page}`);
}
