// What the screen of chronicles says about a position: whole sentences, one after the other.
import { type Cell, cellOf, numberOf, same } from "../../board/geometry";
import { cellLabels, sentence } from "../../board/labels";
import { goalOf } from "../../board/ways";
import { knows, say, sayList, tell } from "../../lib/text.svelte";
import type { AnyAction, Outlook, View } from "../../wire/chronicles";
import { COLOURS, HEROES, type LaidMaze } from "./maze";
import { isPush } from "../../board/turn.svelte";
import type { Turn } from "./turn.svelte";

/** The name of a card, an Item, a Quest; its id where nobody has a word for it. */
export function nameOf(kind: string, id: string): string {
  return knows(`${kind}-${id}`) ? sentence(say(`${kind}-${id}`)) : id;
}

/** What a card says. */
export function textOf(kind: string, id: string): string {
  return knows(`${kind}-${id}.text`) ? say(`${kind}-${id}.text`) : "";
}

/** What lies and stands on a cell, as sentences. */
export function borne(laid: LaidMaze, cell: Cell): string[] {
  const said: string[] = [];
  laid.portals.forEach((portal, place) => {
    if (portal && same(portal[0], cell))
      said.push(say("screen-cell-portal", { colour: COLOURS[place], item: portal[1] }));
  });
  for (const [item, at] of laid.echoes) if (same(at, cell)) said.push(say("screen-cell-echo", { item }));
  for (const [token, at] of laid.tokens) if (same(at, cell)) said.push(say(`screen-cell-${token}`));
  const there = (cells: readonly Cell[]) => cells.filter((one) => same(one, cell)).length;
  const [looters, wardens] = [there(laid.looters), there(laid.wardens)];
  if (looters) said.push(say("screen-cell-looters", { count: looters }));
  if (wardens) said.push(say("screen-cell-wardens", { count: wardens }));
  if (laid.dragon && same(laid.dragon, cell)) said.push(say("screen-cell-dragon"));
  return said;
}

/** What is said of each cell. */
export function labelsOf(
  view: View,
  laid: LaidMaze,
  tiles: readonly { openings: number }[],
  ways: readonly Cell[][] | null,
): string[] {
  return cellLabels(
    { homes: view.starts, pawns: laid.pawns, tiles, ways },
    {
      home: (place) => say("screen-cell-start", { hero: HEROES[place] }),
      pawn: (piece) => say("screen-cell-hero", { hero: view.pieces[piece]?.hero }),
      borne: (number) => borne(laid, cellOf(number)),
    },
  );
}

interface Seen {
  readonly view: View;
  readonly laid: LaidMaze;
  readonly ahead: Outlook | null;
  readonly paths: readonly Cell[][] | null;
  readonly mover: number;
  readonly dreams: boolean;
}

/** The one line under the board: what would happen, or what can be done. */
export function lineOf(turn: Turn, seen: Seen, ask: string | null, seat: number | null): string {
  const { considered, astray, looked } = turn;
  if (astray) return say("screen-no-way", { cell: astray });
  if (seen.dreams && !turn.hinted) return reachSentence(seen);
  if (considered) return consideredSentence(considered, turn, seen);
  if (turn.pausing) return say("screen-pause-how");
  if (looked && turn.moveTo(looked)) return walkSentence(looked, seen);
  return turn.offers.length > 0 && ask ? say(`ask-${ask}`, { seat }) : "";
}

function consideredSentence(action: AnyAction, turn: Turn, seen: Seen): string {
  if (isPush(action)) return [say(`moves-${action.arrow}`), ...(seen.ahead ? [reachSentence(seen)] : [])].join(" ");
  const goal = goalOf(action);
  if (goal) return [walkSentence(goal, seen), ...gained(seen)].join(" ");
  if (action.do === "use") return [`${nameOf("card", action.card)}.`, textOf("card", action.card)].join(" ");
  if (action.do === "choose-turn")
    return [say("screen-turns", { cell: turn.turning ?? [0, 0] }), ...(seen.ahead ? [reachSentence(seen)] : [])].join(
      " ",
    );
  return tell(action);
}

/** What somebody could collect then. */
function reachSentence({ ahead, view, mover }: Seen): string {
  const hero = view.pieces[mover]?.hero;
  const finds = (ahead?.finds ?? []).flatMap((items, piece) =>
    items.map((item) => say("screen-reach-item", { hero: view.pieces[piece]?.hero, item })),
  );
  const places = Math.max(0, (ahead?.ways[mover]?.length ?? 1) - 1);
  const found = finds.length ? [say("screen-reach-finds", { list: sayList(finds) })] : [];
  return [...found, say("screen-reach-places", { hero, places })].join(" ");
}

/** What a walk brings for sure. */
function gained({ ahead }: Seen): string[] {
  return ahead?.collected.length
    ? [say("screen-collects", { list: sayList(ahead.collected.map((item) => nameOf("item", item))) })]
    : [];
}

function walkSentence(cell: Cell, { paths, laid }: Seen): string {
  const way = paths?.find((path) => same(path.at(-1) ?? [-1, -1], cell));
  if (!way) return "";
  const steps = way.length - 1;
  return [say(steps === 0 ? "walk-stay" : "walk-way", { steps, cell }), ...borne(laid, cell)].join(" ");
}

/** The cells with something worth walking to. */
export function worthOf(laid: LaidMaze, cell: Cell): string | null {
  const number = numberOf(cell);
  const portal = laid.portals.find((one) => one && numberOf(one[0]) === number);
  return portal ? portal[1] : null;
}
